"""The rulebook can be gone through, searched, and opened at a rule."""

import asyncio
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from edenia_tui.games.registry import GAMES
from edenia_tui.language.citing import origin_of
from edenia_tui.language.speech import speech
from edenia_tui.lookup.editions import difference_lines
from edenia_tui.lookup.examples import examples_of
from edenia_tui.tui.screens.rules import RulesScreen
from rules.edenia.rulebook import rulebook
from tests.tui.fronts import SMALL, Fronts, every_language, every_size, seen, text_of, walk

EXAMPLES = examples_of("edenia")


def listed(app: Fronts) -> list[str]:
    """List the ids that are offered."""
    return [option.id for option in app.screen.query_one(OptionList).options if option.id]


@every_language
def test_every_rule_is_offered_and_shown_whole(language: str) -> None:
    """Going down the list shows each rule's id, title and text, chapters passed over.

    Its example is told in the language and drawn; 80 columns are enough for every drawing.
    """

    async def steps(pilot: Pilot[Any]) -> None:
        await app.push_screen(RulesScreen())
        await pilot.pause()
        for rule in rulebook().rules(language):
            shown = text_of(app, "#front-text")
            assert shown.startswith(f"{rule.id}  {rule.title}\n")
            assert all(paragraph.text in shown for paragraph in rule.paragraphs)
            assert origin_of(rule, speech(language)) in shown
            if rule.id in EXAMPLES:
                assert EXAMPLES[rule.id].sentences[language] in shown
                assert "ARRIDIS" in text_of(app, "#front-example")
                assert app.screen.query_one("#front-page").max_scroll_x == 0
            await pilot.press("down")
        assert listed(app) == list(rulebook().ids())

    app = Fronts(language)
    asyncio.run(walk(app, SMALL, steps))


def test_opened_with_a_rule_it_shows_the_rule_and_its_example() -> None:
    """Wherever the rule stands in the book, its line of the list is in sight."""

    async def steps(pilot: Pilot[Any]) -> None:
        for rule_id in (next(iter(EXAMPLES)), "LEAP-2", [*EXAMPLES][-1]):
            await app.push_screen(RulesScreen(rule_id.lower()))
            await pilot.pause()
            assert text_of(app, "#front-text").startswith(f"{rule_id}  ")
            assert "ARRIDIS" in text_of(app, "#front-example")
            assert rule_id in seen(app)
            app.pop_screen()

    app = Fronts()
    asyncio.run(walk(app, SMALL, steps))


def test_an_unknown_id_opens_the_book_at_its_beginning() -> None:
    """Nothing breaks when a rule has gone."""

    async def steps(pilot: Pilot[Any]) -> None:
        await app.push_screen(RulesScreen("GONE-1"))
        await pilot.pause()
        assert text_of(app, "#front-text").startswith(rulebook().ids()[0])

    app = Fronts()
    asyncio.run(walk(app, SMALL, steps))


@every_size
@pytest.mark.parametrize("question", ["leap-2", "jump over my own sheep", "sauter", "leapfrgo"])
def test_a_question_lists_the_rules_that_fit(question: str, size: tuple[int, int]) -> None:
    """Words of both languages, ids and slips of the pen find rules; the best is shown at once."""

    async def steps(pilot: Pilot[Any]) -> None:
        await app.push_screen(RulesScreen("SET-1"))
        await pilot.press("slash", *question)
        await pilot.pause()
        found = listed(app)
        assert 1 <= len(found) <= 5
        assert any(rule.startswith("LEAP-") for rule in found)
        assert text_of(app, "#front-text").startswith(found[0])
        await pilot.press("enter")
        assert app.focused is app.screen.query_one("#front-list")

    app = Fronts()
    asyncio.run(walk(app, size, steps))


@every_language
def test_the_word_for_editions_lists_where_they_differ(language: str) -> None:
    """The page tells what each edition says and what is played."""

    async def steps(pilot: Pilot[Any]) -> None:
        await app.push_screen(RulesScreen())
        await pilot.press("slash", *"editions")
        await pilot.pause()
        assert listed(app) == [rule.id for rule in rulebook().rules(language) if rule.differs]
        await pilot.press("enter", "down")
        await pilot.pause()
        told = difference_lines(
            rulebook().rule("LEAP-3", language), GAMES["edenia"], speech(language)
        )
        assert all(line in text_of(app, "#front-text") for line in told)

    app = Fronts(language)
    asyncio.run(walk(app, SMALL, steps))


@pytest.mark.parametrize("question", ["what is the weather", "pizza", "quel temps fait-il"])
def test_what_is_not_about_the_game_is_told(question: str) -> None:
    """The list says that nothing fits."""

    async def steps(pilot: Pilot[Any]) -> None:
        await app.push_screen(RulesScreen())
        await pilot.press("slash", *question)
        await pilot.pause()
        assert listed(app) == []
        assert "Nothing about that." in seen(app)

    app = Fronts()
    asyncio.run(walk(app, SMALL, steps))


def test_a_question_without_answer_is_told_and_can_be_taken_back() -> None:
    """The list says so; an empty question brings the whole book back."""

    async def steps(pilot: Pilot[Any]) -> None:
        await app.push_screen(RulesScreen())
        await pilot.press("slash", *"qqqq")
        await pilot.pause()
        assert listed(app) == []
        assert "Nothing about that." in seen(app)
        await pilot.press(*["backspace"] * 4)
        await pilot.pause()
        assert listed(app) == list(rulebook().ids())

    app = Fronts()
    asyncio.run(walk(app, SMALL, steps))


def test_a_click_turns_to_a_rule() -> None:
    """The mouse alone reads the book."""

    async def steps(pilot: Pilot[Any]) -> None:
        await app.push_screen(RulesScreen())
        await pilot.pause()
        await pilot.click("#front-list", offset=(3, 2))
        await pilot.pause()
        assert text_of(app, "#front-text").startswith("SET-2")

    app = Fronts()
    asyncio.run(walk(app, SMALL, steps))


def test_another_language_turns_to_the_same_rule() -> None:
    """Settings opened over the book change its language, not the page."""

    async def steps(pilot: Pilot[Any]) -> None:
        await app.push_screen(RulesScreen("LEAP-2"))
        await pilot.press("f4", "down", "right")
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        title = rulebook().rule("LEAP-2", "fr").title
        assert text_of(app, "#front-text").startswith(f"LEAP-2  {title}")
        assert app.focused is app.screen.query_one("#front-list")

    app = Fronts()
    asyncio.run(walk(app, SMALL, steps))


def test_before_a_game_there_are_all_books() -> None:
    """From the menu the book is picked above the rules; the list and the page are then that game's."""

    async def steps(pilot: Pilot[Any]) -> None:
        await app.push_screen(RulesScreen())
        await pilot.pause()
        app.screen.query_one("#front-book").focus()
        await pilot.press("right")
        await pilot.pause()
        ids = GAMES["exo"].game.rulebook.ids()
        assert listed(app) == list(ids)
        assert text_of(app, "#front-text").startswith(f"{ids[0]}  ")

    app = Fronts()
    asyncio.run(walk(app, SMALL, steps))
