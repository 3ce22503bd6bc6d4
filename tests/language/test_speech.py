"""A language: finding messages, saying them, and what is wrong when it cannot."""

from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser

from edenia_tui.language import speech as module
from edenia_tui.language.speech import LANGUAGES, Speech, speech

Write = Callable[..., Speech]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Make a language of files given by their names."""

    def written(**texts: str) -> Speech:
        folder = tmp_path / "fr"
        folder.mkdir()
        for name, text in texts.items():
            (folder / f"{name}.ftl").write_text(text, "utf-8")
        monkeypatch.setattr(module, "SHARED", tmp_path)
        return Speech("fr")

    return written


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """List what is parsed, in order."""
    texts: list[str] = []

    parse = FluentParser.parse_entry

    def noted(parser: FluentParser, text: str) -> object:
        texts.append(text.strip())
        return parse(parser, text)

    monkeypatch.setattr(FluentParser, "parse_entry", noted)
    return texts


def test_facts_are_put_into_a_message(write: Write) -> None:
    """Words and numbers are said where the message has a place for them."""
    say = write(one="flag = Drapeau { $name }, plus { $points }.")
    assert say("flag", name="Anna", points=7) == "Drapeau Anna, plus 7."


@pytest.mark.parametrize(
    ("count", "told"), [(0, "0 trèfle"), (1, "1 trèfle"), (2, "2 trèfles"), (42, "42 trèfles")]
)
def test_plurals_are_those_of_the_language(write: Write, count: int, told: str) -> None:
    """In French, nought is singular."""
    say = write(
        one="clovers = { $count ->\n    [one] { $count } trèfle\n   *[other] { $count } trèfles\n}"
    )
    assert say("clovers", count=count) == told


def test_names_are_said_without_marks_of_direction(write: Write) -> None:
    """Only what can be spoken is added: no isolating marks around a fact."""
    assert write(one="hello = Bonjour { $name } !")("hello", name="Zoé").isprintable()


def test_spaces_are_single(write: Write) -> None:
    """Line breaks and padding of a file are not said."""
    say = write(one='long = Une ligne\n    qui continue{ "   " }ici.\n')
    assert say("long") == "Une ligne qui continue ici."


def test_an_unknown_message_is_a_key_error(write: Write) -> None:
    """A wrong id is told at once."""
    say = write(one="known = Oui.")
    with pytest.raises(KeyError, match="unknown"):
        say("unknown")


def test_a_message_without_words_is_a_key_error(write: Write) -> None:
    """A message that has only attributes cannot be said."""
    say = write(one="mute =\n    .label = Rien")
    with pytest.raises(KeyError, match="mute"):
        say("mute")


def test_a_missing_fact_is_a_value_error(write: Write) -> None:
    """Language, message and fact are named, and nothing half is said."""
    say = write(one="flag = Drapeau { $name }.")
    with pytest.raises(ValueError, match=r"fr flag: .*name"):
        say("flag", seat=1)


def test_a_missing_fact_to_select_by_is_a_value_error(write: Write) -> None:
    """The default form is no answer when the fact it depends on was forgotten."""
    say = write(one="turn = { $who ->\n    [you] À vous.\n   *[other] Pas à vous.\n}")
    assert say("turn", who="you") == "À vous."
    with pytest.raises(ValueError, match="who"):
        say("turn")


@pytest.mark.parametrize(
    "text", ["{ -game }", "{ NUMBER($count) }", "{ other.label }", "{ { $count } }"]
)
def test_what_is_not_understood_is_a_value_error(write: Write, text: str) -> None:
    """Of Fluent our sentences need little; the rest is told at once, with language and message."""
    say = write(one=f"line = Vive {text} !\nother = Autre.\n    .label = Jeu")
    with pytest.raises(ValueError, match=r"fr line: .* is not understood"):
        say("line", count=3)


def test_messages_may_refer_to_messages_of_every_file(write: Write) -> None:
    """References are followed as far as they lead, with the same facts."""
    say = write(
        a="outer = Dehors, { middle }.", b="middle = entre, { inner }", c="inner = chez { $name }"
    )
    assert say("outer", name="Anna") == "Dehors, entre, chez Anna."


def test_a_message_is_parsed_when_it_is_first_needed(write: Write, parsed: list[str]) -> None:
    """Nothing is parsed beforehand, and nothing twice."""
    say = write(a="one = Un.\ntwo = Deux.")
    assert parsed == []
    assert [say("two"), say("two")] == ["Deux.", "Deux."]
    assert parsed == ["two = Deux."]


def test_a_mistake_in_one_message_leaves_the_others_alone(write: Write) -> None:
    """Whoever never needs the broken message never notices."""
    say = write(one="broken = { $name ->\nfine = Tout va bien.")
    assert say("fine") == "Tout va bien."
    with pytest.raises(KeyError, match="broken"):
        say("broken", name="Anna")


@pytest.mark.parametrize(
    "texts", [{"a": "same = Un.", "b": "same = Deux."}, {"b": "same = Un.\nsame = Deux."}]
)
def test_an_id_in_two_places_is_a_value_error(write: Write, texts: dict[str, str]) -> None:
    """Two files, or one, cannot give two meanings to an id; the later file is named."""
    with pytest.raises(ValueError, match=r"fr/b\.ftl: same"):
        write(**texts)


def of_game(folder: Path, text: str) -> Path:
    """Write the messages of a game that comes from elsewhere."""
    for language in LANGUAGES:
        (folder / language).mkdir(parents=True)
        (folder / language / "words.ftl").write_text(f"{text} ({language})", "utf-8")
    return folder


def test_a_game_from_elsewhere_brings_its_messages(tmp_path: Path) -> None:
    """A folder is enough; what every game says is there as well, in every language."""
    say = speech("en").about(of_game(tmp_path / "toy", "toy-goal = Win"))
    assert say("toy-goal") == "Win (en)"
    assert say.translated("fr")("toy-goal") == "Win (fr)"
    assert say("menu-quit") == speech("en")("menu-quit")


def test_a_game_says_nothing_of_another(tmp_path: Path) -> None:
    """Games may use the same words for ids; what is not theirs and not shared cannot be said."""
    one, two = (of_game(tmp_path / name, f"goal = {name}\n{name}-own = {name}") for name in "ab")
    assert speech("en", one)("goal") == "a"
    assert speech("en", one).about(two)("goal") == "b"
    for say in (speech("en"), speech("en", two)):
        with pytest.raises(KeyError):
            say("a-own")


def test_a_game_cannot_change_what_every_game_says(tmp_path: Path) -> None:
    """An id of the shared messages is taken."""
    with pytest.raises(ValueError, match="menu-quit"):
        speech("en", of_game(tmp_path, "menu-quit = Stop"))


def test_comments_are_not_said(write: Write) -> None:
    """What stands between two messages belongs to neither."""
    say = write(one="# Début.\none = Un.\n\n# Milieu.\n\ntwo = Deux.\n# Fin.\n")
    assert [say("one"), say("two")] == ["Un.", "Deux."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_read_once(language: str) -> None:
    """Everybody who listens in a language shares it."""
    assert speech(language) is speech(language)
    assert speech(language).language == language
