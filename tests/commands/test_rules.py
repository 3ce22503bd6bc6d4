"""`edenia rules`: what is printed, in which manner and language, and with which exit code."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest
from click.testing import CliRunner, Result
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from edenia_tui.commands.rules import command
from edenia_tui.language.citing import origin_in_short, origin_of
from edenia_tui.language.speakable import may_be_said
from edenia_tui.language.speech import LANGUAGES, speech
from edenia_tui.language.wrapping import wrapped
from rules.edenia.rulebook import rulebook
from tests.games.edenia.words import COLUMNS, unspeakable
from tests.line.process import PATIENCE

ROOT = Path(__file__).parents[2]
AS_A_PROCESS = (
    sys.executable,
    "-c",
    "from edenia_tui.commands.rules import command; command()",
)

every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def nothing_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings and locale of whoever runs the tests do not count."""
    monkeypatch.setenv("EDENIA_CONFIG", str(tmp_path))
    monkeypatch.setenv("TERM", "xterm-256color")
    for name in ("LC_ALL", "LC_MESSAGES", "ACCESSIBLE", "LC_ACCESSIBLE", "NO_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


def ask(*words: str) -> Result:
    """Ask in a pipe."""
    return CliRunner().invoke(command, words)


def on_a_terminal(*words: str, **variables: str) -> str:
    """Ask on a terminal of our own, and give all it was sent."""
    usual = {"TERM": "xterm-256color", "LANG": "en_GB.UTF-8", "EDENIA_CONFIG": "nowhere"}
    shown: str = pexpect.run(
        shlex.join([*AS_A_PROCESS, *words]),
        cwd=ROOT,
        encoding="utf-8",
        env={**usual, **variables},
        timeout=PATIENCE,
    )
    return shown


def ids_in(result: Result) -> list[str]:
    """List the ids of the rules that were printed."""
    assert result.exit_code == 0, result.output
    heads = [line.split(". ")[0] for line in result.stdout.splitlines()]
    return [head for head in heads if head in rulebook().ids()]


@every_language
def test_without_words_all_rules_are_listed_by_chapter(language: str) -> None:
    """Every chapter once, every id with its title and whether it is printed, in the order of the book."""
    rules = rulebook().rules(language)
    expected: list[str] = []
    for before, rule in zip((None, *rules), rules, strict=False):
        if before is None or before.chapter != rule.chapter:
            expected.append(f"{rule.chapter}.")
        origin = origin_in_short(rule, speech(language))
        expected += wrapped(f"{rule.id}. {rule.title}. {origin}")
    assert ask("--lang", language).stdout.splitlines() == expected


@every_language
def test_every_rule_is_read_by_its_id(language: str) -> None:
    """All sentences of all rules, in lines that can be spoken."""
    for rule in rulebook().rules(language):
        result = ask(rule.id.lower(), "--lang", language)
        assert result.exit_code == 0
        lines = result.stdout.splitlines()
        assert lines[0] == f"{rule.id}. {rule.title}."
        said = " ".join(lines[1:])
        assert all(paragraph.text in said for paragraph in rule.paragraphs)
        assert origin_of(rule, speech(language)) in said
        assert [fault for line in lines for fault in unspeakable(line)] == []


def test_several_ids_are_read_in_the_order_asked() -> None:
    """A comma does not matter, and asking twice is answered once."""
    assert ids_in(ask("win-1,", "TEL-2", "Win-1")) == ["WIN-1", "TEL-2"]


@pytest.mark.parametrize("words", [("LINE-2",), ("line-2", "TAKE-1")])
def test_an_id_of_another_game_is_found_there(words: tuple[str, ...]) -> None:
    """It is said whose rules these are, beside the answer; ids of several games are not mixed."""
    result, meant = ask(*words), ask("--game", "exo", *words)
    assert (result.exit_code, result.stdout) == (0, meant.stdout)
    assert (result.stderr, meant.stderr) == ("From the rules of EXO:\n", "")
    assert ask("--game", "exo", "LEAP-2").stdout == ask("LEAP-2").stdout
    assert ask("LEAP-2", "LINE-2").exit_code == 1


def test_an_example_is_told_in_words() -> None:
    """What a drawing would show is said."""
    assert "Example: red sheep 1" in ask("LEAP-2").stdout
    assert "Exemple : le mouton rouge 1" in ask("LEAP-2", "--lang", "fr").stdout
    assert "Example" not in ask("WIN-1").stdout


def test_words_are_looked_for() -> None:
    """The best rule comes first, with its text, and there are five at most."""
    result = ask("leap", "pay", "own", "sheep")
    found = ids_in(result)
    assert found[0] == "LEAP-2"
    assert 1 < len(found) <= 5
    assert "even your own" in result.stdout


def test_the_language_of_the_question_is_not_that_of_the_answer() -> None:
    """A question in French finds English text, and the other way round."""
    french = ask("puis-je sauter par-dessus mon propre mouton ?", "--lang", "en")
    assert french.stdout.startswith("LEAP-2. Each leap costs 1 clover.\n")
    english = ask("leap over my own sheep", "--lang", "fr")
    assert english.stdout.startswith("LEAP-2. Chaque saut coûte 1 trèfle.\n")


def test_the_locale_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without an option, LANG does."""
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Course : trois moutons" in ask("WIN-1").stdout


def test_an_edition_shows_only_its_own_sentences() -> None:
    """What the other edition says is left out, and nothing is marked."""
    assert ask("ED-2", "--edition", "en").stdout.splitlines() == [
        "ED-2. How R2-M2 puts the other tiles under the deck.",
        "The tiles you do not lay go under the deck in the order in which you drew them.",
        "You may not change it.",
        "Partly ours: Only the French edition prints an order. For the English one we",
        "keep that of drawing.",
    ]
    assert "in any order you like" in ask("ED-2", "--edition", "fr").stdout


def test_the_differences_between_the_editions_are_listed() -> None:
    """Those that can be chosen and those that are played alike: what each says, and what we play."""
    result = ask("--editions")
    assert ids_in(result) == ["MOV-8", "LEAP-3", "TEL-1", "ART-2", "ART-6", "ED-1", "ED-2", "ED-3"]
    for said in ("French edition: ", "English edition: ", "We play: "):
        assert result.stdout.count(said) == len(ids_in(result))
    assert "behind the last one in the line" in result.stdout
    french = ask("--editions", "--lang", "fr").stdout
    assert french.count("Édition anglaise : ") == french.count("Nous jouons : ")
    assert ask("editions").stdout == ask("Éditions").stdout == result.stdout


def test_editions_may_be_boxes() -> None:
    """They are called by the word that chooses them, and one is usual."""
    result = ask("--editions", "--game", "galaxies")
    assert ids_in(result) == ["ED-1", "ED-2", "ED-3"]
    for said in ("Edition teg: ", "Edition uteg: ", "begun with, teg unless you choose."):
        assert result.stdout.count(said) == len(ids_in(result))
    french = ask("--editions", "--game", "galaxies", "--lang", "fr").stdout
    assert french.count("Édition uteg : ") == french.count("Nous jouons : ") == len(ids_in(result))
    small = ask("ED-1", "--edition", "uteg", "--game", "galaxies").stdout
    assert "under the deck" in " ".join(small.split())
    assert "original" not in small


def test_a_rulebook_of_one_edition_has_no_differences() -> None:
    """It is said, and nothing is printed."""
    result = ask("--editions", "--game", "exo")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "There is only one edition of this rulebook.\n"


@pytest.mark.parametrize(
    ("rule", "english", "french"),
    [
        ("LEAP-2", "Printed.", "Imprimée."),
        (
            "ART-6",
            "Printed in the French edition alone.",
            "Imprimée dans la seule édition française.",
        ),
        ("MOV-5", "Ours, not printed: ", "Notre lecture, non imprimée : "),
        ("HAB-1", "Partly ours: ", "En partie notre lecture : "),
    ],
)
def test_a_rule_says_whether_it_is_printed(rule: str, english: str, french: str) -> None:
    """By id, by words and on a terminal."""
    for language, expected in (("en", english), ("fr", french)):
        assert f"\n{expected}" in ask(rule, "--lang", language).stdout
        title = rulebook().rule(rule, language).title
        assert f"\n{expected}" in ask(title, "--lang", language).stdout
        assert expected.strip() in ask(rule, "--lang", language, "--color", "always").stdout


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (
            ("TEL-9",),
            "There is no rule TEL-9. Nearest: TEL-2, TEL-3, TEL-4.",
            "La règle TEL-9 n'existe pas. Voisines : TEL-2, TEL-3, TEL-4.",
        ),
        (
            ("tunl", "telepo"),
            "Nothing about 'tunl telepo'. Nearest: ",
            "Rien sur 'tunl telepo'. Au plus près : ",
        ),
        (
            ("xyzzy",),
            "Nothing about 'xyzzy'. All rules: edenia rules.",
            "Rien sur 'xyzzy'. Toutes les règles : edenia rules.",
        ),
        (
            ("what", "is", "the", "weather"),
            "Nothing about 'what is the weather'. All rules: edenia rules.",
            "Rien sur 'what is the weather'. Toutes les règles : edenia rules.",
        ),
        (
            ("une", "pizza", "--game", "exo"),
            "Nothing about 'une pizza'. All rules: edenia rules.",
            "Rien sur 'une pizza'. Toutes les règles : edenia rules.",
        ),
        (
            ("???",),
            "Nothing to look for. All rules: edenia rules.",
            "Rien à chercher. Toutes les règles : edenia rules.",
        ),
        (
            ("WIN-1", "--example"),
            "No example for WIN-1.",
            "Pas d'exemple pour WIN-1.",
        ),
    ],
)
def test_what_is_not_there_is_told_in_one_line(
    words: tuple[str, ...], english: str, french: str
) -> None:
    """Exit code 1, nothing printed, and what is nearest."""
    for language, expected in (("en", english), ("fr", french)):
        result = ask(*words, "--lang", language)
        assert result.exit_code == 1
        assert result.stdout == ""
        (line,) = result.stderr.splitlines()
        assert line.startswith(expected)
        assert unspeakable(line) == []


@pytest.mark.parametrize("words", [("--editions", "tie"), ("--example",), ("--edition", "de")])
def test_options_that_do_not_fit_are_told(words: tuple[str, ...]) -> None:
    """Exit code 2."""
    assert ask(*words).exit_code == 2


def test_a_terminal_gets_frames_and_a_drawing() -> None:
    """The rule in a frame with the galaxy below it, the index by chapter, both in colours."""
    coloured = ask("LEAP-2", "--color", "always")
    assert coloured.exit_code == 0
    assert "╭─" in coloured.stdout
    assert "ARRIDIS" in coloured.stdout
    assert "\x1b[1;91mR\x1b[0m" in coloured.stdout
    index = ask("--color", "always")
    assert "\x1b[1mLeapfrog\x1b[0m" in index.stdout
    assert "Each leap costs 1 clover" in index.stdout


@pytest.mark.parametrize(
    ("wish", "variables", "coloured"),
    [
        ("auto", {}, True),
        ("auto", {"NO_COLOR": "1"}, False),
        ("never", {}, False),
        ("always", {"NO_COLOR": "1"}, True),
    ],
)
def test_colours_are_as_wished(wish: str, variables: dict[str, str], *, coloured: bool) -> None:
    """On a real terminal: the option first, then NO_COLOR; frames stay."""
    shown = on_a_terminal("LEAP-2", "--color", wish, **variables)
    assert "╭" in shown
    assert "ARRIDIS" in shown
    assert bool(re.search(r"\x1b\[[0-9;]*[39][0-9]", shown)) is coloured


def test_a_terminal_that_knows_few_letters_gets_plain_ones() -> None:
    """Frame and drawing are made of ASCII there."""
    shown = on_a_terminal("LEAP-2", "--color", "never", PYTHONIOENCODING="ascii")
    assert "ARRIDIS" in shown
    assert shown.isascii()
    assert "?" not in shown


@pytest.mark.parametrize("name", ["ACCESSIBLE", "LC_ACCESSIBLE"])
def test_whoever_listens_gets_lines_even_on_a_terminal(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No frame, no colour, nothing drawn."""
    plain = ask("LEAP-2").stdout
    monkeypatch.setenv(name, "1")
    assert ask("LEAP-2", "--color", "always").stdout == plain


def test_a_dumb_terminal_gets_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """Frames need a terminal that can draw them."""
    monkeypatch.setenv("TERM", "dumb")
    assert "╭" not in ask("LEAP-2", "--color", "always").stdout


@pytest.mark.parametrize(
    ("words", "code"), [(("tel-2",), 0), (("TEL-9",), 1), (("--edition", "de"), 2)]
)
def test_a_shell_gets_the_exit_code(words: tuple[str, ...], code: int) -> None:
    """As a real process, even where letters cannot be written."""
    run = subprocess.run(
        [*AS_A_PROCESS, *words],
        capture_output=True,
        check=False,
        cwd=ROOT,
        env={"PYTHONIOENCODING": "ascii", "LANG": "fr_FR", "EDENIA_CONFIG": "nowhere"},
        text=True,
    )
    assert run.returncode == code
    assert "Traceback" not in run.stderr


@settings(
    deadline=None,
    max_examples=150,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(st.lists(st.text(max_size=60) | st.sampled_from(["TEL-9", "leap", "R2-M2", "dé"])))
def test_any_words_get_an_answer(words: list[str]) -> None:
    """Never a traceback; what is said can be spoken."""
    result = ask("--", *words)
    assert result.exit_code in {0, 1}
    assert result.exception is None or isinstance(result.exception, SystemExit)
    for line in (result.stdout + result.stderr).splitlines():
        assert len(line) <= COLUMNS
        assert all(may_be_said(char) for char in line)
