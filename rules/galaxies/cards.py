"""The cards and boards of a box, as values: what is on them is data, nothing here is a rule."""

from enum import IntEnum, StrEnum
from functools import cached_property
from typing import Final, NewType

from rules.galaxies.atoms import Atom, Kind, Res
from rules.galaxies.faces import Face
from rules.kernel.value import Value

Planet = NewType("Planet", int)
"""A planet: its place among those of the content."""
Pilot = NewType("Pilot", int)
Card = NewType("Card", int)
"""An exploration card."""
Mission = NewType("Mission", int)
NO_PLANET: Final = Planet(-1)
NO_PILOT: Final = Pilot(-1)
NO_CARD: Final = Card(-1)
NO_MISSION: Final = Mission(-1)


class Model(IntEnum):
    """The advanced ships, in the order in which their pilots' abilities come (PIL-2)."""

    AURORA = 0
    INTREPID = 1
    AMBITION = 2
    NEXUS = 3


MODELS: Final = tuple(Model)
MODEL_NAMES: Final = tuple(model.name.lower() for model in MODELS)


class Badge(IntEnum):
    """The four types of badges."""

    COMET = 0
    BEACON = 1
    FOSSIL = 2
    PRISM = 3


BADGES: Final = tuple(Badge)
BADGE_NAMES: Final = tuple(badge.name.lower() for badge in BADGES)


class PlanetCard(Value, frozen=True):
    """A planet of the row or a colony."""

    name: str
    kind: Kind
    """`dip` or `eco`."""
    energy: bool
    """Whether ships here yield energy (ACQ-1)."""
    culture: bool
    length: int
    """L: the highest number of its orbit; one more advance reaches the symbol."""
    points: int
    effect: tuple[Atom, ...]
    is_own: bool = False
    """CRD-3: only for the player in turn."""
    is_once: bool = False
    """CRD-4: once per turn and actor."""
    is_expansion: bool = False
    is_ours: bool = False
    """Whether it is of our own making, because the printed one is unknown."""


class Skill(StrEnum):
    """The first word of a pilot's ability."""

    START = "start"
    """PAT-6: begins on a number of an orbit."""
    DOUBLE = "double"
    """PAT-1: yields twice."""
    SENSE = "sense"
    """PAT-1: yields whatever the planet gives."""
    SURGE = "surge"
    """PAT-7: one advance more for a resource."""
    FLEX = "flex"
    """PAT-9: advanced by both types."""
    SHIELD = "shield"
    """PAT-10: is not pushed."""
    BLOCK = "block"
    """PAT-3: is not passed by dice."""
    ORBITUSE = "orbituse"
    """PAT-11: uses actions from the orbit."""
    HOVER = "hover"
    """PAT-12: between surface and orbit."""
    CROWD = "crowd"
    """PAT-13: does not count for MOV-3."""
    RAID = "raid"
    """PAT-14: pushes where it arrives."""
    LAND = "land"
    """PAT-2: gains by landing."""
    ENTER = "enter"
    """PAT-2: gains by entering an orbit."""
    FIND = "find"
    """PAT-2: gains by exploration cards."""
    RETURN = "return"
    """PAT-2: gains by coming home."""
    BOUNTY = "bounty"
    """PAT-15: gains by colonising."""
    SLIP = "slip"
    """PAT-16: goes on instead of home."""
    LIFT = "lift"
    """PAT-4: follows for less."""
    DODGE = "dodge"
    """PAT-5: is rid of a red card."""
    PICK = "pick"
    """PAT-17: takes another card."""
    TOUGH = "tough"
    """PAT-8: has shorter danger tracks."""
    THRIFT = "thrift"
    """PAT-18: makes upgrades cheaper."""


class PilotCard(Value, frozen=True):
    """A pilot: PILOT_VP points, an ability, badges."""

    name: str
    trained: tuple[Model, ...]
    """HIR-2: the ships that two dice are enough for."""
    skill: Skill
    badges: tuple[Badge, ...]
    res: Res | None = None
    """Of `double`, `sense`, `surge`, `land`, `enter`, `find`, `return`."""
    kind: Kind | None = None
    """Of `surge`."""
    face: Face | None = None
    """Of `lift`."""
    number: int = 0
    """Of `start` and `bounty`."""
    is_ours: bool = False


