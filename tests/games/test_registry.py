"""The table of games: one from elsewhere is added by one call, with its messages and its commands."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner

from edenia_tui.cli import main
from edenia_tui.games.edenia.entry import EdeniaEntry
from edenia_tui.games.registry import GAMES, USUAL, add, remove
from edenia_tui.games.tool import Answered, Tool, Unanswerable
from edenia_tui.language.listener import Listener
from rules.edenia.state import State

POSITION = "1  Ari +++ ... ... ...\n"


def _count(listener: Listener, state: State, words: Sequence[str]) -> Answered:
    """Count the words, if there are not too many."""
    if len(words) > 3:
        raise Unanswerable(["Too many."], is_readable=False)
    told = f"{len(words)} for {listener.names}, {len(state.players)} play."
    return Answered([told], {"words": [*words]})


class _Guest(EdeniaEntry):
    """A game with a command of its own, from the folder of this test."""

    name = "guest"
    title = "Guest"

    @property
    def tools(self) -> tuple[Tool[State], ...]:
        return (Tool("count", "Count WORDS.", ("words...",), _count, is_for_programs=True),)


@pytest.fixture
def guest() -> Iterator[_Guest]:
    """Put the game on the table for a while."""
    entry = _Guest()
    add(entry)
    yield entry
    remove(entry)


def test_a_game_is_added_and_everybody_sees_it(guest: _Guest) -> None:
    """It stands behind those that were there; the usual one stays."""
    assert [*GAMES.values()][-1] is guest
    assert USUAL == next(iter(GAMES)) != guest.name
    with pytest.raises(ValueError, match="guest"):
        add(_Guest())


def test_a_game_lies_where_its_entry_does(guest: _Guest) -> None:
    """Templates and the like are looked for beside the code of the game, wherever that is."""
    assert guest.folder == Path(__file__).parent
    assert (GAMES[USUAL].folder / "templates").is_dir()


@pytest.mark.usefixtures("guest")
def test_a_command_of_a_game_is_one_of_the_program() -> None:
    """It is listed with the others, explains itself, and is refused for other games."""
    help_of_all = CliRunner().invoke(main, ["--help"]).output
    assert "  count " in help_of_all
    assert help_of_all.index("  reach ") < help_of_all.index("  count ")
    assert help_of_all.index("  count ") < help_of_all.index("  explain ")
    own = CliRunner().invoke(main, ["count", "--help"]).output
    assert own.startswith("Usage: main count [OPTIONS] FILE WORDS...")
    refused = CliRunner().invoke(main, ["count", "-", "one"], input=POSITION)
    assert (refused.exit_code, refused.stderr) == (2, "edenia count is not for games of edenia\n")


def test_without_the_game_there_is_no_such_command() -> None:
    """What nobody has is not known."""
    assert CliRunner().invoke(main, ["count", "-", "one"]).exit_code == 2
    assert "  count " not in CliRunner().invoke(main, ["--help"]).output
