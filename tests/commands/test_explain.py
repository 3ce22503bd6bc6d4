"""`edenia explain`: who would win now, and how far everybody is from each victory."""

from itertools import islice

import pytest

from edenia_tui.games.edenia.words.standing import tell_standing
from rules.edenia.scoring import points
from tests.commands.asking import ask, faults
from tests.games.edenia.words import listeners
from tests.rules.edenia.random_play import OPTIONS, random_states

TABLE = """
    round 6
    1  Ari +++ OOO ... ...
    5  ... ... ... +++ Ede
    planet C1 clovers 1, flag red
    red clovers 2, flags 2, trifoliums 12, hidden turbo-3, sheep Edenia; D5 east star; C1 planet
    green clovers 3, sheep B1 east star 1; B1 east star 2; Arridis
"""
HIDDEN = "red hidden ?\ngreen clovers 5"


def test_english() -> None:
    """Everything, line by line."""
    result = ask("explain", "-", position=TABLE)
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "Red's turn.",
        "Round 6.",
        "Red would win now, with 24 points.",
        "Trifoliums on Edenia: 11, 10, 7.",
        "Red: 24 points, 2 clovers, 2 flags in hand, 1 Trifolium, 1 on Edenia.",
        "Red 1: Edenia.",
        "Red 2: d 5 east star.",
        "Red 3: c 1 planet.",
        "Trifoliums: 12.",
        "7 for 1 flag on a planet.",
        "3 for 1 artefact.",
        "2 for 2 clovers.",
        "Race: 2 sheep to go, the nearest 1 step from Edenia.",
        "42 points: 18 points to go.",
        "Prestige: ahead by 21 points.",
        "Green: 3 points, 3 clovers, 3 flags in hand.",
        "Green 1: b 1 east star, 1 of 2 from east.",
        "Green 2: b 1 east star, 2 of 2 from east.",
        "Green 3: Arridis.",
        "3 for 3 clovers.",
        "Race: 3 sheep to go, the nearest 7 steps from Edenia.",
        "42 points: 39 points to go.",
        "Prestige: 21 points behind Red.",
    ]


def test_french() -> None:
    """The same lines in French."""
    result = ask("explain", "-", "--lang", "fr", position=TABLE)
    lines = result.stdout.splitlines()
    assert len(lines) == len(ask("explain", "-", position=TABLE).stdout.splitlines())
    assert "Rouge gagnerait maintenant, avec 24 points." in lines
    assert "Course : encore 2 moutons, le plus proche à 1 case d'Edenia." in lines
    assert "Prestige : 21 points de retard sur Rouge." in lines


def test_a_tie_is_shared() -> None:
    """ED-1: nobody has a Trifolium, so nothing breaks the tie."""
    lines = ask("explain", "-", position="red clovers 2\ngreen clovers 2").stdout.splitlines()
    assert "Red and Green would share the victory now, with 2 points." in lines
    assert lines.count("Prestige: level with the best.") == 2


def test_what_is_hidden_is_told_as_such() -> None:
    """SEC-1: points that are not known make the answer unsure."""
    lines = ask("explain", "-", position=HIDDEN).stdout.splitlines()
    assert lines[2:4] == [
        "As far as is known Green would win now, with 5 points.",
        "The winner is open: hidden artefacts count, too (WIN-3).",
    ]
    assert "42 points: 42 points to go, as far as is known." in lines


def test_win_3_a_lead_that_nothing_hidden_can_change_is_no_guess() -> None:
    """One hidden artefact is worth 5 at most, so 8 points ahead stay ahead."""
    position = "red clovers 12, hidden ?\ngreen clovers 4, hidden ?"
    assert "Red would win now, with 12 points." in ask("explain", "-", position=position).stdout


@pytest.mark.parametrize(
    ("edition", "told"),
    [
        ("fr", "Level on points: the highest Trifolium decides (ED-1)."),
        ("en", "Level on points: most sheep on Edenia decides (ED-1)."),
    ],
)
def test_ed_1_a_tie_tells_what_decides_it(edition: str, told: str) -> None:
    """Twelve points each: red has a Trifolium of 12, green only clovers."""
    position = f"rules {edition}\nred trifoliums 12, sheep Edenia\ngreen clovers 12"
    lines = ask("explain", "-", position=position).stdout.splitlines()
    assert lines[2:4] == ["Red would win now, with 12 points.", told]


def test_win_2_a_hand_nobody_knows_may_have_made_42() -> None:
    """38 points and one artefact that may be worth 4; 36 and one cannot make 42."""
    flock = "trifoliums 12 11, sheep Edenia; Edenia; Arridis"
    position = f"green {flock}, clovers {{}}, hidden ?"
    open_ = ask("explain", "-", position=position.format(15)).stdout
    assert "42 may have been reached: Green has 38 points and 1 hidden (WIN-2)." in open_
    assert "may have been reached" not in ask("explain", "-", position=position.format(13)).stdout


def test_more_than_42_is_too_many() -> None:
    """WIN-2: exactly 42, so 45 is 3 too many."""
    position = (
        "red clovers 13, trifoliums 12 11, hidden turbo-5 scope-4, sheep Edenia; Edenia; Arridis"
    )
    assert "42 points: 3 points too many." in ask("explain", "-", position=position).stdout


@pytest.mark.parametrize("rules", ["no-42", "little-lambs"])
def test_where_42_wins_nothing(rules: str) -> None:
    """OPT-1 and OPT-2 switch that victory off."""
    lines = ask("explain", "-", position=f"rules {rules}\nred clovers 1").stdout.splitlines()
    assert lines.count("42 points win nothing in this game.") == 2


def test_a_finished_game_has_its_result_and_no_distances() -> None:
    """The outcome comes first; nobody is on the way any more."""
    over = "over race, red, WIN-1\nred trifoliums 12 11 10, sheep Edenia; Edenia; Edenia"
    lines = ask("explain", "-", position=over).stdout.splitlines()
    assert lines[0] == "Red wins the Race: 3 sheep on Edenia (WIN-1)."
    assert not [line for line in lines if line.startswith(("Prestige", "42", "Race"))]


@pytest.mark.parametrize("seed", range(4))
def test_every_moment_of_a_game_can_be_explained(seed: int) -> None:
    """In random games every line can be said, and the points are those of the rules."""
    for state in islice(random_states(seed, OPTIONS[seed]), 0, None, 9):
        for listener in listeners(len(state.players), None):
            lines = tell_standing(listener, state)
            assert [fault for line in lines for fault in faults(line)] == []
            for seat in state.seats():
                assert any(
                    line.startswith(listener.name(seat))
                    and f" {points(state.players[seat])} " in line
                    for line in lines
                )
