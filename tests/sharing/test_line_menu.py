"""The menu by plain lines: any kept game is continued, watched or exported, others are imported."""

import io
import json
import os
from pathlib import Path

import pytest
from click import Context

from edenia_tui.cli import main
from edenia_tui.commands.fronts import Fronts
from edenia_tui.commands.surroundings import settings_keeper
from edenia_tui.conversation.mode import Mode
from edenia_tui.conversation.rules import tell_rules
from edenia_tui.conversation.sitting import Sitting
from edenia_tui.games.registry import GAMES
from edenia_tui.language.speech import LANGUAGES, speech
from edenia_tui.language.wrapping import WIDTH, wrapped
from edenia_tui.line.console import Console
from edenia_tui.line.pages import PAGE
from edenia_tui.storage.files.folders import games_folder
from edenia_tui.storage.settings import PreferredMode
from tests.line.lint import line_faults
from tests.sharing.games import RESIGNED, RUNNING, exo_text
from tests.sharing.program import edenia, keep, kept
from tests.visits import visit_in

every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def own_place(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let exported files go to a folder of this test, whose name can be spoken."""
    monkeypatch.chdir(tmp_path_factory.mktemp("place"))


def menu(*typed: str, language: str = "en") -> list[str]:
    """Type lines at the menu; everything that is said, which can be spoken."""
    told = edenia("--line", "--lang", language, typed="".join(f"{line}\n" for line in typed))
    assert told.exit_code == 0
    prompts = [
        speech(language)(message, **facts)
        for message, facts in (
            ("menu-what", {}),
            ("saves-which", {}),
            ("saves-do", {"state": "over"}),
            ("saves-do", {"state": "running"}),
            ("saves-form", {}),
            ("menu-file", {}),
        )
    ]
    said = told.stdout
    for prompt in prompts:
        said = said.replace(f"{prompt} ", "\n")
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    assert [fault for line in lines for fault in line_faults(line)] == []
    return lines


def file_of(name: str) -> Path:
    """Find a kept file."""
    return games_folder(os.environ) / f"{name}.record"


def fill() -> None:
    """Keep a game of EXO that is over and, played before it, one of Edenia that is not."""
    keep("stars", exo_text(1, "human"), 5)
    keep("sheep", RUNNING, 1)


@every_language
def test_games_of_every_kind_are_listed_by_number(language: str) -> None:
    """Those played last first, each as people would name it."""
    fill()
    lines = " ".join(menu("3", "", "10", language=language))
    first, second = lines.index("1: EXO"), lines.index("2: Edenia")
    assert first < lines.index("Sirius") < second < lines.index("2025", second)


def test_any_unfinished_game_can_be_continued() -> None:
    """Not only the last; what is done there stands in its file."""
    fill()
    lines = menu("3", "2", "3", "1", "quit")
    assert lines[-1].endswith("The game is saved. Go on with: edenia resume.")
    after = file_of("sheep").read_text("utf-8")
    assert after.startswith(RUNNING)
    assert len(after) > len(RUNNING)


def test_a_game_that_is_over_can_only_be_watched_and_exported() -> None:
    """To continue it is not offered, and typing it all the same is answered."""
    fill()
    assert "Type 1 or 2. An example: 1." in menu("3", "1", "3", "", "10")


def test_nothing_to_continue_leads_back_to_the_menu() -> None:
    """Who has no unfinished game can still choose something else."""
    lines = menu("2", "stats", "10")
    assert lines.index("There is no unfinished game.") < len(lines) - 1


def test_a_game_is_watched_and_the_menu_comes_back() -> None:
    """The replay is that of the command; quit returns to the menu."""
    fill()
    lines = menu("3", "1", "1", "next", "quit", "10")
    assert "Everything is open to you." in lines
    assert lines[-1] == "The replay is over."


def test_a_broken_game_is_told() -> None:
    """It stands in the list, and watching it says why not."""
    keep("broken", RUNNING + "nonsense\n", 1)
    lines = menu("3", "1", "1", "10")
    assert any(line.startswith("The game cannot go on: ") for line in lines)


@every_language
def test_a_game_is_exported_from_the_list(language: str) -> None:
    """With a form and a file, or as text under its own name; it is told which file and where."""
    fill()
    lines = menu("3", "1", "2", "json mine.json", "3", "1", "2", "", "10", language=language)
    assert json.loads(Path("mine.json").read_text("utf-8"))["game"] == "exo"
    assert Path("stars.record").read_text("utf-8") == file_of("stars").read_text("utf-8")
    assert any(line.endswith("mine.json") for line in lines)
    assert any(line.endswith("stars.record") for line in lines)
    assert sum(line.endswith(str(Path.cwd())) for line in lines) == 2


def test_the_forms_are_explained() -> None:
    """A question mark lists them; a form that is none is answered with all their names."""
    fill()
    lines = menu("3", "1", "2", "?", "film", "10")
    assert "cast: a film of the game for asciinema, version 2" in lines
    assert any(line.startswith("Which form? text, json, cast") for line in lines)
    assert not list(Path().iterdir())


@every_language
def test_a_game_is_imported(language: str) -> None:
    """By a path after the word, or after the question; then it can be picked."""
    Path("friend.record").write_text(RESIGNED, "utf-8")
    lines = menu("5", "friend.record", "import friend.record", "10", language=language)
    assert kept() == ["friend", "friend-2"]
    assert any("friend-2" in line for line in lines)


def test_the_first_action_that_does_not_fit_is_named() -> None:
    """One clear line, then why; nothing is kept."""
    Path("bad.record").write_text(RESIGNED.replace("go 1 east star", "go 9 east star"), "utf-8")
    lines = menu("import bad.record", "10")
    assert "Line 9 does not fit: go 9 east star." in lines
    assert kept() == []


def test_statistics_of_somebody_by_name() -> None:
    """The word takes a name as the option of the command does."""
    fill()
    lines = menu("stats Ann Lee", "4", "10")
    assert lines.count("0 games finished, 1 unfinished.") == 2
    assert "EXO." in lines


@every_language
def test_a_running_game_is_exported_by_a_word(language: str) -> None:
    """In the middle of the game; as nobody has a hidden artefact yet, no secret is warned of."""
    fill()
    word = {"en": "export", "fr": "exporter"}[language]
    lines = menu("3", "2", "3", word, f"{word} svg table.svg", f"{word} x", "q", language=language)
    assert Path("sheep.record").read_text("utf-8").startswith("edenia-record 2\n")
    assert Path("table.svg").read_text("utf-8").startswith("<svg")
    assert speech(language)("share-written-all") not in lines


def test_a_picture_of_a_running_game_shows_what_the_player_sees() -> None:
    """The position that is exported holds nothing that is hidden from red."""
    fill()
    menu("3", "2", "3", "export position mine.txt", "q")
    seen = edenia("export", "sheep", "--as", "position", "--eyes", "red").stdout
    assert Path("mine.txt").read_text("utf-8") == seen


def test_a_replay_exports_its_place_by_a_word() -> None:
    """A position is that of the action where the replay stands; news are those of the whole game."""
    fill()
    menu("3", "1", "1", "action 7", "export position here.txt", "export news all.txt", "quit", "10")
    here = edenia("export", "stars@7", "--as", "position").stdout
    assert Path("here.txt").read_text("utf-8") == here
    assert Path("all.txt").read_text("utf-8") == edenia("export", "stars", "--as", "news").stdout


@every_language
def test_kept_games_and_statistics_are_asked_for_in_a_game(language: str) -> None:
    """Statistics are those of the command; games are named as people would."""
    fill()
    saves, stats = {"en": ("saves", "stats"), "fr": ("parties", "statistiques")}[language]
    lines = menu("3", "2", "3", saves, stats, "q", language=language)
    assert " ".join(edenia("stats", "--lang", language).stdout.split()) in " ".join(lines)
    first, second = [line for line in lines if "2025" in line and not line[0].isdigit()]
    assert first.startswith("EXO")
    assert second.startswith("Edenia")


def test_a_file_that_is_there_is_not_written_over() -> None:
    """It is told, and stays as it was."""
    fill()
    Path("there.txt").write_text("mine", "utf-8")
    lines = menu("3", "1", "2", "news there.txt", "10")
    assert "Not written: there.txt: File exists" in lines
    assert Path("there.txt").read_text("utf-8") == "mine"


def at_keyboard(
    *typed: str, has_screen: bool, width: int = WIDTH
) -> tuple[int | Sitting | None, str]:
    """Press F2 at the menu of the screen, type lines; what comes of it, and what is said."""
    lines, paper = iter(typed), io.StringIO()

    async def read(_: str) -> str | None:
        return next(lines, None)

    console = Console(read, paper, patient=True, has_screen=has_screen, width=lambda: width)
    fronts = Fronts(console, visit_in("en"), Mode.SCREEN)
    return fronts._over_to_lines(None), paper.getvalue()


def test_the_menu_of_the_screen_goes_on_in_lines_and_back() -> None:
    """F2 leads to the same choices by lines; `screen` leads back where there is one."""
    code, said = at_keyboard("10", has_screen=True)
    assert code == 0
    on, _, rest = said.partition("\n")
    assert on == "Line mode is on. Type screen to go back to the screen."
    assert rest.splitlines()[1].startswith("1 new game, 2 continue, 3 past games")
    assert at_keyboard("screen", has_screen=True)[0] is None
    code, said = at_keyboard("screen", "10", has_screen=False)
    assert code == 0
    assert "No screen can be drawn here." in said


def test_a_game_begun_by_lines_stays_there() -> None:
    """Whoever has gone over to line mode is not sent back to the screen by a new game."""
    code, said = at_keyboard("new", "2", "", "", "", "quit", has_screen=True)
    assert code == 0
    assert said.endswith("The game is saved. Go on with: edenia resume.\n")


def test_the_option_belongs_to_the_menu() -> None:
    """Before another command it is refused with a hint, not silently dropped."""
    told = edenia("--line", "rules")
    assert told.exit_code == 2
    assert "--line goes after" in told.output


def test_the_help_of_the_program_lists_every_command_in_a_group() -> None:
    """What can be done with kept games stands together."""
    told = edenia("--help").stdout
    games = told.partition("Your games:")[2].partition("\n\n")[0]
    assert [line.split()[0] for line in games.strip().splitlines()] == [
        *("saves", "replay", "stats", "export", "import")
    ]
    for command in main.list_commands(Context(main)):
        assert f"\n  {command} " in told


@pytest.mark.parametrize(("answer", "seat"), [("", "Red"), ("exo", "Altair"), ("2", "Altair")])
def test_a_demo_is_of_the_game_that_is_asked_for(answer: str, seat: str) -> None:
    """As many lambs as it takes play it, and the program ends."""
    told = edenia("--line", "--lang", "en", typed=f"demo\n{answer}\n")
    assert told.exit_code == 0
    assert f"{seat} " in told.stdout


@every_language
def test_rules_are_read_from_the_menu(language: str) -> None:
    """Of the game that is asked for, or of the one that has the id, until Enter."""
    code, said = at_keyboard("7", "EXO", "TAKE-1", "", "rules leap-2", "", "10", has_screen=False)
    assert code == 0
    for told in ("LINE-1 to LINE-4.", "\nTAKE-1: ", "\nLEAP-2: "):
        assert told in said
    lines = edenia("--line", "--lang", language, typed="rules take-1\n\n10\n").stdout.splitlines()
    assert [line for line in lines if "TAKE-1" in line]


def test_settings_are_changed_and_remembered_from_the_menu() -> None:
    """Level, bell, language and mode, by the words of a game; anything else says what there is."""
    typed = ("8", "brief", "louder", "bell on", "mode line", "lang fr", "", "10")
    said = at_keyboard(*typed, has_screen=False)[1]
    wrong = "Type brief, normal, full, lang fr, mode line, bell on or auto-end off."
    assert wrong in said.splitlines()
    settings, _ = settings_keeper().load()
    assert (settings.level, settings.bell, settings.language) == ("brief", True, "fr")
    assert settings.mode is PreferredMode.LINE


def test_pages_and_help_are_to_be_had_everywhere_in_the_menu() -> None:
    """A long answer goes on with `more` at every question, and `?` helps without leaving it."""
    typed = ("7", "1", "more", "?", "suite", "suite", "", "8", "help", "", "10")
    said = at_keyboard(*typed, has_screen=False, width=30)[1]
    lines = said.splitlines()
    chapters = tell_rules(
        visit_in("en").manner.listener((), None, GAMES["edenia"].words.messages),
        GAMES["edenia"],
        (),
    )
    parts = [part for line in chapters for part in wrapped(line, 30)]
    assert len(parts) > PAGE
    assert [lines.count(part) >= 2 for part in parts] == [True] * len(parts)
    assert len([line for line in lines if line.startswith("More:")]) == 3
    assert "Type a number from 1 to 10. An" not in lines
