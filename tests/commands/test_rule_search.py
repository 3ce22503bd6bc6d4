"""Questions as people ask them, in both languages, and the rules that answer them."""

import pytest

from edenia_tui.games.registry import GAMES
from edenia_tui.lookup.of_game import rule_search
from edenia_tui.lookup.spelling import meant_by
from edenia_tui.lookup.stemming import stem
from edenia_tui.lookup.vocabulary import Vocabulary

ANSWERED_FIRST = [
    ("leap pay own sheep", "LEAP-2"),
    ("can I jump over my own sheep for free?", "LEAP-2"),
    ("must I pay again on the way back", "LEAP-2"),
    ("sauter par-dessus mon propre mouton", "LEAP-2"),
    ("deux moutons sur la même planète naine", "LEAP-4"),
    ("planète naine occupée", "LEAP-4"),
    ("how many sheep fit on a habitable planet", "HAB-3"),
    ("tie", "ED-1"),
    ("égalité", "ED-1"),
    ("who wins a tie at prestige", "ED-1"),
    ("dé trou noir", "HOLE-1"),
    ("wormhole dice", "HOLE-1"),
    ("how often through the black hole", "HOLE-3"),
    ("combien de fois par le trou noir", "HOLE-3"),
    ("can I teleport between colours", "TEL-2"),
    ("prix téléportation", "TEL-2"),
    ("repair a pad", "TEL-1"),
    ("who begins", "SET-3"),
    ("qui commence", "SET-3"),
    ("how many clovers at the beginning", "SET-1"),
    ("rotate tile", "MOV-4"),
    ("tourner une tuile", "MOV-4"),
    ("second tile in one turn", "MOV-4"),
    ("infinite loop", "MOV-5"),
    ("boucle", "MOV-5"),
    ("turn round", "MOV-2"),
    ("demi-tour", "MOV-2"),
    ("pass my turn", "SKIP-1"),
    ("passer son tour", "SKIP-1"),
    ("pass with an artefact", "SKIP-2"),
    ("nothing can move", "MOV-7"),
    ("aucun mouton ne peut bouger", "MOV-7"),
    ("blocked start", "MOV-6"),
    ("relay station bounce", "RIM-2"),
    ("station relais trèfle", "RIM-2"),
    ("tunnel", "RIM-1"),
    ("steal a flag", "HAB-2"),
    ("remplacer un drapeau", "HAB-2"),
    ("protect my flag", "ART-6"),
    ("protéger mon drapeau", "ART-6"),
    ("search artefact dwarf planet", "DWA-2"),
    ("exactly 42", "WIN-2"),
    ("quarante-deux points", "WIN-2"),
    ("forty-two", "WIN-2"),
    ("what is a flag worth", "PTS-1"),
    ("children", "OPT-2"),
    ("enfants", "OPT-2"),
    ("game length", "END-3"),
    ("durée de la partie", "END-3"),
    ("hidden artefacts opponents see", "SEC-1"),
    ("telescope", "ART-4"),
    ("extra turn", "ART-7"),
    ("no-42", "OPT-1"),
    ("junction black hole", "ED-3"),
    ("bifurcation trou noir", "ED-3"),
    ("order of tiles under the deck", "ED-2"),
    ("Sheepscope", "ART-4"),
    ("money back to the bank", "CLO-1"),
    ("stop anywhere I like", "MOV-1"),
    ("three sheep on Edenia", "WIN-1"),
    ("trois moutons sur Edenia", "WIN-1"),
    ("beam to another portal", "TEL-2"),
    ("can my sheep leave Edenia", "EDE-1"),
    ("back to Arridis", "ARR-1"),
    ("revenir sur Arridis", "ARR-1"),
    ("speed past a planet", "ART-2"),
    ("artefact after the move", "ART-1"),
    ("artefact pendant le déplacement", "ART-1"),
    ("pocket", "ART-8"),
    ("clovers on a new planet", "HAB-1"),
    ("qui voit les tuiles piochées", "SEC-2"),
]
ANSWERED_SOON = [
    ("how does the die work in the black hole", "HOLE-1"),
    ("two sheep on one pad", "LEAP-4"),
    ("teleport cost", "TEL-2"),
    ("réparer un téléporteur saboté", "TEL-1"),
    ("teleport twice", "TEL-4"),
    ("combien vaut un drapeau", "PTS-1"),
    ("last trifolium", "WIN-3"),
    ("dernier Trifolium", "WIN-3"),
    ("several victories at once", "END-1"),
    ("used artefacts still score", "ART-9"),
]


