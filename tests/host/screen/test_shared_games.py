"""People on screens at one hub: what they do by keys alone, what others see of it, what is kept."""

from pathlib import Path
from typing import Any

import pytest
from textual.screen import Screen

from edenia_tui.host.hub.notes import EndKind
from edenia_tui.host.screen.game import HostedGameScreen
from edenia_tui.host.screen.lobby import LobbyScreen
from edenia_tui.host.screen.replay import HostedReplay
from edenia_tui.host.screen.waiting import WaitingScreen
from edenia_tui.storage.shared.tables import TableState
from edenia_tui.tui.dialogs.pick import Pick
from edenia_tui.tui.exit import Toward
from edenia_tui.tui.what_if.screen import WhatIfScreen
from tests.host.hub.company import clock_of, lines_of, look_after, plan
from tests.host.screen.parlour import (
    CTRL_Q,
    DOWN,
    ENTER,
    ESCAPE,
    F2,
    F9,
    F10,
    Parlour,
    Seen,
    Visited,
    in_parlour,
)
from tests.host.screen.wires import until


async def two_at_a_table(parlour: Parlour, **changes: object) -> tuple[Visited, Visited]:
    """Let two people play; first whoever is to choose, then the other."""
    ann, ben = await parlour.visit("Ann"), await parlour.visit("Ben")
    await parlour.open(ann, ben, plan_=plan("human", "human", **changes))
    await until(lambda: any(is_asked(one) for one in (ann, ben)))
    one, other = (ann, ben) if is_asked(ann) else (ben, ann)
    await one.sees("Your turn.", "Here: Ann, Ben.")
    await other.sees(f"{one.name} is thinking.", "Here: Ann, Ben.")
    return one, other


def is_asked(visited: Visited) -> bool:
    """Tell whether somebody is to choose, and can."""
    games = [one for one in visited.app.screen_stack if isinstance(one, HostedGameScreen)]
    return any(game.viewer.question is not None for game in games)


def game_of(visited: Visited) -> HostedGameScreen:
    """Give the game on somebody's screen."""
    (game,) = (one for one in visited.app.screen_stack if isinstance(one, HostedGameScreen))
    return game


async def pick(visited: Visited, text: str) -> None:
    """Pick something from the list on top, once it is there."""

    def offered() -> list[int]:
        screen = visited.app.screen
        texts = screen.texts if isinstance(screen, Pick) and screen.is_current else ()
        return [n for n, one in enumerate(texts) if text in one]

    await until(offered)
    (number, *_) = offered()
    await until(lambda: visited.app.focused is not None)
    await visited.press(*[DOWN] * number, ENTER)


async def shows(visited: Visited, kind: type[Screen[Any]]) -> None:
    """Wait until a screen is on top."""
    await until(lambda: isinstance(visited.app.screen, kind))
    await visited.settle()


def test_a_table_is_opened_found_and_played_at_by_keys_alone(tmp_path: Path) -> None:
    """One opens a table, another sits down there, and what the first does the second sees."""

    async def use(parlour: Parlour) -> None:
        ann = await parlour.visit("Ann")
        await ann.sees("Lobby: you are Ann")
        await ann.press("n")
        await ann.sees("Rated")
        await until(lambda: ann.app.focused is not None)
        while ann.app.focused is None or ann.app.focused.id != "start":
            await ann.press(DOWN)
        await ann.press(ENTER)
        await ann.sees("One more is missing")
        ben = await parlour.visit("Ben")
        await ben.sees(ann.table.code, "Ann, free")
        await ben.press(ENTER)
        await ben.sees("EDENIA", "Here: Ann, Ben.")
        await ann.sees("EDENIA", "Here: Ann, Ben.")
        await until(lambda: is_asked(ann) or is_asked(ben))
        one, other = (ann, ben) if is_asked(ann) else (ben, ann)
        before = await lines_of(parlour.hub, ann.table)
        told = len(game_of(other).viewer.sentences())
        await one.press(ENTER)
        await until(lambda: len(game_of(other).viewer.sentences()) > told)
        assert (await lines_of(parlour.hub, ann.table))[len(before)].startswith("go 1 east star")

    in_parlour(tmp_path, use)


