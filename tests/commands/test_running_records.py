"""Records of games that still run: commands tell what the only person or everybody knows, no more."""

from pathlib import Path

import pytest

from edenia_tui.games.registry import GAMES
from edenia_tui.table.seating import Sitter
from tests.commands.asking import ask
from tests.library import begin, library
from tests.line.test_what_if import twins
from tests.table.company import EdeniaRoom, lines_of
from tests.table.peeking import record_of, state_of
from tests.tui.staged import never, staged

ANN, BOB, LAMB = Sitter("Ann", "human"), Sitter("Bob", "human"), Sitter("Bob", "lamb")
GREEN = 1


@pytest.fixture(autouse=True)
def _folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let games live in a folder of this test."""
    monkeypatch.setenv("EDENIA_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("EDENIA_CONFIG", str(tmp_path / "config"))


def keep(room: EdeniaRoom, *sitters: Sitter) -> str:
    """Keep the game of a room under the path of its file."""
    keeper, _ = begin("edenia", record_of(room).options, sitters, 1)
    keeper.write("".join(lines_of(record_of(room))))
    keeper.close()
    return str(keeper.path)


COMMANDS = (
    ("show", "{}", "--text"),
    ("show", "{}", "--json"),
    ("show", "{}", "--svg"),
    ("show", "{}", "--ascii"),
    ("legal", "{}"),
    ("legal", "{}", "--json"),
    ("check", "{}", "skip"),
    ("check", "{}", "play scope-3"),
    ("explain", "{}"),
    ("hint", "{}", "--budget", "20"),
    ("export", "{}", "--as", "position"),
    ("export", "{}", "--as", "svg"),
    ("export", "{}", "--as", "cast"),
    ("export", "{}", "--as", "news"),
    ("export", "{}", "--as", "news-json"),
    ("replay", "{}"),
)


@pytest.mark.parametrize("sitters", [(ANN, LAMB), (ANN, BOB)], ids=["one person", "two people"])
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_two_games_that_differ_in_secrets_are_told_alike(
    command: tuple[str, ...], sitters: tuple[Sitter, Sitter]
) -> None:
    """Whatever green has kept, every command says the same of the game."""
    one, two = (keep(room, *sitters) for room in twins())
    first, second = ([word.format(path) for word in command] for path in (one, two))
    told = ask(*first)
    assert told.output.replace(Path(one).stem, "NAME") == ask(*second).output.replace(
        Path(two).stem, "NAME"
    )
    assert told.output


def test_other_eyes_can_be_asked_for() -> None:
    """Whoever asks for green's eyes, or for all, sees what green hides."""
    room = twins()[0]
    path = keep(room, ANN, LAMB)
    (hidden, *_) = (name for name in state_of(room).players[GREEN].hidden if name is not None)
    line = f"hidden {hidden}"
    assert line in ask("show", path, "--text", "--seat", "green").output
    assert line in ask("export", path, "--as", "position", "--eyes", "all").output
    assert line in ask("export", path, "--as", "position", "--eyes", "green").output
    assert line not in ask("export", path, "--as", "position", "--eyes", "spectator").output


def test_a_game_that_is_over_hides_nothing_even_where_it_is_cut() -> None:
    """Only the end of the whole game counts, not the place that is shown."""
    sitting = staged(54, never)
    sitting.close()
    path = library().game(sitting.kept.name).path
    whole = path.read_text("utf-8").splitlines()
    number = len(whole) - whole.index("moves") - 2
    cut = ask("show", f"{path}@{number}", "--text").output
    assert cut == ask("export", f"{path}@{number}", "--as", "position", "--eyes", "all").output
    assert cut == ask("export", f"{path}@{number}", "--as", "position").output
    assert GAMES["edenia"].game.read_position(cut).outcome is None
