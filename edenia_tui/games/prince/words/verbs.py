"""The commands of The Little Prince as they are typed and heard, in French too.

A player may be called by name, a tile by its kind (c9), its letters (LLLF) or what is on it (fox,
3 lampposts), a Character by its name.
"""

import re
from typing import Final

from edenia_tui.games.prince.words.typed_tiles import find_character, letters_of
from edenia_tui.language.folding import folded
from edenia_tui.language.listener import Listener
from edenia_tui.language.translation import Translation
from rules.kernel.seat import Seat
from rules.prince.notation.names import HIDDEN
from rules.prince.notation.wording import canonical
from rules.prince.state import SEATS
from rules.prince.tiles import KINDS_OF, STACK_NAMES, TILE_NAMES, Stack

_FRENCH: Final = {
    "prendre": "take",
    "prends": "take",
    "prend": "take",
    "garder": "take",
    "garde": "take",
    "nommer": "name",
    "nomme": "name",
    "désigner": "name",
    "désigne": "name",
    "cacher": "hide",
    "cache": "hide",
    "choisir": "choose",
    "choisis": "choose",
    "piocher": "draw",
    "pioche": "draw",
    "tirer": "draw",
    "tire": "draw",
    "premier": "first",
    "centre": "centre",
    "montée": "uphill",
    "descente": "downhill",
    "personnage": "character",
    "cachée": HIDDEN,
    "ambre": "amber",
    "corail": "coral",
    "perle": "pearl",
    "topaze": "topaz",
}
_FRENCH_CHARACTERS: Final = {
    "vain": "vaniteux",
    "geographer": "géographe",
    "astronomer": "astronome",
    "king": "roi",
    "lamplighter": "allumeur",
    "hunter": "chasseur",
    "drunkard": "buveur",
    "white": "businessman blanc",
    "grey": "businessman gris",
    "brown": "businessman brun",
    "gardener": "jardinier",
    "turkish": "astronome turc",
    "prince": "petit prince",
}
_OTHER_WORDS: Final = {
    "get": "take",
    "pick": "take",
    "keep": "take",
    "grab": "take",
    "call": "name",
    "appoint": "name",
    "nominate": "name",
    "cover": "hide",
    "unseen": HIDDEN,
    "blind": HIDDEN,
}
"""Other English words for the same."""
_LITTLE_WORDS: Final = (
    *("the", "a", "an", "my", "to", "from", "of", "tile", "stack", "edge", "one"),
    *("le", "la", "les", "un", "une", "du", "de", "des", "tuile", "pile", "ma"),
)
_STACK_VERBS: Final = ("choose", "take", "draw")
"""What people say before the name of a stack."""
_TRANSLATION: Final = Translation(_FRENCH)
_FACE_DOWN: Final = re.compile(r"\bface[ -]?(?:down|cach[ée]e)\b")
_HIDDEN_WORDS: Final = (HIDDEN, "cache")
"""After take; caché without its accent is a verb elsewhere."""
_ELIDED: Final = re.compile(r"^[ld]'")
_KIND: Final = re.compile(r"\b([cud]) (?=\d)")
_CHARACTERS: Final = frozenset(TILE_NAMES[kind] for kind in KINDS_OF[Stack.CHARACTER])


def in_english(listener: Listener, typed: str) -> str:
    """Put a typed command into canonical words."""
    is_french = listener.speech.language == "fr"
    plain = _FACE_DOWN.sub(HIDDEN, typed.lower().replace(",", " "))
    words = _KIND.sub(r"\1", plain).split()
    if not words:
        return ""
    verb = _english(words[0], is_french=is_french)
    rest = words[1:]
    if verb in ("name", "first"):
        return _with_player(listener, verb, rest, is_french=is_french)
    if verb in ("take", "hide", "draw", "choose"):
        return _with_thing(verb, rest, is_french=is_french)
    if verb not in STACK_NAMES and (seat := _by_name(listener, words)):
        return f"name {seat}"
    return _tile(words) or " ".join((verb, *rest))


def for_speakers(command: str, language: str) -> str:
    """Put a canonical command into words of a language, short as it is typed."""
    verb, *words = command.split()
    if language != "fr":
        return command
    is_character = bool(words) and words[0] in _CHARACTERS
    named = [_FRENCH_CHARACTERS[words[0]]] if is_character else map(_TRANSLATION.french, words)
    return " ".join((_TRANSLATION.french(verb), *named))


def spelt_out(listener: Listener, command: str) -> str:
    """Put a canonical command into words that can be typed, players called by their names."""
    verb, *words = command.split()
    language = listener.speech.language
    if verb == "name" and words and words[0] in SEATS:
        seat = Seat(SEATS.index(words[0]))
        if seat < len(listener.names) and listener.names[seat]:
            return f"{for_speakers(verb, language)} {listener.names[seat]}"
    return for_speakers(command, language)


def _english(word: str, *, is_french: bool) -> str:
    other = _OTHER_WORDS.get(folded(word)) or _TRANSLATION.english(word, cut_short=is_french)
    return canonical(other)


def _with_player(listener: Listener, verb: str, words: list[str], *, is_french: bool) -> str:
    """Find the seat of a player who is called by name; the words for seats do, too."""
    if seat := _by_name(listener, words):
        return f"{verb} {seat}"
    called = folded(" ".join(words))
    names = [folded(name) for name in listener.names]
    begun = [seat for seat, name in enumerate(names) if called and name.startswith(called)]
    rest = [_english(word, is_french=is_french) for word in words if word not in _LITTLE_WORDS]
    is_seat = len(rest) == 1 and any(seat.startswith(rest[0]) for seat in SEATS)
    if len(begun) == 1 and not is_seat:
        return f"{verb} {SEATS[begun[0]]}"
    return " ".join((verb, *rest))


def _by_name(listener: Listener, words: list[str]) -> str:
    """Find the seat of a player whose whole name was typed; nothing where it is nobody's."""
    called, names = folded(" ".join(words)), [folded(name) for name in listener.names]
    return SEATS[names.index(called)] if called and called in names else ""


def _with_thing(verb: str, words: list[str], *, is_french: bool) -> str:
    """Find the tile or the stack a command is about."""
    words = [_ELIDED.sub("", word) for word in words]
    rest = [word for word in words if folded(word) not in _LITTLE_WORDS]
    named = [_english(word, is_french=is_french) for word in rest]
    if verb in _STACK_VERBS and len(named) == 1 and named[0] in STACK_NAMES:
        return named[0]
    if verb == "take" and len(rest) == 1 and {*named, folded(rest[0])} & {*_HIDDEN_WORDS}:
        return f"take {HIDDEN}"
    return " ".join((verb, _tile(words) or " ".join(named))).strip()


def _tile(words: list[str]) -> str:
    """Find a tile by the name of a Character, or by what is on it; nothing where it is neither."""
    return find_character(words) or letters_of(words)
