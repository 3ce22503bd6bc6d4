"""Running one command on a position, as a shell would."""

from click.testing import CliRunner, Result

from edenia_tui.cli import main
from tests.games.edenia.words import unspeakable

TABLE = """
    1  Ari +++ ... ... ...
    red clovers 1, sheep B1 east star
    green sheep B1 east nebula
"""


def ask(name: str, *arguments: str, position: str = TABLE) -> Result:
    """Run a command; "-" among the arguments is the position."""
    result = CliRunner().invoke(main, [name, *arguments], input=position)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result


def faults(text: str) -> list[str]:
    """List what is wrong with lines that are said."""
    return [fault for line in text.splitlines() for fault in unspeakable(line)]
