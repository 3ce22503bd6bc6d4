"""Whole games by lines between people who came by ssh, with one who looks on."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from edenia_tui.games.registry import GAMES
from tests.host.lines.hosts import Party, Person, at_a_party, play_to_the_end


async def sit_down(party: Party, words: str, language: str = "fr") -> tuple[Person, Person, str]:
    """Let Anna open a table and Ben join it; the two, and the code."""
    anna, ben = await party.comes("Anna"), await party.comes("Ben", language=language)
    told = await anna.says(f"open {words}", "Table ")
    code = told.split()[1].rstrip(":")
    await anna.hears("Waiting for one more:")
    ben.type(f"rejoindre {code}")
    await ben.hears(f"Table {code}")
    await anna.hears("the game begins")
    return anna, ben, code


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_between_two_languages_with_a_spectator(game: str, tmp_path: Path) -> None:
    """Each plays in their own words to the end; the streams hold no escape and nothing of the other."""

    async def use(party: Party) -> None:
        anna, ben, code = await sit_down(party, f"{game} 2")
        carl = await party.comes("Carl")
        await carl.says(f"watch {code}", "You look on.")
        watching = asyncio.ensure_future(carl.hears("The game is over."))
        await asyncio.gather(
            play_to_the_end(anna, Random(1)), play_to_the_end(ben, Random(2)), watching
        )
        for person in (anna, ben, carl):
            assert b"\x1b" not in person.raw
            assert b"\r" not in person.raw
        assert "Ben" in anna.text
        assert "Anna" in ben.text
        await anna.says("leave", "Back in the lobby.")
        await anna.hears("Lobby:")
        await anna.says("games", code)
        code_, record, _ = await party.host.ask("export", code, key="Anna")
        assert code_ == 0
        assert record.startswith("edenia-record") or "record" in record.split("\n")[0]
        assert "# sit" not in record

    at_a_party(tmp_path, use)
