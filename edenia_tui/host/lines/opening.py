"""Opening a table by lines: in one line, or by a few questions; both say the same words."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from edenia_tui.games.agreement import usual_number
from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES, USUAL
from edenia_tui.games.wish import YES
from edenia_tui.host.hub.plan import Plan
from edenia_tui.host.lines.conversation import Speaker
from edenia_tui.language.folding import as_number, folded
from edenia_tui.language.speech import LANGUAGES, Speech, speech
from edenia_tui.table.seating import HUMAN
from rules.bots.herd import BOTS

_HELP: Final = ("?", "help", "aide")
_QUIT: Final = ("quit", "q", "quitter", "exit")
_TRIES: Final = 5
OPTIONS: Final = {
    "private": ("prive", "privee", "code"),
    "rated": ("classe", "classee"),
    "no-hints": ("nohints", "sans-conseils", "sans-conseil"),
    "no-watch": ("nowatch", "alone", "sans-public", "seuls"),
}
"""What a table may be, by every word for it, folded."""
IN_FRENCH: Final = {
    "private": "privée",
    "rated": "classée",
    "no-hints": "sans-conseils",
    "no-watch": "sans-public",
}


class Unclear(Exception):
    """A word that says nothing about a table."""

    def __init__(self, typed: str) -> None:
        """Keep the word."""
        super().__init__(typed)
        self.typed = typed


def read_table(words: Sequence[str]) -> Plan:
    """Understand such as `edenia 3 lamb private no-42`; the owner is left open.

    Raises:
        Unclear: a word means nothing.
    """
    entry, seats, bots, wishes = GAMES[USUAL], 0, list[str](), dict[str, str]()
    games = {folded(name): entry for entry in GAMES.values() for name in _names(entry)}
    rest, options = [folded(word) for word in words], set[str]()
    for word in [*rest]:
        if word in games:
            entry = games[word]
            rest.remove(word)
    for word in rest:
        number, bot = as_number(word), _BOTS.get(word)
        if number is not None:
            seats = number
        elif bot is not None:
            bots.append(bot)
        elif option := _OPTIONS.get(word):
            options.add(option)
        elif wish := _read_wish(entry, word):
            wishes |= wish
        else:
            raise Unclear(word)
    seats = seats or max(usual_number(entry.agreement.players), len(bots) + 1)
    people = (HUMAN,) * max(0, seats - len(bots))
    plan = Plan(entry.name, "", (*people, *bots), tuple(wishes.items()))
    return replace(
        plan,
        is_public="private" not in options,
        is_rated="rated" in options,
        has_hints="no-hints" not in options and "rated" not in options,
        lets_watch="no-watch" not in options,
    )


def _names(entry: Entry) -> tuple[str, ...]:
    return (entry.name, entry.title)


def _read_wish(entry: Entry, word: str) -> dict[str, str]:
    """Understand a wish of a game: its name, its name=value, or a value alone."""
    name, _, value = word.partition("=")
    for wish in entry.wishes:
        if name == wish.name and wish.can_be(value or YES):
            return {wish.name: value or YES}
        if word in wish.values:
            return {wish.name: word}
    return {}


def _bot_words() -> dict[str, str]:
    """List the words for bots in every language."""
    words = {bot: bot for bot in BOTS}
    for language in LANGUAGES:
        words |= {folded(speech(language)(f"saves-bot-{bot}")): bot for bot in BOTS}
    return words


_BOTS: Final = _bot_words()
_OPTIONS: Final = {word: option for option, others in OPTIONS.items() for word in (option, *others)}


async def ask_table(speaker: Speaker) -> list[str] | None:
    """Ask what a table is to be; the words of one line, or None when somebody thinks better of it."""
    spoken = speaker.spoken
    titles = [entry.title for entry in GAMES.values()]
    games = ", ".join(f"{number} {title}" for number, title in enumerate(titles, 1))
    asked = spoken("host-open-game", games=games, usual=GAMES[USUAL].title)
    typed = await _ask(speaker, asked, [spoken("host-open-help")])
    if typed is None:
        return None
    number = as_number(typed) if typed else None
    names = [*GAMES]
    game = names[number - 1] if number is not None and 1 <= number <= len(names) else typed
    try:
        entry = GAMES[read_table([*game.split()]).game]
    except Unclear as error:
        speaker.say(spoken("host-open-wrong", typed=error.typed[:30]))
        return None
    return await _ask_rest(speaker, entry)


async def _ask_rest(speaker: Speaker, entry: Entry) -> list[str] | None:
    spoken, players = speaker.spoken, entry.agreement.players
    bots = ", ".join(spoken(f"saves-bot-{bot}") for bot in BOTS)
    words = [entry.name]
    for prompt, helping in (
        (
            spoken("host-open-seats", fewest=players[0], most=players[-1]),
            [spoken("host-open-help")],
        ),
        (spoken("host-open-bots"), [spoken("host-open-bots-help", bots=bots)]),
        (
            spoken("host-open-more", words=", ".join(_option_words(spoken, entry))),
            tell_options(spoken, entry),
        ),
    ):
        typed = await _ask(speaker, prompt, helping)
        if typed is None:
            return None
        words += typed.split()
    return words


def _option_words(spoken: Speech, entry: Entry) -> list[str]:
    named = [IN_FRENCH[one] if spoken.language == "fr" else one for one in OPTIONS]
    return [*named, *(word for wish in entry.wishes for word in (wish.values[1:] or (wish.name,)))]


def tell_options(spoken: Speech, entry: Entry) -> list[str]:
    """Tell what each option means."""
    named = dict(zip(OPTIONS, _option_words(spoken, entry), strict=False))
    lines = [
        spoken("host-open-option", option=word, help=spoken(f"host-open-{option}-help"))
        for option, word in named.items()
    ]
    lines += [
        spoken("host-open-option", option=wish.name, help=wish.help_to_players or wish.help)
        for wish in entry.wishes
    ]
    return [*lines, spoken("host-open-help")]


async def _ask(speaker: Speaker, prompt: str, helping: Sequence[str]) -> str | None:
    for _ in range(_TRIES):
        typed = await speaker.hear(prompt)
        if typed is None or folded(typed) in _QUIT:
            return None
        if folded(typed) not in _HELP:
            return typed
        speaker.say(*helping)
    return None
