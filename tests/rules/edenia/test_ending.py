"""WIN-3 and END-1 to END-3: Prestige, victories that fall together, and how a game ends."""

import pytest

from rules.edenia.events import Ended, TurnedUp
from rules.edenia.game import EDENIA
from rules.edenia.notation.names import seat_name
from tests.rules.edenia.scenario import Scene


def outcome(scene: Scene) -> tuple[str, tuple[str, ...], str] | None:
    """The victory, the winners by colour and the rule; None while the game runs."""
    found = EDENIA.outcome(scene.state)
    if found is None:
        return None
    return found.victory, tuple(seat_name(seat) for seat in found.winners), found.rule


def last_trifolium(red: str, green: str, more: str = "") -> Scene:
    """Red takes the last Trifolium, worth 9; what the players have is given."""
    return Scene(f"""
        5  ... ... ... +++ Ede
        supply clovers 0, trifoliums 9
        red {red}
        green {green}
        {more}
    """).play("go 1 east")


def test_win_3_the_last_trifolium_ends_the_game_and_most_points_win() -> None:
    """Whoever takes the last Trifolium may lose by it: green has more points."""
    scene = last_trifolium(
        red="clovers 2, trifoliums 11, sheep D5 west star; Edenia",
        green="trifoliums 15 13, sheep Edenia; Edenia",
    )
    assert (scene.points("red"), scene.points("green")) == (22, 28)
    assert outcome(scene) == ("prestige", ("green",), "WIN-3")


def test_win_3_counts_the_trifolium_just_taken_and_hidden_artefacts() -> None:
    """Red is ahead by the last Trifolium and a face-down artefact."""
    scene = last_trifolium(
        red="trifoliums 15, hidden turbo-5, sheep D5 west star; Edenia",
        green="trifoliums 13 11, clovers 4, sheep Edenia; Edenia",
    )
    assert (scene.points("red"), scene.points("green")) == (29, 28)
    assert outcome(scene) == ("prestige", ("red",), "WIN-3")


def test_win_3_every_hand_is_turned_up_first() -> None:
    """Everybody sees what was face down; the player on turn comes first, then clockwise."""
    scene = last_trifolium(
        red="trifoliums 15, hidden scope-3 turbo-5, sheep D5 west star; Edenia",
        green="trifoliums 13 11, hidden gromout, sheep Edenia; Edenia",
    )
    shown = [(event.seat, event.shown) for event in scene.told(TurnedUp)]
    assert shown == [(0, ("scope-3", "turbo-5")), (1, ("gromout",))]
    assert scene.player("red").hidden == scene.player("green").hidden == ()
    assert EDENIA.view(scene.state, None) == scene.state


def test_win_1_the_race_turns_up_nothing() -> None:
    """Points do not matter, so hands stay face down."""
    scene = last_trifolium(
        red="trifoliums 13 15, hidden turbo-5, sheep D5 west star; Edenia; Edenia",
        green="trifoliums 11, hidden gromout, sheep Edenia",
    )
    assert (scene.told(TurnedUp), scene.player("red").hidden) == ([], ("turbo-5",))


HIDDEN = {
    "red": "trifoliums 15, hidden turbo-5, sheep D5 west star; Edenia",
    "green": "trifoliums 13 11, hidden ? ?, sheep Edenia; Edenia",
}


def test_win_3_unknown_artefacts_are_asked_for_before_a_winner_is_named() -> None:
    """Red has 29 points, green 24 and two that nobody knows: chance tells them one by one."""
    scene = last_trifolium(**HIDDEN)
    assert (outcome(scene), scene.asks, scene.to_act) == (None, "reveal", "chance")
    assert "reveal turbo-5" not in scene.choices
    scene.play("reveal junction-4")
    assert (outcome(scene), scene.asks) == (None, "reveal")
    scene.play("reveal scope-3")
    assert outcome(scene) == ("prestige", ("green",), "WIN-3")
    assert scene.player("green").played == ("junction-4", "scope-3")


