"""What bots agree on before they play: who they are, and by which rules."""

from collections.abc import Mapping
from typing import NamedTuple

from edenia_tui.commands.choosing import make_options
from edenia_tui.commands.failing import fail
from edenia_tui.commands.wishing import Given, wishes_of
from edenia_tui.games.entry import Entry
from rules.bots.herd import read_bot
from rules.kernel.opaque import AnyOptions


class Agreed(NamedTuple):
    """The options of a game, and what tells them from others."""

    options: AnyOptions
    settings: dict[str, object]


def agree(entry: Entry, players: int, wished: Mapping[str, Given]) -> Agreed:
    """Make the options."""
    options = make_options(entry, players, wishes_of(entry, wished))
    return Agreed(options, entry.agreement.settings(options))


def read_bots(entry: Entry, names: str) -> tuple[str, ...]:
    """Understand `ram:200,ewe`, or leave with a line."""
    bots = tuple(map(_full, names.split(",")))
    number = entry.agreement.players
    if len(bots) not in number:
        fail(f"--bots: {entry.title} is for {number[0]} to {number[-1]} players, not {len(bots)}")
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
    return f"{name}:{budget.seconds:g}s"
