"""What the screen does for one game it does for every game: the same keys, asserted on the record."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest
from textual.containers import VerticalScroll
from textual.widgets import OptionList, Static

from edenia_tui.games import GAMES, Entry
from edenia_tui.line.manner import Manner
from edenia_tui.lookup.of_game import examples_of
from edenia_tui.sitting import Sitting
from edenia_tui.table.seating import HUMAN, Sitter
from edenia_tui.table.settings import Settings
from edenia_tui.tui.app import EdeniaApp
from edenia_tui.tui.leave import Toward
from edenia_tui.tui.onlooker import Onlooker
from edenia_tui.tui.run import taken_up_again
from edenia_tui.tui.screens.hand_over import HandOver
from edenia_tui.tui.screens.help import HelpScreen
from edenia_tui.tui.screens.loupe import Loupe
from edenia_tui.tui.screens.notice import Notice
from edenia_tui.tui.screens.over import Over
from edenia_tui.tui.screens.replay import ReplayScreen
from edenia_tui.tui.screens.rules import RulesScreen
from edenia_tui.tui.screens.what_if import WhatIfScreen
from edenia_tui.tui.widgets.sentence import Sentence
from edenia_tui.tui.widgets.story import Story
from edenia_tui.tui.widgets.tabletop import Tabletop
from edenia_tui.words.speech import LANGUAGES
from rules.bots.budget import Budget
from tests.tui.playing import (
    ANNA,
    SMALL,
    WIDE,
    AnyPilot,
    asked,
    choices_of,
    game_of,
    kept_actions,
    on_screen,
    playing,
    sit_down_at,
    until,
)
from tests.tui.screenshots import letters_of, picture_of
from tests.tui.staged import never, staged, well_on

every_game = pytest.mark.parametrize("entry", GAMES.values(), ids=GAMES)
every_size = pytest.mark.parametrize("size", [SMALL, WIDE], ids=["80x24", "120x40"])

Steps = Callable[[AnyPilot, Sitting], Awaitable[None]]


def play(entry: Entry, steps: Steps, size: tuple[int, int] = SMALL, language: str = "en") -> None:
    """Sit Anna down against a lamb, and do something once she is asked."""

    async def run() -> None:
        sitting = sit_down_at(entry)
        async with playing(sitting, size, language) as pilot:
            await asked(pilot)
            await steps(pilot, sitting)

    asyncio.run(run())


def record(pilot: AnyPilot) -> list[str]:
    """Give what was done so far, in canonical text."""
    table = game_of(pilot).table
    return [table.game.write_action(action) for action in table.record.actions]


def sentence(pilot: AnyPilot) -> str:
    """Read the line below the drawing."""
    return str(on_screen(pilot).query_one(Sentence).content)


def drawing(pilot: AnyPilot) -> str:
    """Read the drawing."""
    canvas = on_screen(pilot).query_one(Tabletop).canvas
    assert canvas is not None
    return canvas.text()


async def choose(pilot: AnyPilot, rng: Random) -> str:
    """Go down the list to some choice and press Enter; give it in canonical text."""
    done, offered = len(record(pilot)), choices_of(pilot).offered
    await pilot.press(*["down"] * rng.randrange(min(6, len(offered))), "enter")
    await asked(pilot, done)
    return record(pilot)[done]


def notice(pilot: AnyPilot) -> tuple[str, ...]:
    """Read what lies on top of the table."""
    shown = on_screen(pilot)
    assert isinstance(shown, Notice)
    return shown.sentences


@every_size
@every_game
def test_a_game_is_played_by_keys_and_is_on_disk(entry: Entry, size: tuple[int, int]) -> None:
    """Arrows and Enter do what is highlighted, decision after decision; the file has all of it."""

    async def steps(pilot: AnyPilot, sitting: Sitting) -> None:
        rng = Random(4)
        for _ in range(12):
            done, legal = len(record(pilot)), game_of(pilot).onlooker.legal
            assert set(choices_of(pilot).offered) == set(legal)
            chosen = await choose(pilot, rng)
            assert chosen in [entry.game.write_action(action) for action in legal]
            assert len(record(pilot)) > done
        assert kept_actions(sitting.path, entry) == record(pilot)

    play(entry, steps, size)


@pytest.mark.slow
@every_size
@every_game
def test_a_whole_game_by_keys(entry: Entry, size: tuple[int, int]) -> None:
    """From the first question to the end, which names the winner, keys alone are enough."""

    async def steps(pilot: AnyPilot, sitting: Sitting) -> None:
        rng = Random(4)
        while not game_of(pilot).table.is_over:
            await choose(pilot, rng)
        await until(pilot, lambda: isinstance(on_screen(pilot), Over))
        assert kept_actions(sitting.path, entry) == record(pilot)
        assert entry.game.outcome(game_of(pilot).table.state) is not None

    play(entry, steps, size)


@every_size
@every_game
def test_the_choice_considered_is_drawn_and_told(entry: Entry, size: tuple[int, int]) -> None:
    """Each choice under the highlight has a drawing of its own and its sentence; nothing is done yet."""

    async def steps(pilot: AnyPilot, __: Sitting) -> None:
        onlooker, before, seen = game_of(pilot).onlooker, record(pilot), set[str]()
        for _ in range(4):
            action = choices_of(pilot).considered
            view, listener = onlooker.view, onlooker.listener
            assert sentence(pilot) == entry.staging.sentence(listener, view, action)
            assert game_of(pilot).stage.marks == entry.staging.preview(view, action)
            seen.add(drawing(pilot))
            await pilot.press("down")
            await pilot.pause()
        assert len(seen) > 1
        assert record(pilot) == before

    play(entry, steps, size)


@every_game
def test_the_drawing_is_in_sight(entry: Entry) -> None:
    """At 80x24 and at 120x40 nothing of a young game has to be scrolled to."""

    async def steps(pilot: AnyPilot, _: Sitting) -> None:
        for columns, rows in (SMALL, WIDE):
            await pilot.resize_terminal(columns, rows)
            await pilot.pause()
            space = on_screen(pilot).query_one("#space")
            assert (space.max_scroll_x, space.max_scroll_y) == (0, 0)

    play(entry, steps)


@every_game
def test_a_choice_is_taken_back_and_done_again(entry: Entry) -> None:
    """`b` goes back to Anna's last decision, `r` brings what followed back."""

    async def steps(pilot: AnyPilot, sitting: Sitting) -> None:
        await choose(pilot, Random(1))
        before = record(pilot)
        asked_before = choices_of(pilot).offered
        await pilot.press("enter")
        await asked(pilot, len(before))
        done = record(pilot)
        await pilot.press("b")
        await pilot.press("enter")
        await until(pilot, lambda: len(record(pilot)) < len(done))
        await until(pilot, lambda: bool(choices_of(pilot).offered))
        assert record(pilot) == before
        assert choices_of(pilot).offered == asked_before
        await pilot.press("r")
        await until(pilot, lambda: len(record(pilot)) == len(done))
        assert record(pilot) == done
        assert kept_actions(sitting.path, entry) == done

    play(entry, steps)


