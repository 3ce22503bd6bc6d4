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

share-title = { $game } : { $names }
share-kept = Gardée sous { $name } : manche { $round }.
share-kept-over = Gardée sous { $name } : gagnée par { $winners } à la manche { $round }.
share-kept-lost = Gardée sous { $name } : perdue à la manche { $round }.
share-go-on = Pour la reprendre : edenia resume { $name }
share-look = Pour la revoir : edenia replay { $name }
share-news = Pas une partie : des nouvelles publiques ne suffisent pas pour jouer.
share-unreadable = Pas une partie : { $file } : { $reason }.
share-no-record = Pas une partie : { $file } n'est un enregistrement ni en texte ni en JSON.
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

share-written = Fichier écrit : { $file }
share-written-where = Dans le dossier { $folder }
share-written-all = Il dit tout, même ce qui est encore caché.
share-not-written = Fichier non écrit : { $file } : { $reason }
share-which-form = Quelle forme ? { $forms }. Exemple : exporter news.
share-export = Exporter
share-as = Exporter sous quelle forme ?
share-form = { $form } : { $what }
share-form-text = un texte qui dit tout, à importer et à continuer
share-form-json = le même pour des programmes, avec tous les détails
share-form-cast = un film de la partie pour asciinema, version 2
share-form-cast3 = un film de la partie pour asciinema, version 3
share-form-news = ce qui était public, en phrases à lire
share-form-news-json = ce qui était public, pour des programmes
share-form-svg = une image de la table
share-form-position = la table en texte, pour edenia check

import-title = Importer une partie
import-keys = Tab complète, Bas vers la liste, Entrée importe, Échap retour
import-note = Un texte complet ou du JSON, comme exporter les écrit. Tout est vérifié.
import-file-row = Fichier
import-file-empty = un chemin, comme partie.record
import-take = Importer
import-no-file = Écrivez d'abord le chemin d'un fichier.

# Les statistiques d'une personne.

stats-title = Statistiques
stats-keys = Haut Bas se déplacer, Gauche Droite jeu, Échap retour
stats-keys-typing = Haut Bas se déplacer, Échap retour
stats-keys-page = Haut Bas défiler, Tab se déplacer, Échap retour
stats-game-row = Jeu
stats-name-row = Nom
stats-name-empty = aucun : vous face aux robots
stats-none = { $place ->
    [command] Aucune de vos parties n'est encore gardée ici. Pour commencer : edenia play.
   *[other] Aucune de vos parties n'est encore gardée ici.
}
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
stats-players = À { $players } joueurs : { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
} sur { $games }.
stats-players-label = { $players } joueurs
stats-left-people = { $number ->
    [one] { $number } partie entre plusieurs personnes n'est pas comptée
   *[other] { $number } parties entre plusieurs personnes ne sont pas comptées
} : { $place ->
    [command] tapez --name et votre nom.
    [line] tapez stats et votre nom.
   *[other] écrivez votre nom ci-dessus.
}
stats-left-branches = { $number ->
    [one] { $number } variante ou partie importée n'est pas comptée
   *[other] { $number } variantes et parties importées ne sont pas comptées
}.
stats-left-unreadable = { $number ->
    [one] { $number } fichier est illisible
   *[other] { $number } fichiers sont illisibles
} : { $place ->
    [command] voyez edenia saves --all.
    [line] tapez parties.
   *[other] voyez les parties jouées.
}
stats-chart-levels = Victoires selon l'adversaire
stats-chart-victories = Victoires selon le genre
stats-chart-players = Victoires selon le nombre de joueurs
stats-chart-of = { $won } sur { $games }

# Ce que le système dit des fichiers.
trouble-enoent = aucun fichier de ce nom
trouble-eisdir = c'est un dossier
trouble-enotdir = le chemin passe par un fichier
trouble-eacces = accès refusé
trouble-efbig = trop grand pour être une partie
trouble-einval = ce n'est pas un simple fichier
trouble-eloop = un lien qui mène à lui-même
trouble-not-text = pas du texte UTF-8
