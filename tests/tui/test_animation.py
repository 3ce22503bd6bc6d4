"""A sheep travels step by step: quickly, never in anybody's way, and only where it is wanted."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from edenia_tui.canvas.charset import UNICODE
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.edenia.board.galaxy import draw_galaxy
from edenia_tui.games.edenia.board.marks import Marks
from edenia_tui.games.edenia.screen.travel import MOST_PICTURES, travel
from edenia_tui.tui.table import animation
from edenia_tui.tui.table.animation import PACE
from edenia_tui.tui.widgets.choices import Choices
from edenia_tui.tui.widgets.tabletop import Tabletop
from rules.edenia.events import Leapt, Moved
from rules.edenia.galaxy import EAST, STAR, Cell, Face, Sheep, Spot
from rules.edenia.game import EDENIA
from rules.edenia.geometry import spot_at, step_along, travelled
from rules.edenia.opening import Options
from rules.kernel.seat import Seat
from tests.table.peeking import record_of, state_of
from tests.tui.playing import (
    AnyPilot,
    asked,
    choices_of,
    game_of,
    playing,
    sit_down,
    until,
)

START = EDENIA.start(Options())
RED = Sheep(0)


STEPS = tuple(step_along(spot_at(Cell(cell), EAST, STAR), EAST) for cell in (1, 2, 3))


def test_every_step_is_a_picture_with_the_way_behind_it() -> None:
    """The marks grow by a track a picture, across all events of the walk, the sheep on the last one."""
    marks = travel(START, (Moved(RED, STEPS[:2]), Leapt(RED, Sheep(3), 1), Moved(RED, STEPS[2:])))
    assert [one.route for one in marks] == [STEPS[:1], STEPS[:2], STEPS]
    assert [one.travelling for one in marks] == [travelled(walked)[0] for walked in STEPS]
    assert {one.chosen for one in marks} == {RED}


def test_nothing_travels_when_nobody_walks() -> None:
    """Other events have no pictures."""
    assert travel(START, (Leapt(RED, Sheep(3), 1),)) == ()


@pytest.mark.parametrize("number", [1, 19, 20, 21, 60, 99])
def test_no_journey_takes_longer_than_a_second(number: int) -> None:
    """A long way is shown in larger strides, and always to its last step."""
    way = tuple(range(5, 5 * number + 5, 5))
    marks = travel(START, (Moved(RED, way),))
    assert len(marks) * PACE <= MOST_PICTURES * PACE <= 1
    assert marks[-1].route == way
    assert len(marks) == number or number > MOST_PICTURES


@pytest.mark.parametrize("zoom", Zoom)
def test_a_travelling_sheep_is_drawn_on_its_way_and_nowhere_else(zoom: Zoom) -> None:
    """The picture differs from the view only by the one sheep, which is found in the cell of the step."""
    view = replace(START, tiles=(START.tiles[0], Face("+/\\"), *START.tiles[2:]))
    canvas = draw_galaxy(view, zoom, UNICODE, Marks((), None, RED, Spot(12)))
    place = canvas.sheep[RED]
    assert canvas.cells[Cell(1)].holds(place.x, place.y)
    still = draw_galaxy(view, zoom, UNICODE)
    assert canvas.sheep.keys() == still.sheep.keys()
    assert not still.cells[Cell(1)].holds(*still.sheep[RED][:2])


def travels(pilot: AnyPilot) -> bool:
    """Tell whether a sheep is on its way."""
    return game_of(pilot).animation.is_moving


async def set_off(pilot: AnyPilot) -> int:
    """Do the first choice, and wait until the sheep is on its way; give what was done before."""
    await asked(pilot)
    done = len(record_of(game_of(pilot).room).actions)
    choices_of(pilot).post_message(Choices.Made(choices_of(pilot).offered[0]))
    await until(pilot, lambda: travels(pilot))
    return done


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a picture stay until somebody skips it."""
    monkeypatch.setattr(animation, "PACE", 3600.0)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Marks]:
    """Collect what is drawn."""
    seen: list[Marks] = []
    show = Tabletop.show

    def watched(tabletop: Tabletop, view: Any, seat: Seat | None, marks: Marks | None) -> None:
        seen.append(marks or Marks())
        show(tabletop, view, seat, marks)

    monkeypatch.setattr(Tabletop, "show", watched)
    return seen


