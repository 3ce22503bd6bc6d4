"""What can be wished in a game: its own values become options, whichever game it is."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from edenia_tui.cli import main
from edenia_tui.games.agreement import Wishes
from edenia_tui.games.edenia.agreement import EdeniaAgreement
from edenia_tui.games.edenia.entry import EdeniaEntry
from edenia_tui.games.registry import add, remove
from edenia_tui.games.wish import YES, Wish
from rules.edenia.opening import Options
from rules.edenia.state import Edition, Rules

WISHING = ("play", "new", "simulate", "arena")
"""The commands before which something is agreed."""

_PROBE = """
import sys
from edenia_tui.cli import main
for command in sys.argv[1:]:
    try:
        main([command, "--help"], prog_name="edenia")
    except SystemExit:
        pass
print(*sorted(sys.modules))
"""


class _GuestAgreement(EdeniaAgreement):
    """Wishes that are seen in the first lines of a position."""

    def options(self, players: int, wishes: Wishes) -> Options:
        rules = Rules(
            Edition.EN,
            law42=wishes.get("first-game") != YES,
            lambs=wishes.get("variant") == "slow",
        )
        return Options(players, rules=rules)


class _Guest(EdeniaEntry):
    """A game with a wish of its own, and one whose name another game has, too."""

    name = "guest"
    title = "Guest"
    content = ""
    wishes = (
        Wish("first-game", "All is easy.", help_to_players="All is easy for you."),
        Wish("variant", "Else quick.", ("slow", "standard")),
    )
    agreement = _GuestAgreement()


@pytest.fixture
def _guest() -> Iterator[None]:
    """Put the game on the table for a while."""
    entry = _Guest()
    add(entry)
    yield
    remove(entry)


def edenia(*arguments: str) -> Result:
    """Run the program on a wide terminal."""
    return CliRunner().invoke(main, arguments, terminal_width=200)


def refusal(*arguments: str) -> str:
    """Give the last line of what is refused."""
    result = edenia(*arguments)
    assert result.exit_code == 2
    return result.stderr.splitlines()[-1]


@pytest.mark.usefixtures("_guest")
@pytest.mark.parametrize("command", WISHING)
def test_a_wish_of_a_game_is_an_option(command: str) -> None:
    """It explains itself after those of other games; one name is one option, with everybody's values."""
    words = " ".join(edenia(command, "--help").stdout.split())
    assert words.index("--no-42") < words.index("--first-game")
    assert words.count("--variant [") == 1
    assert "--variant [standard|little-lambs|slow] Else standard. Else quick." in words
    told = "All is easy for you." if command == "play" else "All is easy."
    assert f"--first-game {told}" in words


@pytest.mark.usefixtures("_guest")
def test_a_wish_is_granted_by_the_game_that_has_it() -> None:
    """What was typed arrives at the agreement of the game under the name of the wish."""
    new = ("new", "--game", "guest", "--seed", "1")
    assert "\nrules     en\n" in edenia(*new).stdout
    assert "\nrules     en, no-42\n" in edenia(*new, "--first-game").stdout
    assert "\nrules     en, little-lambs\n" in edenia(*new, "--variant", "slow").stdout


@pytest.mark.usefixtures("_guest")
@pytest.mark.parametrize(
    ("game", "typed"),
    [
        ("edenia", ("--first-game",)),
        ("exo", ("--first-game",)),
        ("edenia", ("--variant", "slow")),
        ("guest", ("--variant", "little-lambs")),
        ("guest", ("--no-42",)),
        ("guest", ("--content", "mine.box")),
    ],
)
def test_what_only_another_game_has_is_refused(game: str, typed: tuple[str, ...]) -> None:
    """By one sentence, whether the wish is another's or only its value."""
    said = f"{typed[0]}: there is no such choice in games of {game}"
    assert refusal("new", "--game", game, *typed) == said


@pytest.mark.parametrize(
    "typed",
    [("--rogue", "hades", "--players", "2"), ("--hard", "--seat", "Ana", "--seat", "Bea:ewe")],
)
def test_what_is_for_one_alone_is_refused_with_others(typed: tuple[str, ...]) -> None:
    """Nobody who asks for a Rogue finds somebody else at the table; OPT-3."""
    said = f"{typed[0]} is for one who plays alone: --players 1, or no seat but yours"
    assert refusal("play", "--game", "galaxies", *typed) == said


@pytest.mark.parametrize("typed", [(), ("--seat", "Ana"), ("--players", "1")])
def test_who_asks_for_a_rogue_plays_alone(typed: tuple[str, ...]) -> None:
    """OPT-3: without a word about seats, too."""
    begun = ("play", "--game", "galaxies", "--line", "--rogue", "zendica", *typed)
    said = CliRunner().invoke(main, begun, input="?\nquit\n").stdout
    assert "Win: reach 21 points before Zendica does" in said


@pytest.mark.parametrize("command", WISHING)
def test_without_the_game_there_is_no_such_option(command: str) -> None:
    """What nobody has is not known."""
    assert refusal(command, "--first-game").startswith("Error: No such option")


def test_people_play_with_pieces_of_their_own(tmp_path: Path) -> None:
    """A file that makes no sense is named with the line before anything is asked."""
    mine = tmp_path / "mine.box"
    mine.write_text("tiles OOO\nmoons 3\n", "utf-8")
    assert refusal("play", "--content", str(mine)).startswith(f"{mine}: line 2, column 1: 'moons'")
    assert "No such file" in refusal("play", "--content", str(tmp_path / "none.box"))


def test_options_are_listed_without_the_rules_of_any_game() -> None:
    """A help is there at once: wishes are values beside the rules."""
    run = subprocess.run(
        [sys.executable, "-c", _PROBE, *WISHING, "rules"],
        capture_output=True,
        check=True,
        text=True,
    )
    loaded = run.stdout.splitlines()[-1].split()
    assert "edenia_tui.games.edenia.wishes" in loaded
    assert not [name for name in loaded if name.startswith(("rules.edenia", "rules.exo"))]
    assert "textual" not in loaded
