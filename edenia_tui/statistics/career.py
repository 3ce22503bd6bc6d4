"""What the kept games of one person add up to."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES, entry_named
from edenia_tui.statistics.shares import Spread, spread_of
from edenia_tui.storage.library import Library, Progress
from edenia_tui.storage.summary import Summary
from edenia_tui.table.seating import HUMAN, Sitter
from rules.bots.herd import BOTS
from rules.kernel.seat import Seat

LEVELS: Final = (*BOTS, "other", HUMAN)
"""Opponents from the weakest to the strongest; `other` is a bot that is not known here."""


class Wins(msgspec.Struct, frozen=True):
    """How many games of some kind were won."""

    kind: str | int
    games: int
    won: int


class Left(msgspec.Struct, frozen=True):
    """Games that are not counted, and why."""

    several_people: int = 0
    """It is not told which of the people is meant."""
    branches: int = 0
    """They came of another game, or from elsewhere."""
    unreadable: int = 0


class Career(msgspec.Struct, frozen=True):
    """Everything that is told about somebody's games."""

    finished: int
    unfinished: int
    won: int
    shared: int
    """How many of the victories were shared."""
    by_level: tuple[Wins, ...]
    """By the strongest opponent of each game."""
    by_victory: tuple[Wins, ...]
    """The games won, each kind out of all of them."""
    by_players: tuple[Wins, ...]
    rounds: Spread | None
    """How long finished games were."""
    streak: int
    """How many games in a row were won last; below 0, lost."""
    best_streak: int
    left: Left

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to tell."""
        return not self.finished and not self.unfinished and self.left == Left()


class Account(NamedTuple):
    """What somebody's games of one kind add up to."""

    entry: Entry
    career: Career


class _Played(msgspec.Struct, frozen=True):
    """One of the person's games."""

    game: Summary
    seat: Seat

    @property
    def is_won(self) -> bool:
        """Whether the person has won, and not a bot after they resigned."""
        return self.seat in self.game.winners and self.game.sitters[self.seat].is_human

    @property
    def level(self) -> str:
        """The strongest opponent; nobody where a person plays alone."""
        others = (one for n, one in enumerate(self.game.seated) if n != self.seat)
        return max(map(_level, others), key=LEVELS.index, default="")


def accounts_of(
    library: Library,
    name: str | None,
    entry: Entry | None = None,
    progress: Progress | None = None,
) -> list[Account]:
    """Add up the kept games of one kind, or of every kind of which there are any.

    Args:
        library: the kept games.
        name: whose games; None for whoever plays alone against bots.
        entry: the game; None for all.
        progress: hears of games that are read for the first time.
    """
    entries = tuple(GAMES.values()) if entry is None else (entry,)
    kept = library.summaries(None, "" if entry is None else entry.name, progress)
    accounts = [
        Account(one, career_of(_of_kind(kept, one), one.words.victories, name)) for one in entries
    ]
    return [one for one in accounts if one.entry is entry or not one.career.is_empty]


def career_of(
    games: Iterable[Summary], victories: Sequence[str], name: str | None = None
) -> Career:
    """Add up the games of the only person in them or, with a name, of the person of that name.

    Args:
        games: all that are kept, in any order.
        victories: the kinds of victory, in the order they are told in.
        name: whose games; None for whoever plays alone against bots.
    """
    in_order = sorted(games, key=lambda game: (game.written, game.name))
    readable = [game for game in in_order if not game.problem]
    own = [game for game in readable if game.origin is None]
    played = [_Played(game, seat) for game in own if (seat := _seat_of(game, name)) is not None]
    over = [one for one in played if one.game.victory]
    won = [one for one in over if one.is_won]
    return Career(
        finished=len(over),
        unfinished=len(played) - len(over),
        won=len(won),
        shared=sum(len(one.game.winners) > 1 for one in won),
        by_level=tuple(_wins(over, LEVELS, lambda one: one.level)),
        by_victory=tuple(
            Wins(kind, len(won), sum(one.game.victory == kind for one in won))
            for kind in victories
            if won
        ),
        by_players=tuple(_wins(over, sorted(map(_players, over)), _players)),
        rounds=spread_of([one.game.round for one in over]),
        streak=_streak([one.is_won for one in over]),
        best_streak=_best_streak(one.is_won for one in over),
        left=Left(
            several_people=sum(_people(game) > 1 for game in own) if name is None else 0,
            branches=len(readable) - len(own),
            unreadable=len(in_order) - len(readable),
        ),
    )


def _of_kind(games: Iterable[Summary], entry: Entry) -> list[Summary]:
    return [game for game in games if entry_named(game.game) is entry]


def _seat_of(game: Summary, name: str | None) -> Seat | None:
    """Find the person in a game; None when they are not in it, or nobody knows which they are."""
    people = [Seat(n) for n, one in enumerate(game.seated) if one.is_human]
    if name is not None:
        wanted = name.strip().casefold()
        people = [seat for seat in people if game.seated[seat].name.casefold() == wanted]
    return people[0] if len(people) == 1 else None


def _players(played: _Played) -> int:
    return len(played.game.seated)


def _people(game: Summary) -> int:
    return sum(one.is_human for one in game.seated)


def _level(sitter: Sitter) -> str:
    return sitter.player if sitter.player in LEVELS else "other"


def _wins(
    over: Sequence[_Played], kinds: Iterable[str | int], kind_of: Callable[[_Played], str | int]
) -> Iterator[Wins]:
    """Count games and victories of each kind that was played."""
    for kind in dict.fromkeys(kinds):
        games = [one for one in over if kind_of(one) == kind]
        if games:
            yield Wins(kind, len(games), sum(one.is_won for one in games))


def _streak(results: Sequence[bool]) -> int:
    """Count how often the last result has come in a row; losses below 0."""
    length = 0
    for result in reversed(results):
        if result is not results[-1]:
            break
        length += 1
    return length if not results or results[-1] else -length


def _best_streak(results: Iterable[bool]) -> int:
    best = length = 0
    for result in results:
        length = length + 1 if result else 0
        best = max(best, length)
    return best
