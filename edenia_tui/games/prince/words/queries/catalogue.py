"""Questions about a table of The Little Prince, and the words that ask them."""

from typing import Final

from edenia_tui.games.prince.words.queries.offer import offer
from edenia_tui.games.prince.words.queries.planet import planet
from edenia_tui.games.prince.words.queries.players import status, who
from edenia_tui.games.prince.words.queries.score import score, volcanoes
from edenia_tui.games.prince.words.queries.secrets import secrets
from edenia_tui.games.prince.words.queries.stacks import find, stacks, tiles
from edenia_tui.games.prince.words.queries.threats import threats
from edenia_tui.games.prince.words.queries.turn import board, look, turn
from edenia_tui.language.query import Query, by_word
from rules.prince.state import State

ALL_QUERIES: Final = (
    Query("look", ("regarder", "regarde"), look, "l"),
    Query("status", ("état",), status, "s"),
    Query("turn", ("tour",), turn, "t"),
    Query("board", ("plateau", "table"), board, "b"),
    Query("planet", ("planète",), planet, "p"),
    Query("offer", ("offre", "étalage"), offer, "e"),
    Query("stacks", ("piles",), stacks, "k"),
    Query("tiles", ("tuiles",), tiles, "i"),
    Query("find", ("chercher", "cherche", "trouver", "trouve"), find, "f"),
    Query("score", ("points",), score, "o"),
    Query("volcanoes", ("volcans",), volcanoes, "x"),
    Query("secrets", ("secrète",), secrets, "z"),
    Query("threats", ("menaces",), threats),
    Query("who", ("qui",), who, "w"),
)

QUERIES: Final = by_word(ALL_QUERIES)
"""The questions by every word that asks them, without accents."""


def find_bare(_: str) -> Query[State] | None:
    """Find nothing: a tile alone is a choice, not a question."""
    return None
