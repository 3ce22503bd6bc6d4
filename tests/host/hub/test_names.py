"""Names: of one script, short, nobody else's, and no word that means something."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from edenia_tui.games.registry import GAMES
from edenia_tui.host.hub.names import BadName, NameFault, check_name, folded, reserved_names
from edenia_tui.table.seating import clean_name

RESERVED = reserved_names(GAMES)


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "anna.b",
        "J_2",
        "x-y",
        "Éloïse",
        "Иван",
        "Ελένη",
        "田中たろう",
        "민수",
        "أحمد",
        "R2D2",
    ],
)
def test_people_are_called_as_they_are(name: str) -> None:
    """Letters of any script, digits, and signs between them."""
    assert check_name(f" {name} ", RESERVED) == name


@pytest.mark.parametrize(
    ("typed", "fault"),
    [
        ("", NameFault.EMPTY),
        ("   ", NameFault.EMPTY),
        ("a" * 17, NameFault.LONG),
        ("42", NameFault.SIGNS),
        ("-anna", NameFault.SIGNS),
        ("anna.", NameFault.SIGNS),
        ("a..b", NameFault.SIGNS),
        ("anna b", NameFault.SIGNS),
        ("anna\x1b[2J", NameFault.SIGNS),
        ("an\u200bna", NameFault.SIGNS),
        ("\u202eanna", NameFault.SIGNS),
        ("anna😀", NameFault.SIGNS),
        ("z\u0337algo", NameFault.SIGNS),
        ("ａｎｎａ", NameFault.SIGNS),
        ("ﬁna", NameFault.SIGNS),
        ("аnna", NameFault.SCRIPTS),
        ("pаypal", NameFault.SCRIPTS),
        ("Annα", NameFault.SCRIPTS),
        ("Lamb", NameFault.RESERVED),
        ("RED", NameFault.RESERVED),
        ("edenia", NameFault.RESERVED),
        ("Root", NameFault.RESERVED),
        ("join", NameFault.RESERVED),
    ],
)
def test_names_that_nobody_has(typed: str, fault: NameFault) -> None:
    """Each is turned down for its own reason."""
    with pytest.raises(BadName) as caught:
        check_name(typed, RESERVED)
    assert caught.value.fault is fault


def test_names_that_read_the_same_are_the_same() -> None:
    """Large and small letters, composed or not, make no difference."""
    assert folded("ÉLOÏSE") == folded("e\u0301loïse")
    assert folded("STRASSE") == folded("straße")
    assert folded("anna") != folded("ana")


@given(st.text(max_size=20))
def test_whatever_is_typed_is_a_harmless_name_or_none(typed: str) -> None:
    """A name that passes is printable, has no gap, stands in a record, and passes again."""
    try:
        name = check_name(typed, RESERVED)
    except BadName:
        return
    assert name.isprintable()
    assert " " not in name
    assert check_name(name, RESERVED) == name
    assert clean_name(name, "red") != "red"
