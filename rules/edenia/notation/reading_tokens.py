"""What a position says of tokens: those left beside the galaxy, and those that lie on its tiles."""

from msgspec.structs import replace

from rules.edenia.notation import vocabulary
from rules.edenia.notation.artefact_words import unknown_or_named
from rules.edenia.notation.grouping import count, is_none, items_of, listed, the_value
from rules.edenia.notation.names import cell_name
from rules.edenia.notation.sheet import Sheet
from rules.edenia.notation.writing import HIDDEN, NONE
from rules.edenia.state import Dwarf, Planet, Token
from rules.edenia.tokens import HABITABLE_CLOVERS
from rules.kernel.lines import Word, nothing_after

_SUPPLY = ("clovers", "sabotages", "trifoliums")
_PLANET = ("clovers", "flags", "protected")


def read_supply(sheet: Sheet, _: Word, words: list[Word]) -> None:
    """Read what is left beside the galaxy."""
    for word, said in items_of(words, _SUPPLY, "a token"):
        match word.text:
            case "clovers":
                sheet.clovers = the_value((word, said), _SUPPLY, "a token")
            case "sabotages":
                sheet.sabotages = the_value((word, said), _SUPPLY, "a token")
            case _:
                values = [] if is_none(said) else listed(said)
                left = (value.number(1, 99) for value in values)
                sheet.trifoliums = tuple(sorted(left, reverse=True))


def read_planet(sheet: Sheet, key: Word, words: list[Word]) -> None:
    """Read what lies on a habitable planet."""
    if not words:
        key.fail("expected a cell, as in: planet B2 clovers 2, flag red")
    word = words[0]
    where = vocabulary.cell(word)
    if where in sheet.planets:
        word.fail(f"the planet {cell_name(where)} stands here a second time")
    planet = Planet(where, HABITABLE_CLOVERS)
    for item in items_of(words[1:], _PLANET, "a word"):
        name, said = item
        match name.text:
            case "clovers":
                clovers = count(the_value(item, _PLANET, "a word"))
                planet = replace(planet, clovers=clovers)
            case "flags":
                colour = the_value(item, _PLANET, "a word")
                flag = None if colour.text == NONE else vocabulary.seat(colour)
                planet = replace(planet, flag=flag)
            case _:
                nothing_after(name, said)
                planet = replace(planet, protected=True)
    if planet.protected and planet.flag is None:
        word.fail("a protected planet needs a flag")
    sheet.planets[where] = word, planet


def read_dwarf(sheet: Sheet, key: Word, words: list[Word]) -> None:
    """Read what lies on a dwarf planet."""
    if not words:
        key.fail("expected a cell and tokens, as in: dwarf C1 ? scope-3:red")
    word, *said = words
    where = vocabulary.cell(word)
    if where in sheet.dwarfs:
        word.fail(f"the dwarf planet {cell_name(where)} stands here a second time")
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
        word.fail(f"say who has looked at it, as in {name}:red; nobody: write ?")
    return Token(vocabulary.artefact_name(word._replace(text=name, written="")), seen)


def read_pad(sheet: Sheet, key: Word, words: list[Word]) -> None:
    """Read a sabotaged pad."""
    if len(words) != 2 or words[1].text.lower() != "sabotaged":
        key.fail("expected a cell and a word, as in: pad D4 sabotaged")
    sheet.pads[vocabulary.cell(words[0])] = words[0]
