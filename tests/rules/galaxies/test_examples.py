"""The examples of the rulebook: positions that show what they say."""

from importlib.resources import files

from edenia_tui.lookup.examples import read_examples
from rules.galaxies.apply import apply
from rules.galaxies.legal import legal
from rules.galaxies.notation.actions import write_action
from rules.galaxies.notation.reading import read_position
from rules.galaxies.notation.reading_actions import read_action
from rules.galaxies.notation.writing import write_position
from rules.galaxies.rulebook import rulebook
from rules.galaxies.state import State
from rules.kernel.rulebook import LANGUAGES

BOOK = files("rules.galaxies.rulebook")
EXAMPLES = read_examples(BOOK.joinpath("examples.txt").read_text("utf-8"))


def test_every_example_is_a_position_with_a_sentence_in_each_language() -> None:
    """Each belongs to a rule of the book."""
    assert set(EXAMPLES) <= set(rulebook().ids())
    for example in EXAMPLES.values():
        assert set(example.sentences) == {*LANGUAGES}
        assert legal(read_position(example.position))


def test_dice_do_what_the_examples_say() -> None:
    """ROL-1, CON-1: the second reroll costs 1 energy; two dice are spent and a third is turned."""
    assert _told("ROL-1", "azure")[0] == "level 1, energy 2, culture 1"
    for dice in ("reroll move", "reroll all"):
        assert _told("ROL-1", "azure", "reroll", dice)[0] == "level 1, energy 1, culture 1"
    converting = ("convert", "change energy", "to culture", "spend move", "spend move")
    assert _told("CON-1", "dice", *converting) == ["culture colony"]


def test_following_goes_as_the_examples_say() -> None:
    """FOL-3, PLN-15: 3 for the one in turn, 2 for the follower; who cannot pay 2 is not asked."""
    assert _told("FOL-3", "azure", "use energy", "follow")[0] == "level 3, energy 3, culture 1"
    assert _told("FOL-3", "crimson", "use energy", "follow")[0] == "level 1, energy 2, culture 0"
    after = _played("PLN-15", "use energy")
    assert "waiting gold, as rolled" in write_position(after)
    assert _choices(after) == ["follow", "no"]
    assert _told("PLN-15", "gold", "use energy", "follow")[0] == "level 1, energy 4, culture 0"


def test_ships_go_where_the_examples_say() -> None:
    """MOV-3, PLN-8, PAT-6: not into the own orbit; to a symbol; begun on number 1."""
    places = _choices(_played("MOV-3", "use move", "ship home"))
    assert "go jakks surface" in places
    assert "go jakks orbit" not in places
    assert "helios" in _told("PLN-8", "azure", "use colony", "go helios orbit 3")[2]
    moved = _told("PAT-6", "azure", "use move", "ship aurora", "go maia orbit")
    assert "aurora at maia orbit 1 with lightspeeder" in moved


def test_planets_are_colonised_as_the_examples_say() -> None:
    """ADV-2, ADV-3, COL-1: what reaches the symbol colonises, all ships go home, the row has a gap."""
    paid = _told("ADV-2", "azure", "use colony", "colony padraigin-3110")
    assert paid[:3] == [
        "level 1, energy 0, culture 1",
        "ships home, home",
        "colonies padraigin-3110 leandra",
    ]
    assert "colonies jakks" in _told("ADV-3", "azure", "use diplomacy")
    assert "colonies mared" in _told("COL-1", "azure", "use economy")
    assert "ships home, home" in _told("COL-1", "crimson", "use economy")
    assert _told("COL-1", "row", "use economy") == ["helios jakks maia ."]


def test_what_is_offered_is_what_the_examples_say() -> None:
    """UPG-1, PSH-2, HIR-2, EXP-1: no more and no less."""
    assert _choices(_played("UPG-1", "use colony")) == ["upgrade 3e"]
    assert "ships helios orbit, maia orbit 1, jakks surface" in _told(
        "PSH-2", "crimson", "use colony"
    )
    hiring = [choice for choice in _choices(_played("HIR-2")) if choice.startswith("hire")]
    assert hiring == ["hire lightspeeder"]
    assert _choices(_played("HIR-2", *hiring)) == [
        "fly aurora energy energy",
        "fly intrepid energy energy",
    ]
    exploring = _choices(_played("EXP-1", "use move", "ship home", "go black"))
    assert exploring == ["take old-library", "take pebble", "draw"]


def test_danger_is_left_as_the_example_says() -> None:
    """DNG-3: one advance, and the ship is in the black."""
    assert "ships home, reef danger 1" in _told("DNG-3", "azure")
    assert "ships home, black" in _told("DNG-3", "azure", "use diplomacy")


def _played(rule: str, *commands: str) -> State:
    state = read_position(EXAMPLES[rule].position)
    for command in commands:
        state = apply(state, read_action(state, command)).state
    return state


def _choices(state: State) -> list[str]:
    return [write_action(action) for action in legal(state)]


def _told(rule: str, key: str, *commands: str) -> list[str]:
    """Give what the position tells under a word, line by line."""
    told: dict[str, list[str]] = {}
    word = ""
    for line in write_position(_played(rule, *commands)).splitlines():
        if line[0] != " ":
            word, _, line = line.partition(" ")  # noqa: PLW2901
        told.setdefault(word, []).append(line.strip())
    return told[key]
