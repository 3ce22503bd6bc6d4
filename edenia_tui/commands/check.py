"""`edenia check`: try commands on a position."""

from typing import TYPE_CHECKING, Any

import click
from msgspec.structs import replace

from edenia_tui.commands.answering import (
    REFUSED,
    json_option,
    lang_option,
    listener_of,
    say,
    say_json,
)
from edenia_tui.commands.completing import complete_commands, complete_files
from edenia_tui.commands.failing import UNREADABLE
from edenia_tui.commands.inputs import read_table

if TYPE_CHECKING:
    from edenia_tui.trial import Failure, Trial, Tried
    from edenia_tui.words.listener import Listener


@click.command("check")
@click.argument("file", shell_complete=complete_files)
@click.argument("commands", nargs=-1, shell_complete=complete_commands)
@click.option("--roll", "rolls", multiple=True, metavar="PATH", help="What the die shows next.")
@click.option("--draw", "draws", multiple=True, metavar="TILE", help="The tile drawn next.")
@json_option
@lang_option
def command(
    file: str,
    commands: tuple[str, ...],
    rolls: tuple[str, ...],
    draws: tuple[str, ...],
    lang: str | None,
    *,
    as_json: bool,
) -> None:
    """Play COMMANDS in order on the position in FILE ("-": standard input).

    What happened is told on standard error and the new position is printed on
    standard output, so that it can be kept or handed on.

    Chance is given by hand: as commands (draw TILE, roll PATH, reveal ARTEFACT,
    first COLOUR), or with --roll and --draw, which may be repeated and are used
    in order wherever die or deck decide.

    \b
    Examples:
      edenia check table.txt "go 1 east nebula" --draw '+o/' stop
      edenia check table.txt "go 2 in" "hole south" --roll meteorite > new.txt
      edenia check table.txt "jump 2 d4" --json

    Exit codes: 0 all legal; 1 refused, with the rule that forbids it, the fact
    that failed and the nearest legal commands; 2 the file or a command cannot
    be read, with its place. --json is explained in docs/check_json.md.
    """
    if not (commands or rolls or draws):
        raise click.UsageError("Missing argument 'COMMANDS...'.")
    from edenia_tui.trial import try_commands
    from edenia_tui.words.edenia.verbs import in_english

    table = read_table(file)
    listener = listener_of(table, lang)
    language = listener.speech.language
    trial = try_commands(
        table.state, commands, rolls, draws, lambda line: in_english(line, language)
    )
    if as_json:
        say_json(_report(listener, trial))
    else:
        _tell(listener, trial)
    if trial.failure is not None:
        raise SystemExit(_exit_code(trial.failure))


def _exit_code(failure: "Failure") -> int:
    from rules.kernel.refused import Refused

    return REFUSED if isinstance(failure.error, Refused) else UNREADABLE


def _tell(listener: "Listener", trial: "Trial") -> None:
    from edenia_tui.words.edenia.actions import question
    from edenia_tui.words.edenia.reports import tell_next, tell_unused
    from rules.edenia.notation.writing import write_position

    for tried in trial.tried:
        say(_told(listener, tried), err=True)
    if trial.failure is not None:
        say(_told_failure(listener, trial, trial.failure)[0], err=True)
        return
    if trial.state.outcome is None and not _turn_was_told(trial):
        say([question(listener, trial.state), *tell_next(listener, trial.state)], err=True)
    say(tell_unused(listener, trial.unused), err=True)
    click.echo(write_position(trial.state), nl=False)


def _turn_was_told(trial: "Trial") -> bool:
    """Tell whether the story ends with a new turn, which is all that is asked then."""
    from rules.edenia.events import TurnBegan

    return bool(trial.tried) and isinstance(trial.tried[-1].events[-1], TurnBegan)


def _told(listener: "Listener", tried: "Tried") -> list[str]:
    """Tell what a command led to, to the one whose turn it was, with the rules that stop a sheep."""
    from edenia_tui.words.edenia.events import tell_events
    from edenia_tui.words.listener import Level
    from edenia_tui.words.wrapping import wrapped

    hearer = replace(listener, seat=tried.before.active, level=Level.FULL)
    lines = tell_events(hearer, tried.before, tried.after, tried.events)
    return [part for line in lines for part in wrapped(line)]


def _told_failure(
    listener: "Listener", trial: "Trial", failure: "Failure"
) -> tuple[list[str], list[str]]:
    """Tell why a command failed, and give what is legal instead."""
    from edenia_tui.words.edenia.nearest import nearest
    from edenia_tui.words.edenia.reports import tell_failure

    hearer = replace(listener, seat=trial.state.active)
    near = nearest(trial.state, failure.line)
    return tell_failure(hearer, failure, near), near


def _report(listener: "Listener", trial: "Trial") -> dict[str, Any]:
    """Give everything as JSON: what was done, what failed, and the position reached."""
    from rules.edenia.notation.names import seat_name
    from rules.edenia.notation.writing import write_position
    from rules.kernel.refused import Refused

    state, failure = trial.state, trial.failure
    status = "legal"
    if failure is not None:
        status = "refused" if isinstance(failure.error, Refused) else "unreadable"
    return {
        "format": 1,
        "status": status,
        "steps": [_step(listener, tried) for tried in trial.tried],
        "failure": None if failure is None else _failure(listener, trial, failure),
        "unused": [f"{typed.option} {typed.value}" for typed in trial.unused],
        "turn": seat_name(state.active),
        "question": state.turn.ask.value,
        "winners": [] if state.outcome is None else list(map(seat_name, state.outcome.winners)),
        "position": write_position(state),
    }


def _step(listener: "Listener", tried: "Tried") -> dict[str, Any]:
    from rules.edenia.events import Stopped
    from rules.edenia.notation.actions import write_action
    from rules.edenia.notation.names import place_name, seat_name, sheep_name
    from rules.edenia.state import CHANCE_ASKS

    by_chance = tried.before.turn.ask in CHANCE_ASKS
    return {
        "command": write_action(tried.action),
        "by": "chance" if by_chance else seat_name(tried.before.active),
        "told": _told(listener, tried),
        "stops": [
            {
                "sheep": sheep_name(event.sheep),
                "place": place_name(event.spot, tried.after.tiles),
                "rule": event.rule,
            }
            for event in tried.events
            if isinstance(event, Stopped)
        ],
    }


def _failure(listener: "Listener", trial: "Trial", failure: "Failure") -> dict[str, Any]:
    from rules.kernel.refused import Ambiguous, Refused

    told, near = _told_failure(listener, trial, failure)
    error = failure.error
    report: dict[str, Any] = {
        "option": failure.typed.option or None,
        "number": failure.typed.number,
        "typed": failure.typed.value,
        "told": told,
        "nearest": near,
    }
    if isinstance(error, Refused):
        from rules.edenia.rulebook import rulebook

        rule = rulebook().rule(error.rule, listener.speech.language)
        refusal = {"rule": error.rule, "title": rule.title, "reason": error.reason}
        return report | refusal | {"facts": error.facts}
    candidates = list(error.candidates) if isinstance(error, Ambiguous) else []
    return report | {"column": failure.column, "candidates": candidates}
