"""The words people use in positions: other words for the same thing, French, cases, plurals, articles."""

import pytest

from rules.edenia.game import EDENIA
from rules.edenia.state import State
from tests.rules.edenia.fixed_box import typed

ENGLISH = r"""
rules fr
round 6
first red
turn red
1 Ari OOO o/+ ... ...
2 ... ... y++ ... ...
deck unknown
supply clovers 10, sabotages 7, trifoliums 13 11
planet B1 clovers 2, flag red, protected
dwarf C1 scope-4:green ?
pad C2 sabotaged
red clovers 2, flags 2, trifoliums 15, hidden turbo-3 pocket-red-5, played junction-4
sheep B1 planet; C1 west nebula; Edenia
green clovers 3, hidden ? ?, sheep C1 dwarf; C2 pad; Arridis
"""

OTHERWISE = {
    "french": r"""
règles françaises
manche 6
premier rouge
tour rouge
1 Ari OOO o/+ ... ...
2 ... ... y++ ... ...
pioche inconnue
réserve trèfles 10, sabotages 7, trifoliums 13 11
planète B1 trèfles 2, drapeau rouge, protégé
planète naine C1 moutonscope-4:vert ?
téléporteur C2 saboté
rouge 2 trèfles, drapeaux 2, trifoliums 15, cachés turbo-réacteur-3 poche-rouge-5, joués bifurcation 4
moutons B1 planète; C1 ouest nébuleuse; Édénia
vert 3 trèfles, 2 artefacts cachés
moutons C1 naine; C2 téléporteur; Arridis
""",
    "french-without-accents": r"""
regles fr
manche 6
premier rouge
tour rouge
1 ari ooo o/+ ... ...
2 ... ... y++ ... ...
pioche inconnue
reserve trefles 10, sabotages 7, trifoliums 13 11
planete habitable B1 : 2 trefles, le drapeau rouge, protegee
naine C1 moutonscope 4:vert ?
teleporteur C2 sabote
rouge : 2 trefles, 2 drapeaux, trifolium 15, en main turbo 3 et poche rouge 5, joue bifurcation-4
moutons planete B1; C1 a l'ouest, nebuleuse; Edenia
vert 3 trefles, en main ? ?
moutons C1 naine, C2 teleporteur, Arridis
""",
    "english-in-other-words": r"""
Rules: French
Round 6
First: Red
Turn: the red player
1 Arridis ooo o/+ ... ...
2 ... ... Y++ … ---
Deck: unknown
Supply: 10 clovers, 7 sabotage tokens, Trifoliums 13 11
Planet B1: 2 clovers, a red flag, guarded
Dwarf planet C1: sheepscope 4:green and ?
Teleporter C2 is sabotaged
Red has 2 clovers, 2 flags, Trifolium 15, hidden Turbo 3, red Pocket teleporter 5, played Junction 4
Sheep planet B1, C1 on the west side nebula, Edenia
Green: three clovers and 2 hidden artefacts
Sheep dwarf C1, teleporter C2, Arridis
""",
    "without-commas": r"""
round 6
turn red
1 Ari 000 0/+ ... ...
2 ... ... y++ ... ...
deck unknown
supply clovers 10 sabotages 7 trifoliums 13 11
planet B1 clovers 2 flag red protected
dwarf C1 scope-4:green ?
pad C2 sabotaged
red clovers 2 flags 2 trifoliums 15 hidden turbo-3 pocket-red-5 played junction-4
sheep B1; C1 west nebula; Edenia
green clovers 3 hidden 2
sheep C1; C2; Arridis
""",
}


@pytest.mark.parametrize("name", OTHERWISE)
def test_a_position_in_other_words_is_the_same(name: str) -> None:
    """Whatever people call things, it is one table."""
    assert typed(OTHERWISE[name]) == typed(ENGLISH)


def hand(line: str) -> tuple[str | None, ...]:
    """Read what red has hidden."""
    box = "artefacts turbo-3 turbo-4 r2m2-3 r2m2-4 r2m2-5 scope-5 quantum gromout gromout"
    state: State = EDENIA.read_position(f"{box} pocket-blue-4 pocket-yellow-3\nred {line}")
    return state.players[0].hidden


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("hidden turbo-engine 3", ("turbo-3",)),
        ("hidden Turbo Engine 3, Turbo Engine 4", ("turbo-3", "turbo-4")),
        ("hidden R2-M2 4", ("r2m2-4",)),
        ("hidden gromout ? gromout quantum", (None, "gromout", "gromout", "quantum")),
        ("hidden r2-m2-3 r2m2-5", ("r2m2-3", "r2m2-5")),
        ("hidden the quantum accelerator and Gromout", ("gromout", "quantum")),
        ("cachés accélérateur quantique, gromout", ("gromout", "quantum")),
        ("hidden blue pocket teleporter 4", ("pocket-blue-4",)),
        ("hidden pocket teleporter blue 4", ("pocket-blue-4",)),
        ("caché téléporteur de poche bleu 4", ("pocket-blue-4",)),
        ("caché poche-jaune-3", ("pocket-yellow-3",)),
        ("hidden sheepscope-5 ?", (None, "scope-5")),
        ("hidden unknown", (None,)),
        ("3 artefacts", (None, None, None)),
        ("artefacts turbo-3", ("turbo-3",)),
        ("no artefacts", ()),
        ("hidden none", ()),
        ("aucun artefact", ()),
    ],
)
def test_artefacts_have_many_names(line: str, names: tuple[str | None, ...]) -> None:
    """As the box calls them, as we tell them, in both languages."""
    assert sorted(hand(line), key=str) == sorted(names, key=str)


@pytest.mark.parametrize(
    "line",
    [
        "red clovers 2, sheep B1 east star",
        "red sheep B1 east star, clovers 2",
        "red 2 clovers, sheep B1 est étoile",
        "RED Clovers 2, Sheep b1 EAST STAR",
        "rouge trèfle 2, mouton B1 est étoile",
        "red: clovers: 2; sheep: B1 east star",
        "red clovers = 2, sheep on B1 star east",
        "red c 2, s B1 e s",
        "roug trèf 2, mouto B1 est étoi",
    ],
)
def test_case_plurals_articles_and_signs_do_not_matter(line: str) -> None:
    """One player's line, written as it comes."""
    tiles = "1 Ari +++ ... ... ...\n"
    assert typed(tiles + line) == typed(tiles + "red clovers 2, sheep B1 east star")


@pytest.mark.parametrize(
    ("row", "face"),
    [
        ("1 Ari 000 ... ... ...", "OOO"),
        ("1 Ari +0/ ... ... ...", "+o/"),
        ("1 Ari +O/ ... ... ...", "+o/"),
        ("1 Ari R+/ ... ... ...", "r+/"),
        ("1 Arridis planet - . …", "OOO"),
        ("1 Ari planète ... --- ...", "OOO"),
    ],
)
def test_tiles_are_read_as_they_are_typed(row: str, face: str) -> None:
    """A zero for a ring, capitals, and other signs for a cell nobody has explored."""
    state = EDENIA.read_position(row)
    assert state.tiles[1] == face
    assert state.tiles[2:5] == ("...",) * 3


@pytest.mark.parametrize("line", ["deck ?", "deck: unknown", "pioche inconnue", "talon inconnu"])
def test_an_unknown_deck_has_many_names(line: str) -> None:
    """What is drawn is told by hand then."""
    assert EDENIA.read_position(line).deck is None
