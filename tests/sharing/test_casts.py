"""Casts are what players of asciicasts understand, and end with the table as it stands."""

import json
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pyte
import pytest

from edenia_tui.canvas.charset import ASCII, UNICODE, Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.conversation.viewpoint import OPEN, SPECTATOR, Viewpoint
from edenia_tui.games.edenia.board.board import BOARD
from edenia_tui.games.edenia.words import nouns
from edenia_tui.sharing.asciicast import COLUMNS, IDLE, ROWS, Frame, write_cast
from edenia_tui.sharing.forms import FORMS
from edenia_tui.sharing.frames import frames
from edenia_tui.sharing.plain_record import cut
from edenia_tui.sharing.story import Story
from edenia_tui.table.replay import Replay
from rules.edenia.game import EDENIA
from rules.kernel.seat import Seat
from tests.games.edenia.board import CHARSETS
from tests.sharing.games import ENTRY, EdeniaSaved, listener, played_back, random_games

WHOLE, *OTHERS = random_games(3)
BEGUN = [cut(EDENIA, saved, 90) for saved in OTHERS]
BESIDE = 51
"""The column from which on the players are told of."""
TITLE = "Edenia: Ann, Bob"


def cast(
    saved: EdeniaSaved,
    viewpoint: Viewpoint = OPEN,
    charset: Charset = UNICODE,
    language: str = "en",
    version: int = 2,
) -> list[str]:
    """Give the lines of a game's cast."""
    replay = Replay(EDENIA, saved.record)
    story = Story(ENTRY, replay, listener(saved, language, viewpoint.seat), viewpoint)
    return [line.decode() for line in write_cast(frames(story, charset), TITLE, version)]


def events(lines: list[str]) -> list[Any]:
    """Give the events of a cast."""
    return [json.loads(line) for line in lines[1:]]


def pages(lines: list[str]) -> Iterator[str]:
    """Give the words of every picture: the column beside the galaxy, then what stands below it."""
    screen = pyte.Screen(COLUMNS, ROWS)
    stream = pyte.Stream(screen)
    for _, code, data in events(lines):
        if code == "o":
            stream.feed(data)
            beside = " ".join(line[BESIDE:].strip() for line in screen.display[:18])
            yield " ".join((beside, *screen.display[18:]))


@pytest.mark.parametrize(
    ("saved", "viewpoint"),
    [
        (WHOLE, OPEN),
        (BEGUN[0], OPEN),
        (BEGUN[1], SPECTATOR),
        (BEGUN[2], Viewpoint(Seat(1))),
        (BEGUN[3], Viewpoint(Seat(3))),
        (BEGUN[4], SPECTATOR),
    ],
)
def test_the_last_picture_is_the_table(saved: EdeniaSaved, viewpoint: Viewpoint) -> None:
    """Played to its end, a cast shows the drawing of what these eyes see, and the last sentences."""
    _, screen = played_back(cast(saved, viewpoint))
    canvas = BOARD.draw(viewpoint.view(EDENIA, saved.state), Zoom.SMALL, UNICODE)
    shown = [line[: canvas.width].rstrip() for line in screen.display[: canvas.height]]
    assert shown == [line.rstrip() for line in canvas.lines]
    story = Story(
        ENTRY, Replay(EDENIA, saved.record), listener(saved, seat=viewpoint.seat), viewpoint
    )
    told = [line for point in range(1, story.replay.last + 1) for line in story.sentences(point)]
    below = [line.rstrip() for line in screen.display[canvas.height + 1 :]]
    assert below == told[-len(below) :]


@pytest.mark.parametrize("charset", CHARSETS, ids=lambda charset: charset.name)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_picture_is_too_large(charset: Charset, language: str) -> None:
    """Whatever is told, nothing scrolls: the first row is the head of the galaxy to the end."""
    _, screen = played_back(cast(BEGUN[3], charset=charset, language=language))
    assert screen.display[0].split()[:5] == list("ABCDE")
    assert charset is UNICODE or "".join(screen.display[:18]).isascii() or language == "fr"


