"""What is paid and given in clovers: each amount is one number here, and stands nowhere else."""

from typing import Final

from rules.edenia.galaxy import Face, pad_colour

LEAP_PRICE: Final = 1
"""LEAP-2: for each sheep that is leapt over."""
SEARCH_PRICE: Final = 1
"""DWA-2: for looking at the artefacts of a dwarf planet."""
TELEPORT_PRICE: Final = 1
"""TEL-2 and ART-8: for a pad of another colour."""

SKIP_GAIN: Final = 1
"""SKIP-1: from the supply, for skipping a turn."""
RELAY_GAIN: Final = 1
"""RIM-2: what a relay has to give, once."""
PLANET_GAIN: Final = 1
"""HAB-2: from a planet, for landing there."""


def fare(pad: Face, colour: str) -> int:
    """TEL-2 and ART-8: what it costs to teleport to a pad, coming by a colour."""
    return 0 if pad_colour(pad) == colour else TELEPORT_PRICE
