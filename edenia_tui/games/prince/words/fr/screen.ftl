# Le Petit Prince à l'écran : ce qui s'écrit dans le dessin et autour.

# Les personnages en six lettres au plus, dont les trois premières diffèrent.
screen-short-vain = vanit.
screen-short-geographer = géogr.
screen-short-astronomer = astron
screen-short-king = roi
screen-short-lamplighter = allum.
screen-short-hunter = chass.
screen-short-drunkard = buveur
screen-short-white = blanc
screen-short-grey = gris
screen-short-brown = brun
screen-short-gardener = jardin
screen-short-turkish = turc
screen-short-prince = prince

# Ce pour quoi les personnages marquent, en peu de mots.
screen-scoring-vain = 4 par serpent
screen-scoring-geographer = 1 par tuile sans volcan
screen-scoring-astronomer = 2 par coucher
screen-scoring-king = 14 pour 1 rose, 7 pour 2
screen-scoring-lamplighter = 1 par réverbère
screen-scoring-hunter = 3 par sorte d'animal
screen-scoring-drunkard = 3 par tuile retournée
screen-scoring-white = 2 par mouton blanc
screen-scoring-grey = 3 par mouton gris
screen-scoring-brown = 5 par mouton brun
screen-scoring-gardener = 7 par baobab
screen-scoring-turkish = 1 par étoile
screen-scoring-prince = 3 par couleur de mouton, 1 par caisse

# Ce qui se trouve sur les tuiles, au plus court.
screen-thing-baobab = baobab
screen-thing-volcano = volcan
screen-thing-sunset = coucher
screen-thing-rose = rose
screen-thing-lamppost = réverb.
screen-thing-box = caisse
screen-thing-star = étoile
screen-thing-fox = renard
screen-thing-elephant = éléphant
screen-thing-snake = serpent
screen-thing-white = mouton blanc
screen-thing-grey = gris
screen-thing-brown = brun

# Ce que changerait une tuile proposée, et où en est la table.
screen-offer-down = face cachée
screen-offer-flips = retourne { $count } tuiles !
screen-offer-most = plus de volcans : { $count }
screen-offer-baobabs = baobab { $count } sur 3
screen-sheep = mouton
screen-flipped = retournée
screen-round = Manche { $round } sur { $rounds }. Ce que personne n'a vu :
screen-draws = { $count ->
    [0] épuisée
    [one] encore 1 pioche
   *[other] encore { $count } pioches
}

# Les signes, pour la légende sous un dessin.
sign-baobab = baobab
sign-volcano = volcan
sign-sunset = coucher de soleil
sign-rose = rose
sign-lamppost = réverbère
sign-box = caisse
sign-star = étoile
sign-fox = renard
sign-elephant = éléphant
sign-snake = serpent
sign-white = mouton blanc
sign-grey = mouton gris
sign-brown = mouton brun
sign-plain = tuile avec autre chose
sign-empty = case libre
sign-flipped = retournée
sign-unseen = face cachée
sign-most = 3 volcans, le plus

# Autour du dessin.
screen-planet = { $who ->
    [you] Votre planète
   *[other] Planète de { $name }
}
screen-planets = Planètes
screen-table = Piles
screen-tile = Tuile { $number }
screen-cell = { $where } : { $what }.
screen-place = { $who ->
    [you] Votre planète, { $stack }
   *[other] Planète de { $name }, { $stack }
}

key-number = aller à la tuile, à la pile ou au joueur de ce numéro

kind-characters = une pioche de personnages
kind-flips = les baobabs retournent des tuiles
kind-victory = la fin de la partie
