"""A game looked at again in line mode: the same words, from place to place, with anybody's eyes."""

import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest

from edenia_tui.conversation.bot_news import tell_told
from edenia_tui.conversation.viewpoint import OPEN, SPECTATOR, Viewpoint, usual_viewpoint
from edenia_tui.conversation.vocabularies import IN_REPLAY, REPLAY_WORDS, WHAT_IF_WORDS
from edenia_tui.games.edenia.words.event_kinds import EVENT_KINDS
from edenia_tui.language.folding import folded
from edenia_tui.language.speech import LANGUAGES
from edenia_tui.line import terminal
from edenia_tui.line.terminal import Terminal
from edenia_tui.table.replay import Replay
from edenia_tui.table.seating import Sitter
from edenia_tui.table.watchers import tell
from rules.edenia.events import Ended, FlagRaised, Laid
from rules.edenia.game import EDENIA
from rules.kernel.record import steps
from tests.games.edenia.under_test import GAME
from tests.line.lint import faults, line_faults
from tests.line.replays import (
    GREEN,
    RED,
    WORDS,
    Answer,
    Typist,
    listener_with,
    look_again,
    random_game,
    typed_in,
)
from tests.line.test_lint import vocabulary
from tests.line.transcript import own_folders

EYES = {"red": Viewpoint(RED), "green": Viewpoint(GREEN), "spectator": SPECTATOR, "all": OPEN}
every_eye = pytest.mark.parametrize("viewpoint", EYES.values(), ids=EYES)
AGES = 600
"""Seconds that no test waits for."""
END = "This is the end. Type back or start to look again."
ASKED = ("have red", "have green", "who green", "score green", "tokens", "look", "status", "board")


@pytest.fixture(autouse=True)
def _folders(tmp_path: Path) -> Iterator[None]:
    """Let games and settings live in a folder of this test."""
    with own_folders(tmp_path):
        yield


@pytest.fixture(scope="module")
def replay() -> Replay[Any, Any, Any, Any]:
    """A random game of two."""
    return random_game()


def news_of(replay: Replay[Any, Any, Any, Any], viewpoint: Viewpoint) -> list[list[str]]:
    """Tell every action by the rules of the game alone, as these eyes may know it; some are mute."""
    listener = listener_with(viewpoint, replay)
    played = list(steps(EDENIA, replay.record))
    lines = []
    for point, action in enumerate(replay.record.actions, 1):
        before, step = played[point - 1].state, played[point]
        actor = EDENIA.to_act(before)
        assert actor is not None
        if viewpoint.is_open:
            lines.append(WORDS.tell(listener, before, step.state, step.events))
        else:
            told = tell(EDENIA, before, (actor, action), step, viewpoint.seat)
            lines.append(tell_told(listener, WORDS, told))
    return lines


@every_eye
def test_step_by_step_everything_is_told_that_was_news(
    replay: Replay[Any, Any, Any, Any], viewpoint: Viewpoint
) -> None:
    """`next` says what these eyes were told in the game, word for word, and nothing else."""
    expected = [lines for lines in news_of(replay, viewpoint) if lines]
    answers = typed_in(replay, *["next"] * (len(expected) + 1), viewpoint=viewpoint)
    unwrapped = [" ".join(answer.lines) for answer in answers]
    assert unwrapped == [*(" ".join(lines) for lines in expected), END]


@every_eye
def test_playing_tells_the_same(replay: Replay[Any, Any, Any, Any], viewpoint: Viewpoint) -> None:
    """`play` says in one go what `next` says step by step."""
    (played,) = typed_in(replay, "play 9", viewpoint=viewpoint)
    told = [line for lines in news_of(replay, viewpoint) for line in lines]
    assert " ".join(played.lines) == " ".join([*told, END])


def test_back_goes_the_same_way(replay: Replay[Any, Any, Any, Any]) -> None:
    """Each step back says what the step before had said, down to the beginning."""
    onward = typed_in(replay, *["next"] * 9)
    both = typed_in(replay, *["next"] * 9, *["back"] * 9)
    assert [one.said for one in both[9:17]] == [one.said for one in onward[7::-1]]
    assert [one.prompt for one in both[9:17]] == [one.prompt for one in onward[7::-1]]
    assert both[17].lines == ["This is the beginning. Type next to go on."]
    assert both[17].prompt.startswith("Replay, action 0 of ")


