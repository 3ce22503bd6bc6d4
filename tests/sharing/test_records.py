"""Records handed on as text and as JSON are the same game when they come back."""

import json

import pytest
from msgspec.structs import replace

from edenia_tui.conversation.viewpoint import OPEN
from edenia_tui.sharing.json_record import write_json
from edenia_tui.sharing.plain_record import cut, write_record
from edenia_tui.sharing.reading import MisfitAction, OnlyNews, read_shared
from edenia_tui.sharing.story import Story
from edenia_tui.table.course import TakenBack
from edenia_tui.table.replay import Replay
from edenia_tui.table.seating import Sitter
from rules.edenia.game import EDENIA
from rules.kernel.refused import NotACommand, Refused, Unreadable
from tests.faults import wrong
from tests.sharing.games import ENTRY, RESIGNED, EdeniaSaved, listener, random_games, saved_of

GAMES = [*random_games(), saved_of(RESIGNED)]


def text_of(saved: EdeniaSaved) -> str:
    """Hand a game on as text."""
    return write_record(EDENIA, saved, ENTRY.options)


def json_of(saved: EdeniaSaved, language: str = "en") -> str:
    """Hand a game on as JSON."""
    return write_json(ENTRY, saved, listener(saved, language)).decode()


@pytest.mark.parametrize("saved", GAMES)
@pytest.mark.parametrize("write", [text_of, json_of])
def test_a_game_comes_back_as_it_was(saved: EdeniaSaved, write: object) -> None:
    """Everything that counts survives: players, who took whose seat, rules, seed, every action."""
    assert callable(write)
    assert read_shared(write(saved), ENTRY) == replace(saved, taken_back=TakenBack())


def test_what_was_taken_back_is_gone() -> None:
    """Only what counts is handed on, and a seat is taken where it was taken in what counts."""
    assert text_of(saved_of(RESIGNED)).partition("moves\n")[2].splitlines() == [
        "go 1 east star",
        "draw +//",
        "seat red Ann Lee lamb",
        "go 1 south star",
        "draw /+/",
        "seat green Bob human",
        "skip",
    ]


@pytest.mark.parametrize("saved", GAMES)
def test_a_game_up_to_a_point(saved: EdeniaSaved) -> None:
    """The beginning of a game is a game: its text is the beginning of the text."""
    half = len(saved.record.actions) // 2
    begun = cut(EDENIA, saved, half)
    assert begun.record.actions == saved.record.actions[:half]
    assert begun.state == Replay(EDENIA, saved.record).state(half)
    assert text_of(saved).startswith(text_of(begun))
    assert read_shared(text_of(begun), ENTRY) == replace(begun, taken_back=TakenBack())
    with pytest.raises(IndexError):
        cut(EDENIA, saved, len(saved.record.actions) + 1)


def test_who_sat_there_at_a_point() -> None:
    """Somebody who resigns later still sits there before."""
    saved = saved_of(RESIGNED)
    assert cut(EDENIA, saved, 1).sitters[0] == Sitter("Ann Lee", "human")
    assert cut(EDENIA, saved, 2).sitters[0] == Sitter("Ann Lee", "lamb")


def test_json_tells_every_action_with_what_it_led_to() -> None:
    """Command, who, round, events and sentences, in canonical words, chance included."""
    saved = saved_of(RESIGNED)
    told = json.loads(json_of(saved))
    assert [one["command"] for one in told["actions"]] == [
        EDENIA.write_action(action) for action in saved.record.actions
    ]
    explored = told["actions"][1]
    assert (explored["number"], explored["by"], explored["round"]) == (2, "chance", 1)
    assert explored["told"] == ["New tile b 1.", "Green 1 at b 1 east star."]
    assert explored["events"][:2] == [
        {"kind": "drawn", "face": "+//"},
        {"kind": "laid", "cell": "B1", "face": "+//", "clovers": 0, "artefacts": 0},
    ]
    assert explored["events"][3] == {
        "kind": "stopped",
        "sheep": "green 1",
        "place": "B1 east star",
        "index": 0,
        "rule": "MOV-4",
    }
    assert told["seats"][0] == {"seat": "red", "name": "Ann Lee", "player": "human"}
    assert (told["options"], told["seed"]) == ({"rules": "en no-42", "first": "green"}, "42")
    assert told["result"] is None


def test_events_hold_no_numbers_of_ours() -> None:
    """Seats, sheep, cells, sides, paths and places are words in every event of whole games."""
    named = {"seat", "ousted", "sheep", "over", "cell", "side", "path", "place", "face"}
    for saved in random_games(2):
        for action in json.loads(json_of(saved))["actions"]:
            for event in action["events"]:
                values = [event[key] for key in named & event.keys()]
                assert all(value is None or isinstance(value, str) for value in values), event
                assert "spot" not in event


