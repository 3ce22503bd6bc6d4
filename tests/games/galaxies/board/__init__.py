"""Tests of the drawings of Tiny Epic Galaxies: what they show, without any colour."""

from edenia_tui.conversation.manner import Manner
from edenia_tui.games.galaxies.entry import GalaxiesEntry
from edenia_tui.language.listener import Listener
from edenia_tui.storage.settings import Settings
from rules.galaxies.game import GALAXIES
from rules.galaxies.state import State
from rules.kernel.seat import Seat

ENTRY = GalaxiesEntry()
AZURE, CRIMSON, GOLD, IVORY, VIOLET = map(Seat, range(5))

_TWO = """
galaxies 1
round     1
first     azure
turn      azure
row       nibiru gyore piedes jakks
dice      move move economy economy
azure     level 1, energy 2, culture 1
          ships home, home
          missions elder industrialist, keeps elder
crimson   level 1, energy 2, culture 1
          ships home, home
          missions orbiter explorer, keeps orbiter
doing     turn
"""
_THREE = """
galaxies 1
rules     expansion
round     6
first     azure
turn      crimson
row       gort ekko aughmoore zalax nibiru
pilots    bramble kestrel needle halcyon oriel
deck      22
open      old-library crumb
dice      energy economy
used      energy
spent     move culture
complete  energy
azure     level 3, energy 7, culture 0
          ships home, gort orbit, reef danger 2
          missions trader recruiter, keeps recruiter
          cards pebble echo-chain star-charts
crimson   level 2, energy 3, culture 0
          ships none
          aurora at aughmoore surface with juno
          nexus at gort orbit 2 with indigo
          missions charger landlord, keeps charger
          cards ion-storm long-silence
gold      level 4, energy 3, culture 0
          ships home
          intrepid at aughmoore surface with mistral gannet
          nexus at ekko surface with saffron
          missions industrialist wanderer, keeps wanderer
doing     turn
"""
_FIVE = """
galaxies 1
rules     expansion
round     9
first     gold
turn      azure
row       gleam-zanier bsw-10-1 shouhua aughmoore tuul gyore
pilots    jackdaw cinder osprey lantern bramble pepper
deck      26
dice      move energy colony
used      colony
hired     culture culture
azure     level 6, energy 4, culture 0
          ships home, gleam-zanier orbit 2, bsw-10-1 orbit 1
          ambition at bsw-10-1 surface with rook
          colonies drewkaiden
          missions orbiter explorer, keeps orbiter
          cards wake
crimson   level 3, energy 7, culture 0
          ships none
          aurora at bsw-10-1 surface with zephyr
          ambition at home with tern marrow
          nexus at bsw-10-1 orbit 3 with larkspur lightspeeder
          colonies tifnod
          missions elder landlord, keeps landlord
gold      level 4, energy 7, culture 0
          ships none
          aurora at home with quill
          intrepid at home with kestrel mistral needle
          nexus at home with nettle saffron
          colonies birkomius piedes
          missions conqueror daredevil, keeps conqueror
          cards star-charts
ivory     level 4, energy 6, culture 0
          ships none
          intrepid at bsw-10-1 orbit 4 with gannet
          ambition at gleam-zanier orbit 1 with juno fathom
          nexus at home with sable
          missions seeker recruiter, keeps recruiter
          cards free-harbour
violet    level 6, energy 7, culture 1
          ships home, aughmoore orbit 2
          aurora at home with ember oriel
          intrepid at black with anvil
          colonies leandra quen
          missions equalizer curator, keeps equalizer
          cards acorn
doing     turn
doing     die colony, by azure, waiting violet, as rolled
"""
_SOLO = """
galaxies 1
rules     expansion hades
round     5
first     azure
turn      azure
row       k-widow jac-110912 drumlin jorg
pilots    mistral vesper larkspur saffron
deck      30
dice      move move move diplomacy economy
azure     level 2, energy 3, culture 0
          ships none
          aurora at home with marrow
          intrepid at jac-110912 surface with gannet
rogue     level 4, energy 6, culture 0
          ships home, home, home, jac-110912 orbit
          colonies leandra
doing     turn
"""
_END = """
galaxies 1
round     21
first     azure
turn      ivory
trigger   gold
row       andellouxian-6 k-widow mared terra-bettia omicron-fenzi jakks
dice      economy
used      energy energy energy culture diplomacy diplomacy
complete  energy culture diplomacy
azure     level 6, energy 7, culture 6
          ships home, home, terra-bettia orbit 1, jakks surface
          colonies lureena mj-120210 clj-0517
          missions hoarder industrialist, keeps hoarder
crimson   level 6, energy 7, culture 0
          ships home, home, home, home
          colonies walsfeo maia
          missions seeker orbiter, keeps seeker
gold      level 6, energy 7, culture 5
          ships home, home, terra-bettia orbit, jakks surface
          colonies zavodnick leandra bisschop jac-110912 brumbaugh
          missions hermit equalizer, keeps hermit
ivory     level 6, energy 7, culture 4
          ships home, home, jakks surface, terra-bettia surface
          colonies tifnod jorg umbra-forum
          missions trader explorer, keeps explorer
over      points, gold, END-2
"""


def two() -> State:
    """Give the beginning of a game for two."""
    return GALAXIES.read_position(_TWO)


def three() -> State:
    """Give the middle of a game for three: Crimson is asked, Azure has a ship in danger."""
    return GALAXIES.read_position(_THREE)


def five() -> State:
    """Give the middle of a game for five: Violet may follow a colony die of Azure."""
    return GALAXIES.read_position(_FIVE)


def solo() -> State:
    """Give a game against Hades."""
    return GALAXIES.read_position(_SOLO)


def end() -> State:
    """Give the end of a game for four, which Gold has won."""
    return GALAXIES.read_position(_END)


def listener_on(seat: Seat | None, language: str = "en") -> Listener:
    """Somebody at a table of up to five without names."""
    return Manner(language, Settings()).listener(("",) * 5, seat, ENTRY.words.messages)


TABLES = {"two": two, "three": three, "five": five, "solo": solo, "end": end}
