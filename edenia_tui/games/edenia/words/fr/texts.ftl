# Ce qui ne va pas dans une boîte ou une position.

text-noun-colour = une couleur
text-noun-side = un côté
text-noun-path = un chemin
text-noun-rule = une règle
text-noun-victory = une victoire
text-noun-supply-word = un jeton
text-noun-place = une case de A1 à E5 ou un lieu
text-noun-walk-word = un mot
text-noun-player-word = un mot sur le joueur
text-noun-planet-word = un mot

text-tile = '{ $found }' n'est pas une tuile : trois signes parmi { $glyphs } et au plus un parmi o y b r, ou OOO
text-artefact = '{ $found }' n'est pas un artefact, tel que turbo-3, pocket-blue-4 ou gromout
text-cell = attendu : une case de A1 à E5 ; trouvé : '{ $found }'
text-rule = '{ $found }' n'est pas une règle, telle que WIN-1
text-outer-side = '{ $found }' n'est pas un bord : u est une bouche de tunnel (jamais seule), { $relay } un relais avec son trèfle, x un relais sans trèfle
text-track-by-hub = nommez un tronçon par le côté qu'il atteint, pas par le centre

text-box-line = '{ $found }' n'est pas une partie d'une boîte ; attendu, au choix : { $expected }
text-box-missing = la boîte n'a pas de ligne '{ $name }'
text-box-outer-side = '{ $found }' n'est pas un bord : { $relay } est un relais, u une bouche de tunnel, jamais une bouche seule
text-edge-relays = { $edge } : attendu : de 1 à 3 relais le long d'un bord ; trouvé : { $number }
text-rim-relays = attendu : { $wanted } relais autour de la galaxie ; trouvé : { $number }
text-path-relays = attendu : de 2 à 4 relais sur chaque chemin
text-spread = { $things ->
    [bends] tournants mal répartis
   *[features] planètes naines et téléporteurs mal répartis
} : { $counts } sur étoile, nébuleuse, météorite
text-box-planets = une boîte doit avoir des planètes habitables (OOO)

text-agreed = attendu, au choix : { $expected } ; trouvé : '{ $found }'
text-first-line = attendu : first COULEUR, au choix : { $expected }

text-editions = une seule édition, fr ou en
text-turn-line = attendu : la couleur dont c'est le tour
text-walk-line = attendu : un tronçon et un bout, comme : { $example }
text-trail-before-walk = une trace doit suivre la ligne du trajet
text-step = attendu : un tronçon et un bout : { $step }
text-over-line = attendu : la victoire, les gagnants et la règle : { $example }
text-over-winners = un gagnant est nommé deux fois
text-over-rules = attendu : la règle, et celle qui a départagé s'il y en a une
text-row = rangée { $row } : attendu : 5 cases, ou { $full } mots avec la bordure
text-edge = { $edge } : attendu : 4 bords ; trouvé : { $number }
text-sheep-before-player = des moutons sont à un joueur : écrivez avant une ligne avec sa couleur
text-flock = un troupeau a { $most } moutons, pas plus
text-track = attendu : un côté et un chemin, comme : B3 est étoile
text-planet-line = attendu : une case, comme : { $example }
text-protected = une planète protégée doit avoir un drapeau
text-dwarf-line = attendu : une case et des jetons, comme : { $example }
text-looked-at = dites qui l'a regardé, comme { $example } ; écrivez ? si personne ne l'a vu
text-pad-line = attendu : une case et un mot, comme : { $example }

text-fixed = { $cell } : attendu { $wanted }, trouvé { $found }
text-not-there = { $thing ->
    [planet] aucune planète habitable
    [dwarf] aucune planète naine
    [pad] aucun téléporteur
   *[tracks] aucune tuile avec des tronçons
} en { $cell }
text-flags = { $found } : { $number ->
    [one] { $number } drapeau
   *[other] { $number } drapeaux
} en main et { $raised } sur des planètes ne font pas { $all }
text-lambs-artefacts = les petits agneaux jouent sans artefacts
text-lambs-flags = les petits agneaux ne plantent pas de drapeaux
text-box-clovers = { $number } trèfles sur la table, mais la boîte en a { $box } ; si la vôtre en a plus, dites combien il en reste : { $how }
text-box-trifoliums = la boîte n'a pas de Trifolium { $value } ; si la vôtre en a, dites lesquels restent : { $how }
text-box-copies = la boîte n'a pas autant de { $name }
text-box-artefact = la boîte n'a pas de { $name } : si la vôtre diffère, énumérez-la : { $how }
text-box-artefact-alike = la boîte n'a pas de { $name } : elle a { $alike } ; si la vôtre diffère, énumérez-la : { $how }
text-box-artefacts = trop d'artefacts sur la table ; la boîte en a { $number }
text-most-clovers = { $number } trèfles sur la table ; au plus { $most }
text-most-sabotages = { $number } jetons de sabotage ; au plus { $most }
text-arrived = { $seat } a { $number } { $number ->
    [one] mouton
   *[other] moutons
} sur Edenia et { $taken } { $taken ->
    [one] Trifolium
   *[other] Trifoliums
} : chaque mouton y en apporte un

