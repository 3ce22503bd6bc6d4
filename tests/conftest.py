"""Options of the whole test run, and the signals of the programs that tests start."""

import gc
import os
import sys
from collections.abc import Generator

import pytest
from xdist.remote import Producer
from xdist.scheduler import WorkStealingScheduling

from tests.long.proofs import ask_for_all
from tests.postgres import remove_shared
from tests.signals import let_programs_hear


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add what the tests can be asked to do besides testing."""
    parser.addoption(
        "--update-playthroughs",
        action="store_true",
        help="write the golden playthroughs anew instead of comparing them",
    )
    parser.addoption(
        "--update-docs",
        action="store_true",
        help="write the pages of docs/ that the program makes anew instead of comparing them",
    )
    parser.addoption(
        "--update-transcripts",
        action="store_true",
        help="write the transcripts of line mode anew instead of comparing them",
    )
    parser.addoption(
        "--update-boards",
        action="store_true",
        help="write the golden drawings anew instead of comparing them",
    )
    parser.addoption(
        "--update-screens",
        action="store_true",
        help="write the pictures of the screen anew instead of comparing them",
    )
    parser.addoption(
        "--all-cases",
        action="store_true",
        help="prove long proofs by all their cases, not by a sample: see python -m tests.long",
    )


def pytest_collection_finish() -> None:
    """Look seldom for what is no longer needed: among so many tests and screens that takes long."""
    gc.set_threshold(50_000, 20, 100)


def pytest_sessionfinish() -> None:
    """End what the tests of this process shared."""
    remove_shared()


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> WorkStealingScheduling:
    """Let neighbours run in one worker: they share the games that were played for them."""
    return WorkStealingScheduling(config, log)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Let guests sit at the table of games while a test of theirs runs."""
    from tests.games.discovery import guests_of  # noqa: PLC0415 (coverage begins after this file)

    with guests_of(item.name):
        return (yield)


def pytest_configure(config: pytest.Config) -> None:
    """Let programs that tests start hear every signal; who only starts workers starts no programs.

    Hundreds are started: what Python compiles is kept for the next one, whatever it does elsewhere.
    """
    sys.dont_write_bytecode = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if config.getoption("--all-cases"):
        ask_for_all()
    if hasattr(config, "workerinput") or not config.getoption("numprocesses", None):
        let_programs_hear()
