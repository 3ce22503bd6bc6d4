"""Taking back on the screen: the picture, the story and the file all go back, or it is said why not."""

import asyncio
from typing import Any

import pytest

from edenia_tui.conversation.sitting import Sitting, take_up
from edenia_tui.storage.files.record_file import RecordFile
from edenia_tui.storage.save_errors import NotKept
from edenia_tui.table.seating import HUMAN, Sitter
from edenia_tui.tui.dialogs.notice import Notice
from edenia_tui.tui.dialogs.pick import Pick
from edenia_tui.tui.game.over import Over
from edenia_tui.tui.game.screen import GameScreen
from edenia_tui.tui.table import animation
from edenia_tui.tui.widgets.choices import Choices
from edenia_tui.tui.widgets.command_bar import CommandBar
from edenia_tui.tui.widgets.sentence import Sentence
from edenia_tui.tui.widgets.story import Story
from rules.kernel.seat import Seat
from tests.library import kept_file, path_of
from tests.table.peeking import record_of
from tests.tui.playing import (
    ANNA,
    AnyPilot,
    Steps,
    asked,
    choices_of,
    game_of,
    on_screen,
    playing,
    sit_down,
    until,
)
from tests.tui.staged import at_a_question, in_the_middle, never, staged

_RED = Seat(0)
_UNDOABLE = 3
"""The seed of a game in which Anna's last choice revealed nothing and ended in a question."""


def play(sitting: Sitting, steps: Steps, language: str = "en", *, animated: bool = False) -> None:
    """Show a game, and do something once Anna is asked."""

    async def run() -> None:
        async with playing(sitting, language=language, animated=animated) as pilot:
            await asked(pilot)
            await steps(pilot)

    asyncio.run(run())


def actions(pilot: AnyPilot) -> tuple[Any, ...]:
    """Give what counts."""
    return record_of(game_of(pilot).room).actions


def lines_of(sitting: Sitting) -> list[str]:
    """Read the file."""
    return path_of(sitting).read_text("utf-8").splitlines()


def said(pilot: AnyPilot) -> str:
    """Read the line below the galaxy."""
    return str(game_of(pilot).query_one(Sentence).content)


def story(pilot: AnyPilot) -> tuple[str, ...]:
    """Read the story."""
    return game_of(pilot).query(Story).first().sentences


async def settled(pilot: AnyPilot, number: int) -> None:
    """Wait until so many actions count and Anna is asked about them."""
    game = game_of(pilot)

    def is_so() -> bool:
        question = game.viewer.question
        return (
            len(actions(pilot)) == number
            and question is not None
            and question.view == game.room.view(_RED)
            and choices_of(pilot).offered != ()
        )

    await until(pilot, is_so)


def test_undo_asks_again_and_redo_does_it_again() -> None:
    """`u` takes the last choice back in record, file, picture and story; `r` does it again."""
    sitting = staged(_UNDOABLE, at_a_question)

    async def steps(pilot: AnyPilot) -> None:
        before, shown = actions(pilot), game_of(pilot).viewer.view
        await pilot.press("u")
        await settled(pilot, len(before) - 1)
        assert actions(pilot) == before[:-1]
        assert before[-1] in choices_of(pilot).offered
        assert lines_of(sitting)[-1] == "undo"
        assert story(pilot)[-1].startswith("Taken back: ")
        await pilot.press("r")
        await settled(pilot, len(before))
        assert actions(pilot) == before
        assert game_of(pilot).viewer.view == shown
        assert lines_of(sitting)[-1] == "redo"
        assert story(pilot)[-1].startswith("Done again: ")

    play(sitting, steps)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Nothing to take back: your turn"), ("fr", "Rien à annuler : votre tour")],
)
def test_what_cannot_be_taken_back_is_told(language: str, told: str) -> None:
    """At the beginning of a turn the fence's sentence is said, and nothing changes."""
    sitting = staged(54, in_the_middle)

    async def steps(pilot: AnyPilot) -> None:
        before, question = actions(pilot), game_of(pilot).viewer.question
        await pilot.press("u")
        assert told in said(pilot)
        await pilot.press("r")
        assert actions(pilot) == before
        assert game_of(pilot).viewer.question is question
        assert lines_of(sitting)[-1] not in ("undo", "redo")

    play(sitting, steps, language)


@pytest.mark.parametrize(("language", "told"), [("en", "go back: press b."), ("fr", ": touche b.")])
def test_the_way_further_back_is_told_by_its_key(language: str, told: str) -> None:
    """On the screen the hint names the key that goes back, where line mode names its word."""

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("u")
        assert said(pilot).endswith(told)

    play(staged(54, in_the_middle), steps, language)


def test_the_words_of_line_mode_take_back_too() -> None:
    """`undo`, `redo` and `back 1` do what the keys do; a wrong number is told."""
    sitting = staged(_UNDOABLE, at_a_question)

    async def steps(pilot: AnyPilot) -> None:
        number = len(actions(pilot))
        for word, left in (("undo", 1), ("refaire", 0), ("back 1", 1)):
            game_of(pilot).post_message(CommandBar.Typed(word))
            await settled(pilot, number - left)
        assert lines_of(sitting)[-1] == f"back {number - 1}"
        game_of(pilot).post_message(CommandBar.Typed("back 9999"))
        await until(pilot, lambda: "Type back and a number" in said(pilot))
        assert len(actions(pilot)) == number - 1

    play(sitting, steps)


