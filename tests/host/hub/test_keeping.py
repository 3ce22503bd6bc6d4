"""What is told is kept: stores that fail, others who write to the same table, bots and their lease."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from edenia_tui.host.hub.bots import BotLease, short_of_time
from edenia_tui.host.hub.hub import Hub
from edenia_tui.host.hub.news import Dismissal, Trouble
from edenia_tui.host.hub.notes import RequestKind
from edenia_tui.host.hub.table import Table
from edenia_tui.storage.save_errors import NotKept
from edenia_tui.storage.shared.tables import LeaseLost, TableState
from rules.bots.herd import read_bot
from tests.host.hub.company import (
    RED,
    Fake,
    a_hub,
    clock_of,
    in_hub,
    lines_of,
    plan,
    play,
    sit_down,
    until,
    until_asked,
)


def actions_of(table: Table) -> tuple[Any, ...]:
    """Give what was done in a game."""
    assert table.play is not None
    return table.play.room._course.record.actions


def test_a_choice_and_its_chance_are_one_append(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is added to a game ends where a person or a bot decides, set-up included."""

    async def use(hub: Hub) -> None:
        groups: list[Sequence[str]] = []
        usual = hub.house.store.tables.append

        async def append(name: str, after: int, lines: Sequence[str], *rest: Any) -> int:
            groups.append(lines)
            return await usual(name, after, lines, *rest)

        monkeypatch.setattr(hub.house.store.tables, "append", append)
        ann, bob = Fake("Ann"), Fake("Bob")
        table = await sit_down(hub, ann, bob)
        await play(60, ann, bob, rng=Random(1))
        begin = next(group for group in groups if "moves" in group)
        assert begin[0].startswith("# sit 1")
        assert begin[-1].startswith("first ")
        rest = groups[groups.index(begin) + 1 :]
        assert any(len(group) > 1 for group in rest)
        drawn = [line for group in rest for line in group[1:]]
        assert {line.split()[0] for line in drawn} <= {"draw", "roll", "reveal", "first"}
        assert not {group[0].split()[0] for group in rest} & {"draw", "roll"}
        assert table.entry.name == "edenia"

    in_hub(tmp_path, use)


