"""What shared code hands on without looking inside: what it is, only its game knows.

Whoever knows the game knows the types: contracts are generic, these stand where any game will do.
"""

from typing import Any

AnyState = Any
"""A state, or a view of one."""
AnyAction = Any
AnyEvent = Any
AnyOptions = Any
