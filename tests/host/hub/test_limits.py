"""Limits: named in one place, changed by name, and each of the hub's holds."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from edenia_tui.host.hub.allowance import Allowance, Rate
from edenia_tui.host.hub.codes import ALPHABET, OF_LINKS, OF_RETURN, OF_TABLES, digest, fresh_code
from edenia_tui.host.hub.housekeeping import Housekeeping
from edenia_tui.host.hub.hub import Hub
from edenia_tui.host.hub.refusing import NotDone, Why
from edenia_tui.host.limits import USUAL, BadLimits, Limits, read_limits
from edenia_tui.storage.shared.tables import TableState
from tests.host.hub.company import (
    Fake,
    SetClock,
    clock_of,
    enter,
    in_hub,
    plan,
    play,
    sit_down,
)


def test_so_much_at_once_and_so_much_a_while() -> None:
    """Each has an allowance of their own, which comes back with time and never grows beyond."""
    clock = SetClock()
    allowance = Allowance(Rate(3, 0.5), clock.time)
    assert [allowance.takes("ann") for _ in range(4)] == [True, True, True, False]
    assert allowance.takes("bob")
    clock.pass_by(2)
    assert [allowance.takes("ann") for _ in range(2)] == [True, False]
    clock.pass_by(1_000)
    assert allowance.left("ann") == 3
    assert not allowance.takes("ann", 4)


def test_those_who_did_nothing_for_long_are_forgotten() -> None:
    """However many come, what is remembered of them does not grow for ever."""
    clock = SetClock()
    allowance = Allowance(Rate(1, 1.0), clock.time)
    for number in range(20_000):
        allowance.takes(number)
        clock.pass_by(0.01)
    assert len(allowance._left) < 5_000


def test_limits_are_changed_by_name() -> None:
    """A number for a number, two for a rate; what is no limit or no figure is named."""
    limits = read_limits({"visits": 3, "chat": [2, 0.5], "absence_seconds": 5})
    assert (limits.visits, limits.chat, limits.absence_seconds) == (3, Rate(2, 0.5), 5)
    assert limits.tables == USUAL.tables
    for named in ({"vists": 3}, {"visits": "many"}, {"chat": 3}, {"visits": -1}, {"chat": [-1, 1]}):
        with pytest.raises(BadLimits):
            read_limits(named)


def test_every_limit_says_what_it_is() -> None:
    """All of them are figures that can be changed."""
    for name in Limits.__struct_fields__:
        figure = getattr(USUAL, name)
        text = list(figure) if isinstance(figure, Rate) else figure
        assert read_limits({name: text}) == USUAL


def test_codes_cannot_be_guessed_and_can_be_read_out() -> None:
    """No two letters look alike; a code for a return has more than 60 bits; digests give none away."""
    assert not set("01OIL") & set(ALPHABET)
    assert len(ALPHABET) ** OF_TABLES > 2**39
    assert min(len(ALPHABET) ** OF_RETURN, len(ALPHABET) ** OF_LINKS) > 2**60
    code = fresh_code(OF_RETURN)
    assert len({fresh_code(OF_TABLES) for _ in range(1_000)}) == 1_000
    assert (
        digest(code.lower()) == digest(f" {code[:5]}-{code[5:]}") != digest(fresh_code(OF_RETURN))
    )
    assert code not in digest(code)


async def refused(attempt: object, why: Why) -> None:
    """See that something is not done, and why."""
    with pytest.raises(NotDone) as caught:
        await attempt  # type: ignore[misc]
    assert caught.value.why is why


@pytest.mark.parametrize(
    "limits",
    [
        replace(USUAL, visits=2),
        replace(USUAL, visits_per_address=2),
        replace(USUAL, guests=2),
        replace(USUAL, guests_per_address=2),
    ],
)
def test_only_so_many_are_let_in(tmp_path: Path, limits: Limits) -> None:
    """In all, of one address, and as guests; whoever leaves makes room."""

    async def use(hub: Hub) -> None:
        one, two, three = (Fake(name, is_guest=True) for name in ("One", "Two", "Three"))
        await enter(hub, one, two)
        await refused(enter(hub, three), Why.TOO_MANY)
        hub.leave(one)
        hub.enter(three)

    in_hub(tmp_path, use, limits)


def test_one_account_has_only_so_many_visits(tmp_path: Path) -> None:
    """More of them would be somebody's whole office."""

    async def use(hub: Hub) -> None:
        ann = Fake("Ann")
        await enter(hub, ann, ann.again())
        await refused(enter(hub, ann.again()), Why.TOO_MANY)

    in_hub(tmp_path, use, replace(USUAL, visits_per_account=2))


