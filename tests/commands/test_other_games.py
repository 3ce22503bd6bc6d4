"""Every command works for every game of the one table, and finds the game of a file by itself."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from edenia_tui.cli import main
from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES
from edenia_tui.language.listener import Listener
from edenia_tui.language.speech import LANGUAGES, speech
from edenia_tui.storage.files.folders import CONFIG, DATA
from rules.kernel.record import Record
from tests.commands.asking import faults
from tests.games.discovery import every_game
from tests.rules.games import ROWS, record

FIRST_ROWS = {row.game.name: row for row in reversed(ROWS)}

every_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture(autouse=True)
def _folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep games and settings away from anybody's own."""
    monkeypatch.setenv(DATA, str(tmp_path / "data"))
    monkeypatch.setenv(CONFIG, str(tmp_path / "config"))


def edenia(*arguments: str, text: str = "") -> Result:
    """Run the program."""
    result = CliRunner().invoke(main, arguments, input=text)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result


def opening(entry: Entry) -> str:
    """Give the text of the beginning of a game."""
    return edenia("new", "--game", entry.name, "--seed", "3").stdout


def written(entry: Entry) -> str:
    """Give a whole random game as the text of a record."""
    row = FIRST_ROWS[entry.name]
    played: Record[object, object] = record(row, 1)
    seats = entry.options.seats[: len(played.names)]
    lines = [
        "edenia-record 1",
        f"game {entry.name}",
        *(f"seat {seat} {seat} human" for seat in seats),
        *entry.options.write(row.options),
        "moves",
        *map(entry.game.write_action, played.actions),
    ]
    return "".join(f"{line}\n" for line in lines)


@every_game
def test_a_new_game_names_itself(entry: Entry) -> None:
    """The position is canonical, somebody is to act, and no other option is needed to read it."""
    text = opening(entry)
    assert text.startswith(f"{entry.name} 1\n")
    state = entry.game.read_position(text)
    assert entry.game.to_act(state) in entry.game.seats(state)
    assert edenia("show", "-", "--text", text=text).stdout == text


@every_game
@every_language
def test_the_form_is_a_position(entry: Entry, lang: str) -> None:
    """What explains itself can be read as it is, and says the same in every language."""
    form = edenia("new", "--game", entry.name, "--template", "--lang", lang).stdout
    english = edenia("new", "--game", entry.name, "--template", "--lang", "en").stdout
    assert entry.game.read_position(form) == entry.game.read_position(english)


@every_game
@every_language
def test_every_choice_is_told_in_a_line(entry: Entry, lang: str) -> None:
    """`legal` gives each command to the colon, as many as there are, and in words that can be said."""
    text = opening(entry)
    told = edenia("legal", "-", "--lang", lang, text=text).stdout
    plain = edenia("legal", "-", "--plain", text=text).stdout.splitlines()
    legal = entry.game.legal(entry.game.read_position(text))
    assert plain == [entry.game.write_action(action) for action in legal]
    assert len(told.splitlines()) == len(plain)
    assert faults(told) == []
    report = json.loads(edenia("legal", "-", "--json", text=text).stdout)
    assert [one["command"] for one in report["commands"]] == plain


@every_game
@every_language
def test_commands_are_tried_and_told(entry: Entry, lang: str) -> None:
    """`check` plays a legal command and prints the position it leads to."""
    text = opening(entry)
    state = entry.game.read_position(text)
    action = entry.game.legal(state)[-1]
    result = edenia("check", "-", entry.game.write_action(action), "--lang", lang, text=text)
    assert result.exit_code == 0
    after = entry.game.apply(state, action).state
    assert result.stdout == entry.game.write_position(after)
    assert faults(result.stderr) == []


@every_game
@every_language
@pytest.mark.parametrize("command", ["explain", "hint"])
def test_a_position_is_explained(entry: Entry, lang: str, command: str, tmp_path: Path) -> None:
    """How a game stands, and what is best in it, can be said in every language."""
    more = ("--budget", "40") if command == "hint" else ()
    file = tmp_path / "game.record"
    file.write_text(written(entry), "utf-8")
    for point in (40, 61):
        result = edenia(command, f"{file}@{point}", "--lang", lang, *more)
        assert result.exit_code == 0
        assert faults(result.stdout) == []
        assert result.stdout or result.stderr


@every_game
def test_a_record_is_read_by_the_rules_of_its_game(entry: Entry, tmp_path: Path) -> None:
    """The header names the game: show, replay, export and import ask for no option."""
    file = tmp_path / "game.record"
    file.write_text(written(entry), "utf-8")
    shown = edenia("show", f"{file}@30", "--text")
    assert shown.stdout.startswith(f"{entry.name} 1\n")
    exported = edenia("export", str(file), "--as", "position")
    assert exported.stdout == edenia("show", str(file), "--text").stdout
    for form in ("json", "cast", "cast3", "news", "news-json", "svg"):
        assert edenia("export", str(file), "--as", form).exit_code == 0, form
    handed_on = edenia("export", str(file), "--as", "json").stdout
    assert edenia("import", "-", "--name", "back", text=handed_on).exit_code == 0
    assert edenia("export", "back", "--as", "position").stdout == exported.stdout
    told = edenia("replay", str(file), "--lang", "fr")
    assert told.exit_code == 0
    assert faults(told.stdout) == []