def test_several_steps_at_once(replay: Replay[Any, Any, Any, Any]) -> None:
    """`next 3` tells three things and `back 2` is the first of them again."""
    one, *_ = single = typed_in(replay, "next", "next", "next")
    three, back = typed_in(replay, "next 3", "back 2")
    assert three.said == "".join(answer.said for answer in single)
    assert (back.said, back.prompt) == (one.said, one.prompt)


@every_eye
def test_no_question_is_answered_beyond_what_was_known(
    replay: Replay[Any, Any, Any, Any], viewpoint: Viewpoint
) -> None:
    """At every place the answers are those that the view of these eyes gives at that place."""
    for point in range(1, replay.last, 11):
        listener = listener_with(viewpoint, replay)
        state = replay.state(point)
        view = state if viewpoint.is_open else EDENIA.view(state, viewpoint.seat)
        for asked, answer in zip(
            ASKED, typed_in(replay, *ASKED, viewpoint=viewpoint, start=point), strict=True
        ):
            word, *arguments = asked.split()
            expected = WORDS.queries[word].answer(listener, view, arguments)
            assert " ".join(answer.lines) == " ".join(expected)


def test_only_open_eyes_name_what_was_hidden(replay: Replay[Any, Any, Any, Any]) -> None:
    """What green keeps is named to green and to open eyes; red and spectators hear of an artefact."""
    said = {
        name: typed_in(replay, "play", viewpoint=viewpoint)[0].said
        for name, viewpoint in EYES.items()
    }
    assert "Bob keeps an artefact." in said["red"]
    assert "Bob keeps an artefact." in said["spectator"]
    assert "Bob keeps an artefact." not in said["green"] + said["all"]
    assert "You keep " in said["green"]
    assert "Bob finds " in said["all"]
    assert "Bob finds " not in said["red"] + said["spectator"]


def test_eyes_are_changed_on_the_way(replay: Replay[Any, Any, Any, Any]) -> None:
    """A name, a colour in any language, spectator and all are understood, cut short or not."""
    lines = (
        "eyes Bob",
        "eyes red",
        "eyes vert",
        "yeux spectateur",
        "eyes spec",
        "eyes all",
        "eyes",
    )
    answers = typed_in(replay, *lines, "eyes purple")
    assert [" ".join(answer.lines) for answer in answers] == [
        "You look with the eyes of Bob.",
        "You look with the eyes of Ann.",
        "You look with the eyes of Bob.",
        "You look with the eyes of a spectator.",
        "You look with the eyes of a spectator.",
        "Everything is open to you.",
        *["Whose eyes? A player, spectator or all. An example: eyes red."] * 2,
    ]


def test_a_running_game_is_first_seen_by_its_only_person() -> None:
    """Nothing is hidden when a game is over; before that nobody sees more than they should."""
    ann, ben, bot = Sitter("Ann", "human"), Sitter("Ben", "human"), Sitter("Bot", "lamb")
    assert usual_viewpoint((bot, ann), is_over=True) == OPEN
    assert usual_viewpoint((bot, ann), is_over=False) == Viewpoint(GREEN)
    assert usual_viewpoint((ann, ben), is_over=False) == SPECTATOR
    assert usual_viewpoint((bot, bot), is_over=False) == SPECTATOR


def point_of(answer: Answer) -> int:
    """Read from a prompt where the replay stands."""
    return int(answer.prompt.split()[2])


def test_turns_are_found_by_round_and_player(replay: Replay[Any, Any, Any, Any]) -> None:
    """`turn 3` is where the round begins, `turn 3 bob` where Bob begins to decide in it."""
    answers = typed_in(replay, "turn 3", "turn 3 bob", "tour 2 vert", "round 4", "action 5")
    found = [replay.find_turn(3), replay.find_turn(3, GREEN), replay.find_turn(2, GREEN)]
    found.append(replay.find_turn(4))
    assert [point_of(answer) for answer in answers] == [*(turn.point for turn in found if turn), 5]
    assert answers[1].said.startswith("Round 3, Bob's turn, action ")


