"""What is under way, from text: a frame is a line of groups between commas."""

from typing import Any, Final

from rules.galaxies.atoms import Kind as Type
from rules.galaxies.atoms import Verb
from rules.galaxies.card_lines import read_atoms
from rules.galaxies.cards import Card, Pilot, Planet
from rules.galaxies.frames import Exploration, Frame, RogueStage, Source
from rules.galaxies.notation.frame_forms import BY_WORD, Field, Form, Kind
from rules.galaxies.notation.lexicon import Lexica
from rules.galaxies.notation.said import Said
from rules.galaxies.slips import Noun, Slip
from rules.galaxies.state import ROGUE, SEATS
from rules.kernel.lines import Word, split_at
from rules.kernel.seat import Seat
from rules.kernel.slips import Slip as CommonSlip

_MOST: Final = 9
_DONE: Final = "done"
_VERBS: Final = tuple(Verb)


class FrameReader:
    """Reads the lines of one position."""

    def __init__(self, lexica: Lexica, players: int) -> None:
        """Know the names of cards, and who plays."""
        self._lexica = lexica
        self._seats = range(max(players, ROGUE + 1))

    def read(self, words: list[Word]) -> Frame:
        """Understand a line, its first word included."""
        key, *rest = words
        groups = split_at(rest, ",")
        if not groups:
            key.fail(Slip.MISSING, what=Noun.FRAME)
        name, *first = groups[0]
        form = BY_WORD[name.one_of(tuple(BY_WORD), Noun.FRAME)]
        values: dict[str, Any] = {}
        if first:
            field = next((one for one in form.fields if not one.word), None)
            if field is None:
                first[0].fail(CommonSlip.NOTHING_AFTER, key=name.typed)
            self._put(values, field, name, first)
        for group in groups[1:]:
            word, *more = group
            by_word = {one.word: one for one in form.fields if one.word}
            self._put(values, by_word[word.one_of(tuple(by_word), Noun.FRAME_WORD)], word, more)
        return _made(form, name, values)

    def _put(self, values: dict[str, Any], field: Field, key: Word, words: list[Word]) -> None:
        if field.name in values:
            key.fail(CommonSlip.TWICE)
        said = Said(key, words, self._lexica)
        values[field.name] = self._value(field.kind, said)
        said.end()

    def _value(self, kind: Kind, said: Said) -> Any:
        match kind:
            case Kind.FLAG:
                return True
            case Kind.NUMBER:
                return said.number(0, _MOST)
            case Kind.FACE:
                return said.face()
            case Kind.SEAT:
                return self._seat(said)
            case Kind.SEATS:
                return self._seat_list(said)
            case Kind.PLANET:
                return Planet(said.card(Noun.PLANET)[0])
            case Kind.PILOT:
                return Pilot(said.card(Noun.PILOT)[0])
            case Kind.CARD:
                return Card(said.card(Noun.CARD)[0])
            case Kind.CARDS:
                return tuple(sorted(_cards(said)))
            case Kind.MODEL:
                return said.model()
            case Kind.SHIP:
                return said.ship()
            case Kind.SHIPS:
                return self._ships(said)
            case Kind.ATOMS:
                typed = said.as_typed()
                return () if [word.text for word in typed] == [_DONE] else _atoms(said.key, typed)
            case Kind.TYPE:
                return _type(said.word(Noun.TYPE))
            case Kind.TYPES:
                return tuple(map(_type, said.rest()))
            case Kind.SOURCE:
                return Source(said.one_of(tuple(Source), Noun.SOURCE))
            case Kind.EXPLORATION:
                return Exploration(said.one_of(tuple(Exploration), Noun.STAGE))
            case Kind.ROGUE_STAGE:
                return RogueStage(said.one_of(tuple(RogueStage), Noun.STAGE))

    def _seat(self, said: Said) -> Seat:
        word = said.next_word(Noun.SEAT)
        seat = said.seat()
        if seat not in self._seats:
            word.fail(Slip.NOT_PLAYING, expected=SEATS[: len(self._seats)])
        return seat

    def _seat_list(self, said: Said) -> tuple[Seat, ...]:
        if said.skip("none"):
            return ()
        seats = []
        while not said.is_done():
            seats.append(self._seat(said))
        return tuple(seats)

    def _ships(self, said: Said) -> tuple[Any, ...]:
        ships = []
        for group in split_at(said.rest(), ";"):
            one = Said(said.key, group, self._lexica)
            ships.append(one.ship())
            one.end()
        return tuple(ships)


def _cards(said: Said) -> list[Card]:
    cards = []
    while not said.is_done():
        cards.append(Card(said.card(Noun.CARD)[0]))
    return cards


def _type(word: Word) -> Type:
    """Understand a type as cards write it: `dip` is a word for the face of a die elsewhere."""
    typed = Word(word.typed, word.line, word.column)
    return Type(typed.one_of(tuple(Type), Noun.TYPE))


def _atoms(key: Word, words: list[Word]) -> tuple[Any, ...]:
    return read_atoms(key, words, _VERBS)


def _made(form: Form, name: Word, values: dict[str, Any]) -> Frame:
    """Put a frame together; what it does not have by itself must be said."""
    for field in form.fields:
        if field.name not in values and field.is_needed(form.frame):
            if field.kind is Kind.FLAG:
                values[field.name] = False
            else:
                name.fail(Slip.FRAME_LACKS, word=field.word or field.kind.value)
    return form.frame(**values)
