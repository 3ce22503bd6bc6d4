"""`edenia import`: a game that fits the rules is kept, and the first action that does not is named."""

import json
import os
import re
from pathlib import Path

import pytest

from edenia_tui.language.speech import LANGUAGES, speech
from edenia_tui.storage.files.folders import games_folder
from edenia_tui.table.origin import Origin
from tests.commands.asking import faults
from tests.sharing.games import RESIGNED, exo_text, random_games, saved_of
from tests.sharing.program import edenia, keep, kept
from tests.table.company import text_of

GAME = random_games(4)[0]
TEXT = text_of(GAME.record)
NEXT = len(RESIGNED.splitlines()) + 1


@pytest.mark.parametrize("form", ["text", "json"])
def test_an_exported_game_comes_back(form: str) -> None:
    """Out and in again it is the equal game, with a note of where it comes from."""
    keep("mine", TEXT)
    shared = edenia("export", "mine", "--as", form).stdout
    result = edenia("import", "-", "--name", "theirs", typed=shared)
    assert result.exit_code == 0
    assert result.stdout.startswith("Kept as theirs: won by ")
    assert faults(result.stdout) == []
    back = saved_of((games_folder(os.environ) / "theirs.record").read_text("utf-8"))
    assert (back.record, back.state, back.sitters) == (GAME.record, GAME.state, GAME.sitters)
    assert back.origin == Origin("theirs", len(GAME.record.actions))


def test_a_game_is_called_as_its_file_and_nothing_is_written_over(tmp_path: Path) -> None:
    """A name that is taken gets a number; what was there stays byte for byte."""
    mine = keep("a-game", RESIGNED)
    before = mine.read_bytes()
    file = tmp_path / "a game.record"
    file.write_text(TEXT, "utf-8")
    for expected in ("a-game-2", "a-game-3"):
        assert edenia("import", str(file)).stdout.startswith(f"Kept as {expected}:")
    assert kept() == ["a-game", "a-game-2", "a-game-3"]
    assert mine.read_bytes() == before


@pytest.mark.parametrize("name", ["../../up", "/etc/x", ".hidden", "-rf", "a\nb", "é" * 300, "..."])
def test_a_name_stays_in_the_library(name: str) -> None:
    """Whatever it is, the file is in the library and its name is one word for a shell."""
    assert edenia("import", "-", "--name", name, typed=RESIGNED).exit_code == 0
    (called,) = kept()
    assert called
    assert all(char.isalnum() or char in "._-" for char in called)
    assert called[0] not in ".-"


def test_an_unfinished_game_can_be_gone_on_with() -> None:
    """The second line says how."""
    result = edenia("import", "-", "--name", "open", typed=RESIGNED)
    assert result.stdout == "Kept as open: round 2.\nGo on with: edenia resume open\n"
    french = edenia("import", "-", "--name", "open", "--lang", "fr", typed=RESIGNED)
    assert french.stdout.startswith("Gardée sous open-2 : manche 2.\n")
    assert edenia("resume", "open", typed="quit\n").exit_code == 0


def test_only_what_counts_is_kept() -> None:
    """What was taken back is gone; hand-written words are canonical; a first origin stays."""
    text = RESIGNED.replace("moves", "origin older@1\nmoves").replace("go 1 south star", "g 1 s st")
    assert edenia("import", "-", "--name", "x", typed=text).exit_code == 0
    lines = (games_folder(os.environ) / "x.record").read_text("utf-8").splitlines()
    assert "back 2" not in lines
    assert "go 1 south star" in lines
    assert "origin older@1" in lines


def test_an_action_against_the_rules_is_named() -> None:
    """Line, action, fact, rule, and what would be legal; exit code 1 and nothing kept."""
    result = edenia("import", "-", typed=RESIGNED.replace("go 1 south star", "go 1 north"))
    assert (result.exit_code, result.stdout, kept()) == (1, "", [])
    assert result.stderr.splitlines() == [
        "Line 15 does not fit: go 1 north.",
        "No exit north from Arridis (MOV-3). Typed 'go 1 north'.",
        "MOV-3: Say which exit your sheep takes. Partly ours: Your sheep on one planet",
        "are alike, so only one of them is listed.",
        "Near and legal: go 1 south star, go 1 south nebula, go 1 east meteorite.",
    ]


def test_an_action_of_json_is_named_by_its_number() -> None:
    """Lines do not count there."""
    keep("mine", RESIGNED)
    told = json.loads(edenia("export", "mine", "--as", "json").stdout)
    told["actions"][2]["command"] = "go 1 north"
    result = edenia("import", "-", "--lang", "fr", typed=json.dumps(told))
    assert result.exit_code == 1
    assert result.stderr.startswith("L'action 3 ne convient pas : go 1 north.\n")
    assert faults(result.stderr) == []


