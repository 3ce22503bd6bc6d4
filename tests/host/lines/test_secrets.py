"""What one person is told alone is in nobody else's stream, whatever they ask, undo or look back at."""

from pathlib import Path

import pytest

from edenia_tui.games.registry import GAMES
from rules.kernel.seat import Seat
from tests.host.lines.hosts import Evening, GameOver, Party, Person, at_a_party
from tests.host.lines.test_games import sit_down
from tests.host.secrets import Eyes, hiding_table, kept, own_names, search, words_in

_TABLES = 12
"""What is drawn at a host cannot be foreseen: at one table something is hidden, at another nothing."""
_A_WHILE = 12
"""Decisions between two looks at what is hidden."""


class NothingHidden(Exception):
    """A game was over before anybody was told something alone."""


async def play_until_something_is_hidden(
    party: Party, code: str, anna: Person, ben: Person
) -> tuple[Person, Person]:
    """Let two play until one knows something alone; first whoever is asked then."""
    evening = 0
    while True:
        evening += 1
        try:
            first, second = await Evening(_A_WHILE, evening).play(anna, ben)
        except GameOver:
            raise NothingHidden from None
        record = await kept(party.host.folder, code)
        if any(own_names(record, seat) for seat in (Seat(0), Seat(1))):
            return first, second
        first.type("look")  # to be asked once more: the question has been read


async def ask_everything(person: Person) -> None:
    """Ask about the table, look back at the whole game, and come again."""
    for question in ("look", "status", "have", "who", "score", "log 200", "diff", "moves", "undo"):
        person.type(question)
    travels = ("start", "turn 3", "next", "next", "log 200", "have", "look", "end", "have")
    for word in ("replay", "eyes red", "eyes all", *travels, "return"):
        person.type(word)
    person.type("say that was all")
    await person.hears("that was all")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_the_other_is_heard(game: str, tmp_path: Path) -> None:
    """Names that only Anna was told are not in Ben's stream or a spectator's, nor the other way round."""
    table = hiding_table(game)
    if table is None:
        pytest.skip(f"{game} hides nothing")

    async def use(party: Party) -> None:
        anna, ben, code = await sit_down(party, table, language="en")
        carl = await party.comes("Carl")
        await carl.says(f"watch {code}", "You look on.")
        first, second = await play_until_something_is_hidden(party, code, anna, ben)
        hidden = await kept(party.host.folder, code)
        for person in (first, second, carl):
            await ask_everything(person)
        first.hang_up()
        again = await party.comes(first.name, "join", code, lobby=False)
        await ask_everything(again)
        heard: dict[Eyes, set[str]] = {
            Seat(0): words_in(anna.text),
            Seat(1): words_in(ben.text),
            None: words_in(carl.text),
        }
        heard[Seat(0) if first is anna else Seat(1)] |= words_in(again.text)
        found = search(hidden, heard)
        assert any(found.hidden.values())
        assert not any(found.found.values()), found
        for seat in (Seat(0), Seat(1)):
            assert own_names(hidden, seat) <= heard[seat]

    for attempt in range(_TABLES):
        (tmp_path / str(attempt)).mkdir()
        try:
            at_a_party(tmp_path / str(attempt), use)
        except NothingHidden:
            continue
        return
    pytest.fail("nothing was hidden at any table")
