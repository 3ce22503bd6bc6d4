"""The list of choices: what can be picked, what is painted, and how little a move writes."""

import asyncio
import re
import statistics
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import pytest
from textual.app import App, ComposeResult
from textual.geometry import Offset
from textual.pilot import Pilot

from edenia_tui.games.result import Kind, Result
from edenia_tui.tui.widgets.choice_rows import ChoiceRows
from edenia_tui.tui.widgets.choices import MARK, Choices
from tests.tui.meter import metered, press
from tests.tui.playing import SMALL, WIDE, asked, choices_of, playing, row_of, sit_down

KINDS = [
    Kind(
        "Sheep 1",
        [Result("a", "sheep 1 east star"), Result("b", "sheep 1 south, a long way round the rim")],
    ),
    Kind("Sheep 2", [Result(f"c{n}", f"sheep 2 choice {n}") for n in range(12)]),
]
LAST = "c11"


class Listed(App[None]):
    """A list of its own, eight rows high, and what it says."""

    CSS = "Choices { width: 24; height: 8; }"

    def __init__(self) -> None:
        """Begin with nothing heard."""
        super().__init__()
        self.choices = Choices()
        self.considered: list[str] = []
        self.made: list[str] = []

    def compose(self) -> ComposeResult:
        """Show the list."""
        yield self.choices

    def on_choices_considered(self, event: Choices.Considered) -> None:
        """Remember what is considered."""
        self.considered.append(event.action)

    def on_choices_made(self, event: Choices.Made) -> None:
        """Remember what is chosen."""
        self.made.append(event.action)

    @property
    def rows(self) -> list[str]:
        """What is to be seen of the list, without its scroll bar."""
        strips = self.screen._compositor.render_strips()
        return [strip.text[:23].rstrip() for strip in strips[:8]]


@asynccontextmanager
async def listed() -> AsyncIterator[tuple[Listed, Pilot[None]]]:
    """Offer the choices above."""
    app = Listed()
    async with app.run_test(size=(40, 12)) as pilot:
        app.choices.focus()
        app.choices.offer(KINDS)
        await pilot.pause()
        yield app, pilot


@pytest.mark.parametrize(
    ("keys", "considered"),
    [
        ((), "a"),
        (("down",), "b"),
        (("down", "down"), "c0"),
        (("up",), LAST),
        (("end",), LAST),
        (("end", "down"), "a"),
        (("end", "home"), "a"),
        (("pagedown", "pageup"), "a"),
    ],
)
def test_keys_move_over_the_choices_and_never_stand_on_a_heading(
    keys: Sequence[str], considered: str
) -> None:
    """Arrows go round, Home and End to the ends, pages there and back; each move is told."""

    async def go() -> None:
        async with listed() as (app, pilot):
            await pilot.press(*keys)
            assert app.choices.considered == considered
            assert app.considered[-1] == considered
            assert len(app.considered) == 1 + len(keys)
            await pilot.press("enter")
            assert app.made == [considered]

    asyncio.run(go())


def test_the_highlight_is_seen_without_colours_and_the_cursor_stands_there() -> None:
    """One row has the mark, long sentences are wrapped, headings stand above their choices."""

    async def go() -> None:
        async with listed() as (app, pilot):
            assert app.rows[:5] == [
                "Sheep 1",
                "> sheep 1 east star",
                "  sheep 1 south, a long",
                "    way round the rim",
                "Sheep 2",
            ]
            for _ in range(13):
                await pilot.press("down")
                marked = [y for y, row in enumerate(app.rows) if row.startswith(MARK)]
                assert marked == [
                    row_of(app.choices, app.choices.considered) - app.choices.scroll_y
                ]
                assert app.cursor_position == Offset(len(MARK), marked[0])
            assert app.choices.considered == LAST

    asyncio.run(go())


def test_the_mouse_takes_the_highlight_along_and_a_click_chooses() -> None:
    """What the mouse is over is previewed; a heading is neither previewed nor chosen."""

    async def go() -> None:
        async with listed() as (app, pilot):
            await pilot.hover(Choices, offset=(5, 3))
            await pilot.pause()
            assert app.considered == ["a", "b"]
            await pilot.hover(Choices, offset=(5, 4))
            await pilot.click(Choices, offset=(5, 4))
            assert (app.considered, app.made) == (["a", "b"], [])
            for button in (2, 3):
                await pilot.click(Choices, offset=(5, 7), button=button)
                assert app.made == []
            await pilot.click(Choices, offset=(5, 7))
            assert app.made == ["c2"]
            assert app.choices.considered == "c2"

    asyncio.run(go())


