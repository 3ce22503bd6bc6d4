"""Taking back in line mode: one sentence each time, and the reason when it is not possible."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from edenia_tui.conversation.rewinds import WORDS
from edenia_tui.conversation.vocabularies import SESSION_WORDS
from edenia_tui.language.speech import LANGUAGES
from edenia_tui.table.rewind import RewindKind
from rules.edenia.opening import Options
from rules.kernel.seat import Seat
from rules.kernel.undo import Fence
from tests.games.spoken import speech_of
from tests.line.lint import faults
from tests.line.transcript import Exchange, Keyboard, converse, own_folders
from tests.rules.edenia.test_unsettled import arriving
from tests.table.peeking import record_of

RED = Seat(0)
TWO = Options(2, first=RED)
TYPED = 400
SEEDS = (0, 7, 9)
"""Games in which much is taken back and done again, for every reason."""


@pytest.fixture(autouse=True)
def _folders(tmp_path: Path) -> Iterator[None]:
    """Let settings live in a folder of this test."""
    with own_folders(tmp_path):
        yield


class Waverer:
    """Types choices at random and takes some of them back."""

    def __init__(self, keyboard: Keyboard, words: tuple[str, str, str], seed: int) -> None:
        """Sit down at a keyboard; `words` are those for undo, redo and back."""
        self._keyboard = keyboard
        self._words = words
        self._rng = Random(seed)
        self._typed = 0

    def __call__(self, prompt: str) -> str | None:
        """Type the next line; Enter takes the keyboard over."""
        self._typed += 1
        if self._typed > TYPED:
            return None
        if prompt.startswith(("Hand", "Passez")):
            return ""
        if self._rng.random() < 0.5:
            return str(self._rng.randint(1, len(self._keyboard.legal)))
        return self._rng.choice(self._words)


@cache
def wavering(language: str, people: int, seed: int) -> list[Exchange]:
    """Let people waver; what was said to each of their lines."""
    words = ("undo", "redo", "back") if language == "en" else ("annuler", "refaire", "revenir")
    names = ("Ann", "Ben")[:people] + ("",) * (2 - people)
    keyboard = Keyboard(TWO, people=people, names=names, language=language)
    return keyboard.play(Waverer(keyboard, words, seed))


def test_undo_takes_the_last_choice_back_and_redo_does_it_again() -> None:
    """The earlier question is asked again, word for word, and the table is what it was."""
    undone = redone = 0
    exchanges = [one for seed in SEEDS for one in wavering("en", 1, seed)]
    for chosen, undo, redo in zip(exchanges, exchanges[1:], exchanges[2:], strict=False):
        if not undo.said.startswith("Taken back: "):
            continue
        undone += 1
        assert len(undo.told) == 1
        if (chosen.typed or "").isdecimal():
            assert undo.after == chosen.before
        if redo.typed == "redo":
            redone += 1
            assert redo.told == [undo.told[0].replace("Taken back", "Done again")]
            assert redo.after == undo.before
            if (chosen.typed or "").isdecimal():
                assert redo.asked == chosen.asked
    assert undone > 10
    assert redone > 3


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_about_it_can_be_spoken(language: str, people: int) -> None:
    """Answers, refusals and news keep to the rules of line mode."""
    for exchange in wavering(language, people, SEEDS[0]):
        assert faults(exchange.said, exchange.prompt) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(language: str) -> None:
    """Whatever keeps somebody from an undo can be told."""
    ids = speech_of("edenia", language).ids()
    assert {f"undo-fence-{fence.value}" for fence in Fence} <= ids
    verbs = {"draw", "roll", "reveal"}
    assert {f"undo-fence-chance-{verb}" for verb in verbs} <= ids


def test_the_reason_is_what_was_revealed() -> None:
    """A tile that was drawn is called so, and whoever's turn has just begun is told that."""
    said = {line for seed in SEEDS for one in wavering("en", 1, seed) for line in one.told}
    assert "Too late to take back: a tile was drawn." in said
    assert "Nothing to take back: your turn has just begun." in said
    assert "Nothing to do again: nothing was taken back." in said


def test_before_the_first_choice_there_is_nothing_to_take_back() -> None:
    """All three words say so, and the question stays."""
    for exchange in converse("undo", "redo", "back", "back 3"):
        assert exchange.said.startswith("Nothing to ")
        assert exchange.before is exchange.after
        assert exchange.prompt == "Your turn: "