def test_a_finished_game_tells_its_result() -> None:
    """Who has won, how and by which rule."""
    saved = random_games()[0]
    outcome = saved.state.outcome
    assert outcome is not None
    result = json.loads(json_of(saved))["result"]
    assert (result["victory"], result["rule"]) == (outcome.victory, outcome.rule)
    assert len(result["winners"]) == len(outcome.winners)


def test_what_follows_from_the_commands_is_not_believed() -> None:
    """Events, rounds and results that are wrong or missing change nothing."""
    saved = saved_of(RESIGNED)
    told = json.loads(json_of(saved))
    told["result"] = {"winners": ["red"]}
    told["actions"] = [{"command": one["command"], "round": 99} for one in told["actions"]]
    assert read_shared(json.dumps(told), ENTRY).state == saved.state


@pytest.mark.parametrize("saved", GAMES[:2])
def test_sentences_are_those_of_the_language(saved: EdeniaSaved) -> None:
    """The commands are the same in both languages, the sentences are not."""
    english, french = (json.loads(json_of(saved, language)) for language in ("en", "fr"))
    commands = [[one["command"] for one in told["actions"]] for told in (english, french)]
    assert commands[0] == commands[1]
    assert english["actions"][0]["told"] != french["actions"][0]["told"]


def test_the_first_action_that_does_not_fit_is_named() -> None:
    """By its line in text and by its number in JSON, with the rule or what was expected."""
    text = RESIGNED.replace("go 1 south star", "go 1 north")
    with pytest.raises(MisfitAction) as in_text:
        read_shared(text, ENTRY)
    assert in_text.value.misfit.line == text.splitlines().index("go 1 north") + 1
    assert in_text.value.number is None
    assert isinstance(in_text.value.misfit.error, Refused)
    told = json.loads(json_of(saved_of(RESIGNED)))
    told["actions"][4]["command"] = "hop"
    with pytest.raises(MisfitAction) as in_json:
        read_shared(json.dumps(told), ENTRY)
    assert in_json.value.number == 5
    assert isinstance(in_json.value.misfit.error, NotACommand)


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("kind", "asciicast", "its kind is not"),
        ("format", 3, "only formats 1 and 2"),
        ("game", "chess", "not a game of edenia"),
        ("seats", [], "2 to 4 players"),
        ("seats", "red", "expected a list at $.seats"),
        ("options", {"rules": "fr\nmoves"}, "not one line"),
        ("options", {"box": "mine"}, "no line of the header"),
        ("seed", "4 2", "seed NUMBER"),
        ("seed", 42, "expected a text at $.seed"),
        ("origin", "nowhere", "origin NAME@NUMBER"),
        ("actions", [{"command": "skip\nskip"}] * 9, "not one line"),
        ("actions", [{"command": " "}], "action 1 has no command"),
        ("actions", [{"command": "# skip"}], "action 1 has no command"),
        ("actions", [{}], "the field command is missing at $.actions[0]"),
        ("reseatings", [{"after": 99, "seat": "red", "player": "ewe"}], "no action 99"),
    ],
)
def test_json_that_is_no_record(key: str, value: object, reason: str) -> None:
    """Each is turned down with its reason; nothing can be smuggled in with a value."""
    told = json.loads(json_of(saved_of(RESIGNED)))
    told[key] = value
    with pytest.raises(Unreadable) as caught:
        read_shared(json.dumps(told), ENTRY)
    assert reason in wrong(caught.value)


def test_broken_json_names_its_place() -> None:
    """Line and column of the first sign that is wrong."""
    whole = json_of(saved_of(RESIGNED))
    with pytest.raises(Unreadable) as caught:
        read_shared(whole.replace('"seed": "42",', '"seed": oops,'), ENTRY)
    assert wrong(caught.value).startswith("not JSON")
    line = next(n for n, row in enumerate(whole.splitlines(), 1) if '"seed"' in row)
    assert (caught.value.line, caught.value.column) == (line, len('  "seed": ') + 1)
    with pytest.raises(Unreadable) as nested:
        read_shared('{"note":' + "[" * 100_000, ENTRY)
    assert "nested" in wrong(nested.value)


@pytest.mark.parametrize("text", ["edenia-news 1\n", '{"kind": "edenia-news"}\n{}\n'])
def test_news_are_no_record(text: str) -> None:
    """They say what they are, in either form."""
    with pytest.raises(OnlyNews):
        read_shared(text, ENTRY)


def test_a_story_tells_what_its_listener_may_know() -> None:
    """An open one names every command."""
    saved = GAMES[0]
    story = Story(ENTRY, Replay(EDENIA, saved.record), listener(saved), OPEN)
    facts = [story.facts(point) for point in range(1, story.replay.last + 1)]
    assert all(fact["command"] for fact in facts)
