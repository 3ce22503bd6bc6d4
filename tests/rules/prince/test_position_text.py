"""Positions as text, both ways, and what is wrong with them."""

from random import Random

import pytest

from rules.prince.elements import LETTERS, counts_of, face_of
from rules.prince.game import PRINCE
from rules.prince.notation.wording import CANONICAL
from rules.prince.opening import Options
from tests.rules.games import play_on
from tests.rules.prince.scenario import Scene, unreadable

TABLE = """
    turn amber, ask take
    offer centre E W VLL
    amber
    coral
    jade
    """


@pytest.mark.parametrize("secret", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_and_view_is_read_again(players: int, secret: bool) -> None:  # noqa: FBT001
    """From the first question to the end, for everybody who looks."""
    start = PRINCE.start(Options(players, secret=secret))
    states = [start]
    states += [moment.step.state for moment in play_on(PRINCE, start, Random(players))]
    for state in states[::3] + states[-1:]:
        for seen in (state, *(PRINCE.view(state, eyes) for eyes in (*state.seats(), None))):
            text = PRINCE.write_position(seen)
            assert PRINCE.read_position(text) == seen
            assert PRINCE.write_position(PRINCE.read_position(text)) == text


def test_a_table_can_be_typed_shortly() -> None:
    """Planets alone are enough: whose turn it is and the round follow, tiles left over stay unknown."""
    scene = Scene(TABLE)
    assert scene.choices == ["take c4", "take c16", "take c17"]
    assert scene.state.round == 1
    bare = Scene("amber\ncoral\n")
    assert bare.choices == ["centre", "uphill", "downhill", "character"]


def test_tiles_are_typed_by_letters_or_kinds_in_any_case() -> None:
    """A planet row by row; the cell tells the stack; the Prince may stand first in a row."""
    scene = Scene(
        """
        turn coral, ask stack
        amber
            prince  .  bug  .
            .  c9  .  .
            .  .  .  .
            .  .  .  .
        coral
            king .  UF .
            .  VLL .  .
            .  .  .  .
            .  .  .  .
        """
    )
    assert scene.tiles("amber") == ["prince", "BUG", "LLLF"]
    assert scene.state.round == 4


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("jade", "topaz", "the planets of 2 to 5 players, in this order"),
        ("offer centre", "offer middle", "expected a stack"),
        ("E W VLL", "E W", "does not fit the tiles that are there"),
        ("E W VLL", "E W ZZ", "'ZZ' is no tile of the centre stack"),
        ("E W VLL", "E W u1", "a centre tile belongs here"),
        ("E W VLL", "E E VLL", "c17 is there 2 times; the box has 1"),
        ("E W VLL", "E W ?", "these tiles lie open"),
        ("ask take", "ask name", "does not fit"),
        ("ask take", "ask nothing", "expected a question"),
        ("turn amber", "turn pearl", "pearl has no planet here"),
        ("turn amber, ask take", "prince 2", "only format 1"),
        ("turn amber, ask take", "round 7", "this is round 1"),
        ("turn amber, ask take", "banana", "begins no line of a position"),
        ("turn amber, ask take", "served amber amber", "taken twice"),
        ("turn amber, ask take", "secret amber", "rules secret"),
        ("turn amber, ask take", "hidden XW", "a tile lies face down only where two"),
        ("coral", "coral E", "expected 16 tiles"),
        ("coral", "coral\n    amber", "a second time"),
        ("turn amber", "turn", "turn"),
        ("offer centre E W VLL", "offer", "expected a stack and the tiles"),
    ],
)
def test_mistakes_are_told_with_their_place(old: str, new: str, complaint: str) -> None:
    """Line and column, and what could have stood there."""
    told = unreadable(TABLE.replace(old, new, 1))
    assert complaint in told
    assert told.startswith("line ")


@pytest.mark.parametrize(
    ("row", "complaint"),
    [
        (". BUE BUN . BRS BGG . .", "three baobabs in sight"),
        (". (UE) . . . . . .", "only tiles with a baobab are flipped"),
        (". BUN . . . . . .", "is no tile of the uphill stack"),
        ("baker . . . . . . .", "is no Character"),
        (". UE . . . . . .", "like everybody"),
    ],
)
def test_planets_that_cannot_be_are_told(row: str, complaint: str) -> None:
    """What the rules would never have led to."""
    assert complaint in unreadable(f"amber {row} . . . . . . . .\ncoral\n")


def test_only_secret_characters_may_be_unseen() -> None:
    """In an open game everybody knows every Character."""
    planets = f"amber ? {'. ' * 15}\ncoral king {'. ' * 15}\n"
    assert "this tile lies open" in unreadable(planets)
    assert Scene(f"rules secret\n{planets}").tiles("amber") == ["?"]


def test_french_words_and_those_people_use_are_understood() -> None:
    """Whoever writes a position down uses the words of the own box."""
    english = """
        turn coral, ask take
        offer uphill UF UE
        served amber
        amber
            king BUE . .
            . . . .
            . . . .
            . . . .
        coral
            grey . . .
            . . . .
            . . . .
            . . . .
        jade
            turkish . . .
            . . . .
            . . . .
            . . . .
    """
    french = {
        "turn": "tour:",
        "ask": "question",
        "offer": "offre",
        "uphill": "montée",
        "served": "servis",
        "amber": "Ambre",
        "coral": "CORAIL",
        "king": "roi",
        "grey": "gris",
        "turkish": "turc",
    }
    typed = english
    for one, other in french.items():
        typed = typed.replace(one, other)
    assert Scene(typed).state == Scene(english).state


def test_no_word_for_something_could_be_a_tile() -> None:
    """A tile is a word of letters in their order; a synonym of that form would hide it."""
    like_tiles = [word.upper() for word in CANONICAL if set(word.upper()) <= set(LETTERS)]
    assert not [word for word in like_tiles if word == face_of(counts_of(word))]
