"""`edenia stats`: what somebody's games add up to, in sentences, as bars and as JSON."""

import json

import pytest

from edenia_tui.canvas.bars import SIGNS, WIDTH, Bar, draw_bars
from edenia_tui.games.registry import GAMES
from edenia_tui.statistics.career import Left, Wins, career_of
from edenia_tui.storage.summary import Summary
from edenia_tui.table.origin import Origin
from edenia_tui.table.seating import Sitter
from rules.kernel.seat import Seat
from tests.commands.asking import faults
from tests.rules.games import EDENIA_ROWS, record
from tests.sharing.games import RESIGNED, exo_text
from tests.sharing.program import edenia, keep
from tests.table.company import text_of

VICTORIES = GAMES["edenia"].words.victories
ANN, ZOE = Sitter("Ann", "human"), Sitter("Zoe", "human")
LAMB, RAM, ODD = Sitter("green", "lamb"), Sitter("Bob", "ram"), Sitter("Eve", "wolf")


def game(
    when: int,
    *seated: Sitter,
    winners: tuple[int, ...] = (),
    victory: str = "race",
    rounds: int = 20,
    now: tuple[Sitter, ...] = (),
    origin: Origin | None = None,
    problem: str = "",
) -> Summary:
    """Sum up a game that was last played at some time."""
    return Summary(
        f"game-{when}",
        1,
        when,
        problem=problem,
        sitters=now or seated,
        seated=seated,
        round=rounds,
        winners=tuple(map(Seat, winners)),
        victory=victory if winners else "",
        origin=origin,
    )


PLAYED = (
    game(5, ANN, LAMB, winners=(0,), rounds=18),
    game(1, ANN, LAMB, winners=(0,), victory="law", rounds=10),
    game(2, RAM, ANN, LAMB, winners=(1, 2), victory="prestige", rounds=30),
    game(3, ANN, RAM, winners=(1,), rounds=22),
    game(4, ANN, LAMB, winners=(0,), now=(Sitter("Ann", "lamb"), LAMB)),
    game(6, ANN, ODD),
    game(7, ANN, ZOE, winners=(1,)),
    game(8, LAMB, RAM, winners=(0,)),
    game(9, ANN, LAMB, winners=(0,), origin=Origin("game-1", 5)),
    game(10, problem="torn to pieces"),
)


def test_games_of_the_only_person() -> None:
    """Finished, unfinished, won; bots alone, several people and branches are left out."""
    career = career_of(PLAYED, VICTORIES)
    assert (career.finished, career.unfinished, career.won, career.shared) == (5, 1, 3, 1)
    assert career.left == Left(several_people=1, branches=1, unreadable=1)


def test_wins_by_opponent_by_victory_and_by_number() -> None:
    """A game is put down to its strongest opponent; kinds nobody played are not told."""
    career = career_of(PLAYED, VICTORIES)
    assert career.by_level == (Wins("lamb", 3, 2), Wins("ram", 2, 1))
    assert career.by_victory == (Wins("race", 3, 1), Wins("law", 3, 1), Wins("prestige", 3, 1))
    assert career.by_players == (Wins(2, 4, 2), Wins(3, 1, 1))
    assert career.rounds is not None
    assert career.rounds.median == 20


def test_series_follow_the_order_of_play() -> None:
    """Won, won, lost, resigned, won: the best series is 2, the last 1."""
    assert (career_of(PLAYED, VICTORIES).streak, career_of(PLAYED, VICTORIES).best_streak) == (1, 2)
    lost = [one for one in PLAYED if one.written < 5]
    assert (career_of(lost, VICTORIES).streak, career_of(lost, VICTORIES).best_streak) == (-2, 2)
    assert (career_of((), VICTORIES).streak, career_of((), VICTORIES).best_streak) == (0, 0)


def test_a_game_that_a_bot_ended_is_lost() -> None:
    """Whoever resigns does not win by the bot that takes the seat."""
    resigned = game(1, ANN, LAMB, winners=(0,), now=(Sitter("Ann", "lamb"), LAMB))
    assert career_of([resigned], VICTORIES).won == 0


def test_games_of_a_person_by_name() -> None:
    """Alone or with others; a name is a name in small letters, too; two of one name are nobody."""
    zoe = career_of(PLAYED, VICTORIES, " zoe ")
    assert (zoe.finished, zoe.won, zoe.by_level) == (1, 1, (Wins("human", 1, 1),))
    assert zoe.left.several_people == 0
    assert career_of(PLAYED, VICTORIES, "Ann").finished == 6
    assert career_of(PLAYED, VICTORIES, "wolf").finished == 0
    assert career_of([game(1, ZOE, ZOE, winners=(0,))], VICTORIES, "Zoe").finished == 0


