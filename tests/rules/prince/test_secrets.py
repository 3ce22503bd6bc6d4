"""Secret Characters, and what everybody may know."""

from random import Random

import pytest

from rules.kernel.seat import Seat
from rules.kernel.undo import Fence, fence_of
from rules.prince.events import Drawn, Named, Revealed, Taken
from rules.prince.game import PRINCE
from rules.prince.opening import Options
from rules.prince.pool import unseen
from rules.prince.state import SEATS
from rules.prince.tiles import STACKS, TILE_NAMES, Stack, Tile
from tests.rules.games import play_on
from tests.rules.prince.scenario import Scene, drawn, opening

KING, VAIN, HUNTER = (Tile(TILE_NAMES.index(name)) for name in ("king", "vain", "hunter"))


def handed() -> Scene:
    """EX-11: amber sees king, vain, hunter, keeps the king and names coral."""
    scene = drawn(3, "character", "king", "vain", "hunter", secret=True)
    return scene.play("take king", "name coral")


def test_hid_1_characters_lie_face_down_until_the_end() -> None:
    """HID-1: others see that something lies there; at the end everything is turned up."""
    scene = handed().play("take hunter")
    assert scene.view("coral").tiles("amber") == ["?"]
    assert scene.view("amber").tiles("amber") == ["king"]
    *_, last = play_on(PRINCE, PRINCE.start(Options(3, secret=True)), Random(2))
    shown = [event for event in last.step.events if isinstance(event, Revealed)]
    assert [len(event.characters) for event in shown] == [4, 4, 4]
    assert PRINCE.view(last.step.state, None) == last.step.state


def test_hid_2_tiles_go_from_hand_to_hand() -> None:
    """HID-2: the chooser alone sees what was drawn; who is named sees what is handed over."""
    scene = drawn(3, "character", "king", "vain", "hunter", secret=True)
    assert scene.view("coral").offer == ["?", "?", "?"]
    assert [told.tile for told in scene.news("jade", Drawn)] == [None] * 3
    scene.play("take king", "name coral")
    assert scene.view("coral").choices == ["take vain", "take hunter"]
    assert scene.view("jade").offer == ["?", "?"]
    scene.play("take hunter")
    assert scene.tiles("jade") == ["vain"]


def test_hid_2_a_single_answer_is_asked_for_all_the_same() -> None:
    """HID-2: that all tiles in a hand are alike would be told by not asking."""
    scene = drawn(3, "character", "vain", "vain", "king", secret=True).play(
        "take king", "name jade"
    )
    assert (scene.to_act, scene.choices) == ("jade", ["take vain"])


def test_hid_3_who_was_named_is_open() -> None:
    """HID-3: a spectator is told the order."""
    scene = handed().play("take hunter")
    assert [(told.seat, told.by, told.left) for told in scene.news(None, Named)] == [
        (1, 0, 2),
        (2, 1, 1),
    ]
    assert scene.view(None).state.secrets[0].order == (0, 1, 2)


def test_hid_4_two_players_lay_their_characters_face_down() -> None:
    """HID-4: the third is turned up; only a hidden tile that its chooser keeps stays secret."""
    scene = drawn(2, "character", "king", "vain", "hunter", secret=True).play("hide king")
    scene.play("take vain", "take hidden")
    assert scene.view("coral").tiles("amber") == ["?"]
    assert scene.view("amber").tiles("coral") == ["vain"]
    assert scene.view("coral").state.discards == (HUNTER,)


def test_hid_5_stars_of_secret_characters_count() -> None:
    """HID-5: a Turkish Astronomer counts the stars of a King that nobody else sees."""
    scene = drawn(3, "character", "king", "vain", "hunter", secret=True)
    scene.play("take vain", "name coral", "take hunter")
    scene.play("character", "draw turkish", "draw vain", "draw white", "take turkish")
    assert scene.points("jade") == 3


