"""Every atom with what it asks and does."""

from typing import Final

from rules.galaxies.atoms import Verb
from rules.galaxies.effects import borrowing, dice, exploration, resources, rows, ships
from rules.galaxies.effects.deed import Deed, nothing_to_ask

DEEDS: Final[dict[Verb, Deed]] = {
    Verb.GAIN: Deed(resources.gain_choices, resources.do_gain),
    Verb.OTHERS: Deed(nothing_to_ask, resources.do_others),
    Verb.LOSE: Deed(resources.lose_choices, resources.do_lose),
    Verb.PAY: Deed(resources.pay_choices, resources.do_pay),
    Verb.STEAL: Deed(resources.steal_choices, resources.do_steal),
    Verb.SWAP: Deed(resources.swap_choices, resources.do_swap),
    Verb.PER: Deed(nothing_to_ask, resources.do_per),
    Verb.ACQUIRE: Deed(nothing_to_ask, resources.do_acquire),
    Verb.UPGRADE: Deed(resources.upgrade_choices, resources.do_upgrade),
    Verb.ADV: Deed(ships.adv_choices, ships.do_adv),
    Verb.PUSH: Deed(ships.push_choices, ships.do_push),
    Verb.PUSH2: Deed(ships.push_choices, ships.do_push2),
    Verb.SHIFT: Deed(ships.shift_choices, ships.do_shift),
    Verb.BACK: Deed(ships.back_choices, ships.do_back),
    Verb.MOVE: Deed(ships.move_choices, ships.do_move),
    Verb.HOP: Deed(ships.hop_choices, ships.do_hop),
    Verb.RECALL: Deed(ships.recall_choices, ships.do_recall),
    Verb.RALLY: Deed(nothing_to_ask, ships.do_rally),
    Verb.ROLL: Deed(nothing_to_ask, dice.do_roll),
    Verb.SET: Deed(dice.set_choices, dice.do_set),
    Verb.DROP: Deed(dice.drop_choices, dice.do_drop),
    Verb.WATCH: Deed(nothing_to_ask, dice.do_watch),
    Verb.TOLL: Deed(nothing_to_ask, dice.do_toll),
    Verb.COLONY: Deed(borrowing.colony_choices, borrowing.do_colony),
    Verb.ROW: Deed(borrowing.row_choices, borrowing.do_row),
    Verb.LEND: Deed(borrowing.lend_choices, borrowing.do_lend),
    Verb.FACE: Deed(borrowing.face_choices, borrowing.do_face),
    Verb.REPEAT: Deed(borrowing.repeat_choices, borrowing.do_repeat),
    Verb.REPLACE: Deed(rows.replace_choices, rows.do_replace),
    Verb.REPILOT: Deed(rows.repilot_choices, rows.do_repilot),
    Verb.EXPLORE: Deed(exploration.explore_choices, exploration.do_explore),
    Verb.RESCUE: Deed(exploration.rescue_choices, exploration.do_rescue),
    Verb.AGAIN: Deed(exploration.again_choices, exploration.do_again),
    Verb.SENDHOME: Deed(nothing_to_ask, exploration.do_sendhome),
    Verb.DANGER: Deed(nothing_to_ask, exploration.do_danger),
    Verb.DWARF: Deed(nothing_to_ask, exploration.do_nothing),
    Verb.NONE: Deed(nothing_to_ask, exploration.do_nothing),
}
