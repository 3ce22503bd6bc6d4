"""Every fault of a text, in both languages: the tables are in `texts_*.txt`."""

import re
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

import edenia_tui
from edenia_tui.language.faults import as_typed
from edenia_tui.language.speech import LANGUAGES, speech
from edenia_tui.sharing.json_record import JsonSlip
from edenia_tui.storage.slips import Slip as RecordSlip
from edenia_tui.table.rewind import RewindSlip
from rules.edenia.game import EDENIA
from rules.edenia.notation.examples import EXAMPLES
from rules.kernel import slips
from rules.kernel.fault import Fault
from rules.kernel.lines import read_words
from rules.kernel.refused import Unreadable
from tests.commands.asking import ask
from tests.commands.text_table import RULES, TABLES, Row, file_of, rows, written
from tests.faults import speech_about
from tests.language.test_languages import sentences_in

ROWS: Final = [row for table in TABLES for row in rows(table)]
POSITIONS: Final = [row for row in ROWS if row.kind == "position"]
SHARED: Final = (slips.Slip, RecordSlip, RewindSlip, JsonSlip)
"""What texts of every game can have wrong, and records."""
ELSEWHERE: Final = {
    *(one for one in slips.Slip if one.value.startswith("rule-")),  # tests/rules/test_rulebook.py
    slips.Slip.TOO_LONG,  # tests/storage/test_content_text.py
    RecordSlip.TOO_MUCH,  # tests/storage/test_limits.py, as the next
    RecordSlip.LONG_LINE,
    RecordSlip.NOT_UTF8,  # tests/storage/test_record_file.py
    RecordSlip.NOT_LEGAL_BECAUSE,  # tests below
    JsonSlip.NESTED,  # tests/sharing/test_records.py
}
"""Faults of texts that are too long for a table, or are no text at all."""
ENGLISH: Final = re.compile(
    r"\b(expected|found|the|this|that|is|are|has|have|with|and|not|needs?|must|write|example"
    r"|lines?|column|here|there|each|one|of|to|no)\b(?!-)",
    re.IGNORECASE,
)
"""Words by which an English sentence is known; a few more are words of positions."""


def named(row: Row) -> str:
    """Call a row by its table and line."""
    return f"{row.table} {row.number}"


def own_of(game: str, kind: str) -> list[str]:
    """List the slips or the nouns of a game."""
    return list(getattr(import_module(f"rules.{game}.slips"), kind))


def file_with_texts(game: str, language: str) -> Path:
    """Give the file with the sentences of a game about texts."""
    return Path(edenia_tui.__path__[0]) / "games" / game / "words" / language / "texts.ftl"


@pytest.mark.parametrize("table", TABLES)
def test_what_is_told_is_what_the_table_says(table: str, request: pytest.FixtureRequest) -> None:
    """The place, what is wrong and how such a line is written, to the letter, in both languages."""
    text = written(table)
    if request.config.getoption("--update-transcripts"):
        file_of(table).write_text(text, "utf-8")
    assert text.splitlines() == file_of(table).read_text("utf-8").splitlines()


@pytest.mark.parametrize("game", RULES)
def test_every_slip_of_a_game_is_in_its_table(game: str) -> None:
    """There is no fault without a text that shows it."""
    reached = {row.fault().slip for row in ROWS if row.game == game}
    assert set(own_of(game, "Slip")) - reached == set()


def test_every_slip_of_every_game_is_in_a_table() -> None:
    """Nor one of records or of what all games share."""
    reached = {row.fault().slip for row in ROWS}
    assert {slip for one in SHARED for slip in one} - reached == ELSEWHERE


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shared_slip_has_a_sentence(language: str) -> None:
    """And no sentence is left over."""
    told = {name for name in speech(language).ids() if name.startswith("text-")}
    wanted = {f"text-{slip}" for one in SHARED for slip in one}
    wanted |= {f"text-noun-{noun}" for noun in slips.Noun}
    frame = {
        *("text-place", "text-with-example", "text-in-file", "text-standard-input"),
        *("text-torn", "text-no-point", "text-position-point", "text-not-text"),
    }
    assert told == wanted | frame


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULES)
def test_every_slip_of_a_game_has_a_sentence(game: str, language: str) -> None:
    """And none is left over, none is shared; what can be written may be told in the language."""
    told = {name for name in speech_about(game, language).ids() if name.startswith("text-")}
    told -= speech(language).ids() | {"text-said"}
    wanted = {f"text-{slip}" for slip in own_of(game, "Slip")}
    assert told == wanted | {f"text-noun-{noun}" for noun in own_of(game, "Noun")}


