"""Whoever writes a line wrong is told which one, and shown how such a line is written."""

import pytest

from rules.edenia.game import EDENIA
from rules.edenia.notation.examples import EXAMPLES
from rules.kernel.refused import Unreadable
from tests.faults import told, wrong

TABLE = "1 Ari OOO o/+ +y+ ...\n"
MISTAKES = {
    "edenia": ("edenia", "edenia two 2", "édénia 9"),
    "rules": ("rules de", "règles no-43"),
    "artefacts": ("artefacts sword-3", "artefacts turbo-x"),
    "round": ("round", "round six", "manche 0", "round 6 7"),
    "first": ("first", "first blue", "premier violet"),
    "turn": ("turn", "turn nobody", "turn red, ask baa", "tour violet"),
    "walk": ("walk B3", "walk B9 east star > west"),
    "trail": ("trail B3 east star",),
    "over": ("over red", "over race, red, BAA-1"),
    "north": ("north uuu", "nord zzz uuu u*u uu*"),
    "south": ("south uuu uuu uuu", "sud u uuu u*u uu*"),
    "1": ("1 Ari", "1 Ari +++ q++ ... ..."),
    "2": ("2 +++ +++", "2 +++ o+o ... ... ..."),
    "3": ("3 ... ... +++ ... ...", "3 Ari ... hol ... ..."),
    "4": ("4 xyz ... ... ... ...",),
    "5": ("5 ... ... ... ... +++",),
    "deck": ("deck q++", "pioche perdue"),
    "supply": ("supply sheep 3", "supply clovers many", "réserve trifoliums 0"),
    "planet": ("planet", "planet Z9", "planet B1 clovers lots", "planète B1 drapeau mauve"),
    "dwarf": ("dwarf", "dwarf B7 ?", "dwarf C1 scope-4", "planète naine C1 épée:rouge"),
    "pad": ("pad", "pad D1", "téléporteur D1 cassé", "pad Q4 sabotaged"),
    "red": ("red clovers", "red horses 3", "red flags 4", "rouge trèfles deux-cents"),
    "green": ("green hidden sword", "vert caché épée", "green played turbo-9"),
    "sheep": ("red\nsheep Mars", "red\nsheep B2 up star", "rouge\nmoutons C1 nord lune"),
}


@pytest.mark.parametrize(
    ("key", "mistake"), [(key, line) for key, lines in MISTAKES.items() for line in lines]
)
def test_a_wrong_line_is_shown_how_it_is_written(key: str, mistake: str) -> None:
    """Its own number, and an example of its kind; never that of another line."""
    text = mistake if key == "1" else TABLE + mistake
    with pytest.raises(Unreadable) as caught:
        EDENIA.read_position(f"{text}\nyellow clovers 1\n")
    assert caught.value.line == len(text.splitlines())
    assert EXAMPLES[key] in told(caught.value)


@pytest.mark.parametrize("key", sorted({*EXAMPLES} - {"walk", "trail"}))
def test_every_example_can_be_read(key: str) -> None:
    """On a table where its tiles lie; a walk needs its question, which is tested elsewhere."""
    rows = ("1 Ari ... o/+ ... ...", "2 ... OOO ... ... ...", "3 ... +++ hol ... ...")
    tiles = [row for row in (*rows, "4 ... ... ... +y+ ...") if row[0] != key]
    player = ["red"] if key == "sheep" else []
    state = EDENIA.read_position("\n".join((*tiles, *player, EXAMPLES[key])))
    assert EDENIA.read_position(EDENIA.write_position(state)) == state


@pytest.mark.parametrize(
    ("typed", "kind"),
    [
        ("plannet B2 clovers 2", "planet"),
        ("drawf C1 ?", "dwarf"),
        ("shep Arridis", "sheep"),
        ("suply clovers 3", "supply"),
        ("planette B2 trèfles 2", "planet"),
        ("rouje trèfles 2", "red"),
    ],
)
def test_a_misspelt_word_at_the_beginning_is_guessed(typed: str, kind: str) -> None:
    """The line that was meant is shown."""
    with pytest.raises(Unreadable) as caught:
        EDENIA.read_position(typed)
    assert caught.value.fault.example == EXAMPLES[kind]


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        ("red trifoliums 14, sheep Edenia\ngreen clovers 1", 1, "supply trifoliums "),
        ("red clovers 40\ngreen clovers 1", 1, "supply clovers "),
        ("red hidden turbo-9\ngreen clovers 1", 1, "it has turbo-3, turbo-4, turbo-5"),
        ("red hidden turbo\ngreen clovers 1", 1, "artefacts turbo-3"),
    ],
)
def test_another_box_is_told_where_to_name_its_pieces(text: str, line: int, sentence: str) -> None:
    """A value that is not ours points at its own line and tells the line that makes it right."""
    with pytest.raises(Unreadable) as caught:
        EDENIA.read_position(text)
    assert "box" in wrong(caught.value)
    assert caught.value.line == line
    assert sentence in wrong(caught.value)


def test_a_box_of_ones_own_is_named_in_the_position() -> None:
    """Trifoliums that are left, and artefacts, as the form has lines for them."""
    state = EDENIA.read_position(
        "supply trifoliums 14 8 7\nartefacts turbo-9 gromout\n"
        "red trifoliums 14, hidden turbo-9, sheep Edenia"
    )
    assert state.trifoliums == (14, 8, 7)
    assert state.artefacts == ("gromout", "turbo-9")
    assert EDENIA.read_position(EDENIA.write_position(state)) == state
