"""What a compiled build may hold; CI builds one and compares it with the plain one."""

import tomllib
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

_ROOT = Path(__file__).parents[2]
_PROJECT = tomllib.loads((_ROOT / "pyproject.toml").read_text("utf-8"))
COMPILED = _PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]["include"]


@pytest.mark.parametrize("path", COMPILED)
def test_no_module_that_is_compiled_defines_a_struct(path: str) -> None:
    """A Struct in a compiled module would silently lose `frozen` and its hash."""
    assert (_ROOT / path.lstrip("/")).is_file()
    name = path.removesuffix(".py").strip("/").replace("/", ".")
    own = [
        one for one in vars(import_module(name)).values() if getattr(one, "__module__", "") == name
    ]
    assert not [one for one in own if isinstance(one, type) and issubclass(one, msgspec.Struct)]


def test_nothing_is_compiled_unless_asked_for() -> None:
    """`pip install .` needs no compiler."""
    hook = _PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    assert hook["enable-by-default"] is False
