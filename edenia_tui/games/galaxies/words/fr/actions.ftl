# Les choix de Tiny Epic Galaxies, et ce qui est demandé.

choice-reroll = relancer
choice-convert = convertir
choice-end = fin
choice-act = agir
choice-follow = suivre
choice-follow-with = suivre avec { $ship }
choice-surge = accélérer
choice-no = non
choice-draw = piocher
choice-keep = garder
choice-leave = laisser
choice-dodge = esquiver
choice-again = encore
choice-force = forcer
choice-let = accepter
choice-first = { $who ->
    [you] vous commencez
   *[other] { $name } commence
}
choice-hire = engager { $pilot }
choice-fly = { $ship } avec { $dice }
choice-upgrade = améliorer pour { $some }
choice-swap = changer { $number }
choice-push = { $name } à { $place }
lead-orbit = { $kind } { $length }, { $points }

question-of = { $name } : { $question }
question-chance = Le hasard décide.
question-keep = Quelle mission garder ?
question-turn = { $dice }. Que faire ?
question-reroll = { $price ->
    [0] Relancer quels dés, gratuitement ?
   *[other] Relancer quels dés, pour { $price } énergie ?
}
question-change = Changer quel dé ?
question-to = { $face } devient quoi ?
question-spend = Dépenser quel dé ?
question-fly = { $pilot } pilote quoi, avec quels dés ?
question-exchange = { $ship } remplace quel vaisseau ?
question-follow = Suivre { $face } pour { $price } culture ?
question-follow-gain = Suivre { $face } pour { $price } culture : { $some } ?
question-act = Utiliser { $planet } ?
question-surge = Payer 1 pour avancer { $ship } de 1 encore ?
question-raid = Faire reculer quel vaisseau ?
question-slip = Passer à quelle orbite ?
question-rally = Avancer quel vaisseau de { $number } ?
question-ship = Quel vaisseau ?
question-target = Vers où ?
question-advance = Quel vaisseau : { $what } ?
question-push = Quel vaisseau : { $what } ?
question-back = Lequel de vos vaisseaux recule ?
question-colony = Améliorer, ou quelle colonie ?
question-mix = { $what } : lequel ?
question-swap = Changer combien ?
question-rob = Voler à qui ?
question-upgrade = Améliorer : payer avec quoi ?
question-perform = Utiliser quelle planète ?
question-face = Faire quelle face ?
question-replace = Remplacer quelle planète ?
question-dismiss = Remplacer quel pilote ?
question-again = Explorer encore une fois ?
question-explore = Prendre une carte visible, ou piocher ?
question-green = { $card } : garder ou laisser ?
question-red = { $card } : esquiver pour 1 énergie ?
question-force = { $name } lance { $face } : relancer pour 1 énergie et 1 culture ?
question-recall = Gagner énergie ou culture ?
