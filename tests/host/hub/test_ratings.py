"""Rated games: for accounts, without help, counted once; leaving counts as last."""

from pathlib import Path
from random import Random

import pytest

from edenia_tui.host.hub.hub import Hub
from edenia_tui.host.hub.news import IsOver
from edenia_tui.host.hub.notes import Ended, EndKind, RequestKind
from edenia_tui.host.hub.plan import BadPlan, PlanFault
from edenia_tui.host.hub.rating import USUAL, judge, places_of
from edenia_tui.host.hub.refusing import NotDone, Why
from edenia_tui.host.hub.standing import Owner
from edenia_tui.host.hub.table import Table
from edenia_tui.storage.shared.ratings import Rating
from rules.kernel.seat import Seat
from tests.host.hub.company import (
    GREEN,
    RED,
    YELLOW,
    Fake,
    clock_of,
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

OWNERS = tuple(Owner(Seat(n), f"a{n}", f"N{n}") for n in range(3))


async def rated_table(hub: Hub, *people: Fake) -> Table:
    """Sit down at a rated table."""
    return await sit_down(hub, *people, is_rated=True, has_hints=False)


async def leaders(hub: Hub) -> dict[str, float]:
    """Give what is thought of everybody."""
    return {one.name: one.rating.mu for one in await hub.leaders("edenia")}


def test_winners_rise_and_losers_fall() -> None:
    """The formulas are openskill's; what is known of somebody grows with every game."""
    ann, bob = (Rating(name, USUAL.mu, USUAL.sigma) for name in ("ann", "bob"))
    better, worse = judge([ann, bob], [1, 2])
    assert better.mu > ann.mu > worse.mu
    assert better.sigma < ann.sigma
    assert (better.account, better.games) == ("ann", 1)
    level = judge([ann, bob], [1, 1])
    assert level[0].mu == pytest.approx(level[1].mu)


@pytest.mark.parametrize(
    ("ended", "places"),
    [
        (Ended(EndKind.RULES, (GREEN,)), [2, 1, 2]),
        (Ended(EndKind.RULES, (RED, YELLOW)), [1, 2, 1]),
        (Ended(EndKind.ABSENT, (RED,)), [2, 1, 1]),
        (Ended(EndKind.RESIGNED, (YELLOW,)), [1, 1, 2]),
        (Ended(EndKind.AGREED), []),
    ],
)
def test_places(ended: Ended, places: list[int]) -> None:
    """Who won is first, who left is last; what was ended by all counts for nobody."""
    assert [place for _, place in places_of(OWNERS, ended)] == places


def test_a_rated_game_counts_once(tmp_path: Path) -> None:
    """After the end, once, whoever looks at the table again, and after a restart."""
    codes: list[str] = []

    async def use(hub: Hub) -> None:
        ann, bob = Fake("Ann"), Fake("Bob")
        table = await rated_table(hub, ann, bob)
        await play(10_000, ann, bob, rng=Random(1))
        (over,) = await until(lambda: ann.heard(IsOver))
        now = await leaders(hub)
        best = max(now, key=lambda name: now[name])
        assert best == table.names[over.ended.seats[0]]
        eve = Fake("Eve")
        await enter(hub, eve)
        for one in (ann, bob):
            hub.leave(one)
        await look_after(hub)
        await hub.watch(eve, table.code)
        assert await leaders(hub) == now
        codes.append(str(now))

    async def again(hub: Hub) -> None:
        assert codes == [str(await leaders(hub))]

    in_hub(tmp_path, use)
    in_hub(tmp_path, again)


def test_a_game_that_a_crash_kept_from_counting_counts_at_the_next_start(tmp_path: Path) -> None:
    """The end was kept, the ratings were not: they follow from it."""

    async def use(hub: Hub) -> None:
        ann, bob = Fake("Ann"), Fake("Bob")
        table = await rated_table(hub, ann, bob)

        async def crash() -> None:
            raise SystemError

        table.rate = crash  # type: ignore[method-assign]
        with pytest.raises(SystemError):
            await hub.resign(ann)
        assert await leaders(hub) == {}

    async def again(hub: Hub) -> None:
        now = await leaders(hub)
        assert now["Bob"] > now["Ann"]

    in_hub(tmp_path, use)
    in_hub(tmp_path, again)


def test_leaving_counts_as_last(tmp_path: Path) -> None:
    """Who resigns, or does not come back until the others end it, has lost."""

    async def use(hub: Hub) -> None:
        ann, bob = Fake("Ann"), Fake("Bob")
        await rated_table(hub, ann, bob)
        await hub.resign(bob)
        first = await leaders(hub)
        assert first["Ann"] > first["Bob"]
        table = await rated_table(hub, ann, bob)
        away, question = await until_asked(ann, bob)
        (here,) = (one for one in (ann, bob) if one is not away)
        hub.leave(away)
        clock_of(hub).pass_by(hub.house.limits.absence_seconds)
        await hub.requests(here).ask(here, RequestKind.END_ABSENT, question.seat)
        second = await leaders(hub)
        assert second[here.account.name] > first[here.account.name]
        assert second[away.account.name] < first[away.account.name]
        assert (await lines_of(hub, table))[-1] == f"# over absent {question.seat}"

    in_hub(tmp_path, use)


def test_rated_games_do_without_help(tmp_path: Path) -> None:
    """No stand-ins, no going back by consent, no guests; what all end counts for nobody."""

    async def use(hub: Hub) -> None:
        ann, bob, gus = Fake("Ann"), Fake("Bob"), Fake("Gus", is_guest=True)
        await enter(hub, ann, bob, gus)
        waiting = await hub.open(ann, plan(is_rated=True, has_hints=False))
        with pytest.raises(NotDone) as caught:
            await hub.join(gus, waiting.code)
        assert caught.value.why is Why.NO_GUESTS
        with pytest.raises(BadPlan) as bad:
            await hub.open(gus, plan(is_rated=True, has_hints=False))
        assert bad.value.fault is PlanFault.RATED
        table = await rated_table(hub, ann, bob)
        await play(10, ann, bob)
        requests = hub.requests(ann)
        with pytest.raises(NotDone) as caught:
            await requests.ask(ann, RequestKind.BACK, 1)
        assert caught.value.why is Why.RATED
        away, question = await until_asked(ann, bob)
        (here,) = (one for one in (ann, bob) if one is not away)
        hub.leave(away)
        clock_of(hub).pass_by(hub.house.limits.absence_seconds)
        with pytest.raises(NotDone) as caught:
            await hub.requests(here).ask(here, RequestKind.STAND_IN, question.seat)
        assert caught.value.why is Why.RATED
        back = away.again()
        hub.enter(back)
        await hub.join(back, table.code)
        await hub.requests(here).ask(here, RequestKind.END)
        await hub.requests(back).agree(back)
        assert await leaders(hub) == {}

    in_hub(tmp_path, use)
