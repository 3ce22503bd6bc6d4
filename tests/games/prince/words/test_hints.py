"""Reasons in The Little Prince: points, what may come, baobabs, volcanoes, and what others are left."""

from collections.abc import Callable
from random import Random

import pytest

from edenia_tui.games.prince.words.words import WORDS
from edenia_tui.language.reasons import MOST_REASONS
from edenia_tui.language.speech import LANGUAGES
from rules.kernel.seat import CHANCE, Seat
from rules.prince.game import PRINCE
from rules.prince.opening import Options
from tests.games.edenia.words import unspeakable
from tests.games.edenia.words.hints.row import Row, every
from tests.games.prince.words.hearing import listener
from tests.rules.games import play_on

CENTRE = ". . . . ."
TWO_BAOBABS, PLAIN, OTHER = ". BUE . . . BGG", ". UE . . . W", ". UF . . . XG"
BAOBAB_OFFER = "ask take\noffer downhill BUN UE LWW"
FULL = (
    ". LLLN URLL . LWW VN VN LXX . . . BSO",
    ". UE UF . UE E W UF . . . LXX",
    ". LWW XW . ULLF XW XG XW . . . LLLN",
)
LAST = "ask take\noffer centre {offer}\nhidden {hidden}\nserved coral"
LAST_TWO = (
    "geographer BUG VULNW lamplighter VULEW RLL . URLL LXX VN XW XW astronomer ULLF BSO prince",
    "gardener UF URLL hunter BRS LLN VLNW BGO VULEW VLG VLNW VSSG king VLWG LWW white",
)
SEATS = ("amber", "coral", "jade")
Tell = Callable[[str], list[str]]


def choice(table: str, *planets: str, do: str) -> Tell:
    """Ask for the reasons of a choice of amber's; what is not said of a planet is empty."""
    rows = [f"{seat} {_cells(planet)}" for seat, planet in zip(SEATS, planets, strict=False)]
    position = "\n".join([f"turn amber, {table}", *rows])

    def tell(language: str) -> list[str]:
        view = PRINCE.view(PRINCE.read_position(position), Seat(0))
        action = PRINCE.read_action(view, do)
        return WORDS.reasons(listener(language, len(planets)), view, [action])

    return tell


def _cells(planet: str) -> str:
    """Fill up a planet: a Character, an uphill and a downhill tile, then the rest."""
    words = planet.split()
    return " ".join([*words, *"." * (16 - len(words))])


