"""Words typed in a past game on the screen: they lead where they lead in line mode."""

import pytest

from edenia_tui.conversation.recording import Recording
from edenia_tui.conversation.tour import Tour
from edenia_tui.conversation.understanding import Word, understand
from edenia_tui.conversation.viewpoint import SPECTATOR, Viewpoint
from edenia_tui.conversation.vocabularies import IN_REPLAY
from edenia_tui.language.speech import LANGUAGES
from edenia_tui.tui.dialogs.notice import Notice
from edenia_tui.tui.what_if.screen import WhatIfScreen
from edenia_tui.tui.widgets.command_bar import CommandBar
from edenia_tui.tui.widgets.sentence import Sentence
from rules.kernel.seat import Seat
from tests.tui.looking_back import look, replay_of, view
from tests.tui.playing import ENTRY, AnyPilot, on_screen, until

TRAVELS = {
    "en": ("next", "next 3", "+", "back", "-", "turn 2", "turn 3 green", "action 37", "next flag"),
    "fr": (
        "suivant",
        "avancer 3",
        "+",
        "reculer",
        "-",
        "tour 2",
        "tour 3 vert",
        "action 37",
        "fin",
    ),
}


async def type_line(pilot: AnyPilot, line: str) -> None:
    """Open the command bar of the replay by its key, and enter a line."""
    await pilot.press("colon")
    replay_of(pilot).query_one(CommandBar).value = line
    await pilot.press("enter")
    await pilot.pause()


def said(pilot: AnyPilot) -> str:
    """Read the line beside the drawing."""
    return str(replay_of(pilot).query_one(Sentence).content)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_lead_where_they_lead_in_line_mode(language: str) -> None:
    """One by one, from place to place, to turns and to events; the picture is that of the place."""

    async def steps(pilot: AnyPilot, recording: Recording) -> None:
        screen, replay = replay_of(pilot), recording.replay
        tour = Tour(replay, ENTRY.words, screen.past_viewer.viewpoint, screen.travel.point)
        for line in TRAVELS[language]:
            meant = understand(screen.past_viewer.desk(), IN_REPLAY, line)
            assert isinstance(meant, Word)
            tour.go(screen.past_viewer.listener, meant)
            await type_line(pilot, line)
            assert screen.travel.point == tour.point, line
            assert view(pilot) == replay.state(tour.point)
        assert screen.travel.point != 0

    look(steps, language=language)


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "back", "This is the beginning."),
        ("fr", "reculer", "C'est le début."),
        ("en", "turn 99", "Type turn and a round from 1 to"),
        ("fr", "tour 99", "Tapez tour et une manche de 1 à"),
        ("en", "eyes nobody", "Whose eyes?"),
        ("fr", "yeux personne", "Les yeux de qui ?"),
        ("en", "play 99", "Type play and a speed from 1 to 6."),
        ("fr", "lire 99", "Tapez lire et une vitesse de 1 à 6."),
        ("en", "undo", "A replay changes nothing."),
        ("fr", "annuler", "Une relecture ne change rien."),
        ("en", "m", "A replay has no choices."),
        ("fr", "choix", "Pas de choix dans une relecture."),
        ("en", "xyzzy", "Not clear: xyzzy."),
        ("fr", "xyzzy", "Pas compris : xyzzy."),
    ],
)
def test_what_leads_nowhere_is_told_why(language: str, typed: str, told: str) -> None:
    """In the sentences of line mode, and the place stays the same."""

    async def steps(pilot: AnyPilot, _: Recording) -> None:
        await type_line(pilot, typed)
        assert said(pilot).startswith(told)
        assert replay_of(pilot).travel.point == 0

    look(steps, language=language)


def test_eyes_are_changed_by_words() -> None:
    """A player by the colour, or a spectator."""

    async def steps(pilot: AnyPilot, _: Recording) -> None:
        await type_line(pilot, "eyes green")
        assert replay_of(pilot).past_viewer.viewpoint == Viewpoint(Seat(1))
        assert replay_of(pilot).past_viewer.seat == Seat(1)
        await type_line(pilot, "yeux spectateur")
        assert replay_of(pilot).past_viewer.viewpoint == SPECTATOR

    look(steps)


def test_questions_are_answered_in_a_replay() -> None:
    """Where one is, what can be typed, and a rule asked for in a sentence."""

    async def steps(pilot: AnyPilot, recording: Recording) -> None:
        for typed, told in {
            "where": f"Before the first turn, action 0 of {recording.replay.last}.",
            "help": "next or +: what happened next.",
            "? eyes": "eyes red, eyes spectator, eyes all",
            "course": f"{recording.names[0] or 'Red'}: ",
            "may I leap my own sheep": "LEAP-2: ",
        }.items():
            await type_line(pilot, typed)
            notice = on_screen(pilot)
            assert isinstance(notice, Notice)
            assert notice.sentences[0].startswith(told)
            await pilot.press("escape")

    look(steps)


def test_it_plays_by_a_word_and_a_what_if_begins_by_one() -> None:
    """`play 6` goes on fast; `what if` leaves the game there."""

    async def steps(pilot: AnyPilot, _: Recording) -> None:
        await type_line(pilot, "play 6")
        await until(pilot, lambda: replay_of(pilot).travel.point > 0)
        assert replay_of(pilot).autoplay.is_playing
        await type_line(pilot, "what if")
        assert isinstance(on_screen(pilot), WhatIfScreen)
        assert not replay_of(pilot).autoplay.is_playing

    look(steps)
