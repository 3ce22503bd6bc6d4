"""Rule ids hold code, tests and rulebook together: none is missing and none is invented."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import rules
from rules.edenia.rulebook import LANGUAGES, rulebook

CODE = Path(rules.__file__).parent
TESTS = Path(__file__).parent
IDS = rulebook().ids()

ID = re.compile(r"\b[A-Z]+-\d+\b")
PLACEHOLDER = "ID-1"
"""How the kernel shows the form of an id; no rule of a game."""


def sources(folder: Path) -> Iterator[Path]:
    """The Python files under a folder; the texts of the rulebook are none."""
    return (path for path in sorted(folder.rglob("*.py")))


@cache
def ids_in(folder: Path) -> dict[str, str]:
    """Every id that code under a folder names, with a file and line to look at."""
    found: dict[str, str] = {}
    for path in sources(folder):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for name in ID.findall(line):
                found.setdefault(name, f"{path.relative_to(CODE.parent)}:{number}")
    return found


@cache
def functions_that_test() -> list[str]:
    """The names of all test functions beside this file."""
    return [
        node.name
        for path in sources(TESTS)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


@pytest.mark.parametrize("rule_id", IDS)
def test_each_rule_has_a_test_that_names_it(rule_id: str) -> None:
    """A rule MOV-4 has a test whose name begins with test_mov_4_."""
    beginning = f"test_{rule_id.lower().replace('-', '_')}_"
    assert [name for name in functions_that_test() if name.startswith(beginning)] != []


@pytest.mark.parametrize("rule_id", IDS)
def test_each_rule_is_named_where_it_is_carried_out(rule_id: str) -> None:
    """Somewhere in the code of Edenia each rule is named, so that a reader finds it."""
    assert rule_id in ids_in(CODE / "edenia")


def test_code_names_no_rule_the_rulebook_does_not_have() -> None:
    """An id in code, a refusal's or a comment's, can always be looked up."""
    named = ids_in(CODE)
    assert {name: where for name, where in named.items() if name not in (*IDS, PLACEHOLDER)} == {}


def test_tests_name_no_rule_the_rulebook_does_not_have() -> None:
    """A test that is named like the test of a rule belongs to a rule of the rulebook."""
    chapters = "|".join(sorted({rule_id.partition("-")[0].lower() for rule_id in IDS}))
    form = re.compile(rf"test_({chapters})_(\d+)_")
    named = {
        match[1].upper() + "-" + match[2]
        for match in map(form.match, functions_that_test())
        if match
    }
    assert named - set(IDS) == set()


def test_all_languages_have_the_same_rules_in_the_same_order() -> None:
    """English and French list the same ids."""
    lists = {language: [rule.id for rule in rulebook().rules(language)] for language in LANGUAGES}
    assert set(lists) == {"en", "fr"}
    assert lists["en"] == lists["fr"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_stands_twice(language: str) -> None:
    """Each id is given once."""
    counts = Counter(rule.id for rule in rulebook().rules(language))
    assert [rule_id for rule_id, number in counts.items() if number > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_has_swallowed_another(language: str) -> None:
    """No text holds a head in brackets: a head with a mistake would be read as text."""
    texts = {rule.id: rule.text() for rule in rulebook().rules(language)}
    assert {rule_id: text for rule_id, text in texts.items() if not text or "[" in text} == {}


@pytest.mark.parametrize("rule_id", IDS)
def test_editions_differ_in_the_same_places(rule_id: str) -> None:
    """A paragraph for one edition stands in both languages, or in neither."""
    english, french = (
        [paragraph.edition for paragraph in rulebook().rule(rule_id, language).paragraphs]
        for language in LANGUAGES
    )
    assert english == french


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_name_only_rules_that_exist(language: str) -> None:
    """A rule that points to another by its id points to one that is there."""
    named = {name for rule in rulebook().rules(language) for name in ID.findall(rule.text())}
    assert named - set(IDS) == set()
