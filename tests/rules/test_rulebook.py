"""The rulebook of the kernel: reading rules from text, editions, and looking rules up."""

from textwrap import dedent

import pytest

from rules.kernel.refused import Unreadable
from rules.kernel.rulebook import Origin, Paragraph, Rule, Rulebook, read_rules
from tests.faults import told, wrong

TEXT = """\
# Moving

[MOV-1] Go on
Your sheep goes on
until something stops it.
(printed)

[MOV-2] Turn round
Only at the start.
(ours) Nobody says
when.

# Points
[PTS-10] Counting
All count.
(fr) French
points.
(en) English points.
(fr prints) One thing.
(en prints) Another.
(we play) The first.
(partly ours) Not all is printed.
"""


def book() -> Rulebook:
    """A small rulebook in two languages."""
    french = "# Bouger\n[MOV-1] Avancer\nTout droit.\n(printed fr)\n"
    return Rulebook((("en", read_rules(TEXT)), ("fr", read_rules(french))))


def unreadable(text: str) -> Unreadable:
    """Give the complaint about a text that is no rulebook."""
    with pytest.raises(Unreadable) as caught:
        read_rules(dedent(text))
    return caught.value


def test_rules_are_read_in_order_with_their_chapters() -> None:
    """Each rule knows its id, its chapter and its title."""
    found = [(rule.id, rule.chapter, rule.title) for rule in read_rules(TEXT)]
    assert found == [
        ("MOV-1", "Moving", "Go on"),
        ("MOV-2", "Moving", "Turn round"),
        ("PTS-10", "Points", "Counting"),
    ]


def test_lines_of_a_paragraph_are_joined() -> None:
    """A paragraph may be broken into lines anywhere."""
    assert read_rules(TEXT)[0].paragraphs == (
        Paragraph("Your sheep goes on until something stops it."),
    )


def test_a_mark_opens_a_paragraph_of_an_edition() -> None:
    """A paragraph for one edition ends at the next mark or rule, and may go on over lines."""
    assert read_rules(TEXT)[2].paragraphs == (
        Paragraph("All count."),
        Paragraph("French points.", "fr"),
        Paragraph("English points.", "en"),
    )


@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        ("fr", "All count. French points."),
        ("en", "All count. English points."),
        ("de", "All count."),
        (None, "All count. (fr) French points. (en) English points."),
    ],
)
def test_the_text_of_a_rule_depends_on_the_edition(edition: str | None, expected: str) -> None:
    """An edition has the common paragraphs and its own; without one, all are given and marked."""
    assert read_rules(TEXT)[2].text(edition) == expected


def test_a_rule_says_where_it_comes_from() -> None:
    """Printed, in one edition or in all; ours, with a reason that may go on over lines; or in part."""
    printed, ours, partly = read_rules(TEXT)
    assert (printed.origin, printed.printed_in, printed.reason) == (Origin.PRINTED, None, "")
    assert (ours.origin, ours.reason) == (Origin.OURS, "Nobody says when.")
    assert (partly.origin, partly.reason) == (Origin.PARTLY, "Not all is printed.")
    assert book().rule("MOV-1", "fr").printed_in == "fr"


@pytest.mark.parametrize("mark", ["", "(ours)", "(partly ours)", "(fr) Text of an edition."])
def test_a_rule_that_does_not_say_where_it_comes_from_is_unreadable(mark: str) -> None:
    """Nor may one be ours without a reason; the complaint names the rule, its line and the marks."""
    error = unreadable(f"# Chapter\n[A-1] One\n(printed)\n[A-2] Two\nText.\n{mark}\n")
    assert error.line == 4
    assert "A-2" in wrong(error)
    assert "(ours)" in wrong(error)


