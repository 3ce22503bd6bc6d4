"""Nothing that comes from outside steers the terminal: not in any message of any command."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from edenia_tui.cli import main
from edenia_tui.storage.files.folders import CONFIG, DATA

ODD = "\x1b]0;x\x07\x9b2J\x7f\u202e\u2028\u200b\r\x08"
"""A title, a bell, a wiped screen, a deletion, the other direction, and more."""
RECORD = (
    "edenia-record 1\ngame edenia\nseat red {} human\nseat green B lamb\nfirst red\nmoves\n{}\n"
)
BOX = "trifolium {}\n"


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep games and settings in a folder of the test."""
    monkeypatch.setenv(DATA, str(tmp_path / f"data{ODD}"))
    monkeypatch.setenv(CONFIG, str(tmp_path / f"config{ODD}"))
    monkeypatch.chdir(tmp_path)


def ask(*arguments: str, given: str = "") -> Result:
    """Run a command; nothing it writes may steer a terminal."""
    result = CliRunner().invoke(main, arguments, input=given)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    odd = {char for char in result.output if not char.isprintable() and char not in "\n\xa0\u202f"}
    assert odd == set(), result.output
    return result


@pytest.mark.parametrize(
    "arguments",
    [
        ("show", ODD),
        ("show", f"{ODD}@3"),
        ("show", "-", "--seat", ODD),
        ("show", "-", "--zoom", ODD),
        ("legal", ODD),
        ("legal", "-", ODD),
        ("check", ODD, ODD),
        ("check", "-", ODD),
        ("check", "-", ODD, "--json"),
        ("check", "-", "skip", "--roll", ODD, "--draw", ODD),
        ("explain", ODD),
        ("hint", ODD),
        ("ray", "-", ODD, ODD, ODD),
        ("reach", "-", ODD),
        ("reach", "-", ODD, "--json"),
        ("rules", ODD),
        ("rules", f"X{ODD}-1"),
        ("new", "--game", ODD),
        ("new", "--content", ODD),
        ("new", ODD),
        ("replay", ODD),
        ("replay", ODD, "--eyes", ODD),
        ("resume", ODD),
        ("import", ODD),
        ("import", "-", "--name", ODD),
        ("export", ODD),
        ("export", ODD, "-o", ODD),
        ("stats", "--name", ODD),
        ("saves", "--game", ODD),
        ("simulate", "--bots", ODD),
        ("arena", "--bots", ODD),
        ("arena", "--csv", f"{ODD}/x"),
        ("demo", "--bots", ODD),
        ("play", "--line", "--seat", f"{ODD}:{ODD}", "--seat", "B:lamb"),
        ("completion", ODD),
        (ODD,),
        (f"--{ODD}",),
    ],
    ids=lambda arguments: " ".join(arguments).replace(ODD, "ODD"),
)
def test_words_that_are_typed(arguments: tuple[str, ...]) -> None:
    """Names of files, of options, of games; commands and questions."""
    ask(*arguments)


@pytest.mark.parametrize("command", ["show", "legal", "check", "explain", "hint"])
@pytest.mark.parametrize(
    "text", ["dwarf C1 {}\n", "red sheep {}\n", "{}\n", "edenia {}\n", "exo {}\n"]
)
def test_contents_of_positions(command: str, text: str) -> None:
    """What is wrong is quoted, and clean."""
    result = ask(command, "-", *(["skip"] if command == "check" else []), given=text.format(ODD))
    assert result.exit_code == 2
    assert result.output.count("\n") == 1


@pytest.mark.parametrize("text", [RECORD.format("A", ODD), RECORD.format(ODD, "skip"), f"{{{ODD}"])
def test_contents_of_records(text: str, tmp_path: Path) -> None:
    """A name, an action, JSON that is none; and the file is called so, too."""
    path = tmp_path / f"{ODD.replace('/', '')}.record"
    path.write_text(text, "utf-8")
    for command in ("show", "replay", "export", "import", "resume"):
        ask(command, str(path))
    ask("saves")
    assert isinstance(json.loads(ask("saves", "--json").output), dict)


@pytest.mark.parametrize("command", [("show", "-"), ("new", "--content", "-"), ("import", "-")])
def test_a_word_without_end_is_quoted_in_part(command: tuple[str, ...]) -> None:
    """One clear line has its beginning, and how it should have been."""
    result = ask(*command, given="x" * 400_000)
    assert result.exit_code == 2
    assert len(result.output) < 700


def test_names_of_kept_games(tmp_path: Path) -> None:
    """Somebody may have put any file there."""
    games = tmp_path / f"data{ODD}" / "games"
    games.mkdir(parents=True)
    (games / f"{ODD}.record").write_text(RECORD.format("A", "skip"), "utf-8")
    assert "?]0;x" in ask("saves").output
    ask("saves", "--json")
    ask("stats")


def test_a_box_and_settings(tmp_path: Path) -> None:
    """A box with odd pieces, settings that are none."""
    (tmp_path / "box").write_text(BOX.format(ODD), "utf-8")
    assert ask("new", "--content", "box").exit_code == 2
    config = tmp_path / f"config{ODD}"
    config.mkdir()
    for settings in (f'{{"mode": "{ODD}"}}', f"{ODD}", '{"theme": "\\u001b[2J"}', "[" * 100_000):
        (config / "settings.json").write_text(settings, "utf-8")
        assert ask("play", "--line", "--seat", "A", "--seat", "B:lamb").exit_code == 0


def test_a_shell_that_asks_what_could_be_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is offered is clean; only tabs divide it, for fish."""
    for shell in ("bash", "zsh", "fish"):
        monkeypatch.setenv("_EDENIA_COMPLETE", f"{shell}_complete")
        monkeypatch.setenv("COMP_WORDS", f"edenia check {ODD}")
        monkeypatch.setenv("COMP_CWORD", "2" if shell != "fish" else ODD)
        result = CliRunner().invoke(main, [], prog_name="edenia")
        odd = {char for char in result.output if not char.isprintable() and char not in "\t\n"}
        assert odd == set()


def test_clicks_own_complaints_stay_short() -> None:
    """A complaint about the words of the command line stays short, and still says what is expected."""
    for words in (("completion", "c\x0b" * 2000), ("play", "--game", "x" * 4000), ("y" * 4000,)):
        result = CliRunner().invoke(main, list(words))
        assert result.exit_code == 2
        assert len(result.stderr) < 1000
    assert "'bash'" in CliRunner().invoke(main, ["completion", "c" * 4000]).stderr


def test_nobody_waits_for_games_without_end() -> None:
    """A number of games that no machine plays is turned down in one line."""
    for command in (["simulate"], ["arena", "--bots", "ewe,lamb"]):
        result = CliRunner().invoke(main, [*command, "--games", "1" * 50])
        assert result.exit_code == 2
        assert "1<=x<=1000000" in result.stderr