def test_only_so_many_tables_are_opened(tmp_path: Path) -> None:
    """In all, of one person, of one guest, and so fast."""
    limits = replace(
        USUAL, tables=4, tables_per_account=2, tables_per_guest=1, opening=Rate(3, 0.1)
    )

    async def use(hub: Hub) -> None:
        ann, gus, una, eve = Fake("Ann"), Fake("Gus", is_guest=True), Fake("Una"), Fake("Eve")
        await enter(hub, ann, gus, una, eve)
        for _ in range(2):
            await hub.open(ann, plan())
        await refused(hub.open(ann, plan()), Why.TOO_MANY)
        await hub.open(gus, plan())
        await refused(hub.open(gus, plan()), Why.TOO_MANY)
        await hub.open(una, plan())
        await refused(hub.open(eve, plan()), Why.TOO_MANY)
        await hub.rise(una)
        for _ in range(2):
            await hub.open(una, plan())
            await hub.rise(una)
        await refused(hub.open(una, plan()), Why.TOO_FAST)

    in_hub(tmp_path, use, limits)


def test_only_so_many_look_on(tmp_path: Path) -> None:
    """One more is turned away, and stays in the lobby."""

    async def use(hub: Hub) -> None:
        ann, bob, eve, una = Fake("Ann"), Fake("Bob"), Fake("Eve"), Fake("Una")
        await enter(hub, ann, bob, eve, una)
        table = await sit_down(hub, ann, bob)
        await hub.watch(eve, table.code)
        await refused(hub.watch(una, table.code), Why.TOO_MANY)
        assert hub.table_of(una) is None

    in_hub(tmp_path, use, replace(USUAL, spectators=1))


def test_what_is_kept_too_long_is_forgotten(tmp_path: Path) -> None:
    """Tables nobody filled, games long over, chat, guests; games that are played stay."""

    async def use(hub: Hub) -> None:
        ann, bob, gus = Fake("Ann"), Fake("Bob"), Fake("Gus", is_guest=True)
        await enter(hub, ann, bob, gus)
        playing = await sit_down(hub, ann, bob)
        await play(2, ann, bob)
        over = await sit_down(hub, ann, bob)
        await hub.say(ann, "hello")
        await hub.resign(ann)
        await hub.resign(bob)
        waiting = await hub.open(ann, plan())
        hub.leave(gus)
        for one in (ann, bob):
            hub.leave(one)
        keeping = Housekeeping(hub)
        await keeping.look()
        await keeping.clean()
        tables = hub.house.store.tables
        assert len(await tables.rows(tuple(TableState))) == 3
        clock_of(hub).pass_by(400 * 86_400)
        await keeping.clean()
        assert [row.name for row in await tables.rows(tuple(TableState))] == [playing.name]
        assert {over.name, waiting.name} != {playing.name}
        assert await hub.house.store.people.by_id(gus.account.id) is None
        assert await hub.house.store.people.by_id(ann.account.id) is not None
        eve = Fake("Eve")
        await enter(hub, eve)
        assert [one.code for one in hub.listing(eve).playing] == [playing.code]

    in_hub(tmp_path, use)