text-walking = seul le mouton du tour peut être en chemin, et il lui faut une ligne trajet
text-no-hub = { $cell } n'a ni planète ni téléporteur : nommez un tronçon, B3 est étoile
text-other-hub = { $cell } a { $hub ->
    [planet] une planète
    [dwarf] une naine
   *[pad] un téléporteur
}, pas { $said ->
    [planet] une planète
    [dwarf] une naine
   *[pad] un téléporteur
}
text-place-in-line = plusieurs moutons sont sur { $track } : ajoutez le rang dans la file, 1, 2 ...
text-places-in-line = les rangs dans la file sur { $track } doivent aller de 1 à { $number }
text-room-for-one = une planète naine ou un téléporteur n'a place que pour un mouton
text-track-end = ce n'est pas un bout du tronçon

text-winner-plays-not = fini : un gagnant ne joue pas
text-walk-sheep = un trajet demande le mouton du tour, écrit en chemin
text-ask-over = ask over demande une ligne fini
text-drawn = des tuiles piochées n'attendent rien
text-engines = engines : nul ne peut jouer plus de { $most } Turbo-réacteurs
text-ask-when = ask { $ask } ne peut pas se poser { $when ->
    [moved] après le déplacement
    [arridis] sur Arridis
   *[walk] pendant un trajet
}
text-ask-walk = ask { $ask } demande une ligne trajet
text-ask-standing = ask { $ask } demande le mouton du tour sur { $place ->
    [planet] une planète
    [dwarf] une planète naine
   *[pad] un téléporteur
}
text-ask-seen = ask { $ask } : le joueur doit avoir vu ce qui est connu là
text-ask-keep = ask keep : rien n'est posé là
text-ask-reveal = ask reveal demande un artefact inconnu : ? sur la ligne de la naine
text-ask-nothing = ask { $ask } : il n'y a rien à choisir
text-ask-scope = ask { $ask } sans trajet est le Moutonscope : drawn doit être { $wanted }
text-scope = le Moutonscope demande une tuile à piocher et une case pour elle
text-deal = ask first : il faut { $number } trèfles en réserve pour la donne
text-dealt = ask first : les trèfles ne sont pas encore donnés
text-walk-over = le déplacement est fini, et le trajet aussi
text-walk-arridis = on quitte Arridis par une sortie : { $step }
text-walk-trail = un mouton sur Arridis n'a pas encore de trace
text-walk-ahead = plus de moutons devant qu'il n'y en a sur le tronçon
text-walk-ask = le trajet n'en est pas à la question { $ask }

# Un mot d'une position, tel qu'il peut s'écrire dans cette langue.
text-said = { $word ->
    [red] rouge
    [green] vert
    [yellow] jaune
    [black] noir
    [north] nord
    [east] est
    [south] sud
    [west] ouest
    [in] centre
    [star] étoile
    [nebula] nébuleuse
    [meteorite] météorite
    [rules] règles
    [round] manche
    [first] premier
    [turn] tour
    [over] fini
    [walk] trajet
    [trail] trace
    [deck] pioche
    [supply] réserve
    [planet] planète
    [dwarf] naine
    [pad] téléporteur
    [sheep] moutons
    [clovers] trèfles
    [flag] drapeau
    [flags] drapeaux
    [sabotaged] saboté
    [protected] protégé
    [hidden] cachés
    [played] joués
    [unknown] inconnue
    [moved] bougé
    [ported] téléporté
    [again] encore
    [drawn] piochées
    [ask] question
    [no-42] sans-42
    [little-lambs] petits-agneaux
    [walking] en chemin
    [race] course
    [law] loi
   *[other] { $word }
}
