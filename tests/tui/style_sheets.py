"""Style sheets are parsed once for all the apps of a test run: every app has nearly the same."""

from typing import Any

from textual.css.model import RuleSet
from textual.css.parse import parse

_parsed: dict[tuple[object, ...], list[RuleSet]] = {}


class _Variables:
    """Numbers the sets of variables; the same one is asked for many times in a row."""

    def __init__(self) -> None:
        """Begin with none."""
        self._numbers: dict[object, int] = {}
        self._last: Any = None
        self._number = 0

    def number(self, tokens: Any) -> int:
        """Number variables by their values."""
        if tokens is not self._last:
            values = tuple((name, *(one.value for one in many)) for name, many in tokens.items())
            self._number = self._numbers.setdefault(values, len(self._numbers))
            self._last = tokens
        return self._number


_variables = _Variables()


def parse_once(
    scope: str, css: str, read_from: object, *, variable_tokens: Any, **options: object
) -> list[RuleSet]:
    """Parse rules, or give those that were made of the same text with the same variables."""
    key = (scope, css, read_from, _variables.number(variable_tokens), *options.items())
    if key not in _parsed:
        everything: Any = {"variable_tokens": variable_tokens, **options}
        _parsed[key] = list(parse(scope, css, read_from, **everything))  # type: ignore[arg-type]
    return _parsed[key]
