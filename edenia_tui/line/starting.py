"""Beginning a game at a keyboard, or taking one up again."""

from collections.abc import Callable
from pathlib import Path
from types import MappingProxyType
from typing import NoReturn

from edenia_tui.games import GAMES, USUAL, Entry
from edenia_tui.line.console import Console
from edenia_tui.line.demo import demo
from edenia_tui.line.manner import Manner
from edenia_tui.line.setup import NoAnswer, ask_sitters, ask_yes_or_no
from edenia_tui.sitting import Sitting
from edenia_tui.table.agreement import Wishes
from edenia_tui.table.catalogue import AnyShelf
from edenia_tui.table.save_errors import InUse, SaveError
from edenia_tui.table.seating import HUMAN, Sitter, clean_name
from edenia_tui.table.shelf import Shelf, game_in, last_played
from rules.bots.herd import BOTS
from rules.kernel.refused import Unreadable

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
    entry: Entry = GAMES[USUAL],
    seats: tuple[str, ...] = (),
    players: int | None = None,
    seed: int | None = None,
    wishes: Wishes = MappingProxyType({}),
) -> int:
    """Begin a game as the options say, or as the answers to a few questions do; the exit code."""
    agreed = dict(wishes)
    if seats or players:
        sitters = _sitters(entry, seats, players, complain)
    else:
        try:
            sitters = ask_sitters(console, manner.speech, entry)
            for question, wish in entry.agreement.questions(wishes):
                if ask_yes_or_no(console, manner.speech, question):
                    agreed[wish] = "yes"
        except (NoAnswer, KeyboardInterrupt):
            console.say([manner.speech("setup-left")])
            return 0
    options = entry.agreement.options(len(sitters), agreed)
    try:
        archive, saved = _shelf(entry).create(options, tuple(sitters), seed)
    except SaveError as error:
        console.say([manner.speech("line-cannot-keep", reason=str(error.reason))])
        return FAILED
    return play(Sitting(entry, archive, saved))


def resume(console: Console, manner: Manner, play: Play, name: str | None = None) -> int:
    """Go on with a game: the last unfinished one, unless one is named; the exit code."""
    try:
        found = _shelf(GAMES[USUAL]).find(name) if name else _latest_unfinished()
        if found is None:
            console.say([manner.speech("menu-nothing-to-continue")])
            return FAILED
        entry = GAMES.get(game_in(found), GAMES[USUAL])
        archive, saved = _shelf(entry).open(found)
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
    return play(Sitting(entry, archive, saved))


def show_demo(
    console: Console,
    manner: Manner,
    bots: list[str],
    seed: int | None,
    entry: Entry = GAMES[USUAL],
) -> None:
    """Let bots play a game and tell it."""
    demo(console, manner, entry, entry.agreement.options(len(bots), {}), bots, seed)


def _shelf(entry: Entry) -> AnyShelf:
    return Shelf(entry.game, entry.options)


def _latest_unfinished() -> Path | None:
    """Find the game that was played last and is not over, whichever it is."""
    found = [_shelf(entry).latest_unfinished() for entry in GAMES.values()]
    return max(filter(None, found), key=last_played, default=None)


def _sitters(
    entry: Entry, seats: tuple[str, ...], players: int | None, complain: Complain
) -> list[Sitter]:
    """Understand --seat and --players; seats that are not named are lambs."""
    sitters = [_sitter(text, complain) for text in seats] or [Sitter("", HUMAN)]
    fewest, *_, most = entry.agreement.players
    number = players or max(len(sitters), fewest)
    if len(sitters) > min(number, most):
        complain(f"--seat: {len(sitters)} seats are too many for {min(number, most)} players")
    if number not in entry.agreement.players:
        complain(f"--players: {entry.title} is for {fewest} to {most} players, not {number}")
    return sitters + [Sitter("", DEFAULT_BOT)] * (number - len(sitters))


def _sitter(text: str, complain: Complain) -> Sitter:
    name, colon, who = text.rpartition(":")
    if not colon:
        name, who = text, HUMAN
    if who not in (HUMAN, *BOTS):
        complain(f"--seat {text}: there is no player {who!r}; there are: human, {', '.join(BOTS)}")
    return Sitter(clean_name(name, ""), who)
