"""EXO in words: what is heard can be typed, and what lies on the table can be asked for."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from edenia_tui.conversation.vocabularies import SESSION_WORDS
from edenia_tui.games.exo.words import nouns
from edenia_tui.games.exo.words.events import tell_events
from edenia_tui.games.exo.words.words import WORDS
from edenia_tui.games.registry import GAMES
from edenia_tui.language.listener import Level, Listener
from edenia_tui.language.reasons import MOST_REASONS
from edenia_tui.language.speech import LANGUAGES, speech
from rules.exo.actions import Put, Take
from rules.exo.events import Laid, Placed
from rules.exo.game import EXO
from rules.exo.notation.names import find_square, planet_name, square_name
from rules.exo.opening import Options
from rules.exo.planet import PLANETS, VALUES, share_of, values_of
from rules.exo.square import AROUND_STAR
from rules.exo.state import Ask, State
from rules.kernel.refused import NotACommand
from rules.kernel.seat import Seat
from tests.games.edenia.words import unspeakable
from tests.line.lint import BRAILLE
from tests.rules.games import play_on

FIRST = Seat(0)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def listener(language: str, players: int = 2, seat: Seat | None = FIRST) -> Listener:
    """Give somebody at the table."""
    return Listener(speech(language, WORDS.messages), ("",) * players, seat)


def positions(players: int = 2, seed: int = 1) -> Iterator[State]:
    """Give the positions of a random game in which somebody is asked."""
    for moment in play_on(EXO, EXO.start(Options(players)), Random(seed)):
        if moment.step.state.ask in (Ask.TAKE, Ask.PUT):
            yield moment.step.state


@every_language
def test_an_example_can_be_typed_as_it_is_heard(language: str) -> None:
    """Whatever is told as a command is understood as that command."""
    hearer = listener(language)
    for view in positions(seed=2):
        for action in EXO.legal(view):
            spoken = WORDS.example(hearer, EXO.write_action(action))
            assert unspeakable(spoken) == []
            assert EXO.read_action(view, WORDS.canonical(hearer, spoken)) == action


@every_language
def test_a_choice_can_be_typed_as_it_is_told(language: str) -> None:
    """A verb and the square or the place of a choice do."""
    hearer, verbs = listener(language), {"en": ("take", "put"), "fr": ("prendre", "placer")}
    take, put = verbs[language]
    for view in positions(seed=3):
        for action in EXO.legal(view):
            told = WORDS.describe(hearer, view, action)
            typed = (
                f"{take} {told.split(', ')[-1]}" if isinstance(action, Take) else f"{put} {told}"
            )
            assert isinstance(action, Take | Put)
            assert EXO.read_action(view, WORDS.canonical(hearer, typed)) == action


@every_language
def test_every_planet_can_be_asked_for(language: str) -> None:
    """`planet` tells of each one where it is: in the universe, in a galaxy or in a hand."""
    hearer = listener(language, 3)
    for view in [*positions(3, 4)][::7]:
        for planet in PLANETS:
            where, *gains = WORDS.queries["planet"].answer(hearer, view, [planet_name(planet)])
            assert unspeakable(where) == []
            lies_open = planet in view.universe or planet == view.held
            assert len(gains) == (3 if lies_open else 0)
            if planet in view.universe:
                name = view.layout.names[view.universe.index(planet)]
                assert where.startswith(f"{name[0]} {name[1]}")


def test_lines_add_up_to_the_points() -> None:
    """LINE-3: a line is told with every feature it scores; together they are the points."""
    hearer = listener("en")
    for view in [*positions(seed=5)][::5]:
        _, *lines = WORDS.queries["lines"].answer(hearer, view, [])
        features = [word for line in lines for word in line.rstrip(".").split(": ")[1].split()]
        assert len(features) == view.galaxies[0].points
        parts = WORDS.queries["score"].answer(hearer, view, [])[1:]
        assert {part.split()[-1].rstrip("."): int(part.split()[0]) for part in parts} == Counter(
            features
        )


@every_language
@pytest.mark.parametrize("level", Level)
def test_the_universe_is_told_once(language: str, level: Level) -> None:
    """Of 27 planets that are laid a listener hears one sentence, and row by row only at level full."""
    hearer = Listener(speech(language, WORDS.messages), ("", ""), None, level)
    told = []
    for moment in play_on(EXO, EXO.start(Options(2)), Random(1)):
        laid = [event for event in moment.step.events if isinstance(event, Laid)]
        told += tell_events(hearer, moment.step.state, laid)
    rows = 6 if level is Level.FULL else 0
    assert len(told) == 1 + rows


@every_language
@pytest.mark.parametrize("seat", [FIRST, None], ids=["you", "other"])
def test_a_planet_that_is_put_is_told_within_a_braille_line(
    language: str, seat: Seat | None
) -> None:
    """At level full the square and the planet are known before the first forty cells end."""
    hearer = Listener(speech(language, WORDS.messages), ("", ""), seat, Level.FULL)
    after = next(positions())
    beginnings = {
        line[:BRAILLE]
        for planet in PLANETS
        for square in AROUND_STAR
        for line in tell_events(hearer, after, [Placed(FIRST, planet, square, 1, 3)])
    }
    assert len(beginnings) == len(PLANETS) * len(AROUND_STAR)


@every_language
def test_reasons_name_rules_that_are_there(language: str) -> None:
    """A hint has two reasons at most, each can be said, and whatever rule it names is in the book."""
    hearer, named = listener(language, seat=None), set()
    for view in positions(seed=6):
        for action in EXO.legal(view)[:3]:
            reasons = WORDS.reasons(hearer, view, [action])
            assert [fault for line in reasons for fault in unspeakable(line)] == []
            rules = re.findall(r"[A-Z]+-\d", " ".join(reasons))
            assert len(rules) <= MOST_REASONS
            named.update(rules)
    assert named <= set(EXO.rulebook.ids())
    assert {"LINE-1", "TAKE-1", "TAKE-2", "TIE-1"} <= named


@pytest.mark.parametrize("game", GAMES)
def test_no_word_means_two_things(game: str) -> None:
    """A question is never asked with a word of the session, in any game."""
    assert set(GAMES[game].words.queries) & set(SESSION_WORDS) == set()


@every_language
def test_where_a_planet_is_put_is_told_at_the_usual_level(language: str) -> None:
    """What you took and where it lies, and where another's lies; the points only if there are any."""
    after, place = next(positions()), find_square("n1")
    assert place is not None
    own = tell_events(listener(language), after, [Placed(FIRST, PLANETS[0], place, 0, 3)])
    other = tell_events(listener(language), after, [Placed(Seat(1), PLANETS[0], place, 2, 5)])
    expected = {
        "en": ["You at n 1.", "Sirius at n 1, plus 2, 5 points."],
        "fr": ["Vous en n 1.", "Sirius en n 1, gagne 2, 5 points."],
    }
    assert own + other == expected[language]


