"""The mode and the language are chosen as the specification of line mode says."""

from collections.abc import Mapping

import pytest

from edenia_tui.conversation.mode import Cause, Chosen, Mode, choose_mode, language
from edenia_tui.storage.settings import PreferredMode

AUTO, LINE, SCREEN = PreferredMode.AUTO, PreferredMode.LINE, PreferredMode.SCREEN
XTERM = {"TERM": "xterm"}
SHOWN = Chosen(Mode.SCREEN, Cause.TERMINAL)


def choose(
    environ: Mapping[str, str],
    setting: PreferredMode = AUTO,
    *,
    line: bool = False,
    is_terminal: bool = True,
    has_screen: bool = True,
) -> Chosen:
    """Choose on a usual terminal, unless told otherwise."""
    return choose_mode(
        line=line,
        setting=setting,
        environ=environ,
        is_terminal=is_terminal,
        has_screen=has_screen,
    )


def test_the_option_outweighs_everything() -> None:
    """--line is line mode, whatever the surroundings say."""
    chosen = choose({**XTERM, "ACCESSIBLE": "0"}, SCREEN, line=True)
    assert chosen == (Mode.LINE, Cause.OPTION)


@pytest.mark.parametrize(
    ("variables", "setting", "cause"),
    [
        ({"ACCESSIBLE": "1"}, AUTO, Cause.ACCESSIBLE),
        ({"ACCESSIBLE": "yes", "LC_ACCESSIBLE": "1"}, SCREEN, Cause.ACCESSIBLE),
        ({"LC_ACCESSIBLE": "1"}, SCREEN, Cause.LC_ACCESSIBLE),
        ({"ACCESSIBLE": "", "LC_ACCESSIBLE": "true"}, AUTO, Cause.LC_ACCESSIBLE),
        ({"ACCESSIBLE": ""}, LINE, Cause.SETTING),
        ({}, LINE, Cause.SETTING),
    ],
)
def test_line_mode_and_what_switched_it_on(
    variables: Mapping[str, str], setting: PreferredMode, cause: Cause
) -> None:
    """The environment comes before the setting, ACCESSIBLE before LC_ACCESSIBLE."""
    assert choose({**XTERM, **variables}, setting) == (Mode.LINE, cause)


@pytest.mark.parametrize(
    ("variables", "setting", "chosen"),
    [
        ({}, AUTO, SHOWN),
        ({}, SCREEN, Chosen(Mode.SCREEN, Cause.SETTING)),
        ({"ACCESSIBLE": ""}, AUTO, SHOWN),
        ({"ACCESSIBLE": "0"}, AUTO, SHOWN),
        ({"ACCESSIBLE": "False"}, LINE, SHOWN),
        ({"LC_ACCESSIBLE": "false"}, LINE, SHOWN),
        ({"ACCESSIBLE": "0", "LC_ACCESSIBLE": "1"}, AUTO, SHOWN),
        ({"ACCESSIBLE": "0"}, SCREEN, Chosen(Mode.SCREEN, Cause.SETTING)),
    ],
)
def test_the_screen(variables: Mapping[str, str], setting: PreferredMode, chosen: Chosen) -> None:
    """A variable that says no outweighs the setting, an empty one says nothing."""
    assert choose({**XTERM, **variables}, setting) == chosen


@pytest.mark.parametrize("setting", [AUTO, SCREEN])
def test_no_screen_where_none_can_be_drawn(setting: PreferredMode) -> None:
    """Without a terminal, on a dumb one, or before there is a screen, no wish brings it about."""
    assert choose(XTERM, setting, is_terminal=False) == (Mode.LINE, Cause.NO_TTY)
    assert choose({"TERM": "dumb"}, setting) == (Mode.LINE, Cause.DUMB)
    assert choose({}, setting) == (Mode.LINE, Cause.DUMB)
    assert choose(XTERM, setting, has_screen=False) == (Mode.LINE, Cause.NO_SCREEN)


@pytest.mark.parametrize(
    ("option", "setting", "environ", "expected"),
    [
        ("en", "fr", {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, "en", {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, "fr", {}, "fr"),
        (None, "", {}, "en"),
        (None, "", {"LANG": "fr_CA.UTF-8"}, "fr"),
        (None, "", {"LANG": "FR"}, "fr"),
        (None, "", {"LANG": "de_DE.UTF-8"}, "en"),
        (None, "", {"LANG": "en_GB", "LC_MESSAGES": "fr_FR"}, "fr"),
        (None, "", {"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
        (None, "", {"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
    ],
)
def test_the_language(
    option: str | None, setting: str, environ: Mapping[str, str], expected: str
) -> None:
    """The option, then the setting, then the first locale that is named; English otherwise."""
    assert language(option, setting, environ) == expected