@pytest.mark.parametrize(
    ("line", "code", "told"),
    [
        ("hop", 2, f"Line {NEXT} does not fit: hop.\n"),
        ("go", 2, f"Line {NEXT} does not fit: go.\n"),
        ("undo", 1, "Nothing can be taken back there: another player decided.\n"),
        ("redo", 1, "Nothing can be done again there: nothing was taken back.\n"),
        ("back 7", 1, "Only against bots can a game go back, and not beyond its end.\n"),
        ("draw +++", 1, f"Line {NEXT} does not fit: draw +++.\n"),
        ("seat red human\nend", 1, f"Line {NEXT + 1} does not fit: end.\n"),
        ("seat blue Bob human", 2, f"Not a game: standard input: line {NEXT}, "),
        ("undo 3", 2, f"Not a game: standard input: line {NEXT}, "),
    ],
)
def test_every_kind_of_line_that_does_not_fit(line: str, code: int, told: str) -> None:
    """1 for what the rules forbid, 2 for what cannot be read; always with the place."""
    result = edenia("import", "-", typed=f"{RESIGNED}{line}\n")
    assert told in result.stderr
    assert (result.exit_code, result.stdout, kept()) == (code, "", [])


@pytest.mark.parametrize("form", ["news", "news-json"])
def test_news_are_refused_in_one_line(form: str) -> None:
    """They never claimed to be a game."""
    keep("mine", RESIGNED)
    news = edenia("export", "mine", "--as", form).stdout
    result = edenia("import", "-", typed=news)
    assert (result.exit_code, result.stdout, kept()) == (2, "", ["mine"])
    assert result.stderr == "Not a game: public news do not tell enough to play on from.\n"


@pytest.mark.parametrize("form", ["cast", "cast3", "svg", "position"])
def test_other_forms_are_no_games(form: str) -> None:
    """One line that says so."""
    keep("mine", RESIGNED)
    shared = edenia("export", "mine", "--as", form).stdout
    result = edenia("import", "-", typed=shared)
    assert (result.exit_code, kept()) == (2, ["mine"])
    assert re.match("Not a game: standard input(: line| is not a record)", result.stderr)
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_not_is_told_in_the_language_spoken(language: str, tmp_path: Path) -> None:
    """No file, a folder, no text, no record, a line that makes no sense: the place, then why."""
    spoken, file = speech(language), tmp_path / "odd"
    file.write_bytes(b"\xff\xfe\xff")
    for path, trouble in (("no", "enoent"), (tmp_path, "eisdir"), (file, "not-text")):
        reason = spoken(f"trouble-{trouble}")
        told = edenia("import", str(path), "--lang", language).stderr
        assert told == spoken("share-unreadable", file=str(path), reason=reason) + "\n"
    file.write_text("junk\n", "utf-8")
    told = edenia("import", str(file), "--lang", language).stderr
    assert told == spoken("share-no-record", file=str(file)) + "\n"
    file.write_text(RESIGNED.replace("seed 42", "banana"), "utf-8")
    told = edenia("import", str(file), "--lang", language).stderr
    assert {"en": ": line 7, column 1: ", "fr": " : ligne 7, colonne 1 : "}[language] in told
    assert kept() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_game_can_be_looked_at_as_it_says(language: str) -> None:
    """The command that is told shows the game; nobody's name needs another word before it."""
    told = edenia("import", "-", "--name", "g", "--lang", language, typed=exo_text(1)).stdout
    head, command = told.splitlines()
    assert command.endswith(": edenia replay g")
    assert {"en": "won by ", "fr": "gagnée par "}[language] in head
    assert edenia("replay", "g", "--lang", language).exit_code == 0


def test_a_torn_line_is_left_out() -> None:
    """With a notice, as when a game is resumed."""
    result = edenia("import", "-", "--name", "x", typed=f"{RESIGNED}ski")
    assert result.exit_code == 0
    assert result.stderr == "standard input: the last line has no end and is left out\n"


def test_a_disk_that_does_not_take_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One line, exit code 1."""
    (tmp_path / "file").write_text("", "utf-8")
    monkeypatch.setenv("EDENIA_DATA", str(tmp_path / "file"))
    result = edenia("import", "-", typed=RESIGNED)
    assert result.exit_code == 1
    assert result.stderr.count("\n") == 1


def test_files_that_are_not_there() -> None:
    """A path that leads nowhere, a folder, and bytes that are no text."""
    assert edenia("import", "nowhere.record").exit_code == 2
    assert edenia("import", "/").exit_code == 2
    assert edenia("import", "-", typed=b"\xff\xfe\n").exit_code == 2


def test_the_record_of_the_readme_is_a_game() -> None:
    """What is shown there can be taken in, and is already in canonical form."""
    page = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
    block = page[page.index("    edenia-record 2\n") : page.index("    $ edenia stats\n")]
    text = "".join(f"{line.removeprefix('    ')}\n" for line in block.splitlines())
    assert edenia("import", "-", "--name", "shown", typed=text).exit_code == 0
    kept_text = (games_folder(os.environ) / "shown.record").read_text("utf-8")
    assert kept_text.replace("origin shown@4\n", "") == text
