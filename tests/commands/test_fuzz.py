"""Whatever is typed, commands answer: exit code 0, 1 or 2, and never a traceback."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.edenia.content import standard_box
from rules.edenia.game import EDENIA
from tests.commands.asking import TABLE, ask
from tests.games.edenia.words import odd_commands
from tests.long.proofs import cases
from tests.rules.edenia.random_play import OPTIONS, random_states

quick = settings(max_examples=len(cases("texts")), derandomize=True, deadline=None, database=None)

WORDS = (
    *("edenia", "rules", "fr", "en", "no-42", "little-lambs", "round", "first", "turn", "deck"),
    *("unknown", "none", "supply", "planet", "dwarf", "pad", "sabotaged", "red", "green", "black"),
    *("clovers", "flags", "hidden", "played", "trifoliums", "sheep", "Arridis", "Edenia", "walk"),
    *("trail", "ask", "leap", "tunnel", "hole", "roll", "draw", "lay", "keep", "leave", "place"),
    *("B1", "c2", "E5", "north", "east", "in", "star", "nebula", "1", "2", "99999999999", ">"),
    *("+++", "o/+", "OOO", "...", "Ari", "hol", "Ede", "*uu", "uuu", "|", ",", ";", "#", "?", ":"),
    *("over", "race", "WIN-1", "ahead", "explored", "passes", "\x00", "é", "²", "🐑", "-", "--"),
    *standard_box().artefacts,
)
lines_of_words = st.lists(st.sampled_from(WORDS), max_size=9).map(" ".join)
nonsense = st.lists(lines_of_words | st.text(max_size=20), max_size=8).map("\n".join)
typed = st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join) | st.text(max_size=30)


def positions(seed: int, every: int) -> list[str]:
    """Texts of positions from random games."""
    return [
        EDENIA.write_position(state)
        for options in OPTIONS
        for index, state in enumerate(random_states(seed, options))
        if index % every == seed % every
    ]


POSITIONS = positions(7, 45)


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A position with a word changed, a line lost or a line twice."""
    lines = draw(st.sampled_from(POSITIONS)).splitlines()
    at = draw(st.integers(0, len(lines) - 1))
    words = lines[at].split()
    index = draw(st.integers(0, len(words) - 1))
    words[index] = draw(st.sampled_from(WORDS))
    lines[at : at + 1] = draw(st.sampled_from([[" ".join(words)], [], [lines[at]] * 2]))
    return "\n".join(lines)


any_position = nonsense | damaged() | st.sampled_from(POSITIONS)
any_options = st.lists(
    st.sampled_from(
        [["--json"], ["--lang", "fr"], ["--lang", "en"], ["--lang", "xx"], ["--plain"]]
    ),
    max_size=2,
).map(lambda many: [word for options in many for word in options])


def answers(name: str, *arguments: str, position: str) -> None:
    """Check the exit code, the absence of a traceback, and that JSON is JSON."""
    result = ask(name, "-", *arguments, position=position)
    assert result.exit_code in (0, 1, 2)
    assert "Traceback" not in result.output
    assert (result.stdout == "") <= (result.exit_code > 0 or name == "legal")
    if "--json" in arguments and result.stdout:
        assert json.loads(result.stdout)["format"] == 1


@quick
@given(any_position, any_options, st.sampled_from(["", "1", "2", "3", "4"]))
def test_legal(position: str, options: list[str], sheep: str) -> None:
    """Any text, any options."""
    answers("legal", *options, *([sheep] if sheep else []), position=position)


@quick
@given(any_position, st.lists(typed, max_size=3), any_options, st.lists(typed, max_size=1))
def test_check(position: str, commands: list[str], options: list[str], chance: list[str]) -> None:
    """Any text, any commands, any tile and any path of the die."""
    given_chance = [f"--{name}={value}" for value in chance for name in ("roll", "draw")]
    answers("check", *options, *given_chance, "--", *commands, position=position)


@quick
@given(any_position, typed, typed, typed)
def test_ray(position: str, cell: str, side: str, path: str) -> None:
    """Any text, any words."""
    answers("ray", "--", cell, side, path, position=position)


@quick
@given(any_position, any_options)
def test_explain(position: str, options: list[str]) -> None:
    """Any text, any options."""
    answers("explain", *options, position=position)


@settings(quick, max_examples=len(cases("texts")) // 2)
@given(any_position | st.just(TABLE), st.lists(typed | st.sampled_from("123"), max_size=2))
def test_reach(position: str, sheep: list[str]) -> None:
    """Any text, any words."""
    answers("reach", "--json", "--", *sheep, position=position)


@pytest.mark.parametrize("position", POSITIONS[::3])
def test_every_kind_of_command_in_real_positions(position: str) -> None:
    """Commands of every kind with words chosen blindly; each is done, refused or not understood."""
    state = EDENIA.read_position(position)
    for command in odd_commands(state, Random(position)):
        answers("check", command, "--json", position=position)
        answers("check", command, "--lang", "fr", position=position)
