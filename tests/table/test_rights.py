"""Whose it is to take back and to do again: their own choice, while asked, and who sat down counts."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from edenia_tui.conversation.rewinds import rewind
from edenia_tui.conversation.sitting import take_up
from edenia_tui.games.edenia.options import EDENIA_OPTIONS
from edenia_tui.language.listener import Listener
from edenia_tui.language.speech import LANGUAGES
from edenia_tui.storage.saved import read_saved
from edenia_tui.table.course import NotPossible
from edenia_tui.table.rewind import Rewind, RewindKind
from rules.edenia.actions import RaiseFlag, Skip
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.kernel.seat import Seat
from rules.kernel.undo import Fence
from tests.games.spoken import speech_of
from tests.library import begin, kept_file
from tests.rules.edenia.test_unsettled import arriving
from tests.table.company import (
    EdeniaPerson,
    EdeniaRoom,
    empty_record,
    lamb_on,
    open_room,
    sitters,
    until_open,
)
from tests.table.peeking import record_of, state_of

RED, GREEN, YELLOW = Seat(0), Seat(1), Seat(2)
TWO, THREE = Options(2, first=RED), Options(3, first=RED)


@pytest.fixture(autouse=True)
def _folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let games live in a folder of this test."""
    monkeypatch.setenv("EDENIA_DATA", str(tmp_path / "data"))


async def refused(attempt: Awaitable[None], kind: RewindKind, fence: Fence | None) -> None:
    """See that something is not possible, and why."""
    with pytest.raises(NotPossible) as caught:
        await attempt
    assert (caught.value.kind, caught.value.fence) == (kind, fence)


def run(play: Callable[[EdeniaRoom], Awaitable[None]], room: EdeniaRoom) -> None:
    """Let a room run while a test plays there."""

    async def both() -> None:
        running = asyncio.ensure_future(room.run())
        try:
            await play(room)
        finally:
            room.stop()
            await running

    asyncio.run(both())


async def until_undoable(room: EdeniaRoom) -> Seat:
    """Let people choose what comes first until one of them could take a choice back."""
    while True:
        seat = EDENIA.to_act(state_of(room))
        if isinstance(seat, int) and room.rewinding.fence(Seat(seat)) is None:
            return Seat(seat)
        for one in (RED, GREEN, YELLOW):
            if (asked := room.question(one)) is not None:
                room.answer(asked, asked.legal[0])
        await asyncio.sleep(0)


def people(options: Options = TWO) -> EdeniaRoom:
    """Set a table for people alone."""
    seats = [Seat(number) for number in range(options.players)]
    return open_room(empty_record(options), {seat: EdeniaPerson(seat) for seat in seats}, seed=1)


def test_nobody_takes_back_or_does_again_for_another() -> None:
    """Of three people only the one whose choice it was may, and only while asked."""

    async def play(room: EdeniaRoom) -> None:
        seat = await until_undoable(room)
        others = [one for one in (RED, GREEN, YELLOW) if one != seat]
        before = record_of(room)
        for other in others:
            await refused(room.rewinding.undo(other), RewindKind.UNDO, Fence.TURN)
        await room.rewinding.undo(seat)
        for other in others:
            await refused(room.rewinding.redo(other), RewindKind.REDO, Fence.TURN)
            await refused(room.rewinding.back(other, 0), RewindKind.BACK, Fence.OTHER)
        await room.rewinding.redo(seat)
        assert record_of(room) == before

    run(play, people(THREE))


def test_against_bots_the_seat_of_a_bot_has_no_rights() -> None:
    """Whoever speaks for a bot's seat rewinds nothing; the only person may go anywhere."""

    async def play(room: EdeniaRoom) -> None:
        for _ in range(2):
            asked = await until_open(room, RED)
            room.answer(asked, Skip())
            await asyncio.sleep(0)
        await until_open(room, RED)
        whole = record_of(room)
        await refused(room.rewinding.back(GREEN, 0), RewindKind.BACK, Fence.OTHER)
        assert room.rewinding.decisions(GREEN) == []
        assert not room.rewinding.may_go_back(GREEN)
        await room.rewinding.back(RED, 0)
        await refused(room.rewinding.redo(GREEN), RewindKind.REDO, Fence.TURN)
        await room.rewinding.redo(RED)
        assert record_of(room) == whole

    run(
        play,
        open_room(empty_record(TWO), {RED: EdeniaPerson(RED), GREEN: lamb_on(GREEN, 1)}, seed=1),
    )


