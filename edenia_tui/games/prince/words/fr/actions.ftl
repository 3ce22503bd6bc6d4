# Les choix du Petit Prince : ce qu'on fait, et ce que cela change.

gain = gagne { $points }
loss = perd { $points }
gain-of = { $character } gagne { $points }
loss-of = { $character } perd { $points }
gain-nothing = aucun point
lead-flips = retourne { $tiles }
lead-most = { $volcanoes }, le plus de tous
lead-fewer = { $volcanoes }, plus le maximum
lead-draws = reste { $draws }
lead-last-draw = dernière pioche
lead-unseen = sans la voir
lead-first = puis on choisit une pile

choice-hidden = la tuile cachée
choice-hidden-known = { $tile }, face cachée

question-stack = { $who ->
    [you] À vous : quelle pile ?
   *[other] À { $name } : quelle pile ?
}
question-draw = On pioche les tuiles.
question-hide = { $who ->
    [you] Quelle tuile { $stack } cacher ?
   *[other] { $name } cache une tuile : laquelle ?
}
question-take = { $who ->
    [you] Quelle tuile { $stack } prendre ?
   *[other] À { $name } : quelle tuile { $stack } ?
}
question-name = { $who ->
    [you] Qui nommez-vous ?
   *[other] { $name } nomme quelqu'un : qui ?
}
