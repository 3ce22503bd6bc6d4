"""Why a command of The Little Prince is refused: the fact, its rule, and something that works."""

import pytest

from edenia_tui.games.prince.words.words import WORDS
from edenia_tui.language.speech import LANGUAGES
from rules.kernel.refused import NotACommand
from rules.prince.game import PRINCE
from rules.prince.reasons import Reason
from rules.prince.rulebook import rulebook
from tests.games.edenia.words import unspeakable
from tests.games.prince.words.hearing import listener
from tests.rules.prince.scenario import Scene, drawn, opening


def over() -> Scene:
    """A game that has ended."""
    scene = opening(3)
    while PRINCE.outcome(scene.state) is None:
        scene.play(scene.choices[0])
    return scene


def drained() -> Scene:
    """A game in which the centre was drawn from four times."""
    scene = opening(3)
    for _ in range(4):
        scene.play("centre")
        while scene.state.stack is not None:
            scene.play(scene.choices[0])
    return scene


HIDDEN = drawn(2, "centre", "c4", "c9", "c17")
TABLES: dict[Reason, tuple[Scene, str]] = {
    Reason.GAME_OVER: (over(), "centre"),
    Reason.CHANCE_DECIDES: (opening(3).play("centre"), "take c9"),
    Reason.NOT_ASKED: (opening(3), "draw c9"),
    Reason.CHOOSE_FIRST: (opening(3), "take c9"),
    Reason.CHOSEN_ALREADY: (drawn(3, "centre", "c4", "c9", "c17"), "uphill"),
    Reason.STACK_EMPTY: (drained(), "centre"),
    Reason.TAKE_FIRST: (drawn(3, "centre", "c4", "c9", "c17"), "name coral"),
    Reason.NAME_FIRST: (drawn(3, "centre", "c4", "c9", "c17").play("take c4"), "take c9"),
    Reason.HIDE_FIRST: (HIDDEN, "take c9"),
    Reason.NOT_OFFERED: (drawn(3, "character", "king", "vain", "prince"), "take hunter"),
    Reason.NOTHING_HIDDEN: (
        drawn(2, "centre", "c4", "c9", "c17").play("hide c4", "take hidden"),
        "take hidden",
    ),
    Reason.NOT_FOR_MANY: (drawn(3, "centre", "c4", "c9", "c17"), "hide c9"),
    Reason.NOT_FOR_TWO: (HIDDEN, "name coral"),
    Reason.HAS_TILE: (drawn(3, "centre", "c4", "c9", "c17").play("take c4"), "name amber"),
    Reason.NO_SUCH_SEAT: (drawn(3, "centre", "c4", "c9", "c17").play("take c4"), "name topaz"),
    Reason.NOT_IN_STACK: (opening(3).play("centre"), "draw u1"),
    Reason.ALL_DRAWN: (opening(3).play("centre", "draw c4"), "draw c4"),
}
"""A table and a command for every reason."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_is_said_with_its_rule(reason: Reason, language: str) -> None:
    """In two lines at most, with a rule of the book and the example."""
    scene, command = TABLES[reason]
    refused = scene.refused(command)
    assert refused.reason is reason
    hearer = listener(language, len(scene.state.planets))
    lines = WORDS.refusal(hearer, command, refused, "take c9")
    assert len(lines) <= 2
    assert [fault for line in lines for fault in unspeakable(line)] == []
    assert refused.rule in " ".join(lines)
    assert refused.rule in rulebook().ids()
    assert "take c9" in " ".join(lines)


@pytest.mark.parametrize(
    ("reason", "language", "expected"),
    [
        (
            Reason.NOT_OFFERED,
            "en",
            "Not there: hunter. On offer: vain man, king, Little Prince (RND-2).",
        ),
        (
            Reason.NOT_OFFERED,
            "fr",
            "Pas au choix : chasseur. Il y a : vaniteux, roi, petit prince (RND-2).",
        ),
        (Reason.HAS_TILE, "en", "Anna has a tile in this round already (RND-2)."),
        (Reason.STACK_EMPTY, "fr", "Pile épuisée : centre (RND-6)."),
        (Reason.NO_SUCH_SEAT, "fr", "Personne ne joue Topaze (RND-2)."),
    ],
)
def test_a_refusal_begins_with_the_fact(reason: Reason, language: str, expected: str) -> None:
    """What was wrong, in words of the table."""
    scene, command = TABLES[reason]
    hearer = listener(language, len(scene.state.planets))
    told = " ".join(WORDS.refusal(hearer, command, scene.refused(command), "take c9"))
    assert told.startswith(expected)


@pytest.mark.parametrize(
    ("typed", "language", "expected"),
    [
        ("take", "en", "'take' is no command. take needs a tile. Try: take c9."),
        ("nommer", "fr", "'nommer' n'est pas une commande. nommer demande un joueur."),
    ],
)
def test_what_a_verb_needs_is_told(typed: str, language: str, expected: str) -> None:
    """Where the verb was understood."""
    scene, hearer = drawn(3, "centre", "c4", "c9", "c17"), listener(language)
    with pytest.raises(NotACommand) as caught:
        PRINCE.read_action(scene.state, WORDS.canonical(hearer, typed))
    lines = WORDS.not_a_command(hearer, caught.value.retyped(typed), "take c9")
    assert " ".join(lines).startswith(expected)
