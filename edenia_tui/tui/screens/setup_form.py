"""The form for a new game, as people filled it in: who sits where, by which rules."""

from dataclasses import dataclass, field
from typing import NamedTuple

from edenia_tui.conversation.wanted import Wanted
from edenia_tui.games.agreement import Choice
from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES, USUAL
from edenia_tui.games.wish import CONTENT
from edenia_tui.language.folding import folded
from edenia_tui.table.seating import HUMAN, Sitter, clean_name
from rules.bots.herd import BOTS
from rules.kernel.opaque import AnyOptions

SEED_DIGITS = 18
"""No seed is longer than what every reader of a record takes for a number."""


class WrongField(Exception):
    """A field that cannot stay as it is: the message that says so, and which it is."""

    def __init__(self, message: str, about: str, **facts: str | int) -> None:
        """Keep the message with its facts; `about` is the id of the field."""
        super().__init__(message)
        self.message = message
        self.about = about
        self.facts = facts


@dataclass
class Seated:
    """A seat as it was filled in."""

    name: str = ""
    player: str = next(iter(BOTS))


class Plan(NamedTuple):
    """What a library needs to begin a game."""

    options: AnyOptions
    sitters: tuple[Sitter, ...]
    seed: int | None


def _seats() -> list[Seated]:
    """Give a person and bots on all seats that any game has."""
    most = max(entry.agreement.players[-1] for entry in GAMES.values())
    return [Seated(player=HUMAN), *(Seated() for _ in range(1, most))]


@dataclass
class SetupForm:
    """Begins with one person against one bot, in the usual game."""

    entry: Entry = GAMES[USUAL]
    players: int = 2
    seats: list[Seated] = field(default_factory=_seats)
    chosen: dict[str, str] = field(default_factory=dict)
    """The rules that were picked, by the names of their wishes."""
    seed: str = ""

    def plan(self) -> Plan:
        """Make a plan of the form.

        Raises:
            WrongField: for the first field that cannot stay.
        """
        sitters, seed = self._sitters(), self._seed()
        return Plan(self.entry.agreement.options(self.players, self.rules()), sitters, seed)

    def choose(self, entry: Entry) -> None:
        """Wish for another game, with as many players as it can have."""
        fewest, *_, most = entry.agreement.players
        if entry is not self.entry:
            self.chosen.pop(CONTENT, None)
        self.entry = entry
        self.players = max(fewest, min(self.players, most))

    @property
    def has_own_content(self) -> bool:
        """Whether other pieces than ours are played with."""
        return CONTENT in self.chosen

    def value_of(self, choice: Choice) -> str:
        """Tell what is picked, or what is usual."""
        return self.chosen.get(choice.wish, choice.usual)

    def is_moot(self, choice: Choice) -> bool:
        """Tell whether another wish, or the number of players, leaves nothing to choose."""
        if choice.only_alone and self.players > 1:
            return True
        wish, value = choice.moot_with
        return bool(wish) and self.chosen.get(wish) == value

    def rules(self) -> dict[str, str]:
        """Name what was picked, as far as the game has it and it makes a difference."""
        rules = {
            choice.wish: self.value_of(choice)
            for choice in self.entry.agreement.choices
            if not self.is_moot(choice)
        }
        rules[CONTENT] = self.chosen.get(CONTENT, "")
        return {wish: value for wish, value in rules.items() if value}

    def _sitters(self) -> tuple[Sitter, ...]:
        sitters: list[Sitter] = []
        for number, seated in enumerate(self.seats[: self.players]):
            name = clean_name(seated.name, "")
            if seated.name.strip() and not name:
                raise WrongField("setup-wrong-name", f"name-{number}")
            if name and folded(name) in (folded(sitter.name) for sitter in sitters):
                raise WrongField("setup-wrong-twins", f"name-{number}", name=name)
            sitters.append(Sitter(name, seated.player))
        if not any(sitter.is_human for sitter in sitters):
            raise WrongField("setup-wrong-nobody", "player-0")
        return tuple(sitters)

    def _seed(self) -> int | None:
        typed = self.seed.strip()
        if not typed:
            return None
        if not (typed.isascii() and typed.isdigit() and len(typed) <= SEED_DIGITS):
            raise WrongField("setup-wrong-seed", "seed", most=SEED_DIGITS)
        return int(typed)


def form_of(wanted: Wanted) -> SetupForm:
    """Begin with a game that was asked for, and with what was wished of it."""
    form = SetupForm()
    form.choose(wanted.entry)
    form.chosen.update(wanted.wishes)
    return form
