"""Options of the whole test run."""

import pytest


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