def test_against_bots_an_undo_that_is_too_late_points_to_back() -> None:
    """Who cannot undo any more is told what they can do."""
    _, undone = converse("skip", "undo")
    assert undone.lines == [
        "Nothing to take back: your turn has just begun.",
        "Against bots alone you may still go back: type back.",
    ]


def actions_after(*typed: str) -> int:
    """Count everything that was done in a game when some lines have been typed."""
    keyboard = Keyboard()
    converse(*typed, keyboard=keyboard)
    return len(record_of(keyboard.room).actions)


def test_back_goes_to_an_earlier_decision_and_redo_returns() -> None:
    """`back 2` is two decisions of one's own ago; redo comes back to where one was."""
    first, second, back, again, third = converse("skip", "skip", "back 2", "redo", "skip")
    count = actions_after("skip", "skip") - actions_after()
    assert count > 2
    assert back.after == first.before
    assert back.told == [f"Back in round 1: {count} actions taken back."]
    assert again.after == second.after
    assert again.told == [f"Again in round 3: {count} actions done again."]
    assert third.before is again.after


@pytest.mark.parametrize("typed", ["back 3", "back 0", "back x", "back 99999999999999999999"])
def test_back_to_nowhere_names_how_far_it_goes(typed: str) -> None:
    """A number that does not fit is answered with those that do."""
    *_, asked = converse("skip", "skip", typed)
    assert asked.lines == ["Type back and a number from 1 to 2. An example: back 1."]
    assert asked.before is asked.after


def test_among_people_there_is_no_way_back_but_undo() -> None:
    """`back` is refused when others play, and they hear what is taken back within a turn."""
    exchanges = wavering("en", 2, SEEDS[0])
    said = {line for exchange in exchanges for line in exchange.told}
    assert "Only against bots can the game go back. Type undo for one choice." in said
    assert any(line.startswith(("Ann takes back: ", "Ben takes back: ")) for line in said)
    assert not any(line.startswith("Back in round") for line in said)


def test_the_log_keeps_what_was_taken_back() -> None:
    """What happened happened: the log tells the choice and that it no longer counts."""
    *_, log = converse("skip", "back", "log 3")
    assert log.lines[-1] == "Back in round 1: 3 actions taken back."
    assert len(log.lines) == 3


def test_diff_after_going_back_has_nothing_to_tell() -> None:
    """What changed is counted from where one has returned to."""
    *_, diff = converse("skip", "back", "diff")
    assert diff.lines == ["Nothing has changed."]


def test_the_words_are_known_in_both_languages_and_in_help() -> None:
    """Whoever asks for help finds them."""
    assert set(WORDS) == {kind.value for kind in RewindKind} <= set(SESSION_WORDS)
    for language, words in (("en", WORDS), ("fr", ("annuler", "refaire", "revenir"))):
        (told,) = converse("help", keyboard=Keyboard(language=language))
        assert all(f"{word}" in told.said for word in words)
        assert {SESSION_WORDS[word] for word in words} == set(WORDS)


def test_who_resigned_still_minds_what_the_other_takes_back() -> None:
    """With a bot on the other seat one may still undo and redo one's own choices alone."""
    keyboard = Keyboard(TWO, people=2, names=("Ann", "Ben"))
    *_, back, undone, redone = converse(
        *("", "skip", "", "resign", "yes", "", "back", "undo", "redo"), keyboard=keyboard
    )
    assert back.typed == "back"
    assert back.lines == ["Only against bots can the game go back. Type undo for one choice."]
    assert undone.lines == ["Nothing to take back: your turn has just begun."]
    assert redone.lines == ["Nothing to do again: nothing was taken back."]
    assert len(record_of(keyboard.room).actions) > 1


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Too late to take back: it hung on what is hidden from you (WIN-2)."),
        ("fr", "Trop tard pour annuler : cela tenait à ce qui vous est caché (WIN-2)."),
    ],
)
def test_win_2_what_hung_on_something_hidden_stays_and_why_tells_its_rule(
    language: str, told: str
) -> None:
    """At one keyboard Ann does not find out by trying what Ben hides; `why` has the rule."""
    keyboard = Keyboard(TWO, people=2, names=("Ann", "Ben"), language=language)
    keyboard.room._course._states[-1] = arriving(11, "scope-4").state
    _, chosen, undone, why = converse("", "flag", "undo", "why", keyboard=keyboard)
    assert undone.told == [told]
    assert undone.before is undone.after is chosen.after
    assert why.said.startswith("WIN-2")