def test_win_3_while_hands_are_turned_up_nothing_else_is_done() -> None:
    """Whatever somebody wants to do comes too late, and the refusal says why."""
    refused = last_trifolium(**HIDDEN).refused("skip")
    assert (refused.reason, refused.rule) == ("chance-decides", "WIN-3")


def test_win_3_a_position_in_which_hands_are_turned_up_is_read_again() -> None:
    """What was printed after the last Trifolium leads on to the same end."""
    scene = last_trifolium(**HIDDEN).play("reveal junction-4")
    text = EDENIA.write_position(scene.state)
    assert EDENIA.read_position(text) == scene.state
    assert outcome(Scene(text).play("reveal gromout")) == ("prestige", ("red",), "WIN-3")


def test_win_3_a_typed_position_that_is_over_asks_as_well() -> None:
    """No Trifolium is left and nobody knows green's hand, so no winner is named on reading it."""
    scene = Scene("supply trifoliums none\nred clovers 3\ngreen clovers 1, hidden ?")
    assert (outcome(scene), scene.asks) == (None, "reveal")
    assert outcome(scene.play("reveal turbo-3")) == ("prestige", ("green",), "WIN-3")


def test_win_2_an_unknown_hand_may_turn_out_to_make_42() -> None:
    """END-1: 42 comes before the most points; here red takes the last Trifolium and has 42 by it."""
    scene = last_trifolium(
        red="clovers 13, trifoliums 15, hidden ?, sheep D5 west star; Edenia",
        green="clovers 14, trifoliums 13 11, hidden ?, sheep Edenia; Edenia",
    )
    assert outcome(scene) is None
    scene.play("reveal turbo-5", "reveal scope-5")
    assert outcome(scene) == ("law", ("red",), "WIN-2")


def test_end_3_unknown_artefacts_are_asked_for_after_the_last_round() -> None:
    """Twenty clovers of green's are not enough to be sure: red may have more in hand."""
    scene = Scene("round 200\nturn green\nred clovers 9, hidden ?\ngreen clovers 11").play("skip")
    text = EDENIA.write_position(scene.state)
    assert EDENIA.read_position(text) == scene.state
    assert outcome(scene.play("reveal turbo-5")) == ("prestige", ("red",), "END-3")


def test_win_3_a_trifolium_that_is_not_the_last_ends_nothing() -> None:
    """One Trifolium is left, so the game goes on."""
    scene = Scene(r"""
        5  ... ... ... +++ Ede
        supply trifoliums 11 9
        red sheep D5 west star
    """).play("go 1 east")
    assert outcome(scene) is None
    assert scene.state.trifoliums == (9,)


@pytest.mark.parametrize(
    ("edition", "winners"),
    [("fr", ("red",)), ("en", ("red", "green"))],
)
def test_win_3_a_tie_of_two_flocks_of_the_same_size(edition: str, winners: tuple[str, ...]) -> None:
    """24 each: the highest Trifolium decides in French, and nothing does in English."""
    scene = last_trifolium(
        red="trifoliums 15, sheep D5 west star; Edenia",
        green="trifoliums 13 11, sheep Edenia; Edenia",
        more=f"rules {edition}",
    )
    assert (scene.points("red"), scene.points("green")) == (24, 24)
    assert outcome(scene) == ("prestige", winners, "WIN-3")


@pytest.mark.parametrize(("edition", "winner"), [("fr", "green"), ("en", "yellow")])
def test_win_3_a_tie_of_one_high_trifolium_and_two_low_ones(edition: str, winner: str) -> None:
    """27 each: green has the highest Trifolium, yellow more sheep on Edenia; red has fewer points."""
    scene = last_trifolium(
        red="trifoliums 8, sheep D5 west star; Edenia",
        green="clovers 12, trifoliums 15, sheep Edenia",
        more=f"""yellow clovers 3, trifoliums 13 11, sheep Edenia; Edenia
        rules {edition}""",
    )
    assert (scene.points("green"), scene.points("yellow")) == (27, 27)
    assert outcome(scene) == ("prestige", (winner,), "WIN-3")


