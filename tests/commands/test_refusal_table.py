"""Every refusal the rules can give, by rule, reason and facts: the tables are in `refusals_*.txt`."""

import json
import re
from inspect import getsource

import pytest

from edenia_tui.games.registry import GAMES
from edenia_tui.language.citing import origin_of
from edenia_tui.language.speech import speech
from rules.edenia import refusal as refusals
from rules.edenia import refusal_plays, refusal_starts
from rules.edenia.reasons import Reason
from rules.exo import refusal as exo_refusals
from rules.exo.reasons import Reason as ExoReason
from rules.galaxies import refusal as galaxies_refusals
from rules.galaxies import refusal_cards, refusal_dice, refusal_ships
from rules.galaxies.reasons import Reason as GalaxiesReason
from rules.prince import refusal as prince_refusals
from rules.prince.reasons import Reason as PrinceReason
from tests.commands.asking import ask, faults
from tests.commands.refusal_table import Row, refusal, rows, state_before

ROWS = [row for game in GAMES for row in rows(game)]
REASONS: dict[str, set[str]] = {
    "edenia": {reason.value for reason in Reason},
    "exo": {reason.value for reason in ExoReason},
    "prince": {reason.value for reason in PrinceReason},
    "galaxies": {reason.value for reason in GalaxiesReason},
}
SOURCES = {
    "edenia": (refusals, refusal_plays, refusal_starts),
    "exo": (exo_refusals,),
    "prince": (prince_refusals,),
    "galaxies": (galaxies_refusals, refusal_cards, refusal_dice, refusal_ships),
}
FEWEST = {"edenia": 60, "exo": 20, "prince": 35, "galaxies": 150}
every_game = pytest.mark.parametrize("game", GAMES)
TYPED = [row for row in ROWS if not row.command.startswith("{")]
_RULE = re.compile(r'"([A-Z]+-\d+)"')


def named(row: Row) -> str:
    """Call a row by its line, its position and its command."""
    return f"{row.game_name} {row.name}: {row.command}"


@pytest.mark.parametrize("row", ROWS, ids=named)
def test_the_rule_the_reason_and_the_facts(row: Row) -> None:
    """What the table says is what the rules say."""
    refused = refusal(row)
    assert refused is not None
    assert (refused.rule, refused.reason, refused.facts) == (row.rule, row.reason, row.facts)


@every_game
def test_every_reason_is_reached(game: str) -> None:
    """There is no reason without a position that shows it, and the table is long enough."""
    assert {row.reason for row in rows(game)} == REASONS[game]
    assert len(rows(game)) >= FEWEST[game]


@every_game
def test_every_rule_that_can_refuse_is_reached(game: str) -> None:
    """There is no rule in the code of refusals without a position that shows it."""
    sources = map(getsource, SOURCES[game])
    wanted = {rule for source in sources for rule in _RULE.findall(source)}
    assert wanted - {row.rule for row in rows(game)} == set()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("row", TYPED, ids=named)
def test_the_command_tells_rule_title_and_what_is_legal(row: Row, lang: str) -> None:
    """`edenia check` exits with 1, prints no position and says why in lines that can be said."""
    commands = (*row.before, row.command)
    result = ask("check", "-", *commands, "--lang", lang, position=row.position)
    assert result.exit_code == 1
    assert result.stdout == ""
    told = " ".join(result.stderr.split())
    rule = row.game.rulebook.rule(row.rule, lang)
    assert f"({row.rule}" in told
    assert f"{rule.title}. {origin_of(rule, speech(lang))}" in told
    legal = row.game.legal(state_before(row))
    glyphs = legal and row.game.write_action(legal[0]).startswith(("draw", "lay", "under"))
    if not glyphs:
        assert faults(result.stderr) == []


@pytest.mark.parametrize("row", TYPED, ids=named)
def test_json_tells_the_same(row: Row) -> None:
    """Programs get the rule, the reason, the facts and at most three legal commands."""
    commands = (*row.before, row.command)
    result = ask("check", "-", *commands, "--json", position=row.position)
    assert result.exit_code == 1
    report = json.loads(result.stdout)
    failure = report["failure"]
    assert report["status"] == "refused"
    assert len(report["steps"]) == len(row.before)
    assert failure["number"] == len(commands)
    assert (failure["rule"], failure["reason"]) == (row.rule, row.reason)
    assert failure["facts"] == row.facts
    rule = row.game.rulebook.rule(row.rule, "en")
    assert (failure["source"], failure["why"]) == (rule.origin.value, rule.reason or None)
    legal = {row.game.write_action(action) for action in row.game.legal(state_before(row))}
    assert set(failure["nearest"]) <= legal
    assert len(failure["nearest"]) == min(3, len(legal))
