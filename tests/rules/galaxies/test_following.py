"""Following: FOL, and the planets that have to do with it."""

from rules.galaxies.events import Declined, Followed, Gained
from rules.galaxies.faces import Face
from tests.rules.galaxies.scenario import A, B, C, mat, planet, scene


def test_fol_1_the_others_are_asked_once_clockwise() -> None:
    """From the player in turn on."""
    able = mat(culture=2)
    table = scene(able, able, able, able, turn=C, rolled="energy move").do("use energy")
    asked = []
    while table.who != "gold":
        asked.append(table.who)
        table.do("no")
    assert asked == ["ivory", "azure", "crimson"]
    assert table.options[:1] == ["use move"]


def test_fol_2_following_costs_one_culture_paid_first() -> None:
    """Two after `toll`."""
    table = scene(mat(), mat(culture=3, energy=0), rolled="energy move").do("use energy", "follow")
    assert table.told(Followed)[0].price == 1
    assert table.has(B) == (2, 2)
    dear = scene(mat(), mat(culture=3, energy=0), rolled="energy move", toll=True)
    assert dear.do("use energy", "follow").has(B) == (2, 1)
    poor = scene(mat(), mat(culture=1), rolled="energy move", toll=True).do("use energy")
    assert poor.who == "azure"


def test_fol_3_a_follower_acts_as_if_he_had_rolled_it() -> None:
    """Own ships, own colonies, own prices; actions for one's own turn are not open to him."""
    follower = mat(colonies="nibiru jakks", energy=2, culture=1)
    table = scene(mat(energy=2), follower, rolled="colony move").do("use colony", "upgrade 2e")
    table.do("follow")
    assert table.options == ["upgrade 2e", "colony jakks"]
    assert table.refusal("colony nibiru") == ("own-turn-only", "CRD-3")
    table.do("upgrade 2e")
    assert table.has(B) == (0, 0)


def test_fol_4_who_cannot_pay_or_perform_is_not_asked() -> None:
    """An upgrade must be payable after the culture for following."""
    broke = scene(mat(), mat(culture=0), rolled="energy move").do("use energy")
    assert broke.who == "azure"
    idle = scene(mat("jakks 0, home"), mat(culture=3), rolled="diplomacy move")
    assert idle.do("use diplomacy").who == "azure"
    last = scene(mat(energy=2), mat(energy=0, culture=2), rolled="colony move")
    assert last.do("use colony", "upgrade 2e").who == "azure"


def test_fol_5_a_follow_cannot_be_followed() -> None:
    """Each follows a die once, any number of dice per turn."""
    able = mat(culture=5)
    table = scene(able, able, able, rolled="energy energy").do("use energy", "follow")
    assert table.who == "gold"
    table.do("follow", "use energy", "follow")
    assert (table.who, table.state.mats[B].culture) == ("gold", 3)


def test_fol_6_repeated_and_granted_actions_are_not_followed() -> None:
    """Piedes repeats a die; only the colony die that brought it is followed."""
    piedes = mat(colonies="piedes", energy=0)
    table = scene(piedes, mat(culture=1, energy=0), rolled="energy colony move")
    table.do("use energy", "no", "use colony", "colony piedes")
    assert table.has(A) == (4, 1)
    assert (table.who, table.told(Followed)) == ("azure", [])


def test_fol_7_what_one_follower_changes_the_next_finds() -> None:
    """The second follower's planet is gone."""
    one, two = mat("jakks 1, home", culture=2), mat("jakks 1, home", culture=2)
    table = scene(mat("jakks 0, home"), one, two, rolled="diplomacy move")
    table.do("use diplomacy", "follow")
    assert planet("jakks") in table.state.mats[B].colonies
    table.do(table.options[0])
    assert table.who == "azure"


def test_pln_14_birkomius_gains_for_every_follow_that_comes() -> None:
    """EX-7: also for the die that brought it, with `toll` for 2 culture."""
    watcher = mat(colonies="birkomius nibiru", culture=0, energy=0)
    table = scene(watcher, mat(culture=7), rolled="colony colony energy")
    table.do("use colony", "colony birkomius")
    assert table.state.bay.watch_culture
    table.do("no", "use colony")
    assert table.state.bay.toll
    table.do("no", "use energy", "follow")
    assert table.state.mats[B].culture == 5
    assert table.state.mats[A].culture == 1
    assert table.told(Gained)[0].cause == "watch"


def test_pln_15_nibiru_makes_follows_dearer_once() -> None:
    """A toll that is on already has no effect."""
    owner = mat(colonies="nibiru", energy=0, culture=0)
    table = scene(owner, mat(culture=1), rolled="colony colony energy")
    table.do("use colony")
    assert table.state.bay.toll
    assert table.refusal("use colony") == ("nothing-for-colony", "ACT-2")


def test_pln_18_zavodnick_lets_everybody_perform_a_face_for_nothing() -> None:
    """The free follows come before that of the colony die."""
    owner = mat(colonies="zavodnick", energy=0, culture=0)
    table = scene(owner, mat(culture=1, energy=0), rolled="colony move").do("use colony")
    assert table.options == ["use move", "use energy"]
    table.do("use energy")
    assert (table.who, table.options) == ("crimson", ["follow", "no"])
    table.do("follow")
    assert (table.has(A), table.has(B)) == ((2, 0), (2, 1))
    assert table.options == ["follow", "no"]
    assert table.do("no").options[0] == "use move"


def test_pln_19_piedes_repeats_only_complete_dice() -> None:
    """Not the colony die that is being resolved."""
    owner = mat(colonies="piedes", energy=0, culture=0)
    table = scene(owner, mat(culture=0), rolled="energy colony colony")
    assert table.refusal("use colony") == ("nothing-for-colony", "ACT-2")
    table.do("use energy")
    assert table.state.bay.complete == (Face.ENERGY,)
    table.do("use colony", "colony piedes")
    assert table.has(A) == (4, 0)


def test_a_follow_that_is_not_wanted_is_told() -> None:
    """It is public who could have followed."""
    table = scene(mat(), mat(culture=3), rolled="energy move").do("use energy", "no")
    assert table.told(Declined)[0].seat == B