def test_win_3_the_tie_break_only_ranks_those_who_tie() -> None:
    """Red has the highest Trifolium but fewer points than the two who tie."""
    scene = last_trifolium(
        red="trifoliums 15, sheep D5 west star; Edenia",
        green="clovers 17, trifoliums 13, sheep Edenia",
        more="yellow clovers 19, trifoliums 11, sheep Edenia",
    )
    assert [scene.points(colour) for colour in ("red", "green", "yellow")] == [24, 30, 30]
    assert outcome(scene) == ("prestige", ("green",), "WIN-3")


def test_win_3_a_tie_without_trifoliums_is_shared() -> None:
    """Nobody of those who tie has been to Edenia: they share the victory."""
    scene = last_trifolium(
        red="sheep D5 west star",
        green="clovers 20",
        more="yellow clovers 20",
    )
    assert outcome(scene) == ("prestige", ("green", "yellow"), "WIN-3")


def test_win_3_a_typed_position_without_trifoliums_is_decided() -> None:
    """A position with nothing left on Edenia is over."""
    scene = Scene(r"""
        supply trifoliums none
        red clovers 1
        green clovers 2
    """)
    assert outcome(scene) == ("prestige", ("green",), "WIN-3")


def test_end_1_race_comes_before_law_and_prestige() -> None:
    """The third sheep, exactly 42 points and the last Trifolium together are a race."""
    scene = last_trifolium(
        red="clovers 5, trifoliums 15 13, sheep D5 west star; Edenia; Edenia",
        green="clovers 40, trifoliums 11, sheep Edenia",
    )
    assert scene.points("red") == 42
    assert scene.state.trifoliums == ()
    assert outcome(scene) == ("race", ("red",), "WIN-1")
    assert len(scene.told(Ended)) == 1


def test_end_1_race_comes_before_prestige() -> None:
    """The third sheep takes the last Trifolium: its flock wins although green has more points."""
    scene = last_trifolium(
        red="trifoliums 8 7, sheep D5 west star; Edenia; Edenia",
        green="trifoliums 15 13, sheep Edenia; Edenia",
    )
    assert outcome(scene) == ("race", ("red",), "WIN-1")


def test_end_1_law_comes_before_prestige() -> None:
    """The last Trifolium makes 42: red wins by the law although green has more points."""
    scene = last_trifolium(
        red="clovers 18, trifoliums 15, sheep D5 west star; Edenia",
        green="clovers 30, trifoliums 13 11, sheep Edenia; Edenia",
    )
    assert (scene.points("red"), scene.points("green")) == (42, 54)
    assert outcome(scene) == ("law", ("red",), "WIN-2")


def test_end_1_without_the_law_prestige_decides() -> None:
    """The same arrival with 42 points counts as Prestige when the law is switched off."""
    scene = last_trifolium(
        red="clovers 18, trifoliums 15, sheep D5 west star; Edenia",
        green="clovers 30, trifoliums 13 11, sheep Edenia; Edenia",
        more="rules no-42",
    )
    assert outcome(scene) == ("prestige", ("green",), "WIN-3")


def test_end_1_holds_in_a_typed_position() -> None:
    """Green has won the race and red has 42 points: the race counts."""
    scene = Scene(r"""
        red clovers 42
        supply clovers 0
        green trifoliums 15 13 11, sheep Edenia; Edenia; Edenia
    """)
    assert outcome(scene) == ("race", ("green",), "WIN-1")


def test_end_2_the_victory_is_declared_without_a_claim() -> None:
    """The action that wins tells the end as its last event, and nothing is asked any more."""
    scene = Scene("red clovers 13, trifoliums 15 13, sheep Arridis; Edenia; Edenia").play("skip")
    assert isinstance(scene.events[-1], Ended)
    assert scene.events[-1].outcome == EDENIA.outcome(scene.state)
    assert (scene.to_act, scene.asks, scene.choices) == ("nobody", "over", [])


