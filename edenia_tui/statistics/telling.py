"""What somebody's games add up to, in sentences and as a chart of bars."""

from collections.abc import Iterator, Sequence
from typing import Final

from edenia_tui.canvas.bars import Bar, draw_bars
from edenia_tui.language.speakable import quoted
from edenia_tui.language.speech import Speech
from edenia_tui.statistics.career import Account, Career, Left, Wins, accounts_of
from edenia_tui.storage.library import Library, Progress

COMMAND: Final = "command"
LINE: Final = "line"
SCREEN: Final = "screen"
"""The places where it is told; each has its own way to give a name."""


class CareerTeller:
    """Tells careers in one language, in the manner of one place."""

    def __init__(self, spoken: Speech, place: str, signs: tuple[str, str] | None = None) -> None:
        """Get ready.

        Args:
            spoken: the language.
            place: where it is told.
            signs: what bars are drawn with; None to tell all in sentences.
        """
        self._spoken = spoken
        self._place = place
        self._signs = signs

    def tell_all(self, accounts: Sequence[Account], name: str | None) -> Iterator[str]:
        """Tell every account, with the title of the game where there are several."""
        if not accounts:
            yield self._none(name)
        for number, (entry, career) in enumerate(accounts):
            if number and self._signs is not None:
                yield ""
            if len(accounts) > 1:
                yield f"{entry.title}."
            spoken = self._spoken.about(entry.words.messages)
            yield from CareerTeller(spoken, self._place, self._signs).tell(career, name)

    def tell(self, career: Career, name: str | None) -> Iterator[str]:
        """Tell the games of one kind."""
        yield from self._tell_games(career, name)
        yield from self._tell_wins(career) if self._signs is None else self._draw(career)
        yield from self._tell_left(career.left)

    def _none(self, name: str | None) -> str:
        if name is None:
            return self._spoken("stats-none", place=self._place)
        return self._spoken("stats-none-named", name=quoted(name) or "?")

    def _tell_games(self, career: Career, name: str | None) -> Iterator[str]:
        """Tell what needs no chart."""
        spoken, finished = self._spoken, career.finished
        if not finished and not career.unfinished:
            yield self._none(name)
            return
        yield spoken("stats-games", finished=finished, unfinished=career.unfinished)
        if finished:
            percent = round(100 * career.won / finished)
            yield spoken("stats-won", won=career.won, percent=percent)
        if career.shared:
            yield spoken("stats-shared", shared=career.shared)
        if career.rounds is not None:
            spread = career.rounds
            low, median, high = map(round, (spread.p10, spread.median, spread.p90))
            if low == high:
                yield spoken("stats-rounds-one", median=median)
            else:
                yield spoken("stats-rounds", median=median, low=low, high=high)
            message = "stats-streak-won" if career.streak > 0 else "stats-streak-lost"
            yield spoken(message, number=abs(career.streak), best=career.best_streak)

    def _tell_wins(self, career: Career) -> Iterator[str]:
        """Tell in sentences what a chart would show."""
        spoken = self._spoken
        for wins in career.by_level:
            level = spoken(f"stats-level-{wins.kind}")
            yield spoken("stats-level", level=level, won=wins.won, games=wins.games)
        for wins in career.by_victory:
            victory = spoken(f"stats-victory-{wins.kind}")
            yield spoken("stats-victory", victory=victory, won=wins.won, games=wins.games)
        for wins in career.by_players:
            yield spoken("stats-players", players=int(wins.kind), won=wins.won, games=wins.games)

    def _draw(self, career: Career) -> Iterator[str]:
        """Draw the wins as bars."""
        spoken = self._spoken

        def bar(label: str, wins: Wins) -> Bar:
            said = spoken("stats-chart-of", won=wins.won, games=wins.games)
            return Bar(label, wins.won, wins.games, said)

        charts = {
            "levels": [bar(spoken(f"stats-level-{one.kind}"), one) for one in career.by_level],
            "victories": [
                bar(spoken(f"stats-victory-{one.kind}"), one) for one in career.by_victory
            ],
            "players": [
                bar(spoken("stats-players-label", players=int(one.kind)), one)
                for one in career.by_players
            ],
        }
        for name, bars in charts.items():
            if bars and self._signs is not None:
                yield ""
                yield spoken(f"stats-chart-{name}")
                yield from draw_bars(bars, self._signs)

    def _tell_left(self, left: Left) -> Iterator[str]:
        """Tell what is not counted."""
        spoken = self._spoken
        if left.several_people:
            yield spoken("stats-left-people", number=left.several_people, place=self._place)
        if left.branches:
            yield spoken("stats-left-branches", number=left.branches)
        if left.unreadable:
            yield spoken("stats-left-unreadable", number=left.unreadable, place=self._place)


def tell_in_lines(
    spoken: Speech, library: Library, name: str | None, progress: Progress | None = None
) -> list[str]:
    """Tell in sentences what the games of the only person, or of whoever is named, add up to."""
    return [
        *CareerTeller(spoken, LINE).tell_all(accounts_of(library, name, progress=progress), name)
    ]
