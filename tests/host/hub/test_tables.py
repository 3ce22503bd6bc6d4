"""Tables: opened, found by a code, filled, left and come back to, watched; whole games are played."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from edenia_tui.games.registry import GAMES
from edenia_tui.host.hub.hub import Hub
from edenia_tui.host.hub.news import (
    Begun,
    Came,
    Dismissal,
    IsOver,
    LobbyChanged,
    SatDown,
    StoodUp,
    Went,
)
from edenia_tui.host.hub.notes import EndKind
from edenia_tui.host.hub.own_room import NotTheirs
from edenia_tui.host.hub.plan import BadPlan, PlanFault
from edenia_tui.host.hub.refusing import NotDone, Why
from edenia_tui.storage.saved import read_saved
from edenia_tui.storage.shared.tables import TableState
from edenia_tui.table.question import NotOffered
from tests.host.hub.company import (
    GREEN,
    RED,
    Fake,
    a_hub,
    enter,
    in_hub,
    lines_of,
    look_after,
    plan,
    play,
    sit_down,
    until,
    until_asked,
)


def test_people_meet_at_a_table_and_play_to_the_end(tmp_path: Path) -> None:
    """Two of them, for each game: both are told of everything, and what is kept is the game."""

    async def meet(hub: Hub, game: str) -> None:
        ann, bob = Fake(f"Ann-{game}"), Fake(f"Bob-{game}")
        table = await sit_down(hub, ann, bob, game=game)
        assert [type(one) for one in ann.heard(SatDown)] == [SatDown]
        assert len(ann.heard(Begun)) == len(bob.heard(Begun)) == 1
        await play(10_000, ann, bob, rng=Random(1))
        over = await until(lambda: ann.heard(IsOver))
        assert over == bob.heard(IsOver)
        entry = GAMES[game]
        text = "\n".join(await lines_of(hub, table))
        saved = read_saved(text, entry.game, entry.options)
        outcome = entry.game.outcome(saved.state)
        assert outcome is not None
        assert (over[0].ended.kind, over[0].ended.seats) == (EndKind.RULES, outcome.winners)
        assert saved.seed is None
        assert "seed" not in text
        assert [one.name for one in saved.sitters] == [f"Ann-{game}", f"Bob-{game}"]
        assert [one.code for one in await hub.finished(ann)] == [table.code]
        assert table.code not in [one.code for one in hub.listing(ann).own]

    async def use(hub: Hub) -> None:
        for game in GAMES:
            await meet(hub, game)

    in_hub(tmp_path, use)


def test_a_seat_knows_its_own_and_no_more(tmp_path: Path) -> None:
    """What people are told, see and look back on in a whole game is what their eyes may know."""

    async def use(hub: Hub) -> None:
        ann, bob, eve = Fake("Ann"), Fake("Bob"), Fake("Eve")
        await enter(hub, ann, bob, eve)
        table = await sit_down(hub, ann, bob)
        await hub.watch(eve, table.code)
        eve.look(table)
        await play(150, ann, bob, rng=Random(2))
        assert table.play is not None
        course, game = table.play.room._course, table.entry.game
        for one, seat in ((ann, RED), (bob, GREEN), (eve, None)):
            assert one.told_of_game
            states = course._states[-len(one.told_of_game) :]
            for told, state in zip(one.told_of_game, states, strict=True):
                assert told.after == game.view(state, seat)
            assert one.room is not None
            assert one.room.view(seat) == game.view(course.state, seat)
            for other in {RED, GREEN} - {seat}:
                for look in (one.room.view, one.room.past, one.room.rewinding.fence):
                    with pytest.raises(NotTheirs):
                        look(other)
                assert one.room.question(other) is None
                with pytest.raises(NotTheirs):
                    one.room.attach(one, other)

    in_hub(tmp_path, use)


def test_nobody_acts_for_another_seat(tmp_path: Path) -> None:
    """Whoever holds another's question cannot answer it, take back for them, nor stop the game."""

    async def use(hub: Hub) -> None:
        ann, bob, eve = Fake("Ann"), Fake("Bob"), Fake("Eve")
        await enter(hub, ann, bob, eve)
        table = await sit_down(hub, ann, bob)
        await hub.watch(eve, table.code)
        eve.look(table)
        asked, question = await until_asked(ann, bob)
        others = [one for one in (ann, bob, eve) if one is not asked]
        for other in others:
            assert other.room is not None
            with pytest.raises(NotOffered):
                other.room.answer(question, question.legal[0])
            for attempt in (other.room.rewinding.undo, other.room.rewinding.redo):
                with pytest.raises(NotTheirs):
                    await attempt(question.seat)
            with pytest.raises(NotTheirs):
                await other.room.rewinding.back(question.seat, 0)
            other.room.stop()
        assert (await until_asked(asked))[1] is question
        with pytest.raises(NotDone) as caught:
            await hub.requests(eve).agree(eve)
        assert caught.value.why is Why.NOT_ASKED

    in_hub(tmp_path, use)


