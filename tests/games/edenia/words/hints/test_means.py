"""What a choice brings: tokens, artefacts, tiles, each with the rule it uses."""

from tests.games.edenia.words.hints.choice import Tell, edenia
from tests.games.edenia.words.hints.row import Row, every

FRESH_DECK = "deck OOO y++ +o+ +++"
RELAY = """
    north *uu uuu uuu uuu
    1  Ari +++ ... ... ...
    deck none
    red clovers 4, sheep B1 north star
    green clovers 9
"""
PLANET = """
    turn red, ask planet, sheep 1
    2  ... OOO ... ... ...
    deck none
    planet B2 flag yellow
    red clovers 2, sheep B2 planet
    green clovers 12
    yellow clovers 3, flags 2
"""
DWARF = """
    turn red, ask dwarf, sheep 1
    walk C2 north star > in
    2  ... ... o++ ... ...
    deck none
    dwarf C2 {found}
    red clovers 2, sheep walking
    green clovers 9
"""


def playing(artefact: str, command: str = "", deck: str = "deck none") -> Tell:
    """Play an artefact beside a sheep on a track."""
    position = f"""
        2  ... y++ ... +++ ...
        {deck}
        red hidden {artefact}, sheep D2 east star
    """
    return edenia(position, f"play {artefact} {command}")


FLAGS = [
    Row(
        "HAB-2: whose flag is replaced, and what is left to them",
        edenia(PLANET, "flag"),
        [
            "Your flag at b 2: plus 7, 9 points. Rule HAB-2.",
            "Yellow loses a flag: minus 7, 3 points. Rule HAB-2.",
        ],
        [
            "Votre drapeau en b 2 : vous gagnez 7, 9 points. Règle HAB-2.",
            "Jaune perd un drapeau et 7 points, 3 points. Règle HAB-2.",
        ],
    ),
    Row(
        "HAB-2: nobody loses a flag on a free planet",
        edenia(PLANET.replace("flag yellow", "clovers 1").replace(", flags 2", ""), "flag"),
        ["Your flag at b 2: plus 7, 9 points. Rule HAB-2."],
    ),
    Row(
        "ART-6: a flag that stays",
        edenia(
            """
            2  ... OOO ... ... ...
            deck none
            planet B2 flag red
            red flags 2, hidden gromout, sheep B2 planet
            """,
            "play gromout b2",
        ),
        ["Nobody can take your flag at b 2 any more. Rule ART-6."],
        ["Votre drapeau en b 2 ne craint plus rien. Règle ART-6."],
    ),
]
CLOVERS = [
    Row("SKIP-1: a clover", edenia("red clovers 4", "skip"), ["Plus 1, 5 clovers. Rule SKIP-1."]),
    Row("RIM-2: a clover", edenia(RELAY, "go 1 north"), ["Plus 1, 5 clovers. Rule RIM-2."]),
    Row("HAB-2: a clover", edenia(PLANET, "clover"), ["Plus 1, 3 clovers. Rule HAB-2."]),
    Row(
        "clovers of one move are told together, by the rule of the first",
        edenia(
            """
            5  ... ... ... OOO Ede
            south uuu uuu uuu *uu
            red clovers 4, sheep D5 south star
            green clovers 9
            """,
            "go 1 south",
            "clover",
        ),
        [
            "It gets sheep 1 to Edenia in about 1 move, not 2. Rule WIN-1.",
            "Plus 2, 6 clovers. Rule RIM-2.",
        ],
    ),
    Row(
        "LEAP-2: a clover that pays for the leap to it is no gain",
        edenia(
            """
            2  ... +++ +++ OOO ...
            planet D2 clovers 3, flag red
            deck none
            red clovers 4, sheep B2 east star
            green clovers 9, sheep C2 east star
            """,
            "go 1 east",
            "leap",
            "clover",
        ),
        ["It gets sheep 1 to Edenia in about 4 moves, not 5. Rule WIN-1."],
    ),
]
ARTEFACTS = [
    Row(
        "ART-2: Turbo-engine",
        playing("turbo-3"),
        ["The next planet does not stop your sheep. Rule ART-2."],
    ),
    Row(
        "ART-3: R2-M2",
        playing("r2m2-4", deck=FRESH_DECK),
        ["You choose the new tile out of 3. Rule ART-3."],
    ),
    Row(
        "ART-3: R2-M2 with two tiles left",
        playing("r2m2-4", deck="deck OOO OOO"),
        ["You choose the new tile out of 2. Rule ART-3."],
    ),
    Row(
        "ART-3: R2-M2 with nothing to choose from",
        playing("r2m2-4", deck="deck OOO"),
        ["It gains nothing at once; what follows decides."],
    ),
    Row(
        "ART-4: Sheepscope",
        playing("scope-5", deck=FRESH_DECK),
        ["You choose where the new tile lies. Rule ART-4."],
    ),
    Row(
        "ART-5: Junction",
        playing("junction-3", "1 west nebula"),
        ["Another track of the tile leads on. Rule ART-5."],
    ),
    Row(
        "ART-7: Quantum Accelerator",
        playing("quantum"),
        ["A second turn follows at once. Rule ART-7."],
    ),
    Row(
        "ART-8: pocket teleporter",
        playing("pocket-yellow-3", "1 b2"),
        [
            "A pad far away becomes your start. Rule ART-8.",
            "The pad at b 2 saves the way. Rule TEL-2.",
        ],
        [
            "Vous repartez d'un téléporteur éloigné. Règle ART-8.",
            "Le téléporteur b 2 raccourcit le chemin. Règle TEL-2.",
        ],
    ),
    Row(
        "DWA-2: an artefact is found",
        edenia(DWARF.format(found="? ?"), "search"),
        ["You find an artefact at c 2. Rule DWA-2."],
    ),
    Row(
        "DWA-2: an artefact that is chosen at once is kept, not just found",
        edenia(DWARF.format(found="scope-4:red"), "search", "keep scope-4"),
        ["Sheepscope 4 kept, 5 points. Rule DWA-2."],
        ["Moutonscope 4 gardé, 5 points. Règle DWA-2."],
    ),
]
EDGE = """
    2  ... +++ ... ... ...
    {deck}
    red sheep B2 east star
"""
WAYS = [
    Row(
        "MOV-4: the planets among the tiles that can come",
        edenia(EDGE.format(deck="deck OOO y++ OOO +o+ +++"), "go 1 east"),
        ["A new tile at c 2; planets among those to come: 2 of 5. Rule MOV-4."],
        ["Une tuile en c 2 ; planètes parmi les prochaines : 2 sur 5. Règle MOV-4."],
    ),
    Row(
        "MOV-4: nobody counts an unknown deck",
        edenia(EDGE.format(deck="deck unknown"), "go 1 east"),
        ["A new tile at c 2. Rule MOV-4."],
    ),
    Row(
        "TEL-2: a teleport",
        edenia("2  ... y++ ... y++ ...\ndeck none\nred sheep B2 pad", "jump 1 d2"),
        ["The pad at d 2 saves the way. Rule TEL-2."],
    ),
]
ROWS = [*FLAGS, *CLOVERS, *ARTEFACTS, *WAYS]


@every(ROWS)
def test_what_a_choice_brings(row: Row) -> None:
    """The token and its rule are named, and nothing that it does not bring."""
    assert row.told == row.wanted