def test_one_who_resigned_still_minds_what_is_taken_back() -> None:
    """A bot on somebody's seat lets the other person take back their own choices, and no more."""

    async def play(room: EdeniaRoom) -> None:
        asked = await until_open(room, RED)
        room.answer(asked, Skip())
        await until_open(room, GREEN)
        await room.replace(GREEN, lamb_on(GREEN, 1))
        await until_open(room, RED)
        assert not room.rewinding.may_go_back(RED)
        assert room.rewinding.decisions(RED) == []
        await refused(room.rewinding.back(RED, 0), RewindKind.BACK, Fence.OTHER)
        await refused(room.rewinding.undo(RED), RewindKind.UNDO, Fence.OTHER)

    run(play, people())


@pytest.mark.parametrize(
    ("seated", "lines"),
    [
        (("human", "human"), "skip\nseat green Bob lamb\n"),
        (("human", "human"), "seat green Bob lamb\nskip\n"),
        (("human", "lamb"), "seat green Bob human\nskip\nseat green Bob lamb\n"),
        (("lamb", "human"), "seat red Ann human\nskip\nseat green Bob lamb\n"),
    ],
)
def test_in_a_game_taken_up_again_who_sat_down_counts(seated: tuple[str, str], lines: str) -> None:
    """The record tells who has played, at the beginning and later; a bot there now changes nothing."""
    who = tuple(sitters(TWO, player)[number] for number, player in enumerate(seated))
    keeper, _ = begin("edenia", TWO, who, 1)
    keeper.write(lines)
    keeper.close()
    sitting = take_up(kept_file(keeper.path))
    assert sitting.people == (RED,)
    room = sitting.room()
    for seat in (RED, GREEN):
        assert not room.rewinding.may_go_back(seat)
        with pytest.raises(NotPossible):
            asyncio.run(room.rewinding.back(seat, 0))
    sitting.close()


def test_in_a_game_taken_up_again_the_only_person_may_go_back() -> None:
    """Bots that took over from bots mind nothing, nor does one who came back to their own seat."""
    keeper, _ = begin("edenia", TWO, (*sitters(TWO, "human")[:1], *sitters(TWO)[1:]), 1)
    keeper.write("skip\nseat red Ann lamb\nseat green Bob ewe\nseat red Ann human\n")
    keeper.close()
    sitting = take_up(kept_file(keeper.path))
    room = sitting.room()
    assert room.rewinding.may_go_back(RED)
    asyncio.run(room.rewinding.back(RED, 0))
    sitting.close()


# What hung on something hidden.


def at_the_flag(hand: str = "scope-4") -> EdeniaRoom:
    """Set a table where red may raise a flag by which green could come to 42 points."""
    room = people()
    room._course._states[-1] = arriving(11, hand).state
    return room


async def raise_flag(room: EdeniaRoom) -> None:
    """Let red raise the flag, and wait until red is asked again."""
    asked = await until_open(room, RED)
    room.answer(asked, RaiseFlag())
    await until_open(room, RED)


def test_win_2_a_choice_that_could_have_ended_the_game_is_no_oracle() -> None:
    """Red cannot find out by trying and taking back that green does not hide 3 points."""

    async def play(room: EdeniaRoom) -> None:
        await raise_flag(room)
        after = state_of(room)
        with pytest.raises(NotPossible) as caught:
            await room.rewinding.undo(RED)
        assert (caught.value.fence, caught.value.rule) == (Fence.HIDDEN, "WIN-2")
        assert room.rewinding.steps_back(RED) == 0
        assert state_of(room) is after

    run(play, at_the_flag())


TOLD = {
    "en": "Too late to take back: it hung on what is hidden from you (WIN-2).",
    "fr": "Trop tard pour annuler : cela tenait à ce qui vous est caché (WIN-2).",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_win_2_the_reason_names_the_rule(language: str) -> None:
    """Whoever is refused hears why, and the rule behind it can be asked for."""

    async def play(room: EdeniaRoom) -> None:
        await raise_flag(room)
        listener = Listener(speech_of("edenia", language), ("Ann", "Bob"), RED)
        refusal = await rewind(listener, room, RED, "undo", ())
        assert refusal is not None
        assert (refusal.lines, refusal.rule) == ((TOLD[language],), "WIN-2")

    run(play, at_the_flag())


def test_what_was_taken_back_in_earlier_versions_is_still_read() -> None:
    """A kept game opens, even if a table would not allow the same any more: its lines are history."""
    header = (
        "edenia-record 1\ngame edenia\nseat red Ann human\nseat green Bob human\nfirst red\nmoves\n"
    )
    saved = read_saved(f"{header}skip\nseat green Bob lamb\nback 0\n", EDENIA, EDENIA_OPTIONS)
    assert saved.record.actions == ()
    assert saved.people == (RED, GREEN)
    course = at_the_flag()._course
    course.add(RaiseFlag(), EDENIA.apply(course.state, RaiseFlag()))

    course.check(Rewind(RewindKind.UNDO))
