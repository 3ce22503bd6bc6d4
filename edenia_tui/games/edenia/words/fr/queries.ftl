# Réponses sur les joueurs, les jetons et le tour.

query-count-clover = { $count ->
    [one] { $count } trèfle
   *[other] { $count } trèfles
}
query-count-flag-in-hand = { $count ->
    [one] { $count } drapeau en main
   *[other] { $count } drapeaux en main
}
query-count-flag-raised = { $count ->
    [one] { $count } drapeau planté
   *[other] { $count } drapeaux plantés
}
query-count-artefact = { $count ->
    [one] { $count } artefact
   *[other] { $count } artefacts
}
query-count-hidden = { $count ->
    [one] { $count } artefact en main
   *[other] { $count } artefacts en main
}
query-count-trifolium = { $count ->
    [one] { $count } Trifolium
   *[other] { $count } Trifoliums
}
query-count-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
query-count-edenia = { $count } sur Edenia
query-count-engine = { $count ->
    [one] { $count } Turbo-réacteur
   *[other] { $count } Turbo-réacteurs
}
query-count-sheep = { $count ->
    [one] { $count } mouton
   *[other] { $count } moutons
}
query-count-sabotage = { $count ->
    [one] { $count } sabotage
   *[other] { $count } sabotages
}
query-count-tile = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
query-count-planet = { $count ->
    [one] { $count } planète
   *[other] { $count } planètes
}
query-count-dwarf = { $count ->
    [one] { $count } naine
   *[other] { $count } naines
}
query-count-pad = { $count ->
    [one] { $count } téléporteur
   *[other] { $count } téléporteurs
}
query-count-plain = { $count ->
    [one] { $count } simple
   *[other] { $count } simples
}
query-count-relay = { $count ->
    [one] { $count } station relais
   *[other] { $count } stations relais
}
query-count-step = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}

# Le tour
query-moves = Le mouton de ce tour : { $sheep }.
query-engines = Annoncé : { $engines }.
query-drawn = Tuiles piochées :
query-turn-r2m2 = R2-M2 est annoncé.
query-turn-again = Un second tour suivra.
query-turn-ported = Déjà téléporté dans ce déplacement.
query-turn-played = Un artefact a été joué : on ne peut plus passer.
query-turn-moved = Le déplacement est terminé.
query-walking-in = en marche vers le centre sur { $place }
query-walking = en marche sur { $place }, direction { $side }
query-walk-ahead = Devant, sur ce tronçon : { $sheep }.
query-walk-explored = La tuile de ce tour est posée.
query-walk-passes = { $count } fois par le Trou noir.
query-walk-exit = Sortie du Trou noir : { $side }.
query-walk-way = Parcouru depuis { $cell } : { $runs }.

# Joueurs, état, points, artefacts
query-points = { $points }.
query-points-hidden = { $points } et { $hidden ->
    [one] { $hidden } caché
   *[other] { $hidden } cachés
}
query-points-missing = { $points }, encore { $missing } avant 42.
query-points-over = { $points }, { $over } de trop pour 42.
query-trifoliums = Trifoliums : { $values }.
query-flags-at = { $count ->
    [one] Drapeau en { $cells }.
   *[other] Drapeaux en { $cells }.
}
query-hidden = { $artefacts } face cachée.
query-played = Face visible : { $names }.
query-no-artefact = { $who ->
    [you] Vous n'avez pas d'artefact en main.
   *[other] { $name } n'a pas d'artefact en main.
}
query-artefact = { $artefact } : { $does }. { $when }.
query-when-before = Avant le déplacement
query-when-any = Avant ou après
query-does-turbo = franchit la prochaine planète
query-does-junction = change de tronçon
query-does-r2m2 = pioche 3 tuiles, en pose 1
query-does-scope = pose une tuile à côté d'une autre
query-does-gromout = protège un drapeau pour de bon
query-does-quantum = un second tour
query-does-pocket = téléporte un mouton

# Réserve
query-supply = Réserve : { $tokens }.
query-deck = Pioche : { $tiles } : { $kinds }.
query-deck-empty = La pioche est vide.
query-deck-unknown = La pioche est inconnue.
query-layer-next = D'abord dans la pioche : { $tiles }.
query-layer-then = Ensuite : { $tiles }.
query-on-edenia = Trifoliums sur Edenia : { $values }.
query-edenia-bare = Plus de Trifolium sur Edenia.
query-unseen = Vous ignorez où sont { $artefacts } sur { $total }.
query-unseen-names = Jamais vus : { $names }.
query-rules = Règles : édition { $edition }, { $wins }.
query-edition-fr = française
query-edition-en = anglaise
query-rules-law = exactement 42 points font gagner
query-rules-no-law = 42 points ne font pas gagner
query-rules-lambs = p'tits agneaux
query-rules-passes = { $passes } passages par le Trou noir au plus

# Ce qui a changé.
query-diff-played = { $who ->
    [you] Vous avez joué { $names }.
   *[other] { $name } a joué { $names }.
}
query-diff-flag = { $who ->
    [you] Votre drapeau est planté en { $cell }.
   *[other] { $name } a un drapeau en { $cell }.
}
query-diff-protected = Le drapeau en { $cell } est protégé.
query-diff-clovers = { $cell } : reste { $clovers } sur la planète.
query-diff-tile = { $cell }, tuile posée : { $tile }.
query-diff-sabotaged = { $cell } : téléporteur saboté.
query-diff-repaired = { $cell } : téléporteur réparé.
query-diff-dwarf = { $cell } : reste { $artefacts } sur la naine.
