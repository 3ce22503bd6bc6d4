"""What happens, told in order; events carry every amount that changed, so that words never recompute.

`seat` may be ROGUE in the solo game. Amounts named `energy` and `culture` are what changed; `has` is what
the seat has afterwards, energy first. `total` is somebody's points toward 21 afterwards.
"""

from rules.galaxies.events_cards import (
    DieLost,
    Dodged,
    Drawn,
    Escaped,
    Exchanged,
    Found,
    Hired,
    LeftOpen,
    Performed,
    PilotLeft,
    PlanetLeft,
    RogueActed,
    RogueBonus,
    RogueForced,
    RogueIdle,
    RogueRose,
    TollSet,
    Trapped,
    WatchSet,
)
from rules.galaxies.events_ships import (
    Advanced,
    CameHome,
    Cause,
    Colonised,
    Gained,
    Lost,
    Moved,
    Paid,
    Pushed,
    Stolen,
    Swapped,
    Upgraded,
)
from rules.galaxies.events_table import (
    Began,
    Converted,
    Declined,
    DieSet,
    Dropped,
    Ended,
    Followed,
    Granted,
    MissionDealt,
    MissionKept,
    PilotCame,
    PlanetCame,
    Rerolled,
    Revealed,
    Rolled,
    Scored,
    Triggered,
    TurnBegan,
    Used,
)

__all__ = [
    "Advanced",
    "Began",
    "CameHome",
    "Cause",
    "Colonised",
    "Converted",
    "Declined",
    "DieLost",
    "DieSet",
    "Dodged",
    "Drawn",
    "Dropped",
    "Ended",
    "Escaped",
    "Event",
    "Exchanged",
    "Followed",
    "Found",
    "Gained",
    "Granted",
    "Hired",
    "LeftOpen",
    "Lost",
    "MissionDealt",
    "MissionKept",
    "Moved",
    "Paid",
    "Performed",
    "PilotCame",
    "PilotLeft",
    "PlanetCame",
    "PlanetLeft",
    "Pushed",
    "Rerolled",
    "Revealed",
    "RogueActed",
    "RogueBonus",
    "RogueForced",
    "RogueIdle",
    "RogueRose",
    "Rolled",
    "Scored",
    "Stolen",
    "Swapped",
    "TollSet",
    "Trapped",
    "Triggered",
    "TurnBegan",
    "Upgraded",
    "Used",
    "WatchSet",
]

Event = (
    Began
    | PlanetCame
    | PilotCame
    | MissionDealt
    | MissionKept
    | TurnBegan
    | Rolled
    | Used
    | Granted
    | Rerolled
    | Converted
    | DieSet
    | Dropped
    | Followed
    | Declined
    | Gained
    | Paid
    | Lost
    | Stolen
    | Swapped
    | Upgraded
    | Moved
    | Advanced
    | Pushed
    | Colonised
    | CameHome
    | Performed
    | TollSet
    | WatchSet
    | PlanetLeft
    | PilotLeft
    | Hired
    | Exchanged
    | Drawn
    | LeftOpen
    | Found
    | Dodged
    | Trapped
    | Escaped
    | RogueIdle
    | RogueActed
    | RogueForced
    | RogueRose
    | RogueBonus
    | DieLost
    | Triggered
    | Revealed
    | Scored
    | Ended
)