@pytest.mark.parametrize(
    "typed", ["turn 999", "turn 0", "turn x", "turn 2 zoe", "turn 2 all", "action 99999", "action"]
)
def test_a_place_that_is_not_there(replay: Replay[Any, Any, Any, Any], typed: str) -> None:
    """Nothing moves, and one line names what there is."""
    (answer,) = typed_in(replay, typed, start=7)
    assert point_of(answer) == 7
    assert len(answer.lines) == 1
    assert " An example: " in answer.said


def test_turn_alone_is_the_question_of_the_game(replay: Replay[Any, Any, Any, Any]) -> None:
    """`turn` and `t` tell the turn as in a game."""
    whole, letter = typed_in(replay, "turn", "t", start=replay.turns[4].point)
    assert whole.said == letter.said
    assert "began" in whole.said


@pytest.mark.parametrize(
    ("word", "kind"),
    [("flag", FlagRaised), ("tuile", Laid), ("victory", Ended), ("fla", FlagRaised)],
)
def test_events_are_found_in_both_directions(
    replay: Replay[Any, Any, Any, Any], word: str, kind: type[Any]
) -> None:
    """`next flag` goes to each place where a flag was raised, `previous flag` back again."""
    found = [
        point
        for point in range(1, replay.last + 1)
        if any(isinstance(event, kind) for event in replay.events(point))
    ]
    answers = typed_in(replay, *[f"next {word}"] * (len(found) + 1))
    assert [point_of(answer) for answer in answers] == [*found, found[-1]]
    assert answers[-1].lines == [f"There is none after this: {word}."]
    answers = typed_in(replay, *[f"previous {word}"] * len(found), start=found[-1])
    assert [point_of(answer) for answer in answers] == [*found[-2::-1], found[0]]
    assert answers[-1].lines == [f"There is none before this: {word}."]


def test_every_kind_of_event_can_be_looked_for() -> None:
    """Each word leads somewhere in some game, and none of them is taken for a number of steps."""
    games = [random_game(4, seed) for seed in range(20, 23)]
    for word, kinds in EVENT_KINDS.items():
        assert any(game.next_event(kind, 0) for game in games for kind in kinds), word
        assert not word.isdecimal()


def test_where_tells_turn_number_and_eyes(replay: Replay[Any, Any, Any, Any]) -> None:
    """Whoever is lost hears whose turn of which round it is, the action, and who looks."""
    turn = replay.turns[5]
    (where,) = typed_in(replay, "where am I", viewpoint=Viewpoint(turn.seat), start=turn.point)
    name = replay.record.names[turn.seat]
    assert where.lines == [
        f"Round {turn.round}, your turn, action {turn.point} of {replay.last}.",
        f"You look with the eyes of {name}.",
    ]


def test_start_and_end(replay: Replay[Any, Any, Any, Any]) -> None:
    """Both ends of the game are one word away; the end tells how it ended."""
    end, start = typed_in(replay, "end", "start")
    assert (point_of(end), point_of(start)) == (replay.last, 0)
    assert end.lines[-1] == f"The game is over, action {replay.last} of {replay.last}."
    assert any(" win" in line for line in end.lines)
    assert start.lines == [f"Before the first turn, action 0 of {replay.last}."]


def test_playing_stops_when_somebody_wants_it(replay: Replay[Any, Any, Any, Any]) -> None:
    """Enter, or Ctrl-C, stops the telling where it is; `play` goes on from there."""
    pauses = iter([False, False, True])
    first, second = typed_in(replay, "play", "play", pause=lambda: next(pauses, False))
    assert first.lines[-1] == "Paused. Type play to go on."
    told = [lines for lines in news_of(replay, OPEN) if lines]
    assert first.lines[:-1] == [line for lines in told[:3] for line in lines]
    assert second.lines[-1] == END


