"""What the line at the foot of the screen says is true: in any state its keys do what it says of them."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any, Final

import pytest
from textual.containers import VerticalScroll
from textual.pilot import OutOfBounds
from textual.screen import Screen
from textual.widgets import Static

from edenia_tui.games.entry import Entry
from edenia_tui.tui.dialogs.loupe import Loupe
from edenia_tui.tui.dialogs.notice import Notice
from edenia_tui.tui.dialogs.pick import Pick
from edenia_tui.tui.game.pause import Pause
from edenia_tui.tui.game.screen import GameScreen
from edenia_tui.tui.replay.screen import ReplayScreen
from edenia_tui.tui.screens.help import HelpScreen
from edenia_tui.tui.screens.menu import MenuScreen
from edenia_tui.tui.table.screen import TableScreen
from edenia_tui.tui.what_if.screen import WhatIfScreen
from edenia_tui.tui.widgets.choices import Choices
from edenia_tui.tui.widgets.command_bar import CommandBar
from edenia_tui.tui.widgets.key_line import KeyLine
from edenia_tui.tui.widgets.sentence import Sentence
from edenia_tui.tui.widgets.story import Story
from edenia_tui.tui.widgets.tabletop import Tabletop
from edenia_tui.tui.widgets.time_bar import TimeBar
from tests.games.discovery import every_game
from tests.table.peeking import record_of
from tests.tui.every_game import every_shipped_game, play
from tests.tui.playing import ENTRY, SMALL, AnyPilot, asked, choices_of, game_of, on_screen, until
from tests.tui.reading import record

STEPS: Final = 20
ANYTHING: Final = (
    *("tab", "shift+tab", "up", "down", "left", "right", "shift+right", "shift+down"),
    *("1", "2", "s", "n", "escape", "u", "r", "question_mark", "colon", "l", "i", "w"),
    *("plus", "minus", "p", "v", "space", "home", "end", "e", "t", "z"),
)
"""Keys that somebody may press, and some that mean nothing."""


def line_of(screen: Screen[Any]) -> str:
    """Read the line at the foot."""
    return str(screen.query_one(KeyLine).content)


def told(screen: Screen[Any]) -> str:
    """Read the sentence below the drawing."""
    return str(screen.query_one(Sentence).content)


async def settled(pilot: AnyPilot) -> None:
    """Wait until the game waits for somebody, where one is shown."""
    screen = on_screen(pilot)
    if isinstance(screen, GameScreen):
        await until(pilot, lambda: screen.viewer.question is not None or screen.room.is_over)
    await pilot.pause()


def done_in(screen: Screen[Any]) -> int:
    """Count what was done in a game or a what-if."""
    if isinstance(screen, WhatIfScreen):
        return len(screen.branch.actions)
    assert isinstance(screen, GameScreen)
    return len(record_of(screen.room).actions)


async def does_it(pilot: AnyPilot, screen: TableScreen) -> None:
    """Enter makes the choice whose sentence is told."""
    considered = screen.query_one(Choices).considered
    before = done_in(screen)
    preview = screen.viewer.preview(considered)
    assert preview is not None
    await pilot.press("enter")
    await until(pilot, lambda: done_in(screen) > before)


async def goes_to_choice(pilot: AnyPilot, screen: TableScreen) -> None:
    """Enter leads from a place to the choices, and tells the one it leads to."""
    await pilot.press("enter")
    assert screen.focused is screen.query_one(Choices)
    assert "Enter do it" in line_of(screen)


async def hints(pilot: AnyPilot, screen: TableScreen) -> None:
    """`h` tells a good choice, which Enter does once it is read, wherever the focus was."""
    before = done_in(screen)
    await pilot.press("h")
    await until(pilot, lambda: isinstance(on_screen(pilot), Notice))
    await pilot.press("enter")
    assert "Enter do it" in line_of(screen)
    await pilot.press("enter")
    await until(pilot, lambda: done_in(screen) > before)


async def explains(pilot: AnyPilot, _: TableScreen) -> None:
    """`?` explains something."""
    await pilot.press("question_mark")
    assert isinstance(on_screen(pilot), Notice)


async def opens_bar(pilot: AnyPilot, screen: TableScreen) -> None:
    """`:` lets one type."""
    await pilot.press("colon")
    assert screen.query_one(CommandBar).has_focus


async def obeys_line(pilot: AnyPilot, screen: TableScreen) -> None:
    """Enter obeys what is typed."""
    screen.query_one(CommandBar).value = "w"
    await pilot.press("enter")
    assert isinstance(on_screen(pilot), Notice)


async def completes(pilot: AnyPilot, screen: TableScreen) -> None:
    """Tab stays in the bar."""
    await pilot.press("tab")
    assert screen.query_one(CommandBar).has_focus


async def closes_bar(pilot: AnyPilot, screen: TableScreen) -> None:
    """Escape closes the bar."""
    await pilot.press("escape")
    assert not screen.query_one(CommandBar).display
    assert screen.query_one(Sentence).display


async def undoes(pilot: AnyPilot, screen: TableScreen) -> None:
    """`u` takes an action of a what-if back."""
    before = done_in(screen)
    await pilot.press("u")
    assert done_in(screen) < before


async def leaves(pilot: AnyPilot, screen: TableScreen) -> None:
    """Escape leads back, or asks whether a what-if may be lost."""
    await pilot.press("escape")
    await pilot.pause()
    assert isinstance(on_screen(pilot), Pick) or on_screen(pilot) is not screen


async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
    """Left and Right go through time, or say that there is nothing on that side."""
    assert isinstance(screen, ReplayScreen)
    for key, by in (("left", -1), ("right", 1)):
        before = screen.travel.point
        await pilot.press(key)
        is_further = (screen.travel.point - before) * by > 0
        assert is_further or told(screen) == "Nothing further that way."


async def plays(pilot: AnyPilot, screen: TableScreen) -> None:
    """Space plays, or pauses, or says that this is the end."""
    assert isinstance(screen, ReplayScreen)
    was_playing = screen.autoplay.is_playing
    await pilot.press("space")
    is_other = screen.autoplay.is_playing is not was_playing
    assert is_other or told(screen) == "Nothing further that way."


async def tries(pilot: AnyPilot, _: TableScreen) -> None:
    """`v` begins a what-if."""
    await pilot.press("v")
    assert isinstance(on_screen(pilot), WhatIfScreen)


async def goes_on(pilot: AnyPilot, screen: TableScreen) -> None:
    """Tab leaves the table of a replay."""
    await pilot.press("tab")
    assert screen.focused is not screen.query_one(Tabletop)


async def helps(pilot: AnyPilot, screen: TableScreen) -> None:
    """F1 shows the keys."""
    await pilot.press("f1")
    assert isinstance(on_screen(pilot), HelpScreen)
    await pilot.press("escape")
    assert on_screen(pilot) is screen


Claim = Callable[[AnyPilot, Any], Awaitable[None]]
CLAIMS: Final[dict[str, Claim]] = {
    "Enter do it": does_it,
    "Enter to the choice": goes_to_choice,
    "h hint": hints,
    "? why": explains,
    ": type": opens_bar,
    "Enter do the line": obeys_line,
    "Tab complete": completes,
    "Esc close": closes_bar,
    "u undo": undoes,
    "Esc back": leaves,
    "Left Right step": steps,
    "Space play": plays,
    "v what if": tries,
    "Tab next part": goes_on,
    "F1 keys": helps,
}
"""What the line may say, and what must come of it."""
ELSEWHERE: Final = ("F10 menu", "F2 lines", "Ctrl+Q quit")
"""What leaves the table; other tests press these."""


async def do_anything(pilot: AnyPilot, rng: Random, size: tuple[int, int]) -> None:
    """Press some key, or click somewhere on the drawing, the choices or the story."""
    if rng.random() < 0.3:
        x, y = rng.randrange(size[0] // 2), rng.randrange(size[1] - 2)
        with suppress(OutOfBounds):
            await pilot.click(offset=(x, y))
    else:
        await pilot.press(rng.choice(ANYTHING))
    await pilot.pause()


async def come_back(pilot: AnyPilot) -> None:
    """Close panels, and what is not a table."""
    for _ in range(9):
        screen = on_screen(pilot)
        if isinstance(screen, TableScreen):
            return
        await pilot.press("enter" if isinstance(screen, Notice | Loupe) else "escape")
        await pilot.pause()


@every_game
def test_what_the_foot_line_says_is_true(entry: Entry) -> None:
    """Whatever was pressed or clicked before, each key of the line does what is said of it."""
    rng, size = Random(entry.name), SMALL
    seen: set[str] = set()

    async def walk(pilot: AnyPilot, _: Any) -> None:
        for _ in range(STEPS):
            await do_anything(pilot, rng, size)
            await come_back(pilot)
            await settled(pilot)
            screen = on_screen(pilot)
            if not isinstance(screen, TableScreen) or game_of(pilot).room.is_over:
                break
            line = line_of(screen)
            claims = [words for words in CLAIMS if words in line]
            for words in (*claims, *ELSEWHERE):
                line = line.replace(words, "", 1)
            assert not line.strip(), f"nothing checks {line}"
            words = rng.choice(claims)
            seen.add(words)
            await CLAIMS[words](pilot, screen)
            await come_back(pilot)
            await settled(pilot)
        assert len(seen) > 5

    play(entry, walk, size)


@every_game
def test_enter_does_the_choice_wherever_tab_has_led(entry: Entry) -> None:
    """Tab goes to the table, then to the story, then back, and everywhere Enter does the choice."""

    async def steps(pilot: AnyPilot, _: Any) -> None:
        for tabs, kind in enumerate((Choices, Tabletop, Story, Choices)):
            await asked(pilot)
            game_of(pilot).table_view.go_home()
            await pilot.press(*["tab"] * tabs)
            assert isinstance(on_screen(pilot).focused, kind)
            done, considered = len(record(pilot)), choices_of(pilot).considered
            await pilot.press("enter")
            await asked(pilot, done)
            assert record(pilot)[done] == entry.game.write_action(considered)

    play(entry, steps)


@every_shipped_game
def test_a_hint_is_done_by_enter_after_a_click_on_an_empty_place(entry: Entry) -> None:
    """A click gives the focus to the table; the hint is read, closed and done all the same."""

    async def steps(pilot: AnyPilot, _: Any) -> None:
        game = game_of(pilot)
        tabletop = game.query_one(Tabletop)
        view, drawn, wish = game.viewer.view, tabletop.drawn, game.viewer.presenter.wish_at
        corners = [(region.x, region.y) for region in drawn.sites.values()]
        empty = [at for at in corners if wish(view, game.viewer.seat, drawn, *at) is None]
        assert empty, "every place can be chosen"
        await pilot.click(Tabletop, offset=empty[0])
        assert tabletop.has_focus
        await pilot.press("h")
        await until(pilot, lambda: isinstance(on_screen(pilot), Notice))
        done = len(record(pilot))
        await pilot.press("enter", "enter")
        await asked(pilot, done)
        assert len(record(pilot)) > done

    play(entry, steps)


@every_game
def test_escape_leaves_no_sentence_about_what_is_no_longer_looked_at(entry: Entry) -> None:
    """After a place, a refusal or the bar, Escape tells the choice under the highlight again."""

    async def steps(pilot: AnyPilot, _: Any) -> None:
        game = game_of(pilot)
        choice = told(game)
        for keys in (("tab",), ("colon", *"xyzzy", "enter"), ("plus", "plus", "plus")):
            await pilot.press(*keys)
            for way in ("down", "up") if keys == ("tab",) else ():
                if told(game) == choice:  # in some tables there is no place further down
                    await pilot.press(way)
            assert told(game) != choice
            await pilot.press("escape")
            assert told(game) == choice
            assert choices_of(pilot).has_focus

    play(entry, steps)


@every_game
def test_f10_lies_on_top_of_the_game(entry: Entry) -> None:
    """Escape and the first line close it: the choice that was considered is still there."""

    async def steps(pilot: AnyPilot, _: Any) -> None:
        await pilot.press("down")
        game, considered, said = game_of(pilot), choices_of(pilot).considered, told(game_of(pilot))
        for key in ("escape", "enter"):
            await pilot.press("f10")
            assert isinstance(on_screen(pilot), Pause)
            await pilot.press(key)
            assert on_screen(pilot) is game
            assert (choices_of(pilot).considered, told(game)) == (considered, said)
            assert choices_of(pilot).has_focus

    play(entry, steps)


@every_game
def test_f10_and_enter_go_on_with_the_game(entry: Entry) -> None:
    """The menu begins at the game that was left, before it has looked at any file."""

    async def steps(pilot: AnyPilot, _: Any) -> None:
        name, done = game_of(pilot).sitting.kept.name, record(pilot)
        await pilot.press("f10", "f10")
        assert isinstance(on_screen(pilot), MenuScreen)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(on_screen(pilot), GameScreen))
        await asked(pilot)
        assert (game_of(pilot).sitting.kept.name, record(pilot)[: len(done)]) == (name, done)
        await pilot.press("f10", "f10")

    play(entry, steps)


@pytest.mark.parametrize(
    ("keys", "section", "language"),
    [
        ((), "keys-in-a-game", "en"),
        (("p",), "keys-in-a-replay", "fr"),
        (("p", "w"), "keys-in-a-replay", "en"),
        (("v",), "keys-in-a-what-if", "en"),
    ],
)
@every_shipped_game
def test_f1_opens_at_the_keys_of_the_screen(
    entry: Entry, keys: tuple[str, ...], section: str, language: str
) -> None:
    """In a replay the keys of a replay are in sight, in a what-if those of a what-if."""

    async def steps(pilot: AnyPilot, _: Any) -> None:
        await pilot.press(*keys)
        screen = on_screen(pilot)
        heading = game_of(pilot).viewer.listener.say(section)
        await pilot.press("f1")
        await pilot.pause()
        table = on_screen(pilot).query_one("#front-table")
        seen = [one for one in on_screen(pilot).query(".heading") if str(one.content) == heading]  # type: ignore[attr-defined]
        assert len(seen) == 1
        assert (
            table.region.y <= seen[0].region.y <= table.region.y + 3 or table.is_vertical_scroll_end
        )
        assert table.region.contains_region(seen[0].region)
        await pilot.press("escape")
        assert on_screen(pilot) is screen

    play(entry, steps, language=language)


def test_in_a_replay_tab_goes_to_the_table_the_story_and_back() -> None:
    """The order is that of the help, and arrows at the table are not promised to step."""

    async def steps(pilot: AnyPilot, _: Any) -> None:
        await pilot.press("p")
        replay = on_screen(pilot)
        for kind in (TimeBar, Tabletop, Story, TimeBar):
            assert isinstance(replay.focused, kind)
            assert ("Left Right step" in line_of(replay)) is (kind is not Tabletop)
            await pilot.press("tab")

    play(ENTRY, steps)


def test_plus_says_so_where_nothing_is_drawn_larger() -> None:
    """At 200 by 60 the table is as large as it can be; a smaller one grows again."""

    async def steps(pilot: AnyPilot, _: Any) -> None:
        game = game_of(pilot)
        await pilot.press("plus")
        assert "cannot be drawn larger" in told(game)
        sizes = []
        for key in ("minus", "plus"):
            await pilot.press(key)
            sizes.append(game.query_one(Tabletop).drawn.canvas.width)
        assert sizes[0] < sizes[1]

    play(ENTRY, steps, (200, 60))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_question_about_the_rules_is_answered_whole(language: str) -> None:
    """All ways to win are told, not only the first one."""

    async def steps(pilot: AnyPilot, _: Any) -> None:
        game = game_of(pilot)
        await pilot.press("colon")
        game.query_one(CommandBar).value = "how do I win"
        await pilot.press("enter")
        notice = on_screen(pilot)
        assert isinstance(notice, Notice)
        shown = notice.query_one(VerticalScroll).query_one(Static)
        text = str(shown.content)
        assert all(rule in text for rule in ("WIN-1", "WIN-2", "WIN-3"))
        assert "42" in text

    play(ENTRY, steps, language=language)
