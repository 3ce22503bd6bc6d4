"""Beginning a game at a keyboard, or taking one up again."""

from collections.abc import Callable
from typing import Any, NoReturn

from edenia_tui.games import GAMES
from edenia_tui.line.console import Console
from edenia_tui.line.demo import demo
from edenia_tui.line.manner import Manner
from edenia_tui.line.setup import NoAnswer, ask_law42, ask_sitters
from edenia_tui.sitting import Sitting
from edenia_tui.table.save_errors import InUse, SaveError
from edenia_tui.table.seating import HUMAN, Sitter, clean_name
from edenia_tui.table.shelf import Shelf
from rules.bots.herd import BOTS
from rules.edenia.opening import MAX_PLAYERS, MIN_PLAYERS, Options
from rules.edenia.state import Edition, Rules
from rules.kernel.refused import Unreadable

ENTRY = GAMES["edenia"]
DEFAULT_BOT = "lamb"
FAILED = 1

Complain = Callable[[str], NoReturn]
Play = Callable[[Sitting], int]
"""Plays a kept game, in lines or on the screen; the exit code."""


def begin(
    console: Console,
    manner: Manner,
    *,
    complain: Complain,
    play: Play,
    seats: tuple[str, ...] = (),
    players: int | None = None,
    seed: int | None = None,
    edition: str = Edition.FR.value,
    lambs: bool = False,
    no_42: bool = False,
) -> int:
    """Begin a game as the options say, or as the answers to a few questions do; the exit code."""
    law42 = not no_42
    if seats or players:
        sitters = _sitters(seats, players, complain)
    else:
        try:
            sitters = ask_sitters(console, manner.speech)
            law42 = law42 and not lambs and ask_law42(console, manner.speech)
        except (NoAnswer, KeyboardInterrupt):
            console.say([manner.speech("setup-left")])
            return 0
    rules = Rules(Edition(edition), law42=law42 or lambs, lambs=lambs)
    try:
        archive, saved = _shelf().create(Options(len(sitters), rules=rules), tuple(sitters), seed)
    except SaveError as error:
        console.say([manner.speech("line-cannot-keep", reason=str(error.reason))])
        return FAILED
    return play(Sitting(ENTRY, archive, saved))


def resume(console: Console, manner: Manner, play: Play, name: str | None = None) -> int:
    """Go on with a game: the last unfinished one, unless one is named; the exit code."""
    shelf = _shelf()
    try:
        found = shelf.find(name) if name else shelf.latest_unfinished()
        if found is None:
            console.say([manner.speech("menu-nothing-to-continue")])
            return FAILED
        archive, saved = shelf.open(found)
    except InUse:
        console.say([manner.speech("saves-in-use")])
        return FAILED
    except (SaveError, Unreadable) as error:
        console.say([manner.speech("line-cannot-resume", reason=str(error))])
        return FAILED
    unknown = [s.player for s in saved.sitters if not s.is_human and s.player not in BOTS]
    if unknown:
        archive.close()
        console.say([manner.speech("line-unknown-bot", name=unknown[0])])
        return FAILED
    if archive.torn:
        console.say([manner.speech("line-torn")])
    return play(Sitting(ENTRY, archive, saved))


def show_demo(console: Console, manner: Manner, bots: list[str], seed: int | None) -> None:
    """Let bots play a game and tell it."""
    demo(console, manner, ENTRY, Options(len(bots)), bots, seed)


def _shelf() -> Shelf[Any, Any, Any, Any]:
    return Shelf(ENTRY.game, ENTRY.options)


def _sitters(seats: tuple[str, ...], players: int | None, complain: Complain) -> list[Sitter]:
    """Understand --seat and --players; seats that are not named are lambs."""
    sitters = [_sitter(text, complain) for text in seats] or [Sitter("", HUMAN)]
    number = players or max(len(sitters), MIN_PLAYERS)
    if not len(sitters) <= number <= MAX_PLAYERS:
        complain(
            f"--seat: {len(sitters)} seats are too many for {min(number, MAX_PLAYERS)} players"
        )
    return sitters + [Sitter("", DEFAULT_BOT)] * (number - len(sitters))


def _sitter(text: str, complain: Complain) -> Sitter:
    name, colon, who = text.rpartition(":")
    if not colon:
        name, who = text, HUMAN
    if who not in (HUMAN, *BOTS):
        complain(f"--seat {text}: there is no player {who!r}; there are: human, {', '.join(BOTS)}")
    return Sitter(clean_name(name, ""), who)