def test_control_c_while_it_plays_is_a_pause(
    replay: Replay[Any, Any, Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The replay goes on; only at a prompt does Ctrl-C leave."""
    kept = Event()

    def press(seconds: float) -> bool:
        os.kill(os.getpid(), signal.SIGINT)
        return kept.wait(seconds + AGES)

    monkeypatch.setattr(terminal, "_is_pressed_within", press)
    monkeypatch.setattr(Typist, "_pause", lambda _, seconds: Terminal().pause(seconds))
    first, second = typed_in(replay, "play", "where")
    kept.set()
    assert first.lines[-1] == "Paused. Type play to go on."
    assert second.lines


@pytest.mark.parametrize("typed", ["play 0", "play 10", "play x", "lire -1"])
def test_a_speed_that_is_none(replay: Replay[Any, Any, Any, Any], typed: str) -> None:
    """Nothing moves, and the speeds are named."""
    (answer,) = typed_in(replay, typed, start=3)
    assert answer.lines == ["Type play and a speed from 1 to 9. An example: play 2."]
    assert point_of(answer) == 3


@pytest.mark.parametrize(
    "typed", ["m", "7", "skip", "go 1 east star", "undo", "resign", "xyzzy", "²"]
)
def test_nothing_is_chosen_in_a_replay(replay: Replay[Any, Any, Any, Any], typed: str) -> None:
    """Choices and words of a running game are answered in a line, and nothing moves."""
    (answer,) = typed_in(replay, typed, start=9)
    assert len(answer.lines) == 1
    assert point_of(answer) == 9


def test_log_and_diff_end_where_the_replay_stands(replay: Replay[Any, Any, Any, Any]) -> None:
    """What comes later in the game is not yet in the log."""
    point = replay.turns[6].point
    (log,) = typed_in(replay, "log 3", viewpoint=Viewpoint(RED), start=point)
    told = [line for lines in news_of(replay, Viewpoint(RED))[:point] for line in lines]
    (later,) = typed_in(replay, "log 3", viewpoint=Viewpoint(RED))
    assert log.lines != later.lines
    assert set(" ".join(log.lines).split()) & set(told[-1].split())


def test_the_level_of_the_game_is_that_of_the_replay(replay: Replay[Any, Any, Any, Any]) -> None:
    """At level full the same steps say more, as they do in play."""
    normal = typed_in(replay, "play")[0].said
    _, full = typed_in(replay, "full", "play")
    assert len(full.said) > 2 * len(normal)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_the_words_of_its_language(language: str) -> None:
    """Every word of the replay that help teaches is understood."""
    (answer,) = typed_in(random_game(), "?", language=language)
    help_text = " ".join(answer.lines)
    words = {
        "en": "next + back - turn action start end where play eyes export quit return what",
        "fr": "suivant + reculer - tour action début fin où lire yeux exporter quitter retour essai",
    }[language].split()
    for word in words:
        assert word in re.findall(r"[^\s,:;.]+", help_text)
    named = [IN_REPLAY.find([word]) for word in words]
    assert {*named} == {*REPLAY_WORDS.values()} - {"help", "moves", "screen"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_can_be_heard(language: str) -> None:
    """Whatever is typed in a replay and in a what-if, the answers keep to the rules of line mode.

    A game that is played on is many answers: each of its lines is looked at by itself.
    """
    rng = Random(language)
    replay = random_game(4, seed=2)
    own = [*REPLAY_WORDS, *WHAT_IF_WORDS, *(f"next {kind}" for kind in EVENT_KINDS), "eyes green"]
    leaving = {word for word, name in REPLAY_WORDS.items() if name == "return"}
    places = ["action 40", "action 90", "turn 5", "turn 3 green", "next 2", "back 2", "back flag"]
    lines = [word for word in (*vocabulary(GAME.line), *own, *places) if word not in leaving]
    lines += ["what if", "et si", "auto", "draw", "1", "2", "3", "m", "moves", "undo"] * 60
    rng.shuffle(lines)
    waiting = iter(lines)

    def think(prompt: str) -> str | None:
        assert prompt.startswith(("Replay, ", "What if: ", "Relecture, ", "Essai : "))
        line = next(waiting, None)
        return f"lang {language}" if line and line.startswith("lan") else line

    answers = look_again(replay, think, Viewpoint(RED), language=language)
    assert len(answers) > len(lines)
    assert sum(answer.prompt.startswith(("What", "Essai")) for answer in answers) > 100
    played = [one for one in answers if REPLAY_WORDS.get(folded(one.typed or "")) == "play"]
    found = {
        f"{answer.typed!r:.40} {fault}"
        for answer in answers
        if answer not in played
        for fault in faults(answer.said, answer.prompt, bell=True)
    }
    assert not sorted(found)
    assert not [fault for one in played for line in one.lines for fault in line_faults(line)]
