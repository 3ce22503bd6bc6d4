"""`edenia check`: try commands on a position."""

import click

from edenia_tui.commands.failing import fail
from edenia_tui.commands.inputs import read_position
from rules.edenia.game import EDENIA
from rules.edenia.notation.names import seat_name
from rules.edenia.state import State
from rules.kernel.refused import Ambiguous, NotACommand, Refused

REFUSED = 1
"""The exit code for a command that is not legal."""


@click.command("check")
@click.argument("file")
@click.argument("commands", nargs=-1, required=True)
def command(file: str, commands: tuple[str, ...]) -> None:
    """Play COMMANDS in order on the position in FILE ("-": standard input).

    Chance is given by hand: draw TILE, roll PATH, reveal ARTEFACT, first COLOUR.

    \b
    Examples:
      edenia check table.txt "go 1 east nebula" "draw +o/" stop
      edenia check table.txt "jump 2 d4"

    Exit codes: 0 all legal, and the new position is printed; 1 refused, with
    the rule that forbids it; 2 the file or a command cannot be read.
    """
    state = read_position(file)
    for typed in commands:
        state = _play(state, typed)
    click.echo(EDENIA.write_position(state), nl=False)


def _play(state: State, typed: str) -> State:
    try:
        return EDENIA.apply(state, EDENIA.read_action(state, typed)).state
    except NotACommand as error:
        fail(f"{error.typed!r} is not a command; expected {error.expected}")
    except Ambiguous as error:
        fail(f"{error.typed!r} could mean: {', '.join(error.candidates)}")
    except Refused as error:
        click.echo(_explain(state, typed, error), err=True)
        raise SystemExit(REFUSED) from None


def _explain(state: State, typed: str, refused: Refused) -> str:
    """Tell whose command it was, the reason, the facts and the rule."""
    facts = ", ".join(f"{name} {value}" for name, value in refused.facts.items())
    rule = EDENIA.rulebook.rule(refused.rule, "en")
    reason = refused.reason.replace("-", " ")
    because = f"{reason} ({facts})" if facts else reason
    text = rule.text(state.rules.edition.value)
    who = seat_name(state.active)
    return f"{typed!r} is refused to {who}: {because}\n{rule.id} {rule.title}: {text}"
