"""Why something cannot be chosen now."""

import pytest
from msgspec.structs import replace

from rules.edenia.actions import Go, Leap, Skip
from rules.edenia.analysis.obstacles import against_artefact, against_other, against_sheep
from rules.edenia.galaxy import EAST, IN, NORTH, STAR
from rules.edenia.state import Ask
from tests.rules.edenia.analysis.begun import begun


def test_a_sheep_that_cannot_move_has_a_reason() -> None:
    """Nobody has a fourth one; MOV-3: of three on Arridis there is nothing against any."""
    refused = against_sheep(begun(), 4)
    assert refused is not None
    assert (refused.reason, refused.rule) == ("no-such-sheep", "SET-3")
    assert [against_sheep(begun(), number) for number in (1, 2, 3)] == [None] * 3


def test_a_side_that_leads_nowhere_has_a_reason() -> None:
    """Arridis has no exit to the north."""
    refused = against_other(begun(), Go(1, EAST, STAR), "side", NORTH)
    assert refused is not None
    assert refused.reason == "no-such-exit"
    assert against_other(begun(), Skip(), "side", IN) is None


def test_an_open_question_is_the_reason_against_everything_else() -> None:
    """Who is asked to leap or stop cannot pick a sheep."""
    refused = against_other(begun(ask=Ask.LEAP), Leap(), "sheep", 2)
    assert refused is not None
    assert refused.reason == "question-open"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("turbo-3", None),
        ("gromout", "no-own-flag"),
        ("pocket-blue-4", "not-a-pad"),
        ("junction", "not-on-a-track"),
    ],
)
def test_an_artefact_in_hand_has_a_reason(name: str, reason: str | None) -> None:
    """What cannot be played on anything now says why; what can says nothing."""
    refused = against_artefact(begun((name,)), name)
    assert (None if refused is None else refused.reason) == reason


def test_a_move_that_is_over_is_the_reason_against_artefacts_for_before_it() -> None:
    """After the move a Turbo-engine cannot be played, whatever it would be played on."""
    view = begun(("turbo-3", "junction"), Ask.AFTER)
    view = replace(view, turn=replace(view.turn, moved=True))
    for name in ("turbo-3", "junction"):
        refused = against_artefact(view, name)
        assert refused is not None
        assert refused.reason == "only-before-move"
