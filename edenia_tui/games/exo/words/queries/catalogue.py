"""Questions about a table of EXO, and the words that ask them."""

import re
from typing import Final

from edenia_tui.games.exo.words.queries.galaxy import galaxy, lines
from edenia_tui.games.exo.words.queries.planet import at, find, planet
from edenia_tui.games.exo.words.queries.players import score, status, who
from edenia_tui.games.exo.words.queries.threats import threats
from edenia_tui.games.exo.words.queries.turn import board, look, turn
from edenia_tui.games.exo.words.queries.universe import universe
from edenia_tui.language.query import Query, by_word
from rules.exo.notation.names import find_planet
from rules.exo.state import State

ALL_QUERIES: Final = (
    Query("look", ("regarder", "regarde"), look, "l"),
    Query("status", ("état",), status, "s"),
    Query("turn", ("tour",), turn, "t"),
    Query("board", ("plateau", "table"), board, "b"),
    Query("universe", ("univers",), universe, "u"),
    Query("galaxy", ("galaxie",), galaxy, "g"),
    Query("planet", ("planète",), planet, "p"),
    Query("lines", ("alignements", "lignes"), lines, "x"),
    Query("at", ("case",), at),
    Query("find", ("chercher", "cherche", "trouver", "trouve"), find, "f"),
    Query("threats", ("menaces",), threats),
    Query("who", ("qui",), who, "w"),
    Query("score", ("points",), score, "o"),
)

QUERIES: Final = by_word(ALL_QUERIES)
"""The questions by every word that asks them, without accents."""
_BARE: Final = re.compile(r"(?:[nsewo] ?\d{1,2} ?){1,2}|[a-oq-z] ?\d|p\d", re.IGNORECASE)
"""A square such as n 2 e 1, or a place such as f 3; p 3 asks for planet 3."""


def find_bare(typed: str) -> Query[State] | None:
    """Find the question that a square, a place or the letters of a planet ask by themselves."""
    if find_planet(typed.strip()) is not None:
        return QUERIES["planet"]
    return QUERIES["at"] if _BARE.fullmatch(" ".join(typed.split())) else None
