"""Words of a line, understood one after the other, of commands and of positions alike."""

from collections.abc import Sequence

from rules.galaxies.cards import MODEL_NAMES, MODELS, Model
from rules.galaxies.faces import FACE_NAMES, FACES, Face
from rules.galaxies.notation.lexicon import Lexica
from rules.galaxies.notation.wording import is_little
from rules.galaxies.ships import BLACK, HOME, NOWHERE, Ship, Spot, Where
from rules.galaxies.slips import Noun, Slip
from rules.galaxies.state import ROGUE, ROGUE_NAME, SEATS
from rules.kernel.fault import Noun as AnyNoun
from rules.kernel.lines import MOST, Word, nothing_after
from rules.kernel.seat import Seat
from rules.kernel.slips import Slip as CommonSlip
from rules.kernel.typed import find_word

_SINGLE = {"home": HOME, "black": BLACK, "nowhere": NOWHERE}
_AT_CARD = {"orbit": Where.ORBIT, "surface": Where.SURFACE, "danger": Where.DANGER}
_PLACES = (*_SINGLE, "PLANET orbit", "PLANET surface")
_RESOURCES = ("energy", "culture")
_SEATS = (*SEATS, ROGUE_NAME)


class Said:
    """What follows a word; each question takes away what answers it."""

    def __init__(self, key: Word, words: Sequence[Word], lexica: Lexica) -> None:
        """Begin with the first word after the key."""
        self.key = key
        self._words = words
        self._at = 0
        self._lexica = lexica

    def is_done(self) -> bool:
        """Whether nothing is left."""
        return self._at >= len(self._words)

    @property
    def next_text(self) -> str:
        """The next word, empty at the end; it stays."""
        return "" if self.is_done() else self._words[self._at].text

    def end(self) -> None:
        """Expect nothing more."""
        nothing_after(self._words[self._at - 1] if self._at else self.key, self._words[self._at :])

    def skip(self, text: str) -> bool:
        """Leave a word out if it is the next one."""
        is_next = self.next_text == text
        self._at += is_next
        return is_next

    def word(self, what: AnyNoun) -> Word:
        """Give the next word."""
        if self.is_done():
            self.key.fail(Slip.MISSING, what=what)
        self._at += 1
        return self._words[self._at - 1]

    def number(self, least: int = 0, most: int = MOST) -> int:
        """Understand a number."""
        return self.word(Noun.AMOUNT).number(least, most)

    def has_number(self) -> bool:
        """Tell whether the next word is a number."""
        return self.next_text.isdecimal()

    def next_word(self, what: AnyNoun) -> Word:
        """Give the next word; it stays."""
        word = self.word(what)
        self._at -= 1
        return word

    def rest(self) -> list[Word]:
        """Take all that is left."""
        left = [*self._words[self._at :]]
        self._at = len(self._words)
        return left

    def as_typed(self) -> list[Word]:
        """Take all that is left, as it was typed."""
        return [Word(word.typed, word.line, word.column) for word in self.rest()]

    def one_of(self, words: Sequence[str], what: AnyNoun) -> str:
        """Understand one of a few words."""
        return self.word(what).one_of(words, what)

    def face(self) -> Face:
        """Understand a face of a die."""
        word = self.word(Noun.FACE)
        singular = word.meaning("colony") if word.text == "colonies" else word
        return FACES[FACE_NAMES.index(singular.one_of(FACE_NAMES, Noun.FACE))]

    def model(self) -> Model:
        """Understand an advanced ship."""
        return MODELS[MODEL_NAMES.index(self.one_of(MODEL_NAMES, Noun.MODEL))]

    def seat(self) -> Seat:
        """Understand a seat, or the Rogue."""
        name = self.one_of(_SEATS, Noun.SEAT)
        return ROGUE if name == ROGUE_NAME else Seat(SEATS.index(name))

    def card(self, what: Noun) -> tuple[int, Word]:
        """Understand the name of a planet, a pilot, an exploration card or a mission."""
        found = self._find(what)
        first = self.word(what)
        if found is None:
            first.fail(Slip.NAME, what=what)
        self._at += found[1] - 1
        return found[0], first

    def spot(self) -> Spot:
        """Understand where a ship stands; the number of an orbit that is not said is 0."""
        if self.next_text in _SINGLE:
            return _SINGLE[self.word(Noun.PLACE).text]
        if self.next_text in _AT_CARD:
            where = _AT_CARD[self.word(Noun.PLACE).text]
            return self._numbered(where, self._card_of(where))
        return self._place_at_card()

    def ship(self) -> Ship:
        """Understand a ship: an ordinary one by its place, an advanced one by its name."""
        text = self.next_text
        fits = [name for name in MODEL_NAMES if text and name.startswith(text)]
        is_card = self._lexica.planets.find([text]) or self._lexica.cards.find([text])
        return self.model() if text in fits or (len(fits) == 1 and not is_card) else self.spot()

    def dice(self) -> tuple[Face, ...]:
        """Understand faces to the end, also such as `2 energy`."""
        faces: list[Face] = []
        while not self.is_done():
            if self.skip(","):
                continue
            number = self.number(1, 9) if self.has_number() else 1
            faces.extend([self.face()] * number)
        return tuple(faces)

    def amounts(self, unsaid: int = 1) -> tuple[int, int]:
        """Understand amounts of energy and culture to the end, such as `2e 1c` or `2 energy`."""
        amounts = [0, 0]
        if self.is_done():
            self.key.fail(Slip.MISSING, what=Noun.AMOUNT)
        while not self.is_done():
            word = self.word(Noun.AMOUNT)
            digits = word.text[: len(word.text) - len(word.text.lstrip("0123456789"))]
            letters = word.text[len(digits) :]
            if digits and not letters and self.is_done() and int(digits[:3]) == 0:
                break
            if digits and not letters and not self.is_done():
                letters = self.word(Noun.AMOUNT).text
            fits = [
                at for at, name in enumerate(_RESOURCES) if letters and name.startswith(letters)
            ]
            if len(fits) != 1 or len(digits) > 1:
                word.fail(CommonSlip.WORD, what=Noun.AMOUNT, expected=_RESOURCES)
            amounts[fits[0]] += int(digits) if digits else unsaid
        return amounts[0], amounts[1]

    def _find(self, what: Noun) -> tuple[int, int] | None:
        """Find a card by the next words, and how many of them are meant; articles may come first."""
        texts = [word.typed for word in self._words[self._at :]]
        lexicon = self._lexica.of(what)
        if len(texts) > 1 and is_little(texts[0]) and (found := lexicon.find(texts[1:])):
            return found[0], found[1] + 1
        return lexicon.find(texts)

    def _place_at_card(self) -> Spot:
        """Understand `gort orbit 2` or `reef danger 1`."""
        known = 0
        for what in (Noun.PLANET, Noun.CARD):
            if found := self._find(what):
                card, known = found
                word = self._words[self._at + known :][:1]
                where = _where(word[0].text) if word else None
                if where is not None and (where is Where.DANGER) == (what is Noun.CARD):
                    self._at += known + 1
                    return self._numbered(where, card)
        self._at += known
        return self.word(Noun.PLACE).fail(Slip.PLACE, expected=_PLACES)

    def _card_of(self, where: Where) -> int:
        return self.card(Noun.CARD if where is Where.DANGER else Noun.PLANET)[0]

    def _numbered(self, where: Where, card: int) -> Spot:
        has_number = where is not Where.SURFACE and self.has_number()
        return Spot(where, card, self.number(0, 9) if has_number else 0)


def _where(text: str) -> Where | None:
    """Understand the word behind a card, also cut short."""
    found = find_word(text, tuple(_AT_CARD))
    return None if found is None else _AT_CARD[found]
