"""Reasons in EXO: points made, promised, kept from others and left to them."""

from tests.games.edenia.words.hints.choice import Tell, exo
from tests.games.edenia.words.hints.row import Row, every
from tests.rules.exo.test_ending import OTHERS, TWELVE

FOUR = """
    turn altair, holds {held}
    altair n1 sbt, n2 mbz, n3 lbo
    sirius n1 sgt, n2 mrz, n3 mgt
"""
LOSING = """
    first sirius
    turn altair, holds sbz
    altair e1 mgo, e2 sgt, e3 mrz, e4 mgt, e5 lgt, e6 mbz, e7 lbz, e8 sro
    sirius e1 mro, e2 sbt, e3 sgz, e4 srt, e5 lgo, e6 mbt, e7 sbo, e8 mgz, e9 mrt
    vega   e1 lrt, e2 sgo, e3 lbo, e4 lgz, e5 lro, e6 srz, e7 lbt, e8 mbo, e9 lrz
"""
"""Sirius and Vega have a point each, Altair has none and puts the last planet."""


def last_planet(planet: str, square: str) -> Tell:
    """Put the last planet of a game of two in which nobody has a point yet."""
    position = f"turn altair, holds {planet}\naltair {TWELVE}\nsirius {OTHERS}, s1 mrt"
    return exo(position, f"put {square}")


def taking(planet: str, altair: str, sirius: str, vega: str, turn: str = "altair") -> Tell:
    """Take a planet beside three galaxies of two; the universe lies in order, so large ones are free."""
    galaxies = {"altair": altair, "sirius": sirius, "vega": vega}
    lines = [f"{star} n1 {pair[:3]}, n2 {pair[4:]}" for star, pair in galaxies.items()]
    return exo("\n".join([f"first {turn}", f"turn {turn}", *lines]), f"take {planet}")


ENDS = [
    Row(
        "END-2: the most points win",
        last_planet("lbt", "n1e2"),
        ["The game ends; won by you. Rule END-2.", "Plus 1, 1 point. Rule LINE-1."],
        ["La partie finit, gagnée par vous. Règle END-2.", "Vous gagnez 1, 1 point. Règle LINE-1."],
    ),
    Row(
        "TIE-2: a shared victory is one",
        last_planet("srz", "n1"),
        [
            "The game ends; won by you and Sirius. Rule TIE-2.",
            "It lies beside your Star, which decides ties. Rule TIE-1.",
        ],
    ),
    Row(
        "TIE-1: the other one wins",
        last_planet("srz", "w2"),
        ["The game ends and Sirius wins. Rule TIE-1."],
        ["La partie finit et Sirius gagne. Règle TIE-1."],
    ),
    Row(
        "TIE-2: the two others win",
        exo(LOSING, "put e9"),
        ["The game ends and Sirius and Vega win. Rule TIE-2."],
        ["La partie finit et Sirius et Véga gagnent. Règle TIE-2."],
    ),
]
POINTS = [
    Row(
        "LINE-1: what is made, and what that makes in all",
        exo(FOUR.format(held="mbo"), "put n4"),
        [
            "Plus 1, 2 points. Rule LINE-1.",
            "The small blue ringed would then bring you plus 2. Rule LINE-1.",
        ],
        [
            "Vous gagnez 1, 2 points. Règle LINE-1.",
            "La petite bleue à anneau vous ferait alors gagner 2. Règle LINE-1.",
        ],
    ),
    Row(
        "TIE-1: beside the Star",
        exo("turn altair, holds lbo\naltair n1 sbt, n2 mbz\nsirius n1 sgt, n2 mrz", "put e1"),
        ["It lies beside your Star, which decides ties. Rule TIE-1."],
        ["Elle touche votre Étoile, qui départage. Règle TIE-1."],
    ),
    Row(
        "TIE-1: the Star is no reason where every square lies beside it",
        exo("turn altair, holds lbo\naltair\nsirius n1 sgt", "put n1"),
        ["It gains nothing at once; what follows decides."],
    ),
    Row(
        "no reason: neither points nor Star",
        exo("turn altair, holds lbo\naltair n1 sbt, n2 mbz\nsirius n1 sgt, n2 mrz", "put n2e1"),
        ["It gains nothing at once; what follows decides."],
    ),
    Row(
        "LINE-1: the most that would be free next",
        taking("lbo", "lrz lgz", "mrz mrt", "lbt mro"),
        ["A planet worth plus 2 to you is free next. Rule LINE-1."],
        ["Une planète qui vous fait gagner 2 est libre ensuite. Règle LINE-1."],
    ),
]
OTHER_GALAXIES = [
    Row(
        "TAKE-1: kept from whoever would make most of it",
        taking("lrz", "mbz lrt", "sbt sgo", "lbz lgz"),
        ["It keeps plus 2 from Vega. Rule TAKE-1."],
        ["Cela prive Véga d'un gain de 2. Règle TAKE-1."],
    ),
    Row(
        "TAKE-1: kept from another, however much one makes of it",
        taking("lgo", "lgt lgz", "sbz lrt", "sgz mgo"),
        [
            "It keeps plus 1 from Vega. Rule TAKE-1.",
            "A planet worth plus 1 to you is free next. Rule LINE-1.",
        ],
    ),
    Row(
        "TAKE-1: what is kept comes before what is promised",
        taking("lro", "lgt lrz", "mro sro", "mgt sbt"),
        [
            "It keeps plus 2 from Sirius. Rule TAKE-1.",
            "A planet worth plus 1 to you is free next. Rule LINE-1.",
        ],
    ),
    Row(
        "TAKE-2: freed for the next player",
        taking("lgo", "mbt lro", "mbz sbz", "sgt mbo"),
        ["Careful, large blue gaseous is freed: plus 2 for Sirius. Rule TAKE-2."],
        ["Gare, la grande bleue gazeuse se libère : Sirius y gagne 2. Règle TAKE-2."],
    ),
    Row(
        "TAKE-2: after the last star the first is next",
        taking("lgo", "sbt mbt", "lgt mgo", "sgo lrt", turn="vega"),
        [
            "Careful, large blue telluric is freed: plus 2 for Altair. Rule TAKE-2.",
            "It keeps plus 1 from Sirius. Rule TAKE-1.",
        ],
    ),
    Row(
        "TAKE-2: what the next player cannot use is no danger",
        taking("lgo", "sgz lbt", "mgo srz", "mbo lbz", turn="vega"),
        ["A planet worth plus 1 to you is free next. Rule LINE-1."],
    ),
]
FULL = [
    Row(
        "END-1: a full galaxy waits for no planet",
        exo(f"turn altair, holds srz\naltair {TWELVE}\nsirius {OTHERS}", "put w2"),
        ["It gains nothing at once; what follows decides."],
    ),
    Row(
        "END-1: nothing is kept from a full galaxy",
        exo(f"first altair\nturn sirius\naltair {TWELVE}, w2 srz\nsirius {OTHERS}", "take lbt"),
        ["It gains nothing at once; what follows decides."],
    ),
]
ROWS = [*ENDS, *POINTS, *OTHER_GALAXIES, *FULL]


@every(ROWS)
def test_reasons_in_exo(row: Row) -> None:
    """The figures are those of the galaxy that is named."""
    assert row.told == row.wanted