@every_game
@pytest.mark.parametrize("zoom", ["small", "medium"])
def test_a_table_is_drawn_as_text_and_picture(entry: Entry, zoom: str) -> None:
    """`show` draws any game, in plain signs too, and an SVG holds the position."""
    text = opening(entry)
    drawn = edenia("show", "-", "--zoom", zoom, "--ascii", "--lang", "en", text=text)
    assert drawn.stdout.isascii()
    assert drawn.exit_code == 0
    picture = edenia("show", "-", "--svg", text=text).stdout
    assert f"<title>{entry.title}</title>" in picture


@every_game
@every_language
def test_the_rules_of_every_game_can_be_read(entry: Entry, lang: str) -> None:
    """`rules` has the book of each game, finds rules by words, and prints examples that name the game."""
    listed = edenia("rules", "--game", entry.name, "--lang", lang).stdout
    assert all(rule in listed for rule in entry.game.rulebook.ids())
    rule, _ = entry.words.rule_example
    told = edenia("rules", "--game", entry.name, rule, "--lang", lang)
    assert entry.game.rulebook.rule(rule, lang).title in told.stdout
    assert faults(told.stdout) == []


@every_game
def test_bots_play_every_game(entry: Entry) -> None:
    """`simulate` and `arena` let bots play and count how games ended."""
    simulated = edenia("simulate", "--game", entry.name, "--games", "2", "--json")
    assert json.loads(simulated.stdout)["games"] == 2
    contest = ("--bots", "ewe,lamb", "--games", "2", "--jobs", "1", "--json")
    report = json.loads(edenia("arena", "--game", entry.name, *contest).stdout)
    assert report["settings"]["game"] == entry.name


@every_game
@every_language
def test_a_demo_is_told_to_its_end(entry: Entry, lang: str) -> None:
    """Bots play a whole game and every line of it can be said."""
    result = edenia("demo", "--game", entry.name, "--seed", "2", "--lang", lang)
    assert result.exit_code == 0
    assert faults(result.stdout) == []


@every_game
def test_kept_games_are_listed_and_taken_up_again(entry: Entry, tmp_path: Path) -> None:
    """`saves` lists all games or those of one; `resume` goes on with the last, whichever it is."""
    for one in (*(other for other in GAMES.values() if other is not entry), entry):
        edenia("play", "--game", one.name, "--players", "2", "--line", "--seed", "4", text="quit\n")
    listed = json.loads(edenia("saves", "--json").stdout)["games"]
    assert {game["game"] for game in listed} == set(GAMES)
    told = " ".join(edenia("saves", "--lang", "en").stdout.split())
    assert all(f" {one.title}." in told for one in GAMES.values())
    own = json.loads(edenia("saves", "--game", entry.name, "--json").stdout)["games"]
    assert [game["game"] for game in own] == [entry.name]
    newest = max((tmp_path / "data").rglob("*.record"), key=lambda path: path.stat().st_mtime_ns)
    assert f"game {entry.name}\n" in newest.read_text("utf-8")
    resumed = edenia("resume", "--line", "--lang", "en", text="?\nquit\n")
    assert resumed.exit_code == 0
    goal = entry.words.goal(
        Listener(speech("en", entry.words.messages), ("", "")),
        entry.game.start(FIRST_ROWS[entry.name].options),
    )
    assert goal in resumed.stdout


@pytest.mark.parametrize("tool", ["ray", "reach"])
def test_a_tool_of_one_game_says_so_in_one_line(tool: str) -> None:
    """A command that makes no sense for a game names itself and the game, and leaves with 2."""
    for entry in GAMES.values():
        words = {"ray": ("b1", "east", "star"), "reach": ("1",)}[tool]
        result = edenia(tool, "-", *words, text=opening(entry))
        if tool in [one.name for one in entry.tools]:
            assert result.exit_code == 0
        else:
            assert result.exit_code == 2
            assert result.stderr == f"edenia {tool} is not for games of {entry.name}\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ("play", "--game", "chess"),
            "--game: there is no game 'chess'; there are: edenia, exo, prince, galaxies",
        ),
        (("new", "--game", "exo", "--edition", "en"), "--edition: there is no such choice"),
        (("simulate", "--game", "exo", "--no-42"), "--no-42: there is no such choice"),
        (("simulate", "--game", "exo", "--players", "4"), "EXO is for 2 to 3 players, not 4"),
        (("demo", "--game", "exo", "--players", "4"), "EXO is for 2 to 3 players, not 4"),
        (("play", "--game", "exo", "--players", "4"), "--players: EXO is for 2 to 3 players"),
        (("arena", "--game", "exo", "--bots", "ewe"), "--bots: EXO is for 2 to 3 players, not 1"),
    ],
)
def test_wrong_wishes_are_told_in_one_line(arguments: tuple[str, ...], said: str) -> None:
    """What a game does not have is refused, not left out silently."""
    result = edenia(*arguments)
    assert result.exit_code == 2
    assert result.stderr.splitlines()[-1].startswith(said)


def test_a_position_without_a_name_is_read_as_the_game_that_is_asked_for() -> None:
    """--game tells what the text leaves out."""
    bare = "altair n1 sbo\n"
    assert edenia("legal", "-", text=bare).exit_code == 2
    assert "take" in edenia("legal", "-", "--game", "exo", text=bare).stdout
