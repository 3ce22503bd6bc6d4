"""Refusals in words: complete in both languages, short, with the rule and an example."""

import ast
from collections.abc import Iterator
from inspect import getsource
from itertools import islice
from random import Random

import pytest

from edenia_tui.games.edenia.words.refusals import (
    UNTOLD,
    explain_not_a_command,
    explain_refusal,
    message_of,
)
from edenia_tui.games.edenia.words.verbs import for_speakers
from edenia_tui.language.citing import cited
from edenia_tui.language.listener import Listener
from edenia_tui.language.refusing import explain_ambiguous, is_sayable
from edenia_tui.language.speakable import quoted
from edenia_tui.language.speech import LANGUAGES
from rules.edenia import refusal, refusal_plays, refusal_starts
from rules.edenia.game import EDENIA
from rules.edenia.notation.actions import _VERBS
from rules.edenia.opening import Options
from rules.edenia.reasons import Reason
from rules.edenia.state import Ask
from rules.kernel.expected import OneOf
from rules.kernel.refused import Ambiguous, NotACommand, Refused
from rules.kernel.seat import Seat
from tests.games.edenia.words import listeners, odd_commands, unspeakable
from tests.games.spoken import speech_of
from tests.rules.edenia.random_play import OPTIONS, random_states

RED = Seat(0)
MOVE = "go 1 north meteorite"
LONGEST_EXAMPLE = "play junction-4 2 north meteorite"
NEVER_WAITED_FOR = (Ask.START, Ask.AFTER, Ask.OVER)
COMMON = 28
"""How many reasons random games come across at least."""
OURS = ("blocked", "game-over", "move-is-over", "no-tile-left", "teleported-already")
"""The reasons that a rule of ours may give; its citation is longer."""
LONGEST = {
    "artefact": "pocket-yellow-5",
    "by": "yellow 3",
    "cell": "D4",
    "ends": "north or south",
    "owner": "yellow",
    "pad": "D4",
    "path": "meteorite",
    "place": "D4 north meteorite",
    "planet": "D4",
    "question": "leave",
    "sheep": "3",
    "side": "north",
    "tile": "y\\\\",
}
languages = pytest.mark.parametrize("language", LANGUAGES)


def english() -> Listener:
    """Speak English to red, in a game of two."""
    return Listener(speech_of("edenia", "en"), ("", ""), RED)


