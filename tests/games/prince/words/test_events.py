"""What is heard of a game: short at the usual level, everything at level full, no secret at any."""

from random import Random

import pytest

from edenia_tui.games.prince.words.words import WORDS
from edenia_tui.language.listener import Level
from edenia_tui.language.speech import LANGUAGES
from edenia_tui.table.watchers import tell
from rules.kernel.seat import CHANCE
from rules.prince.game import PRINCE
from rules.prince.opening import Options
from tests.games.edenia.words import unspeakable
from tests.games.prince.words.hearing import listener, told
from tests.line.lint import BRAILLE, late
from tests.rules.games import play_on
from tests.rules.prince.scenario import drawn, opening

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_level = pytest.mark.parametrize("level", Level)

ROUND = ("take c9", "name coral", "take c7")
"""Amber and coral choose; jade gets what is left and chooses next."""


@pytest.mark.parametrize(
    ("language", "level", "expected"),
    [
        ("en", Level.NORMAL, ["Bea: volcano, lamppost, snake, white sheep, 1 volcano.",
                              "Cy: elephant.", "Cy chooses next."]),
        ("fr", Level.NORMAL, ["Bea : volcan, réverbère, serpent, mouton blanc, 1 volcan.",
                              "Cy : éléphant.", "Cy choisit ensuite."]),
        ("en", Level.BRIEF, ["Bea: 1 volcano."]),
        ("fr", Level.BRIEF, ["Bea : 1 volcan."]),
    ],
)  # fmt: skip
def test_a_round_is_told_in_a_line_for_each_tile(
    language: str, level: Level, expected: list[str]
) -> None:
    """Of others what they took and what it means; of oneself nothing that was just typed."""
    scene = drawn(3, "centre", "c7", "c9", "c17")
    assert told(scene, listener(language, level=level), *ROUND) == expected


def test_at_level_full_every_fact_of_a_round_is_told() -> None:
    """The stack, what was drawn, who took what, who was named, and who chooses next."""
    hearer = listener(level=Level.FULL)
    lines = told(opening(3), hearer, "centre", "draw c7", "draw c17", "draw c9", *ROUND)
    assert lines == [
        "You choose centre, 3 draws left.",
        "Drawn: 3 tiles (centre).",
        "Open: volcano, lamppost, snake, white sheep.",
        "Open: fox, 3 lampposts.",
        "Open: elephant.",
        "You take fox, 3 lampposts.",
        "You: 0 points, no volcano.",
        "You name Bea, 2 tiles left.",
        "Bea takes volcano, lamppost, snake, white sheep.",
        "Bea: 0 points, 1 volcano.",
        "Bea names Cy, 1 tile left.",
        "Cy takes elephant.",
        "Cy: 0 points, no volcano.",
        "Round 2, Cy chooses.",
    ]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["Plus 3, 3 points.", "You get elephant, plus 3, 6 points."]),
        ("fr", ["Vous gagnez 3, 3 points.", "Vous recevez éléphant, vous gagnez 3, 6 points."]),
    ],
)
def test_what_you_gain_is_told_with_your_total(language: str, expected: list[str]) -> None:
    """CHA-7: a tile that was chosen by its gain alone; one that was left over, with what is on it."""
    scene = drawn(3, "character", "hunter", "vain", "king")
    scene.play("take hunter", "name coral", "take vain")
    scene.play("uphill", "draw u19", "draw u16", "draw u18", "take u16", "name amber")
    hearer = listener(language)
    first = told(scene, hearer, "take u19")
    scene.play("centre", "draw c16", "draw c14", "draw c17", "take c16", "name jade")
    second = told(scene, hearer, "take c14")
    assert [first[0], second[1]] == expected


@pytest.mark.parametrize(
    ("language", "seat", "expected"),
    [
        ("en", 0, "Too many baobabs: you flip 3 tiles."),
        ("en", 1, "Too many baobabs: Anna flips 3 tiles."),
        ("fr", 0, "Trop de baobabs : vous retournez 3 tuiles."),
        ("fr", 1, "Trop de baobabs : Anna retourne 3 tuiles."),
    ],
)
@every_level
def test_bao_1_a_flip_is_always_told(language: str, seat: int, expected: str, level: Level) -> None:
    """BAO-1: at every level, to everybody."""
    scene = drawn(3, "centre", "c1", "c14", "c15").play("take c1", "name coral", "take c14")
    scene.play("uphill", "draw u1", "draw u18", "draw u19", "take u18", "name amber", "take u1")
    scene.play("downhill", "draw d1", "draw d18", "draw d19", "take d18", "name amber")
    lines = told(scene, listener(language, seat=seat, level=level), "take d1")
    start = expected.rstrip(".")
    assert [line for line in lines if line.startswith(start)]


def test_bao_1_what_a_flip_costs_is_told() -> None:
    """CHA-9: the points that go, and what is left of them."""
    scene = drawn(3, "character", "grey", "vain", "king")
    scene.play("take grey", "name coral", "take vain")
    scene.play("centre", "draw c3", "draw c14", "draw c16", "take c14", "name amber", "take c3")
    scene.play("uphill", "draw u4", "draw u18", "draw u19", "take u18", "name amber", "take u4")
    scene.play("downhill", "draw d4", "draw d18", "draw d19", "take d18", "name amber")
    lines = told(scene, listener(), "take d4")
    assert lines[:2] == [
        "Plus 3, 12 points.",
        "Too many baobabs: you flip 3 tiles, minus 12, 0 points.",
    ]


LOOK = ("draw king", "draw vain", "draw hunter", "hide king")
"""Amber looks at three Characters and hides the king."""