def test_bars_are_of_one_length() -> None:
    """The part in one sign, the rest in the other, the same in words behind it."""
    drawn = list(draw_bars([Bar("a", 1, 2, "1 of 2"), Bar("long", 0, 3, "0 of 3")], SIGNS))
    half = WIDTH // 2
    assert drawn == [f"a     {'#' * half}{'.' * half}  1 of 2", f"long  {'.' * WIDTH}  0 of 3"]


def fill() -> None:
    """Keep two finished games against lambs, and an unfinished one that was resigned."""
    for seed in (1, 2):
        text = text_of(record(EDENIA_ROWS[0], seed)).replace("red Ann lamb", "red Ann human")
        keep(f"game-{seed}", text, seed)
    keep("open", RESIGNED, 3)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_sentences(language: str) -> None:
    """In line manner no bar is drawn, and every line can be spoken."""
    fill()
    told = edenia("stats", "--lang", language).stdout
    assert faults(told) == []
    first = {"en": "2 games finished, 1 unfinished.", "fr": "2 parties terminées, 1 en cours."}
    assert told.splitlines()[0] == first[language]


def test_a_chart_in_ascii() -> None:
    """Asked for, it is drawn in a pipe as well, in signs of a typewriter."""
    fill()
    told = edenia("stats", "--ascii").stdout
    assert "Wins by opponent\nlambs  " in told
    assert told.isascii()
    assert "Against lambs" not in told


def test_json() -> None:
    """The same facts for programs."""
    fill()
    told = json.loads(edenia("stats", "--json", "--name", "Ann").stdout)
    assert (told["format"], told["name"]) == (1, "Ann")
    (played,) = told["games"]
    assert (played["game"], played["finished"]) == ("edenia", 2)
    assert played["by_level"][0]["kind"] == "lamb"
    assert played["rounds"]["median"] > 1
    assert played["left"] == {"several_people": 0, "branches": 0, "unreadable": 0}


def test_no_games_yet() -> None:
    """One kind line, and an empty report."""
    expected = "No game of yours is kept here yet. Begin one with: edenia play.\n"
    assert edenia("stats").stdout == expected
    assert edenia("stats", "--ascii").stdout == expected
    assert edenia("stats", "--name", "Zoe\x1b").stdout == "No game of Zoe is kept here.\n"
    assert json.loads(edenia("stats", "--json").stdout)["games"] == []
    (asked,) = json.loads(edenia("stats", "--game", "exo", "--json").stdout)["games"]
    assert (asked["game"], asked["finished"], asked["rounds"]) == ("exo", 0, None)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_game_that_was_played_is_told_below_its_title(language: str) -> None:
    """Alone a game needs no title; asked for, only that one is told."""
    fill()
    alone = edenia("stats", "--lang", language).stdout
    keep("stars", exo_text(1, "human"), 4)
    exo = edenia("stats", "--lang", language, "--game", "exo").stdout
    both = edenia("stats", "--lang", language).stdout
    assert both == f"Edenia.\n{alone}EXO.\n{exo}"
    assert faults(both) == []
    points = {"en": "Won by points: ", "fr": "Victoires aux points : "}[language]
    won = "Ann" in edenia("saves", "--game", "exo").stdout.split(" in round")[0]
    assert (points in exo) is won


def test_a_game_of_bots_alone_is_nobodys() -> None:
    """What nobody played has no place in anybody's statistics."""
    keep("bots", exo_text(1), 1)
    assert edenia("stats").stdout.startswith("No game of yours")
    assert "EXO" not in edenia("stats").stdout


def test_each_game_counts_its_own_players_and_victories() -> None:
    """EXO is won by points, beside the Star or together; Edenia's kinds are not told there."""
    for seed in range(1, 7):
        keep(f"stars-{seed}", exo_text(seed, "human"), seed)
    (told,) = json.loads(edenia("stats", "--game", "exo", "--json").stdout)["games"]
    assert told["finished"] == 6
    assert told["won"] >= 1
    assert [one["kind"] for one in told["by_victory"]] == ["points", "star", "shared"]
    assert [one["kind"] for one in told["by_players"]] == [2]


def test_a_file_that_cannot_be_read_counts_for_the_game_it_names() -> None:
    """Nothing that is broken is told twice."""
    fill()
    keep("stars", exo_text(1, "human"), 4)
    keep("broken", exo_text(2, "human") + "nonsense\n", 5)
    told = {one["game"]: one for one in json.loads(edenia("stats", "--json").stdout)["games"]}
    assert told["exo"]["left"]["unreadable"] == 1
    assert told["edenia"]["left"]["unreadable"] == 0


def test_an_imported_game_is_nobodys() -> None:
    """A friend's victory does not become one's own."""
    text = text_of(record(EDENIA_ROWS[0], 1)).replace("red Ann lamb", "red Ann human")
    assert edenia("import", "-", typed=text).exit_code == 0
    told = edenia("stats").stdout.splitlines()
    assert told[0].startswith("No game of yours")
    assert told[1:] == ["1 branch or imported game is not counted."]
