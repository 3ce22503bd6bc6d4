"""Who and what is where."""

from rules.edenia.analysis.whereabouts import sheep_ahead
from tests.rules.edenia.scenario import Scene


def test_the_sheep_ahead_is_the_next_in_line() -> None:
    """LEAP-1: of two in line, the nearer one is met first, whichever end one comes from."""
    line = "red clovers 2, sheep {start}\ngreen sheep B2 east star 1; B2 east star 2"
    row = "2 +++ +++ +++ ... ...\n"
    eastward = Scene(row + line.format(start="A2 east star")).play("go 1 east")
    westward = Scene(row + line.format(start="C2 east star")).play("go 1 west")
    assert [sheep_ahead(scene.state) for scene in (eastward, westward)] == [4, 3]
