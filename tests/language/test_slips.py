"""Whoever finds a fault in a text hands on every fact that its sentence tells."""

import ast
import importlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import edenia_tui
import rules
from edenia_tui.games.registry import GAMES
from edenia_tui.language.speech import LANGUAGES
from rules.kernel.fault import Slip
from tests.language.test_languages import FOLDERS, sentences

_ROOTS = (Path(rules.__path__[0]), Path(edenia_tui.__path__[0]))
_ADDED = {"fail": {"found"}, "_fault": {"typed"}, "misread": set[str](), "Fault": set[str]()}
"""What makes a fault, and the facts it adds by itself."""
_BECAUSE = "not-legal-because"
"""Put in the place of another slip, with its facts and the reason, when it is told."""


class Made(NamedTuple):
    """A place in the source where a fault is made."""

    where: str
    game: str
    slip: str
    facts: frozenset[str]


def _slips(node: ast.expr, known: dict[str, object]) -> Iterator[Slip]:
    """Find the slips that an expression may be."""
    for part in ast.walk(node):
        if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name):
            found = getattr(known.get(part.value.id), part.attr, None)
            if isinstance(found, Slip):
                yield found


def _facts(call: ast.Call) -> Iterator[str]:
    for given in call.keywords:
        if given.arg == "facts":
            assert isinstance(given.value, ast.Tuple)
            for pair in given.value.elts:
                assert isinstance(pair, ast.Tuple)
                yield ast.literal_eval(pair.elts[0])
        elif given.arg:
            yield given.arg


def _made_in(path: Path, root: Path) -> Iterator[Made]:
    inner = path.relative_to(root.parent).with_suffix("")
    game = next((part for part in inner.parts if part in GAMES), "shared")
    calls = [
        one for one in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(one, ast.Call)
    ]
    for call in calls:
        made_by = call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)
        if made_by in _ADDED and call.args:
            known = vars(importlib.import_module(".".join(inner.parts)))
            for slip in _slips(call.args[0], known):
                facts = frozenset({*_facts(call), *_ADDED[made_by]})
                yield Made(f"{inner}:{call.lineno}", game, slip, facts)


@cache
def _made() -> tuple[Made, ...]:
    return tuple(
        made
        for root in _ROOTS
        for path in sorted(root.rglob("*.py"))
        for made in _made_in(path, root)
    )


def test_every_slip_is_made_somewhere() -> None:
    """None is left over, and the search for them misses none."""
    made = {one.slip for one in _made()}
    kinds = [kind for kind in Slip.__subclasses__() if not kind.__module__.startswith("tests.")]
    assert {slip.value for kind in kinds for slip in kind} - made == {_BECAUSE}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_has_the_facts_of_its_sentence(language: str) -> None:
    """A slip without one of them would end in a traceback instead of a line."""
    said = {of: sentences(of, language) for of in FOLDERS}
    missing = [
        (one.where, one.slip, sorted(lacking))
        for one in _made()
        for name in (f"text-{one.slip}",)
        for sentence in (said[one.game].get(name) or said["shared"][name],)
        if (lacking := sentence.facts - one.facts)
    ]
    assert not missing