def test_what_is_said_at_a_table_is_seen_there_and_nowhere_else(tmp_path: Path) -> None:
    """Talk is for those at the table; steering and markup in it reach nobody."""

    async def use(parlour: Parlour) -> None:
        ann, ben = await two_at_a_table(parlour)
        eve = await parlour.visit("Eve")
        await ben.press("t")
        await ben.sees("What do you want to say?")
        await ben.type("good \u202eluck\x07 [red]Ann[/]")
        await ann.sees(f"{ben.name}: good luck [red]Ann[/]")
        assert "luck" not in eve.wire.written
        assert "\u202e" not in ann.wire.written
        assert "\x07" not in ann.wire.written

    in_parlour(tmp_path, use)


def test_one_who_comes_back_has_the_seat_and_the_story(tmp_path: Path) -> None:
    """A connection that breaks leaves the seat; the next visit goes straight on."""

    async def use(parlour: Parlour) -> None:
        ann, ben = await two_at_a_table(parlour)
        code = ann.table.code
        await ann.hang_up()
        await ben.sees(f"{ann.name} is away.", f"Away: {ann.name}.")
        again = await parlour.visit(ann.visiting.account)
        await again.sees("Your games", code)
        await again.press(ENTER)
        await again.sees("Your turn.")
        await ben.sees("Here: Ann, Ben.")

    in_parlour(tmp_path, use)


def test_a_second_visit_to_a_seat_ends_the_first(tmp_path: Path) -> None:
    """Whoever takes their seat from elsewhere finds it free; the earlier screen says why it ended."""

    async def use(parlour: Parlour) -> None:
        ann, ben = await two_at_a_table(parlour)
        code = ann.table.code
        again = await parlour.visit(ann.visiting.account)
        await again.sees(code)
        await again.press(ENTER)
        await again.sees("Your turn.")
        assert await ann.goes() is Toward.DOOR
        assert "You came to this seat from elsewhere" in ann.wire.written
        assert "reset" in ann.wire.written
        await ben.settle()
        assert not ben.app._exit

    in_parlour(tmp_path, use)


def test_a_spectator_sees_and_does_nothing(tmp_path: Path) -> None:
    """One who looks on sees the table and the talk, and Enter chooses nothing."""

    async def use(parlour: Parlour) -> None:
        ann, _ = await two_at_a_table(parlour)
        eve = await parlour.visit("Eve")
        await eve.sees("Running tables", ann.table.code)
        await eve.press(ENTER)
        await eve.sees("EDENIA", "One looks on.")
        await ann.sees("Eve looks on.")
        before = await lines_of(parlour.hub, ann.table)
        await eve.press(ENTER, "u", "r", "h", "b")
        assert await lines_of(parlour.hub, ann.table) == before
        await eve.press(F10)
        await eve.sees("Lobby: you are Eve")
        await ann.sees("Eve looks on no more.")

    in_parlour(tmp_path, use)


def test_going_back_further_needs_the_others(tmp_path: Path) -> None:
    """A wish to go back is asked of whoever decided since; with the consent the line is kept."""

    async def use(parlour: Parlour) -> None:
        ann, ben = await two_at_a_table(parlour)
        for one, other in ((ann, ben), (ben, ann)):
            while not is_asked(other):
                await until(lambda: is_asked(ann) or is_asked(ben))
                if is_asked(one):
                    await one.press(ENTER)
        await shows(ann, HostedGameScreen)
        await ann.press("b")
        await ann.sees("All have to agree")
        await pick(ann, "Round 1")
        await ann.sees("The others are asked")
        await ann.press(ESCAPE)
        await ben.sees(f"{ann.name} wants to go back")
        await pick(ben, "I agree")
        await until(lambda: ann.table.standing.request is None)
        assert any(line.startswith("back") for line in await lines_of(parlour.hub, ann.table))

    in_parlour(tmp_path, use)


def test_a_wish_that_is_declined_is_off(tmp_path: Path) -> None:
    """Whoever does not agree calls it off, and the one who asked sees that."""

    async def use(parlour: Parlour) -> None:
        ann, ben = await two_at_a_table(parlour)
        await ann.press(F9)
        await pick(ann, "Ask to end the game")
        await ann.sees("The others are asked")
        await ann.press(ESCAPE)
        await ben.sees(f"{ann.name} wants to end the game")
        await pick(ben, "I do not agree")
        await ann.sees(f"{ben.name} does not agree")
        assert ann.table.standing.ended is None

    in_parlour(tmp_path, use)


