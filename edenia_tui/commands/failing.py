"""Leaving with one clear line; apart from the rest so that it loads at once."""

from typing import NoReturn

import click

from edenia_tui.outside import limits
from edenia_tui.outside.clean import clean_line

UNREADABLE = 2
"""The exit code for input that cannot be understood."""


def fail(message: str) -> NoReturn:
    """Say in one line what cannot be read, and leave."""
    half = limits.SAID // 2
    said = message if len(message) <= limits.SAID else f"{message[:half]} ... {message[-half:]}"
    click.echo(clean_line(said), err=True)
    raise SystemExit(UNREADABLE)
