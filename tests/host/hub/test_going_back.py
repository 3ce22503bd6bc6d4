"""What somebody has seen is not unseen without the others: how far back one goes alone."""

from pathlib import Path
from random import Random

from edenia_tui.host.hub.hub import Hub
from edenia_tui.host.hub.news import Requested
from edenia_tui.host.hub.notes import RequestKind
from edenia_tui.host.hub.table import Table
from rules.kernel.seat import Seat
from rules.kernel.undo import Fence
from tests.host.hub.company import Fake, in_hub, play, sit_down, until_asked


def done(table: Table) -> int:
    """Count what was done in a game."""
    assert table.play is not None
    return len(table.play.room._course)


async def until_shown(table: Table, *people: Fake) -> tuple[Fake, Seat, int]:
    """Play until one of some people has been shown something and decides on; who, and where that was."""
    rng = Random(3)
    for _ in range(200):
        one, question = await until_asked(*people)
        before = done(table)
        await play(1, *people, rng=rng)
        again, _ = await until_asked(*people)
        assert one.room is not None
        fences = Fence.CHANCE, Fence.SEEN, Fence.SHOWN
        if again is one and one.room.rewinding.fence(question.seat) in fences:
            return one, question.seat, before
    raise AssertionError("nobody was shown anything")


def test_beyond_what_was_shown_the_others_are_asked(tmp_path: Path) -> None:
    """Whoever explored and saw the tile does not take that back alone, though nobody else decided."""

    async def use(hub: Hub) -> None:
        ann, bob = Fake("Ann"), Fake("Bob")
        table = await sit_down(hub, ann, bob)
        one, seat, before = await until_shown(table, ann, bob)
        other = bob if one is ann else ann
        count = done(table)
        await hub.requests(one).ask(one, RequestKind.BACK, before)
        assert done(table) == count
        (requested,) = other.heard(Requested)
        assert requested.asked.needed == tuple({Seat(0), Seat(1)} - {seat})
        await hub.requests(other).agree(other)
        assert done(table) == before

    in_hub(tmp_path, use)


def test_what_may_be_undone_by_right_asks_nobody(tmp_path: Path) -> None:
    """Several choices back, all of which could be undone one by one, go back at once."""

    async def use(hub: Hub) -> None:
        ann, bob = Fake("Ann"), Fake("Bob")
        table = await sit_down(hub, ann, bob)
        rng, by_right = Random(5), 0
        while by_right < 2:
            await play(1, ann, bob, rng=rng)
            one, question = await until_asked(ann, bob)
            assert one.room is not None
            by_right = one.room.rewinding.steps_back(question.seat)
        target = done(table) - by_right
        await hub.requests(one).ask(one, RequestKind.BACK, target)
        assert done(table) == target
        assert not ann.heard(Requested)
        assert not bob.heard(Requested)

    in_hub(tmp_path, use)


def test_against_bots_alone_one_goes_back_anywhere(tmp_path: Path) -> None:
    """Where nobody else plays nobody is asked, whatever was shown."""

    async def use(hub: Hub) -> None:
        ann = Fake("Ann")
        table = await sit_down(hub, ann, players=("human", "lamb"))
        await play(6, ann, rng=Random(1))
        await hub.requests(ann).ask(ann, RequestKind.BACK, 2)
        assert done(table) == 2
        assert not ann.heard(Requested)

    in_hub(tmp_path, use)
