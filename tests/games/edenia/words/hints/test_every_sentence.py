"""No sentence about hints goes unproved: each of its forms is told, word by word, by some row."""

from importlib import import_module
from pkgutil import iter_modules

from tests.games.edenia.words import hints, unspeakable
from tests.games.edenia.words.hints.form import Form, all_forms, forms_of, listening
from tests.games.edenia.words.hints.row import Row, every

_OTHERS = (
    "tests.games.exo.words.test_hints",
    "tests.games.test_hints",
    "tests.line.test_hints_told",
)
TABLES = [
    *(import_module(f"{hints.__name__}.{module.name}") for module in iter_modules(hints.__path__)),
    *map(import_module, _OTHERS),
]
ROWS: list[Row] = [row for table in TABLES for row in getattr(table, "ROWS", ())]


def forms_told(row: Row) -> set[Form]:
    """Tell a row and give the forms that were really heard, not those that lighter reasons asked for."""
    with listening() as noted:
        heard = " ".join(row.tell("en")).casefold()
    return {form for said in noted if said.sentence.casefold() in heard for form in forms_of(said)}


def test_every_form_of_every_sentence_is_told() -> None:
    """A message of the hints' files without a row is named here."""
    told = {form for row in ROWS for form in forms_told(row)}
    assert sorted(all_forms() - told) == []


@every(ROWS)
def test_every_row_can_be_said_in_french(row: Row) -> None:
    """Rows that do not spell French out are fit for speech in it, too."""
    assert [fault for line in row.tell("fr") for fault in unspeakable(line)] == []
