"""What a position says of tokens: those left beside the galaxy, and those that lie on its tiles."""

from msgspec.structs import replace

from rules.edenia.notation import vocabulary
from rules.edenia.notation.artefact_words import unknown_or_named
from rules.edenia.notation.examples import EXAMPLES
from rules.edenia.notation.grouping import count, is_none, items_of, listed, the_value
from rules.edenia.notation.names import cell_name
from rules.edenia.notation.sheet import Sheet
from rules.edenia.notation.writing import HIDDEN, NONE
from rules.edenia.slips import Noun, Slip
from rules.edenia.state import Dwarf, Planet, Token
from rules.edenia.tokens import HABITABLE_CLOVERS
from rules.kernel.lines import Word, nothing_after
from rules.kernel.slips import Slip as CommonSlip

_SUPPLY = ("clovers", "sabotages", "trifoliums")
_PLANET = ("clovers", "flags", "protected")


def read_supply(sheet: Sheet, _: Word, words: list[Word]) -> None:
    """Read what is left beside the galaxy."""
    for word, said in items_of(words, _SUPPLY, Noun.SUPPLY_WORD):
        match word.text:
            case "clovers":
                sheet.clovers = the_value((word, said), _SUPPLY, Noun.SUPPLY_WORD)
            case "sabotages":
                sheet.sabotages = the_value((word, said), _SUPPLY, Noun.SUPPLY_WORD)
            case _:
                values = [] if is_none(said) else listed(said)
                left = (value.number(1, 99) for value in values)
                sheet.trifoliums = tuple(sorted(left, reverse=True))


def read_planet(sheet: Sheet, key: Word, words: list[Word]) -> None:
    """Read what lies on a habitable planet."""
    if not words:
        key.fail(Slip.PLANET_LINE, example=EXAMPLES["planet"])
    word = words[0]
    where = vocabulary.cell(word)
    if where in sheet.planets:
        word.fail(CommonSlip.TWICE, found=f"planet {cell_name(where)}")
    planet = Planet(where, HABITABLE_CLOVERS)
    for item in items_of(words[1:], _PLANET, Noun.PLANET_WORD):
        name, said = item
        match name.text:
            case "clovers":
                clovers = count(the_value(item, _PLANET, Noun.PLANET_WORD))
                planet = replace(planet, clovers=clovers)
            case "flags":
                colour = the_value(item, _PLANET, Noun.PLANET_WORD)
                flag = None if colour.text == NONE else vocabulary.seat(colour)
                planet = replace(planet, flag=flag)
            case _:
                nothing_after(name, said)
                planet = replace(planet, protected=True)
    if planet.protected and planet.flag is None:
        word.fail(Slip.PROTECTED)
    sheet.planets[where] = word, planet


def read_dwarf(sheet: Sheet, key: Word, words: list[Word]) -> None:
    """Read what lies on a dwarf planet."""
    if not words:
        key.fail(Slip.DWARF_LINE, example=EXAMPLES["dwarf"])
    word, *said = words
    where = vocabulary.cell(word)
    if where in sheet.dwarfs:
        word.fail(CommonSlip.TWICE, found=f"dwarf {cell_name(where)}")
    tokens = tuple(_token(token) for token in unknown_or_named(said))
    sheet.dwarfs[where] = word, Dwarf(where, tokens)


def _token(word: Word) -> Token:
    name, _, seats = word.text.partition(":")
    seen = 0
    for colour in seats.split("+") if seats else ():
        seen |= 1 << vocabulary.seat(word._replace(text=colour, written=""))
    if name == HIDDEN:
        return Token(None, seen)
    if not seen:
        word.fail(Slip.LOOKED_AT, example=f"{name}:red")
    return Token(vocabulary.artefact_name(word._replace(text=name, written="")), seen)


def read_pad(sheet: Sheet, key: Word, words: list[Word]) -> None:
    """Read a sabotaged pad."""
    if len(words) != 2 or words[1].text.lower() != "sabotaged":
        key.fail(Slip.PAD_LINE, example=EXAMPLES["pad"])
    sheet.pads[vocabulary.cell(words[0])] = words[0]
