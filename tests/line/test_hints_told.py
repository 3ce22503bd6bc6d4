"""Hints in line mode: how one learns of them, waits for them and stops them."""

from pathlib import Path
from tempfile import TemporaryDirectory
from unittest import mock

from edenia_tui.conversation.adviser import Adviser
from tests.games.edenia.words.hints.row import Row, every
from tests.line.transcript import Keyboard, converse, interrupted, own_folders


def around_a_hint(language: str) -> list[str]:
    """Ask for help and for a hint, press Ctrl-C at once, and give what is said of hints."""
    with (
        TemporaryDirectory() as folder,
        own_folders(Path(folder)),
        mock.patch.object(Adviser, "seek", interrupted),
    ):
        helped, stopped = converse("?", "hint", keyboard=Keyboard(language=language))
    help_lines = [line for line in helped.lines if line.startswith(("hint ", "conseil "))]
    return [*help_lines, *stopped.lines]


ROWS = [
    Row(
        "help, patience, and Ctrl-C",
        around_a_hint,
        [
            "hint h: the best choices, your chance to win with each, and why.",
            "Thinking for about a second. Ctrl-C stops it.",
            "No hint: the thinking was stopped.",
        ],
        [
            "conseil h : les meilleurs choix, vos chances de gagner, et pourquoi.",
            "Réflexion d'une seconde environ. Ctrl-C l'arrête.",
            "Pas de conseil : la réflexion est interrompue.",
        ],
    ),
]


@every(ROWS)
def test_around_a_hint(row: Row) -> None:
    """Nobody waits in silence, or longer than they like."""
    assert row.told == row.wanted
