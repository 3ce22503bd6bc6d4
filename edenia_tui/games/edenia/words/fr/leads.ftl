# Ce qu'apporte un choix qui ne mène nulle part, et ce qui vient ensuite.

lead-on = en { $cell }, puis { $ways }
lead-stuck = en { $cell }, sans pouvoir bouger
lead-any-side = puis par tout côté
lead-sabotaged = sabote le téléporteur
lead-or = { $first } ou { $last }
lead-laid-clovers = { $kind } avec { $clovers }
lead-laid-artefacts = { $kind } avec { $artefacts }
lead-flags = { $flags ->
    [0] plus de drapeau
    [one] { $flags } drapeau en main
   *[other] { $flags } drapeaux en main
}
lead-keeps = puis on en garde un
lead-more-tiles = { $tiles ->
    [one] { $tiles } tuile encore à piocher
   *[other] jusqu'à { $tiles } tuiles encore à piocher
}
lead-lay = puis on en pose une
lead-under = puis une va sous la pioche
lead-place = puis une case pour elle
lead-dealt = trèfles { $clovers }
lead-move = { $who ->
    [you] puis à vous de bouger
   *[other] puis { $name } bouge
}
lead-again = { $who ->
    [you] puis votre second tour
   *[other] puis le second tour de { $name }
}
lead-after = puis un artefact, ou fin
lead-turn = { $who ->
    [you] puis votre tour
   *[other] puis le tour de { $name }
}
