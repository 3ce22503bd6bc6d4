"""Understanding single words of a position: forgiving, and clear about what was expected."""

from rules.exo.notation.names import find_planet
from rules.exo.planet import Planet
from rules.exo.slips import Noun, Slip
from rules.exo.state import STARS
from rules.kernel.lines import Word
from rules.kernel.seat import Seat


def seat(word: Word) -> Seat:
    """Understand a Star."""
    return Seat(STARS.index(word.one_of(STARS, Noun.STAR)))


def planet(word: Word) -> Planet:
    """Understand a planet's three letters."""
    found = find_planet(word.text)
    if found is None:
        word.fail(Slip.PLANET)
    return found
