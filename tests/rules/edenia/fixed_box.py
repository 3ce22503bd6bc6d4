"""A box that never changes: the rules are proved with it, whatever ours is tuned to."""

from pathlib import Path
from textwrap import dedent

from rules.edenia.content import read_box
from rules.edenia.notation.reading import read_position
from rules.edenia.state import State

FIXED_TEXT = Path(__file__).with_name("fixed.box").read_text("utf-8")
FIXED_BOX = read_box(FIXED_TEXT)


def typed(position: str) -> State:
    """Read a position; the pieces it does not name are those of the fixed box."""
    return read_position(dedent(position), FIXED_BOX)
