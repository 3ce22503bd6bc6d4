# Les choix du Petit Prince : ce qu'on fait, et ce que cela change.

gain = gagne { $points }
loss = perd { $points }
gain-of = { $character } gagne { $points }
loss-of = { $character } perd { $points }
gain-nothing = aucun point
lead-flips = retourne { $tiles }
lead-most = { $volcanoes }, le maximum
lead-fewer = { $volcanoes }, sous le maximum
lead-draws = reste { $draws }
lead-last-draw = dernière pioche
lead-unseen = sans la voir
lead-first = puis on choisit une pile

choice-hidden = la tuile cachée
choice-hidden-known = cachée, { $tile }

question-stack = { $who ->
    [you] À vous : quelle pile ?
   *[other] À { $name } : quelle pile ?
}
question-draw = On pioche les tuiles.
question-hide = { $who ->
    [you] { $which } cacher ?
   *[other] { $name } cache : { $which } ?
}
question-take = { $who ->
    [you] { $which } prendre ?
   *[other] { $name } prend : { $which } ?
}
which-tile = quelle tuile
which-tile-centre = quelle tuile centre
which-tile-uphill = quelle tuile montée
which-tile-downhill = quelle tuile descente
which-tile-character = quel personnage
question-name = { $who ->
    [you] Qui nommez-vous ?
   *[other] { $name } nomme quelqu'un : qui ?
}
