"""Which rule tells more about a choice of Edenia."""

import pytest

from rules.edenia.actions import Keep
from rules.edenia.analysis.rules_of import rule_of
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("turbo-3", "ART-2"),
        ("r2m2-2", "ART-3"),
        ("scope-4", "ART-4"),
        ("junction-4", "ART-5"),
        ("gromout-3", "ART-6"),
        ("quantum-2", "ART-7"),
        ("pocket-red-5", "ART-8"),
    ],
)
def test_an_artefact_is_kept_for_what_it_does(name: str, rule: str) -> None:
    """Whoever chooses between two artefacts reads what each of them does, not that it stays secret."""
    assert rule_of(EDENIA.start(Options(2)), Keep(name)) == rule
