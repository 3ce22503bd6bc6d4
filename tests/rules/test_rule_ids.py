"""Rule ids hold code, tests and rulebook together, in every game: none is missing, none is invented."""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import rules
from rules.kernel.rulebook import LANGUAGES, Origin, Rule, Rulebook
from tests.rules.games import ROWS

CODE = Path(rules.__file__).parent
GAMES = {row.game.name: row for row in ROWS}
BOOKS: dict[str, Rulebook] = {name: row.game.rulebook for name, row in GAMES.items()}

ID = re.compile(r"\b[A-Z]+-\d{1,2}\b(?!-)")
"""Two digits at most, and nothing behind them: the planets MJ-120210 and BSW-10-1 are no rules."""
PLACEHOLDER = "ID-1"
"""How the kernel shows the form of an id; no rule of a game."""

LONGEST_REASON = 170
"""What can be heard at once."""

EDITIONS = {"edenia": ["fr", "en"], "galaxies": ["teg", "uteg"]}
"""In the order in which each book names them; other games have one edition."""

every_game = pytest.mark.parametrize("game", BOOKS)
every_rule = pytest.mark.parametrize(
    ("game", "rule_id"), [(game, rule_id) for game, book in BOOKS.items() for rule_id in book.ids()]
)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def editions_in(rule: Rule) -> list[str]:
    """List the editions of which a rule says something."""
    return [said.edition for said in (*rule.paragraphs, *rule.prints) if said.edition]


@cache
def ids_in(folder: Path) -> dict[str, str]:
    """Every id that code under a folder names, with a file and line to look at."""
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("*.py")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for name in ID.findall(line):
                found.setdefault(name, f"{path.relative_to(CODE.parent)}:{number}")
    return found


@cache
def functions_that_test(game: str) -> list[str]:
    """The names of all test functions of a game."""
    return [
        node.name
        for path in sorted(GAMES[game].tests.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


@every_rule
def test_each_rule_has_a_test_that_names_it(game: str, rule_id: str) -> None:
    """A rule MOV-4 has a test whose name begins with test_mov_4_."""
    beginning = f"test_{rule_id.lower().replace('-', '_')}_"
    assert [name for name in functions_that_test(game) if name.startswith(beginning)] != []


@every_rule
def test_each_rule_is_named_where_it_is_carried_out(game: str, rule_id: str) -> None:
    """Somewhere in the code of its game each rule is named, so that a reader finds it."""
    assert rule_id in ids_in(GAMES[game].code)


@every_game
def test_code_names_no_rule_the_rulebook_does_not_have(game: str) -> None:
    """An id in the code of a game, a refusal's or a comment's, can always be looked up."""
    known = BOOKS[game].ids()
    assert {name: at for name, at in ids_in(GAMES[game].code).items() if name not in known} == {}


@pytest.mark.parametrize("folder", ["kernel", "bots"])
def test_what_games_share_names_no_rule_of_a_game(folder: str) -> None:
    """Kernel and bots know no rule but the placeholder."""
    assert set(ids_in(CODE / folder)) <= {PLACEHOLDER}


@every_game
def test_tests_name_no_rule_the_rulebook_does_not_have(game: str) -> None:
    """A test that is named like the test of a rule belongs to a rule of the rulebook."""
    ids = BOOKS[game].ids()
    chapters = "|".join(sorted({rule_id.partition("-")[0].lower() for rule_id in ids}))
    form = re.compile(rf"test_({chapters})_(\d+)_")
    named = {
        match[1].upper() + "-" + match[2]
        for match in map(form.match, functions_that_test(game))
        if match
    }
    assert named - set(ids) == set()


@every_game
def test_all_languages_have_the_same_rules_in_the_same_order(game: str) -> None:
    """English and French list the same ids."""
    book = BOOKS[game]
    lists = {language: [rule.id for rule in book.rules(language)] for language in LANGUAGES}
    assert set(lists) == {"en", "fr"}
    assert lists["en"] == lists["fr"]


@every_language
@every_game
def test_no_rule_stands_twice(game: str, language: str) -> None:
    """Each id is given once."""
    counts = Counter(rule.id for rule in BOOKS[game].rules(language))
    assert [rule_id for rule_id, number in counts.items() if number > 1] == []


@every_language
@every_game
def test_no_rule_has_swallowed_another(game: str, language: str) -> None:
    """No text holds a head in brackets: a head with a mistake would be read as text."""
    texts = {rule.id: rule.text() for rule in BOOKS[game].rules(language)}
    assert {rule_id: text for rule_id, text in texts.items() if not text or "[" in text} == {}


@every_rule
def test_editions_differ_in_the_same_places(game: str, rule_id: str) -> None:
    """A paragraph for one edition stands in both languages, or in neither."""
    english, french = (
        [paragraph.edition for paragraph in BOOKS[game].rule(rule_id, language).paragraphs]
        for language in LANGUAGES
    )
    assert english == french


@every_rule
def test_each_rule_says_in_every_language_whether_it_is_printed(game: str, rule_id: str) -> None:
    """Both languages say the same, and why where it is ours, in a few words."""
    english, french = (BOOKS[game].rule(rule_id, language) for language in LANGUAGES)
    assert (english.origin, english.printed_in) == (french.origin, french.printed_in)
    for rule in (english, french):
        is_ours = rule.origin is not Origin.PRINTED
        assert bool(rule.reason) is is_ours
        assert not is_ours or rule.reason.endswith(".")
        assert len(rule.reason) <= LONGEST_REASON


@every_rule
def test_where_editions_differ_each_is_told_and_what_is_played(game: str, rule_id: str) -> None:
    """Two editions or none, in both languages; what is played is told where it is one for all."""
    for language in LANGUAGES:
        rule = BOOKS[game].rule(rule_id, language)
        assert editions_in(rule) in ([], EDITIONS.get(game, []))
        assert bool(rule.played) is bool(rule.prints)
        assert bool(rule.prints) is bool(BOOKS[game].rule(rule_id, "en").prints)


@every_language
@every_game
def test_rules_name_only_rules_that_exist(game: str, language: str) -> None:
    """A rule that points to another by its id points to one that is there."""
    book = BOOKS[game]
    texts = (
        text for rule in book.rules(language) for text in (rule.text(), rule.reason, rule.played)
    )
    named = {name for text in texts for name in ID.findall(text)}
    assert named - set(book.ids()) == set()
