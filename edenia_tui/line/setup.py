"""A few friendly questions before a game."""

from edenia_tui.line.console import Console
from edenia_tui.table.seating import HUMAN, Sitter, clean_name
from edenia_tui.words.folding import as_number, folded
from edenia_tui.words.speech import Speech
from rules.bots.herd import BOTS
from rules.kernel.seat import Seat

FEWEST, MOST = 2, 4
DEFAULT_BOT = "lamb"
TRIES = 5


class NoAnswer(Exception):
    """The input ended, or nothing sensible came."""


def ask_sitters(console: Console, speech: Speech) -> list[Sitter]:
    """Ask how many play, and who takes each seat."""
    number = _ask_number(console, speech)
    sitters = [_ask_yourself(console, speech)]
    sitters += [_ask_other(console, speech, Seat(index)) for index in range(1, number)]
    return sitters


def ask_law42(console: Console, speech: Speech) -> bool:
    """Ask whether exactly 42 points win; OPT-1 advises against it for a first game."""
    for _ in range(TRIES):
        typed = folded(_hear(console, speech("setup-first-game")))
        if typed in ("yes", "y", "oui", "o"):
            return False
        if typed in ("", "no", "n", "non"):
            return True
        console.say([speech("setup-first-game-wrong")])
    raise NoAnswer


def _ask_number(console: Console, speech: Speech) -> int:
    for _ in range(TRIES):
        typed = _hear(console, speech("setup-players"))
        if not typed:
            return FEWEST
        number = as_number(typed)
        if number is not None and FEWEST <= number <= MOST:
            return number
        console.say([speech("setup-players-wrong")])
    raise NoAnswer


def _ask_yourself(console: Console, speech: Speech) -> Sitter:
    return Sitter(clean_name(_hear(console, speech("setup-name")), ""), HUMAN)


def _ask_other(console: Console, speech: Speech, seat: Seat) -> Sitter:
    """A bot by its name, or anybody else by theirs."""
    typed = _hear(console, speech("setup-other", colour=speech(f"seat-{seat}")))
    name = folded(typed)
    if name in ("", "agneau", *BOTS):
        return Sitter("", name if name in BOTS else DEFAULT_BOT)
    return Sitter(clean_name(typed, ""), HUMAN)


def _hear(console: Console, prompt: str) -> str:
    typed = console.hear(f"{prompt} ")
    if typed is None:
        raise NoAnswer
    return typed
