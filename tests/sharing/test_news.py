"""News tell what everybody could see, and nothing else."""

import json
import re

import pytest

from edenia_tui.games.edenia.words import nouns
from edenia_tui.sharing.news import news_lines, tell_news
from rules.edenia.events import Played
from rules.edenia.game import EDENIA
from rules.kernel.record import steps
from rules.kernel.seat import Seat
from tests.games.edenia.words import unspeakable
from tests.sharing.games import (
    ENTRY,
    RESIGNED,
    EdeniaSaved,
    exo_text,
    listener,
    random_games,
    saved_of,
)
from tests.sharing.program import edenia, keep

GAMES = random_games(5)


def public_from(saved: EdeniaSaved) -> dict[str, int]:
    """Tell after which action each artefact was laid open; those that never were are missing."""
    shown: dict[str, int] = {}
    for number, step in enumerate(steps(EDENIA, saved.record)):
        for event in step.events:
            if isinstance(event, Played):
                shown.setdefault(event.artefact, number)
    return shown


def names_in(saved: EdeniaSaved) -> set[str]:
    """List every artefact that somebody has looked at."""
    commands = map(EDENIA.write_action, saved.record.actions)
    return {words[1] for words in map(str.split, commands) if words[0] == "reveal"}


@pytest.mark.parametrize("saved", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_artefact_is_not_named_before_it_is_open(saved: EdeniaSaved, language: str) -> None:
    """Neither a command nor an event nor a sentence holds the name of a face-down artefact."""
    hearer = listener(saved, language)
    shown = public_from(saved)
    _, *lines = (line.decode() for line in news_lines(ENTRY, saved, hearer))
    assert len(lines) == len(saved.record.actions)
    for name in names_in(saved):
        hidden = "\n".join(lines[: shown.get(name, len(lines) + 1) - 1])
        for told in (name, nouns.artefact_name(hearer, name)):
            assert not re.search(rf"\b{re.escape(told)}\b", hidden), told


def test_artefacts_were_hidden_in_these_games() -> None:
    """The search above has something to find: names that open eyes would have told."""
    assert sum(len(names_in(saved)) for saved in GAMES) > 10
    assert any(name not in public_from(saved) for saved in GAMES for name in names_in(saved))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_sentences_are_those_of_the_lines(language: str) -> None:
    """Both forms tell the same, in words that can be spoken."""
    saved = GAMES[0]
    hearer = listener(saved, language)
    magic, *sentences = tell_news(ENTRY, saved, hearer)
    _, *lines = map(json.loads, news_lines(ENTRY, saved, hearer))
    told = [sentence for line in lines for sentence in line["told"]]
    assert magic == "edenia-news 1"
    assert sentences[-len(told) :] == told
    assert [fault for line in sentences for fault in unspeakable(line)] == []


@pytest.mark.parametrize("saved", GAMES)
def test_the_seed_is_not_told(saved: EdeniaSaved) -> None:
    """Whoever knew the seed would know what chance brings."""
    first = json.loads(next(iter(news_lines(ENTRY, saved, listener(saved)))))
    assert first.keys() == {"kind", "format", "game", "seats", "content", "options"}


def test_who_takes_whose_place_is_public() -> None:
    """A bot that plays on for somebody is told where it happened."""
    saved = saved_of(RESIGNED)
    told = list(tell_news(ENTRY, saved, listener(saved)))
    at = told.index("From here on a bot plays for Ann Lee: a lamb.")
    assert told[at - 1] == "Green 1 at b 1 east star."
    assert "From here on a person plays for green." in told
    lines = [json.loads(line) for line in news_lines(ENTRY, saved, listener(saved))]
    assert {"after": 2, "seat": "red", "name": "Ann Lee", "player": "lamb"} in lines


def test_players_are_told_first() -> None:
    """Colour, name and whether it is a bot."""
    saved = saved_of(RESIGNED)
    about, red, green = list(tell_news(ENTRY, saved, listener(saved)))[1:4]
    assert about == "Public news of a game: to read, not to play on from."
    assert (red, green) == ("Red: Ann Lee, a person.", "Green: green, a ewe.")
    assert listener(saved).name(Seat(0)) == "Ann Lee"


@pytest.mark.parametrize(("language", "first"), [("en", "Altair"), ("fr", "Altaïr")])
def test_seats_are_called_as_in_their_game(language: str, first: str) -> None:
    """A game of Stars has no colours."""
    keep("g", exo_text(1, "human"))
    told = edenia("export", "g", "--as", "news", "--lang", language).stdout.splitlines()
    assert re.fullmatch(rf"{first} ?: Ann, .+", told[2])
    assert re.fullmatch(r"Sirius ?: .+", told[3])
