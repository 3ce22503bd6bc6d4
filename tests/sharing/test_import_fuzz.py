"""Whatever is handed to `edenia import`, it answers: exit code 0, 1 or 2, and never a traceback."""

import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from edenia_tui.sharing.json_record import write_json
from edenia_tui.sharing.plain_record import cut
from rules.edenia.game import EDENIA
from rules.kernel.record import replay
from tests.sharing.games import ENTRY, RESIGNED, listener, random_games, saved_of
from tests.sharing.program import edenia, kept
from tests.table.company import text_of

quick = settings(
    max_examples=150,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
BEGUN = [cut(EDENIA, saved, 40) for saved in random_games(6)]
RECORDS = [RESIGNED, *(text_of(saved.record) for saved in BEGUN)]
DOCUMENTS = [
    json.loads(write_json(ENTRY, saved, listener(saved)))
    for saved in (saved_of(RESIGNED), *BEGUN[:3])
]
FOREIGN = (
    *(
        "undo",
        "redo",
        "back 0",
        "back 3",
        "back 99999999999",
        "seat red Zoe human",
        "seat",
        "moves",
    ),
    *("# note", "origin a@1", "edenia-record 1", "edenia-record 2", "edenia-news 1", "draw +++"),
    *("skip", "end", "go 1 east", "\x00", "\ufeff", "é", "keep scope-4", "{", "{}", "[]", "seed x"),
    *(
        "rules fr en",
        "first blue",
        "game chess",
        "\u2028",
        "\x1b[31m",
        "go 1 \u0661",
        "seat red \x07 x",
    ),
)
odd_lines = st.sampled_from(FOREIGN) | st.text(max_size=20)
odd_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | odd_lines,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=4,
)


def answers(text: str) -> None:
    """Hand a text in; what is kept can be read and is a legal game, what is not is explained."""
    before = len(kept())
    result = edenia("import", "-", "--name", "x", typed=text.encode("utf-8", "replace"))
    new = len(kept()) - before
    assert new == (result.exit_code == 0)
    assert bool(result.stdout) == (result.exit_code == 0)
    assert result.exit_code == 0 or result.stderr.strip()
    if new:
        called = result.stdout.split()[2].rstrip(":")
        again = edenia("export", called)
        assert again.exit_code == 0
        saved = saved_of(again.stdout)
        assert saved.state == replay(EDENIA, saved.record)


@st.composite
def spoilt_records(draw: st.DrawFn) -> str:
    """A record edited, cut, reordered, doubled or with lines of elsewhere."""
    lines = draw(st.sampled_from(RECORDS)).split("\n")
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        other = draw(st.integers(0, len(lines) - 1))
        match draw(
            st.sampled_from(["slip in", "replace", "drop", "double", "swap", "cut", "edit"])
        ):
            case "slip in":
                lines.insert(at, draw(odd_lines))
            case "replace":
                lines[at] = draw(odd_lines)
            case "drop" if len(lines) > 1:
                del lines[at]
            case "double":
                lines.insert(at, lines[other])
            case "swap":
                lines[at], lines[other] = lines[other], lines[at]
            case "cut":
                lines = lines[: at + 1]
            case _:
                column = draw(st.integers(0, len(lines[at])))
                lines[at] = lines[at][:column] + draw(st.text(max_size=2)) + lines[at][column + 1 :]
    return "\n".join(lines)


@st.composite
def spoilt_documents(draw: st.DrawFn) -> str:
    """A record in JSON with values changed, keys lost, lists reordered, or the text cut or edited."""
    document: Any = json.loads(json.dumps(draw(st.sampled_from(DOCUMENTS))))
    for _ in range(draw(st.integers(1, 2))):
        place, key = document, draw(st.sampled_from(sorted(document)))
        while isinstance(place[key], dict | list) and place[key] and draw(st.booleans()):
            place = place[key]
            keys = sorted(place) if isinstance(place, dict) else range(len(place))
            key = draw(st.sampled_from(keys))
        match draw(st.sampled_from(["change", "lose", "double"])):
            case "change":
                place[key] = draw(odd_values)
            case "lose":
                del place[key]
            case _ if isinstance(place, list):
                place.insert(0, place[key])
            case _:
                place[draw(st.text(max_size=6))] = place[key]
        if not document:
            break
    text = json.dumps(document)
    if draw(st.booleans()):
        return text
    at = draw(st.integers(0, len(text)))
    return text[:at] + draw(st.text(max_size=3)) + text[at + draw(st.integers(0, 3)) :]


@quick
@given(spoilt_records())
def test_spoilt_records(text: str) -> None:
    """Edited, truncated, reordered, foreign lines."""
    answers(text)


@quick
@given(spoilt_documents())
def test_spoilt_json(text: str) -> None:
    """Changed values, lost keys, broken syntax."""
    answers(text)


@quick
@given(st.text() | odd_values.map(json.dumps) | st.lists(odd_lines).map("\n".join))
def test_anything(text: str) -> None:
    """Texts that never were a record."""
    answers(text)


def test_the_unspoilt_are_kept() -> None:
    """What the tests above spoil is taken in as it is."""
    for number, text in enumerate((*RECORDS, *map(json.dumps, DOCUMENTS)), 1):
        answers(text)
        assert len(kept()) == number
