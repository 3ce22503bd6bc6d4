"""`?` explains whatever is in sight: a choice, a cell, a sheep that cannot move, an artefact in hand."""

import asyncio

from msgspec.structs import replace

from edenia_tui.games.edenia.screen.explaining import explain_hand
from edenia_tui.tui.widgets.sentence import Sentence
from edenia_tui.tui.widgets.tabletop import Tabletop
from rules.edenia.galaxy import Cell
from tests.tui.playing import asked, game_of, playing, sit_down
from tests.tui.reading import notice


def test_keys_for_what_cannot_be_chosen_say_why() -> None:
    """3 for a sheep that waits its turn is refused with the id; `?` then gives the rule."""

    async def play() -> None:
        async with playing(sit_down()) as pilot:
            await asked(pilot)
            await pilot.press("3")
            said = str(game_of(pilot).query_one(Sentence).content)
            assert "(MOV-3)" in said
            await pilot.press("question_mark")
            assert notice(pilot)[0] in said
            assert notice(pilot)[2].startswith("MOV-3: ")
            await pilot.press("escape", "down", "question_mark")
            assert "east nebula" in notice(pilot)[0]

    asyncio.run(play())


def test_the_cell_under_the_cursor_is_explained() -> None:
    """In the galaxy `?` tells what is there, its rule, and why one's sheep there stay."""

    async def play() -> None:
        async with playing(sit_down()) as pilot:
            await asked(pilot)
            galaxy = game_of(pilot).query_one(Tabletop)
            galaxy.focus()
            galaxy.post_message(Tabletop.Pointed(Cell(0)))
            await pilot.pause()
            await pilot.press("question_mark")
            assert "Arridis" in notice(pilot)[0]
            assert any("(MOV-3)" in line for line in notice(pilot))
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
