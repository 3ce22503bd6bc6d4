"""Front ends are handed views and news of a game that runs, never its state or its record."""

import ast
import asyncio
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

import edenia_tui
from edenia_tui.conversation.sitting import Sitting
from edenia_tui.games.registry import GAMES
from edenia_tui.storage.files.record_file import RecordFile
from edenia_tui.storage.saved import Saved
from edenia_tui.table import branch as branching
from edenia_tui.table.course import Course
from edenia_tui.table.journal import Journal
from edenia_tui.tui.app import EdeniaApp
from edenia_tui.tui.widgets.choices import Choices
from rules.kernel.record import Record
from rules.kernel.seat import Seat
from tests.line.transcript import Keyboard
from tests.reaching import front_end_objects, reached_from, set_aside
from tests.table.peeking import record_of, state_of
from tests.tui.playing import AnyPilot, Steps, asked, choices_of, game_of, playing, until
from tests.tui.staged import Stops, staged
from tests.visits import visit_in

RED, GREEN = Seat(0), Seat(1)
_SEEDS = range(60, 100)
"""Of games that no other test plays, so that nothing equal lies about."""
_FRONT_ENDS = ("line", "tui")
_EARLY = Choices.Made(None)
"""Something of a front end that is there before any test."""


@pytest.fixture(autouse=True)
def _folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let games, settings and exported files live in a folder of this test."""
    monkeypatch.setenv("EDENIA_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("EDENIA_CONFIG", str(tmp_path / "config"))
    monkeypatch.chdir(tmp_path)


@pytest.fixture(autouse=True)
def _guesses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let guesses of a what-if differ from what is true."""
    monkeypatch.setattr(branching, "fresh_seed", lambda: 5)


@pytest.fixture(autouse=True, scope="module")
def _earlier() -> Iterator[None]:
    """Look through what other tests have left behind once."""
    with set_aside():
        yield


def leaks(room: Any, *eyes: Seat) -> list[Any]:
    """Find what front ends hold of a room although the people there may not know it."""
    game = room.game
    known, secret = set[Any](), set[Any]()
    whole = room._course
    for state in whole._states:
        known |= {game.view(state, seat) for seat in (*eyes, None)}
        others = (seat for seat in game.seats(state) if seat not in eyes)
        secret |= {state, *(game.view(state, seat) for seat in others)}
    for before, action in zip(whole._states, whole._actions, strict=False):
        for event in game.apply(before, action).events:
            known |= {game.news(event, seat) for seat in (*eyes, None)}
            secret.add(event)
    secret -= known
    kept = Record, Saved, Course, Journal, RecordFile
    return [
        one
        for one in reached_from(front_end_objects())
        if isinstance(one, kept) or (_is_value(one) and one in secret)
    ]


def _is_value(one: Any) -> bool:
    """Tell whether something is a state or an event of a game, which can be compared."""
    return type(one).__module__.startswith("rules.") and type(one).__hash__ is not None


def hides_much(state: Any, done: int) -> bool:
    """Stop at Anna's turn, when both have artefacts that the other does not know."""
    return done > 40 and state.walk is None and all(player.hidden for player in state.players)


@cache
def secretive() -> int:
    """Find a game in which both have something to hide when Anna is asked."""
    return next(seed for seed in _SEEDS if _state(seed, hides_much).outcome is None)


def _state(seed: int, stops: Stops) -> Any:
    sitting = staged(seed, stops)
    sitting.close()
    return sitting.kept.read().state


def one_before_the_end(state: Any, _done: int) -> bool:
    """Stop when Anna can end the game by a choice of hers, and somebody hides something."""
    game, hidden = GAMES["edenia"].game, any(player.hidden for player in state.players[1:])
    ends = (game.apply(state, action).state for action in game.legal(state))
    return hidden and any(game.outcome(after) is not None for after in ends)


def show(sitting: Sitting, steps: Steps) -> None:
    """Show a game, and do something once Anna is asked."""

    async def run() -> None:
        async with playing(sitting) as pilot:
            await asked(pilot)
            await steps(pilot)

    asyncio.run(run())


def test_on_the_screen_nothing_is_held_but_views_and_news() -> None:
    """Asked, looking back, trying out, taking back, exporting, and after choosing."""

    async def steps(pilot: AnyPilot) -> None:
        room = game_of(pilot).room
        truth = state_of(room)
        assert truth not in (room.view(RED), room.view(None))
        assert leaks(room, RED) == []
        for keys in (
            ("p", "left", "up"),
            ("v", "enter"),
            ("escape", "down", "enter", "escape"),
            ("b",),
        ):
            await pilot.press(*keys)
            await pilot.pause()
            assert leaks(room, RED) == [], keys
        await pilot.press("escape", "x")
        await pilot.pause()
        assert leaks(room, RED) == []
        await pilot.press("escape")
        done = len(record_of(room).actions)
        await pilot.press("enter")
        await asked(pilot, done)
        assert leaks(room, RED) == []

    show(staged(secretive(), hides_much), steps)


def test_that_test_would_notice() -> None:
    """A state, another's view, a record or a door to one in any part of a front end is found."""

    async def steps(pilot: AnyPilot) -> None:
        game = game_of(pilot)
        room: Any = game.room
        truth = state_of(room)
        for held in (
            truth,
            room.view(GREEN),
            record_of(room),
            [{"kept": vars(game.sitting)["_saved"]}],
            lambda: truth,
            partial(room.game.apply, truth),
            room._course.fence,
        ):
            game.table_view._extra = held  # type: ignore[attr-defined]
            assert leaks(room, RED), held
        del game.table_view._extra  # type: ignore[attr-defined]
        assert leaks(room, RED) == []

    show(staged(secretive(), hides_much), steps)


