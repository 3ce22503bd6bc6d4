"""The Little Prince in drawings."""

from pathlib import Path
from typing import Final

from edenia_tui.canvas.canvas import Canvas
from edenia_tui.canvas.charset import Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.board import BoardOf
from edenia_tui.games.prince.board.marks import Marks
from edenia_tui.games.prince.board.meanings import meanings
from edenia_tui.games.prince.board.names import names_for
from edenia_tui.games.prince.board.scene import Scene
from edenia_tui.games.prince.board.signs import signs_of
from edenia_tui.games.prince.board.table import draw_table
from edenia_tui.language.listener import Listener
from edenia_tui.language.speech import speech
from rules.prince.elements import NAMES
from rules.prince.state import Ask, State

_MESSAGES: Final = Path(__file__).parent.parent / "words"


def _draw(view: State, zoom: Zoom, charset: Charset, language: str = "en") -> Canvas:
    """Draw all planets, foremost that of whoever is asked, and what lies on offer."""
    listener = Listener(speech(language, _MESSAGES), ("",) * len(view.planets))
    foremost = view.first if view.ask is Ask.OVER else view.active
    names = names_for(listener, len(view.planets))
    return draw_table(Scene(view, foremost, None, Marks(), names, charset), zoom).canvas


def _key(charset: Charset) -> tuple[tuple[str, str], ...]:
    """Give the signs of things on tiles, and of tiles that show nothing."""
    signs = signs_of(charset)
    things = [(f"sign-{name}", sign) for name, sign in zip(NAMES, signs.elements, strict=True)]
    return (
        *things,
        ("sign-plain", signs.plain),
        ("sign-empty", signs.empty),
        ("sign-flipped", signs.flipped),
        ("sign-unseen", signs.back),
        ("sign-most", f"{signs.elements[1]}3!"),
    )


def _used(_: State, __: Zoom, canvas: Canvas) -> tuple[int, int]:
    """All of it: planets have their room from the beginning."""
    return canvas.width, canvas.height


BOARD: Final = BoardOf[State](wide=79, draw=_draw, key=_key, legend=meanings, used=_used)
