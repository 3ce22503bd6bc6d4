"""Choices of The Little Prince: what each changes, and that it can be typed as it is heard."""

from collections.abc import Iterator
from random import Random

import pytest

from edenia_tui.games.prince.words.words import WORDS
from edenia_tui.language.listener import Listener
from edenia_tui.language.speech import LANGUAGES
from rules.kernel.seat import CHANCE, Seat
from rules.prince.actions import Take
from rules.prince.game import PRINCE
from rules.prince.opening import Options
from rules.prince.state import State
from tests.games.edenia.words import unspeakable
from tests.games.prince.words.hearing import listener
from tests.rules.games import play_on
from tests.rules.prince.scenario import Scene, drawn

every_language = pytest.mark.parametrize("language", LANGUAGES)


def asked(players: int, *, secret: bool = False, seed: int = 1) -> Iterator[State]:
    """Give what somebody sees who is asked, in a random game."""
    for moment in play_on(PRINCE, PRINCE.start(Options(players, secret=secret)), Random(seed)):
        actor = PRINCE.to_act(moment.before)
        if actor is not None and actor is not CHANCE:
            yield PRINCE.view(moment.before, actor)


def choices(scene: Scene, language: str = "en") -> list[str]:
    """Tell the choices of whoever is asked, with where they lead."""
    view = PRINCE.view(scene.state, scene.state.active)
    hearer = listener(language, len(view.planets), view.active)
    return [WORDS.describe_choice(hearer, view, action) for action in PRINCE.legal(view)]


def growing() -> Scene:
    """Amber has a hunter, two baobabs and a volcano, and is asked first."""
    scene = drawn(3, "character", "hunter", "vain", "king")
    scene.play("take hunter", "name coral", "take vain")
    scene.play("uphill", "draw u1", "draw u18", "draw u19", "take u18", "name amber", "take u1")
    scene.play("downhill", "draw d3", "draw d18", "draw d19", "take d18", "name amber", "take d3")
    return scene.play("centre", "draw c3", "draw c8", "draw c12", "take c12", "name amber")


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            [
                "baobab and 2 grey sheep: flips 3 tiles, hunter minus 3",
                "volcano and snake: hunter plus 3, 1 volcano, the most",
            ],
        ),
        (
            "fr",
            [
                "baobab et 2 moutons gris : retourne 3 tuiles, chasseur perd 3",
                "volcan et serpent : chasseur gagne 3, 1 volcan, le maximum",
            ],
        ),
    ],
)
def test_a_choice_tells_what_it_changes(language: str, expected: list[str]) -> None:
    """CHA-7, BAO-1, VOL-2: points by Character, tiles that flip, and whether it makes one the most."""
    assert choices(growing(), language) == expected


def test_a_character_is_told_with_what_it_gives_now() -> None:
    """CHA-3, CHA-10: its own points, without its name again."""
    scene = growing().play("take c8")
    scene.play("character", "draw geographer", "draw drunkard", "draw gardener")
    scene.play("take drunkard", "name amber")
    assert choices(scene) == ["geographer: plus 2", "gardener: plus 14"]


@every_language
def test_who_could_be_named_is_told_with_points_only_where_they_are_open(language: str) -> None:
    """SEC-6: with secret Characters nobody's points are told."""
    for is_secret, has_points in ((False, True), (True, False)):
        scene = drawn(3, "centre", "c9", "c7", "c17", secret=is_secret).play("take c9")
        assert all((":" in choice) is has_points for choice in choices(scene, language))


def test_two_3_a_tile_that_lies_face_down_is_told_to_its_chooser_alone() -> None:
    """TWO-3, TWO-4: the chooser is reminded what it is."""
    scene = drawn(2, "centre", "c4", "c16", "c17").play("hide c4")
    assert choices(scene)[-1] == "the face-down tile"
    scene.play("take c16")
    assert choices(scene)[-1] == "hidden, volcano and 2 lampposts: 1 volcano, the most"


@every_language
@pytest.mark.parametrize(("players", "secret"), [(2, False), (2, True), (3, True), (5, False)])
def test_every_choice_can_be_said_and_typed(players: int, secret: bool, language: str) -> None:  # noqa: FBT001
    """What is told as an example, as a tile or as a legal command is understood as that action."""
    for view in asked(players, secret=secret):
        hearer = listener(language, players, view.active)
        questions = [WORDS.question(hearer, view)]
        assert [fault for line in questions for fault in unspeakable(line)] == []
        for action in PRINCE.legal(view):
            choice = f"1 : {WORDS.describe_choice(hearer, view, action)}."
            assert unspeakable(choice) == []
            command, _, _ = WORDS.tell_choice(hearer, view, action).partition(":")
            heard = [WORDS.example(hearer, PRINCE.write_action(action)), command.strip()]
            if isinstance(action, Take):
                heard.append(WORDS.describe(hearer, view, action))
            for typed in heard:
                assert unspeakable(typed) == []
                assert PRINCE.read_action(view, WORDS.canonical(hearer, typed)) == action


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("take volcano, 2 lampposts", "take VLL"),
        ("take c 9", "take c9"),
        ("prends 3 réverbères et un renard", "take LLLF"),
        ("prendre le coucher de soleil, renard", "take UF"),
        ("pick box and 2 white sheep", "take XWW"),
        ("3 moutons gris", "GGG"),
        ("keep the little prince", "take prince"),
        ("prendre l'astronome turc", "take turkish"),
        ("prendre l'allumeur de réverbères", "take lamplighter"),
        ("take white businessman", "take white"),
        ("take face down", "take hidden"),
        ("take the hidden one", "take hidden"),
        ("prendre la tuile cachée", "take hidden"),
        ("cacher roi", "hide king"),
        ("cache c9", "hide c9"),
        ("choisir la pile montée", "uphill"),
        ("draw from center", "centre"),
        ("personnages", "character"),
        ("nommer Bea", "name coral"),
        ("call bea", "name coral"),
        ("Bea", "name coral"),
        ("nommer corail", "name coral"),
        ("premier perle", "first pearl"),
    ],
)
@every_language
def test_commands_are_understood_in_many_words(typed: str, canonical: str, language: str) -> None:
    """In both languages whichever is spoken: letters, kinds, things, names and other verbs."""
    assert WORDS.canonical(listener(language), typed) == canonical


def test_a_player_called_like_a_stack_or_a_seat_is_named_by_a_verb() -> None:
    """A stack alone is the stack; after the verb a name comes before the words for seats."""
    hearer = Listener(listener().speech, ("Coral", "Centre", "Cy"), Seat(0))
    assert WORDS.canonical(hearer, "centre") == "centre"
    assert WORDS.canonical(hearer, "name Centre") == "name coral"
    assert WORDS.canonical(hearer, "name Coral") == "name amber"
