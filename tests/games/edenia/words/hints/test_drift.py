"""What is said for want of any reason: towards which victory a choice helps most."""

from unittest import mock

from rules.edenia.analysis.merits import victories
from rules.edenia.prospects import Prospect
from rules.edenia.state import State
from rules.kernel.seat import Seat
from tests.games.edenia.words.hints.choice import Tell, edenia
from tests.games.edenia.words.hints.row import Row, every

RED = Seat(0)
BACK = """
    1  Ari +++ +++ ... ...
    deck none
    {rules}
    red sheep C1 east star
"""
"""Going back west brings nothing that any other reason tells of."""
NOTHING = Prospect(0.0, 0.0, 0.0)
BEFORE = Prospect(0.2, 0.2, 0.2)


def judged(after: Prospect, rules: str = "rules fr") -> Tell:
    """Go back west where red's chances are judged to be those, whatever the weights of the judgement."""
    going_back = edenia(BACK.format(rules=rules), "go 1 west")

    def prospects(state: State) -> tuple[Prospect, ...]:
        return (BEFORE if state.active == RED else after), NOTHING

    def tell(language: str) -> list[str]:
        with mock.patch.object(victories, "prospects", prospects):
            return going_back(language)

    return tell


ROWS = [
    Row(
        "WIN-1: the Race",
        judged(Prospect(0.3, 0.1, 0.2)),
        ["It mostly helps towards the Race. Rule WIN-1."],
    ),
    Row(
        "OPT-2: the Race of the little lambs",
        judged(Prospect(0.3, 0.1, 0.2), "rules fr little-lambs"),
        ["It mostly helps towards the Race. Rule OPT-2."],
    ),
    Row(
        "WIN-2: 42 points, of two that grow",
        judged(Prospect(0.22, 0.3, 0.21)),
        ["It mostly helps towards 42 points. Rule WIN-2."],
        ["C'est surtout utile pour les 42 points. Règle WIN-2."],
    ),
    Row(
        "WIN-3: Prestige",
        judged(Prospect(0.1, 0.1, 0.22)),
        ["It mostly helps towards Prestige. Rule WIN-3."],
    ),
    Row(
        "no victory: a gain that nobody feels",
        judged(Prospect(0.2, 0.2, 0.209)),
        ["It gains nothing at once; what follows decides."],
    ),
    Row(
        "no victory: what falls everywhere",
        judged(Prospect(0.1, 0.19, 0.1)),
        ["It gains nothing at once; what follows decides."],
        ["Rien de gagné tout de suite, la suite décidera."],
    ),
    Row(
        "SKIP-1: a skip from an empty supply changes nothing",
        edenia("supply clovers 0\nred clovers 2\ngreen clovers 9", "skip"),
        ["Nothing on the table changes."],
        ["Rien ne change sur la table."],
    ),
]


@every(ROWS)
def test_the_victory_that_gains_most_is_named(row: Row) -> None:
    """It is named with its rule; where none gains, nothing is promised."""
    assert row.told == row.wanted
