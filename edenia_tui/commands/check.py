"""`edenia check`: try commands on a position."""

from typing import TYPE_CHECKING

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
from edenia_tui.commands.choosing import file_game_option
from edenia_tui.commands.completing import complete_commands, complete_files
from edenia_tui.commands.failing import UNREADABLE
from edenia_tui.commands.inputs import Table, read_table
from edenia_tui.games.entry import Entry

if TYPE_CHECKING:
    from edenia_tui.language.listener import Listener
    from edenia_tui.lookup.inquiry import Inquiry
    from edenia_tui.lookup.trial import Failure, Trial, Tried


@click.command("check")
@click.argument("file", shell_complete=complete_files)
@click.argument("commands", nargs=-1, shell_complete=complete_commands)
@click.option("--roll", "rolls", multiple=True, metavar="PATH", help="What the die shows next.")
@click.option("--draw", "draws", multiple=True, metavar="TILE", help="The tile drawn next.")
@file_game_option
@json_option
@lang_option
def command(
    file: str,
    commands: tuple[str, ...],
    rolls: tuple[str, ...],
    draws: tuple[str, ...],
    entry: Entry | None,
    lang: str | None,
    *,
    as_json: bool,
) -> None:
    """Play COMMANDS in order on the position in FILE ("-": standard input).

    What happened is told on standard error and the new position is printed on
    standard output, so that it can be kept or handed on. Without COMMANDS it tells
    what could be done; a question in words of your own gets its rule, and what is
    near and legal in this position.

    Chance is given by hand: as commands (draw TILE, roll PATH, reveal ARTEFACT,
    first SEAT; in exo lay PLANET), or with --roll and --draw, which may be
    repeated and are used in order wherever die or deck decide.

    \b
    Examples:
      edenia check table.txt "go 1 east nebula" --draw '+o/' stop
      edenia check table.txt "go 2 in" "hole south" --roll meteorite > new.txt
      edenia check table.txt "jump 2 d4" --json
      edenia check table.txt
      edenia check table.txt "may I leap over green?"

    Exit codes: 0 all legal, or answered; 1 refused, with the rule that forbids it, the fact
    that failed and the nearest legal commands; 2 the file or a command cannot
    be read, with its place. --json is explained in docs/check_json.md.
    """
    table = read_table(file, entry, lang)
    if not (commands or rolls or draws):
        _tell_options(table, lang, as_json=as_json)
        return
    from edenia_tui.lookup.trial import try_commands

    listener = listener_of(table, lang)
    trial = try_commands(
        table.entry.game,
        table.state,
        commands,
        {"roll": rolls, "draw": draws},
        lambda line: table.entry.words.canonical(listener, line),
    )
    bench = _Bench(table.entry, listener)
    if as_json:
        say_json(bench.report(trial))
    else:
        bench.tell(trial)
    if trial.failure is not None:
        raise SystemExit(bench.exit_code(trial, trial.failure))


def _tell_options(table: Table, lang: str | None, *, as_json: bool) -> None:
    """Tell what could be done, where no command says what is to be tried."""
    from edenia_tui.lookup.options import tell_options
    from edenia_tui.lookup.trial import Trial

    listener = listener_of(table, lang, table.active)
    if as_json:
        game = table.entry.game
        report = _Bench(table.entry, listener).report(Trial(table.state, (), None, ()))
        legal = [game.write_action(action) for action in game.legal(table.state)]
        say_json(report | {"commands": legal})
    else:
        say(tell_options(table.entry, listener, table.state))


def _is_asked(failure: "Failure") -> bool:
    """Tell whether what could not be done was a question, not a command."""
    from edenia_tui.lookup.question import is_question
    from rules.kernel.refused import NotACommand

    is_command = bool(failure.typed.option) or not isinstance(failure.error, NotACommand)
    return not is_command and is_question(failure.typed.text)


