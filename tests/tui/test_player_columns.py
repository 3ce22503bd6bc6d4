"""Players in columns: what is told first where there is little room, and what is left for more."""

from edenia_tui.games.way import Way
from edenia_tui.tui.widgets.player_columns import PlayerColumns, PlayerTold
from rules.kernel.seat import Seat

BLOCKS = ("#", ".")


def player(name: str, race: int, points: int) -> PlayerTold:
    """Somebody on the way to both victories."""
    ways = (
        Way("Race", f"{race}/3", "Race", f"{race}/3", race, 3),
        Way("42", f"{42 - points} to go", "42", str(points), points, 42),
    )
    return PlayerTold(Seat(0), name[0], name, ways, "2* 1~", is_next=False)


TOLD = (player("Anna", 1, 30), player("Benedict", 0, 7))


def test_numbers_stand_below_each_other_in_one_row_each() -> None:
    """At the width of the smallest terminal the name is cut, and no number."""
    columns = PlayerColumns(TOLD, 20, None)
    assert columns.head("Players", 4) == "Players    Race 42"
    rows = [*columns.rows()]
    assert [row.name + row.numbers for row in rows] == [
        "Anna    1/3 30 2* 1~",
        "Benedi  0/3  7 2* 1~",
    ]
    assert not any(row.below for row in rows)


def test_bars_come_where_there_is_room_and_facts_go_below() -> None:
    """Few steps have a column each; a bar is no longer than its room."""
    first, second = PlayerColumns(TOLD, 30, BLOCKS).rows()
    assert first.numbers.split() == ["#..", "1/3", "####..", "30"]
    assert second.numbers.split() == ["...", "0/3", "#.....", "7"]
    assert (first.below, second.below) == ("2* 1~", "2* 1~")
    (whole, _) = PlayerColumns(TOLD, 60, BLOCKS).rows()
    assert whole.numbers.endswith(" 2* 1~")