@pytest.mark.parametrize("game", RULES)
def test_both_languages_tell_the_same_facts(game: str) -> None:
    """Also of a game that is not on the table yet."""
    english, french = (sentences_in(file_with_texts(game, one)) for one in LANGUAGES)
    assert english.keys() == french.keys()
    assert {name: one.facts for name, one in english.items()} == {
        name: one.facts for name, one in french.items()
    }


@pytest.mark.parametrize("row", ROWS, ids=named)
def test_no_english_sentence_is_told_in_french(row: Row) -> None:
    """Beside what was typed, only words of the files themselves are English."""
    _, french = row.told
    fault = row.fault()
    typed = [str(fact) for name, fact in fault.facts if name in ("ask", "found", "key", "typed")]
    words = () if fault.expected is None else fault.expected.words
    for text in sorted((*typed, *words), key=len, reverse=True):
        french = french.replace(text, "")
    assert ENGLISH.findall(french.replace("| ", "")) == []


def said_in_french(game: str) -> Iterable[tuple[str, str]]:
    """List the words of positions that have a French word."""
    spoken = speech_about(game, "fr")
    message = file_with_texts(game, "fr").read_text("utf-8").partition("\ntext-said = ")[2]
    words = re.findall(r"^ +\[([\w-]+)\]", message, re.MULTILINE)
    return [(word, spoken("text-said", word=word)) for word in words]


@pytest.mark.parametrize("game", RULES)
def test_french_words_mean_what_they_are_said_for(game: str) -> None:
    """Whoever writes the word that was shown is understood."""
    wording = import_module(f"rules.{game}.notation.wording")
    for word, french in said_in_french(game):
        typed, canonical = (
            wording.canonical_line(next(read_words(f"turn {one}"))) for one in (french, word)
        )
        assert [one.text for one in typed] == [one.text for one in canonical], french


@pytest.mark.parametrize("key", sorted({*EXAMPLES} - {"walk", "trail"}))
def test_french_examples_are_read_as_the_english_ones(key: str) -> None:
    """A line that is shown can be written as it stands."""
    spoken = speech_about("edenia", "fr")
    french = as_typed(spoken, Fault("", 1, example=EXAMPLES[key])).example
    tiles = ("1 Ari ... o/+ ... ...", "2 ... OOO ... ... ...", "3 ... +++ hol ... ...")
    rows_before = [row for row in (*tiles, "4 ... ... ... +y+ ...") if row[0] != key]
    before = "\n".join((*rows_before, *(["red"] if key == "sheep" else [])))
    read = [EDENIA.read_position(f"{before}\n{line}") for line in (french, EXAMPLES[key])]
    assert read[0] == read[1]


@pytest.mark.parametrize("command", ["show", "legal", "check", "explain", "hint"])
@pytest.mark.parametrize("row", POSITIONS[::20], ids=named)
def test_commands_tell_it_in_the_language_asked_for(command: str, row: Row) -> None:
    """One line, the file first, and exit code 2."""
    names = {"en": "standard input: ", "fr": "entrée standard : "}
    for language, told in zip(LANGUAGES, row.told, strict=True):
        game = ("--game", row.game)
        result = ask(command, "-", *game, "--lang", language, position=row.text)
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr == f"{names[language]}{told}\n"


@pytest.mark.parametrize("command", ["new", "play"])
def test_a_box_is_told_in_the_language_asked_for(command: str, tmp_path: Path) -> None:
    """Before anything is begun."""
    box = tmp_path / "mine.box"
    box.write_text("moons 3\n", "utf-8")
    told = ask(command, "--content", str(box), "--lang", "fr").stderr
    assert told.startswith(f"{box} : ligne 1, colonne 1 : 'moons' n'est pas une partie d'une boîte")


RECORD: Final = "edenia-record 2\ngame edenia\nseat red A human\nseat green B lamb\n"


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("banana\nmoves\n", "ligne 5, colonne 1 : 'banana' n'est pas une ligne de l'en-tête"),
        (
            "content standard 2\nmoves\nfirst red\nleap\n",
            "ligne 8, colonne 1 : 'leap' n'est pas permis ici : Pas demandé",
        ),
    ],
)
@pytest.mark.parametrize("command", [("show",), ("replay",), ("resume", "--line"), ("export",)])
def test_a_record_is_told_in_the_language_asked_for(
    command: tuple[str, ...], lines: str, told: str, tmp_path: Path
) -> None:
    """Also why an action is refused, in the words of the game."""
    file = tmp_path / "odd.record"
    file.write_text(RECORD + lines, "utf-8")
    result = ask(*command, str(file), "--lang", "fr")
    assert told in " ".join(result.output.split())
    assert result.exit_code != 0


def test_what_is_told_to_programmers_names_the_place_and_the_facts() -> None:
    """A fault that nobody expected is found by its trace."""
    with pytest.raises(Unreadable, match=r"line 1, column 7: word, found mauve, what colour"):
        EDENIA.read_position("first mauve")
