"""Questions of others on the screen: nobody answers them by accident, and none is lost or out of date."""

from pathlib import Path

from msgspec.structs import replace

from edenia_tui.host.hub.allowance import Rate
from edenia_tui.host.hub.notes import EndKind, RequestKind
from edenia_tui.host.screen.game import HostedGameScreen
from edenia_tui.host.screen.lobby import LobbyScreen
from edenia_tui.tui.dialogs.pick import Pick
from edenia_tui.tui.exit import Toward
from tests.host.hub.company import clock_of, look_after
from tests.host.screen.parlour import (
    DOWN,
    ENTER,
    ESCAPE,
    F9,
    F10,
    QUICK,
    Parlour,
    Visited,
    in_parlour,
)
from tests.host.screen.test_shared_games import is_asked, pick, shows, two_at_a_table
from tests.host.screen.wires import until


async def ask(visited: Visited, kind: RequestKind, number: int = 0) -> None:
    """Ask the others for something."""
    hub = visited.visiting.hub
    await hub.requests(visited.visiting).ask(visited.visiting, kind, number)


async def is_offered(visited: Visited, text: str) -> None:
    """Wait until a list on top offers something."""

    def offered() -> bool:
        screen = visited.app.screen
        return isinstance(screen, Pick) and any(text in one for one in screen.texts)

    await until(offered)


def test_an_enter_that_was_meant_for_the_game_agrees_to_nothing(tmp_path: Path) -> None:
    """Whoever presses Enter as a question comes up has neither agreed nor declined; F9 asks again."""

    async def use(parlour: Parlour) -> None:
        ann, ben = await two_at_a_table(parlour)
        await ask(ben, RequestKind.END)
        await is_offered(ann, "I agree")
        await ann.press(ENTER)
        await shows(ann, HostedGameScreen)
        request = ann.table.standing.request
        assert request is not None
        assert request.open
        await ann.press(F9)
        await pick(ann, "I agree")
        await ben.sees("all agreed to end it")

    in_parlour(tmp_path, use)


def test_how_it_ended_is_told_again_after_an_agreed_end(tmp_path: Path) -> None:
    """Enter and Escape tell such an end as often as one likes, as they do one by the rules."""

    async def use(parlour: Parlour) -> None:
        ann, ben = await two_at_a_table(parlour)
        await ask(ben, RequestKind.END)
        await is_offered(ann, "I agree")
        await pick(ann, "I agree")
        await is_offered(ann, "Look at the table")
        for key in (ENTER, ESCAPE):
            await pick(ann, "Look at the table")
            await shows(ann, HostedGameScreen)
            await ann.press(key)
            await is_offered(ann, "Ask for another game")
        assert not is_asked(ann)

    in_parlour(tmp_path, use)


def test_one_who_gave_up_is_asked_about_another_game(tmp_path: Path) -> None:
    """Their consent is needed, so they are asked for it, and play on with the others."""

    async def use(parlour: Parlour) -> None:
        ann, ben = await two_at_a_table(parlour, is_rated=True, has_hints=False)
        first = ann.table
        await ann.press(F9)
        await pick(ann, "Give up")
        await ann.sees("Do you give up?")
        await ann.press(DOWN, ENTER)
        await is_offered(ben, "Ask for another game")
        await pick(ben, "Ask for another game")
        await is_offered(ann, "Look at the table")
        await pick(ann, "Look at the table")
        await is_offered(ann, "I agree")
        await pick(ann, "I agree")
        await until(lambda: ann.visiting.hub.table_of(ann.visiting) not in (None, first))
        assert first.standing.ended is not None
        assert first.standing.ended.kind is EndKind.RESIGNED
        assert ann.table.standing.seat_of(ann.visiting.account.id) is not None

    in_parlour(tmp_path, use)


def test_what_was_asked_while_one_was_away_is_asked_at_the_return(tmp_path: Path) -> None:
    """A question to somebody in the lobby waits there for them, and is not shown over the lobby."""

    async def use(parlour: Parlour) -> None:
        ann, ben = await two_at_a_table(parlour)
        await ann.press(F10)
        await shows(ann, LobbyScreen)
        await ask(ben, RequestKind.END)
        await ann.settle()
        assert isinstance(ann.app.screen, LobbyScreen)
        await ann.press(ENTER)
        await is_offered(ann, "I agree")
        await ann.sees(f"{ben.name} wants to end the game")

    in_parlour(tmp_path, use)


