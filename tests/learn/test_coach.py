"""The coach: quiet where a choice is good, heard where it throws much away, only where it is wanted."""

import asyncio
import io
from random import Random

import pytest

from edenia_tui.conversation.sitting import Sitting
from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES
from edenia_tui.learn.coach import Coach
from edenia_tui.learn.first_game import first_game
from edenia_tui.line.console import Console
from edenia_tui.line.play import play
from edenia_tui.table.question import Question
from edenia_tui.tui.app import EdeniaApp
from edenia_tui.tui.dialogs.notice import Notice
from edenia_tui.tui.dialogs.sure import Sure
from edenia_tui.tui.game.screen import GameScreen
from rules.bots.budget import Budget
from rules.bots.regret import MUCH, regret_of
from rules.kernel.seat import Seat
from tests.tui.playing import SMALL, on_screen, until
from tests.visits import visit_in

_EDENIA = GAMES["edenia"]
_AT_THE_DOOR = """edenia 1
               A    B    C    D    E
4             ...  ...  +//  +//  +//
5             ...  ...  +//  +//  Ede
red       clovers 1, trifoliums 12 11, sheep D5 west star; Edenia; Edenia
green     clovers 19, trifoliums 10, sheep E4 south star; Arridis; Edenia
"""
_THINKING = Budget(iterations=200)


def _action(text: str) -> object:
    game = _EDENIA.game
    return game.read_action(game.read_position(_AT_THE_DOOR), text)


def test_a_choice_that_throws_the_victory_away_is_known() -> None:
    """Skipping at the door of Edenia costs the Race; going in costs nothing."""
    game, view = _EDENIA.game, _EDENIA.game.read_position(_AT_THE_DOOR)
    regret = regret_of(game, view, _action("skip"), Random(0), _THINKING)
    assert regret is not None
    assert regret.better == _action("go 1 east")
    assert regret.loss > MUCH
    assert regret_of(game, view, _action("go 1 east"), Random(0), _THINKING) is None


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_warns_once_and_lets_be_done_what_is_chosen_again(language: str) -> None:
    """The second time the same choice is made, nothing is said."""
    manner = visit_in(language).manner
    view = _EDENIA.game.read_position(_AT_THE_DOOR)
    question = Question(Seat(0), view, _EDENIA.game.legal(view))
    listener = manner.listener(("", ""), Seat(0), _EDENIA.words.messages)

    class Here:
        """Thinks where it is asked."""

        async def think(self, thought: object, _: float) -> object:
            """Think at once."""
            return thought()  # type: ignore[operator]

    coach = Coach(_EDENIA, manner, Here())  # type: ignore[arg-type]
    first = asyncio.run(coach.warn(listener, question, _action("skip")))
    assert len(first) >= 2
    assert not any(line.startswith("coach-") for line in first)
    assert asyncio.run(coach.warn(listener, question, _action("skip"))) == []


@pytest.mark.parametrize("entry", GAMES.values(), ids=list(GAMES))
def test_what_is_met_first_is_told_once(entry: Entry) -> None:
    """The goal comes first, then each thing when it is met; all of it once."""
    visit = visit_in()
    visit.manner.remember(learned=())
    sitting = first_game(visit, entry)
    try:
        assert visit.manner.settings.coach
        view = sitting.room().view(Seat(0))
        while entry.game.to_act(view) != 0:
            view = entry.game.apply(view, entry.game.legal(view)[0]).state
        question = Question(Seat(0), view, entry.game.legal(view))
        names = ("",) * len(entry.game.seats(view))
        listener = visit.manner.listener(names, Seat(0), entry.words.messages)
        coach = Coach(entry, visit.manner, sitting.thinker)
        told = coach.meet(listener, question)
        assert told[0] == entry.words.goal(listener, view)
        assert coach.meet(listener, question) == []
    finally:
        sitting.close()


def test_a_first_game_by_lines_tells_how_to_win() -> None:
    """The coach is on, and says the goal and what is met."""
    visit, said = visit_in(), io.StringIO()
    visit.manner.remember(learned=())
    waiting = iter(["coach off", "quit"])

    async def read(prompt: str) -> str | None:
        said.write(prompt)
        return next(waiting, None)

    assert play(Console(read, said, patient=False), visit, first_game(visit, _EDENIA)) == 0
    assert "three sheep on Edenia" in said.getvalue()
    assert "Choose a sheep" in said.getvalue()
    assert "Coach off." in said.getvalue()


def test_on_the_screen_a_warning_asks_before_the_choice_is_made() -> None:
    """No is the first answer: the choice is not made, and the question stays open."""
    visit = visit_in()
    visit.manner.remember(learned=())
    sitting: Sitting = first_game(visit, _EDENIA)

    async def run() -> None:
        async with EdeniaApp(visit, sitting, animated=False).run_test(size=SMALL) as pilot:
            await until(pilot, lambda: isinstance(on_screen(pilot), Notice))
            await pilot.press("escape")
            screen = on_screen(pilot)
            assert isinstance(screen, GameScreen)
            asked = screen.viewer.question
            assert asked is not None

            async def warn(*_: object) -> list[str]:
                return ["That throws much away."]

            coach = screen.coaching._coach
            assert coach is not None
            coach.warn = warn  # type: ignore[method-assign, assignment]
            screen.do(asked.legal[0])
            await until(pilot, lambda: isinstance(on_screen(pilot), Sure))
            await pilot.press("enter")
            await until(pilot, lambda: on_screen(pilot) is screen)
            assert screen.viewer.question is asked
            screen.do(asked.legal[0])
            await until(pilot, lambda: isinstance(on_screen(pilot), Sure))
            await pilot.press("down", "enter")
            await until(pilot, lambda: screen.viewer.question is not asked)

    asyncio.run(run())
    sitting.close()
