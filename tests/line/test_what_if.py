"""What if in line mode: every seat is played at one keyboard, marked, and the game never touched."""

import asyncio
import re
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from edenia_tui.conversation.aside_help import WHAT_IF_HELP
from edenia_tui.conversation.recording import Recording
from edenia_tui.conversation.viewpoint import OPEN, SPECTATOR, Viewpoint
from edenia_tui.games.edenia.words.nouns import artefact_name
from edenia_tui.language.speech import LANGUAGES, speech
from edenia_tui.line import looking_back
from edenia_tui.line.talk import Talk
from edenia_tui.line.watching import replay_lines
from edenia_tui.table import branch as branching
from edenia_tui.table.origin import Origin
from edenia_tui.table.replay import Replay
from rules.edenia.actions import End, Keep
from rules.edenia.game import EDENIA
from rules.edenia.state import Ask
from rules.exo.opening import Options as ExoOptions
from rules.kernel.record import Record
from rules.kernel.seat import Seat
from tests.games.edenia.words import ARTEFACTS
from tests.library import begin, library, open_file, paths
from tests.line.lint import faults
from tests.line.replays import (
    GREEN,
    RED,
    WORDS,
    Answer,
    Typist,
    listener_with,
    look_again,
    one_by_one,
    random_game,
    typed_in,
)
from tests.line.transcript import Keyboard, converse, own_folders
from tests.table.company import TWO, EdeniaRoom, bot_room, play_bots, sitters
from tests.table.peeking import record_of, state_of
from tests.visits import visit_in

AnyReplay = Replay[Any, Any, Any, Any]
MARK = {"en": "What if: ", "fr": "Essai : "}
BEGINS = "What if: you play on for all. The game stays as it is. Type drop to end."
GUESS = "What is hidden from you is guessed, so nothing is given away."
SECRET = ("have green", "who green", "score green", "tokens", "m", "more")


@pytest.fixture(autouse=True)
def _folders(tmp_path: Path) -> Iterator[None]:
    """Let games and settings live in a folder of this test."""
    with own_folders(tmp_path):
        yield


@pytest.fixture(scope="module")
def replay() -> AnyReplay:
    """A random game of two."""
    return random_game()


def place(replay: AnyReplay, ask: Ask, seat: Seat | None = None) -> int:
    """Find a place where something is asked, of a seat if one is given."""
    return next(
        point
        for point in range(replay.last)
        if replay.state(point).turn.ask is ask and seat in (None, replay.state(point).active)
    )


def test_chance_can_be_chosen_drawn_or_left_to_itself(replay: AnyReplay) -> None:
    """A tile is asked for; a number of the list, `draw`, and from then on `auto` bring one."""
    point = place(replay, Ask.DRAW)
    begun, listed, chosen, undone, drawn = typed_in(
        replay, "what if", "m", "1", "undo", "draw", start=point
    )
    assert begun.prompt == "What if: A tile is drawn. Type draw, or m to choose: "
    assert listed.lines[0].startswith("1: draw: ")
    for answer in (chosen, drawn):
        assert re.match(r"What if: (New |Bob \d )", answer.said)
        assert "Type draw" not in answer.prompt
    assert undone.said.startswith("What if: Taken back: draw: ")
    assert undone.prompt == begun.prompt
    *_, auto, back = typed_in(replay, "what if", "auto", "undo", start=point)
    assert auto.lines[0] == "What if: Chance draws by itself now. Type auto to change that."
    assert len(auto.lines) > 1
    assert "Type draw" not in auto.prompt
    assert back.said.startswith("What if: Taken back: ")


def test_at_level_brief_what_was_drawn_is_told_all_the_same(replay: AnyReplay) -> None:
    """Where the game would leave the tile to be asked for, the what-if names it."""
    point = place(replay, Ask.ROLL)
    *_, drawn = typed_in(replay, "brief", "what if", "draw", start=point)
    assert drawn.said.startswith("What if: Die: ")


def test_whoever_is_to_act_is_played(replay: AnyReplay) -> None:
    """Both players' turns are asked for by name, in turn, and each choice is told."""
    point = replay.turns[0].point
    answers = typed_in(replay, "what if", *["skip"] * 3, start=point)
    asked = [answer.prompt for answer in answers]
    names = [replay.record.names[turn.seat] for turn in replay.turns[:2]]
    assert asked == [f"What if: {name}'s turn: " for name in names * 2]
    assert answers[1].said.startswith(f"What if: {names[0]} skips")


