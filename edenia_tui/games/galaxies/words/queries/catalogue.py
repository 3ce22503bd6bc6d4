"""Questions about a table of Tiny Epic Galaxies, and the words that ask them."""

from typing import Final

from edenia_tui.games.galaxies.words.queries.players import mat, status, who
from edenia_tui.games.galaxies.words.queries.score import follow, missions, score, ships
from edenia_tui.games.galaxies.words.queries.table import black, dice, pilots, planet, row
from edenia_tui.games.galaxies.words.queries.threats import threats
from edenia_tui.games.galaxies.words.queries.turn import board, look, turn
from edenia_tui.language.query import Query, by_word
from rules.galaxies.state import State

ALL_QUERIES: Final = (
    Query("look", ("regarder", "regarde"), look, "l"),
    Query("status", ("état",), status, "s"),
    Query("turn", ("tour",), turn, "t"),
    Query("board", ("plateau", "table"), board, "b"),
    Query("row", ("rangée",), row, "r"),
    Query("dice", ("dés",), dice, "d"),
    Query("planet", ("planète",), planet, "p"),
    Query("mat", ("galaxie",), mat, "i"),
    Query("ships", ("vaisseaux",), ships, "n"),
    Query("pilots", ("pilotes",), pilots, "k"),
    Query("black", ("inexploré", "noir"), black, "x"),
    Query("missions", ("mission",), missions, "z"),
    Query("score", ("points",), score, "o"),
    Query("followers", ("suiveurs",), follow, "f"),
    Query("threats", ("menaces",), threats),
    Query("who", ("qui",), who, "w"),
)

QUERIES: Final = by_word(ALL_QUERIES)
"""The questions by every word that asks them, without accents."""


def find_bare(_: str) -> Query[State] | None:
    """Find nothing: a planet alone is a choice, not a question."""
    return None