def test_a_move_is_shown_and_then_the_view(
    drawn: list[Marks], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sheep of both players travel; when the next question is put, nothing travels and no timer runs."""
    monkeypatch.setattr(animation, "PACE", 0.001)

    async def play() -> None:
        async with playing(sit_down(), animated=True) as pilot:
            await asked(pilot)
            done = len(record_of(game_of(pilot).room).actions)
            await pilot.press("enter")
            await asked(pilot, done + 1)
            travelled = [marks.chosen for marks in drawn if marks.travelling is not None]
            assert {sheep // 3 for sheep in travelled if sheep is not None} == {0, 1}
            assert drawn[-1].travelling is None
            game = game_of(pilot)
            assert not travels(pilot)
            assert game.viewer.view == game.room.view(game.viewer.seat)

    asyncio.run(play())


@pytest.mark.usefixtures("endless")
def test_a_key_skips_what_waits_and_is_obeyed() -> None:
    """Everything up to the question is shown at once; the key then does what it always does."""

    async def play() -> None:
        async with playing(sit_down(), animated=True) as pilot:
            done = await set_off(pilot)
            assert choices_of(pilot).offered == ()
            room = game_of(pilot).room
            await until(pilot, lambda: state_of(room).active == 0)
            await pilot.pause()
            await pilot.press("2")
            assert not travels(pilot)
            assert choices_of(pilot).considered.sheep == 2
            assert len(record_of(room).actions) > done

    asyncio.run(play())


@pytest.mark.usefixtures("endless")
@pytest.mark.parametrize("how", ["enter", "space", "click"])
def test_enter_and_clicks_only_skip(how: str) -> None:
    """They would make a choice that nobody has seen yet; the next Enter makes it."""

    async def play() -> None:
        async with playing(sit_down(), animated=True) as pilot:
            await set_off(pilot)
            room = game_of(pilot).room
            await until(pilot, lambda: state_of(room).active == 0)
            await pilot.pause()
            done = len(record_of(room).actions)
            if how == "click":
                await pilot.click(Choices, offset=(5, 2))
            else:
                await pilot.press(how)
            await pilot.pause()
            assert not travels(pilot)
            assert choices_of(pilot).offered
            assert len(record_of(room).actions) == done
            await pilot.press("enter")
            await until(pilot, lambda: len(record_of(room).actions) > done)

    asyncio.run(play())


@pytest.mark.usefixtures("endless")
def test_what_is_typed_meanwhile_is_not_lost() -> None:
    """The command bar opens at once, and a command typed while a sheep travels is done."""

    async def play() -> None:
        async with playing(sit_down(), animated=True) as pilot:
            await set_off(pilot)
            room = game_of(pilot).room
            await until(pilot, lambda: state_of(room).active == 0)
            await pilot.pause()
            done = len(record_of(room).actions)
            await pilot.press("colon", *"skip", "enter")
            await until(pilot, lambda: len(record_of(room).actions) > done)
            assert room.game.write_action(record_of(room).actions[done]) == "skip"

    asyncio.run(play())


@pytest.mark.parametrize("by", ["option", "environment"])
def test_nothing_travels_where_it_is_not_wanted(
    by: str, drawn: list[Marks], monkeypatch: pytest.MonkeyPatch
) -> None:
    """--no-animation, the setting and TEXTUAL_ANIMATIONS=none show the view and nothing else."""
    if by == "environment":
        monkeypatch.setenv("TEXTUAL_ANIMATIONS", "none")

    async def play() -> None:
        async with playing(sit_down(), animated=by == "environment") as pilot:
            await asked(pilot)
            done = len(record_of(game_of(pilot).room).actions)
            await pilot.press("enter")
            await asked(pilot, done + 1)
            assert all(marks.travelling is None for marks in drawn)

    asyncio.run(play())
