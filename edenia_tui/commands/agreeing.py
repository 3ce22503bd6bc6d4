"""What bots agree on before they play: who they are, and by which rules."""

from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final, NamedTuple, TypeVar

import click
import msgspec

from edenia_tui.commands.completing import complete_files
from edenia_tui.commands.failing import fail
from edenia_tui.commands.inputs import read_box
from rules.bots.herd import read_bot
from rules.edenia.content import standard_box
from rules.edenia.opening import MAX_PLAYERS, MIN_PLAYERS, Options
from rules.edenia.state import Edition, Rules

F = TypeVar("F", bound=Callable[..., Any])

ROUND_LIMIT: Final = "END-3"
"""The rule that ends games that go on too long."""
_VARIANTS: Final = ("standard", "little-lambs")


class Agreed(NamedTuple):
    """The options of a game, and what tells them from others."""

    options: Options
    settings: dict[str, Any]


def rules_options(command: F) -> F:
    """Add the options that `agree` takes."""
    for option in (
        click.option(
            "--content",
            metavar="FILE",
            shell_complete=complete_files,
            help="Another box: tiles, rim and tokens as data.",
        ),
        click.option("--no-42", "no_42", is_flag=True, help="Exactly 42 points do not win."),
        click.option(
            "--variant", type=click.Choice(_VARIANTS), default="standard", show_default=True
        ),
        click.option(
            "--edition",
            type=click.Choice([edition.value for edition in Edition]),
            default="fr",
            show_default=True,
        ),
    ):
        command = option(command)
    return command


def agree(players: int, *, edition: str, variant: str, no_42: bool, content: str | None) -> Agreed:
    """Make the options; a box is told apart by what is in it, not by the name of its file."""
    rules = Rules(Edition(edition), law42=not no_42, lambs=variant == _VARIANTS[1])
    box = read_box(content) if content else None
    pieces = sha256(msgspec.json.encode(box or standard_box())).hexdigest()[:12]
    settings = {"edition": edition, "variant": variant, "law42": not no_42, "box": pieces}
    return Agreed(Options(players, rules=rules, box=box), settings)


def read_bots(names: str) -> tuple[str, ...]:
    """Understand `ram:200,ewe`, or leave with a line."""
    bots = tuple(map(_full, names.split(",")))
    if not MIN_PLAYERS <= len(bots) <= MAX_PLAYERS:
        fail(f"--bots: Edenia is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {len(bots)}")
    return bots


def _full(spec: str) -> str:
    """Name a bot with its budget, also where it is the usual one, which may be another some day."""
    try:
        name, budget = read_bot(spec.strip())
    except ValueError as error:
        fail(f"--bots: {error}")
    if budget is None:
        return name
    if budget.seconds is None:
        return f"{name}:{budget.iterations}"
    return f"{name}:{budget.seconds:g}s" if budget.iterations is None else name
