"""Questions about a table of EXO, and the words that ask them."""

import re
from functools import partial
from typing import Final

from edenia_tui.games.exo.words.queries.galaxy import galaxy, lines
from edenia_tui.games.exo.words.queries.planet import at, find, planet
from edenia_tui.games.exo.words.queries.players import score, status, who
from edenia_tui.games.exo.words.queries.turn import board, look, turn
from edenia_tui.games.exo.words.queries.universe import universe
from edenia_tui.language.query import Query, by_word
from rules.exo.notation.names import find_planet

_query = partial(Query, family="exo-query")

ALL_QUERIES: Final = (
    _query("look", ("regarder", "regarde"), look, "l"),
    _query("status", ("état",), status, "s"),
    _query("turn", ("tour",), turn, "t"),
    _query("board", ("plateau", "table"), board, "b"),
    _query("universe", ("univers",), universe, "u"),
    _query("galaxy", ("galaxie",), galaxy, "g"),
    _query("planet", ("planète",), planet, "p"),
    _query("lines", ("alignements", "lignes"), lines, "x"),
    _query("at", ("case",), at),
    _query("find", ("chercher", "cherche", "trouver", "trouve"), find, "f"),
    _query("who", ("qui",), who, "w"),
    _query("score", ("points",), score, "o"),
)

QUERIES: Final = by_word(ALL_QUERIES)
"""The questions by every word that asks them, without accents."""
_BARE: Final = re.compile(r"(?:[nsewo] ?\d{1,2} ?){1,2}|[a-z] ?\d", re.IGNORECASE)
"""A square such as n 2 e 1, or a place such as f 3."""


def find_bare(typed: str) -> Query | None:
    """Find the question that a square, a place or the letters of a planet ask by themselves."""
    if find_planet(typed.strip()) is not None:
        return QUERIES["planet"]
    return QUERIES["at"] if _BARE.fullmatch(" ".join(typed.split())) else None
