"""What needs consent: going back, ending, going on without somebody, another game."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from edenia_tui.host.hub.hub import Hub
from edenia_tui.host.hub.news import (
    CalledOff,
    Consented,
    IsAbsent,
    IsBack,
    IsOver,
    PlaysOn,
    Requested,
    StandsIn,
    Went,
)
from edenia_tui.host.hub.notes import EndKind, RequestKind
from edenia_tui.host.hub.plan import Plan
from edenia_tui.host.hub.refusing import NotDone, Why
from edenia_tui.host.hub.table import Table
from edenia_tui.storage.shared.tables import TableState
from edenia_tui.table.course import NotPossible
from edenia_tui.table.rewind import RewindKind
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


async def refused(attempt: object, why: Why) -> None:
    """See that something is not done, and why."""
    with pytest.raises(NotDone) as caught:
        await attempt  # type: ignore[misc]
    assert caught.value.why is why


def actions_of(table: Table) -> tuple[object, ...]:
    """Give what was done in a game."""
    assert table.play is not None
    return table.play.room._course.record.actions


def test_all_whom_it_concerns_agree_to_go_back(tmp_path: Path) -> None:
    """The last consent and the way back are kept in one go; chance brings what it brought."""

    async def use(hub: Hub) -> None:
        ann, bob = Fake("Ann"), Fake("Bob")
        table = await sit_down(hub, ann, bob)
        await play(30, ann, bob, rng=Random(1))
        await until_asked(ann, bob)
        done = actions_of(table)
        await hub.requests(ann).ask(ann, RequestKind.BACK, 3)
        (requested,) = bob.heard(Requested)
        assert (requested.asked.seat, requested.asked.needed) == (RED, (GREEN,))
        await refused(hub.requests(ann).agree(ann), Why.NOT_ASKED)
        await refused(hub.requests(bob).ask(bob, RequestKind.END), Why.ASKED)
        await hub.requests(bob).agree(bob)
        assert (await lines_of(hub, table))[-3:] == (
            "# ask back 0 3 1",
            "# agree 1",
            "back 3 agreed",
        )
        assert actions_of(table) == done[:3]
        for one in (ann, bob):
            assert [rewound.kind for rewound in one.rewinds] == [RewindKind.BACK]
        await refused(hub.requests(bob).agree(bob), Why.NOT_ASKED)
        while len(actions_of(table)) < len(done):
            one, question = await until_asked(ann, bob)
            same = done[len(actions_of(table))]
            assert one.room is not None
            one.room.answer(question, same)
            await until_asked(ann, bob)
        assert actions_of(table) == done

    in_hub(tmp_path, use)


def test_any_action_calls_a_request_off(tmp_path: Path) -> None:
    """Who goes on playing has answered; a consent that comes later does nothing."""

    async def use(hub: Hub) -> None:
        ann, bob = Fake("Ann"), Fake("Bob")
        table = await sit_down(hub, ann, bob)
        await play(20, ann, bob)
        await until_asked(ann, bob)
        await hub.requests(ann).ask(ann, RequestKind.BACK, 2)
        done = len(actions_of(table))
        await play(1, ann, bob)
        await until(lambda: len(actions_of(table)) > done)
        (off,) = bob.heard(CalledOff)
        assert (off.asked.kind, off.name) == (RequestKind.BACK, "")
        await refused(hub.requests(bob).agree(bob), Why.NOT_ASKED)

    in_hub(tmp_path, use)


def test_who_declines_is_named(tmp_path: Path) -> None:
    """It is off for everybody, and may be asked for again; whoever asked may think better of it."""

    async def use(hub: Hub) -> None:
        ann, bob, cleo = Fake("Ann"), Fake("Bob"), Fake("Cleo")
        await sit_down(hub, ann, bob, cleo)
        await hub.requests(ann).ask(ann, RequestKind.END)
        await hub.requests(bob).agree(bob)
        assert cleo.heard(Consented) == [Consented(GREEN, "Bob")]
        await refused(hub.requests(bob).agree(bob), Why.NOT_ASKED)
        await hub.requests(cleo).decline(cleo)
        assert [one.name for one in ann.heard(CalledOff)] == ["Cleo"]
        await hub.requests(bob).ask(bob, RequestKind.END)
        await hub.requests(bob).decline(bob)
        assert [one.name for one in ann.heard(CalledOff)] == ["Cleo", "Bob"]
        await refused(hub.requests(ann).decline(ann), Why.NOT_ASKED)

    in_hub(tmp_path, use)


def test_only_who_decided_by_hand_has_a_say(tmp_path: Path) -> None:
    """Whoever has not decided since that place is not asked."""

    async def use(hub: Hub) -> None:
        people = Fake("Ann"), Fake("Bob"), Fake("Cleo")
        table = await sit_down(hub, *people)
        first, _ = await until_asked(*people)
        start, last = len(actions_of(table)), first
        while last is first:
            await play(1, *people)
            last, question = await until_asked(*people)
        await play(1, *people)
        await hub.requests(first).ask(first, RequestKind.BACK, start)
        (requested,) = last.heard(Requested)
        assert requested.asked.needed == (question.seat,)
        await hub.requests(last).agree(last)
        assert len(actions_of(table)) == start
        assert (await lines_of(hub, table))[-1] == f"back {start} agreed"
        await refused(hub.requests(first).ask(first, RequestKind.BACK, 999), Why.NOT_POSSIBLE)

    in_hub(tmp_path, use)


def test_one_who_was_absent_still_has_a_say(tmp_path: Path) -> None:
    """Consent of those who decided is needed, whether they are here or not."""

    async def use(hub: Hub) -> None:
        ann, bob = Fake("Ann"), Fake("Bob")
        table = await sit_down(hub, ann, bob)
        await play(30, ann, bob)
        hub.leave(bob)
        await hub.requests(ann).ask(ann, RequestKind.BACK, 2)
        done = len(actions_of(table))
        back = bob.again()
        hub.enter(back)
        await hub.join(back, table.code)
        assert len(actions_of(table)) == done
        await hub.requests(back).agree(back)
        assert len(actions_of(table)) == 2

    in_hub(tmp_path, use)


def test_ones_own_last_choice_needs_nobody(tmp_path: Path) -> None:
    """Undo and redo by right: only by whose choice it was, in the room itself."""

    async def use(hub: Hub) -> None:
        ann, bob = Fake("Ann"), Fake("Bob")
        table = await sit_down(hub, ann, bob)
        undone, rng = 0, Random(5)
        for _ in range(60):
            one, question = await until_asked(ann, bob)
            assert one.room is not None
            if one.room.rewinding.fence(question.seat) is None:
                before = actions_of(table)
                await one.room.rewinding.undo(question.seat)
                assert actions_of(table) == before[:-1]
                await one.room.rewinding.redo(question.seat)
                assert actions_of(table) == before
                undone += 1
            else:
                with pytest.raises(NotPossible):
                    await one.room.rewinding.undo(question.seat)
            await play(1, ann, bob, rng=rng)
        assert undone

    in_hub(tmp_path, use)


def test_people_end_a_game_together(tmp_path: Path) -> None:
    """All of them agree; nobody has won, nothing more can be done, and it is over in every list."""

    async def use(hub: Hub) -> None:
        ann, bob = Fake("Ann"), Fake("Bob")
        table = await sit_down(hub, ann, bob)
        await play(3, ann, bob)
        await hub.requests(ann).ask(ann, RequestKind.END)
        await hub.requests(bob).agree(bob)
        for one in (ann, bob):
            assert [over.ended.kind for over in one.heard(IsOver)] == [EndKind.AGREED]
            assert one.room is not None
            await one.room.run()
        assert (await lines_of(hub, table))[-2:] == ("# agree 1", "# over agreed -")
        assert (await hub.house.store.tables.row(table.name)).about.state is TableState.OVER
        await refused(hub.requests(ann).ask(ann, RequestKind.END), Why.OVER)
        await refused(hub.resign(ann), Why.OVER)
        assert hub.listing(ann).own == []

    in_hub(tmp_path, use)


# Absence.


async def until_long_away(hub: Hub, table: Table, *people: Fake) -> tuple[Fake, Fake]:
    """Let whoever is to decide go away for long; who stayed, and who went."""
    away, _ = await until_asked(*people)
    (here,) = (one for one in people if one is not away)
    hub.leave(away)
    clock_of(hub).pass_by(hub.house.limits.absence_seconds)
    await look_after(hub)
    assert here.heard(Went)
    assert table.absent()
    return here, away


def test_the_others_are_offered_to_go_on_without_somebody(tmp_path: Path) -> None:
    """After a while, and once; before that, and about somebody who is there, nothing can be asked."""

    async def use(hub: Hub) -> None:
        ann, bob = Fake("Ann"), Fake("Bob")
        table = await sit_down(hub, ann, bob)
        away, question = await until_asked(ann, bob)
        (here,) = (one for one in (ann, bob) if one is not away)
        own, other = table.seat_of(here), question.seat
        ask = hub.requests(here).ask
        hub.leave(away)
        await look_after(hub)
        assert here.heard(IsAbsent) == []
        await refused(ask(here, RequestKind.STAND_IN, other), Why.NOT_ABSENT)
        clock_of(hub).pass_by(hub.house.limits.absence_seconds)
        await look_after(hub)
        assert here.heard(IsAbsent) == [IsAbsent(other, away.account.name)]
        await refused(ask(here, RequestKind.STAND_IN, own), Why.NOT_ABSENT)
        assert table.play is not None
        assert table.play.room.kinds[other] == "human"

    in_hub(tmp_path, use)


def test_a_bot_stands_in_until_the_owner_is_back(tmp_path: Path) -> None:
    """The bot decides for the seat; whoever comes back has it again at the next decision."""

    async def use(hub: Hub) -> None:
        ann, bob = Fake("Ann"), Fake("Bob")
        table = await sit_down(hub, ann, bob)
        here, away = await until_long_away(hub, table, ann, bob)
        seat = table.standing.seat_of(away.account.id)
        assert seat is not None
        await hub.requests(here).ask(here, RequestKind.STAND_IN, seat)
        assert here.heard(StandsIn) == [
            StandsIn(seat, away.account.name, "lamb", has_resigned=False)
        ]
        lines = await lines_of(hub, table)
        asked = next(n for n, line in enumerate(lines) if line.startswith("# ask stand-in"))
        assert lines[asked + 1].endswith(f"{away.account.name} lamb")
        await play(10, here)
        back = away.again()
        hub.enter(back)
        await hub.join(back, table.code)
        back.look(table)
        assert here.heard(IsBack) == [IsBack(seat, away.account.name)]
        await play(20, here, back)
        assert back.questions

    in_hub(tmp_path, use)


def test_who_is_back_before_the_others_decided_is_not_replaced(tmp_path: Path) -> None:
    """With three people both others have to agree; meanwhile the third comes back, and it is off."""

    async def use(hub: Hub) -> None:
        people = Fake("Ann"), Fake("Bob"), Fake("Cleo")
        table = await sit_down(hub, *people)
        away, question = await until_asked(*people)
        one, two = (person for person in people if person is not away)
        hub.leave(away)
        clock_of(hub).pass_by(hub.house.limits.absence_seconds)
        await hub.requests(one).ask(one, RequestKind.STAND_IN, question.seat)
        assert two.heard(Requested)
        back = away.again()
        hub.enter(back)
        await hub.join(back, table.code)
        assert one.heard(CalledOff)
        await refused(hub.requests(two).agree(two), Why.NOT_ASKED)
        assert table.play is not None
        assert set(table.play.room.kinds.values()) == {"human"}

    in_hub(tmp_path, use)


def test_a_game_is_ended_for_absence(tmp_path: Path) -> None:
    """Whoever did not come back is named."""

    async def use(hub: Hub) -> None:
        ann, bob = Fake("Ann"), Fake("Bob")
        table = await sit_down(hub, ann, bob)
        here, away = await until_long_away(hub, table, ann, bob)
        seat = table.standing.seat_of(away.account.id)
        assert seat is not None
        await hub.requests(here).ask(here, RequestKind.END_ABSENT, seat)
        (over,) = here.heard(IsOver)
        assert (over.ended.kind, over.ended.seats) == (EndKind.ABSENT, (seat,))

    in_hub(tmp_path, use)


def test_guests_who_left_before_the_game_free_their_seat(tmp_path: Path) -> None:
    """An account may open a table and come back for it; nobody waits for a guest."""

    async def use(hub: Hub) -> None:
        ann, gus, eve = Fake("Ann"), Fake("Gus", is_guest=True), Fake("Eve")
        await enter(hub, ann, gus, eve)
        table = await hub.open(ann, _three())
        await hub.join(gus, table.code)
        hub.leave(gus)
        await look_after(hub)
        assert table.standing.seat_of(gus.account.id) == GREEN
        clock_of(hub).pass_by(hub.house.limits.absence_seconds)
        await look_after(hub)
        assert table.standing.seat_of(gus.account.id) is None
        await hub.join(eve, table.code)
        hub.leave(ann)
        clock_of(hub).pass_by(hub.house.limits.absence_seconds)
        await look_after(hub)
        assert table.standing.seat_of(ann.account.id) == RED

    in_hub(tmp_path, use)


def _three() -> Plan:
    return plan("human", "human", "human")


# Giving up, and again.


def test_who_resigns_is_replaced_for_good(tmp_path: Path) -> None:
    """A bot plays on for the others; the seat is not given back, and no say comes with it."""

    async def use(hub: Hub) -> None:
        ann, bob, cleo = Fake("Ann"), Fake("Bob"), Fake("Cleo")
        table = await sit_down(hub, ann, bob, cleo)
        await play(12, ann, bob, cleo)
        await hub.resign(bob)
        assert ann.heard(StandsIn) == [StandsIn(GREEN, "Bob", "lamb", has_resigned=True)]
        assert table.standing.seat_of(bob.account.id) is None
        assert "# resign 1" in await lines_of(hub, table)
        await refused(hub.resign(bob), Why.NOT_SEATED)
        back = bob.again()
        hub.enter(back)
        await refused(hub.join(back, table.code), Why.FULL)
        await hub.watch(back, table.code)
        assert table.play is not None
        assert table.play.room.kinds[GREEN] == "lamb"
        await until_asked(ann, cleo)
        await hub.requests(ann).ask(ann, RequestKind.BACK, 2)
        assert cleo.heard(Requested)[-1].asked.needed in ((YELLOW,), ())

    in_hub(tmp_path, use)


def test_the_last_who_resigns_ends_the_game(tmp_path: Path) -> None:
    """Against bots, and when all others have given up, nobody plays on."""

    async def use(hub: Hub) -> None:
        ann = Fake("Ann")
        table = await sit_down(hub, ann, players=("human", "lamb"))
        await until_asked(ann)
        await hub.resign(ann)
        (over,) = ann.heard(IsOver)
        assert (over.ended.kind, over.ended.seats) == (EndKind.RESIGNED, (RED,))
        assert (await lines_of(hub, table))[-2:] == ("# resign 0", "# over resigned 0")

    in_hub(tmp_path, use)


def test_all_who_want_it_play_again(tmp_path: Path) -> None:
    """Another table with the same seats begins once the last agrees; only once, only after the end."""

    async def use(hub: Hub) -> None:
        ann, bob, eve = Fake("Ann"), Fake("Bob"), Fake("Eve")
        await enter(hub, ann, bob, eve)
        table = await sit_down(hub, ann, bob, title="again")
        await refused(hub.requests(ann).ask(ann, RequestKind.REMATCH), Why.NOT_OVER)
        await hub.resign(ann)
        await hub.resign(bob)
        await hub.requests(bob).ask(bob, RequestKind.REMATCH)
        await hub.watch(eve, table.code)
        await refused(hub.requests(eve).agree(eve), Why.NOT_SEATED)
        await hub.requests(ann).agree(ann)
        (plays_on,) = eve.heard(PlaysOn)
        await refused(hub.requests(ann).ask(ann, RequestKind.REMATCH), Why.BEGUN)
        again = await hub.join(ann, plays_on.code)
        await hub.join(bob, plays_on.code)
        assert again is not table
        assert again.plan == table.plan
        assert again.standing.is_begun
        for one in (ann, bob):
            one.questions.clear()
            one.look(again)
        await play(5, ann, bob)
        assert (await lines_of(hub, table))[-1] == f"# next {plays_on.code}"

    in_hub(tmp_path, use)


def test_two_who_answer_in_one_moment(tmp_path: Path) -> None:
    """Consents that cross each other count each once."""

    async def use(hub: Hub) -> None:
        people = Fake("Ann"), Fake("Bob"), Fake("Cleo")
        table = await sit_down(hub, *people)
        ann, bob, cleo = people
        await hub.requests(ann).ask(ann, RequestKind.END)
        answers = (hub.requests(one).agree(one) for one in (bob, cleo, bob, cleo))
        ends = await asyncio.gather(*answers, return_exceptions=True)
        assert [type(end) for end in ends].count(NotDone) == 2
        lines = await lines_of(hub, table)
        assert lines.count("# agree 1") == lines.count("# agree 2") == 1
        assert lines[-1] == "# over agreed -"

    in_hub(tmp_path, use)


def test_an_action_that_crosses_the_last_consent(tmp_path: Path) -> None:
    """Either the game went on or it was ended, never both, and the lines tell which."""

    async def use(hub: Hub) -> None:
        for number in range(10):
            ann, bob = Fake(f"Ann{number}"), Fake(f"Bob{number}")
            table = await sit_down(hub, ann, bob)
            await play(3, ann, bob)
            one, question = await until_asked(ann, bob)
            await hub.requests(ann).ask(ann, RequestKind.END)
            agreeing = asyncio.ensure_future(hub.requests(bob).agree(bob))
            for _ in range(number):
                await asyncio.sleep(0)
            assert one.room is not None
            is_answered = one.room.question(Seat(question.seat)) is question
            if is_answered:
                one.room.answer(question, question.legal[0])
            await asyncio.wait({agreeing})
            lines = await lines_of(hub, table)
            if agreeing.exception() is None:
                assert lines[-1] == "# over agreed -"
            else:
                assert "# over agreed -" not in lines
            for person in (ann, bob):
                hub.leave(person)

    in_hub(tmp_path, use)
