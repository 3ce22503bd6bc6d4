"""The questions before a game: which one, how many, and who takes each seat."""

import io

import pytest

from edenia_tui.games.registry import GAMES
from edenia_tui.games.wish import YES
from edenia_tui.language.speech import LANGUAGES, speech
from edenia_tui.line.console import Console
from edenia_tui.line.setup import NoAnswer, ask_game, ask_sitters, ask_wish
from edenia_tui.table.seating import HUMAN, Sitter
from rules.bots.herd import BOTS
from tests.games.discovery import ENTRIES
from tests.line.lint import line_faults


class Asked:
    """A keyboard with some lines to type; remembers everything that was said and asked."""

    def __init__(self, *typed: str) -> None:
        """Get ready to type."""
        self._typed = iter(typed)
        self._paper = io.StringIO()
        self.console = Console(self._read, self._paper, patient=True)

    @property
    def lines(self) -> list[str]:
        """What was said and asked, in order."""
        return self._paper.getvalue().splitlines()

    async def _read(self, prompt: str) -> str | None:
        self._paper.write(f"{prompt.strip()}\n")
        return next(self._typed, None)


def other_than_ann(game: str, language: str, typed: str) -> Sitter:
    """Say who plays against Ann."""
    asked = Asked("", "Ann", typed)
    ann, other = ask_sitters(asked.console, speech(language), GAMES[game])
    assert ann == Sitter("Ann", HUMAN)
    return other


@pytest.mark.parametrize("game", [entry.name for entry in ENTRIES])
@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_answers_to_its_words(game: str, bot: str) -> None:
    """The word of the language spoken, in any case and without accents, and that of the files."""
    french = speech("fr")(f"saves-bot-{bot}")
    for typed in (french, french.upper(), french.replace("é", "e"), bot):
        assert other_than_ann(game, "fr", typed) == Sitter("", bot)
    assert other_than_ann(game, "en", bot.capitalize()) == Sitter("", bot)


def test_anybody_else_is_a_person() -> None:
    """A name that is no bot's; nothing at all is the simplest bot."""
    assert other_than_ann("exo", "fr", "Bérangère") == Sitter("Bérangère", HUMAN)
    assert other_than_ann("exo", "fr", "") == Sitter("", "lamb")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_bots_are_named_before_the_first_seat_is_given(language: str) -> None:
    """In the words that can be typed, the simplest first; once, however many play."""
    spoken, asked = speech(language), Asked("4", "", "", "", "")
    ask_sitters(asked.console, spoken, GAMES["edenia"])
    names = ", ".join(spoken(f"saves-bot-{bot}") for bot in BOTS)
    told = [names in line for line in asked.lines]
    assert told == [False, False, True, False, False, False]
    assert not [fault for line in asked.lines for fault in line_faults(line)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", ["?", "help", "aide", "? bots"])
def test_help_is_to_be_had_at_every_question(word: str, language: str) -> None:
    """It explains the question, says how to leave, and the question is put again."""
    spoken = speech(language)
    asked = Asked(word, "2", word, "2", word, "Ann", word, "ewe")
    assert ask_game(asked.console, spoken).name == [*GAMES][1]
    sitters = ask_sitters(asked.console, spoken, GAMES["edenia"])
    assert sitters == [Sitter("Ann", HUMAN), Sitter("", "ewe")]
    assert asked.lines.count(spoken("setup-help")) == 4
    assert not [fault for line in asked.lines for fault in line_faults(line)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_agreed_on_is_explained(language: str) -> None:
    """Questions of a game have a line of help of their own."""
    for entry in ENTRIES:
        spoken = speech(language, entry.words.messages)
        for question in entry.agreement.questions(entry.agreement.players[0], {}):
            asked = Asked("help", *([] if question.values else ["yes"]), "")
            wished = ask_wish(asked.console, spoken, question)
            usual = question.values[0][0] if question.values else YES
            assert wished == {question.wish: usual}
            assert spoken(f"setup-help-{question.wish}") in asked.lines
            assert not [fault for line in asked.lines for fault in line_faults(line)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_plays_alone_chooses_against_whom(language: str) -> None:
    """By number, by name in any letters, or by nothing for the usual; anything else is asked again."""
    spoken = speech(language, GAMES["galaxies"].words.messages)
    _, rogue, hard = GAMES["galaxies"].agreement.questions(1, {})
    for typed, wished in (("3", "zendica"), ("HADÈS", "hades"), ("", "artemis")):
        asked = Asked("nobody", typed)
        assert ask_wish(asked.console, spoken, rogue) == {"rogue": wished}
        assert len(asked.lines) > 2
        assert not [fault for line in asked.lines for fault in line_faults(line)]
    assert ask_wish(Asked("no").console, spoken, hard) == {}
    with pytest.raises(NoAnswer):
        ask_wish(Asked(*["x"] * 9).console, spoken, rogue)
    assert len(GAMES["galaxies"].agreement.questions(2, {})) == 1
    assert (
        GAMES["galaxies"].agreement.questions(1, {"expansion": YES, "rogue": "hades", "hard": YES})
        == ()
    )


def test_one_can_leave_the_set_up() -> None:
    """`quit` is nobody's name; a pipe that asks for help for ever is left, too."""
    for typed in (("", "quit"), ("quitter",), ("?",) * 500):
        with pytest.raises(NoAnswer):
            ask_sitters(Asked(*typed).console, speech("en"), GAMES["edenia"])