def test_a_private_table_is_found_by_its_code_alone(tmp_path: Path) -> None:
    """It stands in nobody's lobby but its own people's; a code may be typed in any way."""

    async def use(hub: Hub) -> None:
        ann, bob = Fake("Ann"), Fake("Bob")
        await enter(hub, ann, bob)
        table = await hub.open(ann, plan(is_public=False))
        assert len(table.code) == 8
        assert hub.listing(bob) == ([], [], [])
        assert [one.code for one in hub.listing(ann).own] == [table.code]
        typed = f" {table.code[:4].lower()}-{table.code[4:].lower()}"
        assert await hub.join(bob, typed) is table
        assert table.standing.is_begun
        assert hub.listing(Fake("Eve")) == ([], [], [])

    in_hub(tmp_path, use)


def test_codes_are_not_guessed(tmp_path: Path) -> None:
    """After some wrong ones of one account, or of one address, even a right one is not looked at."""

    async def use(hub: Hub) -> None:
        ann, bob = Fake("Ann"), Fake("Bob", address="10.0.0.2")
        near, far = Fake("Near", address="10.0.0.2"), Fake("Far", address="10.0.0.3")
        await enter(hub, ann, bob, near, far)
        table = await hub.open(ann, plan(is_public=False))
        reasons = []
        for _ in range(8):
            with pytest.raises(NotDone) as caught:
                await hub.join(bob, "AAAAAAAA")
            reasons.append(caught.value.why)
        assert reasons == [Why.NO_TABLE] * 6 + [Why.TOO_FAST] * 2
        for one in (bob, near):
            with pytest.raises(NotDone) as caught:
                await hub.join(one, table.code)
            assert caught.value.why is Why.TOO_FAST
        assert await hub.join(far, table.code) is table

    in_hub(tmp_path, use)


def test_the_lobby_lists_where_one_could_sit_and_look_on(tmp_path: Path) -> None:
    """Waiting tables first, one's own apart; everybody there hears that something changed."""

    async def use(hub: Hub) -> None:
        ann, bob, eve = Fake("Ann"), Fake("Bob"), Fake("Eve")
        await enter(hub, ann, bob, eve)
        assert hub.lobby.names == ["Ann", "Bob", "Eve"]
        waiting = await hub.open(ann, plan(title="first\x1b[2J <b>steps</b>"))
        playing = await sit_down(hub, bob, players=("human", "lamb"))
        listing = hub.listing(eve)
        assert [one.code for one in listing.waiting] == [waiting.code]
        assert [one.code for one in listing.playing] == [playing.code]
        assert listing.waiting[0].plan.title == "first[2J <b>steps</b>"
        assert [seat.name for seat in listing.waiting[0].seats] == ["Ann", ""]
        assert listing.waiting[0].free == 1
        assert [one.code for one in hub.listing(ann).own] == [waiting.code]
        assert eve.heard(LobbyChanged)
        before = len(ann.heard(LobbyChanged))
        hub.leave(eve)
        assert len(ann.heard(LobbyChanged)) == before
        assert hub.lobby.names == ["Ann", "Bob"]

    in_hub(tmp_path, use)