def test_nothing_scrolls_away_from_under_the_mouse() -> None:
    """A choice that is half in sight, or whose heading is not, stays where it is clicked."""

    async def go() -> None:
        async with listed() as (app, pilot):
            app.choices.scroll_to(y=3, animate=False)
            await pilot.hover(Choices, offset=(5, 0))
            await pilot.pause()
            assert (app.choices.considered, app.choices.scroll_y) == ("b", 3)
            await pilot.click(Choices, offset=(5, 0))
            assert (app.made, app.choices.scroll_y) == (["b"], 3)

    asyncio.run(go())


def test_an_empty_list_can_be_asked_and_keys_do_nothing() -> None:
    """While others are asked there is nothing to choose."""

    async def go() -> None:
        async with listed() as (app, pilot):
            app.choices.offer(())
            await pilot.press("down", "end", "pageup", "enter")
            assert (app.choices.considered, app.choices.offered, app.made) == (None, (), [])
            assert set(app.rows) == {""}

    asyncio.run(go())


def test_what_is_not_offered_is_not_highlighted() -> None:
    """The highlight stays where it was."""

    async def go() -> None:
        async with listed() as (app, _):
            app.choices.highlight("b")
            app.choices.highlight("nothing of the kind")
            assert app.choices.considered == "b"

    asyncio.run(go())


def test_one_group_needs_no_heading() -> None:
    """A heading tells groups apart."""
    rows = ChoiceRows([Kind("Sheep 1", [Result("a", "stop"), Result("b", "leap")])], 20)
    assert [rows[n].text for n in range(len(rows))] == ["stop", "leap"]


def test_what_a_choice_brings_stands_beside_it_and_what_is_wasted_steps_back() -> None:
    """In columns where there is room, in rows of its own where there is none; whole without a heading."""
    far = Result("b", "sheep 2 south", "explores c 2", "c 2")
    long = Result("c", "sheep 3 west", "back to Arridis", "back to Arridis, nothing gained")
    kinds = [Kind("Exploring", [far]), Kind("Nothing gained", [long], is_wasted=True)]
    rows = ChoiceRows(kinds, 24)
    told = [(rows[n].text, rows[n].is_wasted) for n in range(len(rows))]
    assert told[:2] == [("Exploring", False), ("sheep 2 south  c 2", False)]
    assert all(is_wasted for _, is_wasted in told[2:])
    assert len(rows.of(1)) > 1
    alone = ChoiceRows(kinds[:1], 30)
    assert alone[0].text == "sheep 2 south  explores c 2"
    assert not ChoiceRows(kinds[1:], 24)[0].is_wasted


@pytest.mark.parametrize(("size", "most"), [(SMALL, 1800), (WIDE, 1800)], ids=["80x24", "120x40"])
def test_a_move_writes_little(
    size: tuple[int, int], most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two rows of the list, the sentence and the way are painted, in full colour, and nothing else."""
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.delenv("NO_COLOR", raising=False)

    async def go() -> None:
        with metered() as written:
            async with playing(sit_down(), size) as pilot:
                await asked(pilot)
                sizes = [(await press(pilot, key, written)).size for key in ["down"] * 5]
                assert statistics.median(sizes) < most
                choices_of(pilot).disable_messages(Choices.Considered)
                bare = [(await press(pilot, key, written)).size for key in ["up"] * 5]
                assert statistics.median(bare) < 500

    asyncio.run(go())


def test_a_move_leaves_the_scroll_bar_alone() -> None:
    """The rows it leaves and enters are painted up to the bar, which would cost colours of its own."""

    async def visit() -> None:
        with metered() as written:
            async with Listed().run_test(size=SMALL) as pilot:
                pilot.app.query_one(Choices).offer(KINDS)
                await pilot.pause()
                assert pilot.app.query_one(Choices).show_vertical_scrollbar
                await press(pilot, "down", written)
                told = "".join(one.text for one in written)
                painted = re.findall(r"m([^\x1b]+)\x1b", told)
                assert [text[:2] for text in painted] == ["  ", MARK, "  "]
                assert {len(text) for text in painted} == {23}

    asyncio.run(visit())