def test_two_1_nobody_hears_what_the_chooser_looks_at() -> None:
    """TWO-1, TWO-2: the other hears that three tiles were looked at, and which two lie open."""
    hearer = listener(players=2, seat=1, level=Level.FULL)
    lines = told(opening(2), hearer, "character", *LOOK)
    assert lines == [
        "Anna chooses Character, 3 draws left.",
        "Anna looks at 3 tiles (Character).",
        "Open: vain man.",
        "Open: hunter.",
        "Anna lays one tile face down.",
    ]


@pytest.mark.parametrize(
    ("language", "seat", "expected"),
    [
        ("en", 0, ["Bea, face down: king."]),
        ("en", 1, ["Face down lay king.", "Anna: vain man."]),
        ("fr", 0, ["Bea, face cachée : roi."]),
        ("fr", 1, ["Face cachée : roi.", "Anna : vaniteux."]),
    ],
)
def test_two_7_a_tile_taken_unseen_is_told_at_once(
    language: str, seat: int, expected: list[str]
) -> None:
    """TWO-7: to whoever took it, and to the one who had hidden it."""
    scene = opening(2).play("character", *LOOK)
    assert told(scene, listener(language, 2, seat), "take hidden", "take vain") == expected


def test_two_5_a_tile_that_was_hidden_is_told_when_it_is_out_of_the_game() -> None:
    """TWO-5: to the one who had not seen it; what lay open goes without saying."""
    commands = (*LOOK, "take vain", "take hunter")
    for seat, expected in ((0, []), (1, ["Out of the game: king."])):
        lines = told(opening(2), listener(players=2, seat=seat), "character", *commands)
        assert [line for line in lines if line.startswith("Out")] == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["Anna keeps a Character, face down.", "Bea keeps a Character, face down."]),
        ("fr", ["Anna garde un personnage, face cachée.", "Bea garde un personnage, face cachée."]),
    ],
)
def test_hid_2_secret_characters_are_told_as_such(language: str, expected: list[str]) -> None:
    """HID-2, SEC-4: a spectator hears who keeps one, never which."""
    scene = drawn(3, "character", "king", "vain", "hunter", secret=True)
    hearer = listener(language, seat=None)
    lines = told(scene, hearer, "take king", "name coral", "take hunter")
    assert lines[:2] == expected
    assert not any(word in " ".join(lines) for word in ("king", "roi", "hunter", "chasseur"))


def test_hid_2_a_hand_is_told_to_whoever_gets_it() -> None:
    """HID-2: at level full, Character by Character; SEC-4: the last one's is known to the giver."""
    scene = drawn(3, "character", "king", "vain", "hunter", secret=True)
    hearer = listener(seat=1, level=Level.FULL)
    lines = told(scene, hearer, "take king", "name coral", "take hunter")
    assert lines == [
        "Anna keeps a Character, face down.",
        "Anna hands you 2 Characters.",
        "In your hand: vain man.",
        "In your hand: hunter.",
        "You take hunter.",
        "You: 0 points, no volcano.",
        "You hand Cy 1 Character.",
        "Cy takes vain man.",
        "Cy: no volcano.",
        "Round 2, Cy chooses.",
    ]


def test_hid_4_a_secret_tile_that_its_chooser_keeps() -> None:
    """HID-4, SEC-5: the other one is told no more than that it was taken."""
    scene = opening(2, secret=True).play("character", *LOOK, "take vain")
    lines = told(scene, listener(players=2, seat=1), "take hidden")
    assert lines == ["Anna takes the face-down Character."]


def test_with_five_the_tiles_are_told_when_there_are_too_many_for_the_question() -> None:
    """RND-1: once, as a list, to whoever has to choose from them."""
    draws = ("draw c4", "draw c9", "draw c17", "draw c16", "draw c14")
    lines = told(opening(5), listener(players=5), "centre", *draws)
    assert lines == [
        "On offer: volcano, 2 lampposts; fox, 3 lampposts; box, white sheep; white",
        "sheep; elephant.",
    ]
    assert told(opening(5), listener(players=5, seat=1), "centre", *draws) == []


@every_language
@every_level
@pytest.mark.parametrize("secret", [False, True], ids=["open", "secret"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_sentence_can_be_said(
    players: int,
    secret: bool,  # noqa: FBT001
    level: Level,
    language: str,
) -> None:
    """Whole games, to a player and to a spectator: letters, columns, the key fact first."""
    lines = []
    for seat in (0, None):
        hearer = listener(language, players, seat, level)
        for moment in play_on(
            PRINCE, PRINCE.start(Options(players, secret=secret)), Random(players)
        ):
            actor = PRINCE.to_act(moment.before)
            doing = (CHANCE if actor is None else actor, moment.action)
            heard = tell(PRINCE, moment.before, doing, moment.step, hearer.seat)
            lines += WORDS.tell(hearer, heard.before, heard.after, heard.events)
    assert [fault for line in lines for fault in unspeakable(line)] == []
    assert late(lines) == [], BRAILLE


@every_language
def test_the_end_tells_who_won_and_why(language: str) -> None:
    """WIN-1, CHA-13, VOL-2: the parts that are told are the total."""
    hearer = listener(language, 4)
    for moment in play_on(PRINCE, PRINCE.start(Options(4)), Random(2)):
        state = moment.step.state
    assert state.outcome is not None
    lines = " ".join(WORDS.asked(hearer, state))
    for total in PRINCE.scores(state):
        assert f" {total} point" in lines
    assert f"({state.outcome.rule})" in lines
