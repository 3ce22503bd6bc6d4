"""What a character stands for, and how that looks; a game brings inks of its own."""

from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final

from edenia_tui.canvas.palette import GREEN, PINK, PLAIN, VERMILION, VIOLET, YELLOW, Ground, Paint


class Tone(Enum):
    """How much something stands out in a drawing that has no colours of its own."""

    QUIET = "quiet"
    PLAIN = "plain"
    LOUD = "loud"


@dataclass(frozen=True, eq=False, slots=True)
class Ink:
    """A role in drawings; no two things that matter are told apart by these alone."""

    name: str
    paint: Paint = PLAIN
    tone: Tone = Tone.PLAIN


SEAT_INKS: Final = (
    Ink("seat-0", Paint(VERMILION, bold=True), Tone.LOUD),
    Ink("seat-1", Paint(GREEN, bold=True), Tone.LOUD),
    Ink("seat-2", Paint(YELLOW, bold=True), Tone.LOUD),
    Ink("seat-3", Paint(bold=True), Tone.LOUD),
    Ink("seat-4", Paint(PINK, bold=True), Tone.LOUD),
)
"""What belongs to a player, by seat."""
COORDINATE: Final = Ink("coordinate", tone=Tone.QUIET)
FRAME: Final = Ink("frame", Paint(faint=True), Tone.QUIET)
ROUTE: Final = Ink("route", Paint(VIOLET, bold=True))
"""What one considers now: the way a choice leads, its place, what it brings. Nothing else looks so."""
WON: Final = Ink("won", Paint(bold=True, swapped=True), Tone.LOUD)
"""Whoever has won."""
FOCUS: Final = Ink("focus", Paint(bold=True, swapped=True))
TEXT: Final = Ink("text")
DIM: Final = Ink("dim", Paint(faint=True), Tone.QUIET)


@cache
def on_ground(ink: Ink, ground: Ground) -> Ink:
    """Give an ink as it looks on another ground; what changes places with its ground stays."""
    if ink.paint.swapped:
        return ink
    return Ink(f"{ink.name}-on-{ground.name}", ink.paint._replace(ground=ground), ink.tone)
