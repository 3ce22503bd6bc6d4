"""Whatever the look: letters can be read, and what one considers looks like nothing else."""

from collections.abc import Iterator

import pytest
from textual.color import Color

from edenia_tui.canvas.inks import ROUTE, SEAT_INKS, TEXT, Ink, on_ground
from edenia_tui.canvas.palette import ROCK, SOIL
from edenia_tui.games.edenia.board import colours
from edenia_tui.games.exo.board import signs as exo
from edenia_tui.games.galaxies.board import signs as galaxies
from edenia_tui.games.prince.board import signs as prince
from edenia_tui.tui.look.themes import LOOKS, MONOCHROME, ink_styles

LEAST = 4.5
EDENIA = [one for one in vars(colours).values() if isinstance(one, Ink)]
ALL = (
    *(TEXT, ROUTE, *SEAT_INKS, *EDENIA, *colours.PATH_INKS, *colours.PAD_INKS.values()),
    *(*exo._INKS, *exo._BRIGHT),
    *(one for one in vars(galaxies).values() if isinstance(one, Ink)),
    *prince.INKS,
)
every_look = pytest.mark.parametrize("theme", LOOKS)


def contrast(letters: str, ground: str) -> float:
    """Tell how far two colours are apart, from 1 to 21."""
    dark, bright = sorted(map(luminance, (letters, ground)))
    return (bright + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    """Tell how light a colour is, as WCAG reckons."""
    parts = [
        one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4
        for one in Color.parse(colour).normalized
    ]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))


def worn(theme: str, ink: Ink) -> tuple[str, str]:
    """Give the letters and the ground of an ink."""
    style = ink_styles(theme)[ink]
    assert style.color is not None
    assert style.bgcolor is not None
    return style.color.name, style.bgcolor.name


def inks() -> Iterator[Ink]:
    """Give the inks that lie on planets."""
    on_soil = (*SEAT_INKS, colours.CLOVER, colours.EDENIA, ROUTE)
    yield from (on_ground(ink, SOIL) for ink in on_soil)
    yield from (on_ground(ink, ROCK) for ink in (*SEAT_INKS, colours.ARTEFACT, ROUTE))


@every_look
def test_what_lies_on_planets_can_be_read(theme: str) -> None:
    """On their shades, too, letters have a contrast of 4.5 to 1."""
    weak = [ink.name for ink in inks() if contrast(*worn(theme, ink)) < LEAST]
    assert weak == []


@every_look
def test_words_can_be_read_on_panels(theme: str) -> None:
    """So has what panels say, faint or bright, and what is considered."""
    look = LOOKS[theme]
    for letters in (look.letters, look.faint, look.bright, look.colours["violet"]):
        assert min(contrast(letters, look.ground), contrast(letters, look.panel)) >= LEAST
    assert contrast(look.ground, look.colours["violet"]) >= LEAST  # the selection bar


@every_look
def test_what_is_considered_looks_like_nothing_else(theme: str) -> None:
    """No other ink has its colour; without colours it is underlined."""
    style = ink_styles(theme)[ROUTE]
    others = [ink_styles(theme)[ink] for ink in ALL if ink is not ROUTE]
    if theme == MONOCHROME:
        assert style.underline
        assert not any(other.underline for other in others)
    else:
        assert style.color not in [other.color for other in others]