def test_what_was_there_before_is_looked_at_too() -> None:
    """What is set aside may take something up later on, and is found with it."""
    sitting = staged(secretive(), hides_much)
    room = sitting.room()
    assert leaks(room, RED) == []
    _EARLY.action = state_of(room)
    assert leaks(room, RED) == [state_of(room)]
    _EARLY.action = None
    sitting.close()


def test_at_the_end_nothing_is_held_but_views_and_news() -> None:
    """The last choice is told like any other; all is open to those who then look back."""
    seed = next(seed for seed in _SEEDS if _state(seed, one_before_the_end).outcome is None)

    async def steps(pilot: AnyPilot) -> None:
        game = game_of(pilot)
        room, view = game.room, game.viewer.view
        (last, *_) = (
            action
            for action in game.viewer.legal
            if room.game.outcome(room.game.apply(state_of(room), action).state) is not None
        )
        choices_of(pilot).post_message(Choices.Made(last))
        await until(pilot, lambda: room.is_over and game.viewer.view != view)
        assert leaks(room, RED) == []

    show(staged(seed, one_before_the_end), steps)


@pytest.mark.parametrize("people", [1, 2])
def test_by_lines_nothing_is_held_but_views_and_news(people: int) -> None:
    """At every prompt of a game, of a replay and of a what-if, alone and at one keyboard."""
    sitting = staged(secretive(), hides_much)
    sitting.close()
    whole = sitting.kept.read().record
    keyboard = Keyboard(whole.options, people=people, names=("Ann", "Ben"), seed=9)
    for action in whole.actions:
        course = keyboard.room._course
        course.add(action, keyboard.room.game.apply(course.state, action))
    eyes = (RED, GREEN)[:people]
    asked_for = "look,log,undo,hint,look back,back,what if,1,drop,return,what if,m,drop,export"
    lines = iter((*asked_for.split(","), *["1", ""] * 4))
    met = 0

    def think(_: str) -> str | None:
        nonlocal met
        met += 1
        assert leaks(keyboard.room, *eyes) == []
        return next(lines, None)

    del sitting, whole, course
    keyboard.play(think)
    assert met > 15


def test_in_the_menu_a_game_that_was_left_is_seen_by_a_spectator() -> None:
    """What lies beside the menu tells nobody's secrets, and neither does the list of games."""
    sitting = staged(secretive(), hides_much)
    sitting.close()
    room = sitting.room()
    assert state_of(room) != room.view(None)

    async def run() -> None:
        app = EdeniaApp(visit_in("en"), animated=False)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert leaks(room) == []

    asyncio.run(run())


# In the source.


_NOT_FOR_THEM = (
    "edenia_tui.storage.saved",
    "edenia_tui.storage.record_text",
    "edenia_tui.table.course",
    "edenia_tui.table.journal",
    "edenia_tui.table.keeper",
    "rules.kernel.record",
)
_NOT_ASKED = frozenset({"record", "saved", "told_openly"})


def faults(tree: ast.AST) -> Iterator[str]:
    """Find where a front end takes up a state or a record, or a door to one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module in _NOT_FOR_THEM:
            yield f"{node.lineno}: from {node.module}"
        elif isinstance(node, ast.Import):
            yield from (f"{node.lineno}: {a.name}" for a in node.names if a.name in _NOT_FOR_THEM)
        elif isinstance(node, ast.Attribute) and node.attr in _NOT_ASKED:
            yield f"{node.lineno}: .{node.attr}"
        elif isinstance(node, ast.Call) and _opens_a_kept_game(node.func):
            yield f"{node.lineno}: a kept game is read"


def _opens_a_kept_game(called: ast.expr) -> bool:
    """Tell whether `kept.read()`, `x.kept.open()` or `library.game(name).read()` is called."""
    if not isinstance(called, ast.Attribute) or called.attr not in ("read", "open"):
        return False
    match called.value:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name.strip("_") in ("kept", "found")
        case ast.Call(func=ast.Attribute(attr="game")):
            return True
        case _:
            return False


@pytest.mark.parametrize("front_end", _FRONT_ENDS)
def test_no_front_end_takes_up_a_state_or_a_record(front_end: str) -> None:
    """What is kept is read below them, and what they are given of it is a view or a past for eyes."""
    folder = Path(edenia_tui.__file__).parent / front_end
    files = sorted(folder.rglob("*.py"))
    assert len(files) > 10
    found = [
        f"{path.relative_to(folder)}:{fault}"
        for path in files
        for fault in faults(ast.parse(path.read_text("utf-8")))
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "from edenia_tui.storage.saved import Saved",
        "import rules.kernel.record",
        "state = room.record",
        "saved = self._sitting.kept.read()",
        "left = visit.library.game('x').open()",
    ],
)
def test_such_a_line_is_found(line: str) -> None:
    """The search finds what it is for."""
    assert list(faults(ast.parse(line)))


def test_a_room_shows_no_state_and_no_record() -> None:
    """Whatever can be read off a room without its seat is known to everybody."""
    sitting = staged(secretive(), hides_much)
    room = sitting.room()
    kept = Record, Saved, Course, Journal, RecordFile
    reached = list(reached_from([room]))
    assert any(one is room for one in reached)
    assert not [one for one in reached if isinstance(one, kept) or one == state_of(room)]
    assert not [one for one in reached_from([sitting]) if isinstance(one, kept)]
    sitting.close()