def test_with_the_eyes_of_a_seat_its_player_is_you(replay: AnyReplay) -> None:
    """One's own turn is one's own, the other's is called by name."""
    turn = replay.turns[0]
    answers = typed_in(replay, "what if", "skip", viewpoint=Viewpoint(turn.seat), start=turn.point)
    assert answers[0].prompt == "What if: Your turn: "
    assert answers[1].said.startswith("What if: You skip")
    assert answers[1].prompt.endswith("'s turn: ")


def test_undo_goes_back_to_where_it_began(replay: AnyReplay) -> None:
    """Everything can be taken back, whatever it revealed, but nothing from before."""
    point = place(replay, Ask.DRAW)
    answers = typed_in(replay, "what if", "draw", *["undo"] * 2, start=point)
    assert answers[-1].lines == ["What if: Nothing to take back: it began here."]
    assert answers[-1].prompt == answers[0].prompt


def test_keep_is_a_choice_where_artefacts_are_kept(replay: AnyReplay) -> None:
    """`keep` and an artefact chooses; anywhere else `keep` keeps the what-if."""
    point = place(replay, Ask.KEEP)
    name = EDENIA.write_action(replay.game.legal(replay.state(point))[0])
    assert name.startswith("keep ")
    _, kept = typed_in(replay, "what if", name, start=point)
    assert " keeps " in kept.said
    _, saved = typed_in(replay, "what if", "keep", start=replay.turns[0].point)
    assert saved.said.startswith("What if: Kept as ")


@pytest.mark.parametrize("word", ["drop", "quit", "return", "laisser", "retour"])
def test_dropping_returns_to_the_same_place(replay: AnyReplay, word: str) -> None:
    """The replay is where it was, and says so."""
    point = replay.turns[3].point
    *_, dropped = typed_in(replay, "what if", "skip", word, start=point)
    assert dropped.lines[0] == "What if: dropped. The game is as it was."
    assert dropped.prompt == f"Replay, action {point} of {replay.last}: "
    assert f"action {point} of" in dropped.lines[1]


def test_a_what_if_is_kept_as_a_game_and_the_original_stays(tmp_path: Path) -> None:
    """The new file tells its origin and can be resumed; the old one is the same byte for byte."""
    keeper, saved = begin("edenia", TWO, sitters(TWO), 3)
    room = play_bots(TWO, 3, keeper)
    keeper.close()
    before = keeper.path.read_bytes(), keeper.path.stat().st_mtime_ns
    replay = Replay(EDENIA, record_of(room))
    names = record_of(room).names
    recording = Recording(replay, saved.sitters, names, keeper.path.stem, 0)
    point = replay.turns[4].point
    typist = Typist(
        one_by_one((f"action {point}", "what if", "skip", "save my try!", "save my try")),
        lambda: False,
    )
    assert replay_lines(typist.console, visit_in("en"), recording, OPEN) is None
    typist.write_down("")
    said = [line for answer in typist.answers for line in answer.lines]
    assert "What if: Kept as my-try. Go on with: edenia resume my-try." in said
    assert "What if: Kept as my-try-2. Go on with: edenia resume my-try-2." in said
    assert (keeper.path.read_bytes(), keeper.path.stat().st_mtime_ns) == before
    opened, kept = open_file(library().game("my-try").path)
    opened.close()
    assert kept.origin == Origin(keeper.path.stem, point)
    assert kept.record.actions[:point] == record_of(room).actions[:point]
    assert EDENIA.write_action(kept.record.actions[point]) == "skip"
    assert tmp_path in keeper.path.parents


def test_a_full_disk_is_told(replay: AnyReplay, monkeypatch: pytest.MonkeyPatch) -> None:
    """A what-if that cannot be kept goes on, and the reason is said."""
    monkeypatch.setenv("EDENIA_DATA", "/proc/no-such-place")
    _, saved, _ = typed_in(replay, "what if", "save", "skip", start=replay.turns[0].point)
    assert saved.said.startswith("What if: It cannot be kept: ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewpoint", [OPEN, SPECTATOR, Viewpoint(GREEN)])
