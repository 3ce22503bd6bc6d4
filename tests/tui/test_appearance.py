"""What moves on the screen is decided by an option, by a setting, or by neither."""

import pytest
from click.testing import CliRunner

from edenia_tui.cli import main
from edenia_tui.commands import starting
from edenia_tui.commands.surroundings import settings_keeper
from edenia_tui.conversation.mode import Cause, Chosen, Mode
from edenia_tui.language.speech import speech
from edenia_tui.storage.settings import Settings
from edenia_tui.tui import run
from edenia_tui.tui.look.appearance import Appearance
from tests.tui.playing import sit_down

SEATS = ("--seat", "Anna", "--seat", "Bo:lamb")


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[Appearance]:
    """Keep how the screen would look, instead of showing it."""
    seen: list[Appearance] = []

    def keep(
        _: object, sitting: object, __: object, appearance: Appearance, ___: object, **_say: object
    ) -> int:
        if sitting is not None:
            sitting.close()  # type: ignore[attr-defined]
        seen.append(appearance)
        return 0

    monkeypatch.setattr(run, "run_screen", keep)
    screen = Chosen(Mode.SCREEN, Cause.TERMINAL)
    monkeypatch.setattr(starting, "wanted_mode", lambda *_, **__: screen)
    return seen


@pytest.mark.parametrize("words", [(), ("play",), ("play", *SEATS), ("resume",)], ids=" ".join)
@pytest.mark.parametrize("how", ["option", "setting", ""])
def test_travels_are_switched_off(
    shown: list[Appearance], words: tuple[str, ...], how: str
) -> None:
    """--no-animation and the remembered setting each switch them off; else they are on."""
    sit_down().close()
    settings_keeper().save(Settings(animation=how != "setting"))
    asked = ("--no-animation",) if how == "option" else ()
    result = CliRunner().invoke(main, [*words, *asked])
    assert result.exit_code == 0, result.output
    assert [look.animated for look in shown] == [not how]


def test_the_option_belongs_to_what_is_shown() -> None:
    """Before another command it is refused with a hint, not silently dropped."""
    result = CliRunner().invoke(main, ["--no-animation", "rules"])
    assert result.exit_code == 2
    assert "goes after play or resume" in result.output


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_menu_speaks_the_language_asked_for(language: str) -> None:
    """`edenia --lang` decides how the menu asks, as it does after the name of a command."""
    result = CliRunner().invoke(main, ["--lang", language], input="5\n")
    assert result.exit_code == 0
    assert speech(language)("menu-what") in result.output


def test_the_language_goes_after_a_command() -> None:
    """Before a command it is refused with a hint, not silently dropped."""
    result = CliRunner().invoke(main, ["--lang", "fr", "rules"])
    assert result.exit_code == 2
    assert "--lang goes after rules" in result.output
