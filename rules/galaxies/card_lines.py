"""The lines of a file of decks, one sort after the other.

Rule of the file: a reader gets the groups of words after the colon and complains about a word of them.
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from rules.galaxies.atoms import (
    AT,
    FORMS,
    KIND,
    NUMBER,
    RES,
    At,
    Atom,
    Discount,
    Kind,
    Res,
    Verb,
)
from rules.galaxies.cards import (
    BADGE_NAMES,
    BADGES,
    MODEL_NAMES,
    MODELS,
    Aim,
    Badge,
    ExploreCard,
    Level,
    Measure,
    MissionCard,
    Model,
    PilotCard,
    PlanetCard,
    RogueCard,
    Skill,
)
from rules.galaxies.faces import FACE_NAMES, FACES, Face
from rules.galaxies.slips import Noun, Slip
from rules.kernel.lines import Word, split_at

LADDER: Final = frozenset(
    {Verb.FINE, Verb.ROB, Verb.DELAY, Verb.DELAY_ALL, Verb.DIE, Verb.SURGE_ALL, Verb.GAIN}
)
"""SOL-10: what a Rogue's ladder is made of."""
_OF_DICE = frozenset({Verb.ACQUIRE, Verb.COLONY})
_OF_PLANETS = tuple(
    verb
    for verb in Verb
    if verb not in (LADDER - {Verb.GAIN}) | _OF_DICE
    and verb not in {Verb.AGAIN, Verb.SENDHOME, Verb.DANGER, Verb.DWARF, Verb.NONE}
)
_OF_CARDS = (
    *(Verb.GAIN, Verb.LOSE, Verb.ADV, Verb.MOVE, Verb.PUSH, Verb.AGAIN, Verb.BACK),
    *(Verb.SENDHOME, Verb.DANGER, Verb.DWARF, Verb.NONE),
)
_GIFTS = ("e", "c", "ec")
_TYPES = (Kind.DIP, Kind.ECO)
_ONE_RES = (Res.E, Res.C)
_SOME_RES = (Res.E, Res.C, Res.ANY)
_MOST_LENGTH = 6
_MOST_POINTS = 20
_MOST_NUMBER = 9
_MEASURED = (Aim.MOST, Aim.FEWEST)
_NUMBERED = (Aim.STORES, Aim.LEVEL, Aim.BLACK, Aim.RED, Aim.PLANET, Aim.FLEET)
_ANY_RES = frozenset({Verb.GAIN, Verb.LOSE, Verb.PAY, Verb.FINE, Verb.ROB, Verb.OTHERS})
"""Verbs that speak of both resources, or a mix."""

Group = Sequence[Word]


def read_planet(key: Word, name: str, groups: Sequence[Group]) -> PlanetCard:
    """Read `planet NAME: TYPE GIFT LENGTH POINTS, ACTION[, FLAGS]`."""
    stats, effect, flags = _groups(key, groups, 2, 3)
    kind, gift, length, points = _exactly(key, stats, 4)
    gives = gift.one_of(_GIFTS, Noun.GIFT)
    said = _flags(flags, ("own", "once", "expansion", "ours"))
    return PlanetCard(
        name=name,
        kind=Kind(kind.one_of(_TYPES, Noun.TYPE)),
        energy="e" in gives,
        culture="c" in gives,
        length=length.number(1, _MOST_LENGTH),
        points=points.number(0, _MOST_POINTS),
        effect=read_atoms(key, effect, _OF_PLANETS),
        is_own="own" in said,
        is_once="once" in said,
        is_expansion="expansion" in said,
        is_ours="ours" in said,
    )


def read_mission(key: Word, name: str, groups: Sequence[Group]) -> MissionCard:
    """Read `mission NAME: AIM [MEASURE or NUMBER], POINTS [TIE][, FLAGS]`."""
    asked, points, flags = _groups(key, groups, 2, 3)
    aim = Aim(asked[0].one_of(tuple(Aim), Noun.MISSION_AIM))
    rest = _exactly(asked[0], asked[1:], int(aim in _MEASURED or aim in _NUMBERED))
    worth = _exactly(key, points, 2 if aim in _MEASURED else 1)
    said = _flags(flags, ("expansion", "ours"))
    return MissionCard(
        name=name,
        aim=aim,
        points=worth[0].number(1, _MOST_POINTS),
        tie=worth[1].number(1, _MOST_POINTS) if aim in _MEASURED else 0,
        measure=Measure(rest[0].one_of(tuple(Measure), Noun.MEASURE)) if aim in _MEASURED else None,
        number=rest[0].number(1, _MOST_POINTS) if aim in _NUMBERED else 0,
        is_expansion="expansion" in said,
        is_ours="ours" in said,
    )


def read_pilot(key: Word, name: str, groups: Sequence[Group]) -> PilotCard:
    """Read `pilot NAME: SHIPS, ABILITY, BADGES[, ours]`."""
    trained, ability, badges, flags = _groups(key, groups, 3, 4)
    skill = Skill(ability[0].one_of(tuple(Skill), Noun.SKILL))
    words = ability[1:]
    pilot = PilotCard(
        name=name,
        trained=tuple(sorted({_model(word) for word in trained})),
        skill=skill,
        badges=_badges(badges),
        is_ours="ours" in _flags(flags, ("ours",)),
    )
    return _with_ability(ability[0], words, pilot)