def test_a_whole_game_can_be_tried_and_every_answer_is_marked(
    replay: AnyReplay, language: str, viewpoint: Viewpoint
) -> None:
    """To the end of the game each prompt and each news begins with the mark, and can be heard."""
    rng = Random(f"{language}{viewpoint}")
    typed = 0

    def think(prompt: str) -> str | None:
        nonlocal typed
        typed += 1
        if typed == 1:
            return "what if"
        if typed > 400 or speech(language)("trying-over") in prompt:
            return None
        return rng.choice(("1", "1", "2", "3", "draw"))

    answers = look_again(replay, think, viewpoint, language=language, start=replay.turns[9].point)
    mark = MARK[language]
    for answer in answers[1:]:
        assert faults(answer.said, answer.prompt) == []
        told = [line for line in answer.lines if not line[:1].isdecimal()]
        assert not told or answer.said.startswith(mark) or answer.lines[0][:1].isdecimal()
        assert answer.prompt.startswith(mark) or answer in (answers[0], answers[-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_can_be_asked_for(replay: AnyReplay, language: str) -> None:
    """All that can be typed is told in a few lines."""
    _, told = typed_in(replay, "what if", "?", language=language)
    assert len(told.lines) == len(WHAT_IF_HELP) + 1
    assert faults(told.said, told.prompt) == []


def test_a_game_that_is_over_has_nothing_left_to_try(replay: AnyReplay) -> None:
    """At the end one can only go back."""
    begun, choice, moves = typed_in(replay, "what if", "1", "m", start=replay.last)
    assert begun.prompt == "What if: The game is over. Type undo or drop: "
    assert choice.lines == ["What if: The game is over. Type undo or drop:"]
    assert moves.lines == ["Nothing to choose now."]


# In the middle of a game.


def twins() -> tuple[EdeniaRoom, EdeniaRoom]:
    """Set two tables that differ only in what green has kept in secret, with red to play."""
    for seed in range(20):
        whole = random_game(seed=seed)
        for point in range(whole.last):
            state = whole.state(point)
            kept = [action for action in EDENIA.legal(state) if isinstance(action, Keep)]
            if state.active == GREEN and len(set(kept)) > 1:
                begun = whole.record.actions[:point]
                one, two = (_table(whole, (*begun, action)) for action in kept[:2])
                if EDENIA.to_act(state_of(one)) == EDENIA.to_act(state_of(two)) == RED:
                    return one, two
    raise AssertionError("no such game")


def _table(whole: AnyReplay, actions: tuple[Any, ...]) -> EdeniaRoom:
    """Set a table after some actions, and after green has ended the turn."""
    begun = whole.record
    record = Record(begun.game, begun.options, begun.names, actions)
    room = bot_room(record.options, 1, record=record)
    if End() in EDENIA.legal(state_of(room)):
        return _table(whole, (*actions, End()))
    return room


def aside(
    room: EdeniaRoom, begin: Callable[[Talk, Any, Seat], Coroutine[Any, Any, None]], *lines: str
) -> list[Answer]:
    """Type some lines in the middle of a game, as red."""
    typist = Typist(one_by_one((*lines, "drop", "return")), lambda: False)
    talk = Talk(typist.console, visit_in("en"), WORDS, record_of(room).names)
    asyncio.run(begin(talk, room, RED))
    typist.write_down("")
    return typist.answers


@pytest.mark.parametrize("level", ["brief", "normal", "full"])
def test_looking_back_at_a_running_game_gives_no_secret_away(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever green has kept, red hears and sees the same, in the past and in a what-if of it."""
    monkeypatch.setattr(branching, "fresh_seed", lambda: 5)
    one, two = twins()
    assert state_of(one) != state_of(two)
    assert one.view(RED) == two.view(RED)
    lines = (
        level,
        "log 99",
        "more",
        "more",
        *SECRET,
        "eyes green",
        "eyes all",
        "start",
        "play",
        "end",
    )
    tried = ("what if", *SECRET, "skip", *SECRET, "1", "draw", "auto", "1", *SECRET, "drop")
    back = ("back 3", *SECRET, "what if", *SECRET, "drop")
    first, second = (
        aside(room, looking_back.look_back, *lines, *tried, *back) for room in (one, two)
    )
    assert first == second
    first, second = (aside(room, looking_back.try_out, *tried[1:-1]) for room in (one, two))
    assert first == second


def test_that_test_would_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    """With open eyes the two tables sound different, so the comparison means something."""
    monkeypatch.setattr(branching, "fresh_seed", lambda: 5)
    first, second = (typed_in(Replay(EDENIA, record_of(room)), "play", *SECRET) for room in twins())
    assert first != second


def test_a_running_game_is_seen_with_own_eyes_only() -> None:
    """Other eyes are refused, and what others keep is not named."""
    one, _ = twins()
    answers = aside(one, looking_back.look_back, "eyes all", "eyes green", "start", "play")
    assert [answer.lines for answer in answers if (answer.typed or "").startswith("eyes")] == [
        ["While the game runs you look with your own eyes only."]
    ] * 2
    listener = listener_with(Viewpoint(RED), Replay(EDENIA, record_of(one)))
    hidden = {name for name in state_of(one).players[GREEN].hidden if name is not None}
    assert hidden
    known = {name for name in one.view(RED).players[RED].hidden if name is not None}
    said = " ".join(line for answer in answers for line in answer.lines)
    seen = {name for name in ARTEFACTS if artefact_name(listener, name) in said}
    assert not (hidden - known) & seen


def test_looking_back_returns_to_the_open_question() -> None:
    """The game is as it was, and asks again what it had asked."""
    keyboard = Keyboard()
    asked, began, *_, returned, moved = converse(
        *("look", "look back", "back", "start", "return", "skip"), keyboard=keyboard
    )
    assert began.lines[0] == "Looking back. Type back, or ? for help; return to play on."
    assert returned.lines == ["Back in the game."]
    assert returned.prompt == asked.prompt
    assert returned.before is returned.after
    assert moved.before is not moved.after


@pytest.mark.parametrize("typed", [("replay", "return"), ("what if", "drop")])
def test_the_choices_of_the_open_question_are_told_again(typed: tuple[str, str]) -> None:
    """Where choices stand before a prompt, they stand there again after looking back or trying."""
    keyboard, rng = Keyboard(seed=6), Random(1)
    waiting: list[str] = []

    def think(_: str) -> str | None:
        last = keyboard.exchanges[-1]
        if last.typed == typed[0]:
            return typed[1]
        if last.typed == typed[1]:
            return None
        is_listed = len(last.asked) > 1 and len(keyboard.exchanges) > 1
        waiting[:] = last.asked
        return typed[0] if is_listed else str(rng.randint(1, len(keyboard.legal)))

    *_, returned, _ = keyboard.play(think)
    assert len(waiting) > 1
    assert returned.asked == waiting


def test_a_what_if_in_a_game_keeps_nothing() -> None:
    """`save` is refused, and the table is untouched."""
    keyboard = Keyboard()
    begun, _, saved, dropped = converse("what if", "skip", "save", "drop", keyboard=keyboard)
    assert begun.lines == [BEGINS]
    assert saved.lines == ["What if: It cannot be kept while the game runs. Type drop to return."]
    assert dropped.prompt == "Your turn: "
    assert begun.before is dropped.after
    assert not list(paths())


def test_a_guess_is_told_where_something_is_hidden() -> None:
    """Green has kept an artefact in secret; from before anybody had one, nothing is guessed."""
    room, _ = twins()
    assert aside(room, looking_back.try_out)[0].lines == [BEGINS, GUESS]
    answers = aside(room, looking_back.look_back, "what if", "drop", "start", "what if")
    begun = [answer.lines for answer in answers if answer.typed == "what if"]
    assert begun == [[BEGINS, GUESS], [BEGINS]]


def test_a_game_without_secrets_is_not_guessed() -> None:
    """In EXO everything lies open, in the game and looking back at it."""
    keyboard = Keyboard(ExoOptions(2, first=RED), game="exo")
    _, _, tried, _, _, again = converse(
        *("1", "1", "what if", "drop", "look back", "what if"), keyboard=keyboard
    )
    assert tried.lines[0] == again.lines[0] == BEGINS
    assert GUESS not in (*tried.lines, *again.lines)


@pytest.mark.parametrize(
    "word", ["replay", "look back", "revoir", "what if", "what-if", "et si", "essai"]
)
def test_both_are_found_by_their_words(word: str) -> None:
    """English and French words open them in the middle of a game."""
    (answer,) = converse(word)
    assert answer.prompt.startswith(("Replay, action ", "What if: "))


def test_leaving_in_the_middle_of_it_leaves_the_game() -> None:
    """The end of the input ends the game wherever one is."""
    for typed in (("replay",), ("what if",), ("replay", "what if")):
        keyboard = Keyboard()
        *_, last = keyboard.play(one_by_one(typed))
        assert last.prompt == ""


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        (
            "en",
            "look back",
            "What if: A what-if has no past to look back at. Type undo, or drop to",
        ),
        ("fr", "revoir", "Essai : Un essai n'a pas de passé à revoir. Tapez annuler, ou laisser"),
        ("en", "may I leap my own sheep", "What if: LEAP-2: "),
        ("fr", "comment je gagne", "Essai : WIN-1 : "),
        ("en", "screen", "What if: The screen shows the game, not a what-if."),
        ("fr", "écran", "Essai : L'écran montre la partie, pas un essai."),
    ],
)
def test_words_of_the_game_are_answered_or_told_why_not(
    replay: AnyReplay, language: str, typed: str, told: str
) -> None:
    """Nothing that is understood in a game is a riddle in a what-if."""
    _, answer = typed_in(replay, "what if", typed, language=language, start=replay.turns[0].point)
    assert answer.lines[0].startswith(told)
