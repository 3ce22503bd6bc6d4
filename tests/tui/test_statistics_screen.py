"""The screen of statistics says what `edenia stats` says, one kind of game at a time."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from edenia_tui.tui.screens.statistics import StatisticsScreen
from tests.sharing.games import exo_text
from tests.sharing.program import keep
from tests.tui.fronts import (
    SMALL,
    Fronts,
    every_language,
    every_size,
    keep_a_game,
    seen,
    settle,
    text_of,
    walk,
)
from tests.tui.looking_back import recorded

Steps = Callable[[Pilot[Any], Fronts], Awaitable[None]]


def look(steps: Steps, size: tuple[int, int] = SMALL, **how: Any) -> None:
    """Open the statistics and do something there."""

    async def walks(pilot: Pilot[Any]) -> None:
        app.push_screen(StatisticsScreen())
        await settle(pilot)
        await steps(pilot, app)

    app = Fronts(**how)
    asyncio.run(walk(app, size, walks))


@every_language
@every_size
def test_each_game_has_its_numbers_and_a_chart(language: str, size: tuple[int, int]) -> None:
    """Right picks the other game, and so does a click."""
    recorded()
    keep("exo", exo_text(1, "human"))
    finished = {"en": "1 game finished, 0 unfinished.", "fr": "1 partie terminée, 0 en cours."}
    race, points = {"en": ("by the Race", "by points"), "fr": ("par la Course", "aux points")}[
        language
    ]

    async def steps(pilot: Pilot[Any], app: Fronts) -> None:
        assert text_of(app, "#stats-told").splitlines()[0] == finished[language]
        assert points not in seen(app)
        await pilot.press("right")
        await settle(pilot)
        told = text_of(app, "#stats-told")
        assert told.splitlines()[0] == finished[language]
        assert race not in told
        assert "░" in seen(app)
        await pilot.click("#game", offset=(3, 0))
        await settle(pilot)
        assert text_of(app, "#stats-told") != told

    look(steps, size, language=language)


def test_a_name_counts_games_of_several_people() -> None:
    """Without a name they are left out, and it is told how to give one."""
    keep_a_game()

    async def steps(pilot: Pilot[Any], app: Fronts) -> None:
        told = text_of(app, "#stats-told")
        assert told.startswith("No game of yours is kept here yet.")
        assert told.endswith("1 game of several people is not counted: write your name above.")
        app.screen.query_one("#name").focus()
        await pilot.press(*"zoé")
        await settle(pilot)
        assert text_of(app, "#stats-told") == "0 games finished, 1 unfinished."

    look(steps)


def test_a_game_that_was_played_is_shown_first() -> None:
    """Whoever plays only EXO sees EXO at once."""
    keep("exo", exo_text(1, "human"))

    async def steps(_: Pilot[Any], app: Fronts) -> None:
        assert "Edenia [EXO]" in seen(app)
        assert text_of(app, "#stats-told").startswith("1 game finished")

    look(steps)


@pytest.mark.parametrize("plain", [False, True])
def test_a_chart_in_ascii(*, plain: bool) -> None:
    """Where only ASCII is drawn, bars are, too."""
    recorded()

    async def steps(_: Pilot[Any], app: Fronts) -> None:
        assert seen(app).isascii() is plain
        assert "1 of 1" in seen(app) or "0 of 1" in seen(app)

    look(steps, ascii=plain)