@pytest.mark.parametrize("command", ["skip", "go 1 east star", "end", "draw +++", "play turbo-3"])
def test_end_2_nothing_can_be_done_after_the_end(command: str) -> None:
    """Every command is refused because the game is over."""
    scene = Scene("supply clovers 0\nred clovers 39, hidden turbo-3")
    refusal = scene.refused(command)
    assert (refusal.reason, refusal.rule) == ("game-over", "END-2")


def test_end_2_a_game_over_can_be_written_and_read() -> None:
    """The text of a game that is over holds who won and how."""
    scene = Scene("supply clovers 0\nred clovers 42")
    again = Scene(scene.text)
    assert again.state == scene.state
    assert outcome(again) == ("law", ("red",), "WIN-2")


def test_end_3_after_round_200_points_decide() -> None:
    """The last player of round 200 ends the turn: most points win."""
    scene = Scene("round 200\nturn green\nred clovers 4\ngreen clovers 2").play("skip")
    assert outcome(scene) == ("prestige", ("red",), "END-3")
    assert scene.to_act == "nobody"
    assert isinstance(scene.events[-1], Ended)


def test_end_3_a_move_can_be_the_last_thing() -> None:
    """A move ends the game like a skip."""
    scene = Scene(r"""
        round 200
        turn green
        1  Ari OOO ... ... ...
        red clovers 4
        green clovers 2
    """).play("go 1 east star", "flag")
    assert outcome(scene) == ("prestige", ("green",), "END-3")


def test_end_3_with_an_artefact_in_hand_the_game_ends_with_the_turn() -> None:
    """The last player may still play an artefact after the move; then the game is over."""
    scene = Scene(r"""
        round 200
        turn green
        1  Ari OOO ... ... ...
        green clovers 2, hidden scope-3
    """).play("go 1 east star", "clover")
    assert outcome(scene) is None
    assert outcome(scene.play("end")) == ("prestige", ("green",), "END-3")


@pytest.mark.parametrize(("edition", "winners"), [("fr", ("green",)), ("en", ("red", "green"))])
def test_end_3_ties_are_broken_as_for_prestige(edition: str, winners: tuple[str, ...]) -> None:
    """Both have 20 points and a sheep on Edenia; green has the higher Trifolium."""
    scene = Scene(f"""
        rules {edition}
        round 200
        turn green
        red clovers 7, trifoliums 13, sheep Edenia
        green clovers 4, trifoliums 15, sheep Edenia
    """).play("skip")
    assert outcome(scene) == ("prestige", winners, "END-3")


def test_end_3_the_round_is_counted_from_the_first_player() -> None:
    """Green began, so red plays last in a round."""
    position = "round 200\nfirst green\nturn {}\nred clovers 1"
    assert outcome(Scene(position.format("green")).play("skip")) is None
    assert outcome(Scene(position.format("red")).play("skip")) == ("prestige", ("red",), "END-3")


def test_end_3_round_199_is_followed_by_another() -> None:
    """The game goes on until round 200 is over."""
    scene = Scene("round 199\nturn green").play("skip")
    assert (scene.state.round, scene.to_act) == (200, "red")
    assert outcome(scene.play("skip")) is None
    assert outcome(scene.play("skip")) is not None


def test_end_3_a_second_turn_still_belongs_to_round_200() -> None:
    """With the Quantum Accelerator the last player has another turn before the game ends."""
    scene = Scene(r"""
        round 200
        turn green
        1  Ari OOO ... ... ...
        green hidden quantum
    """).play("play quantum", "go 1 east star", "clover")
    assert (outcome(scene), scene.to_act) == (None, "green")
    assert outcome(scene.play("skip")) == ("prestige", ("green",), "END-3")


def test_end_3_a_victory_in_the_last_turn_comes_first() -> None:
    """The very last clover makes 42: that is the law, although red has more points."""
    scene = Scene(r"""
        round 200
        turn green
        supply clovers 1, trifoliums 9
        red clovers 43
        green clovers 13, trifoliums 15 13, sheep Edenia; Edenia
    """).play("skip")
    assert outcome(scene) == ("law", ("green",), "WIN-2")
