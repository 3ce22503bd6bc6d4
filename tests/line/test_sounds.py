"""What is heard is what was meant: every sentence of both languages goes through espeak-ng's phonemes."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, NumberLiteral, Pattern, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from edenia_tui.games.registry import GAMES
from edenia_tui.language.coordinates import as_typed_short
from edenia_tui.language.listener import Listener, Style
from edenia_tui.language.message import Fact, Telling
from edenia_tui.language.speech import LANGUAGES, SHARED, speech
from tests.line.sounds import PROGRAM, traps
from tests.line.transcript import converse, own_folders

NEEDS_ESPEAK = pytest.mark.skipif(
    shutil.which(PROGRAM) is None, reason=f"{PROGRAM} is not installed: nothing can be heard"
)
TRANSCRIPTS = Path(__file__).parent / "transcripts"
WRITTEN_ALONE = re.compile(
    r"(text|board|report|screen|host|cause|sharing|share|export|keys?|legend|sign|caption)-.*"
)
"""Messages that are read on paper or on the screen."""
FACTS: dict[str, dict[str, Fact]] = {
    "en": {"cell": "alpha 3", "side": "east", "path": "star", "place": "alpha 3 east star"},
    "fr": {"cell": "alpha 3", "side": "orient", "path": "étoile", "place": "alpha 3 orient étoile"},
}
"""What stands in a sentence where it matters; anything else is a name or a number."""
NUMBERS = (
    *("number", "count", "clovers", "points", "left", "round", "earned", "gained", "lost", "paid"),
    *("best", "missing", "over", "change", "letter", "far", "cost", "free", "most", "percent"),
)


@NEEDS_ESPEAK
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_was_said_in_conversations_is_mispronounced(language: str) -> None:
    """Whole conversations hold no compass point that is a verb, no column that is an article."""
    assert [*traps(spoken_lines(language), language)] == []


@NEEDS_ESPEAK
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_mispronounced(language: str) -> None:
    """Each form of each sentence of every game is said as it is meant, said or not so far."""
    assert [*traps(sorted(set(sentences(language))), language)] == []


@pytest.mark.parametrize("style", Style)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_heard_can_be_typed(language: str, style: Style) -> None:
    """A cell is understood as it is said, in every style."""
    from edenia_tui.games.edenia.words.nouns import cell  # noqa: PLC0415
    from rules.edenia.notation.names import cell_name, find_cell  # noqa: PLC0415

    listener = Listener(speech(language, GAMES["edenia"].words.messages), (), style=style)
    for name in ("A1", "B3", "C2", "D5", "E4"):
        where = find_cell(name)
        assert where is not None
        heard = cell(listener, where)
        assert "".join(as_typed_short(heard).split()).upper() == cell_name(where), heard


def test_a_style_is_chosen_by_a_word(tmp_path: Path) -> None:
    """Who reads with fingers asks for letters; who listens hears words that nothing else sounds like."""
    with own_folders(tmp_path):
        *_, letters = converse("style letters", "at arridis", "alpha 1")
        *_, spelt = converse("at arridis", "column 1 row 1")
    assert letters.lines[0].startswith("a 1:")
    assert spelt.lines[0].startswith("Alpha 1:")


def spoken_lines(language: str) -> list[str]:
    """List what was said in the transcripts of a language, one line of each shape."""
    shapes: dict[str, str] = {}
    for file in sorted(TRANSCRIPTS.glob("*.txt")):
        if file.stem.endswith("_fr") is not (language == "fr") or file.stem in TWO_LANGUAGES:
            continue
        for line in file.read_text("utf-8").splitlines():
            if line and line[0] not in "$>#":
                shapes.setdefault(re.sub(r"\d+", "0", line), line)
    return [*shapes.values()]


TWO_LANGUAGES = ("menu", "questions", "replay_fr")
"""Conversations in which the language is changed."""


def sentences(language: str) -> Iterator[str]:
    """Give every sentence of a language in each of its forms, with likely facts."""
    folders = [SHARED, *(game.words.messages for game in GAMES.values())]
    for folder in folders:
        patterns = {
            entry.id.name: entry.value
            for file in sorted((folder / language).glob("*.ftl"))
            for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body
            if isinstance(entry, Message) and entry.value is not None
        }
        for name, pattern in patterns.items():
            if not WRITTEN_ALONE.fullmatch(name) and f"{name}-aloud" not in patterns:
                yield from _forms(language, pattern, patterns)


def _forms(language: str, pattern: Pattern, patterns: dict[str, Pattern]) -> Iterator[str]:
    found = _Facts()
    found.visit(pattern)
    known = {name: _fact(language, name) for name in found.names}
    for changed in ({}, *({name: value} for name, values in found.keys for value in values)):
        try:
            said = Telling(language, known | changed, patterns.__getitem__).text(pattern)
        except (KeyError, ValueError):
            continue  # it refers to a sentence that needs more
        if said := " ".join(said.split()):
            yield said


def _fact(language: str, name: str) -> Fact:
    return FACTS[language].get(name, 3 if name in NUMBERS else "Zoé")


class _Facts(Visitor):
    """Finds the facts of a sentence, and the values that choose its form."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.keys: list[tuple[str, list[Fact]]] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            values: list[Fact] = [
                int(one.key.value) if isinstance(one.key, NumberLiteral) else one.key.name
                for one in node.variants
            ]
            self.keys.append((node.selector.id.name, values))
        self.generic_visit(node)
