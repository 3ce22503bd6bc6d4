"""Leaving with one clear line; apart from the rest so that it loads at once."""

from typing import NoReturn

import click

UNREADABLE = 2
"""The exit code for input that cannot be understood."""
INTERRUPTED = 130
"""The exit code of shells for what Ctrl-C has ended."""


def fail(message: str) -> NoReturn:
    """Say in one line what cannot be read, and leave."""
    click.echo(message, err=True)
    raise SystemExit(UNREADABLE)
