"""A game is set up by keys or by mouse, and what cannot be granted is told in a line."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

from edenia_tui.commands.surroundings import settings_keeper
from edenia_tui.conversation.wanted import Wanted
from edenia_tui.games.registry import GAMES
from edenia_tui.table.seating import HUMAN, Sitter
from edenia_tui.tui.app import EdeniaApp
from edenia_tui.tui.screens.menu import MenuScreen
from edenia_tui.tui.screens.setup import SetupScreen
from edenia_tui.tui.screens.setup_form import Seated, SetupForm, WrongField, form_of
from rules.edenia.content import BOXES
from rules.edenia.opening import Options
from rules.edenia.state import Edition, Rules
from rules.exo.opening import Options as ExoOptions
from tests.library import path_of
from tests.tui.fronts import SMALL, Fronts, every_size, seen, settle, text_of, walk
from tests.visits import visit_in


async def write(pilot: Pilot[Any], field: str, text: str) -> None:
    """Type into a field."""
    pilot.app.screen.query_one(f"#{field}", Input).focus()
    await pilot.press(*text)


def begun(app: Fronts) -> tuple[Any, tuple[Sitter, ...], int | None]:
    """Give what the one game that was begun is like, from its file."""
    (sitting,) = app.begun
    saved = sitting.kept.read()
    return saved.record.options, saved.sitters, saved.seed


@every_size
def test_the_usual_game_needs_only_start(size: tuple[int, int]) -> None:
    """One person against a lamb, by the usual rules; the file is on the disk."""

    async def steps(pilot: Pilot[Any]) -> None:
        await pilot.press("enter", "up", "enter")

    app = Fronts()
    asyncio.run(walk(app, size, steps))
    options, sitters, seed = begun(app)
    assert options == Options(2)
    assert [sitter.player for sitter in sitters] == [HUMAN, "lamb"]
    assert seed is None
    assert path_of(app.begun[0]).exists()


@every_size
def test_everything_can_be_chosen_by_keys(size: tuple[int, int]) -> None:
    """Arrows go from wish to wish and pick; Enter in a name goes on."""

    async def steps(pilot: Pilot[Any]) -> None:
        await pilot.press("enter", "down", "right", "down", *"Zoé", "enter", "down")
        await pilot.press(*"Ann", "down", "left", "down", "down")
        await pilot.press("down", "right", "down", "right", "down", "down", "down", *"42", "down")
        await pilot.press("enter")

    app = Fronts()
    asyncio.run(walk(app, size, steps))
    options, sitters, seed = begun(app)
    assert options == Options(3, rules=Rules(Edition.EN, law42=False))
    assert sitters[:2] == (Sitter("Zoé", HUMAN), Sitter("Ann", HUMAN))
    assert sitters[2].player == "lamb"
    assert seed == 42


@every_size
def test_everything_can_be_chosen_by_mouse(size: tuple[int, int]) -> None:
    """A click on a word picks it."""

    async def steps(pilot: Pilot[Any]) -> None:
        await pilot.click("#front-choices", offset=(3, 1))
        await pilot.pause()
        await pilot.click("#players", offset=(7, 0))
        await pilot.click("#player-3", offset=(3, 0))
        await pilot.click("#wish-variant", offset=(2, 0))
        await pilot.click("#start")

    app = Fronts()
    asyncio.run(walk(app, size, steps))
    options, sitters, _ = begun(app)
    assert options == Options(4, rules=Rules(lambs=True))
    assert [sitter.player for sitter in sitters] == [HUMAN, "lamb", "lamb", HUMAN]


def test_only_the_seats_that_play_are_shown() -> None:
    """More players, more rows; what was typed in a row that goes away comes back with it."""

    async def steps(pilot: Pilot[Any]) -> None:
        await pilot.press("enter", "down")
        assert [seat.display for seat in app.screen.query(".front-row") if seat.id] == [
            True,
            True,
            False,
            False,
        ]
        await pilot.press("left")
        assert "Black" in seen(app)
        await pilot.press("left")
        assert "Yellow" in seen(app)
        assert "Black" not in seen(app)

    app = Fronts()
    asyncio.run(walk(app, SMALL, steps))


def test_little_lambs_leave_no_42_rule_to_choose() -> None:
    """OPT-2: 42 points win nothing there."""

    async def steps(pilot: Pilot[Any]) -> None:
        await pilot.press("enter")
        assert not app.screen.query_one("#wish-no-42").disabled
        app.screen.query_one("#wish-variant").focus()
        await pilot.press("left")
        assert app.screen.query_one("#wish-no-42").disabled

    app = Fronts()
    asyncio.run(walk(app, SMALL, steps))


def test_another_language_keeps_what_was_filled_in() -> None:
    """The page speaks it at once, and it is remembered."""

    async def steps(pilot: Pilot[Any]) -> None:
        await pilot.press("enter", "down", "right")
        await write(pilot, "name-0", "Zoé")
        app.screen.query_one("#language").focus()
        await pilot.press("right")
        await pilot.pause()
        page = seen(app)
        assert "Nouvelle partie" in page
        assert "Joueurs          2 [3] 4" in page
        assert "Zoé" in page
        assert app.focused is not None
        assert app.focused.id == "language"
        await pilot.press("escape")
        await pilot.pause()
        assert "Quitter" in seen(app)

    app = Fronts()
    asyncio.run(walk(app, SMALL, steps))
    assert settings_keeper().load()[0].language == "fr"


@pytest.mark.parametrize(
    ("field", "text", "told"),
    [
        ("name-1", "42", "A name needs a letter."),
        ("name-1", "RED", "is there already"),
        ("seed", "4x", "A seed is a number"),
        ("seed", "٤٢", "A seed is a number"),
    ],
)
def test_what_cannot_be_granted_is_told_where_it_can_be_mended(
    field: str, text: str, told: str
) -> None:
    """One line says what is wrong, the field has the focus, and no file is left behind."""

    async def steps(pilot: Pilot[Any]) -> None:
        await pilot.press("enter")
        await write(pilot, "name-0", "red")
        await write(pilot, field, text)
        await pilot.click("#start")
        assert told in text_of(app, "#front-problem")
        assert app.focused is not None
        assert app.focused.id == field

    app = Fronts()
    asyncio.run(walk(app, SMALL, steps))
    assert app.begun == []


def test_a_disk_that_takes_nothing_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The reason stands on the screen, which stays."""
    (tmp_path / "file").write_text("", "utf-8")
    monkeypatch.setenv("EDENIA_DATA", str(tmp_path / "file"))

    async def steps(pilot: Pilot[Any]) -> None:
        await pilot.press("enter")
        await pilot.click("#start")
        assert text_of(app, "#front-problem").startswith("No game can be kept here: ")
        assert isinstance(app.screen, SetupScreen)

    app = Fronts()
    asyncio.run(walk(app, SMALL, steps))
    assert app.begun == []


