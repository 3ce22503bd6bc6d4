"""The rulebook of The Little Prince: both languages, code and tests name the same rules."""

import ast
import re
from pathlib import Path

import rules.prince
from rules.kernel.rulebook import LANGUAGES, Origin
from rules.prince.rulebook import rulebook

CODE = Path(rules.prince.__file__).parent
TESTS = Path(__file__).parent


def test_both_languages_have_the_same_rules_from_the_same_place() -> None:
    """In the same order, and printed or ours alike."""
    english, french = (rulebook().rules(language) for language in LANGUAGES)
    told = [[(rule.id, rule.origin) for rule in book] for book in (english, french)]
    assert told[0] == told[1]
    assert all(rule.reason for rule in french if rule.origin is not Origin.PRINTED)


def test_every_rule_is_named_by_code_and_proved_by_a_test() -> None:
    """And the code names no other."""
    ids = set(rulebook().ids())
    code = " ".join(path.read_text("utf-8") for path in CODE.rglob("*.py"))
    assert set(re.findall(r"\b[A-Z]+-\d+\b", code)) == ids
    names = {
        node.name
        for path in TESTS.glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef)
    }
    begun = {"_".join(name.split("_")[1:3]) for name in names}
    assert {rule.lower().replace("-", "_") for rule in ids} <= begun