def test_seats_are_taken_once_and_given_back_before_the_game(tmp_path: Path) -> None:
    """A seat may be chosen; who gives it back may take another; an empty table is closed."""

    async def use(hub: Hub) -> None:
        ann, bob, cleo = Fake("Ann"), Fake("Bob"), Fake("Cleo")
        await enter(hub, ann, bob, cleo)
        table = await hub.open(ann, plan("human", "human", "human"))
        assert (await hub.join(ann, table.code)).standing.seat_of(ann.account.id) == RED
        with pytest.raises(NotDone) as caught:
            await hub.join(bob, table.code, RED)
        assert caught.value.why is Why.FULL
        assert hub.table_of(bob) is None
        await hub.join(bob, table.code, GREEN)
        await hub.rise(ann)
        assert bob.heard(StoodUp) == [StoodUp("Ann", RED)]
        assert await lines_of(hub, table) == (
            f"# sit 0 {ann.account.id} Ann",
            f"# sit 1 {bob.account.id} Bob",
            "# rise 0",
        )
        await hub.rise(bob)
        assert ann.dismissals == bob.dismissals == [Dismissal.CLOSED]
        assert hub.listing(cleo) == ([], [], [])
        with pytest.raises(NotDone) as caught:
            await hub.join(cleo, table.code)
        assert caught.value.why is Why.NO_TABLE

    in_hub(tmp_path, use)


def test_a_game_that_has_begun_has_no_free_seats(tmp_path: Path) -> None:
    """Nobody joins, and nobody gives a seat back."""

    async def use(hub: Hub) -> None:
        ann, bob, eve = Fake("Ann"), Fake("Bob"), Fake("Eve")
        await enter(hub, ann, bob, eve)
        table = await sit_down(hub, ann, bob)
        with pytest.raises(NotDone) as caught:
            await hub.join(eve, table.code)
        assert caught.value.why is Why.FULL
        with pytest.raises(NotDone) as caught:
            await hub.rise(ann)
        assert caught.value.why is Why.BEGUN

    in_hub(tmp_path, use)


def test_who_comes_back_finds_the_seat_and_the_question(tmp_path: Path) -> None:
    """The others hear of it; a second visit to the seat ends the first properly."""

    async def use(hub: Hub) -> None:
        ann, bob = Fake("Ann"), Fake("Bob")
        table = await sit_down(hub, ann, bob)
        asked, question = await until_asked(ann, bob)
        other = bob if asked is ann else ann
        hub.leave(asked)
        assert other.heard(Went) == [Went(asked.account.name, question.seat)]
        back = asked.again()
        hub.enter(back)
        assert await hub.join(back, table.code) is table
        back.look(table)
        assert back.questions == [question]
        assert other.heard(Came)[-1] == Came(asked.account.name, question.seat)
        second = asked.again()
        hub.enter(second)
        await hub.join(second, table.code)
        second.look(table)
        assert back.dismissals == [Dismissal.ELSEWHERE]
        assert second.questions == [question]
        assert len(other.heard(Came)) == 1
        assert table.attendance.seats == {RED, GREEN}

    in_hub(tmp_path, use)


def test_a_table_rests_and_wakes(tmp_path: Path) -> None:
    """Nobody is there: it is let go; whoever comes, after a restart as well, finds it as it was."""
    codes: list[str] = []
    ann, bob = Fake("Ann"), Fake("Bob")

    async def use(hub: Hub) -> None:
        table = await sit_down(hub, ann, bob)
        await play(20, ann, bob, rng=Random(3))
        await until_asked(ann, bob)
        for one in (ann, bob):
            hub.leave(one)
        await look_after(hub)
        assert hub.awake == ()
        codes.append(table.code)
        codes.append("\n".join(await lines_of(hub, table)))

    async def again(hub: Hub) -> None:
        one, other = ann.again(), bob.again()
        await enter(hub, one, other)
        assert [table.code for table in hub.listing(one).own] == codes[:1]
        for person in (one, other):
            person.look(await hub.join(person, codes[0]))
        await until_asked(one, other)
        assert one.room is not None
        lines = codes[1].split("\n")
        game = lines[lines.index("moves") + 1 :]
        assert one.room.past(RED).last == len(game)
        await play(10_000, one, other, rng=Random(4))
        await until(lambda: one.heard(IsOver))

    in_hub(tmp_path, use)
    in_hub(tmp_path, again)


def test_a_game_of_bots_goes_on_while_nobody_looks(tmp_path: Path) -> None:
    """A table is not let go in the middle of a bot's thought; it ends at a person's question."""

    async def use(hub: Hub) -> None:
        ann = Fake("Ann")
        table = await sit_down(hub, ann, players=("human", "lamb", "lamb"))
        assert table.play is not None
        await play(3, ann)
        hub.leave(ann)
        for _ in range(5):
            await look_after(hub)
            await asyncio.sleep(0)
        await until(lambda: table.is_idle)
        await look_after(hub)
        assert hub.awake == ()
        row = await hub.house.store.tables.row(table.name)
        assert row.about.state is TableState.PLAYING

    in_hub(tmp_path, use)


