"""Questions about the table, and the words that ask them."""

from typing import Final

from edenia_tui.games.edenia.words.queries.around import around
from edenia_tui.games.edenia.words.queries.at import at
from edenia_tui.games.edenia.words.queries.board import board
from edenia_tui.games.edenia.words.queries.find import find
from edenia_tui.games.edenia.words.queries.have import have
from edenia_tui.games.edenia.words.queries.look import look
from edenia_tui.games.edenia.words.queries.path import path
from edenia_tui.games.edenia.words.queries.ray import ray
from edenia_tui.games.edenia.words.queries.rim import rim
from edenia_tui.games.edenia.words.queries.route import route
from edenia_tui.games.edenia.words.queries.rows import col, row
from edenia_tui.games.edenia.words.queries.score import score
from edenia_tui.games.edenia.words.queries.status import status
from edenia_tui.games.edenia.words.queries.threats import threats
from edenia_tui.games.edenia.words.queries.tokens import tokens
from edenia_tui.games.edenia.words.queries.turn import turn
from edenia_tui.games.edenia.words.queries.who import who
from edenia_tui.language.query import Query, by_word
from rules.edenia.notation.names import find_cell
from rules.edenia.state import State

ALL_QUERIES: Final = (
    Query("look", ("regarder", "regarde"), look, "l"),
    Query("status", ("état",), status, "s"),
    Query("turn", ("tour",), turn, "t"),
    Query("board", ("galaxie", "plateau"), board, "b"),
    Query("at", ("case",), at),
    Query("row", ("rangée", "ligne"), row, "r"),
    Query("col", ("colonne",), col, "c"),
    Query("around", ("autour",), around, "n"),
    Query("ray", ("rayon",), ray, "x"),
    Query("find", ("chercher", "cherche", "trouver", "trouve"), find, "f"),
    Query("path", ("chemin",), path, "p"),
    Query("route", ("trajet",), route),
    Query("threats", ("menaces",), threats),
    Query("who", ("qui",), who, "w"),
    Query("have", ("main", "artefacts"), have, "i"),
    Query("score", ("points",), score, "o"),
    Query("tokens", ("réserve", "jetons"), tokens, "k"),
    Query("rim", ("bordure",), rim),
)

QUERIES: Final = by_word(ALL_QUERIES)
"""The questions by every word that asks them, without accents."""


def find_bare(typed: str) -> Query[State] | None:
    """Find the question that a coordinate asks by itself."""
    return QUERIES["at"] if find_cell("".join(typed.split())) is not None else None
