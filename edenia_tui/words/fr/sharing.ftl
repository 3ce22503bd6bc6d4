# Partager des parties : nouvelles publiques, et parties reçues.

news-about = Nouvelles publiques d'une partie : à lire, pas à rejouer.
news-seat = { $colour } : { $name }, { news-player }.
news-seat-unnamed = { $colour } : { news-player }.
news-player = { $player ->
    [human] une personne
    [lamb] un agneau
    [ewe] une brebis
    [ram] un bélier
    [shepherd] un berger
   *[other] un robot
}
news-taken-over = { $player ->
    [human] Désormais, une personne joue pour { $name }.
   *[other] Désormais, un robot joue pour { $name } : { news-player }.
}

share-title = Edenia : { $names }
share-kept = Gardée sous { $name } : manche { $round }.
share-kept-over = Gardée sous { $name } : victoire de { $winners } à la manche { $round }.
share-go-on = Pour la reprendre : edenia resume { $name }
share-look = Pour la voir : edenia export { $name } --as news
share-news = Pas une partie : des nouvelles publiques ne suffisent pas pour jouer.
share-unreadable = Pas une partie : { $reason }.
share-line = La ligne { $number } ne convient pas : { $typed }.
share-action = L'action { $number } ne convient pas : { $typed }.
share-no-undo = Rien ne peut y être repris : { $reason }.
share-no-redo = Rien ne peut y être refait : rien n'a été repris.
share-no-back = On ne revient en arrière que contre des robots, et avant la fin.
share-fence-start = rien n'a encore été fait
share-fence-turn = personne n'a de choix à faire
share-fence-chance = le hasard a décidé
share-fence-other = quelqu'un d'autre a décidé
share-fence-seen = quelque chose de caché a été vu
share-fence-shown = quelque chose de caché a été montré

# Les statistiques d'une personne.

stats-none = Aucune de vos parties n'est encore gardée ici. Pour commencer : edenia play.
stats-none-named = Aucune partie de { $name } n'est gardée ici.
stats-games = { $finished ->
    [one] { $finished } partie terminée
   *[other] { $finished } parties terminées
}, { $unfinished } en cours.
stats-won = { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
}, { $percent } %.
stats-shared = { $shared ->
    [one] { $shared } de ces victoires a été partagée.
   *[other] { $shared } de ces victoires ont été partagées.
}
stats-rounds = Manches par partie : { $median }, le plus souvent de { $low } à { $high }.
stats-rounds-one = Manches par partie : { $median }.
stats-streak-won = { $number ->
    [one] Vous avez gagné la dernière partie
   *[other] Vous avez gagné les { $number } dernières parties
} ; meilleure série : { $best }.
stats-streak-lost = { $number ->
    [one] Vous avez perdu la dernière partie
   *[other] Vous avez perdu les { $number } dernières parties
} ; meilleure série : { $best }.
stats-level = Contre { $level } : { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
} sur { $games }.
stats-level-lamb = des agneaux
stats-level-ewe = des brebis
stats-level-ram = des béliers
stats-level-shepherd = des bergers
stats-level-human = des personnes
stats-level-other = d'autres robots
stats-victory = Victoires { $victory } : { $won } sur { $games }.
stats-victory-race = par la Course
stats-victory-law = avec 42 points
stats-victory-prestige = par le Prestige
stats-players = À { $players } joueurs : { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
} sur { $games }.
stats-players-label = { $players } joueurs
stats-left-people = { $number ->
    [one] { $number } partie entre plusieurs personnes n'est pas comptée
   *[other] { $number } parties entre plusieurs personnes ne sont pas comptées
} : tapez --name et votre nom.
stats-left-branches = { $number ->
    [one] { $number } variante ou partie importée n'est pas comptée
   *[other] { $number } variantes et parties importées ne sont pas comptées
}.
stats-left-unreadable = { $number ->
    [one] { $number } fichier est illisible
   *[other] { $number } fichiers sont illisibles
} : voyez edenia saves --all.
stats-chart-levels = Victoires selon l'adversaire
stats-chart-victories = Victoires selon le genre
stats-chart-players = Victoires selon le nombre de joueurs
stats-chart-of = { $won } sur { $games }
