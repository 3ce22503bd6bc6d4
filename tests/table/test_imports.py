"""What the table loads, and what it must not."""

import pytest

from tests.test_import_hygiene import loaded


@pytest.mark.parametrize(
    "module", ["edenia_tui.table", "edenia_tui.storage", "edenia_tui.conversation.mode"]
)
def test_the_table_loads_no_front_end_and_no_words(module: str) -> None:
    """Every module of the table can be imported without Textual, Rich, click or Fluent."""
    everything = loaded(module, inside=True)
    assert module in everything
    assert everything & {"textual", "rich", "click", "fluent", "edenia_tui.language"} == set()
