"""The program is killed in the middle of a game, and `edenia resume` goes on where it was."""

import re
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from edenia_tui.conversation.prompts import unless_asked
from edenia_tui.conversation.teller import Teller
from edenia_tui.games.registry import GAMES
from edenia_tui.language.listener import Listener, Style
from edenia_tui.storage.saved import Saved
from edenia_tui.table.watchers import tell
from rules.edenia.actions import Action
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.edenia.state import State
from rules.kernel.seat import CHANCE, Seat
from tests.games.spoken import speech_of
from tests.library import read_file
from tests.line.process import EDENIA as PROGRAM
from tests.line.process import PAIR, PATIENCE, assert_tidy, records, run, surroundings
from tests.long.proofs import cases

MOST_LINES = 60
NAMES = ("Ann", "Bob")
ANN, BOB = Seat(0), Seat(1)
ANSWERS = 20
WORDS = GAMES["edenia"].words
LISTENER = Listener(speech_of("edenia", "en"), NAMES, ANN, style=Style.NATO)
QUERIES = ("look", "status", "who", "have", "board")
NO_NEWS = re.compile(r"Line mode is on|Type m for|Your turn ends|Choose a number|\d+: |.*[:?] $")

EdeniaSaved = Saved[Options, State, Action]


@pytest.mark.parametrize("kill", cases("line-kills"))
def test_a_killed_game_resumes_with_everything_that_was_announced(
    kill: int, tmp_path: Path
) -> None:
    """All that was said and all that was answered stands in the file, and the game goes on from there."""
    rng = Random(kill)
    seats = ("--seat", "Ann", "--seat", "Bob:lamb", "--seed", str(kill), "--no-42")
    heard = _play_and_kill(tmp_path, seats, rng)
    (path,) = records(tmp_path)
    kept = read_file(path)
    news = [line for line in heard if not NO_NEWS.match(line)]
    assert news == list(_sentences(kept))[: len(news)]
    complaints = sum(line.startswith("Choose a number") for line in heard)
    prompts = sum(line.endswith((": ", "? ")) for line in heard)
    assert _decisions(kept) >= prompts - complaints - 1
    resumed = run(tmp_path, "resume", typed=("\n".join((*QUERIES, "quit")) + "\n").encode())
    said = resumed.stdout.decode()
    assert resumed.returncode == 0
    assert_tidy(said)
    _check_resumed(kept, read_file(path), said)


def _play_and_kill(folder: Path, seats: tuple[str, ...], rng: Random) -> list[str]:
    """Feed moves to the program until it is killed at some moment; the whole lines it has said."""
    moves = "".join(f"{rng.choice((1, 1, 2, 3))}\n" for _ in range(1000)).encode()
    with subprocess.Popen(
        [PROGRAM, "play", "--line", *seats],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=surroundings(folder),
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write(moves)
        program.stdin.flush()
        said = [program.stdout.readline() for _ in range(rng.randrange(1, MOST_LINES))]
        time.sleep(rng.random() / 100)
        program.kill()
        text = b"".join((*said, program.stdout.read())).decode()
    return text[: text.rfind("\n") + 1].splitlines()


def _sentences(saved: EdeniaSaved) -> Iterator[str]:
    """Tell Ann everything that stands in a record."""
    state, teller = EDENIA.start(saved.record.options), Teller(WORDS)
    for action in saved.record.actions:
        step = EDENIA.apply(state, action)
        yield from teller.tell(LISTENER, tell(EDENIA, state, (CHANCE, action), step, ANN))
        state = step.state


def _decisions(saved: EdeniaSaved, seat: Seat = ANN) -> int:
    """Count the actions that a seat chose."""
    state, count = EDENIA.start(saved.record.options), 0
    for action in saved.record.actions:
        count += EDENIA.to_act(state) == seat
        state = EDENIA.apply(state, action).state
    return count


def _check_resumed(kept: EdeniaSaved, resumed: EdeniaSaved, said: str) -> None:
    """Check that nothing but chance and the lamb has acted, and that Ann is told this position."""
    actions, before = resumed.record.actions, kept.record.actions
    assert actions[: len(before)] == before
    assert _decisions(resumed) == _decisions(kept)
    view = EDENIA.view(resumed.state, ANN)
    for query in QUERIES:
        told = WORDS.queries[query].answer(LISTENER, view, [])
        answer = "\n".join(unless_asked(told, WORDS.question(LISTENER, view)))
        assert answer in said, query


def test_a_bot_takes_the_seat_of_whoever_resigns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The record tells it, and after resuming only the other person is asked."""
    monkeypatch.setenv("EDENIA_DATA", str(tmp_path / "data"))
    left = run(tmp_path, *PAIR, typed=b"\nresign\nno\nresign\nyes\n\nquit\n").stdout.decode()
    assert "Ann, press Enter" in left
    assert left.index("You play on.") < left.index("You resigned.")
    (path,) = records(tmp_path)
    assert "\nseat red Ann lamb\n" in path.read_text("utf-8")
    kept = read_file(path)
    assert [sitter.player for sitter in kept.sitters] == ["lamb", "human"]
    resumed = run(tmp_path, "resume", typed=b"1\n" * ANSWERS + b"quit\n")
    said = resumed.stdout.decode()
    assert resumed.returncode == 0
    assert "Hand the keyboard" not in said
    later = read_file(path)
    assert _decisions(later, BOB) - _decisions(kept, BOB) == ANSWERS
    assert _decisions(later, ANN) > _decisions(kept, ANN)


def test_a_process_that_waits_is_not_harmed_by_a_second_one(tmp_path: Path) -> None:
    """A game that is being played cannot be taken up by another process, and that is said."""
    with subprocess.Popen(
        [PROGRAM, *PAIR],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=surroundings(tmp_path),
    ) as program:
        assert program.stdout is not None
        while b"ready" not in program.stdout.readline():
            pass
        second = run(tmp_path, "resume", typed=b"")
        assert second.returncode == 1
        assert "\nThe game cannot go on" in second.stdout.decode()
        program.communicate(timeout=PATIENCE)
        assert program.returncode == 0