def given_facts() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Find each reason that the rules give, with the names of its facts, in their source."""
    for module in (refusal, refusal_plays, refusal_starts):
        tree = ast.parse(getsource(module))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "refuse":
                facts = tuple(sorted(str(keyword.arg) for keyword in node.keywords))
                for reason in _reasons(tree, node.args[0]):
                    yield reason, facts


def _reasons(tree: ast.Module, argument: ast.expr) -> Iterator[str]:
    """Read `Reason.X`, or the variable that holds one of several."""
    values = [argument] if isinstance(argument, ast.Attribute) else _assigned(tree, argument)
    for value in values:
        for part in ast.walk(value):
            if isinstance(part, ast.Attribute):
                yield Reason[part.attr].value


def _assigned(tree: ast.Module, name: ast.expr) -> list[ast.expr]:
    wanted = ast.unparse(name)
    assigns = (node for node in ast.walk(tree) if isinstance(node, ast.Assign))
    return [node.value for node in assigns if ast.unparse(node.targets[0]) == wanted]


GIVEN = sorted(set(given_facts()))


def test_every_reason_is_given_somewhere() -> None:
    """The list the next tests run over leaves no reason out."""
    assert {reason for reason, _ in GIVEN} == {reason.value for reason in Reason}


@languages
@pytest.mark.parametrize(("reason", "facts"), GIVEN)
def test_every_fact_is_told(language: str, reason: str, facts: tuple[str, ...]) -> None:
    """Each reason has a message for the facts it comes with, which tells all but the untold ones."""
    refused = Refused(Reason(reason), "MOV-1", dict.fromkeys(facts, ""))
    told = speech_of("edenia", language)(
        message_of(refused), **{fact: f"the {fact}" for fact in facts}
    )
    assert [fact for fact in facts if fact not in UNTOLD and f"the {fact}" not in told] == []


@languages
@pytest.mark.parametrize(("reason", "facts"), GIVEN)
def test_the_longest_facts_leave_room(language: str, reason: str, facts: tuple[str, ...]) -> None:
    """With the longest words for its facts a reason and its rule still fit on the first line."""
    listener = Listener(speech_of("edenia", language), ("",) * 4, RED)
    rule = "MOV-6" if reason in OURS else "LEAP-4"
    refused = Refused(Reason(reason), rule, {fact: LONGEST[fact] for fact in facts})
    lines = explain_refusal(listener, "z" * 99, refused, LONGEST_EXAMPLE)
    assert [fault for line in lines for fault in unspeakable(line)] == []
    said = f"({cited(listener, EDENIA.rulebook, rule)})."
    assert lines[0].endswith(said) or f"{said} " in lines[0]


@languages
@pytest.mark.parametrize("ask", [ask.value for ask in Ask if ask not in NEVER_WAITED_FOR])
def test_every_question_has_a_name(language: str, ask: str) -> None:
    """A refusal can name whichever question is open or is not asked."""
    listener = Listener(speech_of("edenia", language), ("", ""), RED)
    refused = Refused(Reason.NOT_DURING_MOVE, "ART-1", {"question": ask})
    lines = explain_refusal(listener, "play r2m2-4", refused, MOVE)
    assert [fault for line in lines for fault in unspeakable(line)] == []


def real_refusals() -> Iterator[tuple[int, Seat, str, Refused]]:
    """Play at random, type odd commands on the way, and collect what is refused."""
    for seed, options in enumerate(OPTIONS):
        rng = Random(seed)
        for state in islice(random_states(seed, options), None, None, 4):
            for typed in odd_commands(state, rng):
                try:
                    EDENIA.apply(state, EDENIA.read_action(state, typed))
                except Refused as refused:
                    yield len(state.players), state.active, typed, refused
                except (NotACommand, Ambiguous):
                    continue


def test_real_refusals_can_be_said() -> None:
    """Whatever is refused in random games is told in at most two lines, with its rule."""
    told: set[str] = set()
    for players, seat, typed, refused in real_refusals():
        told.add(refused.reason)
        for listener in listeners(players, seat):
            lines = explain_refusal(listener, typed, refused, MOVE)
            assert [fault for line in lines for fault in unspeakable(line)] == []
            assert len(lines) <= 2, lines
            rule = cited(listener, EDENIA.rulebook, refused.rule)
            assert f"({rule})." in lines[0]
            assert lines[-1].endswith(f"{MOVE}.")
    assert len(told) >= COMMON, sorted(told)


@pytest.mark.parametrize(
    ("reason", "facts", "line"),
    [
        (
            Reason.BLOCKED,
            {"place": "B3 east star", "by": "green 1"},
            "Blocked by Green 1 and no clover, at b 3 east star (TEL-2). Typed 'go 1'.",
        ),
        (
            Reason.NO_SUCH_EXIT,
            {"place": "D4 pad", "side": "in"},
            "No exit in from d 4 pad (TEL-2). Typed 'go 1'. Try: skip.",
        ),
        (
            Reason.NO_SUCH_EXIT,
            {"place": "A2 north star", "side": "east", "ends": "north or south"},
            "No way east from a 2 north star, only north or south (TEL-2). Typed 'go 1'.",
        ),
        (
            Reason.PAD_OCCUPIED,
            {"pad": "D4", "by": "red 2"},
            "Pad d 4 is taken by sheep 2 (TEL-2). Typed 'go 1'. Try: skip.",
        ),
        (
            Reason.NOT_DRAWN,
            {"tile": "+o\\"},
            "That tile was not drawn (TEL-2). Typed 'go 1'. Try: skip.",
        ),
    ],
)
def test_facts_are_put_into_words(reason: Reason, facts: dict[str, str], line: str) -> None:
    """Cells get a space, sheep their owner; a tile is what was typed."""
    refused = Refused(reason, "TEL-2", facts)
    assert explain_refusal(english(), "go 1", refused, "skip")[0] == line


def test_french_facts_are_french() -> None:
    """Places, sides and names are those of the language."""
    listener = Listener(speech_of("edenia", "fr"), ("", "Anne"), RED)
    refused = Refused(Reason.BLOCKED, "MOV-6", {"place": "B3 east star", "by": "green 1"})
    assert explain_refusal(listener, "go 1", refused, "skip") == [
        "Bloqué par Anne 1, sans trèfle, à b 3 est étoile (MOV-6, la nôtre).",
        "Saisi 'go 1'. Essayez : skip.",
    ]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("go 1 east", "go 1 east"),
        ("go\x1b[31m 1\x07\t east", "go 31m 1 east"),
        ("x" * 10_000, "x" * 30),
        ("what???!!!", "what"),
        ("étoile | naïve", "étoile naïve"),
        ("日本 🐑", ""),
        ("\x00\x9b\u202e", ""),
    ],
)
def test_typed_text_is_quoted_safely(typed: str, said: str) -> None:
    """Nothing that was typed comes back as a control character, a symbol or a flood."""
    assert quoted(typed) == said


@languages
@pytest.mark.parametrize("verb", [*_VERBS, "xyzzy", "\x1b\x1b"])
def test_a_line_that_is_no_command(language: str, verb: str) -> None:
    """A known verb is told what it needs; any line gets an example."""
    listener = Listener(speech_of("edenia", language), ("", ""), RED)
    typed = f"{verb} zz zz zz zz"
    with pytest.raises(NotACommand) as caught:
        EDENIA.read_action(EDENIA.start(Options(2, RED)), typed)
    lines = explain_not_a_command(listener, caught.value, "12")
    assert [fault for line in lines for fault in unspeakable(line)] == []
    assert lines[-1].endswith(" 12.")
    assert (f" {for_speakers(verb, language)} " in " ".join(lines)) == (verb in _VERBS)


def test_an_empty_line_is_no_command() -> None:
    """Nothing is quoted where nothing was typed."""
    error = NotACommand("", OneOf(("go", "skip")))
    assert explain_not_a_command(english(), error, "skip") == ["That is no command. Try: skip."]


@pytest.mark.parametrize(
    ("candidates", "lines"),
    [
        (("go 1 east star",), ["'go' could mean: go 1 east star."]),
        (("go 1 in", "go 2 in"), ["'go' could mean: go 1 in, or go 2 in."]),
        (
            ("go 1 in", "go 2 in", "go 3 in", "go 1 east", "go 2 east"),
            ["'go' could mean: go 1 in, go 2 in, go 3 in, and 2 more."],
        ),
        (("lay +\\+", "lay /\\+"), ["'go' could mean 2 things. Choose by number."]),
    ],
)
def test_an_ambiguous_line_names_three_candidates(
    candidates: tuple[str, ...], lines: list[str]
) -> None:
    """At most three are named, those with glyphs that cannot be said never."""
    assert explain_ambiguous(english(), Ambiguous("go", candidates)) == lines


@languages
def test_long_candidates_stay_within_the_line(language: str) -> None:
    """The longest commands are spread over lines, none of them too long."""
    listener = Listener(speech_of("edenia", language), ("", ""), RED)
    error = Ambiguous("play junction-4 2 north meteorite", (LONGEST_EXAMPLE,) * 9)
    lines = explain_ambiguous(listener, error)
    assert [fault for line in lines for fault in unspeakable(line)] == []


def test_an_example_of_glyphs_becomes_a_number() -> None:
    """A backslash cannot be said, so the number of the choice is advised."""
    refused = Refused(Reason.NOT_DRAWN, "ART-3", {"tile": "OOO"})
    assert not is_sayable("lay +\\/")
    assert explain_refusal(english(), "lay OOO", refused, "lay +\\/") == [
        "That tile was not drawn (ART-3). Typed 'lay OOO'. Choose by number."
    ]