@every_game
def test_the_past_is_looked_at_and_left(entry: Entry) -> None:
    """`p` shows the game so far; Left, Home and events move in it, and the game stays as it is."""

    async def run() -> None:
        async with playing(staged(3, well_on, entry)) as pilot:
            await asked(pilot)
            before = record(pilot)
            await pilot.press("p")
            screen = on_screen(pilot)
            assert isinstance(screen, ReplayScreen)
            assert screen.point == len(before)
            await pilot.press("left")
            assert screen.point == len(before) - 1
            await pilot.press("home", "n")
            assert screen.point in screen.line.landmarks
            await pilot.press("j")
            kinds = len(on_screen(pilot).query_one(OptionList).options)
            assert kinds == 1 + len(entry.staging.landmarks)
            await pilot.press("escape", "escape")
            assert on_screen(pilot) is game_of(pilot)
            assert record(pilot) == before

    asyncio.run(run())


def tried(screen: WhatIfScreen) -> int:
    """Count what was done in a what-if."""
    return len(screen.branch.actions)


@every_game
def test_a_what_if_never_reaches_the_game(entry: Entry) -> None:
    """`v` plays on beside the game; dropped, nothing of it is on the record."""

    async def steps(pilot: AnyPilot, _: Sitting) -> None:
        before = record(pilot)
        await pilot.press("v")
        screen = on_screen(pilot)
        assert isinstance(screen, WhatIfScreen)
        await pilot.press("enter")
        await pilot.pause()
        assert tried(screen) == 1
        await pilot.press("enter")
        await pilot.pause()
        assert tried(screen) == 2
        await pilot.press("u")
        assert tried(screen) == 1
        await pilot.press("escape", "down", "enter")
        assert on_screen(pilot) is game_of(pilot)
        assert record(pilot) == before

    play(entry, steps)


def test_a_what_if_guesses_only_what_is_hidden() -> None:
    """The story begins with that sentence where something is hidden from Anna, and nowhere else."""
    told = set()

    async def run(entry: Entry) -> None:
        async with playing(staged(3, well_on, entry)) as pilot:
            await asked(pilot)
            table, seat = game_of(pilot).table, game_of(pilot).onlooker.seat
            is_hidden = table.view(seat) != table.state
            await pilot.press("v")
            await pilot.pause()
            sentences = on_screen(pilot).query(Story).first().sentences
            assert any("guessed" in line for line in sentences) == is_hidden
            told.add(is_hidden)

    for entry in GAMES.values():
        asyncio.run(run(entry))
    assert told == {True, False}


