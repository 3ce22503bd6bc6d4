"""`why` explains the last refusal, stop or score and says which; with a number, it explains a choice."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from edenia_tui.games.registry import GAMES
from edenia_tui.language.speech import LANGUAGES
from rules.edenia.state import Ask
from rules.kernel.seat import Seat
from tests.games.discovery import LINE_GAMES
from tests.line.lint import faults
from tests.line.transcript import Keyboard, converse, own_folders

OPTIONS = {game.name: game.two_players(Seat(0)) for game in LINE_GAMES}
DECISIONS = 30
_RULE = re.compile(r"([A-Z]+-\d+) ?:")
_LABEL = "The rule behind the last stop, score or result:"
_NOTHING = "Nothing to explain now: no refusal, stop or score."


@pytest.fixture(autouse=True)
def _folders(tmp_path: Path) -> Iterator[None]:
    """Let settings live in a folder of this test."""
    with own_folders(tmp_path):
        yield


def answers(*typed: str, language: str = "en") -> list[list[str]]:
    """Give the answer to each of some lines."""
    return [exchange.lines for exchange in converse(*typed, keyboard=Keyboard(language=language))]


def rules_in(lines: list[str]) -> list[str]:
    """List the rules that are read, by their ids."""
    return [found[1] for line in lines if (found := _RULE.match(line))]


@pytest.mark.parametrize(("language", "word"), [("en", "why"), ("fr", "pourquoi"), ("en", "y")])
def test_a_choice_is_explained_by_its_number(language: str, word: str) -> None:
    """`why 7` tells the seventh choice as the list does, then the rule it is offered by."""
    listed, explained, rule = answers("m", f"{word} 7", "rules SKIP-1", language=language)
    assert " ".join(explained) == " ".join((listed[-1], *rule))


class Asker:
    """Somebody who asks why for each choice, and then takes one of them."""

    def __init__(self, keyboard: Keyboard) -> None:
        """Look over the shoulder of the table, to know what may be chosen."""
        self.expected: list[tuple[str, ...]] = []
        self._keyboard = keyboard
        self._entry = GAMES[keyboard.room.game.name]
        self._asking: list[str] = []
        self._decided = 0
        self._rng = Random(1)

    def __call__(self, _: str) -> str | None:
        """Ask, choose, or stop after enough decisions."""
        if self._asking:
            return self._asking.pop(0)
        if self._decided == DECISIONS:
            return None
        self._decided += 1
        legal, room = self._keyboard.legal, self._keyboard.room
        view = room.view(Seat(0))
        self.expected += [
            tuple(dict.fromkeys(self._entry.presenter.rules(view, one))) for one in legal
        ]
        chosen = self._rng.randint(1, len(legal))
        self._asking = [*(f"why {number}" for number in range(2, len(legal) + 1)), str(chosen)]
        return "why 1"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OPTIONS)
def test_every_choice_is_explained_by_the_rules_the_screen_names(game: str, language: str) -> None:
    """At all questions of every game, in lines that can be heard."""
    keyboard = Keyboard(OPTIONS[game], game=game, language=language)
    asker = Asker(keyboard)
    asked = [
        exchange
        for exchange in keyboard.play(asker)
        if exchange.typed is not None and exchange.typed.startswith("why")
    ]
    assert [tuple(rules_in(exchange.lines)) for exchange in asked] == asker.expected
    assert {len(rules) for rules in asker.expected} >= {1, 2}
    for exchange in asked:
        assert exchange.typed == f"why {exchange.said.split(':')[0].strip()}"
        assert not faults(exchange.said)


@pytest.mark.parametrize("argument", ["0", "8", "99999", "xyz", "²", "not", "2 3", "-1"])
def test_anything_but_a_choice_is_refused(argument: str) -> None:
    """A wrong argument gets the reason and an example that works, even after a refusal."""
    _, refused, example = answers("jump 1 d4", f"why {argument}", "why 7")
    assert refused == ["No such choice: they go from 1 to 7. An example: why 7."]
    assert example[0].startswith("7: skip")


def test_the_only_choice_is_named() -> None:
    """Where there is nothing to choose between, the number that does is told."""
    keyboard = Keyboard(seed=2)
    rng = Random(2)

    def play_until_explained(_: str) -> str | None:
        if keyboard.exchanges[-1].typed == "why 2":
            return None
        choices = len(keyboard.legal)
        return "why 2" if choices == 1 else str(rng.randint(1, choices))

    keyboard.play(play_until_explained)
    refused = [exchange.lines for exchange in keyboard.exchanges if exchange.typed == "why 2"]
    assert refused == [["No such choice: there is only one. Type why 1."]]


def test_a_stop_is_named_as_such() -> None:
    """At the next question the rule of one's own last stop is told as that, not as a rule of now."""
    _, why, rule = answers("go 1 east star", "why", "rules MOV-4")
    assert why == [_LABEL, *rule]


