"""Reading decks from text, and checking that the game can be played with them.

Rule of the file: every complaint names the line it is about. See `decks/` for the form.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from rules.galaxies.atoms import Atom, write_atom
from rules.galaxies.card_lines import (
    read_card,
    read_hangar,
    read_level,
    read_mission,
    read_pilot,
    read_planet,
    read_rogue,
)
from rules.galaxies.cards import (
    BADGE_NAMES,
    MODEL_NAMES,
    Badge,
    Content,
    MissionCard,
    PilotCard,
    PlanetCard,
    key_of,
)
from rules.galaxies.faces import FACE_NAMES
from rules.galaxies.slips import Slip
from rules.kernel.contents import Contents
from rules.kernel.lines import Word, read_words, split_at
from rules.kernel.refused import misread

_SEPARATORS = ":,;"
_COUNTS: Final = {
    "level": 6,
    "planet": 52,
    "mission": 20,
    "hangar": 4,
    "pilot": 30,
    "card": 30,
    "rogue-level": 5,
    "rogue": 5,
}
"""The sorts of lines, and how many there are of each."""
_BASE_PLANETS = 40
_BASE_MISSIONS = 12
_PER_SORT = 10
"""So many planets of the base game are of each type with each gift."""


class _Line:
    """A card before it is understood: its key, its name, the groups after the colon."""

    def __init__(self, words: Sequence[Word]) -> None:
        self.key, *rest = words
        colon = next((at for at, word in enumerate(rest) if word.text == ":"), 0)
        named = rest[:colon]
        if not named or any(word.text in _SEPARATORS for word in named):
            self.key.fail(Slip.DECK_NAME)
        self.name = " ".join(word.text for word in named)
        self.groups = split_at(rest[colon + 1 :], ",")


def standard_content() -> Content:
    """Give our own decks of now."""
    return DECKS.published(DECKS.newest)


def read_content(text: str) -> Content:
    """Understand a file of decks.

    Raises:
        Unreadable: with the line that is wrong, or the last one when something is missing.
    """
    lines: dict[str, list[_Line]] = {sort: [] for sort in _COUNTS}
    last = 1
    for words in read_words(text, _SEPARATORS):
        last = words[0].line
        if words[0].text not in lines:
            words[0].fail(Slip.DECK_LINE, expected=tuple(lines))
        lines[words[0].text].append(_Line(words))
    for sort, wanted in _COUNTS.items():
        _check_count(sort, lines[sort], wanted, last)
        _check_names(lines[sort])
    for sort in ("level", "rogue-level"):
        _check_order(lines[sort], [str(number) for number in range(1, _COUNTS[sort] + 1)])
    _check_order(lines["hangar"], MODEL_NAMES)
    levels = _COUNTS["rogue-level"]
    content = Content(
        planets=tuple(read_planet(one.key, one.name, one.groups) for one in lines["planet"]),
        missions=tuple(read_mission(one.key, one.name, one.groups) for one in lines["mission"]),
        pilots=tuple(read_pilot(one.key, one.name, one.groups) for one in lines["pilot"]),
        cards=tuple(read_card(one.key, one.name, one.groups) for one in lines["card"]),
        hangar=tuple(read_hangar(one.key, one.groups) for one in lines["hangar"]),
        levels=tuple(read_level(one.key, one.groups, is_rogue=False) for one in lines["level"]),
        rogue_levels=tuple(
            read_level(one.key, one.groups, is_rogue=True) for one in lines["rogue-level"]
        ),
        rogues=tuple(read_rogue(one.key, one.name, one.groups, levels) for one in lines["rogue"]),
    )
    _check_spread(content, lines["planet"], lines["mission"], last)
    return content


def write_content(content: Content) -> str:
    """Give the text of decks, which is read as the same again."""
    lines = [
        *(
            f"level {number}: {level.dice}, {level.ships}, {level.points}"
            for number, level in enumerate(content.levels, 1)
        ),
        *(_planet(planet) for planet in content.planets),
        *(_mission(mission) for mission in content.missions),
        *(
            f"hangar {name}: {' '.join(FACE_NAMES[face] for face in faces)}"
            for name, faces in zip(MODEL_NAMES, content.hangar, strict=True)
        ),
        *(_pilot(pilot) for pilot in content.pilots),
        *(
            f"card {card.name}: {'red' if card.is_red else 'green'}, {_atoms(card.effect)}, "
            f"{_badges(card.badges)}{_flags(ours=card.is_ours)}"
            for card in content.cards
        ),
        *(
            f"rogue-level {number}: {level.dice}, {level.points}"
            for number, level in enumerate(content.rogue_levels, 1)
        ),
        *(
            f"rogue {rogue.name}: {', '.join([rogue.tier, *map(_atoms, rogue.ladder)])}"
            for rogue in content.rogues
        ),
    ]
    return "".join(f"{line}\n" for line in lines)


def _planet(planet: PlanetCard) -> str:
    gift = "e" * planet.energy + "c" * planet.culture
    flags = _flags(
        own=planet.is_own,
        once=planet.is_once,
        expansion=planet.is_expansion,
        ours=planet.is_ours,
    )
    stats = f"{planet.kind} {gift} {planet.length} {planet.points}"
    return f"planet {planet.name}: {stats}, {_atoms(planet.effect)}{flags}"


def _mission(mission: MissionCard) -> str:
    about = mission.measure or (str(mission.number) if mission.number else "")
    aim = f"{mission.aim} {about}".strip()
    worth = f"{mission.points} {mission.tie}" if mission.tie else str(mission.points)
    flags = _flags(expansion=mission.is_expansion, ours=mission.is_ours)
    return f"mission {mission.name}: {aim}, {worth}{flags}"


def _pilot(pilot: PilotCard) -> str:
    ships = " ".join(MODEL_NAMES[model] for model in pilot.trained)
    face = "" if pilot.face is None else FACE_NAMES[pilot.face]
    words = [pilot.skill, pilot.kind, pilot.res, face, str(pilot.number or "")]
    ability = " ".join(word for word in words if word)
    return f"pilot {pilot.name}: {ships}, {ability}, {_badges(pilot.badges)}{_flags(ours=pilot.is_ours)}"


def _atoms(atoms: Iterable[Atom]) -> str:
    return "; ".join(write_atom(atom) for atom in atoms)


def _badges(badges: Iterable[Badge]) -> str:
    return " ".join(BADGE_NAMES[badge] for badge in badges)


def _flags(**flags: bool) -> str:
    said = " ".join(name for name, is_said in flags.items() if is_said)
    return f", {said}" if said else ""


def _check_count(sort: str, lines: Sequence[_Line], wanted: int, last: int) -> None:
    if len(lines) > wanted:
        lines[wanted].key.fail(Slip.DECK_COUNT, sort=sort, wanted=wanted, number=len(lines))
    if len(lines) < wanted:
        raise misread(Slip.DECK_COUNT, last, sort=sort, wanted=wanted, number=len(lines))


def _check_names(lines: Iterable[_Line]) -> None:
    seen: set[str] = set()
    for one in lines:
        if key_of(one.name) in seen:
            one.key.fail(Slip.DECK_NAME_TWICE, name=one.name)
        seen.add(key_of(one.name))


def _check_order(lines: Sequence[_Line], names: Sequence[str]) -> None:
    for one, name in zip(lines, names, strict=True):
        if one.name != name:
            one.key.fail(Slip.DECK_ORDER, wanted=name, name=one.name)


def _check_spread(
    content: Content, planets: Sequence[_Line], missions: Sequence[_Line], last: int
) -> None:
    """Check what belongs to the base game, and that its planets are of all sorts alike."""
    base = [one for one in content.planets if not one.is_expansion]
    if len(base) != _BASE_PLANETS:
        raise misread(
            Slip.DECK_COUNT,
            planets[-1].key.line,
            sort="planet",
            wanted=_BASE_PLANETS,
            number=len(base),
        )
    number = sum(not mission.is_expansion for mission in content.missions)
    if number != _BASE_MISSIONS:
        line = missions[-1].key.line
        raise misread(Slip.DECK_COUNT, line, sort="mission", wanted=_BASE_MISSIONS, number=number)
    sorts = Counter((one.kind, "e" * one.energy + "c" * one.culture) for one in base)
    for (kind, gift), many in sorts.items():
        if many != _PER_SORT:
            sort = f"{kind} {gift}"
            raise misread(Slip.DECK_SPREAD, last, wanted=_PER_SORT, number=many, sort=sort)


def _check_places(text: str, ours: Content) -> None:
    """Check that cards called as ours stand where ours do: texts of actions name cards by their place."""
    named = {
        "planet": [one.name for one in ours.planets],
        "mission": [one.name for one in ours.missions],
        "pilot": [one.name for one in ours.pilots],
        "card": [one.name for one in ours.cards],
    }
    counts = Counter[str]()
    for words in read_words(text, _SEPARATORS):
        sort = words[0].text
        if sort not in named:
            continue
        line, names = _Line(words), named[sort]
        wanted = names[counts[sort]]
        counts[sort] += 1
        key = key_of(line.name)
        if key != key_of(wanted) and key in {key_of(name) for name in names}:
            line.key.fail(Slip.DECK_ORDER, wanted=wanted, name=line.name)


class _Decks(Contents[Content]):
    """Our decks, and somebody's own that are like them."""

    def read(self, text: str) -> Content:
        """Understand somebody's own decks."""
        content = super().read(text)
        _check_places(text, self.published(self.newest))
        return content


DECKS: Final = _Decks(("rules.galaxies", "decks"), "decks", read=read_content, write=write_content)