def test_nobody_is_asked_about_one_who_is_back(tmp_path: Path) -> None:
    """The question what to do without somebody goes away when they come."""

    async def use(parlour: Parlour) -> None:
        ann, ben = await two_at_a_table(parlour)
        await ann.hang_up()
        clock_of(parlour.hub).pass_by(parlour.hub.house.limits.absence_seconds + 1)
        await look_after(parlour.hub)
        await is_offered(ben, "Let a bot play")
        again = await parlour.visit(ann.visiting.account)
        await again.press(ENTER)
        await again.sees("Your turn.")
        await shows(ben, HostedGameScreen)

    in_parlour(tmp_path, use)


def test_whoever_waited_may_think_better_of_it(tmp_path: Path) -> None:
    """What can be done about somebody absent stays in reach after one has chosen to wait."""

    async def use(parlour: Parlour) -> None:
        ann, ben = await two_at_a_table(parlour)
        await ann.hang_up()
        clock_of(parlour.hub).pass_by(parlour.hub.house.limits.absence_seconds + 1)
        await look_after(parlour.hub)
        await is_offered(ben, "Let a bot play")
        await pick(ben, "Wait")
        await shows(ben, HostedGameScreen)
        await ben.press(F9)
        await pick(ben, "Let a bot play")
        await ben.sees(f"A bot plays for {ann.name}")

    in_parlour(tmp_path, use)


def test_a_screen_without_keys_is_ended(tmp_path: Path) -> None:
    """After the idle time the terminal is given back, with the reason; a key before it counts anew."""

    async def use(parlour: Parlour) -> None:
        ann = await parlour.visit("Ann")
        clock, idle = clock_of(parlour.hub), parlour.hub.house.limits.idle_seconds
        clock.pass_by(idle - 1)
        await ann.press(DOWN)
        clock.pass_by(idle - 1)
        await ann.press(DOWN)
        assert not ann.app._exit
        clock.pass_by(idle)
        assert await ann.goes() is Toward.DOOR
        assert "Nothing was typed for long." in ann.wire.written
        assert ann.wire.written.index("\x1b[?1049l") < ann.wire.written.index("Nothing was")

    in_parlour(tmp_path, use)


def test_hints_are_counted_by_account(tmp_path: Path) -> None:
    """A second visit, or another front end, does not give somebody more hints."""

    async def use(parlour: Parlour) -> None:
        ann, _ = await two_at_a_table(parlour)
        hints, account = parlour.hub.hints, ann.visiting.account
        assert hints.takes(account.id)
        await ann.press("h")
        await ann.sees("You asked for many hints.")

    in_parlour(tmp_path, use, replace(QUICK, hints=Rate(1, 0.001)))


def test_a_usual_table_is_opened_by_enter_alone(tmp_path: Path) -> None:
    """Whoever changes nothing of what is offered needs no way down the page."""

    async def use(parlour: Parlour) -> None:
        ann = await parlour.visit("Ann")
        await ann.press(ENTER)
        await ann.sees("Rated", "Enter open the table")
        await until(lambda: ann.app.focused is not None)
        await ann.press(ENTER)
        await ann.sees("One more is missing")

    in_parlour(tmp_path, use)


def test_one_is_forgotten_by_keys_alone(tmp_path: Path) -> None:
    """After one more question nothing is known of somebody, and they have left."""

    async def use(parlour: Parlour) -> None:
        ann = await parlour.visit("Ann")
        await ann.sees("Lobby: you are Ann", "type reset", "ServerAliveInterval")
        await ann.press(F9)
        await pick(ann, "Have all removed")
        await ann.sees("Remove it")
        await ann.press(DOWN, ENTER)
        assert await ann.goes() is Toward.DOOR
        people = parlour.hub.house.store.people
        assert await people.by_id(ann.visiting.account.id) is None

    in_parlour(tmp_path, use)
