"""Tiny Epic Galaxies in drawings."""

from pathlib import Path
from typing import Final

from edenia_tui.canvas.canvas import Canvas
from edenia_tui.canvas.charset import Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.board import BoardOf
from edenia_tui.games.galaxies.board.discs import GROUNDS
from edenia_tui.games.galaxies.board.marks import Marks
from edenia_tui.games.galaxies.board.meanings import meanings
from edenia_tui.games.galaxies.board.names import names_for
from edenia_tui.games.galaxies.board.scene import scene_of
from edenia_tui.games.galaxies.board.signs import signs_of
from edenia_tui.games.galaxies.board.table import draw_table
from edenia_tui.language.listener import Listener
from edenia_tui.language.speech import speech
from rules.galaxies.atoms import Kind
from rules.galaxies.state import State

_MESSAGES: Final = Path(__file__).parent.parent / "words"


def _draw(view: State, zoom: Zoom, charset: Charset, language: str = "en") -> Canvas:
    """Draw the table as it lies there, with nothing considered."""
    listener = Listener(speech(language, _MESSAGES), ("",) * len(view.mats))
    return draw_table(scene_of(view, Marks(), names_for(listener, view), charset), zoom).canvas


def _key(charset: Charset) -> tuple[tuple[str, str], ...]:
    """Give the signs of planets, orbits, galaxies and dice."""
    signs, grounds = signs_of(charset), GROUNDS[charset.name]
    return (
        ("sign-dip", grounds[Kind.DIP]),
        ("sign-eco", grounds[Kind.ECO]),
        ("sign-energy", signs.energy),
        ("sign-culture", signs.culture),
        ("sign-start", signs.start),
        ("sign-symbol", signs.symbol),
        ("sign-full", signs.full),
        ("sign-empty", signs.empty),
        ("sign-home", signs.home),
        ("sign-card", signs.card),
        ("sign-danger", signs.danger),
        ("sign-advanced", "a"),
        ("sign-free", signs.free),
        ("sign-used", signs.used),
        ("sign-hired", signs.hired),
        ("sign-spent", signs.spent),
        ("sign-meant", signs.meant),
        ("sign-into", signs.into),
    )


def _used(_: State, __: Zoom, canvas: Canvas) -> tuple[int, int]:
    """All of it: everything has its room from the beginning."""
    return canvas.width, canvas.height


BOARD: Final = BoardOf[State](wide=79, draw=_draw, key=_key, legend=meanings, used=_used)