def test_the_header_is_that_of_version_2() -> None:
    """Size and title are told; nothing depends on when or where the cast was made."""
    header, _ = played_back(cast(BEGUN[0]))
    assert header == {
        "version": 2,
        "width": COLUMNS,
        "height": ROWS,
        "idle_time_limit": IDLE,
        "title": TITLE,
    }
    assert cast(BEGUN[0]) == cast(BEGUN[0])


def test_times_rise_and_nobody_waits_long() -> None:
    """Each picture comes after the one before it, soon enough for the limit to cut nothing."""
    told = events(cast(BEGUN[1]))
    assert {code for _, code, _ in told} == {"o", "m"}
    times = [time for time, _, _ in told]
    assert times == sorted(times)
    assert all(later - time <= IDLE + 0.0005 for time, later in pairwise(times))
    shown = [time for time, code, _ in told if code == "o"][1:]
    assert len(set(shown)) == len(shown)


def test_rounds_can_be_jumped_to() -> None:
    """There is a marker where each round begins."""
    saved = BEGUN[1]
    markers = [data for _, code, data in events(cast(saved)) if code == "m"]
    assert markers == [f"Round {number}." for number in range(1, saved.state.round + 1)]


def test_what_nobody_is_told_of_has_no_picture() -> None:
    """Silent actions pass without one: a long turn is watched in the time of its sentences."""
    saved = BEGUN[1]
    story = Story(ENTRY, Replay(EDENIA, saved.record), listener(saved), OPEN)
    told = [bool(story.sentences(point)) for point in range(1, story.replay.last)]
    assert not all(told)
    assert len(list(frames(story, ASCII))) == 1 + sum(told) + 1


def test_version_3_is_the_same_in_intervals() -> None:
    """The events are those of version 2; their times are counted from one to the next."""
    older, newer = events(cast(BEGUN[0])), events(cast(BEGUN[0], version=3))
    header = json.loads(cast(BEGUN[0], version=3)[0])
    assert (header["version"], header["term"]["cols"], header["term"]["rows"]) == (3, 80, 24)
    assert [event[1:] for event in older] == [event[1:] for event in newer]
    time = 0.0
    for event, (interval, _, _) in zip(older, newer, strict=True):
        time += interval
        assert round(time, 3) == event[0]


def test_only_rows_that_changed_are_written() -> None:
    """A picture that differs in one row costs one row, and one that is the same costs nothing."""
    blank = ("",) * ROWS
    pictures = [blank, ("a", *blank[1:]), ("a", *blank[1:]), ("a", "b", *blank[2:])]
    lines = list(write_cast((Frame(rows, 1000) for rows in pictures), TITLE))
    assert [(json.loads(line)[0], json.loads(line)[2].count("H")) for line in lines[2:]] == [
        (1.0, 1),
        (3.0, 1),
        (4.0, 1),
    ]


def test_ascii_is_ascii() -> None:
    """The drawing needs no other signs when none are wanted."""
    assert all(line.isascii() for line in cast(BEGUN[0], charset=ASCII))


def test_a_spectator_never_sees_what_stays_hidden() -> None:
    """No picture names an artefact that nobody has laid open, beside the galaxy or below it."""
    saved = max(random_games(5), key=lambda one: sum(len(p.hidden) for p in one.state.players))
    hearer = listener(saved)
    played = {name for player in saved.state.players for name in player.played}
    commands = [EDENIA.write_action(action).split() for action in saved.record.actions]
    looked_at = {words[1] for words in commands if words[0] == "reveal"}
    secret = [nouns.artefact_name(hearer, name) for name in looked_at - played]
    assert secret
    spoken = re.compile("|".join(re.escape(name).replace(r"\ ", r"\s+") for name in secret))
    assert any(spoken.search(page) for page in pages(cast(saved)))
    assert not any(spoken.search(page) for page in pages(cast(saved, SPECTATOR)))


def test_files_of_different_forms_are_called_differently() -> None:
    """The name tells the form, so that nobody plays a cast with a player that does not know it."""
    assert len({form.ending for form in FORMS.values()}) == len(FORMS)
