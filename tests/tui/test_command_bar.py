"""Typed words: the screen understands what line mode does, and answers in the same words."""

import pytest
from textual.widgets import Static

from edenia_tui.conversation.answers import ANSWERS, rules
from edenia_tui.conversation.desk import Desk
from edenia_tui.conversation.understanding import Understood, Word, commands, understand
from edenia_tui.conversation.vocabularies import IN_GAME, SESSION_WORDS
from edenia_tui.tui.dialogs.notice import Notice
from edenia_tui.tui.dialogs.sure import Sure
from edenia_tui.tui.exit import Exit, Toward
from edenia_tui.tui.widgets.command_bar import CommandBar
from edenia_tui.tui.widgets.sentence import Sentence
from edenia_tui.tui.widgets.story import Story
from rules.kernel.seat import Seat
from tests.table.peeking import record_of
from tests.tui.playing import AnyPilot, game_of, on_screen, play, until

SWITCHES = ("bell", "auto-end", "coach")
"""Words that switch something, so that no two answers are alike."""
SHOWN = ("legend",)
"""What is told by lines and shown with its signs here."""


async def type_line(pilot: AnyPilot, line: str) -> None:
    """Hand a line to the game, as the command bar does."""
    game_of(pilot).post_message(CommandBar.Typed(line))
    await pilot.pause()


def answer(pilot: AnyPilot) -> tuple[str, ...]:
    """Read the notice on top."""
    notice = on_screen(pilot)
    assert isinstance(notice, Notice)
    return notice.sentences


def said(pilot: AnyPilot) -> str:
    """Read the line below the galaxy."""
    return str(game_of(pilot).query_one(Sentence).content)


def desk_of(pilot: AnyPilot) -> Desk:
    """Give where the one at the keyboard sits now."""
    return game_of(pilot).viewer.desk()


def meant(pilot: AnyPilot, line: str) -> Understood:
    """Tell what a line means now."""
    return understand(desk_of(pilot), IN_GAME, line)


def test_every_word_of_line_mode_is_understood() -> None:
    """Words and questions that line mode answers get its answer here; the others do something, too."""

    async def steps(pilot: AnyPilot) -> None:
        for word, name in SESSION_WORDS.items():
            assert meant(pilot, word) == Word(name)
            if name in ANSWERS and name not in (*SWITCHES, *SHOWN):
                await type_line(pilot, word)
                assert answer(pilot) == tuple(ANSWERS[name](desk_of(pilot), []))
                await pilot.press("escape")
        for word, query in desk_of(pilot).words.queries.items():
            desk = desk_of(pilot)
            await type_line(pilot, word)
            assert answer(pilot) == tuple(query.answer(desk.listener, desk.view, []))
            await pilot.press("escape")

    play(steps)


def test_why_gives_the_rule_of_the_last_refusal() -> None:
    """A refused command is explained by `why` in the words of line mode, with the id."""

    async def steps(pilot: AnyPilot) -> None:
        await type_line(pilot, "leap")
        assert "(LEAP-2)" in said(pilot)
        await type_line(pilot, "why")
        assert answer(pilot)[0].startswith("LEAP-2: ")

    play(steps)


def test_numbers_choose_as_they_are_listed() -> None:
    """`m` lists the choices by number, and a number does one; a wrong one costs nothing."""

    async def steps(pilot: AnyPilot) -> None:
        room = game_of(pilot).room
        done = len(record_of(room).actions)
        await type_line(pilot, "m")
        assert answer(pilot)[-1].startswith("7: skip")
        await pilot.press("escape")
        await type_line(pilot, "8")
        assert said(pilot) == "Choose a number from 1 to 7. Type m for the list."
        assert len(record_of(room).actions) == done
        await type_line(pilot, "7")
        await until(pilot, lambda: len(record_of(room).actions) > done)
        assert room.game.write_action(record_of(room).actions[done]) == "skip"

    play(steps)


def test_the_language_changes_by_a_word() -> None:
    """`lang fr` is answered in French, and everything is French afterwards."""

    async def steps(pilot: AnyPilot) -> None:
        await type_line(pilot, "lang fr")
        await pilot.press("escape")
        await pilot.pause()
        assert game_of(pilot).query(Story).first().border_title == "Récit"
        await type_line(pilot, "journal 1")
        assert len(answer(pilot)) == 1
        (last,) = answer(pilot)  # a turn of somebody else is summed up
        assert last.rstrip(".") in game_of(pilot).query(Story).first().sentences[-1]

    play(steps)


def test_again_repeats_the_last_answer() -> None:
    """The answer that was closed comes back."""

    async def steps(pilot: AnyPilot) -> None:
        await type_line(pilot, "again")
        assert answer(pilot) == ("Nothing has been said yet.",)
        await pilot.press("escape")
        await type_line(pilot, "rules LEAP-2")
        told = answer(pilot)
        await pilot.press("escape")
        await type_line(pilot, "a")
        assert answer(pilot) == told

    play(steps)