def test_hid_6_other_stacks_are_open() -> None:
    """HID-6: a Centre round is played as always."""
    scene = drawn(3, "centre", "c10", "c4", "c17", secret=True)
    assert scene.view(None).offer == ["c4", "c10", "c17"]
    scene.play("take c10")
    assert scene.view(None).tiles("amber") == ["RLL"]


def test_sec_1_what_was_not_drawn_does_not_exist() -> None:
    """SEC-1: views of everybody have the same list of tiles to come when nothing is hidden."""
    scene = drawn(4, "centre", "c10", "c4", "c17", "c9")
    lists = {tuple(unseen(scene.view(eyes).state, Stack.CENTRE)) for eyes in (*SEATS[:4], None)}
    assert len(lists) == 1


def test_sec_2_the_face_down_tile_is_known_to_the_chooser_alone() -> None:
    """SEC-2: coral and a spectator see that one lies there."""
    scene = drawn(2, "centre", "c10", "c4", "c17").play("hide c10")
    assert scene.view("amber").state.down == Tile(TILE_NAMES.index("c10"))
    assert scene.view("coral").state.down is None
    assert scene.view(None).state.down is None


def test_sec_3_the_list_of_unseen_tiles_is_everybodys_own() -> None:
    """SEC-3: coral's list still has the three that amber looks at, then the one face down."""
    scene = drawn(2, "centre", "c10", "c4", "c17")
    assert _unseen(scene.view("coral")) - _unseen(scene.view("amber")) == {"c10", "c4", "c17"}
    scene.play("hide c10")
    assert _unseen(scene.view("coral")) - _unseen(scene.view("amber")) == {"c10"}
    before = scene.view("coral")
    assert before.play("take hidden").tiles("coral") == ["?"]


def _unseen(scene: Scene) -> set[str]:
    return {TILE_NAMES[tile] for tile, _ in unseen(scene.state, Stack.CENTRE)}


def test_sec_4_who_handed_on_knows_what_but_not_to_whom() -> None:
    """SEC-4, EX-11: amber knows two tiles went on, coral what jade has, jade only the own one."""
    scene = handed()
    assert scene.view("amber").offer == ["vain", "hunter"]
    scene.play("take hunter")
    amber, coral, jade = (scene.view(seat) for seat in SEATS[:3])
    assert amber.state.secrets[0].rest == (VAIN, HUNTER)
    assert (amber.tiles("coral"), amber.tiles("jade")) == (["?"], ["?"])
    assert (coral.tiles("amber"), coral.tiles("jade")) == (["?"], ["vain"])
    assert coral.state.secrets[0].rest == ()
    assert (jade.tiles("amber"), jade.tiles("coral"), jade.tiles("jade")) == (
        ["?"],
        ["?"],
        ["vain"],
    )
    assert [told.tile for told in scene.news("coral", Taken)] == [None, HUNTER, VAIN]


def test_sec_4_whoever_handed_on_equal_tiles_knows_where_they_are() -> None:
    """SEC-4: two Vain Men went on, so both others have one."""
    scene = drawn(3, "character", "vain", "vain", "king", secret=True)
    scene.play("take king", "name jade", "take vain")
    assert scene.view("amber").tiles("coral") == scene.view("amber").tiles("jade") == ["vain"]
    assert scene.view("coral").tiles("jade") == ["?"]


def test_sec_4_the_hand_in_between_is_among_what_was_handed_on() -> None:
    """SEC-4: of four, amber knows three went on while pearl still looks at two of them."""
    scene = drawn(4, "character", "king", "vain", "hunter", "white", secret=True)
    scene.play("take king", "name coral", "take vain", "name pearl")
    view = scene.view("amber").state
    assert view.offer == (None, None)
    assert [TILE_NAMES[tile] for tile in view.secrets[0].rest] == ["vain", "hunter", "white"]
    assert scene.view("coral").offer == ["hunter", "white"]
    for seed in range(20):
        guess = PRINCE.guess(view, Seat(0), Random(seed))
        dealt = [*guess.offer, guess.planets[1].cells[0]]
        assert sorted(tile for tile in dealt if tile is not None) == list(view.secrets[0].rest)


