"""What a table is to be: which game, by which rules, for whom; agreed before anybody sits down."""

from collections.abc import Mapping
from enum import Enum
from typing import Final

import msgspec

from edenia_tui.games.entry import Entry
from edenia_tui.games.wish import CONTENT
from edenia_tui.table.seating import HUMAN
from rules.bots.herd import BOTS
from rules.kernel.opaque import AnyOptions
from rules.kernel.refused import Unreadable
from rules.kernel.seat import Seat
from rules.kernel.value import Value

FORMAT: Final = 1
"""How tables are kept by this version; one that cannot be played by it has a higher number."""
Games = Mapping[str, Entry]
"""The games that a hub knows, by name."""


class PlanFault(Enum):
    """What is wrong with a plan; the values are words of messages."""

    GAME = "game"
    """There is no such game."""
    PLAYERS = "players"
    """So many cannot play it."""
    BOT = "bot"
    """There is no such bot."""
    NOBODY = "nobody"
    """There is no seat for a person."""
    WISH = "wish"
    """The game has no such option."""
    CONTENT = "content"
    """Somebody's own pieces are for private games that are not rated."""
    RATED = "rated"
    """Rated games are for accounts alone, without bots and hints."""


class BadPlan(Exception):
    """No table can be opened by this plan."""

    def __init__(self, fault: PlanFault) -> None:
        """Keep what is wrong."""
        super().__init__(fault.value)
        self.fault = fault


class Plan(Value, frozen=True):
    """A table as it was agreed on; it never changes."""

    game: str
    owner: str
    """The account that opened it."""
    players: tuple[str, ...]
    """For each seat the word for a person, or the name of a bot."""
    wishes: tuple[tuple[str, str], ...] = ()
    """What is otherwise than usual in this game."""
    title: str = ""
    is_public: bool = True
    """Whether it stands in the lobby; else only its code leads there."""
    is_rated: bool = False
    has_hints: bool = True
    """Whether hints and what-ifs are allowed."""
    lets_watch: bool = True
    """Whether spectators are welcome."""
    format: int = FORMAT
    """Which version it takes to play here, at least."""

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats for people."""
        return tuple(Seat(n) for n, player in enumerate(self.players) if player == HUMAN)


def check_plan(plan: Plan, games: Games, *, by_guest: bool) -> AnyOptions:
    """Make sure that a table can be opened; the options of its game.

    Raises:
        BadPlan: it cannot.
    """
    if plan.game not in games:
        raise BadPlan(PlanFault.GAME)
    agreement = games[plan.game].agreement
    if len(plan.players) not in agreement.players:
        raise BadPlan(PlanFault.PLAYERS)
    if any(player not in (HUMAN, *BOTS) for player in plan.players):
        raise BadPlan(PlanFault.BOT)
    if not plan.people:
        raise BadPlan(PlanFault.NOBODY)
    wishes = dict(plan.wishes)
    if CONTENT in wishes and (plan.is_public or plan.is_rated):
        raise BadPlan(PlanFault.CONTENT)
    is_among_people = set(plan.players) == {HUMAN} and len(plan.players) > 1
    if plan.is_rated and (plan.has_hints or by_guest or not is_among_people):
        raise BadPlan(PlanFault.RATED)
    known = {wish.name for wish in games[plan.game].wishes} | {CONTENT}
    if not wishes.keys() <= known:
        raise BadPlan(PlanFault.WISH)
    return options_of(plan, games)


def options_of(plan: Plan, games: Games) -> AnyOptions:
    """Make the options of a game; BadPlan when its wishes make no sense."""
    try:
        return games[plan.game].agreement.options(len(plan.players), dict(plan.wishes))
    except (Unreadable, ValueError):
        raise BadPlan(PlanFault.WISH) from None


def is_playable(plan: Plan, games: Games) -> bool:
    """Tell whether this version can play at a table; a node of a later one may have opened it."""
    return plan.format <= FORMAT and plan.game in games


def write_plan(plan: Plan) -> str:
    """Give the text that is kept."""
    return msgspec.json.encode(plan).decode()


def read_plan(text: str) -> Plan:
    """Understand what was kept."""
    return msgspec.json.decode(text, type=Plan)
