"""Results and points in words."""

import pytest

from edenia_tui.games.edenia.words.outcomes import tell_outcome
from edenia_tui.games.edenia.words.queries.points import way_to_law
from edenia_tui.language.listener import Listener
from edenia_tui.language.speech import LANGUAGES
from rules.edenia.game import EDENIA
from rules.edenia.state import State
from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat
from tests.games.edenia.words import listeners, unspeakable
from tests.games.spoken import speech_of
from tests.rules.edenia.random_play import OPTIONS, random_states
from tests.rules.edenia.scenario import Scene

RED, GREEN = Seat(0), Seat(1)
POINTS = r"""
    2  ... OOO ... ... ...
    planet B2 clovers 2, flag red
    red clovers 2, flags 2, trifoliums 15, hidden turbo-3, played scope-3, sheep Edenia
    green clovers 1, hidden turbo-4 r2m2-4
"""


def english(seat: Seat | None, players: int = 2) -> Listener:
    """Speak English to a seat."""
    return Listener(speech_of("edenia", "en"), ("",) * players, seat)


def counted(listener: Listener, view: State) -> list[str]:
    """The lines that count everybody's points at the end of a game."""
    return tell_outcome(listener, view, Outcome((RED,), "race", "WIN-1"))[1:]


def test_sec_1_only_known_points_are_told() -> None:
    """A player hears the full own score, and of others what is public."""
    view = EDENIA.view(Scene(POINTS).state, RED)
    assert counted(english(RED), view) == [
        "You have 30 points: Trifoliums 15, artefacts 6, flags 7, clovers 2.",
        "Green has 1 point and 2 hidden: clovers 1.",
    ]


def test_a_spectator_hears_public_points() -> None:
    """Nobody is you, and no hidden artefact counts."""
    view = EDENIA.view(Scene(POINTS).state, None)
    assert counted(english(None), view) == [
        "Red has 27 points and 1 hidden: Trifoliums 15, artefacts 3, flags 7, clovers 2.",
        "Green has 1 point and 2 hidden: clovers 1.",
    ]


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ("red clovers 3", "3 points, 39 to go to 42."),
        ("red clovers 0", "0 points, 42 to go to 42."),
        ("rules fr no-42\nred clovers 3", "3 points."),
        ("rules fr little-lambs\nred clovers 3", "3 points."),
        ("red clovers 15, trifoliums 15 13, sheep Edenia; Edenia", "43 points, 1 above 42."),
    ],
)
def test_the_way_to_42(position: str, told: str) -> None:
    """WIN-2: how far 42 is, on either side of it, and only where it wins (OPT-1, OPT-2)."""
    assert way_to_law(english(RED), Scene(position).state, RED) == told


@pytest.mark.parametrize(
    ("outcome", "english_line", "french_line"),
    [
        (
            Outcome((RED,), "race", "WIN-1"),
            "You win the Race: 3 sheep on Edenia (WIN-1).",
            "Vous gagnez la Course : 3 moutons sur Edenia (WIN-1).",
        ),
        (
            Outcome((GREEN,), "law", "WIN-2"),
            "Green wins with exactly 42 points (WIN-2).",
            "Vert gagne avec exactement 42 points (WIN-2).",
        ),
        (
            Outcome((GREEN,), "prestige", "WIN-3"),
            "Green wins by Prestige, the most points (WIN-3).",
            "Vert gagne au Prestige, avec le plus de points (WIN-3).",
        ),
        (
            Outcome((RED,), "prestige", "END-3"),
            "You win after 200 rounds, the most points (END-3, ours).",
            "Vous gagnez après 200 tours, avec le plus de points (END-3, la nôtre).",
        ),
        (
            Outcome((GREEN,), "prestige", "WIN-3", "ED-1"),
            "Green wins the tie for Prestige (WIN-3).",
            "Vert l'emporte à égalité au Prestige (WIN-3).",
        ),
        (
            Outcome((RED,), "prestige", "END-3", "ED-1"),
            "You win the tie after 200 rounds (END-3, ours).",
            "Vous l'emportez à égalité après 200 tours (END-3, la nôtre).",
        ),
        (
            Outcome((RED, GREEN), "prestige", "WIN-3"),
            "Shared victory by Prestige: you and Green (WIN-3).",
            "Victoire partagée au Prestige : vous et Vert (WIN-3).",
        ),
        (
            Outcome((RED, GREEN), "prestige", "END-3"),
            "Shared victory after 200 rounds: you and Green (END-3, ours).",
            "Victoire partagée après 200 tours : vous et Vert (END-3, la nôtre).",
        ),
    ],
)
def test_the_winner_comes_first(outcome: Outcome, english_line: str, french_line: str) -> None:
    """The first line tells who won, how, and by which rule."""
    state = Scene(POINTS).state
    told = [tell_outcome(listener, state, outcome)[0] for listener in listeners(2, RED)]
    assert told == [english_line, french_line]


@pytest.mark.parametrize(
    ("edition", "winners", "told"),
    [
        ("fr", (RED,), "Level at 20 points: the highest Trifolium decides, 15 (ED-1)."),
        ("en", (GREEN,), "Level at 20 points: most sheep on Edenia decides, 2 (ED-1)."),
        ("fr", (RED, GREEN), "Level at 20 points, and in the highest Trifolium (ED-1)."),
        ("en", (RED, GREEN), "Level at 20 points, and in sheep on Edenia (ED-1)."),
    ],
)
def test_ed_1_the_second_line_tells_what_decided(
    edition: str, winners: tuple[Seat, ...], told: str
) -> None:
    """A win by tie-break is no win by the most points: it names what decided it."""
    state = Scene(f"""
        rules {edition}
        red clovers 5, trifoliums 15, sheep Edenia
        green trifoliums 11 9, sheep Edenia; Edenia
    """).state
    outcome = Outcome(winners, "prestige", "WIN-3", "ED-1")
    assert tell_outcome(english(None), state, outcome)[1] == told


def test_opt_2_lambs_need_two_sheep() -> None:
    """The Race of the little lambs is over with two sheep."""
    state = Scene("rules fr little-lambs").state
    told = tell_outcome(english(GREEN), state, Outcome((RED,), "race", "OPT-2"))
    assert told[0] == "Red wins the Race: 2 sheep on Edenia (OPT-2)."


def test_winners_then_points_rank_the_players() -> None:
    """A race can be won with fewer points; the others follow by what is known of theirs."""
    state = Scene("red clovers 1\ngreen clovers 2\nyellow clovers 3").state
    lines = tell_outcome(english(None, 3), state, Outcome((RED,), "race", "WIN-1"))
    assert [line.split()[0] for line in lines] == ["Red", "Red", "Yellow", "Green"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_does_not_fit_gets_a_line_of_its_own(language: str) -> None:
    """With a long name the points and their make-up are two lines."""
    listener = Listener(speech_of("edenia", language), ("Bartholomew the Third", "Anna"), GREEN)
    view = EDENIA.view(Scene(POINTS).state, GREEN)
    lines = counted(listener, view)
    assert len(lines) == 3
    assert [fault for line in lines for fault in unspeakable(line)] == []


def test_the_ends_of_games_can_be_said() -> None:
    """However random games end, everybody can be told in both languages."""
    for seed in range(3):
        for options in OPTIONS:
            *_, last = random_states(seed, options, 20_000)
            assert last.outcome is not None
            for seat in (None, *last.seats()):
                for listener in listeners(len(last.players), seat):
                    lines = tell_outcome(listener, EDENIA.view(last, seat), last.outcome)
                    assert [fault for line in lines for fault in unspeakable(line)] == []
