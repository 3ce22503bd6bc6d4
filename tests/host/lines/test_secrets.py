"""What one person is told alone is in nobody else's stream, whatever they ask, undo or look back at."""

import re
from contextlib import suppress
from pathlib import Path

import pytest

from edenia_tui.conversation.bot_news import tell_told
from edenia_tui.games.registry import GAMES
from edenia_tui.language.listener import Level, Listener
from edenia_tui.language.speech import speech
from edenia_tui.storage.saved import AnySaved, read_saved
from edenia_tui.storage.sqlite.store import SqliteStore
from edenia_tui.table.replay import Replay
from rules.kernel.seat import Seat
from tests.host.lines.hosts import Evening, GameOver, Host, Party, Person, at_a_party
from tests.host.lines.test_games import sit_down

_NAMED = ("artefact-", "character-")
"""How the messages begin that name what can be hidden in a hand."""
_WORD = re.compile(r"[a-z][a-z'-]+")
_NAMES = ("Anna", "Ben")


async def kept(host: Host, code: str) -> AnySaved:
    """Read what the store has of a game."""
    store = await SqliteStore.open(host.folder / "data")
    row = await store.tables.find(code)
    assert row is not None
    text = "".join(f"{line}\n" for line in await store.tables.read(row.name))
    await store.close()
    entry = GAMES[next(name for name in GAMES if f'"{name}"' in row.plan)]
    return read_saved(text, entry.game, entry.options)


def told_words(saved: AnySaved, seat: Seat | None, eyes: Seat | None) -> set[str]:
    """List every word by which somebody on a seat is told what some eyes know of a game."""
    entry = GAMES[saved.record.game]
    replay = Replay(entry.game, saved.record)
    spoken = speech("en", entry.words.messages)
    words: set[str] = set()
    for level in Level:
        listener = Listener(spoken, _NAMES, seat, level)
        for point in range(1, replay.last + 1):
            for line in tell_told(listener, entry.words, replay.told(point, eyes)):
                words |= set(_WORD.findall(line.lower()))
    return words


def names_in(game: str) -> set[str]:
    """List the words by which hidden things are called in a game, and nothing else is."""
    spoken = speech("en", GAMES[game].words.messages)
    names = []
    for name in spoken.ids():
        if name.startswith(_NAMED):
            with suppress(ValueError):  # a message that tells a fact, too
                names.append(spoken(name))
    title = GAMES[game].title
    return {*_WORD.findall(" ".join(names).lower())} - {*_WORD.findall(title.lower())}


async def ask_everything(person: Person) -> None:
    """Ask about the table, look back at the whole game, and come again."""
    for question in ("look", "status", "have", "who", "score", "log 200", "diff", "moves", "undo"):
        person.type(question)
    travels = ("start", "turn 3", "next", "next", "log 200", "have", "look", "end", "have")
    for word in ("replay", "eyes red", "eyes all", *travels, "return"):
        person.type(word)
    person.type("say that was all")
    await person.hears("that was all")


async def secrets_of(party: Party, code: str) -> dict[Seat | None, tuple[set[str], set[str]]]:
    """Find for each seat, and a spectator, the words they know and those that they alone were told."""
    saved = await kept(party.host, code)
    found = {}
    for seat in (Seat(0), Seat(1), None):
        known = told_words(saved, seat, seat)
        alone = known - told_words(saved, seat, None)
        found[seat] = known, alone & names_in(saved.record.game)
    return found


@pytest.mark.parametrize(
    ("words", "decisions"), [("edenia 2", 160), ("exo 2", 20), ("prince 2 secret", 60)]
)
def test_nothing_of_the_other_is_heard(
    words: str,
    decisions: int,
    tmp_path: Path,
) -> None:
    """Names that only Anna was told are not in Ben's stream or a spectator's, nor the other way round.

    What is drawn at a host cannot be foreseen: most games have something hidden by then, but not all.
    """

    async def use(party: Party) -> None:
        anna, ben, code = await sit_down(party, words, language="en")
        carl = await party.comes("Carl")
        await carl.says(f"watch {code}", "You look on.")
        first, second = await Evening(decisions).play(anna, ben)
        for person in (first, second, carl):
            await ask_everything(person)
        first.hang_up()
        again = await party.comes(first.name, "join", code, lobby=False)
        await ask_everything(again)
        streams = {Seat(0): anna.text, Seat(1): ben.text, None: carl.text}
        streams[Seat(0) if first is anna else Seat(1)] += again.text
        secrets = await secrets_of(party, code)
        for seat, stream in streams.items():
            heard = set(_WORD.findall(stream.lower()))
            for _, alone in secrets.values():
                assert not (alone - secrets[seat][0]) & heard, (seat, alone)

    for attempt in range(3):  # chance has no seed: now and then a game is over too soon
        (tmp_path / str(attempt)).mkdir()
        try:
            at_a_party(tmp_path / str(attempt), use)
        except GameOver:
            continue
        return
    pytest.fail("every game was over too soon")