def _with_ability(key: Word, words: Group, pilot: PilotCard) -> PilotCard:
    match pilot.skill:
        case Skill.DOUBLE | Skill.SENSE:
            (word,) = _exactly(key, words, 1)
            return replace(pilot, res=Res(word.one_of(_ONE_RES, Noun.RESOURCE)))
        case Skill.LAND | Skill.ENTER | Skill.FIND | Skill.RETURN:
            (word,) = _exactly(key, words, 1)
            return replace(pilot, res=Res(word.one_of(_SOME_RES, Noun.RESOURCE)))
        case Skill.SURGE:
            kind, res = _exactly(key, words, 2)
            return replace(
                pilot,
                kind=Kind(kind.one_of(_TYPES, Noun.TYPE)),
                res=Res(res.one_of(_ONE_RES, Noun.RESOURCE)),
            )
        case Skill.LIFT:
            (word,) = _exactly(key, words, 1)
            return replace(pilot, face=_face(word))
        case Skill.START | Skill.BOUNTY:
            (word,) = _exactly(key, words, 1)
            return replace(pilot, number=word.number(1, _MOST_NUMBER))
        case _:
            _exactly(key, words, 0)
            return pilot


def read_card(key: Word, name: str, groups: Sequence[Group]) -> ExploreCard:
    """Read `card NAME: COLOUR, EFFECT, BADGES[, ours]`."""
    colour, effect, badges, flags = _groups(key, groups, 3, 4)
    (word,) = _exactly(key, colour, 1)
    return ExploreCard(
        name=name,
        is_red=word.one_of(("green", "red"), Noun.COLOUR) == "red",
        effect=read_atoms(key, effect, _OF_CARDS),
        badges=_badges(badges),
        is_ours="ours" in _flags(flags, ("ours",)),
    )


def read_level(key: Word, groups: Sequence[Group], *, is_rogue: bool) -> Level:
    """Read `level NUMBER: DICE, SHIPS, POINTS`, or a Rogue's without its ships."""
    words = [_exactly(key, group, 1)[0] for group in groups]
    if is_rogue:
        dice, points = _exactly(key, words, 2)
        return Level(dice.number(1, _MOST_NUMBER), 4, points.number(0, _MOST_POINTS))
    dice, ships, points = _exactly(key, words, 3)
    return Level(dice.number(1, 7), ships.number(1, 4), points.number(0, _MOST_POINTS))


def read_hangar(key: Word, groups: Sequence[Group]) -> tuple[Face, ...]:
    """Read `hangar SHIP: FACE FACE`."""
    (faces,) = _groups(key, groups, 1, 1)
    return tuple(_face(word) for word in _exactly(key, faces, 2))


def read_rogue(key: Word, name: str, groups: Sequence[Group], levels: int) -> RogueCard:
    """Read `rogue NAME: TIER, STEP, STEP, ...`, a step for each level."""
    tier, *steps = _groups(key, groups, levels + 1, levels + 1)
    (word,) = _exactly(key, tier, 1)
    ladder = tuple(read_atoms(key, step, tuple(LADDER)) for step in steps)
    return RogueCard(name, word.text, ladder)


def read_atoms(key: Word, words: Group, verbs: Sequence[Verb]) -> tuple[Atom, ...]:
    """Read atoms between semicolons."""
    atoms = [_atom(group, verbs) for group in split_at(words, ";")]
    if not atoms:
        key.fail(Slip.DECK_WORDS, wanted=1, number=0)
    return tuple(atoms)


def _atom(words: Group, verbs: Sequence[Verb]) -> Atom:
    first, *rest = words
    verb = Verb(first.one_of(sorted(verbs), Noun.ATOM))
    if verb is Verb.UPGRADE:
        discount = (
            Discount(rest[0].one_of(("mix", "low"), Noun.DISCOUNT)) if rest else Discount.PLAIN
        )
        return Atom(verb, discount=discount)
    form = FORMS.get(verb, ())
    values = dict(zip(form, _exactly(first, rest, len(form)), strict=True))
    some = tuple(Res) if verb in _ANY_RES else _SOME_RES if verb is Verb.STEAL else _ONE_RES
    kinds = tuple(Kind)
    return Atom(
        verb,
        number=values[NUMBER].number(1, _MOST_NUMBER) if NUMBER in values else 0,
        res=Res(values[RES].one_of(some, Noun.RESOURCE)) if RES in values else None,
        to=Res(values["to"].one_of(_ONE_RES, Noun.RESOURCE)) if "to" in values else None,
        kind=Kind(values[KIND].one_of(kinds, Noun.TYPE)) if KIND in values else None,
        at=At(values[AT].one_of(tuple(At), Noun.SHIPS_PLACE)) if AT in values else None,
    )


def _face(word: Word) -> Face:
    return FACES[FACE_NAMES.index(word.one_of(FACE_NAMES, Noun.FACE))]


def _model(word: Word) -> Model:
    return MODELS[MODEL_NAMES.index(word.one_of(MODEL_NAMES, Noun.MODEL))]


def _badges(words: Group) -> tuple[Badge, ...]:
    names = [word.one_of(BADGE_NAMES, Noun.BADGE) for word in words]
    return tuple(sorted(BADGES[BADGE_NAMES.index(name)] for name in names))


def _flags(words: Group, known: Sequence[str]) -> list[str]:
    return [word.one_of(known, Noun.FLAG) for word in words]


def _exactly(key: Word, words: Group, number: int) -> Group:
    if len(words) != number:
        (words[0] if words else key).fail(Slip.DECK_WORDS, wanted=number, number=len(words))
    return words


def _groups(key: Word, groups: Sequence[Group], least: int, most: int) -> list[Group]:
    """Expect so many groups; those that may be missing are empty."""
    if not least <= len(groups) <= most:
        key.fail(Slip.DECK_GROUPS, least=least, most=most, number=len(groups))
    return [*groups, *[()] * (most - len(groups))]