EXO_ANSWERED_FIRST = [
    ("tie", "TIE-1"),
    ("who wins", "END-2"),
    ("qui gagne", "END-2"),
    ("when does the game end", "END-1"),
    ("fin de la partie", "END-1"),
    ("diagonal", "LINE-1"),
    ("diagonales", "LINE-1"),
    ("does the star count", "LINE-4"),
    ("l'étoile coupe la ligne", "LINE-4"),
    ("gap in a line", "LINE-4"),
    ("case vide", "LINE-4"),
    ("four in a row", "LINE-2"),
    ("quatre planètes alignées", "LINE-2"),
    ("two features", "LINE-3"),
    ("may I pass", "TAKE-1"),
    ("passer mon tour", "TAKE-1"),
    ("take two planets", "TAKE-1"),
    ("covered planet", "TAKE-2"),
    ("planète recouverte", "TAKE-2"),
    ("can I move a planet", "PUT-3"),
    ("déplacer une planète", "PUT-3"),
    ("first planet", "PUT-1"),
    ("première planète", "PUT-1"),
    ("où poser la planète suivante", "PUT-2"),
    ("who begins", "SET-3"),
    ("qui commence", "SET-3"),
    ("edges of the galaxy", "SET-3"),
    ("pyramid", "SET-1"),
    ("what covers b 2", "SET-2"),
    ("shared victory", "TIE-2"),
    ("victoire partagée", "TIE-2"),
]
GALAXIES_ANSWERED_FIRST = [
    ("what does following cost", "FOL-2"),
    ("combien coûte suivre", "FOL-2"),
    ("how many dice do I roll", "TRN-1"),
    ("combien de dés", "TRN-1"),
    ("reroll price", "ROL-1"),
    ("relancer gratuitement", "ROL-1"),
    ("what does the converter do", "CON-1"),
    ("convertisseur", "CON-1"),
    ("two ships on one planet", "MOV-3"),
    ("from surface to orbit", "MOV-2"),
    ("who wins a tie", "END-4"),
    ("égalité de points", "END-4"),
    ("fin de la partie", "END-1"),
    ("upgrade price", "UPG-1"),
    ("hire a pilot", "HIR-2"),
    ("engager un pilote", "HIR-2"),
    ("explore the black", "BLK-1"),
    ("piste de danger", "DNG-1"),
    ("the Rogue attacks", "SOL-10"),
    ("renégate niveau 6", "SOL-13"),
    ("secret mission", "SET-3"),
    ("what is Helios in the small box", "ED-1"),
    ("more than 7 energy", "ACQ-3"),
    ("plus de 7 énergies", "ACQ-3"),
    ("badges", "BDG-1"),
]
FIRST = [
    *(("edenia", *asked) for asked in ANSWERED_FIRST),
    *(("exo", *asked) for asked in EXO_ANSWERED_FIRST),
    *(("galaxies", *asked) for asked in GALAXIES_ANSWERED_FIRST),
]


@pytest.mark.parametrize(("game", "question", "rule"), FIRST)
def test_the_best_answer_comes_first(game: str, question: str, rule: str) -> None:
    """Whoever asks reads the right rule at once."""
    assert rule_search(game).find(question)[0] == rule


@pytest.mark.parametrize(("question", "rule"), ANSWERED_SOON)
def test_a_neighbour_may_come_before(question: str, rule: str) -> None:
    """Where two rules say nearly the same, both are among the first three."""
    assert rule in rule_search("edenia").find(question)[:3]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_title_finds_its_rule(language: str, game: str) -> None:
    """The words of a title lead to its rule first."""
    missed = [
        rule.id
        for rule in GAMES[game].game.rulebook.rules(language)
        if rule_search(game).find(rule.title)[0] != rule.id
    ]
    assert missed == []


