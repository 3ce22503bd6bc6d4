# Pourquoi un choix est bon dans Edenia.

# Ce qui termine la partie.
hint-wins = { $victory ->
    [race] Vous gagnez la Course : dernier mouton arrivé
    [law] Vous gagnez avec exactement 42 points
   *[prestige] La partie s'arrête, vous menez { $points } à { $best }
}. Règle { $rule }.
hint-loses = La partie s'arrête et { $names } { $number ->
    [one] gagne
   *[other] gagnent
}. Règle { $rule }.

# Ce que les autres pourraient faire au tour suivant.
hint-stops = { $victory ->
    [race] Vous arrêtez { $name }, près de gagner la Course
    [law] { $name } n'aura pas 42 points au tour suivant
   *[prestige] { $name } ne pourra pas conclure en tête
}. Règle { $rule }.
hint-still = { $victory ->
    [race] Attention : { $name } peut toujours gagner la Course
    [law] Attention : { $name } peut toujours faire 42 points
   *[prestige] Attention : { $name } peut toujours conclure en tête
}. Règle { $rule }.
hint-lets = { $victory ->
    [race] Attention : ensuite { $name } peut gagner la Course
    [law] Attention : ensuite { $name } peut faire 42 points
   *[prestige] Attention : ensuite { $name } peut conclure en tête
}. Règle { $rule }.
hint-passes = Attention : { $points } points, { $over } de trop pour 42. Règle { $rule }.
hint-not-past = Vous restez sous 42 : un autre choix en donne { $points }. Règle { $rule }.

# Les buts.
hint-ahead = { $victory ->
    [race] Au prochain tour, vous pouvez gagner la Course
    [law] Au prochain tour, vous pouvez faire 42 points
   *[prestige] Au prochain tour, vous pouvez conclure en tête
}. Règle { $rule }.
hint-ahead-perhaps = { $victory ->
    [race] La Course gagnée au prochain tour : { $percent } %
    [law] 42 points au prochain tour : { $percent } %
   *[prestige] Conclure en tête au prochain tour : { $percent } %
}. Règle { $rule }.
hint-now = { $victory ->
    [race] Dès ce tour, vous pouvez gagner la Course
    [law] Dès ce tour, vous pouvez faire 42 points
   *[prestige] Dès ce tour, vous pouvez conclure en tête
}. Règle { $rule }.
hint-at-once = { $victory ->
    [race] La Course gagnée dès ce tour : { $percent } %
    [law] 42 points dès ce tour : { $percent } %
   *[prestige] Conclure en tête dès ce tour : { $percent } %
}. Règle { $rule }.
hint-trifolium = Trifolium { $trifolium }, { $home ->
    [one] { $home } mouton
   *[other] { $home } moutons
} sur Edenia. Règle EDE-1.
hint-law = { $points } points, encore { $missing } avant 42. Règle { $rule }.
hint-law-flag = { $points } points, encore { $missing } : un drapeau suffit. Règle { $rule }.
hint-law-clover = { $points } points, encore { $missing } : un trèfle suffit. Règle { $rule }.
hint-law-trifolium = { $points } points, encore { $missing } : un Trifolium suffit. Règle { $rule }.
hint-nearer = Il mène { $sheep } à Edenia en { $moves } { $moves ->
    [one] déplacement
   *[other] déplacements
} environ, pas { $before }. Règle { $rule }.
hint-nearest = Aucun autre choix ne laisse { $sheep } plus près d'Edenia. Règle { $rule }.
hint-lead = Vous prenez la tête, { $points } à { $best }. Règle WIN-3.
hint-helps = { $victory ->
    [race] C'est surtout utile pour la Course
    [law] C'est surtout utile pour les 42 points
   *[prestige] C'est surtout utile pour le Prestige
}. Règle { $rule }.
hint-nothing = Rien ne change sur la table.

# Ce que le tour suivant peut apporter.
hint-next-flag = Drapeau possible en { $cell } au prochain tour. Règle HAB-2.
hint-next-search = Fouille possible en { $cell } au prochain tour. Règle DWA-2.
hint-die = { $faces ->
    [3] Quel que soit le dé
   *[other] Le dé, { $faces } sur 3
} : { $where }. Règle HOLE-1.

# Ce que le choix rapporte.
hint-flag = Votre drapeau en { $cell } : vous gagnez { $gained }, { $points } points. Règle HAB-2.
hint-ousts = { $name } perd un drapeau et { $lost } points, { $points }. Règle HAB-2.
hint-protects = Votre drapeau en { $cell } ne craint plus rien. Règle ART-6.
hint-clovers = Vous gagnez { $gained }, { $total }. Règle { $rule }.
hint-saves = Vous gardez { $saved } : { $clovers }. Règle LEAP-2.
hint-keeps = { $artefact } gardé, { $points } points. Règle DWA-2.
hint-searches = Vous trouvez un artefact en { $cell }. Règle DWA-2.
hint-artefact-turbo = La prochaine planète n'arrête pas le mouton. Règle { $rule }.
hint-artefact-r2m2 = Vous choisissez la tuile parmi { $tiles }. Règle { $rule }.
hint-artefact-scope = Vous choisissez où poser la tuile. Règle { $rule }.
hint-artefact-junction = Un autre tronçon de la tuile mène plus loin. Règle { $rule }.
hint-artefact-quantum = Un second tour suit aussitôt. Règle { $rule }.
hint-artefact-pocket = Vous repartez d'un téléporteur éloigné. Règle { $rule }.
hint-explores = Une nouvelle tuile en { $cell }. Règle MOV-4.
hint-explores-odds = Une tuile en { $cell } ; planètes parmi les prochaines : { $planets } sur { $tiles }. Règle MOV-4.
hint-teleports = Le téléporteur { $cell } raccourcit le chemin. Règle TEL-2.