def test_quit_leaves() -> None:
    """The word does what the key does."""

    async def steps(pilot: AnyPilot) -> None:
        await type_line(pilot, "quit")
        name = game_of(pilot).sitting.kept.name
        assert pilot.app.return_value == Exit(Toward.DOOR, name)

    play(steps)


@pytest.mark.parametrize("keys", [("escape",), ("enter",)])
def test_resigning_is_asked_once_more(keys: tuple[str, ...]) -> None:
    """Escape and the first answer say no, and nothing has changed."""

    async def steps(pilot: AnyPilot) -> None:
        await type_line(pilot, "resign")
        assert isinstance(on_screen(pilot), Sure)
        await pilot.press(*keys)
        assert on_screen(pilot) is game_of(pilot)
        assert game_of(pilot).room.kinds[Seat(0)] == "human"
        assert game_of(pilot).viewer.question is not None

    play(steps)


def test_a_bot_plays_on_for_one_who_resigns() -> None:
    """After yes a lamb has the seat, on disk too, and the game comes to its end by itself."""

    async def steps(pilot: AnyPilot) -> None:
        room, seat = game_of(pilot).room, game_of(pilot).viewer.seat
        assert seat is not None
        await type_line(pilot, "resign")
        await pilot.press("down", "enter")
        await until(pilot, lambda: room.kinds[seat] == "lamb")
        assert "You resigned. A lamb plays on for you." in game_of(pilot).query(Story)[0].sentences
        await until(pilot, lambda: len(record_of(room).actions) > 40)
        room.stop()

    play(steps)


@pytest.mark.parametrize(
    ("language", "first", "word"),
    [("en", "w", "who"), ("fr", "aid", "aide"), ("fr", "j", "journal"), ("en", "ru", "rules")],
)
def test_completion_offers_the_words(language: str, first: str, word: str) -> None:
    """Legal commands come first, then the words, those of one's own language before the others."""

    async def steps(pilot: AnyPilot) -> None:
        desk = desk_of(pilot)
        known = commands(desk, IN_GAME)
        assert known[0] == desk.words.example(desk.listener, "go 1 east star")
        words = known[len(desk.legal) :]
        assert word in [one for one in words if one.startswith(first)][:2]
        assert set(words) >= {*SESSION_WORDS.values()}

    play(steps, language)


@pytest.mark.parametrize(
    ("language", "question", "rule"),
    [("en", "how do i win", "WIN-1"), ("fr", "qu'est-ce qu'un drapeau", "HAB-2")],
)
def test_a_question_is_answered_by_the_rule_that_fits(
    language: str, question: str, rule: str
) -> None:
    """Words that a rule has all something on show it just as `rules` before them would."""

    async def steps(pilot: AnyPilot) -> None:
        expected = tuple(rules(desk_of(pilot), question.split()))
        await type_line(pilot, question)
        assert answer(pilot) == expected
        assert expected[0].startswith(rule)

    play(steps, language)


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "take the bus", "Type help or ? for all words, rules"),
        ("en", "clovers", "Type help or ? for all words, rules"),
        ("fr", "frobnicate 1 est", "Tapez aide ou ? pour tous les mots, règle"),
    ],
)
def test_what_is_not_understood_is_told_where_help_is(language: str, typed: str, told: str) -> None:
    """A line of which a rule has only some words, or a single word, opens nothing."""

    async def steps(pilot: AnyPilot) -> None:
        await type_line(pilot, typed)
        assert on_screen(pilot) is game_of(pilot)
        assert told in said(pilot)

    play(steps, language)


def test_a_known_verb_gets_its_own_explanation() -> None:
    """Whoever began a command well is told what it needs, not about help."""

    async def steps(pilot: AnyPilot) -> None:
        await type_line(pilot, "go nowhere")
        assert on_screen(pilot) is game_of(pilot)
        assert "go needs a sheep" in said(pilot)
        assert "help" not in said(pilot)

    play(steps)


def test_a_sentence_is_broken_only_where_the_notice_ends() -> None:
    """What line mode breaks at its own width is broken once, by the notice."""

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("k")
        shown = str(on_screen(pilot).query_one(Static).content).splitlines()
        assert len(shown) < len(answer(pilot))
        assert " ".join(shown) == " ".join(answer(pilot))
        assert all(line.endswith(".") for line in shown)

    play(steps)


@pytest.mark.parametrize(
    ("language", "word", "told"),
    [
        ("en", "next", "That is for looking back."),
        ("fr", "suivant", "Cela sert à revoir la partie."),
        ("en", "drop", "That is for trying something out."),
        ("fr", "laisser", "Cela sert pendant un essai."),
    ],
)
def test_words_of_other_screens_are_told_where_they_belong(
    language: str, word: str, told: str
) -> None:
    """A word of a replay or a what-if is no riddle in a game."""

    async def steps(pilot: AnyPilot) -> None:
        await type_line(pilot, word)
        assert said(pilot).startswith(told)

    play(steps, language)
