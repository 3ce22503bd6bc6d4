"""What people wish for before a game, as they typed and picked it."""

from dataclasses import dataclass, field
from typing import NamedTuple

from edenia_tui.table.seating import HUMAN, Sitter, clean_name
from edenia_tui.words.folding import folded
from rules.bots.herd import BOTS
from rules.edenia.opening import MAX_PLAYERS, MIN_PLAYERS, Options
from rules.edenia.state import Edition, Rules

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

    options: Options
    sitters: tuple[Sitter, ...]
    seed: int | None


@dataclass
class Wishes:
    """Begins with one person against one bot."""

    players: int = MIN_PLAYERS
    seats: list[Seated] = field(
        default_factory=lambda: [Seated(player=HUMAN), *(Seated() for _ in range(1, MAX_PLAYERS))]
    )
    edition: Edition = Edition.FR
    law42: bool = True
    lambs: bool = False
    seed: str = ""

    def plan(self) -> Plan:
        """Grant the wishes.

        Raises:
            WrongWish: for the first that cannot be granted.
        """
        rules = Rules(self.edition, law42=self.law42 or self.lambs, lambs=self.lambs)
        return Plan(Options(self.players, rules=rules), self._sitters(), self._seed())

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
