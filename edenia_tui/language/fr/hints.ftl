# Les conseils de tous les jeux : les meilleurs choix et leurs chances de victoire.

help-hint = conseil h : les meilleurs choix, vos chances de gagner, et pourquoi.
hint-thinking = Réflexion d'une seconde environ. Ctrl-C l'arrête.
hint-stopped = Pas de conseil : la réflexion est interrompue.
hint-best = Conseil : { $choice }. Chances de gagner : { $odds }.
hint-other = Ou bien : { $choice }. Chances de gagner : { $odds }.
hint-only = Un seul choix possible : { $choice }.
hint-numbered = { $number }, { $choice }
hint-after = Après { $choice } : { $following }.
hint-following = { $one } ; { $two }
hint-odds = { $percent ->
    [0] moins de 1 %
   *[other] { $percent } %
}
hint-chance = C'est au hasard de décider : il n'y a rien à choisir.
hint-later = Rien de gagné tout de suite, la suite décidera.
