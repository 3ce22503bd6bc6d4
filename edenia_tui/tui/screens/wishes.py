"""What people wish for before a game, as they typed and picked it."""

from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from edenia_tui.games import GAMES, USUAL, Entry
from edenia_tui.table.seating import HUMAN, Sitter, clean_name
from edenia_tui.words.folding import folded
from rules.bots.herd import BOTS

EDITIONS: Final = ("fr", "en")
_LITTLE_LAMBS: Final = "little-lambs"
SEED_DIGITS = 18
"""No seed is longer than what every reader of a record takes for a number."""


class WrongWish(Exception):
    """A wish that cannot be granted: the message that says so, and what it is about."""

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
    """What a shelf needs to begin a game."""

    options: Any
    sitters: tuple[Sitter, ...]
    seed: int | None


def _seats() -> list[Seated]:
    """Give a person and bots on all seats that any game has."""
    most = max(entry.agreement.players[-1] for entry in GAMES.values())
    return [Seated(player=HUMAN), *(Seated() for _ in range(1, most))]


@dataclass
class Wishes:
    """Begins with one person against one bot, in the usual game."""

    entry: Entry = GAMES[USUAL]
    players: int = 2
    seats: list[Seated] = field(default_factory=_seats)
    edition: str = EDITIONS[0]
    law42: bool = True
    lambs: bool = False
    seed: str = ""

    def plan(self) -> Plan:
        """Grant the wishes.

        Raises:
            WrongWish: for the first that cannot be granted.
        """
        sitters, seed = self._sitters(), self._seed()
        return Plan(self.entry.agreement.options(self.players, self._rules()), sitters, seed)

    def choose(self, entry: Entry) -> None:
        """Wish for another game, with as many players as it can have."""
        fewest, *_, most = entry.agreement.players
        self.entry = entry
        self.players = max(fewest, min(self.players, most))

    def has(self, wish: str) -> bool:
        """Tell whether the game leaves something to wish for."""
        return wish in self.entry.agreement.wishes

    def _rules(self) -> dict[str, str]:
        """Name what is to be otherwise than usual, as far as the game has it."""
        rules = {"edition": self.edition}
        if self.lambs:
            rules["variant"] = _LITTLE_LAMBS
        elif not self.law42:
            rules["no-42"] = "yes"
        return {wish: value for wish, value in rules.items() if self.has(wish)}

    def _sitters(self) -> tuple[Sitter, ...]:
        sitters: list[Sitter] = []
        for number, seated in enumerate(self.seats[: self.players]):
            name = clean_name(seated.name, "")
            if seated.name.strip() and not name:
                raise WrongWish("setup-wrong-name", f"name-{number}")
            if name and folded(name) in (folded(sitter.name) for sitter in sitters):
                raise WrongWish("setup-wrong-twins", f"name-{number}", name=name)
            sitters.append(Sitter(name, seated.player))
        if not any(sitter.is_human for sitter in sitters):
            raise WrongWish("setup-wrong-nobody", "player-0")
        return tuple(sitters)

    def _seed(self) -> int | None:
        typed = self.seed.strip()
        if not typed:
            return None
        if not (typed.isascii() and typed.isdigit() and len(typed) <= SEED_DIGITS):
            raise WrongWish("setup-wrong-seed", "seed", most=SEED_DIGITS)
        return int(typed)