def test_case_and_accents_do_not_matter() -> None:
    """People type as they like."""
    find = rule_search("edenia").find
    assert find("TÉLÉPORTEUR SABOTÉ") == find("teleporteur sabote")


def test_words_that_tell_nothing_change_nothing() -> None:
    """A whole sentence is as good as its words."""
    find = rule_search("edenia").find
    assert find("can I leap over the sheep of an opponent?") == find("leap over sheep opponent")
    assert find("what is this?") == []
    assert find("how many?") == []


def test_accents_tell_the_die_from_the_article() -> None:
    """French dé is asked for; French de is not."""
    assert rule_search("edenia").find("dé")[0] == "HOLE-1"
    assert rule_search("edenia").find("de") == []


def test_a_mistake_in_spelling_leads_near() -> None:
    """What was meant is found; where more than a letter or two is wrong, what would fit is offered."""
    assert rule_search("edenia").find("teleprter") == rule_search("edenia").find("teleporter")
    assert rule_search("edenia").find("telepo") == []
    assert "TEL-2" in rule_search("edenia").near("telepo")
    assert rule_search("edenia").near("qqqq") == []


def test_no_question_takes_long() -> None:
    """However much is asked, only twenty different words at the beginning are looked at."""
    search = rule_search("edenia")
    assert search.find("leap " * 10_000 + "x" * 100_000) == search.find("leap")
    few, many = (" ".join(f"sheepp{n}" for n in range(most)) for most in (20, 5_000))
    assert search.find(f"{many} leap") == search.find(few)
    assert search.near(f"{many} leap") == search.near(few) != []
    assert search.find(f"{'the ' * 5_000} leap") == search.find("leap")


@pytest.mark.parametrize(
    ("one", "other", "akin"),
    [
        ("leaping", "leap", True),
        ("stopped", "stop", True),
        ("teleporter", "teleportation", True),
        ("saut", "sauter", True),
        ("pay", "payez", True),
        ("ties", "tie", True),
        ("pad", "path", False),
        ("place", "planet", False),
        ("star", "start", False),
        ("r2-m2", "r2", False),
    ],
)
def test_forms_of_a_word_are_known_without_their_endings(
    one: str, other: str, *, akin: bool
) -> None:
    """English and French endings are cut off, as long as a word is left."""
    assert (stem(one) == stem(other)) is akin


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("dwraf", ["dwarf"]),
        ("tunel", []),
        ("habitabel", ["habitable"]),
        ("telprter", ["teleporter"]),
        ("pizza", []),
        ("star", []),
        ("xdwarf", []),
    ],
)
def test_small_mistakes_in_spelling_are_forgiven(typed: str, meant: list[str]) -> None:
    """Two letters that changed places; in longer words one mistake, in long ones two."""
    assert meant_by(typed, ["dwarf", "tunnel", "habitable", "teleporter", "start"]) == meant


def test_a_vocabulary_is_read_from_text() -> None:
    """Groups, words that tell nothing, comments."""
    text = "# A comment\nleap, Jump, saut, hop over\n\n- the, à, what if\n? how many, combien\n"
    words = Vocabulary(text)
    assert words.synonyms("jump") == {"leap", "saut", "hop-over"}
    assert words.synonyms("jumping") == {"leap", "jump", "saut", "hop-over"}
    assert words.synonyms("comment") == set()
    assert words.words_of("The SAUT, à R2-M2") == ["saut", "r2-m2", "r2", "m2"]
    assert words.words_of("What if I hop over?") == ["i", "hop-over", "hop", "over"]
    assert words.words_of("how many, combien, how") == ["?how-many", "?how-many", "how"]
    assert words.words_of("don't, puis-je, va-t-il") == ["puis", "va"]


def test_an_id_in_a_question_counts_most() -> None:
    """Even in pieces it leads to its rule."""
    find = rule_search("edenia").find
    assert find("leap-4 clover skip supply")[0] == "LEAP-4"
    assert find("tel 2")[0] == "TEL-2"
    assert set(find("dwa")) == {"DWA-1", "DWA-2", "DWA-3"}