def test_a_dialog_goes_when_it_is_overtaken(tmp_path: Path) -> None:
    """A request that the game overtakes is not left on anybody's screen."""

    async def use(parlour: Parlour) -> None:
        ann, ben = await two_at_a_table(parlour)
        await ben.press(F9)
        await pick(ben, "Ask to end the game")
        await ann.sees(f"{ben.name} wants to end the game")
        await until(lambda: isinstance(ann.app.screen, Pick))
        await ben.press(ESCAPE, F9)
        await pick(ben, "Take back what you asked for")
        await until(lambda: isinstance(ann.app.screen, HostedGameScreen))

    in_parlour(tmp_path, use)


def test_an_end_by_consent_and_another_game(tmp_path: Path) -> None:
    """All agree to end it, then all want another game, and everybody is at the next table."""

    async def use(parlour: Parlour) -> None:
        ann, ben = await two_at_a_table(parlour)
        first = ann.table
        await ann.press(F9)
        await pick(ann, "Ask to end the game")
        await ann.press(ESCAPE)
        await pick(ben, "I agree")
        await ann.sees("all agreed to end it")
        assert first.standing.ended is not None
        assert first.standing.ended.kind is EndKind.AGREED
        await pick(ann, "Ask for another game")
        await ann.press(ESCAPE)
        await ben.sees("all agreed to end it")
        await pick(ben, "Look at the table")
        await ben.sees(f"{ann.name} wants another game")
        await pick(ben, "I agree")
        await until(lambda: ann.visiting.hub.table_of(ann.visiting) not in (None, first))
        await until(lambda: ben.visiting.hub.table_of(ben.visiting) not in (None, first))
        assert ann.table is ben.table
        assert parlour.hub.listing(ann.visiting).own[0].state is TableState.PLAYING

    in_parlour(tmp_path, use)


def test_somebody_absent_is_replaced_by_consent_and_comes_back(tmp_path: Path) -> None:
    """After a while the others are offered to wait, a bot or the end; the owner has the seat back."""

    async def use(parlour: Parlour) -> None:
        ann, ben = await two_at_a_table(parlour)
        await ann.hang_up()
        await ben.sees(f"{ann.name} is away.")
        clock_of(parlour.hub).pass_by(parlour.hub.house.limits.absence_seconds + 1)
        await look_after(parlour.hub)
        await ben.sees(f"{ann.name} has been away for long", "Wait")
        await pick(ben, "Let a bot play")
        await ben.sees(f"A bot plays for {ann.name}")
        again = await parlour.visit(ann.visiting.account)
        await again.press(ENTER)
        await again.sees("EDENIA")
        await ben.sees(f"{ann.name} is back.")

    in_parlour(tmp_path, use)


def test_giving_up_is_asked_twice_and_ends_a_game_for_two(tmp_path: Path) -> None:
    """Who gives up looks on; the other learns of it."""

    async def use(parlour: Parlour) -> None:
        ann, ben = await two_at_a_table(parlour, is_rated=True, has_hints=False)
        await ann.press(F9)
        await pick(ann, "Give up")
        await ann.sees("Do you give up?")
        await ann.press(DOWN, ENTER)
        await ben.sees(f"{ann.name} gave up")
        assert ann.table.standing.resigned == (game_of(ann).players.first,)

    in_parlour(tmp_path, use)


@pytest.mark.parametrize("has_hints", [True, False])
def test_hints_and_what_ifs_only_where_the_table_allows_them(
    tmp_path: Path, *, has_hints: bool
) -> None:
    """A table without hints has none by any way: not by keys, not by words, not from the past."""

    async def use(parlour: Parlour) -> None:
        ann, _ = await two_at_a_table(parlour, has_hints=has_hints)
        await ann.press("v")
        if has_hints:
            await shows(ann, WhatIfScreen)
            await ann.press(ESCAPE)
            await shows(ann, HostedGameScreen)
            await ann.press("p")
            await shows(ann, HostedReplay)
            await ann.press("v")
            await shows(ann, WhatIfScreen)
            return
        await ann.sees("There are no hints")
        await ann.press("p")
        await shows(ann, HostedReplay)
        await ann.press("v")
        await ann.sees("There are no hints")
        await ann.press(ESCAPE)
        await shows(ann, HostedGameScreen)
        await ann.press("h")
        await ann.sees("There are no hints")
        await ann.press(":")
        await ann.sees("Tab completes")
        await ann.type("what-if")
        await ann.sees("There are no hints")
        assert isinstance(ann.app.screen, HostedGameScreen)

    in_parlour(tmp_path, use)