@every_game
def test_a_hint_is_told_with_reasons(entry: Entry) -> None:
    """`h` highlights the best choice and tells why; it is not done."""

    async def steps(pilot: AnyPilot, _: Sitting) -> None:
        before = record(pilot)
        game_of(pilot).adviser._budget = Budget(iterations=40)
        await pilot.press("h")
        await until(pilot, lambda: isinstance(on_screen(pilot), Notice))
        onlooker = game_of(pilot).onlooker
        best = choices_of(pilot).considered
        told = onlooker.words.describe(onlooker.listener, onlooker.view, best)
        assert notice(pilot)[0].startswith(f"Best: {told}.")
        assert len(notice(pilot)) > 1
        assert record(pilot) == before

    play(entry, steps)


@every_game
def test_why_tells_rules_of_this_book(entry: Entry) -> None:
    """`?` tells the choice and its rules, in the table's drawing the rule of the place."""

    async def steps(pilot: AnyPilot, _: Sitting) -> None:
        onlooker, action = game_of(pilot).onlooker, choices_of(pilot).considered
        rules = entry.staging.rules(onlooker.view, action)
        assert rules
        await pilot.press("question_mark")
        assert notice(pilot)[0] == sentence_of(onlooker, action)
        for rule in rules:
            assert any(line.startswith(f"{rule}: ") for line in notice(pilot))
        await pilot.press("escape")
        tabletop = game_of(pilot).query_one(Tabletop)
        tabletop.focus()
        await pilot.press("up", "left")
        await pilot.pause()
        told = entry.staging.explain(
            onlooker.listener, onlooker.view, onlooker.legal, tabletop.cursor
        )
        await pilot.press("question_mark")
        assert notice(pilot)[0] == told.sentences[0]
        assert any(line.startswith(f"{told.rule}: ") for line in notice(pilot))

    def sentence_of(onlooker: Any, action: Any) -> str:
        return entry.staging.sentence(onlooker.listener, onlooker.view, action)

    play(entry, steps)


@every_game
@pytest.mark.parametrize("key", ["i", "k", "o", "w"])
def test_questions_are_answered_by_keys(entry: Entry, key: str) -> None:
    """What is mine, what is left, my points, the players: each key has the answer of its own."""

    def expected(onlooker: Onlooker) -> list[str]:
        about = onlooker.listener, onlooker.view
        if key == "i":
            return entry.staging.own_in_full(*about, onlooker.legal)
        if key == "k":
            return entry.staging.common_in_full(*about)
        return entry.words.queries[{"o": "score", "w": "who"}[key]].answer(*about, [])

    async def steps(pilot: AnyPilot, _: Sitting) -> None:
        await choose(pilot, Random(3))
        await pilot.press(key)
        assert notice(pilot)
        assert [*notice(pilot)] == expected(game_of(pilot).onlooker)

    play(entry, steps)


@every_game
def test_a_click_points_and_the_loupe_shows_it(entry: Entry) -> None:
    """A click on the drawing moves the cursor or the highlight there; `l` draws the place large."""

    async def steps(pilot: AnyPilot, _: Sitting) -> None:
        tabletop = game_of(pilot).query_one(Tabletop)
        drawn = game_of(pilot).stage.drawn(
            game_of(pilot).onlooker.view, game_of(pilot).onlooker.seat, tabletop.zoom, None
        )
        site, region = [*drawn.sites.items()][-1]
        await pilot.click(Tabletop, offset=(region.x, region.y))
        await pilot.pause()
        assert tabletop.cursor == site
        await pilot.press("l")
        assert isinstance(on_screen(pilot), Loupe)

    play(entry, steps)


@every_game
def test_a_typed_command_is_done(entry: Entry) -> None:
    """The example of the command line, typed, is what the record has next."""

    async def steps(pilot: AnyPilot, _: Sitting) -> None:
        onlooker, done = game_of(pilot).onlooker, len(record(pilot))
        command = entry.game.write_action(onlooker.legal[0])
        await pilot.press("colon", *("space" if sign == " " else sign for sign in command), "enter")
        await asked(pilot, done)
        assert record(pilot)[done] == command

    play(entry, steps)


@every_game
def test_the_rules_are_those_of_the_game(entry: Entry) -> None:
    """F3 in a game opens its own book, and only that, with drawn examples."""

    async def steps(pilot: AnyPilot, _: Sitting) -> None:
        await pilot.press("f3")
        screen = on_screen(pilot)
        assert isinstance(screen, RulesScreen)
        listed = [option.id for option in screen.query_one(OptionList).options if option.id]
        assert listed == list(entry.game.rulebook.ids())
        assert not screen.query("#front-book")
        for rule in sorted(examples_of(entry.name))[:2]:
            await pilot.app.push_screen(RulesScreen(rule, entry))
            await pilot.pause()
            assert str(on_screen(pilot).query_one("#front-text", Static).content).startswith(rule)
            assert str(on_screen(pilot).query_one("#front-example", Static).content).strip()
            await pilot.app.pop_screen()

    play(entry, steps)


