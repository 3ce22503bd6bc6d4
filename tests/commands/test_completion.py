"""What a shell is given, and what it offers when Tab is pressed."""

from pathlib import Path
from shutil import which
from subprocess import run
from typing import Any

import click
import pytest
from click.shell_completion import BashComplete, ShellComplete
from click.testing import CliRunner

from edenia_tui.cli import main
from edenia_tui.commands.completing import complete_commands, complete_files
from edenia_tui.commands.completion import command

TABLE = """
1  Ari +++ ... ... ...
red clovers 1, sheep B1 east star
"""


@click.command("check")
@click.argument("file", shell_complete=complete_files)
@click.argument("commands", nargs=-1, shell_complete=complete_commands)
def check(file: str, commands: tuple[str, ...]) -> None:
    """Stand for a command that plays commands."""


def offered(root: click.Command, *words: str) -> list[str]:
    """List what is offered for the last word."""
    completing = ShellComplete(root, {}, "edenia", "_EDENIA_COMPLETE")
    return [item.value for item in completing.get_completions(list(words[:-1]), words[-1])]


@pytest.fixture
def table(tmp_path: Path) -> str:
    """Give the name of a file with a position."""
    path = tmp_path / "table.txt"
    path.write_text(TABLE, "utf-8")
    return str(path)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_shell_gets_its_script(shell: str) -> None:
    """The script asks the installed command, in click's own way."""
    result = CliRunner().invoke(command, [shell])
    assert result.exit_code == 0
    assert f"_EDENIA_COMPLETE={shell}_complete" in result.stdout
    program = which(shell)
    if program is not None:
        assert run([program, "-n"], input=result.stdout.encode(), check=True).returncode == 0


def test_an_unknown_shell_is_told() -> None:
    """The shells that are known are named."""
    result = CliRunner().invoke(command, ["tcsh"])
    assert result.exit_code == 2
    assert "'bash', 'zsh', 'fish'" in result.stderr


def test_commands_and_options_are_offered() -> None:
    """Tab finds what the help lists."""
    assert offered(main, "sh") == ["show"]
    assert offered(main, "show", "--s") == ["--svg", "--seat"]
    assert offered(main, "show", "--zoom", "") == ["small", "medium"]


def test_files_are_left_to_the_shell() -> None:
    """Only the shell knows where the user is."""
    completing = ShellComplete(main, {}, "edenia", "_EDENIA_COMPLETE")
    assert [item.type for item in completing.get_completions(["show"], "ta")] == ["file"]


def test_legal_commands_are_offered(table: str) -> None:
    """What is legal after the commands typed so far, as far as the word was typed."""
    assert offered(check, table, "go 1") == ["go 1 east", "go 1 west"]
    assert "draw +o/" in offered(check, table, "go 1 east", "draw")
    assert "skip" in offered(check, table, "")


@pytest.mark.parametrize(
    "words", [("nowhere.txt", ""), ("-", ""), ("{table}", "fly", ""), ("{table}", "leap", "")]
)
def test_nothing_is_offered_where_nothing_is_known(
    table: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    """No complaint disturbs the typed line, and standard input is left alone."""
    assert offered(check, *(word.format(table=table) for word in words)) == []
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("begun", "expected"),
    [("go", ["'go 1 east'", "'go 1 west'"]), ("'go", ["go 1 east", "go 1 west"])],
)
def test_bash_is_offered_one_word(
    table: str, begun: str, expected: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A command with spaces comes in quotes, unless a quote was typed."""
    monkeypatch.setenv("_EDENIA_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", f"edenia\n{table}\n{begun}")
    monkeypatch.setenv("COMP_CWORD", "2")
    lines = BashComplete(check, {}, "edenia", "_EDENIA_COMPLETE").complete().splitlines()
    assert [line.removeprefix("plain,") for line in lines][:2] == expected
