"""`edenia check` without a command tells what could be done; a question gets its rule."""

import json

import pytest

from tests.commands.asking import ask, faults

BEHIND_RED = """
    turn  green
    1     Ari  ++/  ...  ...  ...
    red   clovers 2, sheep B1 east star
    green clovers 2
"""
FULL_HAND = """
    1     Ari  +++  ...  ...  ...
    2     ...  +y+  ...  b++  ...
    red   clovers 2, hidden junction-4 pocket-yellow-3 turbo-3, sheep B1 east star; B2 pad
"""
EXO = "exo 1\nturn altair\n"


def test_without_a_command_it_tells_what_could_be_done() -> None:
    """A short list with where each command leads, and no position."""
    result = ask("check", "-", position=BEHIND_RED)
    assert result.exit_code == 0
    assert result.stdout.splitlines()[:2] == [
        "Your turn.",
        "go 1 east star: to b 1 east star, meets Red 1.",
    ]
    assert result.stdout.splitlines()[-1].startswith("skip: ")
    assert result.stderr == ""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_long_list_is_told_in_short(lang: str) -> None:
    """Commands that begin alike stand together, and how many there are is told."""
    plain = ask("legal", "-", "--plain", position=FULL_HAND).stdout.splitlines()
    lines = ask("check", "-", "--lang", lang, position=FULL_HAND).stdout.splitlines()
    assert len(lines) < len(plain)
    assert lines[-1].startswith(f"{len(plain)} command")
    assert faults("\n".join(lines)) == []


def test_chance_is_told_by_an_example() -> None:
    """Where the deck decides, one tile stands for all."""
    walking = "turn red, ask draw, sheep 1\nwalk A1 east star > east\nred sheep walking\n"
    result = ask("check", "-", position=f"{walking}deck unknown")
    assert "Next, what chance brings, for example: draw " in result.stdout


def test_a_finished_game_says_so() -> None:
    """Nothing could be done."""
    over = "over race, red, WIN-1\nred trifoliums 12 11 10, sheep Edenia; Edenia; Edenia"
    assert ask("check", "-", position=over).stdout == "The game is over.\n"


@pytest.mark.parametrize(
    ("question", "rule", "near"),
    [
        ("may I leap over green?", "LEAP-2", "go 1 east star: "),
        ("can I leap over red", "LEAP-2", "go 1 east star: to b 1 east star, meets Red 1."),
        ("puis-je sauter par-dessus le rouge ?", "LEAP-2", "go 1 east star: "),
        ("est-ce que je peux passer mon tour ?", "SKIP-1", "skip: "),
        ("may I skip my turn?", "SKIP-1", "skip: "),
        ("how many sheep fit on one dwarf planet?", "LEAP-4", "go 1 "),
        ("how much does a leap cost", "LEAP-2", "go 1 "),
    ],
)
def test_a_question_gets_its_rule_and_what_is_near(question: str, rule: str, near: str) -> None:
    """The rule in full, then legal commands of this position, in either language."""
    result = ask("check", "-", question, position=BEHIND_RED)
    assert (result.exit_code, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[0].startswith(f"{rule}: ")
    here = lines.index("In this position, near and legal:")
    assert lines[here + 1].startswith(near)
    assert faults(result.stdout) == []


def test_french_is_answered_in_french() -> None:
    """With its own words for rule and commands."""
    told = ask("check", "-", "puis-je sauter ?", "--lang", "fr", position=BEHIND_RED).stdout
    assert told.startswith("LEAP-2 : ")
    assert "Dans cette position, proche et permis :\naller 1 est étoile : " in told


def test_a_question_after_commands_is_about_the_table_they_lead_to() -> None:
    """Here a sheep can be leapt over, and the commands say so."""
    asked = ("go 1 east star", "may I leap over red?")
    result = ask("check", "-", *asked, position=BEHIND_RED)
    assert result.stderr == "Sheep 1 travels to b 1 east star.\n"
    assert "near and legal:\nleap: leap for 1 clover: explores c 1.\n" in result.stdout


@pytest.mark.parametrize("question", ["what can I do?", "que puis-je faire ?", "what may I do"])
def test_what_can_be_done_is_a_question_too(question: str) -> None:
    """It is answered as no command at all is."""
    asked = ask("check", "-", question, position=BEHIND_RED)
    assert (asked.exit_code, asked.stdout) == (0, ask("check", "-", position=BEHIND_RED).stdout)


@pytest.mark.parametrize(("question", "code"), [("skip?", 0), ("leap ?", 1), ("go 1 north?", 1)])
def test_a_command_with_a_question_mark_is_tried(question: str, code: int) -> None:
    """May I skip? It is legal, and happens; or refused with its rule."""
    assert ask("check", "-", question, position=BEHIND_RED).exit_code == code


def test_where_nothing_fits_it_says_so() -> None:
    """One clear line, what is legal here, and exit code 1."""
    result = ask("check", "-", "may I zorglub?", position=BEHIND_RED)
    assert result.exit_code == 1
    assert result.stdout.startswith("No rule found for 'may I zorglub'.")


def test_json() -> None:
    """Programs get the answer, or the legal commands."""
    report = json.loads(ask("check", "-", "may I leap?", "--json", position=BEHIND_RED).stdout)
    assert (report["status"], report["failure"]) == ("asked", None)
    assert report["answer"]["rule"] == "LEAP-2"
    assert report["answer"]["nearest"][0] == "go 1 east star"
    report = json.loads(ask("check", "-", "--json", position=BEHIND_RED).stdout)
    assert report["status"] == "legal"
    assert report["commands"][0] == "go 1 east star"


def test_another_game() -> None:
    """EXO is asked in the same way."""
    assert "take lgo: " in ask("check", "-", position=EXO).stdout
    told = ask("check", "-", "can I take a covered planet?", position=EXO).stdout
    assert told.startswith("TAKE-2: ")
    assert "near and legal:\ntake " in told
