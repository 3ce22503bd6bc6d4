"""Whatever is done to a file, it is read as a legal game or turned down with the line that is wrong."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from edenia_tui.games.edenia.options import EDENIA_OPTIONS
from edenia_tui.storage.saved import Saved, read_saved
from edenia_tui.table.course import Course
from rules.edenia.actions import Action
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.edenia.state import State
from rules.kernel.record import replay
from rules.kernel.refused import Unreadable
from rules.kernel.undo import Fence
from tests.faults import told
from tests.long.proofs import cases
from tests.rules.games import EDENIA_ROWS, record
from tests.table.company import text_of

FOREIGN = (
    "undo",
    "redo",
    "back 0",
    "back 3",
    "back 99999999999",
    "back",
    "back x",
    "undo 2",
    "redo redo",
    "BACK 1",
    "seat red Zoe human",
    "seat green human",
    "seat",
    "moves",
    "# note",
    "origin a@1",
    "edenia-record 1",
    "draw +++",
    "skip",
    "end",
    "go 1 east",
    "\x00",
    "\ufeff",
    "é",
    "keep scope-4",
)
BEGINNINGS = [text_of(record(row, 1)).split("\n")[:60] for row in EDENIA_ROWS]
HEADER = "edenia-record 1\ngame edenia\nseat red A human\nseat green B lamb\nfirst red\nmoves\n"


def read(text: str) -> Saved[Options, State, Action] | None:
    """Read a text; None when it is turned down, as it should be, with a line of it."""
    saved: Saved[Options, State, Action] | None = None
    turned_down: Unreadable | None = None
    try:
        saved = read_saved(text, EDENIA, EDENIA_OPTIONS)
    except Unreadable as error:
        turned_down = error
    if saved is None:
        assert turned_down is not None
        assert 1 <= turned_down.line <= text.count("\n") + 1
        assert "\n" not in told(turned_down)
        return None
    assert saved.state == replay(EDENIA, saved.record)
    return saved


def spoil(lines: list[str], rng: Random) -> list[str]:
    """Edit, drop, double, swap, cut or slip in a line."""
    lines = list(lines)
    at = rng.randrange(len(lines))
    match rng.randrange(6):
        case 0:
            lines.insert(at, rng.choice(FOREIGN))
        case 1:
            del lines[at]
        case 2:
            lines.insert(at, lines[at])
        case 3:
            other = rng.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        case 4:
            lines[at] = lines[at][: rng.randrange(len(lines[at]) + 1)]
        case _:
            end = rng.randrange(len(lines[at]) + 1)
            lines[at] = lines[at][:end] + rng.choice("x1 \t@#:é\x1b") + lines[at][end:]
    return lines


@pytest.mark.parametrize("seed", cases("spoiled-records"))
def test_spoiled_files(seed: int) -> None:
    """Edited, truncated, reordered and foreign lines give a legal game or a clear refusal."""
    rng, fine = Random(seed), 0
    for _ in range(120):
        lines = rng.choice(BEGINNINGS)
        for _ in range(rng.randrange(1, 4)):
            lines = spoil(lines, rng)
        fine += read("\n".join(lines) + "\n") is not None
    assert 0 < fine < 120


@given(st.text())
@settings(max_examples=200, deadline=None)
def test_any_text(text: str) -> None:
    """No text at all gives anything but a refusal."""
    assert read(text) is None


@given(st.lists(st.one_of(st.sampled_from(FOREIGN), st.text(max_size=12)), max_size=8))
@settings(max_examples=200, deadline=None)
def test_any_lines_after_a_header(lines: list[str]) -> None:
    """After a good header, too, every line is understood or named."""
    saved = read(HEADER + "".join(f"{line}\n" for line in lines))
    assert saved is None or len(saved.record.actions) <= len(lines)


@pytest.mark.parametrize(
    ("lines", "line", "message"),
    [
        ("undo", 7, "nothing has been done yet"),
        ("redo", 7, "nothing was taken back"),
        ("back 0", 7, "only 0 actions"),
        ("skip\nback 1", 8, "only 1 action has"),
        ("skip\nundo", 8, "another player decided"),
        ("go 1 east star\nundo", 8, "nobody is asked"),
        ("skip\nback 0\nskip\nredo", 10, "nothing was taken back"),
        ("skip\nseat green B human\nback 0", 9, "only for games against bots"),
        ("skip\nback", 8, "expected: undo, redo, or back"),
        ("skip\nundo 1", 8, "expected: undo, redo, or back"),
        ("skip\nback -1", 8, "expected: undo, redo, or back"),
        ("skip\nback ²", 8, "expected: undo, redo, or back"),
    ],
)
def test_what_cannot_be_taken_back_is_named_with_its_line(
    lines: str, line: int, message: str
) -> None:
    """A file cannot take back what the table would not have."""
    with pytest.raises(Unreadable) as caught:
        read_saved(f"{HEADER}{lines}\n", EDENIA, EDENIA_OPTIONS)
    assert message in told(caught.value)
    assert caught.value.line == line


def test_a_file_may_undo_exactly_where_the_table_may() -> None:
    """At every point of a game the line `undo` is read or turned down as the fence says."""
    played = record(EDENIA_ROWS[0], 1)
    messages = set()
    course = Course(EDENIA, type(played)(played.game, played.options, played.names))
    text = text_of(played)
    header = text[: text.index("moves\n")].replace(" lamb\n", " human\n") + "moves\n"
    for point, action in enumerate(played.actions[:150]):
        course.add(action, EDENIA.apply(course.state, action))
        lines = "".join(f"{EDENIA.write_action(a)}\n" for a in played.actions[: point + 1])
        seat = EDENIA.to_act(course.state)
        fence = course.fence(seat) if isinstance(seat, int) else Fence.TURN
        if fence is None:
            saved = read(f"{header}{lines}undo\n")
            assert saved is not None
            assert saved.record.actions == played.actions[:point]
        else:
            with pytest.raises(Unreadable) as caught:
                read_saved(f"{header}{lines}undo\n", EDENIA, EDENIA_OPTIONS)
            said = told(caught.value)
            assert "'undo' is not possible here" in said
            messages.add(said.rpartition(": ")[2])
    assert {"chance decided the last action", "nobody is asked"} <= messages


def test_taking_back_by_hand() -> None:
    """After `back 0` and `redo` the file reads like one in which nothing was ever taken back."""
    plain = read(f"{HEADER}skip\nskip\n")
    again = read(f"{HEADER}skip\nskip\nback 0\nredo\n")
    undone = read(f"{HEADER}skip\nskip\nback 1\n")
    assert plain is not None
    assert again is not None
    assert undone is not None
    assert (plain.record, plain.state) == (again.record, again.state)
    assert undone.record.actions == plain.record.actions[:1]
    assert undone.taken_back.again == (plain.record.actions[1:],)


@pytest.mark.parametrize("word", ["a", "a@", "@1", "a@x", "a@1 b", "a b@1", "a@1234567890"])
def test_an_origin_that_is_none(word: str) -> None:
    """The line that tells where a branch comes from is checked like any other."""
    with pytest.raises(Unreadable) as caught:
        read_saved(HEADER.replace("moves", f"origin {word}\nmoves"), EDENIA, EDENIA_OPTIONS)
    assert "origin NAME@NUMBER" in told(caught.value)
    assert caught.value.line == 6
