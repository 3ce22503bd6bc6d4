"""Every import contract of the project is kept, and fails on imports that it is there to prevent."""

from copy import deepcopy
from pathlib import Path
from typing import Any

import grimp
import pytest
from importlinter import Contract
from importlinter.api import read_configuration
from importlinter.contracts.forbidden import ForbiddenContract
from importlinter.contracts.independence import IndependenceContract
from importlinter.contracts.layers import LayersContract
from importlinter.contracts.protected import ProtectedContract

PROJECT = Path(__file__).parents[1] / "pyproject.toml"
READ = read_configuration(str(PROJECT))
SETTINGS: dict[str, Any] = READ["session_options"]
KINDS: dict[str, type[Contract]] = {
    "forbidden": ForbiddenContract,
    "independence": IndependenceContract,
    "layers": LayersContract,
    "protected": ProtectedContract,
}
CONTRACTS = {options["name"]: options for options in READ["contracts_options"]}

WRONG = {
    "Dependencies point one way": [
        ("rules.kernel.game", "rules.bots.bot"),
        ("rules.edenia.state", "rules.exo.state"),
        ("rules.bots.bot", "edenia_tui.table.room"),
        ("edenia_tui.table.room", "edenia_tui.storage.saved"),
        ("edenia_tui.storage.saved", "edenia_tui.language.speech"),
        ("edenia_tui.canvas.inks", "edenia_tui.games.entry"),
        ("edenia_tui.conversation.reading", "edenia_tui.line.session"),
        ("edenia_tui.line.session", "edenia_tui.tui.app"),
        ("edenia_tui.tui.app", "edenia_tui.line.session"),
        ("edenia_tui.tui.app", "edenia_tui.commands.play"),
        ("edenia_tui.tui.app", "edenia_tui.host.hub.hub"),
        ("edenia_tui.host.hub.hub", "edenia_tui.commands.play"),
    ],
    "The rules know no front end, no clock and no global chance": [
        ("rules.kernel.game", "asyncio"),
        ("rules.edenia.apply", "click"),
        ("rules.bots.search", "time"),
    ],
    "Only the screen loads Textual": [
        ("edenia_tui.line.session", "textual"),
        ("edenia_tui.games.exo.screen.presenter", "textual"),
        ("edenia_tui.table.room", "textual"),
    ],
    "Only the host speaks SSH and rates people": [
        ("edenia_tui.commands.play", "asyncssh"),
        ("edenia_tui.tui.app", "asyncssh"),
        ("edenia_tui.storage.shared.ratings", "openskill"),
    ],
    "Only the SQLite store knows SQLite": [
        ("edenia_tui.storage.library", "sqlite3"),
        ("edenia_tui.host.hub.hub", "sqlite3"),
        ("edenia_tui.table.room", "sqlite3"),
    ],
    "Only the host opens the SQLite store": [
        ("edenia_tui.commands.play", "edenia_tui.storage.sqlite.store"),
        ("edenia_tui.storage.library", "edenia_tui.storage.sqlite.store"),
    ],
    "Only the PostgreSQL store knows PostgreSQL": [
        ("edenia_tui.host.server", "asyncpg"),
        ("edenia_tui.host.hub.hub", "asyncpg"),
        ("edenia_tui.storage.sqlite.store", "asyncpg"),
    ],
    "The hub knows neither SSH, nor a screen, nor a database": [
        ("edenia_tui.host.hub.hub", "asyncssh"),
        ("edenia_tui.host.hub.hub", "textual"),
        ("edenia_tui.host.hub.hub", "edenia_tui.tui.app"),
        ("edenia_tui.host.hub.hub", "edenia_tui.line.console"),
        ("edenia_tui.host.hub.hub", "edenia_tui.storage.sqlite.store"),
        ("edenia_tui.host.hub.hub", "edenia_tui.host.postgres.store"),
    ],
    "The kernel and the bots name no game": [
        ("rules.kernel.game", "rules.exo.state"),
        ("rules.bots.hint", "rules.edenia.state"),
    ],
    "The rules of a game do not know what is made of them": [
        ("rules.edenia.walk", "rules.edenia.analysis.rays"),
        ("rules.exo.scoring", "rules.exo.analysis.gains"),
        ("rules.galaxies.scoring", "rules.galaxies.analysis.gains"),
        ("rules.prince.scoring", "rules.prince.analysis.changes"),
    ],
    "Games know no other game": [
        ("edenia_tui.games.exo.entry", "edenia_tui.games.edenia.options"),
        ("edenia_tui.games.edenia.entry", "edenia_tui.games.exo.options"),
        ("edenia_tui.games.prince.entry", "edenia_tui.games.exo.options"),
        ("edenia_tui.games.galaxies.entry", "edenia_tui.games.prince.options"),
    ],
    "Only Edenia's folder knows the rules of Edenia": [
        ("edenia_tui.lookup.fault", "rules.edenia.notation.actions"),
        ("edenia_tui.games.entry", "rules.edenia.game"),
        ("edenia_tui.games.exo.entry", "rules.edenia.state"),
    ],
    "Only EXO's folder knows the rules of EXO": [
        ("edenia_tui.conversation.reading", "rules.exo.notation.actions"),
        ("edenia_tui.games.edenia.entry", "rules.exo.state"),
    ],
    "Only the folder of Tiny Epic Galaxies knows the rules of Tiny Epic Galaxies": [
        ("edenia_tui.conversation.reading", "rules.galaxies.notation.actions"),
        ("edenia_tui.games.prince.entry", "rules.galaxies.state"),
    ],
    "Only The Little Prince's folder knows the rules of The Little Prince": [
        ("edenia_tui.language.speech", "rules.prince.tiles"),
        ("edenia_tui.games.exo.entry", "rules.prince.state"),
    ],
    "Only the table of games names a game": [
        ("edenia_tui.tui.app", "edenia_tui.games.edenia.entry"),
        ("edenia_tui.games.words", "edenia_tui.games.exo.words.words"),
    ],
}
"""Imports that each contract must turn down: who, and what."""


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    """Who imports whom."""
    return grimp.build_graph(*SETTINGS["root_packages"], include_external_packages=True)


def is_kept(graph: grimp.ImportGraph, name: str) -> bool:
    """Check one contract, on a copy: what it ignores is taken out."""
    options = CONTRACTS[name]
    contract = KINDS[options["type"]](name, SETTINGS, options)
    return contract.check(deepcopy(graph), verbose=False).kept


def test_every_contract_is_put_to_the_test() -> None:
    """A new contract needs an import that it prevents."""
    assert list(WRONG) == list(CONTRACTS)


@pytest.mark.parametrize("name", CONTRACTS)
def test_the_house_keeps_its_contracts(graph: grimp.ImportGraph, name: str) -> None:
    """As it stands, nothing is imported that must not be."""
    assert is_kept(graph, name)


@pytest.mark.parametrize(
    ("name", "importer", "imported"), [(name, *pair) for name in WRONG for pair in WRONG[name]]
)
def test_a_wrong_import_breaks_its_contract(
    graph: grimp.ImportGraph, name: str, importer: str, imported: str
) -> None:
    """Each contract fails on what it is there to prevent."""
    assert importer in graph.modules
    wrong = deepcopy(graph)
    if imported not in wrong.modules:
        assert "." not in imported
        wrong.add_module(imported, is_squashed=True)
    wrong.add_import(importer=importer, imported=imported)
    assert not is_kept(wrong, name)