class ExploreCard(Value, frozen=True):
    """An exploration card."""

    name: str
    is_red: bool
    """EXP-2: a danger, which must be taken."""
    effect: tuple[Atom, ...]
    badges: tuple[Badge, ...]
    is_ours: bool = False

    @property
    def is_dwarf(self) -> bool:
        """DWF-1: whether it is a dwarf planet, which stays open."""
        return self.effect[0].verb == "dwarf"


class Aim(StrEnum):
    """What a mission asks for at the end: MIS-5 and MIS-7 compare, MIS-6 and MIS-8 do not."""

    MOST = "most"
    FEWEST = "fewest"
    EQUAL = "equal"
    """MIS-3: as many economy as diplomacy planets."""
    TRIGGER = "trigger"
    """MIS-4: having triggered the end."""
    STORES = "stores"
    """At least so many of each resource."""
    LEVEL = "level"
    """At least this empire level."""
    HOME = "home"
    """MIS-2: all active ships at home."""
    AWAY = "away"
    """MIS-2: no active ship at home."""
    BLACK = "black"
    """At least so many ships in the black."""
    RED = "red"
    """At least so many red cards."""
    PLANET = "planet"
    """A colony worth so many points."""
    FLEET = "fleet"
    """At least so many advanced ships."""


class Measure(StrEnum):
    """What `most` and `fewest` compare."""

    ENERGY = "energy"
    CULTURE = "culture"
    PLANETS = "planets"
    DIPLOMACY = "diplomacy"
    ECONOMY = "economy"
    PILOTS = "pilots"
    CARDS = "cards"
    BADGES = "badges"


class MissionCard(Value, frozen=True):
    """A secret mission."""

    name: str
    aim: Aim
    points: int
    tie: int = 0
    """MIS-1: what it is worth when tied; 0 where nothing is compared (SET-4)."""
    measure: Measure | None = None
    number: int = 0
    is_expansion: bool = False
    is_ours: bool = False


class Level(Value, frozen=True):
    """An empire level; the price of reaching it is its number (UPG-1)."""

    dice: int
    ships: int
    points: int


class RogueCard(Value, frozen=True):
    """A Rogue galaxy: what its colony die does at each level (SOL-10)."""

    name: str
    tier: str
    ladder: tuple[tuple[Atom, ...], ...]


class Content(Value, frozen=True, dict=True, gc=True):
    """Everything in the box."""

    planets: tuple[PlanetCard, ...]
    missions: tuple[MissionCard, ...]
    pilots: tuple[PilotCard, ...]
    cards: tuple[ExploreCard, ...]
    hangar: tuple[tuple[Face, ...], ...]
    """HIR-2: the two faces of each advanced ship."""
    levels: tuple[Level, ...]
    """Empire levels from 1 on."""
    rogue_levels: tuple[Level, ...]
    """The Rogue's levels from 1 on; the next one wins (SOL-13)."""
    rogues: tuple[RogueCard, ...]

    @cached_property
    def base_planets(self) -> tuple[Planet, ...]:
        """The planets that do not belong to the expansion (OPT-1)."""
        every = enumerate(self.planets)
        return tuple(Planet(index) for index, planet in every if not planet.is_expansion)

    @cached_property
    def all_planets(self) -> tuple[Planet, ...]:
        """Every planet (XSET-1)."""
        return tuple(Planet(index) for index in range(len(self.planets)))

    @cached_property
    def planet_keys(self) -> tuple[str, ...]:
        """The planets in canonical text: lower case, a hyphen for each space."""
        return tuple(key_of(planet.name) for planet in self.planets)

    @cached_property
    def pilot_keys(self) -> tuple[str, ...]:
        """The pilots in canonical text."""
        return tuple(key_of(pilot.name) for pilot in self.pilots)

    @cached_property
    def card_keys(self) -> tuple[str, ...]:
        """The exploration cards in canonical text."""
        return tuple(key_of(card.name) for card in self.cards)

    @cached_property
    def mission_keys(self) -> tuple[str, ...]:
        """The missions in canonical text."""
        return tuple(key_of(mission.name) for mission in self.missions)

    @cached_property
    def rogue_keys(self) -> tuple[str, ...]:
        """The Rogues in canonical text."""
        return tuple(rogue.name for rogue in self.rogues)


def key_of(name: str) -> str:
    """Give the one word by which texts speak of a card: Omicron Fenzi is omicron-fenzi."""
    return name.lower().replace(" ", "-")