@pytest.mark.parametrize(
    ("taken", "coral_knows", "amber_knows", "spectator_knows"),
    [
        (("take vain", "take hidden"), ["?"], ["vain"], (["?"], ["vain"])),
        (("take hidden", "take vain"), ["vain"], ["king"], (["vain"], ["?"])),
        (("take vain", "take hunter"), ["hunter"], ["vain"], (["hunter"], ["vain"])),
    ],
)
def test_sec_5_two_players_know_what_lay_open(
    taken: tuple[str, str],
    coral_knows: list[str],
    amber_knows: list[str],
    spectator_knows: tuple[list[str], list[str]],
) -> None:
    """SEC-5: amber knows all three; coral does not know a hidden tile that amber keeps."""
    scene = drawn(2, "character", "king", "vain", "hunter", secret=True).play("hide king", *taken)
    assert scene.view("coral").tiles("amber") == coral_knows
    assert scene.view("amber").tiles("coral") == amber_knows
    seen = scene.view(None)
    assert (seen.tiles("amber"), seen.tiles("coral")) == spectator_knows


def test_sec_6_points_so_far_are_open_unless_characters_are_secret() -> None:
    """SEC-6: in the open game everybody is told them, with secrets the owner alone."""
    for secret in (False, True):
        scene = drawn(3, "character", "geographer", "vain", "king", secret=secret)
        scene.play("take geographer", "name coral", "take vain")
        scene.play(
            "centre", "draw c17", "draw c16", "draw c14", "take c17", "name amber", "take c16"
        )
        (_, _, _, _, amber, _) = scene.news("coral", Taken)
        assert amber.points == (None if secret else 1)
        assert scene.news("amber", Taken)[4].points == 1
        assert scene.view("coral").points("amber") == (0 if secret else 1)


def test_sec_7_a_spectator_knows_what_nobody_hides() -> None:
    """SEC-7: no hand, no secret Character, no face-down tile."""
    scene = handed()
    assert scene.view(None).offer == ["?", "?"]
    assert scene.view(None).tiles("amber") == ["?"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("secret", [False, True])
def test_sec_8_a_guess_agrees_with_what_is_seen(players: int, secret: bool) -> None:  # noqa: FBT001
    """SEC-8: whoever looks at a guess sees the view it was made of, and no tile is there too often."""
    rng = Random(5)
    for moment in play_on(PRINCE, PRINCE.start(Options(players, secret=secret)), Random(players)):
        state = moment.step.state
        for eyes in (*state.seats(), None):
            view = PRINCE.view(state, eyes)
            guess = PRINCE.guess(view, eyes, rng)
            assert PRINCE.view(guess, eyes) == view
            assert PRINCE.view(view, eyes) == view
            seen = sum(count for stack in STACKS for _, count in unseen(guess, stack))
            assert seen == sum(count for stack in STACKS for _, count in unseen(state, stack))


def test_sec_9_what_was_seen_cannot_be_taken_back() -> None:
    """SEC-9: a draw, a hidden tile taken, a stack chosen; a name that shows nobody anything can."""
    scene = opening(2).play("centre")
    draw = PRINCE.legal(scene.state)[0]
    assert fence_of(PRINCE, scene.state, draw, Seat(0)) is Fence.CHANCE
    hidden = drawn(2, "centre", "c10", "c4", "c17").play("hide c10")
    take = PRINCE.read_action(hidden.state, "take hidden")
    assert fence_of(PRINCE, hidden.state, take, Seat(1)) is Fence.SEEN
    assert PRINCE.unsettled_by(PRINCE.view(hidden.state, Seat(1)), take) == "TWO-3"
    naming = drawn(4, "centre", "c10", "c4", "c17", "c9").play("take c9")
    name = PRINCE.read_action(naming.state, "name coral")
    assert fence_of(PRINCE, naming.state, name, Seat(0)) is None
