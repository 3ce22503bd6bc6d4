"""Explanations are asked for in the same way in every game: hints, rules, questions, help."""

from random import Random
from typing import Any

import pytest
from textual.containers import VerticalScroll
from textual.widgets import OptionList, Static

from edenia_tui.conversation.sitting import Sitting
from edenia_tui.conversation.viewer import Viewer
from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES
from edenia_tui.lookup.examples import examples_of
from edenia_tui.tui.dialogs.loupe import Loupe
from edenia_tui.tui.dialogs.notice import Notice
from edenia_tui.tui.screens.help import HelpScreen
from edenia_tui.tui.screens.rules import RulesScreen
from edenia_tui.tui.widgets.tabletop import Tabletop
from rules.bots.budget import Budget
from tests.games.discovery import every_game
from tests.tui.every_game import choose, play
from tests.tui.playing import (
    AnyPilot,
    choices_of,
    game_of,
    on_screen,
    until,
)
from tests.tui.reading import notice, record


@every_game
def test_a_hint_is_told_with_reasons(entry: Entry) -> None:
    """`h` highlights the best choice and tells why; it is not done."""

    async def steps(pilot: AnyPilot, _: Sitting) -> None:
        before = record(pilot)
        game_of(pilot).hints.adviser._budget = Budget(iterations=40)
        await pilot.press("h")
        await until(pilot, lambda: isinstance(on_screen(pilot), Notice))
        viewer = game_of(pilot).viewer
        best = choices_of(pilot).considered
        told = viewer.words.describe(viewer.listener, viewer.view, best)
        assert notice(pilot)[0].startswith(f"Best: {told}.")
        assert len(notice(pilot)) > 1
        assert record(pilot) == before

    play(entry, steps)


@every_game
def test_why_tells_rules_of_this_book(entry: Entry) -> None:
    """`?` tells the choice and its rules, in the table's drawing the rule of the place."""

    async def steps(pilot: AnyPilot, _: Sitting) -> None:
        viewer, action = game_of(pilot).viewer, choices_of(pilot).considered
        rules = entry.presenter.rules(viewer.view, action)
        assert rules
        await pilot.press("question_mark")
        assert notice(pilot)[0] == sentence_of(viewer, action)
        for rule in rules:
            assert any(line.startswith(f"{rule}: ") for line in notice(pilot))
        await pilot.press("escape")
        tabletop = game_of(pilot).query_one(Tabletop)
        tabletop.focus()
        await pilot.press("up", "left")
        await pilot.pause()
        told = entry.presenter.explain(viewer.listener, viewer.view, viewer.legal, tabletop.cursor)
        await pilot.press("question_mark")
        assert notice(pilot)[0] == told.sentences[0]
        assert any(line.startswith(f"{told.rule}: ") for line in notice(pilot))

    def sentence_of(viewer: Any, action: Any) -> str:
        return entry.presenter.sentence(viewer.listener, viewer.view, action)

    play(entry, steps)


@every_game
@pytest.mark.parametrize("key", ["i", "k", "o", "w"])
def test_questions_are_answered_by_keys(entry: Entry, key: str) -> None:
    """What is mine, what is left, my points, the players: each key has the answer of its own."""

    def expected(viewer: Viewer) -> list[str]:
        about = viewer.listener, viewer.view
        if key == "i":
            return entry.presenter.own_in_full(*about, viewer.legal)
        if key == "k":
            return entry.presenter.common_in_full(*about)
        return entry.words.queries[{"o": "score", "w": "who"}[key]].answer(*about, [])

    async def steps(pilot: AnyPilot, _: Sitting) -> None:
        await choose(pilot, Random(3))
        await pilot.press(key)
        assert notice(pilot)
        assert [*notice(pilot)] == expected(game_of(pilot).viewer)

    play(entry, steps)


@every_game
def test_a_click_points_and_the_loupe_shows_it(entry: Entry) -> None:
    """A click on the drawing moves the cursor or the highlight there; `l` draws the place large."""

    async def steps(pilot: AnyPilot, _: Sitting) -> None:
        tabletop = game_of(pilot).query_one(Tabletop)
        drawn = game_of(pilot).table_view.drawn(
            game_of(pilot).viewer.view, game_of(pilot).viewer.seat, tabletop.zoom, None
        )
        site, region = [*drawn.sites.items()][-1]
        await pilot.click(Tabletop, offset=(region.x, region.y))
        await pilot.pause()
        assert tabletop.cursor == site
        await pilot.press("l")
        assert isinstance(on_screen(pilot), Loupe)

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
        screen, speech = on_screen(pilot), game_of(pilot).viewer.listener.speech
        assert isinstance(screen, HelpScreen)
        await pilot.pause()
        table = screen.query_one("#front-table", VerticalScroll)
        does = [str(text.content) for text in table.query(".does").results(Static)]
        for other in GAMES.values():
            say = speech.about(other.words.messages)
            told = [say(one.message) for one in other.presenter.keys]
            assert (set(told) <= set(does)) is (other is entry)

    play(entry, steps)