def test_nobody_hears_of_what_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A store that fails leaves the game as it was; it is told, tried again, and goes on."""

    async def use(hub: Hub) -> None:
        ann, bob = Fake("Ann"), Fake("Bob")
        table = await sit_down(hub, ann, bob)
        one, question = await until_asked(ann, bob)
        usual = hub.house.store.tables.append

        async def full(*_: Any) -> int:
            raise NotKept("here", "disk full")

        monkeypatch.setattr(hub.house.store.tables, "append", full)
        before, told = actions_of(table), len(ann.told_of_game)
        assert one.room is not None
        one.room.answer(question, question.legal[0])
        await until(lambda: ann.heard(Trouble))
        assert ann.heard(Trouble)[0].reason == "disk full"
        with pytest.raises(NotKept):
            await hub.requests(ann).ask(ann, RequestKind.END)
        with pytest.raises(NotKept):
            await hub.resign(ann)
        assert table.standing.resigned == ()
        assert (actions_of(table), len(ann.told_of_game)) == (before, told)
        monkeypatch.setattr(hub.house.store.tables, "append", usual)
        clock_of(hub).pass_by(hub.house.limits.retry_seconds)
        await play(5, ann, bob)
        assert len(actions_of(table)) > len(before)

    in_hub(tmp_path, use)


def test_whoever_is_gone_in_the_middle_of_it_has_sat_down(tmp_path: Path) -> None:
    """A connection that ends while a seat is being kept leaves table and store of one mind."""

    async def use(hub: Hub) -> None:
        ann, bob = Fake("Ann"), Fake("Bob")
        for one in (ann, bob):
            hub.enter(one)
        table = await hub.open(ann, plan())
        joining = asyncio.ensure_future(hub.join(bob, table.code))
        await until(table._changing.locked)
        joining.cancel()
        await asyncio.wait({joining})
        hub.leave(bob)
        assert table.standing.is_begun
        assert tuple(table.log.text.splitlines()) == await lines_of(hub, table)
        back = bob.again()
        hub.enter(back)
        await hub.join(back, table.code)
        for one in (ann, back):
            one.look(table)
        await play(3, ann, back)

    in_hub(tmp_path, use)


def test_neutral_lines_of_others_are_no_obstacle(tmp_path: Path) -> None:
    """Somebody asks for something elsewhere; what is decided here is added after it."""

    async def use(hub: Hub) -> None:
        ann, bob = Fake("Ann"), Fake("Bob")
        table = await sit_down(hub, ann, bob)
        await until_asked(ann, bob)
        lines = await lines_of(hub, table)
        elsewhere = hub.house.store.tables.append
        await elsewhere(table.name, len(lines), ["# ask end 0 0 1"], "elsewhere")
        await play(1, ann, bob)
        now = await lines_of(hub, table)
        assert now[: len(lines) + 1] == (*lines, "# ask end 0 0 1")
        assert len(now) > len(lines) + 1
        assert table.standing.request is None

    in_hub(tmp_path, use)


def test_a_game_that_went_on_elsewhere_goes_on_here(tmp_path: Path) -> None:
    """Both are told what was decided there; who answered meanwhile is asked anew, nobody has to leave."""

    async def use(hub: Hub) -> None:
        ann, bob = Fake("Ann"), Fake("Bob")
        table = await sit_down(hub, ann, bob)
        one, question = await until_asked(ann, bob)
        lines = await lines_of(hub, table)
        game = table.entry.game
        elsewhere = game.write_action(next(a for a in question.legal if not _draws(game, a)))
        await hub.house.store.tables.append(table.name, len(lines), [elsewhere], "elsewhere")
        assert one.room is not None
        one.room.answer(question, question.legal[0])
        await until(lambda: ann.told_of_game and bob.told_of_game)
        assert await lines_of(hub, table) == (*lines, elsewhere)
        await play(3, ann, bob)
        assert ann.dismissals == bob.dismissals == []
        assert (await lines_of(hub, table))[len(lines)] == elsewhere

    in_hub(tmp_path, use)


def test_a_line_that_does_not_follow_has_the_game_read_again(tmp_path: Path) -> None:
    """Whatever stands in the store counts: everybody comes again, to what is kept."""

    async def use(hub: Hub) -> None:
        ann, bob = Fake("Ann"), Fake("Bob")
        table = await sit_down(hub, ann, bob)
        await until_asked(ann, bob)
        lines = await lines_of(hub, table)
        await hub.house.store.tables.append(table.name, len(lines), ["nonsense"], "elsewhere")
        failures = list[object]()
        asyncio.get_running_loop().set_exception_handler(lambda _, about: failures.append(about))
        await table.follow()
        assert ann.dismissals == bob.dismissals == [Dismissal.OVERTAKEN]
        assert (table.play, len(failures)) == (None, 1)

    in_hub(tmp_path, use)


def _draws(game: Any, action: Any) -> bool:
    """Tell whether chance could follow an action."""
    return not game.write_action(action).startswith("skip")


def test_bots_act_where_the_lease_is(tmp_path: Path) -> None:
    """While another hub has it, nothing happens here; once it has run out, the bot goes on."""

    async def use(hub: Hub) -> None:
        ann = Fake("Ann")
        hub.enter(ann)
        table = await hub.open(ann, plan("human", "lamb"))
        tables = hub.house.store.tables
        assert table.play is not None
        await table.play.stop()
        table.play = None
        lease = await tables.take_lease(table.name, "elsewhere", 100)
        assert lease is not None
        await hub.join(ann, table.code)
        ann.look(table)
        clock, before = clock_of(hub), len(actions_of(table))
        while not clock.is_waited_for:
            if (asked := ann.questions) and ann.room and ann.room.question(RED) is asked[-1]:
                ann.room.answer(asked[-1], asked[-1].legal[0])
            await asyncio.sleep(0)
        waiting = len(actions_of(table))
        clock.pass_by(50)
        await until(lambda: clock.is_waited_for)
        assert len(actions_of(table)) == waiting >= before
        clock.pass_by(60)
        await play(3, ann)
        assert len(actions_of(table)) > waiting
        with pytest.raises(LeaseLost):
            await tables.append(table.name, 99, ["skip"], "late", lease.fence)

    in_hub(tmp_path, use)


def test_a_lease_is_prolonged_before_it_runs_out(tmp_path: Path) -> None:
    """It is asked for again only when half of it is gone, and given up in the end."""

    async def use(hub: Hub) -> None:
        ann = Fake("Ann")
        hub.enter(ann)
        table = await hub.open(ann, plan("human", "lamb"))
        lease, tables = BotLease(hub.house, table.name), hub.house.store.tables
        await lease.hold()
        first = lease.fence
        clock_of(hub).pass_by(hub.house.limits.lease_seconds * 0.6)
        await lease.hold()
        clock_of(hub).pass_by(hub.house.limits.lease_seconds * 0.6)
        assert await tables.take_lease(table.name, "elsewhere", 5) is None
        assert lease.fence == first
        await lease.give_up()
        assert lease.fence is None
        assert await tables.take_lease(table.name, "elsewhere", 5) is not None

    in_hub(tmp_path, use)


def test_bots_think_shorter_when_many_wait() -> None:
    """The last of those who wait is not kept for longer than a few seconds; a lamb is never hurried."""
    assert short_of_time("lamb", 100, 5.0) == "lamb"
    assert short_of_time("shepherd", 0, 5.0) == "shepherd"
    usual, hurried = read_bot("shepherd")[1], read_bot(short_of_time("shepherd", 19, 5.0))[1]
    assert usual is not None
    assert hurried is not None
    assert usual.seconds is not None
    assert hurried.seconds is not None
    assert hurried.seconds * 20 < 5.0
    assert read_bot(short_of_time("ram", 10_000, 5.0))[1] is not None


def test_two_hubs_on_one_store(tmp_path: Path) -> None:
    """A table that was begun at one is gone on with at the other, to the same lines."""

    async def run() -> None:
        ann, bob = Fake("Ann"), Fake("Bob")
        async with a_hub(tmp_path) as one, a_hub(tmp_path) as other:
            table = await sit_down(one, ann, bob)
            await play(10, ann, bob)
            there, too = ann.again(), bob.again()
            for person in (there, too):
                other.enter(person)
                person.look(await other.join(person, table.code))
            await play(10, there, too)
            lines = await lines_of(other, table)
            assert len(lines) > len(table.log.text.splitlines())
            rows = await one.house.store.tables.rows([TableState.PLAYING])
            assert [row.last for row in rows] == [len(lines)]

    asyncio.run(run())