def test_what_editions_print_is_no_text_of_the_rule() -> None:
    """Where they are played alike, what each prints stands beside the text, with what is played."""
    rule = read_rules(TEXT)[2]
    assert rule.prints == (Paragraph("One thing.", "fr"), Paragraph("Another.", "en"))
    assert rule.played == "The first."
    assert "One thing" not in rule.text()
    assert [one.differs for one in read_rules(TEXT)] == [False, False, True]


def test_brackets_within_a_line_are_text() -> None:
    """Only a line that is a head opens a rule, and only a mark in front opens an edition."""
    (rule,) = read_rules("# Chapter\n[A-1] Title\nSee [A-1] (fr) or (en) here.\n(printed)")
    assert rule.paragraphs == (Paragraph("See [A-1] (fr) or (en) here."),)


def test_a_rule_may_have_no_text_yet() -> None:
    """A head and where it comes from are a rule with an empty text."""
    rules = read_rules("# Chapter\n[A-1] Title\n(printed)")
    assert rules == (Rule("A-1", "Chapter", "Title", ()),)
    assert rules[0].text() == ""


def test_an_empty_text_has_no_rules() -> None:
    """Blank lines and chapters alone are no mistake."""
    assert read_rules("\n \n# Chapter\n") == ()


def test_spaces_at_the_end_of_a_line_do_not_matter() -> None:
    """What nobody can see changes nothing."""
    spaced = "# Chapter  \n[A-1] Title  \nText.  \n(printed)  \n"
    assert read_rules(spaced) == read_rules("# Chapter\n[A-1] Title\nText.\n(printed)\n")


def test_a_rule_before_any_chapter_is_unreadable() -> None:
    """The complaint names the line of the rule."""
    error = unreadable("""\

        [MOV-1] Go on
        # Moving
    """)
    assert (error.line, error.column) == (2, 1)
    assert "chapter" in wrong(error)
    assert told(error).startswith("line 2, column 1: ")


def test_text_before_any_rule_is_unreadable() -> None:
    """The complaint names the line of the text and tells what was expected."""
    error = unreadable("""\
        # Moving

        Your sheep goes on.
    """)
    assert error.line == 3
    assert "expected" in wrong(error)


@pytest.mark.parametrize(
    "head",
    ["[mov-1] Go on", "[MOV] Go on", "[MOV-1]", "[MOV-1]Go on", "[MOV-1a] Go on", "MOV-1 Go on"],
)
def test_a_first_head_with_a_mistake_is_unreadable(head: str) -> None:
    """A head has an id in capitals with a number, in brackets, and a title."""
    assert unreadable(f"# Moving\n{head}\nText.").line == 2


def test_a_rule_is_found_by_its_id_in_any_case() -> None:
    """People type ids as they like."""
    assert book().rule("MOV-2", "en").title == "Turn round"
    assert book().rule("pts-10", "en").title == "Counting"


def test_a_rule_is_given_in_the_language_asked_for() -> None:
    """Each language has its own words for the same id."""
    assert book().rule("mov-1", "en").title == "Go on"
    assert book().rule("mov-1", "fr").title == "Avancer"


@pytest.mark.parametrize(("rule_id", "language"), [("MOV-3", "en"), ("MOV-2", "fr"), ("MOV", "en")])
def test_an_unknown_id_is_a_key_error(rule_id: str, language: str) -> None:
    """The error names what was asked for; an id is never cut short."""
    with pytest.raises(KeyError, match=rule_id):
        book().rule(rule_id, language)


def test_an_unknown_language_is_a_key_error() -> None:
    """Only the languages of the book can be asked for."""
    with pytest.raises(KeyError, match="de"):
        book().rules("de")


def test_ids_are_listed_in_the_order_of_the_book() -> None:
    """The first language tells the order."""
    assert book().ids() == ("MOV-1", "MOV-2", "PTS-10")


def test_rules_of_a_language_are_listed() -> None:
    """All rules of a language, and no others."""
    assert [rule.id for rule in book().rules("fr")] == ["MOV-1"]
