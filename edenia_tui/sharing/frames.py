"""A game as pictures: the table, beside it the players, below it what has just happened."""

from collections import deque
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from textwrap import wrap
from typing import Final

from edenia_tui.canvas.ansi import Depth, paint
from edenia_tui.canvas.charset import Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.sharing.asciicast import COLUMNS, IDLE, ROWS, Frame
from edenia_tui.sharing.story import Story
from rules.kernel.opaque import AnyState

_STORY: Final = 5
"""The rows below the table."""
_GAP: Final = 2
_NARROW: Final = 12
"""Where a table is so wide, nothing stands beside it."""
_WORDS_A_SECOND: Final = 4
_SHORTEST: Final = 600
"""So long is even a picture without words to be seen, in thousandths of a second."""
_LAST: Final = 3000


def frames(story: Story, charset: Charset) -> Iterator[Frame]:
    """Draw a game: the set-up, each action that something is told of, and the end.

    Many actions of a long turn are silent, such as each die of a roll: with a picture for every one,
    a game would take the better part of an hour to watch.
    """
    shown: deque[str] = deque(maxlen=_STORY)
    last_round = 0
    for point in range(story.replay.last + 1):
        fresh = story.sentences(point) if point else []
        is_last = point == story.replay.last
        if point and not fresh and not is_last:
            continue
        shown.extend(fresh)
        view = story.view(point)
        round_now = story.replay.game.round(view)
        marker = ""
        if round_now != last_round:
            marker = story.listener.say("query-round-number", round=round_now)
            last_round = round_now
        wait = _LAST if is_last else _reading_time(fresh)
        yield Frame(_rows(story, view, charset, shown, len(fresh)), wait, marker)


def _rows(
    story: Story, view: AnyState, charset: Charset, shown: deque[str], fresh: int
) -> tuple[str, ...]:
    """Put a picture together; what was told before is faint."""
    canvas = story.entry.board.draw(view, Zoom.SMALL, charset, story.listener.speech.language)
    column = canvas.width + _GAP
    beside = islice(_beside(story, view, COLUMNS - column), canvas.height)
    words = [*beside, *[""] * canvas.height]
    board = [
        f"{row}\x1b[0m\x1b[{column + 1}G{text}" if text else row
        for row, text in zip(paint(canvas, Depth.TRUE).splitlines(), words, strict=False)
    ]
    old = len(shown) - fresh
    below = [f"\x1b[2m{line}" if n < old else line for n, line in enumerate(shown)]
    rows = [*board[: ROWS - _STORY - 1], "", *below]
    return (*rows, *[""] * (ROWS - len(rows)))


def _beside(story: Story, view: AnyState, width: int) -> Iterator[str]:
    """Tell whose turn it is, then of the players, in the column beside the table."""
    if width < _NARROW:
        return
    words, listener = story.entry.words, story.listener
    is_over = story.entry.game.outcome(view) is not None
    turn = [] if is_over else words.asked(listener, view)[:1]
    for line in (*turn, *words.holdings(listener, view)):
        yield from _wrapped(line[:1].upper() + line[1:], width)


@lru_cache(maxsize=256)
def _wrapped(line: str, width: int) -> tuple[str, ...]:
    """Break a line, once for all pictures that hold it."""
    return tuple(wrap(line, width))


def _reading_time(lines: list[str]) -> int:
    words = sum(len(line.split()) for line in lines)
    return int(min(max(1000 * words / _WORDS_A_SECOND, _SHORTEST), 1000 * IDLE))