def test_points_are_named_as_such() -> None:
    """In EXO it is the rule by which one's last planet scored, and nothing when it did not."""
    keyboard = Keyboard(OPTIONS["exo"], game="exo")
    converse(*("1", "1", "why") * 12, keyboard=keyboard)
    points = 0
    explained: set[bool] = set()
    for exchange in keyboard.exchanges:
        if exchange.typed == "why":
            now = exchange.before.galaxies[0].points
            assert exchange.lines[0] == (_LABEL if now > points else _NOTHING)
            explained.add(now > points)
            points = now
    assert explained == {True, False}


def test_a_stop_is_explained_until_the_turn_after_it() -> None:
    """What is chosen on a planet leaves the stop there explained, until the next turn goes on."""
    keyboard = Keyboard()
    rng = Random(1)
    keyboard.play(
        lambda _: (
            str(rng.randint(1, len(keyboard.legal)))
            if keyboard.exchanges[-1].typed == "why"
            else "why"
        )
    )
    asked = [exchange for exchange in keyboard.exchanges if exchange.typed == "why"]
    pairs = [pair for pair in pairwise(asked) if pair[0].before.turn.ask is Ask.PLANET]
    assert pairs
    assert {(*rules_in(one.lines), *rules_in(two.lines)) for one, two in pairs} == {
        ("HAB-2", "HAB-2")
    }


def test_a_new_choice_leaves_the_old_stop_behind() -> None:
    """Once something else was chosen, nothing of an earlier turn is explained."""
    *_, why = answers("go 1 east star", "skip", "why")
    assert why == [_NOTHING]


def test_a_new_choice_leaves_the_old_refusal_behind() -> None:
    """A refusal is explained until a choice is made."""
    _, refused, _, chosen = answers("jump 1 d4", "why", "skip", "why")
    assert rules_in(refused) == ["TEL-2"]
    assert chosen == [_NOTHING]


def test_what_was_taken_back_is_not_explained() -> None:
    """After `back` the stop has not happened."""
    *_, why = answers("go 1 east star", "back", "why")
    assert why == [_NOTHING]


def test_in_a_what_if_the_choices_of_whoever_acts_are_explained() -> None:
    """There `why 1` is about the seat that is played, and chance has no rules."""
    explained, _, chance, _, _, other = answers(
        "what if", "why 2", "go 1 east star", "why 1", "draw", "m", "why 1"
    )[1:]
    assert explained[0].startswith("What if: 2: sheep 1 east nebula")
    assert rules_in(explained[1:]) == ["MOV-3"]
    assert chance == ["What if: Nothing to choose now."]
    assert other[0].startswith("What if: 1: Green 1")


def test_in_a_replay_there_is_nothing_to_choose() -> None:
    """Looking back, `why 1` says so."""
    *_, why = answers("skip", "replay", "why 1")
    assert why == ["Nothing to choose now."]