class _Bench:
    """Where commands of a game are tried, and somebody who is told about it."""

    def __init__(self, entry: Entry, listener: "Listener") -> None:
        self._entry = entry
        self._game = entry.game
        self._words = entry.words
        self._seats = entry.options.seats
        self._listener = listener

    def tell(self, trial: "Trial") -> None:
        """Tell the story on standard error, and print the position that was reached."""
        from edenia_tui.lookup.reports import Reporter

        for tried in trial.tried:
            say(self._told(tried), err=True)
        if trial.failure is not None:
            if _is_asked(trial.failure):
                say(self._inquiry(trial, trial.failure).told())
            else:
                say(self._told_failure(trial, trial.failure)[0], err=True)
            return
        reporter = Reporter(self._game, self._words, self._listener)
        if self._game.outcome(trial.state) is None and not self._turn_was_told(trial):
            question = self._words.question(self._listener, trial.state)
            say([question, *reporter.tell_next(trial.state)], err=True)
        say(reporter.tell_unused(trial.unused), err=True)
        click.echo(self._game.write_position(trial.state), nl=False)

    def exit_code(self, trial: "Trial", failure: "Failure") -> int:
        """A question that is answered is none of the failures."""
        from rules.kernel.refused import Refused

        if _is_asked(failure):
            return 0 if self._inquiry(trial, failure).is_answered else REFUSED
        return REFUSED if isinstance(failure.error, Refused) else UNREADABLE

    def report(self, trial: "Trial") -> dict[str, object]:
        """Give everything as JSON: what was done, what failed, and the position reached."""
        from edenia_tui.language.event_facts import outcome_facts
        from rules.kernel.refused import Refused

        state, failure = trial.state, trial.failure
        status, asked = "legal", {}
        if failure is not None and _is_asked(failure):
            status, asked = "asked", {"answer": self._inquiry(trial, failure).report()}
            failure = None
        elif failure is not None:
            status = "refused" if isinstance(failure.error, Refused) else "unreadable"
        outcome = self._game.outcome(state)
        return asked | {
            "format": 1,
            "status": status,
            "steps": [self._step(tried) for tried in trial.tried],
            "failure": None if failure is None else self._failure(trial, failure),
            "unused": [f"{typed.option} {typed.value}" for typed in trial.unused],
            "turn": self._seats[self._game.active(state)],
            "question": self._words.ask(state),
            "winners": [] if outcome is None else [self._seats[seat] for seat in outcome.winners],
            "outcome": None if outcome is None else outcome_facts(outcome, self._seats),
            "position": self._game.write_position(state),
        }

    def _turn_was_told(self, trial: "Trial") -> bool:
        """Tell whether the story ends with a new turn, which is all that is asked then."""
        last = trial.tried[-1].events[-1:] if trial.tried else ()
        return any(map(self._words.begins_turn, last))

    def _told(self, tried: "Tried") -> list[str]:
        """Tell what a command led to, to the one whose turn it was, with every fact."""
        from edenia_tui.language.listener import Level
        from edenia_tui.language.wrapping import wrapped

        hearer = replace(self._listener, seat=self._game.active(tried.before), level=Level.FULL)
        lines = self._words.tell(hearer, tried.before, tried.after, tried.events)
        lines += self._words.doubts(hearer, tried.before, tried.events)
        return [part for line in lines for part in wrapped(line)]

    def _told_failure(self, trial: "Trial", failure: "Failure") -> tuple[list[str], list[str]]:
        """Tell why a command failed, and give what is legal instead."""
        from edenia_tui.lookup.reports import Reporter, nearest

        hearer = replace(self._listener, seat=self._game.active(trial.state))
        near = nearest(self._game, trial.state, failure.line)
        return Reporter(self._game, self._words, hearer).tell_failure(failure, near), near

    def _inquiry(self, trial: "Trial", failure: "Failure") -> "Inquiry":
        from edenia_tui.lookup.inquiry import Inquiry

        hearer = replace(self._listener, seat=self._game.active(trial.state))
        return Inquiry(self._entry, hearer, trial.state, failure.typed.text)

    def _step(self, tried: "Tried") -> dict[str, object]:
        from rules.kernel.seat import CHANCE

        by_chance = tried.actor is CHANCE
        return {
            "command": self._game.write_action(tried.action),
            "by": "chance" if by_chance else self._seats[self._game.active(tried.before)],
            "told": self._told(tried),
            "doubts": self._words.doubts(self._listener, tried.before, tried.events),
            **self._words.facts(tried.after, tried.events),
        }

    def _failure(self, trial: "Trial", failure: "Failure") -> dict[str, object]:
        from rules.kernel.refused import Ambiguous, Refused

        told, near = self._told_failure(trial, failure)
        error = failure.error
        report: dict[str, object] = {
            "option": failure.typed.option or None,
            "number": failure.typed.number,
            "typed": failure.typed.value,
            "told": told,
            "nearest": near,
        }
        if isinstance(error, Refused):
            rule = self._game.rulebook.rule(error.rule, self._listener.speech.language)
            refusal = {"rule": error.rule, "title": rule.title, "reason": error.reason}
            source = {"source": rule.origin.value, "why": rule.reason or None}
            return report | refusal | source | {"facts": error.facts}
        candidates = list(error.candidates) if isinstance(error, Ambiguous) else []
        return report | {"column": failure.column, "candidates": candidates}