@every_game
def test_help_tells_the_keys_of_the_game(entry: Entry) -> None:
    """F1 in a game tells the keys that every game has, and those of this one alone."""

    async def steps(pilot: AnyPilot, _: Sitting) -> None:
        await pilot.press("f1")
        screen, say = on_screen(pilot), game_of(pilot).onlooker.listener.say
        assert isinstance(screen, HelpScreen)
        await pilot.pause()
        table = screen.query_one("#front-table", VerticalScroll)
        does = [str(text.content) for text in table.query(".does").results(Static)]
        for other in GAMES.values():
            told = [say(one.message) for one in other.staging.keys]
            assert (set(told) <= set(does)) is (other is entry)

    play(entry, steps)


@every_game
def test_line_mode_takes_the_same_game_up(entry: Entry) -> None:
    """F2 leaves towards line mode with the file, from which the game goes on where it was."""

    async def run() -> None:
        sitting = sit_down_at(entry)
        async with playing(sitting) as pilot:
            await asked(pilot)
            await choose(pilot, Random(4))
            done = record(pilot)
            await pilot.press("f2")
        leave = pilot.app.return_value
        assert leave is not None
        assert (leave.toward, leave.path) == (Toward.LINES, sitting.path)
        again = taken_up_again(sitting)
        async with playing(again) as pilot:
            await asked(pilot)
            assert record(pilot) == done

    asyncio.run(run())


@every_size
@every_game
def test_the_end_is_told_with_its_rule(entry: Entry, size: tuple[int, int]) -> None:
    """Beside the drawing stands who won, everybody's points, and the rule that ended the game."""

    async def run() -> None:
        sitting = staged(2, never, entry)
        async with playing(sitting, size) as pilot:
            await until(pilot, lambda: isinstance(on_screen(pilot), Over))
            over, onlooker = on_screen(pilot), game_of(pilot).onlooker
            assert isinstance(over, Over)
            outcome = entry.game.outcome(onlooker.view)
            assert outcome is not None
            rule = entry.game.rulebook.rule(outcome.rule, "en")
            assert outcome.rule in over.sentences[0]
            assert over.sentences[-1] == rule.text()
            await pilot.press("enter")
            assert on_screen(pilot) is game_of(pilot)

    asyncio.run(run())


@every_game
def test_two_people_hand_the_keyboard_over(entry: Entry) -> None:
    """Between two people nothing is shown; then the table is drawn for the one who is asked."""

    async def run() -> None:
        sitting = sit_down_at(entry, ANNA, Sitter("Ben", HUMAN))
        async with playing(sitting) as pilot:
            game, seats = game_of(pilot), list[Any]()

            def is_waiting() -> bool:
                """Whether somebody is asked who has not answered yet, or is to take the keyboard."""
                is_asked = on_screen(pilot) is game and bool(game.onlooker.legal)
                return is_asked or isinstance(on_screen(pilot), HandOver)

            await until(pilot, is_waiting)
            while len(set(seats)) < 2:
                assert isinstance(on_screen(pilot), HandOver)
                await pilot.press("enter")
                await until(pilot, is_waiting)
                seats.append(game.onlooker.seat)
                assert game.query_one(Tabletop)._seat == game.onlooker.seat
                while on_screen(pilot) is game:
                    await pilot.press("enter")
                    await until(pilot, is_waiting)

    asyncio.run(run())


@every_size
@every_game
def test_ascii_is_ascii(entry: Entry, size: tuple[int, int]) -> None:
    """With ASCII signs alone nothing else gets onto the screen, whatever is highlighted."""

    async def run() -> None:
        sitting = sit_down_at(entry)
        app = EdeniaApp(Manner("en", Settings()), sitting, ascii=True, animated=False)
        try:
            async with app.run_test(size=size) as pilot:
                await pilot.pause()
                await asked(pilot)
                for key in ("down", "enter", "down"):
                    await pilot.press(key)
                    await pilot.pause()
                    assert letters_of(picture_of(app, "")).isascii()
        finally:
            sitting.close()

    asyncio.run(run())


@every_size
@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_banner_of_a_what_if_is_read_in_full(
    entry: Entry, size: tuple[int, int], language: str
) -> None:
    """However narrow the panels beside the drawing are."""

    async def run() -> None:
        async with playing(staged(3, well_on, entry), size, language) as pilot:
            await asked(pilot)
            await pilot.press("v")
            await pilot.pause()
            banner = on_screen(pilot).query_one("#banner", Static)
            assert 0 < len(str(banner.content)) <= banner.content_size.width

    asyncio.run(run())
