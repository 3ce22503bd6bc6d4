# Choices of Tiny Epic Galaxies, and what is asked.

choice-reroll = reroll
choice-convert = convert
choice-end = end
choice-act = act
choice-follow = follow
choice-follow-with = follow with { $ship }
choice-surge = surge
choice-no = no
choice-draw = draw
choice-keep = keep
choice-leave = leave
choice-dodge = dodge
choice-again = again
choice-force = force
choice-let = let
choice-first = { $who ->
    [you] you begin
   *[other] { $name } begins
}
choice-hire = hire { $pilot }
choice-fly = { $ship } with { $dice }
choice-upgrade = upgrade for { $some }
choice-swap = turn { $number }
choice-push = { $name } at { $place }
lead-orbit = { $kind } { $length }, { $points }

question-of = { $name }: { $question }
question-chance = Chance decides.
question-keep = Keep which mission?
question-turn = Dice: { $dice }. What now?
question-reroll = { $price ->
    [0] Reroll which dice, free?
   *[other] Reroll which dice, for { $price } energy?
}
question-change = Change which die?
question-to = { $face } becomes what?
question-spend = Spend which die?
question-fly = { $pilot } flies which ship, with which dice?
question-exchange = { $ship } replaces which ship?
question-follow = Follow { $face } for { $price } culture?
question-follow-gain = Follow { $face } for { $price } culture: { $some }?
question-act = Use { $planet } now?
question-surge = Pay 1 to advance { $ship } 1 more?
question-raid = Push back which ship?
question-slip = Slip to which orbit?
question-rally = Advance which ship by { $number }?
question-ship = Which ship?
question-target = Where to?
question-advance = Which ship: { $what }?
question-push = Which ship: { $what }?
question-back = Which of your ships goes back?
question-colony = Upgrade, or which colony?
question-mix = { $what }: which?
question-swap = Turn how many?
question-rob = Steal from whom?
question-upgrade = Upgrade: pay with what?
question-perform = Use which planet?
question-face = Perform which face?
question-replace = Replace which planet?
question-dismiss = Replace which pilot?
question-again = Explore once more?
question-explore = Take an open card, or draw?
question-green = { $card }: keep or leave it?
question-red = { $card }: dodge for 1 energy?
question-force = { $name } rolls { $face }: reroll for 1 energy and 1 culture?
question-recall = Gain energy or culture?
