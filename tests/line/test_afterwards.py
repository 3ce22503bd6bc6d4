"""After the end of a game the conversation goes on until the people leave."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from edenia_tui.language.speech import LANGUAGES
from rules.kernel.seat import Seat
from tests.games.discovery import LINE_GAMES
from tests.line.line_game import LineGame
from tests.line.lint import faults
from tests.line.process import PATIENCE, Terminal, assert_tidy, records, run
from tests.line.transcript import Exchange, Keyboard, own_folders

OVER = {
    "en": "The game is over. Type another, replay or quit: ",
    "fr": "La partie est finie. Tapez autre, revoir ou quitter : ",
}
ASKED = (
    *("why", "log", "log 40", "more", "board", "score", "who", "status", "look", "turn", "diff"),
    *("course", "legend"),
    *("again", "rules", "help", "? another", "? why", "m", "hint", "undo", "back", "what if", ""),
    *("1", "xyzzy", "\x1b[2J", "brief", "full", "save", "saves", "screen", "go 1 east star"),
)
every_game = pytest.mark.parametrize("game", LINE_GAMES, ids=lambda game: game.name)
RESIGN = {"en": ("resign", "yes"), "fr": ("abandonner", "oui")}
EXO = ("play", "--line", "--game", "exo", "--seat", "Ann", "--seat", "Bob:lamb", "--seed", "3")


@pytest.fixture(autouse=True)
def _folders(tmp_path: Path) -> Iterator[None]:
    """Let settings live in a folder of this test."""
    with own_folders(tmp_path):
        yield


def talk_on(game: LineGame, language: str, *typed: str) -> list[Exchange]:
    """Give a game up, hear its end and type on; what was said from the end on."""
    keyboard = Keyboard(game.two_players(Seat(0)), game=game.name, language=language)
    keyboard.talks_on = True
    resigning, lines = iter(RESIGN[language]), iter(typed)

    def typist(prompt: str) -> str | None:
        if not keyboard.room.is_over:
            return next(resigning, None)
        return next(lines, None) if prompt == OVER[language] else ""

    exchanges = keyboard.play(typist)
    first = next(n for n, exchange in enumerate(exchanges) if exchange.prompt == OVER[language])
    return exchanges[first:]


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_everything_can_be_asked_when_the_game_is_over(game: LineGame, language: str) -> None:
    """Each line gets an answer that keeps to the limits, and the same prompt follows."""
    ended, *answers = talk_on(game, language, *ASKED)
    assert ended.lines
    assert [exchange.typed for exchange in answers][: len(ASKED)] == list(ASKED)
    for exchange in answers[: len(ASKED)]:
        assert exchange.prompt == OVER[language]
        assert exchange.lines or not exchange.typed, exchange.typed
        assert not faults(exchange.said, exchange.prompt), exchange.typed


@every_game
def test_why_tells_the_rule_that_ended_it(game: LineGame) -> None:
    """The result is what there is to explain."""
    why = talk_on(game, "en", "why")[1]
    assert why.lines[0] == "The rule behind the last stop, score or result:"


@every_game
def test_nothing_is_said_of_a_turn_that_will_not_come(game: LineGame) -> None:
    """`status` knows that the game is over."""
    status = talk_on(game, "en", "status")[1]
    assert not [line for line in status.lines if "turn" in line]


def typed_in_a_pipe(tmp_path: Path, *lines: str) -> tuple[str, int]:
    """Give up a game of EXO in a pipe and type on; what was said from the end on, and the exit code."""
    typed = "\n".join(("resign", "yes", *lines)) + "\n"
    result = run(tmp_path, *EXO, "--lang", "en", typed=typed.encode())
    said = result.stdout.decode()
    assert_tidy(said)
    assert result.stderr == b""
    return said.partition(OVER["en"].strip())[2], result.returncode


@pytest.mark.parametrize(
    "lines", [(), ("why", "score"), ("board", "quit"), ("1",) * 500, ("",) * 50]
)
def test_a_pipe_ends_by_itself(lines: tuple[str, ...], tmp_path: Path) -> None:
    """With its input, with `quit`, or when only lines come that mean nothing any more."""
    said, code = typed_in_a_pipe(tmp_path, *lines)
    assert code == 0
    assert said.splitlines()[-1] == "Goodbye. Look at the game again with: edenia replay."
    assert len(said.splitlines()) < PATIENCE
    assert len(records(tmp_path)) == 1


def test_another_game_is_played_with_the_same_seats(tmp_path: Path) -> None:
    """It is a game of its own, kept beside the first, and both can be left."""
    said, code = typed_in_a_pipe(tmp_path, "another", "who", "quit")
    assert code == 0
    assert "Bob" in said
    assert said.splitlines()[-1] == "The game is saved. Go on with: edenia resume."
    assert len(records(tmp_path)) == 2


def test_a_game_that_is_over_is_looked_at_again(tmp_path: Path) -> None:
    """With any eyes, with a what-if that can be kept; then one is back at the end."""
    trying = ("what if", "save twin", "drop", "return", "score")
    typed = ("replay", "eyes all", "end", "back turn", *trying)
    said, code = typed_in_a_pipe(tmp_path, *typed)
    assert "Everything is open to you." in said
    assert "Kept as twin." in said
    assert said.splitlines()[-2].endswith("quit: ")
    assert code == 0
    assert len(records(tmp_path)) == 2


@pytest.mark.parametrize(
    "leaving", ["quit\r", "\x04", "\x03\x03"], ids=["quit", "ctrl-d", "ctrl-c"]
)
def test_a_terminal_is_left_when_the_people_want(leaving: str, tmp_path: Path) -> None:
    """Not before: the prompt waits in silence."""
    terminal = Terminal(tmp_path, *EXO, "--lang", "en")
    terminal.wait_for_question()
    terminal.enter("resign")
    terminal.wait_for("Type yes to resign. ")
    terminal.enter("yes")
    terminal.wait_for(OVER["en"])
    terminal.enter("score")
    assert "points" in terminal.wait_for(OVER["en"])
    terminal.press(leaving)
    said, code = terminal.wait_for_end()
    assert "Goodbye." in said
    assert code == 0
    assert terminal.is_as_before