def test_against_bots_any_decision_can_be_picked() -> None:
    """`b` lists Anna's decisions, the latest first; the picked one is asked again."""
    sitting = staged(54, in_the_middle)

    async def steps(pilot: AnyPilot) -> None:
        room, before = game_of(pilot).room, actions(pilot)
        points = room.rewinding.decisions(_RED)
        await pilot.press("b")
        listed = on_screen(pilot)
        assert isinstance(listed, Pick)
        assert len(listed.texts) == len(points)
        assert listed.texts[0].startswith("Round 19: ")
        await pilot.press("down", "down", "enter")
        await settled(pilot, points[-3])
        assert actions(pilot) == before[: points[-3]]
        assert before[points[-3]] in choices_of(pilot).offered
        assert lines_of(sitting)[-1] == f"back {points[-3]}"
        assert story(pilot)[-1].startswith("Back in round ")

    play(sitting, steps)


def test_escape_from_the_list_changes_nothing() -> None:
    """One who only looked at the list plays on."""
    sitting = staged(54, in_the_middle)

    async def steps(pilot: AnyPilot) -> None:
        before = actions(pilot)
        game_of(pilot).post_message(CommandBar.Typed("back"))
        await until(pilot, lambda: isinstance(on_screen(pilot), Pick))
        await pilot.press("escape")
        assert actions(pilot) == before

    play(sitting, steps)


def test_a_game_that_is_over_can_go_on_from_a_decision() -> None:
    """Against bots the end is not the end: after going back, Anna is asked again."""
    sitting = staged(54, never)

    async def run() -> None:
        async with playing(sitting) as pilot:
            await until(pilot, lambda: isinstance(on_screen(pilot), Over))
            await pilot.press("escape")
            await pilot.press("b", "down", "enter")
            point = game_of(pilot).room.rewinding.decisions(_RED)[-1] + 1
            await until(pilot, lambda: len(actions(pilot)) < point + 1)
            await settled(pilot, len(actions(pilot)))
            assert not game_of(pilot).room.is_over

    asyncio.run(run())


def test_with_others_at_the_table_nobody_goes_back() -> None:
    """Two people share the keyboard: there is no list, and the reason is said."""
    sitting = sit_down(ANNA, Sitter("Ben", HUMAN))

    async def run() -> None:
        async with playing(sitting) as pilot:
            await until(pilot, lambda: not isinstance(on_screen(pilot), GameScreen))
            await pilot.press("enter")
            await asked(pilot)
            await pilot.press("b")
            assert on_screen(pilot) is game_of(pilot)
            assert "Only against bots" in said(pilot)

    asyncio.run(run())


def test_one_who_looks_on_changes_nothing() -> None:
    """After resigning, and before a bot has played, nothing can be taken back any more."""
    sitting = staged(_UNDOABLE, at_a_question)

    async def steps(pilot: AnyPilot) -> None:
        game = game_of(pilot)
        game.room.stop()
        await sitting.resign(_RED)
        number = len(actions(pilot))
        await pilot.press("u", "b")
        assert on_screen(pilot) is game
        assert len(actions(pilot)) == number
        assert "You only look on" in said(pilot)

    play(sitting, steps)


def test_a_travel_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever was on its way to the screen is forgotten; the picture is that of the table."""
    monkeypatch.setattr(animation, "PACE", 3600.0)
    sitting = sit_down()

    async def steps(pilot: AnyPilot) -> None:
        game = game_of(pilot)
        choices_of(pilot).post_message(Choices.Made(choices_of(pilot).offered[0]))
        await until(pilot, lambda: game.animation.is_moving)
        point = game.room.rewinding.decisions(_RED)[0]
        await game.room.rewinding.back(_RED, point)
        await settled(pilot, point)
        assert not game.animation.is_moving
        assert game.query_one(Choices).considered is not None
        assert game.viewer.view == game.room.view(_RED)

    play(sitting, steps, animated=True)


def test_what_cannot_be_kept_is_not_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk leaves the game as it was, and a notice says so."""
    sitting = staged(_UNDOABLE, at_a_question)

    async def steps(pilot: AnyPilot) -> None:
        before = actions(pilot)

        def full(keeper: RecordFile, *_: str, **__: bool) -> None:
            raise NotKept(keeper.path, "disk full")

        monkeypatch.setattr(RecordFile, "append", full)
        await pilot.press("u")
        notice = on_screen(pilot)
        assert isinstance(notice, Notice)
        assert "disk full" in notice.sentences[0]
        assert actions(pilot) == before

    play(sitting, steps)


def test_who_resigned_still_minds_what_is_taken_back() -> None:
    """Ben has left his seat to a bot; Anna may not rewind what he has played, in a game resumed too."""
    begun = sit_down(ANNA, Sitter("Ben", HUMAN))
    begun.close()
    path = path_of(begun)
    path.write_text(f"{path.read_text('utf-8')}first red\nskip\nseat green Ben lamb\n", "utf-8")

    async def steps(pilot: AnyPilot) -> None:
        before = actions(pilot)
        for key, told in (
            ("b", "Only against bots"),
            ("u", "Nothing to take"),
            ("r", "Nothing to do"),
        ):
            await pilot.press(key)
            await pilot.pause()
            assert said(pilot).startswith(told)
            assert on_screen(pilot) is game_of(pilot)
        assert actions(pilot) == before

    play(take_up(kept_file(path)), steps)
