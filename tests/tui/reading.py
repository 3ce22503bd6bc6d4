"""What a test reads off the screen and the table behind it."""

from edenia_tui.tui.dialogs.notice import Notice
from edenia_tui.tui.widgets.sentence import Sentence
from edenia_tui.tui.widgets.tabletop import Tabletop
from tests.table.peeking import record_of
from tests.tui.playing import AnyPilot, game_of, on_screen


def record(pilot: AnyPilot) -> list[str]:
    """Give what was done so far, in canonical text."""
    room = game_of(pilot).room
    return [room.game.write_action(action) for action in record_of(room).actions]


def sentence(pilot: AnyPilot) -> str:
    """Read the line below the drawing, whatever lies on top of it."""
    return str(game_of(pilot).query_one(Sentence).content)


def drawing(pilot: AnyPilot) -> str:
    """Read the drawing."""
    canvas = game_of(pilot).query_one(Tabletop).canvas
    assert canvas is not None
    return canvas.text()


def notice(pilot: AnyPilot) -> tuple[str, ...]:
    """Read what lies on top of the table."""
    shown = on_screen(pilot)
    assert isinstance(shown, Notice)
    return shown.sentences
