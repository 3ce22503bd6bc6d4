"""How to play, on one page: the same parts for every game, each a text of the game."""

from typing import Final

from edenia_tui.canvas.canvas import Canvas
from edenia_tui.canvas.charset import Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.entry import Entry
from edenia_tui.language.speech import Speech
from edenia_tui.language.wrapping import wrapped
from edenia_tui.learn.course import lessons_of
from edenia_tui.learn.texts import text_of

PARTS: Final = ("goal", "turn", "places", "points", "wins")
"""`page-goal` and so on."""


def tell_page(speech: Speech, entry: Entry) -> list[str]:
    """Tell how a game is played, a paragraph for each part."""
    parts = (text_of(entry, speech.language, f"page-{part}") for part in PARTS)
    return [speech("learn-page", game=entry.title), *parts]


def draw_page(entry: Entry, charset: Charset, language: str) -> Canvas:
    """Draw a table in the middle of a game: that of the lesson the game names."""
    wanted = entry.learning.pictured
    lesson = next(one for one in lessons_of(entry) if one.name == wanted)
    state = entry.game.read_position(lesson.position)
    return entry.board.draw(state, Zoom.SMALL, charset, language)


def print_page(speech: Speech, entry: Entry, charset: Charset | None) -> list[str]:
    """Give the page in lines, with its drawing for those who see signs."""
    title, *parts = tell_page(speech, entry)
    lines = [title]
    for part in parts:
        lines += ["", *wrapped(part)]
    if charset is not None:
        lines += ["", *draw_page(entry, charset, speech.language).text().splitlines()]
    return lines
