# Ce qui ne va pas dans un jeu de tuiles ou une position.

text-noun-seat = un joueur
text-noun-stack = une pile
text-noun-rules = les règles
text-noun-draw-word = un mot sur une manche secrète

text-stack-line = '{ $found }' n'est pas une pile ; attendu, au choix : { $expected }
text-stack-size = { $stack } : attendu : { $wanted } tuiles ; trouvé : { $number }
text-stars-differ = { $name } : attendu : les mêmes étoiles sur chaque exemplaire
text-tile-letters = '{ $found }' n'est pas une tuile : une lettre pour chaque chose qu'elle montre, parmi { $letters }
text-tile-crowded = une tuile montre au plus { $most } choses, comme VULFG
text-character = '{ $found }' n'est pas un Personnage ; attendu, au choix : { $expected }

text-agreed = attendu : { $expected } ; trouvé : '{ $found }'
text-first-line = attendu : first PLACE, au choix : { $expected }

text-tiles-line = attendu : une pile et ses tuiles, comme : tuiles centre VLL E
text-turn-line = attendu : à qui de jouer, comme : tour corail, question take
text-offer-line = attendu : une pile et les tuiles posées là, comme : offre centre VLL E
text-secret-line = attendu : qui a pris, dans l'ordre, comme : secret ambre corail jade
text-cells = une planète a { $number } cases ; cette tuile est de trop

text-tile = '{ $found }' n'est pas une tuile : une lettre pour chaque chose qu'elle montre, parmi { $letters }, ou sa sorte, telle que c9
text-tile-of = '{ $found }' n'est pas une tuile de la pile { $stack } : une lettre pour chaque chose qu'elle montre, parmi { $letters }, ou sa sorte, telle que c9
text-character-name = '{ $found }' n'est pas un Personnage, tel que roi, vaniteux ou géographe
text-other-stack = ici vient une tuile { $stack }, { $found } n'en est pas une
text-planet-tiles = { $found } : attendu : { $wanted } tuiles ({ $empty } est une case vide) ; trouvé : { $number }

text-planets = attendu : les planètes de 2 à 5 joueurs, dans cet ordre : { $expected }
text-no-planet = { $found } n'a pas de planète ici
text-offer-missing = attendu : une ligne 'offre' avec la pile de cette manche
text-secret-rules = attendu : une ligne 'règles secret' là où les Personnages sont secrets
text-secret-lines = lignes 'secret' attendues : { $wanted } ; trouvées : { $number }
text-secret-seats = attendu : ces places : { $seats }
text-taken-twice = quelqu'un a pris deux fois dans cette manche
text-round = d'après les tuiles des planètes, c'est la manche { $round }
text-copies = { $name } est là { $number } fois ; la boîte en a { $copies }
text-like-everybody = { $found } : tuiles { $stack } attendues, comme chez tous : { $wanted } ; trouvées : { $number }
text-baobabs = { $found } : trois baobabs en vue retournent leurs tuiles : écrivez-les (BGG)
text-flipped = seules les tuiles avec un baobab sont retournées
text-tile-open = cette tuile est face visible ; attendu : ce qu'elle montre
text-offer-open = ces tuiles sont face visible ; attendu : ce qu'elles montrent
text-face-down = une tuile n'est face cachée que là où l'on prend à deux
text-ask = 'ask { $ask }' ne va pas avec les tuiles qui sont là
text-hidden-missing = attendu : une ligne 'cachée' : une des trois tuiles est face cachée
text-stack-empty = { $stack } : on a déjà tiré quatre fois de cette pile

# Un mot d'une position, tel qu'il peut s'écrire dans cette langue.
text-said = { $word ->
    [amber] ambre
    [coral] corail
    [pearl] perle
    [topaz] topaze
    [uphill] montée
    [downhill] descente
    [character] personnage
    [vain] vaniteux
    [geographer] géographe
    [astronomer] astronome
    [king] roi
    [lamplighter] allumeur
    [hunter] chasseur
    [drunkard] buveur
    [white] blanc
    [grey] gris
    [brown] brun
    [gardener] jardinier
    [turkish] turc
    [rules] règles
    [round] manche
    [first] premier
    [turn] tour
    [ask] question
    [offer] offre
    [hidden] cachée
    [served] servis
    [discards] défausse
    [tiles] tuiles
    [rest] reste
   *[other] { $word }
}