def test_spectators_are_welcome_or_not(tmp_path: Path) -> None:
    """Whoever opened the table may want none, and may have one leave; who left stays out."""

    async def use(hub: Hub) -> None:
        ann, bob, eve = Fake("Ann"), Fake("Bob"), Fake("Eve")
        await enter(hub, ann, bob, eve)
        alone = await sit_down(hub, ann, bob, lets_watch=False)
        with pytest.raises(NotDone) as caught:
            await hub.watch(eve, alone.code)
        assert caught.value.why is Why.NO_SPECTATORS
        table = await sit_down(hub, ann, bob)
        await hub.watch(eve, table.code)
        assert ann.heard(Came)[-1] == Came("Eve", None)
        with pytest.raises(NotDone) as caught:
            await hub.remove(bob, "Eve")
        assert caught.value.why is Why.NOT_YOURS
        with pytest.raises(NotDone):
            await hub.remove(ann, "Bob")
        await hub.remove(ann, "Eve")
        assert eve.dismissals == [Dismissal.REMOVED]
        for way in (hub.watch, hub.join):
            with pytest.raises(NotDone) as caught:
                await way(eve, table.code)
            assert caught.value.why is Why.REMOVED

    in_hub(tmp_path, use)


def test_a_person_is_removed_before_the_game(tmp_path: Path) -> None:
    """Their seat is free again, and not for them."""

    async def use(hub: Hub) -> None:
        ann, bob, cleo = Fake("Ann"), Fake("Bob"), Fake("Cleo")
        await enter(hub, ann, bob, cleo)
        table = await hub.open(ann, plan("human", "human", "human"))
        await hub.join(bob, table.code)
        await hub.remove(ann, "Bob")
        assert (bob.dismissals, table.standing.seat_of(bob.account.id)) == (
            [Dismissal.REMOVED],
            None,
        )
        with pytest.raises(NotDone) as caught:
            await hub.join(bob, table.code)
        assert caught.value.why is Why.REMOVED
        await hub.join(cleo, table.code)

    in_hub(tmp_path, use)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"game": "chess"}, PlanFault.GAME),
        ({"players": ("human",)}, PlanFault.PLAYERS),
        ({"players": ("human", "wolf")}, PlanFault.BOT),
        ({"players": ("lamb", "lamb")}, PlanFault.NOBODY),
        ({"wishes": (("colour", "blue"),)}, PlanFault.WISH),
        ({"wishes": (("edition", "xx"),)}, PlanFault.WISH),
        ({"wishes": (("content", "tiles"),)}, PlanFault.CONTENT),
        ({"wishes": (("content", "nonsense"),), "is_public": False}, PlanFault.WISH),
        ({"is_rated": True}, PlanFault.RATED),
        ({"is_rated": True, "has_hints": False, "players": ("human", "lamb")}, PlanFault.RATED),
        (
            {
                "is_rated": True,
                "has_hints": False,
                "is_public": False,
                "wishes": (("content", "tiles"),),
            },
            PlanFault.CONTENT,
        ),
    ],
)
def test_a_plan_that_makes_no_sense_opens_nothing(
    tmp_path: Path, changes: dict[str, object], fault: PlanFault
) -> None:
    """Each fault has its name."""

    async def use(hub: Hub) -> None:
        ann = Fake("Ann")
        await enter(hub, ann)
        with pytest.raises(BadPlan) as caught:
            await hub.open(ann, plan(*changes.pop("players", ("human", "human")), **changes))  # type: ignore[misc]
        assert caught.value.fault is fault
        assert hub.listing(ann) == ([], [], [])

    in_hub(tmp_path, use)


def test_the_end_of_a_hub_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    """Everybody is dismissed; the games are as they stood."""
    ann, bob = Fake("Ann"), Fake("Bob")

    async def run() -> int:
        async with a_hub(tmp_path) as hub:
            table = await sit_down(hub, ann, bob)
            await play(5, ann, bob)
            await until_asked(ann, bob)
            return len(await lines_of(hub, table))

    lines = asyncio.run(run())
    assert ann.dismissals == bob.dismissals == [Dismissal.SHUT]

    async def again(hub: Hub) -> None:
        rows = await hub.house.store.tables.rows([TableState.PLAYING])
        assert [row.last for row in rows] == [lines]

    in_hub(tmp_path, again)
