"""How a session understands what is typed, and what it does then."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Literal

import pytest

from edenia_tui.commands.surroundings import settings_keeper
from edenia_tui.conversation.vocabularies import SESSION_WORDS
from edenia_tui.games.edenia.words.queries.catalogue import QUERIES
from edenia_tui.language.speech import LANGUAGES
from edenia_tui.line.pages import PAGE
from edenia_tui.storage.settings import PreferredMode, Settings
from edenia_tui.table.seating import HUMAN
from rules.edenia.actions import Go, Skip
from rules.edenia.galaxy import EAST, STAR
from rules.edenia.opening import Options
from rules.kernel.seat import Seat
from tests.games.discovery import LINE_GAMES
from tests.line.line_game import LineGame
from tests.line.lint import BRAILLE
from tests.line.transcript import Exchange, Keyboard, converse, own_folders
from tests.table.peeking import record_of

RED = Seat(0)
TWO = Options(2, first=RED)
SEED = 1
"""Begins a game in which artefacts are chosen between."""


@pytest.fixture(autouse=True)
def _folders(tmp_path: Path) -> Iterator[None]:
    """Let settings live in a folder of this test."""
    with own_folders(tmp_path):
        yield


def first_action(typed: str, language: str = "en") -> object:
    """Give what a line typed at the first question does; None when it does nothing."""
    keyboard = Keyboard(language=language)
    converse(typed, keyboard=keyboard)
    actions = record_of(keyboard.room).actions
    return actions[0] if actions else None


def answer(*typed: str, keyboard: Keyboard | None = None) -> list[str]:
    """Give the answer to the last of some lines."""
    return converse(*typed, keyboard=keyboard)[-1].lines


def test_a_number_chooses_from_the_list() -> None:
    """The numbers of `moves` are what a number means."""
    keyboard = Keyboard()
    listed = answer("moves", keyboard=keyboard)
    assert listed[0].startswith("1 to 3: sheep 1 east star, nebula or meteorite: explores")
    assert listed[-1].startswith("7: skip")
    assert first_action("7") == Skip()
    assert first_action("1") == Go(1, EAST, STAR)


@pytest.mark.parametrize("typed", ["go 1 east star", "GO 1 East STAR", "  go   1 east star "])
def test_a_canonical_command_chooses(typed: str) -> None:
    """The words of the rules choose, whatever their case and spacing."""
    assert first_action(typed) == Go(1, EAST, STAR)


@pytest.mark.parametrize("typed", ["go 1 e s", "g 1 e st", "sk"])
def test_a_unique_short_form_chooses(typed: str) -> None:
    """Words may be cut short while only one command fits."""
    assert first_action(typed) is not None


@pytest.mark.parametrize(
    "typed", ["aller 1 est étoile", "va 1 est etoile", "passer", "go 1 east star"]
)
def test_french_and_canonical_words_choose_in_french(typed: str) -> None:
    """French commands work with and without accents, and the canonical ones always."""
    assert first_action(typed, "fr") is not None


def test_an_ambiguous_short_form_asks_back() -> None:
    """When several commands fit, nothing is done and they are named."""
    exchange = converse("go 1 east")[0]
    assert exchange.before is exchange.after
    assert "star" in exchange.said
    assert "nebula" in exchange.said


@pytest.mark.parametrize("letter", "abcdefghijklmnoprstuvwxyz?")
def test_no_single_letter_acts(letter: str) -> None:
    """A slip of a finger does nothing that cannot be taken back: every letter is answered only."""
    exchange = converse(letter)[0]
    assert exchange.before is exchange.after
    assert exchange.said
    assert exchange.prompt


@pytest.mark.parametrize("word", ["quit", "q", "quitter"])
def test_quit_leaves_the_game_as_it_is(word: str) -> None:
    """Leaving does nothing to the game, so that it can be taken up again."""
    *_, left = converse("skip", word, "skip")
    assert (left.typed, left.prompt) == (word, "")
    assert left.before is left.after


def test_an_empty_line_repeats_the_question() -> None:
    """Enter alone says nothing but the prompt again."""
    first, second = converse("look", "")
    assert (second.said, second.prompt) == ("", first.prompt)


@pytest.mark.parametrize(
    "typed", ["99", "0", "go 1 north star", "flag", "xyzzy", "jump 1 d4", "-1", "²"]
)
def test_a_wrong_line_costs_nothing(typed: str) -> None:
    """A line that does not fit changes nothing and is answered within two lines."""
    exchange = converse(typed)[0]
    assert exchange.before is exchange.after
    assert 1 <= len(exchange.lines) <= 2


def test_a_refusal_names_reason_rule_input_and_example() -> None:
    """Whoever is refused hears first why and by which rule, then what was typed and what would do."""
    said = " ".join(answer("go 1 north star"))
    assert said[:BRAILLE].startswith("No exit north from Arridis (MOV-3).")
    assert "go 1 north star" in said
    assert "go 1 east star" in said


def test_why_reads_the_rule_of_the_last_refusal() -> None:
    """`why` gives the rule that a refusal named, as `rules` does."""
    refused, why = converse("jump 1 d4", "why")
    rule = why.lines[0].split(":")[0]
    assert rule in refused.said
    assert why.lines == answer(f"rules {rule}")


def test_why_before_anything_was_refused() -> None:
    """`why` says so when there is nothing to explain."""
    assert answer("why") == ["Nothing to explain now: no refusal, stop or score."]


def test_rules_without_an_id_names_the_chapters() -> None:
    """`rules` alone tells how to ask, and what there is."""
    assert "Setting up" in " ".join(answer("rules"))


@pytest.mark.parametrize("typed", ["rules LEAP-2", "rules leap-2", "rule LEAP-2"])
def test_rules_reads_a_rule(typed: str) -> None:
    """A rule is found by its id in any case."""
    assert answer(typed)[0].startswith("LEAP-2:")


@pytest.mark.parametrize("word", ["a", "again", "encore"])
def test_again_repeats_the_last_answer(word: str) -> None:
    """What was missed is said once more, word for word."""
    asked, repeated, twice = converse("status", word, word)
    assert asked.said == repeated.said == twice.said


def test_again_after_a_round_repeats_what_happened() -> None:
    """News can be heard again, too."""
    happened, repeated = converse("go 1 east star", "a")
    assert happened.said == repeated.said != ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LINE_GAMES, ids=lambda game: game.name)
def test_no_answer_asks_what_the_prompt_asks(game: LineGame, language: str) -> None:
    """Whatever is asked, `look` and `turn` leave the question itself to the prompt after them."""
    keyboard = Keyboard(game.two_players(RED), game=game.name, language=language, seed=SEED)
    rng, asked = Random(SEED), set[str]()

    def ask_then_choose(_: str) -> str:
        following = {"look": "turn", "turn": str(rng.randint(1, len(keyboard.legal)))}
        return following.get(keyboard.exchanges[-1].typed or "", "look")

    for exchange in keyboard.play(ask_then_choose):
        if exchange.typed in ("look", "turn"):
            asked.add(game.entry.words.ask(exchange.before))
            assert exchange.lines
            assert [line for line in exchange.lines if exchange.prompt.startswith(line[:-1])] == []
    assert asked >= game.asks


def test_a_question_is_told_where_no_prompt_asks_it() -> None:
    """Looking back, the prompt tells the place in the game, so `look` tells what is asked."""
    *_, looked = converse("replay", "look")
    assert "Your turn." in looked.lines


def test_in_a_what_if_the_prompt_asks() -> None:
    """There, too, the question is not said twice."""
    *_, looked = converse("what if", "look")
    assert looked.prompt == "What if: Your turn: "
    assert "Your turn." not in looked.lines


def test_log_goes_back_and_takes_a_number() -> None:
    """`log 2` gives the last two sentences of the game, whatever else was asked in between."""
    happened, _, log = converse("go 1 east star", "board", "log 2")
    assert log.lines == happened.lines[-2:]


def test_log_holds_the_whole_story_in_order() -> None:
    """`log` strings together what was told, from turn to turn."""
    exchanges = converse("skip", "skip", "log 100")
    told = [line for exchange in exchanges[:2] for line in exchange.lines]
    assert exchanges[2].lines[-len(told) :] == told


def test_diff_tells_what_changed_since_the_last_decision() -> None:
    """`diff` names what others did meanwhile, and nothing else."""
    keyboard = Keyboard(seed=3)
    _, changed = converse("skip", "diff", keyboard=keyboard)
    assert any(line.startswith("Green") for line in changed.lines)
    assert not any("You" in line for line in changed.lines)


def test_long_answers_come_in_pages() -> None:
    """Twenty lines at most, the last of them telling how many wait; `more` goes on to the end."""
    first, *pages = converse("full", *["skip"] * 12, "log 200", *["more"] * 6)[12:]
    log, *pages = [first, *pages][1:]
    assert len(log.lines) == PAGE
    waiting = int("".join(char for char in log.lines[-1] if char.isdigit()))
    rest = [line for page in pages for line in page.lines if not line.startswith("More:")]
    assert len([line for line in rest if line != "There is nothing more."]) == waiting
    assert pages[-1].lines == ["There is nothing more."]


def test_lang_switches_in_the_middle_and_is_remembered() -> None:
    """Answers, prompts and news change with the language, and so does the next game."""
    english, switched, french, _, back = converse(
        "status", "lang fr", "status", "passer", "lang en"
    )
    assert "clovers" in english.said
    assert switched.prompt != english.prompt
    assert "trèfles" in french.said
    assert back.prompt == english.prompt
    converse("lang fr")
    assert settings_keeper().load()[0].language == "fr"


@pytest.mark.parametrize("typed", ["lang", "lang de"])
def test_lang_names_what_it_speaks(typed: str) -> None:
    """An unknown language changes nothing and names those that are known."""
    (exchange,) = converse(typed)
    assert "lang fr" in exchange.said


def words_of(level: str) -> int:
    """Count the words of the same three turns at a level."""
    exchanges = converse(level, "go 1 east star", "go 1 east nebula", "go 2 south star")
    return sum(len(exchange.said.split()) for exchange in exchanges[1:])


def test_levels_say_less_or_more() -> None:
    """The same turns take fewer words at brief and more at full."""
    assert words_of("brief") < words_of("normal") < words_of("full")


def test_a_level_is_remembered() -> None:
    """The next game begins at the level chosen last."""
    converse("full")
    assert settings_keeper().load()[0].level == "full"


def bells(exchanges: list[Exchange]) -> list[int]:
    """Count the bells of each exchange."""
    return [exchange.said.count("\a") for exchange in exchanges]


def test_the_bell_is_silent_unless_it_is_wanted() -> None:
    """Nobody hears a bell who did not ask for one."""
    assert set(bells(converse("skip", "status", "skip"))) == {0}


def test_the_bell_rings_once_when_a_decision_is_asked() -> None:
    """With the bell on, every new question rings once; answers in between do not."""
    keyboard = Keyboard(settings=Settings(bell=True))
    assert bells(converse("status", "skip", "x y z", "skip", keyboard=keyboard)) == [0, 1, 0, 1]


def test_the_bell_can_be_switched_in_the_middle() -> None:
    """`bell on` and `bell off` hold from the next question."""
    typed = ("skip", "bell on", "skip", "bell off", "skip")
    assert bells(converse(*typed)) == [0, 0, 1, 0, 0]


@pytest.mark.parametrize("typed", ["no", "", "y", "resign"])
def test_resigning_asks_once_more(typed: str) -> None:
    """Only a clear yes gives a seat up."""
    keyboard = Keyboard()
    converse("resign", typed, keyboard=keyboard)
    assert keyboard.room.kinds[RED] == HUMAN


@pytest.mark.parametrize(("language", "typed"), [("en", "yes"), ("fr", "oui"), ("fr", "yes")])
def test_a_lamb_plays_on_for_whoever_resigns(language: str, typed: str) -> None:
    """After a yes the game goes on to its end by itself, and how it ended is told."""
    keyboard = Keyboard(language=language)
    exchanges = converse("resign", typed, keyboard=keyboard)
    assert keyboard.room.is_over
    assert any("(WIN-" in exchange.said for exchange in exchanges)


@pytest.mark.parametrize("level", ["brief", "normal", "full"])
def test_the_end_of_a_game_is_told_at_every_level(
    level: Literal["brief", "normal", "full"],
) -> None:
    """However much there is to say before it, the last answer names the winner."""
    keyboard = Keyboard(Options(4, first=RED), settings=Settings(level=level))
    rng = Random(1)
    keyboard.play(lambda _: str(rng.randint(1, len(keyboard.legal))))
    assert keyboard.room.is_over
    assert any("(WIN-" in exchange.said for exchange in keyboard.exchanges)


def hot_seat(*typed: str) -> list[Exchange]:
    """Type lines at a keyboard that Ann and Ben share; Ann begins."""
    return converse(*typed, keyboard=Keyboard(TWO, people=2, names=("Ann", "Ben")))


def test_nothing_is_asked_before_the_keyboard_is_taken() -> None:
    """Whoever is next gets only a call by name, until they press Enter."""
    taken, chosen, handed = hot_seat("", "skip", "moves")
    assert taken.prompt == handed.prompt == "Your turn: "
    assert chosen.prompt.startswith("Hand the keyboard to Ben.")
    assert handed.lines == ["Ann skips."], "what is typed to take the keyboard is no command"


def test_each_person_hears_of_the_other_by_name() -> None:
    """You are you, and the other is called by name, from either side of the table."""
    _, ann, _, ben, back = hot_seat("", "skip", "", "skip", "")
    assert ann.lines == ["You skip: plus 1, 3 clovers."]
    assert ben.lines == ["You skip: plus 1, 3 clovers."]
    assert back.lines == ["Ben skips."]


@pytest.mark.parametrize("word", ["again", "log", "more", "why"])
def test_the_next_person_cannot_ask_what_the_other_heard(word: str) -> None:
    """Nothing said to one person is repeated to the next."""
    *_, asked = hot_seat("", "have", "jump 1 d4", "skip", "", word)
    assert "artefact" not in asked.said
    assert "jump" not in asked.said
    assert "TEL-2" not in asked.said
    assert "You skip" not in asked.said


def test_no_word_asks_two_things() -> None:
    """The words of the session and those of the game never collide."""
    assert not set(SESSION_WORDS) & set(QUERIES)


@pytest.mark.parametrize(
    ("language", "question", "rule"),
    [("en", "may I leap my own sheep", "LEAP-2"), ("fr", "qu'est-ce qu'un drapeau", "HAB-2")],
)
def test_a_sentence_is_answered_by_the_rule_that_fits(
    language: str, question: str, rule: str
) -> None:
    """A question in words of one's own needs no word before it, as in the command bar."""
    asked, typed = converse(f"rules {question}", question, keyboard=Keyboard(language=language))
    assert typed.lines == asked.lines
    assert typed.lines[0].startswith(rule)


@pytest.mark.parametrize(
    ("language", "typed", "mode"),
    [
        ("en", "mode line", PreferredMode.LINE),
        ("fr", "mode ligne", PreferredMode.LINE),
        ("fr", "mode écran", PreferredMode.SCREEN),
        ("en", "mode screen", PreferredMode.SCREEN),
        ("en", "mode auto", PreferredMode.AUTO),
    ],
)
def test_the_usual_mode_is_saved_and_the_way_back_is_said(
    language: str, typed: str, mode: PreferredMode
) -> None:
    """`mode line` holds for every start from now on; `mode` alone tells how it is."""
    saved, told, wrong = converse(typed, "mode", "mode x", keyboard=Keyboard(language=language))
    assert settings_keeper().load()[0].mode is mode
    assert saved.lines == told.lines
    ways = {"en": ("mode line", "mode screen"), "fr": ("mode ligne", "mode écran")}[language]
    assert ways[mode is PreferredMode.LINE] in saved.said
    assert "mode auto" in wrong.said
