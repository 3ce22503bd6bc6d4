"""A few friendly questions before a game."""

from collections.abc import Mapping

from edenia_tui.games.agreement import Asked, usual_number
from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES, USUAL
from edenia_tui.games.wish import YES
from edenia_tui.language.folding import as_number, folded
from edenia_tui.language.speech import Speech
from edenia_tui.line.asking import Help, ask
from edenia_tui.line.console import Console
from edenia_tui.table.seating import HUMAN, Sitter, clean_name
from rules.bots.herd import BOTS

DEFAULT_BOT = "lamb"
TRIES = 5


class NoAnswer(Exception):
    """The input ended, or nothing sensible came."""


def ask_game(console: Console, speech: Speech) -> Entry:
    """Ask which game is to be played."""
    by_word = {str(number): entry for number, entry in enumerate(GAMES.values(), 1)}
    for entry in GAMES.values():
        by_word |= {entry.name: entry, folded(entry.title): entry}
    games = ", ".join(f"{number} {one.title}" for number, one in enumerate(GAMES.values(), 1))
    question = speech("setup-game", games=games, usual=GAMES[USUAL].title)
    for _ in range(TRIES):
        typed = _hear(console, speech, question, lambda: _tell_games(speech))
        if not typed:
            return GAMES[USUAL]
        if folded(typed) in by_word:
            return by_word[folded(typed)]
        example = [*GAMES.values()][-1].title
        console.say([speech("setup-game-wrong", most=len(GAMES), example=example)])
    raise NoAnswer


def ask_sitters(console: Console, speech: Speech, entry: Entry) -> list[Sitter]:
    """Ask how many play, and who takes each seat."""
    number = _ask_number(console, speech, entry.agreement.players)
    of_game = speech.about(entry.words.messages)
    seats = [of_game(f"seat-{seat}") for seat in range(number)]
    sitters = [_ask_yourself(console, speech, seats[0])]
    bots = {speech(f"saves-bot-{bot}"): bot for bot in BOTS}
    told = speech("setup-bots", bots=", ".join(bots))
    if seats[1:]:
        console.note([told])
    by_word = {folded(word): bot for word, bot in bots.items()} | {bot: bot for bot in BOTS}
    sitters += [_ask_other(console, speech, seat, by_word, told) for seat in seats[1:]]
    return sitters


def ask_wish(console: Console, speech: Speech, asked: Asked) -> dict[str, str]:
    """Ask what a game asks before it begins; the wish, if there is one."""
    helped = _helped(speech, f"setup-help-{asked.wish}")
    if asked.values:
        return {asked.wish: _ask_one_of(console, speech, asked, helped)}
    for _ in range(TRIES):
        typed = folded(_hear(console, speech, speech(asked.message), helped))
        if typed in ("yes", "y", "oui", "o"):
            return {asked.wish: YES}
        if typed in ("", "no", "n", "non"):
            return {}
        console.say([speech("setup-yes-or-no")])
    raise NoAnswer


def _ask_one_of(console: Console, speech: Speech, asked: Asked, helped: Help) -> str:
    """Ask for one of some values, by its number or by its name."""
    names = {text: speech(message) for text, message in asked.values}
    by_word = {str(number): text for number, text in enumerate(names, 1)}
    by_word |= {word: text for text, name in names.items() for word in (text, folded(name))}
    usual, *_ = names
    listed = ", ".join(f"{number} {name}" for number, name in enumerate(names.values(), 1))
    question = speech(asked.message, choices=listed, usual=names[usual])
    for _ in range(TRIES):
        typed = folded(_hear(console, speech, question, helped))
        if not typed or typed in by_word:
            return by_word[typed] if typed else usual
        console.say([speech("setup-game-wrong", most=len(names), example=names[usual])])
    raise NoAnswer


def _ask_number(console: Console, speech: Speech, players: range) -> int:
    facts = {"fewest": players[0], "most": players[-1], "usual": usual_number(players)}
    for _ in range(TRIES):
        question = speech("setup-players", **facts)
        typed = _hear(console, speech, question, _helped(speech, "setup-players-help"))
        if not typed:
            return usual_number(players)
        number = as_number(typed)
        if number is not None and number in players:
            return number
        console.say([speech("setup-players-wrong", **facts)])
    raise NoAnswer


def _ask_yourself(console: Console, speech: Speech, seat: str) -> Sitter:
    question = speech("setup-name", colour=seat)
    typed = _hear(console, speech, question, _helped(speech, "setup-name-help"))
    return Sitter(clean_name(typed, ""), HUMAN)


def _ask_other(
    console: Console, speech: Speech, seat: str, bots: Mapping[str, str], told: str
) -> Sitter:
    """A bot by any word for it, or anybody else by their name."""
    question = speech("setup-other", colour=seat)
    helped = _helped(speech, "setup-other-help")
    typed = _hear(console, speech, question, lambda: [told, *helped()])
    bot = bots.get(folded(typed)) if typed else DEFAULT_BOT
    return Sitter(clean_name(typed, ""), HUMAN) if bot is None else Sitter("", bot)


def _tell_games(speech: Speech) -> list[str]:
    """Tell of each game what it is about, and how to go on."""
    goals = [f"{one.title}: {speech.about(one.words.messages)('goal')}" for one in GAMES.values()]
    return [*goals, *_helped(speech)()]


def _helped(speech: Speech, *messages: str) -> Help:
    """Help with some messages, and with what can be typed at every question."""
    return lambda: [speech(message) for message in (*messages, "setup-help")]


def _hear(console: Console, speech: Speech, prompt: str, helped: Help) -> str:
    typed = ask(console, speech, prompt, helped)
    if typed is None:
        raise NoAnswer
    return typed