def test_leaving_for_lines_and_coming_back_keeps_the_place(tmp_path: Path) -> None:
    """F2 ends the screen without leaving the table; the next screen shows the table at once."""

    async def use(parlour: Parlour) -> None:
        ann, ben = await two_at_a_table(parlour)
        await ann.press(F2)
        assert await ann.goes() is Toward.LINES
        assert "Goodbye" not in ann.wire.written
        assert ann.visiting.hub.table_of(ann.visiting) is ben.table
        ann.visiting.hub.lobby.leave(ann.visiting)
        ann.come(parlour.starts)
        await ann.sees("Your turn.")

    in_parlour(tmp_path, use)


def test_the_end_of_the_host_is_told_on_a_terminal_that_is_whole(tmp_path: Path) -> None:
    """When the host shuts everybody is told, wherever they are, and gets their terminal back."""

    async def use(parlour: Parlour) -> None:
        ann, ben = await two_at_a_table(parlour)
        eve = await parlour.visit("Eve")
        await parlour.hub.close()
        for one in (ann, ben, eve):
            assert await one.goes() is Toward.DOOR
            assert "The host ends now" in one.wire.written
            assert one.wire.written.index("\x1b[?1049l") < one.wire.written.index("The host ends")

    in_parlour(tmp_path, use)


def test_one_removed_from_a_table_is_in_the_lobby(tmp_path: Path) -> None:
    """Whoever opened a table has a spectator leave, who is told so."""

    async def use(parlour: Parlour) -> None:
        one, other = await two_at_a_table(parlour)
        ann = one if one.name == "Ann" else other
        eve = await parlour.visit("Eve")
        await eve.sees(ann.table.code)
        await eve.press(ENTER)
        await ann.sees("Eve looks on.")
        await ann.press(F9)
        await pick(ann, "Have Eve leave")
        await eve.sees("asked you to leave")
        await eve.press(ESCAPE)
        await until(lambda: isinstance(eve.app.screen, LobbyScreen))

    in_parlour(tmp_path, use)


def test_a_table_by_its_code_and_a_wrong_one(tmp_path: Path) -> None:
    """A private table is not listed; its code leads there, and another code does not."""

    async def use(parlour: Parlour) -> None:
        ann, ben = await parlour.visit("Ann"), await parlour.visit("Ben")
        table = await parlour.open(ann, plan_=plan("human", "human", "human", is_public=False))
        await ben.sees("Open a table")
        assert table.code not in ben.wire.text
        await ben.press("c")
        await ben.sees("The code of a table")
        await ben.type("NOSUCHCO")
        await ben.sees("There is no such table.")
        await ben.press("c")
        await ben.sees("The code of a table")
        await ben.type(table.code.lower())
        await until(lambda: isinstance(ben.app.screen, WaitingScreen))
        await ann.sees("Ben")
        await ben.press(ESCAPE)
        await ben.sees("Your games", table.code)
        assert table.standing.seat_of(ben.visiting.account.id) is not None

    in_parlour(tmp_path, use)


@pytest.mark.parametrize(
    ("wire", "language", "seen"),
    [
        (("xterm-256color", (80, 24)), "fr", "Joueurs"),
        (("linux", (80, 24)), "en", "Players"),
        (("vt100", (80, 24)), "en", "Players"),
        (("xterm", (120, 40)), "fr", "Joueurs"),
    ],
)
def test_different_terminals_and_languages_side_by_side(
    tmp_path: Path, wire: tuple[str, tuple[int, int]], language: str, seen: str
) -> None:
    """Each sees the same table in their own language, signs and colours."""

    async def use(parlour: Parlour) -> None:
        ann = await parlour.visit("Ann", Seen(*wire), language)
        ben = await parlour.visit("Ben", Seen("xterm-256color", (100, 30), COLORTERM="truecolor"))
        await parlour.open(ann, ben)
        await ann.sees(seen)
        await ben.sees("Players", "Ann")
        assert "38;2;" in ben.wire.written
        assert "38;2;" not in ann.wire.written
        if wire[0] == "linux":
            assert ann.wire.text.isascii()
        if wire[0] == "vt100":
            assert "38;" not in ann.wire.written
        await ann.press(CTRL_Q)
        assert await ann.goes() is Toward.DOOR

    in_parlour(tmp_path, use)
