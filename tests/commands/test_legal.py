"""`edenia legal`: every legal command, where it leads and what it costs."""

import json
from itertools import islice

import pytest

from edenia_tui.games.edenia.words.choices import tell_choice
from edenia_tui.games.edenia.words.verbs import in_english
from rules.edenia.game import EDENIA
from tests.commands.asking import TABLE, ask, faults
from tests.games.edenia.words import COLUMNS, listeners
from tests.rules.edenia.random_play import OPTIONS, random_states

QUEUE = """
    1  Ari +++ o/+ ... ...
    2  y++ b++ ... ... ...
    red clovers 2, sheep B1 east star 2; A2 pad; Arridis
    green sheep B1 east star 1; C1 dwarf; Arridis
"""
GLYPHS = ("draw", "lay", "under")
"""Commands that name a tile by its glyphs, which cannot all be said."""


def test_a_line_is_a_command_and_where_it_leads() -> None:
    """The command ends at the first colon."""
    result = ask("legal", "-")
    assert result.exit_code == 0
    assert result.stdout.splitlines()[:4] == [
        "go 1 east: explores c 1.",
        "go 1 west: to Arridis.",
        "go 2 east star: to b 1 east star, meets sheep 1.",
        "go 2 east nebula: to b 1 east nebula, meets Green 1.",
    ]


def test_what_it_costs_is_told() -> None:
    """A leap that is part of setting off and a pad of another colour cost a clover."""
    lines = ask("legal", "-", position=QUEUE).stdout.splitlines()
    assert "go 1 east: to c 1 west star, meets Green 2, costs 1 clover." in lines
    assert "jump 2 b2: sabotages the pad, then any side, costs 1 clover." in lines


def test_french() -> None:
    """Commands are such as a French speaker types them, and are understood in every language."""
    result = ask("legal", "-", "1", "--lang", "fr")
    assert result.stdout.splitlines() == [
        "aller 1 est : explore c 1.",
        "aller 1 ouest : jusqu'à Arridis.",
    ]
    assert ask("check", "-", "aller 1 ouest", "--lang", "en").exit_code == 0


def test_one_sheep_only() -> None:
    """With its number only what that sheep can do is listed."""
    lines = ask("legal", "-", "2", "--plain", position=QUEUE).stdout.splitlines()
    assert lines == ["go 2 north", "go 2 east", "go 2 south", "go 2 west", "jump 2 b2"]


def test_the_sheep_that_is_asked_about() -> None:
    """In the middle of a move the answers are those of the sheep that moves, and of no other."""
    state = EDENIA.read_position(TABLE)
    state = EDENIA.apply(state, EDENIA.read_action(state, "go 2 east star")).state
    position = EDENIA.write_position(state)
    assert ask("legal", "-", "2", "--plain", position=position).stdout == "leap\nstop\n"
    other = ask("legal", "-", "1", position=position)
    assert (other.exit_code, other.stdout) == (0, "")
    assert other.stderr == "No command for sheep 1.\n"


def test_a_finished_game_has_no_commands() -> None:
    """Nothing is listed, and why is told beside the list."""
    over = "over race, red, WIN-1\nred trifoliums 12 11 10, sheep Edenia; Edenia; Edenia"
    result = ask("legal", "-", position=over)
    assert (result.exit_code, result.stdout, result.stderr) == (0, "", "The game is over.\n")


def test_plain_is_the_list_of_the_rules() -> None:
    """One canonical command a line and nothing else."""
    for state in islice(random_states(3, OPTIONS[0]), 0, 400, 20):
        result = ask("legal", "-", "--plain", position=EDENIA.write_position(state))
        expected = [EDENIA.write_action(action) for action in EDENIA.legal(state)]
        assert result.stdout.splitlines() == expected


def test_json() -> None:
    """Programs get every command, and the weights where chance decides."""
    state = EDENIA.read_position(TABLE)
    state = EDENIA.apply(state, EDENIA.read_action(state, "go 1 east")).state
    report = json.loads(ask("legal", "-", "--json", position=EDENIA.write_position(state)).stdout)
    assert (report["format"], report["turn"], report["question"]) == (1, "red", "draw")
    weights = {choice["command"]: choice["weight"] for choice in report["commands"]}
    assert weights == {EDENIA.write_action(a): weight for a, weight in EDENIA.chances(state)}
    report = json.loads(ask("legal", "-", "--json").stdout)
    assert report["commands"][0] == {
        "command": "go 1 east",
        "told": "go 1 east: explores c 1.",
        "weight": None,
    }


@pytest.mark.parametrize("seed", range(4))
def test_every_line_can_be_said_and_cut(seed: int) -> None:
    """In random games a line fits, begins with its command and a colon, and holds sayable words."""
    for state in islice(random_states(seed, OPTIONS[seed]), 0, None, 12):
        for listener in listeners(len(state.players), state.active):
            for action in EDENIA.legal(state):
                line = tell_choice(listener, state, action)
                assert len(line) <= COLUMNS
                typed = line.partition(":")[0].removesuffix(".")
                command = in_english(typed, listener.speech.language)
                assert EDENIA.read_action(state, command) == action
                if not command.startswith(GLYPHS):
                    assert faults(line) == []


@pytest.mark.parametrize("sheep", ["0", "4", "red"])
def test_no_such_sheep(sheep: str) -> None:
    """A number that no sheep has is an error of form."""
    assert ask("legal", "-", sheep).exit_code == 2
