"""What if: played out for everybody, marked all the time, and the game beside it stays as it is."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.widgets import Static

from edenia_tui.conversation.recording import Recording
from edenia_tui.conversation.what_if_viewer import LET_CHANCE
from edenia_tui.storage.files.library import FileLibrary
from edenia_tui.storage.save_errors import NotKept
from edenia_tui.table.origin import Origin
from edenia_tui.tui.dialogs.notice import Notice
from edenia_tui.tui.dialogs.pick import Pick
from edenia_tui.tui.table import animation
from edenia_tui.tui.what_if.screen import WhatIfScreen
from edenia_tui.tui.widgets.choices import Choices
from edenia_tui.tui.widgets.command_bar import CommandBar
from edenia_tui.tui.widgets.sentence import Sentence
from edenia_tui.tui.widgets.story import Story
from edenia_tui.tui.widgets.tabletop import Tabletop
from rules.kernel.seat import CHANCE, Seat
from tests.library import library, path_of, paths, read_file
from tests.table.peeking import record_of, state_of
from tests.tui.looking_back import recorded, replay_of, replaying
from tests.tui.playing import (
    SMALL,
    WIDE,
    AnyPilot,
    asked,
    choices_of,
    game_of,
    on_screen,
    playing,
    until,
)
from tests.tui.screenshots import letters_of, picture_of
from tests.tui.staged import in_the_middle, staged

Steps = Callable[[AnyPilot, WhatIfScreen], Awaitable[None]]

_RED = Seat(0)
_SEED = 54


def what_if_of(pilot: AnyPilot) -> WhatIfScreen:
    """Give the what-if, wherever it is."""
    return next(one for one in pilot.app.screen_stack if isinstance(one, WhatIfScreen))


def suppose(
    steps: Steps, size: tuple[int, int] = SMALL, language: str = "en", *, animated: bool = False
) -> None:
    """Begin a what-if in Anna's turn, do something, and see that her game has not changed."""
    sitting = staged(_SEED, in_the_middle)
    path = path_of(sitting)
    before = path.read_bytes()

    async def run() -> None:
        async with playing(sitting, size, language, animated=animated) as pilot:
            await asked(pilot)
            room, question = game_of(pilot).room, game_of(pilot).viewer.question
            state, record = state_of(room), record_of(room)
            await pilot.press("v")
            await pilot.pause()
            await steps(pilot, what_if_of(pilot))
            assert (state_of(room), record_of(room)) == (state, record)
            assert game_of(pilot).viewer.question is question

    asyncio.run(run())
    assert path.read_bytes() == before


def watch(steps: Callable[[AnyPilot, Recording], Awaitable[None]], point: int = 60) -> None:
    """Begin a what-if in a replay, do something, and see that the file has not changed."""
    recording, path = recorded()
    before = path.read_bytes()

    async def run() -> None:
        async with replaying(recording._replace(start=point)) as pilot:
            await pilot.press("v")
            await pilot.pause()
            await steps(pilot, recording)

    asyncio.run(run())
    assert path.read_bytes() == before


async def choose(pilot: AnyPilot, action: Any) -> None:
    """Make a choice, and wait until it is done."""
    what_if = what_if_of(pilot)
    done = len(what_if.branch.actions)
    what_if.query_one(Choices).post_message(Choices.Made(action))
    await until(pilot, lambda: len(what_if.branch.actions) > done)
    await pilot.pause()


async def play_some(pilot: AnyPilot, number: int, seed: int = 1) -> None:
    """Make choices at random, for whoever is to act."""
    rng, what_if = Random(seed), what_if_of(pilot)
    for _ in range(number):
        if what_if.branch.to_act is None:
            return
        await choose(pilot, rng.choice(what_if.query_one(Choices).offered))


async def play_to_chance(pilot: AnyPilot) -> None:
    """Make choices at random until chance is to act."""
    rng, what_if = Random(1), what_if_of(pilot)
    while what_if.branch.to_act is not CHANCE:
        await choose(pilot, rng.choice(what_if.query_one(Choices).offered))


