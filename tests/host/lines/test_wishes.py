"""What a client wants, and what a table is to be, by what was typed."""

import pytest

from edenia_tui.host.answers.asking import NotAsked, arguments_of
from edenia_tui.host.lines.opening import Unclear, read_table
from edenia_tui.host.visits.visiting import encoding_of, zone_of
from edenia_tui.host.visits.wanted import Wanted, read_wanted
from edenia_tui.host.visits.wire import Asked


@pytest.mark.parametrize(
    ("user", "command", "wanted"),
    [
        ("anna", "", Wanted("anna", "", "", "")),
        ("line", "", Wanted("", "line", "", "")),
        ("line-fr", "", Wanted("", "line", "fr", "")),
        ("FR", "line join K7QX", Wanted("", "line", "fr", "join K7QX")),
        ("anna", "screen en watch K7QX", Wanted("anna", "screen", "en", "watch K7QX")),
        ("line.anna", "rules LEAP-2", Wanted("line.anna", "", "", "rules LEAP-2")),
    ],
)
def test_the_name_and_the_command_tell_what_is_wanted(
    user: str, command: str, wanted: Wanted
) -> None:
    """Modes and languages are wishes; every other name is a name."""
    assert read_wanted(Asked(user, command, None, {})) == wanted


def test_a_table_in_one_line() -> None:
    """Game, seats, bots and options in any order and either language."""
    plan = read_table(["edenia", "3", "lamb", "private", "no-42"])
    assert plan.players == ("human", "human", "lamb")
    assert (plan.is_public, plan.wishes) == (False, (("no-42", "yes"),))
    french = read_table(["agneau", "3", "edenia", "privée", "sans-conseils"])
    assert french.players == plan.players
    assert (french.is_public, french.has_hints) == (False, False)
    assert read_table(["exo", "rated"]).is_rated
    with pytest.raises(Unclear):
        read_table(["edenia", "tomorrow"])
    with pytest.raises(Unclear):
        read_table(["exo", "no-42"])


@pytest.mark.parametrize(
    "command",
    ["", "ls", "rules --output=x", "legal --content=/etc/passwd", "show -o x", "rules 'open"],
)
def test_only_what_is_for_visitors_is_asked(command: str) -> None:
    """Other commands, options that name files, and what makes no sense are refused."""
    with pytest.raises(NotAsked):
        arguments_of(command or "''", "en")


def test_a_position_is_what_is_handed_in() -> None:
    """Whatever is typed after the word is no file: that is standard input."""
    assert arguments_of("legal /etc/passwd", "fr")[-3:] == ["--", "-", "/etc/passwd"]
    assert arguments_of("check --roll=star 'go 1 east'", "en")[1:] == [
        *("--roll=star", "--lang=en", "--", "-", "go 1 east")
    ]


def test_what_a_client_says_of_itself_is_taken_with_care() -> None:
    """Encodings that are none of a terminal, and zones that are none, are left alone."""
    assert encoding_of({"LANG": "fr_FR.ISO-8859-1"}) == "iso8859-1"
    assert encoding_of({"LANG": "x.zlib"}) == "utf-8"
    assert encoding_of({"LANG": "x.utf-16"}) == "utf-8"
    assert str(zone_of({"TZ": "../../etc/passwd"})) == "UTC"
    assert str(zone_of({"TZ": "Europe/Paris"})) == "Europe/Paris"