def test_names_are_never_read_as_markup() -> None:
    """Whatever is typed, the screen stands, and the name is only letters."""

    async def steps(pilot: Pilot[Any]) -> None:
        await pilot.press("enter")
        await write(pilot, "name-0", "[red]Zoé[/x]")
        await write(pilot, "name-1", "red Zoé x")
        await pilot.click("#start")
        assert text_of(app, "#front-problem").startswith("red Zoé x is there already")

    app = Fronts()
    asyncio.run(walk(app, SMALL, steps))


@every_size
def test_another_game_shows_its_own_wishes(size: tuple[int, int]) -> None:
    """EXO has stars for seats, other numbers of players, no rules of Edenia, and a file of its own."""

    async def steps(pilot: Pilot[Any]) -> None:
        await pilot.press("enter", "down", "left", "up")
        assert "Black" in seen(app)
        await pilot.press("right")
        await settle(pilot)
        page = seen(app)
        assert "Edenia [EXO]" in page
        assert "Players          2 [3]" in page
        assert "Vega" in page
        assert "Edition" not in page
        assert "42" not in page
        assert app.focused is not None
        assert app.focused.id == "game"
        await pilot.press("left")
        await settle(pilot)
        assert "Edition" in seen(app)
        await pilot.press("right")
        await settle(pilot)
        await write(pilot, "name-0", "Zoé")
        await pilot.click("#start")

    app = Fronts()
    asyncio.run(walk(app, size, steps))
    options, sitters, _ = begun(app)
    assert options == ExoOptions(3)
    assert sitters[0] == Sitter("Zoé", HUMAN)
    assert path_of(app.begun[0]).read_text("utf-8").splitlines()[1] == "game exo"


def test_a_game_that_is_asked_for_is_set_up_at_once() -> None:
    """`edenia play --game exo` opens its set-up; Escape leads to the menu."""

    async def run() -> None:
        app = EdeniaApp(visit_in("en"), wanted=Wanted(GAMES["exo"]))
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            assert isinstance(app.screen, SetupScreen)
            assert app.screen._form.entry is GAMES["exo"]
            await pilot.press("escape")
            assert isinstance(app.screen, MenuScreen)

    asyncio.run(run())


def test_what_was_wished_on_the_command_line_is_filled_in() -> None:
    """Rules and pieces of one's own; another game has other pieces."""
    mine = BOXES.write(BOXES.published(1))
    form = form_of(Wanted(GAMES["edenia"], {"no-42": "yes", "content": mine}))
    form.seats[0].player = HUMAN
    assert form.plan().options == Options(rules=Rules(law42=False), box=BOXES.published(1))

    async def run() -> None:
        app = EdeniaApp(visit_in("fr"), wanted=Wanted(GAMES["edenia"], {"content": mine}))
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            assert (
                str(app.screen.query_one("#front-problem", Static).content)
                == "Avec des pièces à vous."
            )

    asyncio.run(run())
    form.choose(GAMES["exo"])
    assert form.plan().options == ExoOptions()


def test_somebody_must_play() -> None:
    """A game of lambs alone is a demo, not a game for this screen."""
    with pytest.raises(WrongField, match="setup-wrong-nobody"):
        SetupForm(seats=[Seated(player="lamb")] * 4).plan()


def test_the_cursor_of_the_terminal_stands_where_the_focus_is() -> None:
    """Screen readers and magnifiers follow it through the menu and the wishes."""

    async def steps(pilot: Pilot[Any]) -> None:
        for keys in (["down"], ["up", "enter"], ["down"], ["right"], ["down"], ["down"], ["right"]):
            await pilot.press(*keys)
            await pilot.pause()
            assert app.focused is not None
            assert app.focused.region.contains_point(app.cursor_position)
        x, y = app.cursor_position
        assert seen(app).splitlines()[y][x - 1 :].startswith("[Lamb")

    app = Fronts()
    asyncio.run(walk(app, SMALL, steps))
