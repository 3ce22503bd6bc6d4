"""`?` explains whatever is in sight: a choice, a cell, a sheep that cannot move, an artefact in hand."""

import asyncio

from msgspec.structs import replace

from edenia_tui.games.edenia.screen.explaining import explain_hand
from edenia_tui.tui.widgets.sentence import Sentence
from edenia_tui.tui.widgets.tabletop import Tabletop
from rules.edenia.galaxy import Cell
from tests.tui.playing import asked, game_of, playing, sit_down
from tests.tui.reading import notice


def test_mov_3_a_key_for_an_equal_sheep_means_the_one_that_is_listed() -> None:
    """3 on Arridis considers what sheep 1 may do; `?` then explains that choice."""

    async def play() -> None:
        async with playing(sit_down()) as pilot:
            await asked(pilot)
            await pilot.press("3")
            said = str(game_of(pilot).query_one(Sentence).content)
            assert said.startswith("sheep 1 east star")
            await pilot.press("question_mark")
            assert any(line.startswith("MOV-3: ") for line in notice(pilot))
            await pilot.press("escape", "down", "question_mark")
            assert "east nebula" in notice(pilot)[0]

    asyncio.run(play())


def test_the_cell_under_the_cursor_is_explained() -> None:
    """In the galaxy `?` tells what is there, and its rule."""

    async def play() -> None:
        async with playing(sit_down()) as pilot:
            await asked(pilot)
            galaxy = game_of(pilot).query_one(Tabletop)
            galaxy.focus()
            galaxy.post_message(Tabletop.Pointed(Cell(0)))
            await pilot.pause()
            await pilot.press("question_mark")
            assert "Arridis" in notice(pilot)[0]
            assert any(line.startswith("ARR-1: ") for line in notice(pilot))

    asyncio.run(play())


def test_the_hand_tells_what_cannot_be_played_now() -> None:
    """Beside what an artefact does stands why it has to wait."""

    async def play() -> None:
        async with playing(sit_down()) as pilot:
            await asked(pilot)
            desk = game_of(pilot).viewer.desk()
            seat = desk.view.active
            player = replace(desk.view.players[seat], hidden=("gromout",))
            players = (*desk.view.players[:seat], player, *desk.view.players[seat + 1 :])
            view = replace(desk.view, players=players)
            lines = explain_hand(desk.listener, view, desk.legal)
            assert "Gromout" in lines[0]
            assert "(ART-6)" in lines[-1]

    asyncio.run(play())