OWN = [
    Row(
        "CHA-2: what the Character gives, and what one to come would",
        choice("ask take\noffer centre VN E W", "vain", "hunter", "grey", do="take VN"),
        [
            "Your vain man: plus 4. Rule CHA-2.",
            "With the hunter, who may come, it is plus 3. Rule CHA-7.",
        ],
        ["Votre vaniteux gagne 4. Règle CHA-2.", "Un futur chasseur gagnerait 3. Règle CHA-7."],
    ),
    Row(
        "CHA-5: a second rose costs the King",
        choice(
            "ask take\noffer downhill URLL UE LWW",
            "king URLL",
            "vain LLLN",
            "brown UF",
            do="take URLL",
        ),
        [
            "Careful, your king: minus 7. Rule CHA-5.",
            "With the astronomer, who may come, it is plus 2. Rule CHA-4.",
        ],
        [
            "Gare, votre roi perd 7. Règle CHA-5.",
            "Un futur astronome gagnerait 2. Règle CHA-4.",
        ],
    ),
    Row(
        "CHA-7: what a Character will probably give, and who else gains by it",
        choice(
            "ask take\noffer character lamplighter hunter gardener",
            f"{CENTRE} RLL",
            f"{CENTRE} XG",
            f"{CENTRE} LLX",
            do="take hunter",
        ),
        [
            "Your hunter should give about 10 in the end. Rule CHA-7.",
            "It takes plus 3 from Bea: hunter. Rule RND-2.",
        ],
        [
            "Votre chasseur devrait finir à 10 environ. Règle CHA-7.",
            "Cela prive Bea de 3 : chasseur. Règle RND-2.",
        ],
    ),
    Row(
        "BAO-1: a third baobab",
        choice(BAOBAB_OFFER, TWO_BAOBABS, PLAIN, OTHER, do="take BUN"),
        [
            "Careful, its baobab flips 3 tiles of yours. Rule BAO-1.",
            "With the drunkard, who may come, it is plus 9. Rule CHA-8.",
        ],
        [
            "Gare, son baobab vous retourne 3 tuiles. Règle BAO-1.",
            "Un futur buveur gagnerait 9. Règle CHA-8.",
        ],
    ),
    Row(
        "BAO-1: a third baobab that another tile spares",
        choice(BAOBAB_OFFER, TWO_BAOBABS, PLAIN, OTHER, do="take UE"),
        [
            "Another tile would be your third baobab and flip 3 tiles. Rule BAO-1.",
            "With the astronomer, who may come, it is plus 2. Rule CHA-4.",
        ],
        [
            "Une autre serait votre troisième baobab : 3 tuiles de moins. Règle BAO-1.",
            "Un futur astronome gagnerait 2. Règle CHA-4.",
        ],
    ),
    Row(
        "BAO-1: a third baobab that pays",
        choice(
            "ask take\noffer downhill BUN UE LWW",
            "drunkard BUE . . . BGG",
            "king UE . . . W",
            "white UF . . . XG",
            do="take BUN",
        ),
        ["Your drunkard: plus 9. Rule CHA-8.", "Its baobab flips 3 tiles, which pays. Rule BAO-1."],
        [
            "Votre buveur gagne 9. Règle CHA-8.",
            "Son baobab retourne 3 tuiles, et cela paie. Règle BAO-1.",
        ],
    ),
    Row(
        "BAO-1: a second baobab",
        choice("ask take\noffer centre BFWW W E", ". BUE", ". UE", ". UF", do="take BFWW"),
        [
            "With the gardener, who may come, it is plus 7. Rule CHA-10.",
            "Careful, with 2 baobabs the next one flips them. Rule BAO-1.",
        ],
        [
            "Un futur jardinier gagnerait 7. Règle CHA-10.",
            "Gare, avec 2 baobabs le suivant les retourne. Règle BAO-1.",
        ],
    ),
    Row(
        "VOL-2: the most volcanoes",
        choice("ask take\noffer centre VLL VN W", "brown VSS", "grey UE", "king UF", do="take VLL"),
        [
            "With the lamplighter, who may come, it is plus 2. Rule CHA-6.",
            "Careful, 2 volcanoes, the most. Rule VOL-2.",
        ],
        [
            "Un futur allumeur de réverbères gagnerait 2. Règle CHA-6.",
            "Gare, 2 volcans, le maximum. Règle VOL-2.",
        ],
    ),
    Row(
        "VOL-2: a volcano that is left to others",
        choice("ask take\noffer centre VN VLL E", "white", "brown", "grey", do="take E"),
        [
            "With the hunter, who may come, it is plus 3. Rule CHA-7.",
            "No volcano; another tile makes 1 volcano, the most. Rule VOL-2.",
        ],
        [
            "Un futur chasseur gagnerait 3. Règle CHA-7.",
            "Sans volcan ; une autre ferait 1 volcan, le maximum. Règle VOL-2.",
        ],
    ),
]
RIVALS = [
    Row(
        "RND-2: the King's only rose",
        choice("ask take\noffer centre RLL E W", "vain", "king", "grey", do="take RLL"),
        [
            "It takes the only rose from Bea: king plus 14. Rule RND-2.",
            "With the lamplighter, who may come, it is plus 2. Rule CHA-6.",
        ],
        [
            "Unique pour Bea, rose : roi gagne 14. Règle RND-2.",
            "Un futur allumeur de réverbères gagnerait 2. Règle CHA-6.",
        ],
    ),
    Row(
        "RND-2: nothing is kept from somebody who has another tile as good",
        choice(
            "ask take\noffer uphill URLL ULLF UE", "grey", "lamplighter", "brown", do="take ULLF"
        ),
        ["With the hunter, who may come, it is plus 3. Rule CHA-7."],
    ),
    Row(
        "RND-3: the last one is left with a third baobab",
        choice(
            "ask take\noffer downhill BUN LWW\nserved coral",
            "white UE . . . W",
            "king UF UE . . XG",
            "vain BUE . . . BGG",
            do="take LWW",
        ),
        [
            "Your white businessman: plus 4. Rule CHA-9.",
            "Cy is left with a third baobab, which flips 3 tiles. Rule BAO-1.",
        ],
        [
            "Votre businessman blanc gagne 4. Règle CHA-9.",
            "Il reste à Cy un troisième baobab, qui retourne 3 tuiles. Règle BAO-1.",
        ],
    ),
    Row(
        "RND-3: the last one is left with a second rose",
        choice(
            "ask take\noffer downhill URLL UE\nserved coral",
            "astronomer UE",
            "white UF LWW",
            "king URLL",
            do="take UE",
        ),
        [
            "Cy is left with minus 7. Rule RND-3.",
            "Your astronomer: plus 2. Rule CHA-4.",
        ],
        ["Il reste à Cy 7 de moins. Règle RND-3.", "Votre astronome gagne 2. Règle CHA-4."],
    ),
    Row(
        "VOL-2: the last one is left with the most volcanoes",
        choice(
            "ask take\noffer centre VN E\nserved coral",
            "hunter",
            "king . . . . W",
            "white",
            do="take E",
        ),
        ["Your hunter: plus 3. Rule CHA-7.", "Cy is left with 1 volcano, the most. Rule VOL-2."],
        [
            "Votre chasseur gagne 3. Règle CHA-7.",
            "Il reste à Cy 1 volcan, le maximum. Règle VOL-2.",
        ],
    ),
    Row(
        "RND-2: who is named takes what another one waits for",
        choice(
            "ask name\noffer centre RLL E\nserved amber",
            "vain . . . . W",
            "lamplighter",
            "king",
            do="name coral",
        ),
        [
            "Bea will probably take plus 14 from Cy. Rule RND-2.",
            "Of these tiles Bea gains at most plus 2. Rule RND-2.",
        ],
        [
            "Bea prendra sans doute 14 à Cy. Règle RND-2.",
            "De ces tuiles, Bea gagne au plus 2. Règle RND-2.",
        ],
    ),
    Row(
        "RND-2: who is named gains nothing",
        choice(
            "ask name\noffer centre XG E\nserved amber",
            "vain . . . . W",
            "lamplighter",
            "king",
            do="name jade",
        ),
        ["Of these tiles Cy gains nothing. Rule RND-2."],
        ["De ces tuiles, Cy ne gagne rien. Règle RND-2."],
    ),
    Row(
        "RND-3: who is named has fewer points than the one who waits",
        choice(
            "ask name\noffer downhill ULLF UE\nserved amber",
            "vain LLLN LWW",
            "astronomer VSS",
            "turkish VSSG",
            do="name coral",
        ),
        [
            "Of these tiles Bea gains at most plus 2. Rule RND-2.",
            "Bea has fewer points so far than Cy, who has to wait. Rule RND-3.",
        ],
        [
            "De ces tuiles, Bea gagne au plus 2. Règle RND-2.",
            "Bea a moins de points que Cy, qui doit attendre. Règle RND-3.",
        ],
    ),
]
TWO = [
    Row(
        "TWO-2: what the other one would like best goes face down",
        choice("ask hide\noffer centre RLL VN E", "vain", "king", do="hide RLL"),
        [
            "Face down it hides plus 14 from Bea: king. Rule TWO-2.",
            "Of these tiles Bea gains nothing. Rule TWO-2.",
        ],
        [
            "Cachée, elle ne tente pas Bea : 14, roi. Règle TWO-2.",
            "De ces tuiles, Bea ne gagne rien. Règle TWO-2.",
        ],
    ),
    Row(
        "TWO-4: what one hopes to keep goes face down",
        choice("ask hide\noffer centre RLL VN E", "vain", "king", do="hide VN"),
        ["If it is left for you, it is plus 4. Rule TWO-4."],
        ["Si elle vous reste, vous gagnez 4. Règle TWO-4."],
    ),
    Row(
        "TWO-3: the unseen tile, where the open ones give nothing",
        choice("ask take\noffer centre XG E\nhidden RLL", "lamplighter", "king", do="take hidden"),
        [
            "The open tiles give you nothing. Rule TWO-3.",
            "On average a tile of this stack gives you plus 1. Rule TWO-3.",
        ],
        [
            "Les tuiles ouvertes ne vous donnent rien. Règle TWO-3.",
            "En moyenne, une tuile de cette pile vous donne 1. Règle TWO-3.",
        ],
    ),
    Row(
        "TWO-3: the unseen tile, where the open ones give no more than it may",
        choice("ask take\noffer uphill LWW UE\nhidden UF", "lamplighter", "king", do="take hidden"),
        [
            "On average a tile of this stack gives you plus 1. Rule TWO-3.",
            "The open tiles give you at most plus 1. Rule TWO-3.",
        ],
        [
            "En moyenne, une tuile de cette pile vous donne 1. Règle TWO-3.",
            "Les tuiles ouvertes vous donnent au plus 1. Règle TWO-3.",
        ],
    ),
]
DRAWS = [
    Row(
        "BAO-1: the baobabs of a stack, for one's own planet",
        choice("ask stack", TWO_BAOBABS, PLAIN, OTHER, do="centre"),
        ["You show 2 baobabs; 2 of 17 tiles there have one. Rule BAO-1."],
        ["Vous montrez 2 baobabs ; 2 tuiles sur 17 en ont un. Règle BAO-1."],
    ),
    Row(
        "BAO-1: the baobabs of a stack, for somebody else's",
        choice("ask stack", PLAIN, TWO_BAOBABS, OTHER, do="uphill"),
        ["Bea shows 2 baobabs; 4 of 17 tiles there have one. Rule BAO-1."],
        ["Bea montre 2 baobabs ; 4 tuiles sur 17 en ont un. Règle BAO-1."],
    ),
    Row(
        "RND-1: what a tile gives on average, and a Character early",
        choice("ask stack", TWO_BAOBABS, PLAIN, OTHER, do="character"),
        [
            "On average a tile of this stack gives you plus 3. Rule RND-1.",
            "An early Character tells you which tiles to look for. Rule CHA-1.",
        ],
        [
            "En moyenne, une tuile de cette pile vous donne 3. Règle RND-1.",
            "Un personnage tôt dit quelles tuiles chercher. Règle CHA-1.",
        ],
    ),
    Row(
        "CHA-1: a Character late",
        choice("ask stack", *FULL, do="character"),
        [
            "On average a tile of this stack gives you plus 6. Rule RND-1.",
            "Your 7 tiles show which Character suits you. Rule CHA-1.",
        ],
        [
            "En moyenne, une tuile de cette pile vous donne 6. Règle RND-1.",
            "Vos 7 tuiles montrent quel personnage vous convient. Règle CHA-1.",
        ],
    ),
    Row(
        "RND-6: Characters are kept for later",
        choice("ask stack", "", "", "", do="uphill"),
        ["Characters can wait until your planet shows whom it suits. Rule RND-6."],
        ["Les personnages attendent que la planète montre qui lui convient. Règle RND-6."],
    ),
]
ENDS = [
    Row(
        "WIN-1: the last tile wins",
        choice(LAST.format(offer="E", hidden="VLL"), *LAST_TWO, do="take E"),
        ["The game ends; won by you. Rule WIN-1.", "Your geographer: plus 1. Rule CHA-3."],
        [
            "La partie finit, gagnée par vous. Règle WIN-1.",
            "Votre géographe gagne 1. Règle CHA-3.",
        ],
    ),
    Row(
        "WIN-1: somebody else wins",
        choice(
            LAST.format(offer="E", hidden="VLL"),
            LAST_TWO[0].replace("astronomer", "drunkard"),
            LAST_TWO[1],
            do="take hidden",
        ),
        ["The game ends and Bea wins. Rule WIN-1.", "Your lamplighter: plus 2. Rule CHA-6."],
        [
            "La partie finit et Bea gagne. Règle WIN-1.",
            "Votre allumeur de réverbères gagne 2. Règle CHA-6.",
        ],
    ),
]


@every([*OWN, *RIVALS, *TWO, *DRAWS, *ENDS])
def test_reasons_in_the_little_prince(row: Row) -> None:
    """The figures are those of the planets that are named."""
    assert row.told == row.wanted


@pytest.mark.parametrize("seed", range(4))
def test_reasons_of_any_choice_can_be_said(seed: int) -> None:
    """In random games a choice gets one reason or two, each fit for speech and of a known rule."""
    rng, ids = Random(seed), set(PRINCE.rulebook.ids())
    start = PRINCE.start(Options(2 + seed, secret=seed % 2 == 0))
    for moment in play_on(PRINCE, start, rng):
        seat = PRINCE.to_act(moment.before)
        if seat is None or seat is CHANCE:
            continue
        view = PRINCE.view(moment.before, seat)
        action = rng.choice(PRINCE.legal(view))
        for language in LANGUAGES:
            told = WORDS.reasons(listener(language, 2 + seed, seat), view, [action])
            assert 1 <= len(told) <= MOST_REASONS
            assert [fault for line in told for fault in unspeakable(line)] == []
            rules = [
                line.rstrip(".").split()[-1] for line in told if "ule " in line or "ègle" in line
            ]
            assert set(rules) <= ids
