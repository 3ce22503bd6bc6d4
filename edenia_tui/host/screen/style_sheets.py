"""Style sheets that are understood once for all visits: much of what the start of an app costs."""

from typing import Final

from textual.cache import LRUCache
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet
from textual.css.types import CSSLocation

_RULES: Final[LRUCache[tuple[object, ...], list[RuleSet]]] = LRUCache(2048)
"""What was understood, by its text, where it came from, and the colours it names."""


class SharedStylesheet(Stylesheet):
    """Understands nothing that another visit has understood."""

    def _parse_rules(
        self,
        css: str,
        read_from: CSSLocation,
        is_default_rules: bool = False,  # noqa: FBT001, FBT002 (Textual calls it so)
        tie_breaker: int = 0,
        scope: str = "",
    ) -> list[RuleSet]:
        named = frozenset(self._variables.items())
        key = named, css, read_from, is_default_rules, tie_breaker, scope
        rules = _RULES.get(key)
        if rules is None:
            rules = super()._parse_rules(css, read_from, is_default_rules, tie_breaker, scope)
            _RULES[key] = rules
        return rules

    def reparse(self) -> None:
        """Take the rules for other colours, which may be understood already."""
        self.parse()
