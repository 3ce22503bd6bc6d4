"""The inks of Edenia, besides those of every drawing."""

from typing import Final

from edenia_tui.canvas.inks import Ink, Tone
from edenia_tui.canvas.palette import GREEN, ORANGE, PURPLE, SKY, VERMILION, YELLOW, Paint

PATH_INKS: Final = (
    Ink("star", Paint(ORANGE), Tone.QUIET),
    Ink("nebula", Paint(PURPLE), Tone.QUIET),
    Ink("meteorite", Paint(SKY), Tone.QUIET),
)
PAD_INKS: Final = {
    "y": Ink("pad-yellow", Paint(YELLOW)),
    "b": Ink("pad-blue", Paint(SKY)),
    "r": Ink("pad-red", Paint(VERMILION)),
}
PLANET: Final = Ink("planet", Paint(GREEN))
DWARF: Final = Ink("dwarf")
HOLE: Final = Ink("hole", Paint(bold=True), Tone.LOUD)
ARRIDIS: Final = Ink("arridis", Paint(ORANGE, bold=True), Tone.LOUD)
EDENIA: Final = Ink("edenia", Paint(GREEN, bold=True), Tone.LOUD)
CLOVER: Final = Ink("clover", Paint(GREEN))
ARTEFACT: Final = Ink("artefact", Paint(PURPLE, bold=True))
RELAY: Final = Ink("relay", Paint(faint=True), Tone.QUIET)
TUNNEL: Final = Ink("tunnel", Paint(faint=True), Tone.QUIET)
UNEXPLORED: Final = Ink("unexplored", Paint(faint=True), Tone.QUIET)
SABOTAGE: Final = Ink("sabotage", Paint(VERMILION, bold=True))
