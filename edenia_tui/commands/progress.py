"""Telling how far a long run has got, on standard error and only when somebody is looking."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Final

import click

from edenia_tui.commands.surroundings import language_of, wants_lines

if TYPE_CHECKING:
    from edenia_tui.storage.library import Progress

_PARTS: Final = 10
"""How often somebody who listens is told."""


@contextmanager
def progress(games: int, what: str = "games") -> Iterator[Callable[[], object]]:
    """Give what is to be called after each game, or whatever else is counted.

    It moves a bar, or says a line now and then.
    """
    if not games or not sys.stderr.isatty():
        yield lambda: None
    elif wants_lines(is_terminal=True):
        yield _Lines(games, what).count
    else:
        with click.progressbar(
            length=games,
            label="playing" if what == "games" else what,
            show_pos=True,
            file=getattr(sys.stderr, "uncleaned", sys.stderr),
        ) as bar:
            yield partial(bar.update, 1)


def reading_progress(lang: str | None) -> "Progress | None":
    """Give what hears of games that are read for the first time, where somebody is looking."""
    if not sys.stderr.isatty():
        return None
    from edenia_tui.language.kept import tell_reading
    from edenia_tui.language.speech import speech

    return tell_reading(speech(language_of(lang)), partial(click.echo, err=True))


class _Lines:
    """Counts, and says a line at every tenth."""

    def __init__(self, games: int, what: str) -> None:
        self._games = games
        self._what = what
        self._done = 0
        self._started = time.monotonic()

    def count(self) -> None:
        """Count a game."""
        before, self._done = self._done, self._done + 1
        if before * _PARTS // self._games == self._done * _PARTS // self._games:
            return
        left = self._games - self._done
        seconds = (time.monotonic() - self._started) / self._done * left
        click.echo(f"{self._done} of {self._games} {self._what}, {seconds:.0f} s left", err=True)