def test_everybody_is_played_and_chance_too() -> None:
    """The choices are those of whoever is to act, by name; chance decides, or is decided for."""

    async def steps(pilot: AnyPilot, what_if: WhatIfScreen) -> None:
        branch, actors, rng = what_if.branch, set(), Random(1)
        for _ in range(40):
            offered = what_if.query_one(Choices).offered
            actors.add(branch.to_act)
            if branch.to_act is CHANCE:
                assert offered == (LET_CHANCE, *offered[1:])
                assert set(offered[1:]) == set(branch.legal)
            else:
                assert set(offered) == set(branch.legal)
                assert what_if.query_one(Tabletop)._view == branch.game.view(
                    branch.state, branch.to_act
                )
            await choose(pilot, rng.choice(offered))
        assert actors == {Seat(0), Seat(1), CHANCE}
        assert len(branch.actions) == 40
        assert any("Green" in line for line in what_if.query(Story).first().sentences)

    suppose(steps)


def test_what_chance_brings_can_be_chosen() -> None:
    """The last outcome of the list is what happens, and it can be taken back."""

    async def steps(pilot: AnyPilot, what_if: WhatIfScreen) -> None:
        await play_to_chance(pilot)
        state, wanted = what_if.branch.state, what_if.branch.legal[-1]
        await choose(pilot, wanted)
        assert what_if.branch.actions[-1] == wanted
        await pilot.press("u")
        assert what_if.branch.state == state

    suppose(steps)


def test_undo_goes_back_to_the_beginning_and_no_further() -> None:
    """`u` takes back one action after the other, whoever did it; then it says that this is all."""

    async def steps(pilot: AnyPilot, what_if: WhatIfScreen) -> None:
        state = what_if.branch.state
        await play_some(pilot, 12)
        told = what_if.query(Story).first().sentences
        await pilot.press(*["u"] * 11)
        assert len(what_if.branch.actions) == 1
        assert what_if.query(Story).first().sentences != told
        what_if.post_message(CommandBar.Typed("undo"))
        await pilot.pause()
        assert what_if.branch.state == state
        await pilot.press("u")
        assert what_if.branch.state == state
        assert "the what-if begins here" in str(what_if.query_one(Sentence).content)

    suppose(steps)


def said_in(what_if: WhatIfScreen) -> str:
    """Read the line below the drawing."""
    return str(what_if.query_one(Sentence).content)


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "look back", "A what-if has no past to look back at."),
        ("fr", "revoir", "Un essai n'a pas de passé à revoir."),
        ("en", "hint", "Hints are for the game itself."),
        ("fr", "conseil", "Les conseils sont pour la vraie partie."),
        ("en", "draw", "Nothing to draw now"),
        ("fr", "piocher", "Rien à piocher"),
        ("en", "save", "It cannot be kept while the game runs."),
        ("fr", "garder", "Impossible à garder en pleine partie."),
    ],
)
def test_words_without_sense_here_are_told_why(language: str, typed: str, told: str) -> None:
    """What line mode says in a what-if is said here, too."""

    async def steps(pilot: AnyPilot, what_if: WhatIfScreen) -> None:
        what_if.post_message(CommandBar.Typed(typed))
        await pilot.pause()
        assert said_in(what_if).startswith(told)
        assert not what_if.branch.actions

    suppose(steps, language=language)


def test_whether_chance_goes_on_by_itself_is_told() -> None:
    """`auto` says what it switched, and the choices that are listed anew do not talk over it."""

    async def steps(pilot: AnyPilot, what_if: WhatIfScreen) -> None:
        what_if.post_message(CommandBar.Typed("auto"))
        await until(pilot, lambda: said_in(what_if).startswith("Chance draws by itself"))
        await pilot.pause()
        assert said_in(what_if).startswith("Chance draws by itself")

    suppose(steps)


def test_chance_draws_and_is_taken_back_by_words() -> None:
    """`draw` lets chance decide; with `auto` it goes on by itself, and is taken back with its cause."""
    recording, _ = recorded()
    point = next(
        point
        for point in range(recording.replay.opening, recording.replay.last)
        if recording.replay.game.to_act(recording.replay.state(point)) is CHANCE
    )

    async def run() -> None:
        async with replaying(recording) as pilot:
            replay_of(pilot).travel.go_to(point)
            await pilot.press("v")
            await pilot.pause()
            what_if = what_if_of(pilot)
            what_if.post_message(CommandBar.Typed("draw"))
            await until(pilot, lambda: len(what_if.branch.actions) == 1)
            what_if.post_message(CommandBar.Typed("undo"))
            await until(pilot, lambda: not what_if.branch.actions)
            what_if.post_message(CommandBar.Typed("auto"))
            await until(pilot, lambda: bool(what_if.branch.actions))
            await until(pilot, lambda: what_if.branch.to_act is not CHANCE)
            what_if.post_message(CommandBar.Typed("undo"))
            await pilot.pause()
            assert what_if.branch.to_act is not CHANCE

    asyncio.run(run())


