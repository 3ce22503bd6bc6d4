"""Every test of what a store promises is made with both kinds."""

from functools import partial
from pathlib import Path

import pytest

from edenia_tui.host.postgres.store import PostgresStore
from edenia_tui.storage.sqlite.store import SqliteStore
from tests.postgres import shared_cluster, why_not
from tests.storage.shared.opening import Open


@pytest.fixture(params=["sqlite", "postgres"])
def opens(request: pytest.FixtureRequest, tmp_path: Path) -> Open:
    """Open an empty store of each kind."""
    if request.param == "sqlite":
        return partial(SqliteStore.open, tmp_path)
    if reason := why_not():
        pytest.skip(reason)
    return partial(PostgresStore.open, shared_cluster().url)
