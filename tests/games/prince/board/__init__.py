"""Tests of the drawings of The Little Prince: what they show, without any colour."""

from edenia_tui.conversation.manner import Manner
from edenia_tui.games.prince.entry import PrinceEntry
from edenia_tui.language.listener import Listener
from edenia_tui.storage.settings import Settings
from rules.kernel.seat import Seat
from rules.prince.game import PRINCE
from rules.prince.state import State

ENTRY = PrinceEntry()
AMBER, CORAL, JADE, PEARL, TOPAZ = map(Seat, range(5))

_FIVE = """
prince 1
round     12
first     topaz
turn      coral, ask take
offer     uphill BUG VULNW VSS ULLF LWW
amber
          prince       VSSG         UE           turkish
          .            RLL          VN           UE
          .            VLNW         VN           .
          .            .            BUE          gardener
coral
          gardener     BSO          URLL         lamplighter
          .            W            LLLF         VULEW
          .            BFWW         LLX          .
          .            .            URLL         lamplighter
jade
          hunter       VLWG         VULNW        vain
          .            E            VLG          LXX
          .            XG           VLL          .
          .            .            VULFG        astronomer
pearl
          vain         (BGO)        VLLS         drunkard
          .            VLFW         (BGG)        XW
          .            VLNW         XW           .
          .            .            (BRS)        geographer
topaz
          turkish      LLLN         ULLF         geographer
          .            LLN          VLG          UF
          .            BWWO         XWW          .
          .            .            VLLS         astronomer
"""
_HIDDEN = """
prince 1
rules     secret
round     12
first     coral
turn      coral, ask take
offer     centre VLFW LLX
hidden    VLL
discards  c8 c14 c15 u2 u16 u17 d3 d10 d12 d16 vain
secret    amber coral, hidden coral
amber
          prince       VLLS         XW           .
          VULEW        VLG          VLNW         BGO
          .            .            E            UF
          .            BUG          VULFG        .
coral
          hunter       VSS          (BUN)        .
          ULLF         RLL          (BFWW)       UF
          .            .            (BWWO)       LLLN
          .            LXX          ULLF         .
"""
_END = """
prince 1
round     16
first     amber
turn      coral, ask over
amber
          hunter       UF           (BSO)        grey
          XW           (BFWW)       LLLF         URLL
          LWW          LLX          W            (BGO)
          lamplighter  LLLN         VLWG         prince
coral
          hunter       (BUE)        URLL         geographer
          BUN          VN           VLFW         ULLF
          VLLS         (BWWO)       XG           VLLS
          vain         VSSG         (BGO)        astronomer
jade
          geographer   LLLN         LXX          lamplighter
          VULEW        LLN          VLG          VULFG
          BSO          VLG          RLL          VULNW
          turkish      BRS          UE           vain
"""


def five() -> State:
    """Give a table of five; the first tile on offer flips three of Coral's."""
    return PRINCE.read_position(_FIVE)


def three() -> State:
    """Give a table of three at the end."""
    return PRINCE.read_position(_END)


def two() -> State:
    """Give a table of two with secret Characters and a tile that lies face down."""
    return PRINCE.read_position(_HIDDEN)


def listener_on(seat: Seat | None, language: str = "en") -> Listener:
    """Somebody at a table of up to five without names."""
    return Manner(language, Settings()).listener(("",) * 5, seat, ENTRY.words.messages)


TABLES = {"two": two, "three": three, "five": five}