def test_a_what_if_is_kept_by_a_word() -> None:
    """`save NAME` keeps it under that name, and it goes on."""
    recording, _ = recorded()

    async def run() -> None:
        async with replaying(recording) as pilot:
            replay_of(pilot).travel.go_to(recording.replay.turns[2].point)
            await pilot.press("v")
            await pilot.pause()
            what_if = what_if_of(pilot)
            what_if.post_message(CommandBar.Typed("skip"))
            await until(pilot, lambda: len(what_if.branch.actions) == 1)
            what_if.post_message(CommandBar.Typed("save my try"))
            await until(pilot, lambda: "my-try" in said_in(what_if))
            assert on_screen(pilot) is what_if
            assert "my-try" in library()

    asyncio.run(run())


def test_typed_commands_play_it() -> None:
    """What can be typed in a game can be typed here, and words of the game alone are refused."""

    async def steps(pilot: AnyPilot, what_if: WhatIfScreen) -> None:
        what_if.post_message(CommandBar.Typed("skip"))
        await until(pilot, lambda: len(what_if.branch.actions) == 1)
        assert what_if.branch.to_act == Seat(1)
        what_if.post_message(CommandBar.Typed("resign"))
        await pilot.pause()
        assert "nobody resigns" in str(what_if.query_one(Sentence).content)
        assert game_of(pilot).room.kinds[_RED] == "human"

    suppose(steps)


@pytest.mark.parametrize("key", ["h", "b", "x", "f10"])
def test_keys_of_a_game_alone_are_answered(key: str) -> None:
    """A key that does something in a game and nothing here says so."""

    async def steps(pilot: AnyPilot, what_if: WhatIfScreen) -> None:
        await pilot.press(key)
        assert on_screen(pilot) is what_if
        assert str(what_if.query_one(Sentence).content) == "That key works in a game, not here."

    suppose(steps)


@pytest.mark.parametrize("size", [SMALL, WIDE])
@pytest.mark.parametrize(("language", "banner"), [("en", "WHAT IF"), ("fr", "ET SI")])
def test_it_is_marked_all_the_time(size: tuple[int, int], language: str, banner: str) -> None:
    """The banner is in sight at every question and beside every notice; the galaxy fits as ever."""

    async def steps(pilot: AnyPilot, what_if: WhatIfScreen) -> None:
        for _ in range(6):
            assert banner in letters_of(picture_of(pilot.app, "what if"))
            space = what_if.query_one("#space")
            assert not space.show_vertical_scrollbar
            await choose(pilot, what_if.query_one(Choices).offered[0])
        for key in ("w", "question_mark", "l", "escape"):
            await pilot.press(key)
            await pilot.pause()
            assert str(what_if.query_one("#banner", Static).content).startswith(banner)
            await pilot.press("escape")
        await pilot.press("escape", "escape")

    suppose(steps, size, language)


def test_every_key_for_looking_works_at_chance() -> None:
    """Whoever is to act, all questions are answered, and none is a riddle to the program."""

    async def steps(pilot: AnyPilot, what_if: WhatIfScreen) -> None:
        await play_to_chance(pilot)
        for key in ("w", "i", "k", "o", "question_mark", "l"):
            await pilot.press(key)
            assert on_screen(pilot) is not what_if
            await pilot.press("escape")
            assert on_screen(pilot) is what_if
        await pilot.press("down", "question_mark", "escape", "1", "s", "shift+up")
        assert on_screen(pilot) is what_if

    suppose(steps)


def test_a_running_game_gives_nothing_away() -> None:
    """The branch begins with a guess that fits Anna's view, and cannot be kept as a game."""

    async def steps(pilot: AnyPilot, what_if: WhatIfScreen) -> None:
        room, branch = game_of(pilot).room, what_if.branch
        assert room.game.view(branch.state, _RED) == room.view(_RED)
        assert branch.record is None
        assert "guessed" in what_if.query(Story).first().sentences[0]
        await play_some(pilot, 2)
        await pilot.press("escape")
        ways = on_screen(pilot)
        assert isinstance(ways, Pick)
        assert ways.texts == ("Go on with it", "Drop it and go back")

    suppose(steps)


