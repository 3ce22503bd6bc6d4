"""The bots by name, from the weakest to the strongest."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rules.bots.bot import Bot
from rules.bots.budget import Budget, Clock, read_budget
from rules.bots.ewe import ewe
from rules.bots.lamb import lamb
from rules.bots.manner import Manner
from rules.bots.searcher import RAM, SHEPHERD, Searcher

_PLAIN: Final[Mapping[str, Bot]] = MappingProxyType({"lamb": lamb, "ewe": ewe})
_SEARCHING: Final[Mapping[str, Manner]] = MappingProxyType({"ram": RAM, "shepherd": SHEPHERD})
BOTS: Final = (*_PLAIN, *_SEARCHING)
BUDGETS: Final[Mapping[str, Budget]] = MappingProxyType(
    {"ram": Budget(iterations=2500), "shepherd": Budget(seconds=1.2)}
)
"""What the bots that look ahead get for one decision; most moves take one or two."""


def read_bot(spec: str) -> tuple[str, Budget | None]:
    """Understand `ewe`, `ram`, `ram:200` or `shepherd:1.5s`; ValueError says what is wrong."""
    name, colon, text = spec.partition(":")
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    if not colon:
        return name, BUDGETS.get(name)
    if name not in BUDGETS:
        raise ValueError(f"{name} does not look ahead and takes no budget")
    return name, read_budget(text)


def summon(spec: str, clock: Clock | None = None) -> Bot:
    """Call a bot by its name, with a budget if it is to have another than its usual one.

    Args:
        spec: such as `ewe`, `ram:200`, `shepherd:1.5s`.
        clock: tells seconds; needed by budgets of seconds.

    Raises:
        ValueError: there is no such bot or budget, or no clock to measure it.
    """
    name, budget = read_bot(spec)
    if budget is None:
        return _PLAIN[name]
    return Searcher(_SEARCHING[name], budget, clock)