@every_language
def test_the_letters_of_a_planet_are_understood_everywhere(language: str) -> None:
    """As they stand on the board: after every question about planets, and alone."""
    hearer = listener(language)
    for view in [*positions(seed=4)][::9]:
        for planet in PLANETS:
            name = planet_name(planet)
            where, *_ = WORDS.queries["planet"].answer(hearer, view, [name])
            for query in ("find", "at"):
                assert WORDS.queries[query].answer(hearer, view, [name.upper()]) == [where]
            alone = WORDS.bare(name)
            assert alone is not None
            assert alone.answer(hearer, view, [name])[0] == where


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "take f 4", "Empty: f 4 (TAKE-1). Typed 'take f 4'. Try: take x."),
        ("fr", "prendre f 4", "Place vide : f 4 (TAKE-1)."),
    ],
)
def test_an_empty_place_is_said_to_be_empty(language: str, typed: str, told: str) -> None:
    """Not that the line is no command."""
    hearer = listener(language)
    view = next(one for one in positions() if one.universe[one.layout.names.index("f4")] < 0)
    with pytest.raises(NotACommand) as caught:
        EXO.read_action(view, WORDS.canonical(hearer, typed))
    lines = WORDS.not_a_command(hearer, caught.value.retyped(typed), "take x")
    assert " ".join(lines).startswith(told)


@every_language
def test_a_planet_is_asked_for_by_its_number(language: str) -> None:
    """`p 3` is the third of the free ones, as `planet 3` is; `f 3` and `p f3` are places."""
    hearer = listener(language)
    for view in positions(seed=3):
        assert WORDS.bare("p 3") is None
        assert WORDS.bare("f 3") is WORDS.queries["at"]
        told = WORDS.queries["p"].answer(hearer, view, ["3"])
        assert told == WORDS.queries["planet"].answer(hearer, view, ["3"])


@every_language
@pytest.mark.parametrize("players", [2, 3])
def test_an_open_square_tells_only_what_can_count(players: int, language: str) -> None:
    """With a planet in hand its own features add up to what it earns; else those still to come."""
    in_hand = 0
    for view in positions(players, seed=4):
        hearer, galaxy = listener(language, players, view.active), view.galaxies[view.active]
        names = {nouns.value(hearer, value): value for value in range(len(VALUES))}
        for square, promise in zip(galaxy.open, galaxy.promise, strict=True):
            told = WORDS.queries["at"].answer(hearer, view, [square_name(square)])
            parts = [re.fullmatch(r"(\d+) (?:for|pour) (.+)\.", line) for line in told]
            counted = {names[part[2]]: int(part[1]) for part in parts if part}
            if view.ask is Ask.PUT:
                in_hand += 1
                assert counted.keys() <= {*values_of(view.held)}
                assert sum(counted.values()) == share_of(promise, view.held)
            else:
                left = {value for one in view.universe if one >= 0 for value in values_of(one)}
                assert counted.keys() <= left
    assert in_hand


@every_language
@pytest.mark.parametrize("seed", range(4))
def test_the_difference_is_that_of_the_tables(seed: int, language: str) -> None:
    """Each player's points with their change, each planet that was put; nothing else of a player."""
    rng, table = Random(seed), [*positions(3, seed)]
    hearer = Listener(speech(language, WORDS.messages), ("Anna", "Bert", "Cleo"), FIRST)
    for _ in range(40):
        before, after = (table[n] for n in sorted(rng.sample(range(len(table)), 2)))
        told = WORDS.difference(hearer, before, after)
        for seat, who in enumerate((hearer.say("outcome-you").capitalize(), "Bert", "Cleo")):
            old, new = before.galaxies[seat], after.galaxies[seat]
            lines = [line for line in told if re.match(rf"{who} ?: ", line)]
            change = [re.findall(r"\d+", line) for line in lines]
            points = [str(new.points - old.points), str(new.points)]
            assert change == ([points] if new.points != old.points else [])
        put = sum(len(new.planets) for new in after.galaxies) - sum(
            len(old.planets) for old in before.galaxies
        )
        where = [line for line in told if re.search(r"yours at|with \w+ at|à vous, en|chez", line)]
        assert len(where) == put, told