def test_dropping_it_comes_back_to_the_question() -> None:
    """Escape asks first when something would be lost; the game's choices are there again."""

    async def steps(pilot: AnyPilot, what_if: WhatIfScreen) -> None:
        offered = choices_of(pilot).offered
        await play_some(pilot, 3)
        await pilot.press("escape", "enter")
        assert on_screen(pilot) is what_if
        await pilot.press("escape", "down", "enter")
        assert on_screen(pilot) is game_of(pilot)
        assert choices_of(pilot).offered == offered
        await pilot.press("v", "escape")
        assert on_screen(pilot) is game_of(pilot)

    suppose(steps)


@pytest.mark.long
def test_a_what_if_can_be_played_to_its_end() -> None:
    """The end is told, it can be taken back, and the game is not over for all that."""

    async def steps(pilot: AnyPilot, what_if: WhatIfScreen) -> None:
        await play_some(pilot, 600)
        assert what_if.branch.to_act is None
        await until(pilot, lambda: isinstance(on_screen(pilot), Notice))
        assert not game_of(pilot).room.is_over
        await pilot.press("escape")
        assert what_if.query_one(Choices).offered == ()
        await pilot.press("enter", "u")
        assert what_if.branch.to_act is not None

    suppose(steps)


def test_a_travel_ends_before_the_next_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sheep that is on its way is skipped, and nothing is chosen that nobody has seen."""
    monkeypatch.setattr(animation, "PACE", 3600.0)

    async def steps(pilot: AnyPilot, what_if: WhatIfScreen) -> None:
        await pilot.press("enter")
        await until(pilot, lambda: what_if.animation.is_moving)
        await pilot.press("enter")
        assert not what_if.animation.is_moving
        assert len(what_if.branch.actions) == 1
        await pilot.press("u")
        assert not what_if.branch.actions

    suppose(steps, animated=True)


def test_there_is_none_while_others_play() -> None:
    """Only in one's own turn can something be tried out."""

    async def run() -> None:
        async with playing(staged(_SEED, in_the_middle)) as pilot:
            await asked(pilot)
            game = game_of(pilot)
            game.viewer.question = None
            await pilot.press("v")
            assert on_screen(pilot) is game
            assert "Not now" in str(game.query_one(Sentence).content)

    asyncio.run(run())


def test_looking_back_at_a_running_game_one_guesses_too() -> None:
    """A what-if from an earlier point of a running game knows no more than one did then."""

    async def run() -> None:
        async with playing(staged(_SEED, in_the_middle)) as pilot:
            await asked(pilot)
            await pilot.press("p", "up", "up", "v")
            await pilot.pause()
            point, branch = replay_of(pilot).travel.point, what_if_of(pilot).branch
            known = replay_of(pilot).past.replay.view(point, _RED)
            assert branch.game.view(branch.state, _RED) == known
            assert branch.record is None
            past = replay_of(pilot).past
            last, viewpoint = past.replay.last, replay_of(pilot).past_viewer.viewpoint
            guesses = {past.branch(last, viewpoint).state.players[1].hidden for _ in range(60)}
            assert len(guesses) > 1

    asyncio.run(run())


def test_in_a_replay_it_can_be_kept_as_a_game() -> None:
    """It begins with the truth of the point; kept, it is a game with its origin that can go on."""

    async def steps(pilot: AnyPilot, recording: Recording) -> None:
        what_if = what_if_of(pilot)
        assert what_if.branch.state == recording.replay.state(60)
        await play_some(pilot, 5)
        branch = what_if.branch
        await pilot.press("escape", "down", "down", "enter")
        await pilot.pause()
        assert on_screen(pilot) is replay_of(pilot)
        (kept,) = [path for path in paths() if path.stem != recording.name]
        saved = read_file(kept)
        assert saved.origin == Origin(recording.name, 60)
        assert saved.record.actions == recording.replay.record.actions[:60] + branch.actions
        assert saved.state == branch.state
        assert saved.sitters == recording.sitters
        assert kept.stem in str(replay_of(pilot).query_one(Sentence).content)

    watch(steps)


def test_what_cannot_be_kept_stays_on_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk is told, and the what-if is still there."""

    def full(*_: object) -> Path:
        raise NotKept(Path("games"), "disk full")

    monkeypatch.setattr(FileLibrary, "keep", full)

    async def steps(pilot: AnyPilot, _: Recording) -> None:
        await play_some(pilot, 2)
        await pilot.press("escape", "down", "down", "enter")
        await pilot.pause()
        notice = on_screen(pilot)
        assert isinstance(notice, Notice)
        assert "disk full" in notice.sentences[0]
        await pilot.press("escape")
        assert on_screen(pilot) is what_if_of(pilot)

    watch(steps)
