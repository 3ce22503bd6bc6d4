# Pourquoi une ligne saisie est refusée : le fait d'abord, la règle ensuite.

refusal-either = { $one } ou { $two }

refusal-form-go = { $verb } attend un mouton, un côté, parfois un chemin.
refusal-form-jump = { $verb } attend un mouton et la case d'un téléporteur.
refusal-form-tunnel = { $verb } attend un chemin.
refusal-form-keep = { $verb } attend un artefact.
refusal-form-hole = { $verb } attend un côté.
refusal-form-lay = { $verb } attend une tuile.
refusal-form-under = { $verb } attend une tuile.
refusal-form-place = { $verb } attend une case.
refusal-form-play = { $verb } attend un artefact, parfois une cible.
refusal-form-first = { $verb } attend une couleur.
refusal-form-roll = { $verb } attend un chemin.
refusal-form-draw = { $verb } attend une tuile.
refusal-form-reveal = { $verb } attend un artefact.

# Les questions, telles qu'un refus les nomme.
refusal-question-first = qui commence
refusal-question-leap = sauter ou s'arrêter
refusal-question-tunnel = la sortie du tunnel
refusal-question-dwarf = que faire sur une planète naine
refusal-question-hole = le côté du Trou noir
refusal-question-roll = le dé
refusal-question-draw = la tuile piochée
refusal-question-lay = la tuile à poser
refusal-question-under = la tuile à glisser sous la pioche
refusal-question-planet = trèfle ou drapeau
refusal-question-reveal = les artefacts regardés
refusal-question-keep = l'artefact à garder
refusal-question-leave = par où quitter le téléporteur
refusal-question-place = la case de la tuile

refusal-game-over = La partie est finie
refusal-chance-decides = Le hasard décide d'abord : { $question }
refusal-question-open = Répondez d'abord : { $question }
refusal-not-asked = Pas demandé maintenant : { $question }
refusal-move-is-over = Votre déplacement est fini pour ce tour
refusal-move-or-skip = Bougez un mouton ou passez votre tour
refusal-must-move = Bougez un mouton : un artefact est joué
refusal-nothing-can-move = Aucun mouton ne peut bouger ; finissez le tour, sans trèfle

refusal-no-such-sheep = Pas de mouton { $sheep } : les vôtres vont de 1 à 3
refusal-other-sheep-moves = C'est le mouton { $sheep } qui doit bouger
refusal-on-edenia = Le mouton { $sheep } reste sur Edenia
refusal-lowest-number-first = Le mouton { $sheep } vaut ici pour tous les vôtres
refusal-name-a-path = Précisez aussi un chemin au départ de { $place }
refusal-no-path-to-name = Pas de chemin à préciser, un côté suffit : { $place }
refusal-no-such-exit = Pas de sortie de ce côté
refusal-no-such-exit-place = Pas de bord de ce côté : { $place }
refusal-no-such-exit-side = Côté { $side } impossible depuis { $place }
refusal-no-such-exit-ends = Côté { $side } impossible depuis { $place } : { $ends }
refusal-blocked = Bloqué par { $by }, sans trèfle, à { $place }
refusal-no-tile-left-side = Plus de tuile à explorer, côté { $side } de { $place }
refusal-no-tile-left-artefact = Plus de tuile à piocher : { $artefact }

refusal-same-mouth = Pas par { $path } : prenez une autre sortie

refusal-not-on-a-pad = Pas sur un téléporteur : mouton { $sheep }, { $place }
refusal-not-a-pad = Pas de téléporteur en { $cell }
refusal-pad-sabotaged = Le téléporteur { $pad } est saboté
refusal-pad-occupied = Téléporteur { $pad } occupé par { $by }
refusal-teleported-already = Le mouton { $sheep } s'est déjà téléporté
refusal-no-clover = Vous n'avez pas de trèfle pour payer
refusal-no-clover-pad = Pas de trèfle pour { $pad }, d'une autre couleur

refusal-no-artefact-here = Plus d'artefact ici
refusal-lambs-do-not = Les p'tits agneaux ne font pas cela
refusal-no-clover-here = Plus de trèfle sur la planète { $planet }
refusal-no-flag-left = Plus de drapeau en main pour la planète { $planet }
refusal-flag-protected = Votre drapeau en { $planet } est déjà protégé
refusal-flag-protected-owner = Drapeau protégé par Gromout : { $owner } en { $planet }
refusal-not-found = Pas trouvé ici : { $artefact }

refusal-not-in-hand = Pas dans votre main : { $artefact }
refusal-wrong-artefact = Ne se joue pas ainsi : { $artefact }
refusal-needs-target = Précisez une cible : { $artefact }
refusal-only-before-move = Seulement avant le déplacement : { $artefact }
refusal-not-during-move = Pas d'artefact maintenant ; d'abord { $question }
refusal-one-a-turn = Un seul par tour : { $artefact }
refusal-changes-nothing = Pas un second, il n'y changerait rien : { $artefact }
refusal-no-cell-for-tile = Aucune case pour une tuile : { $artefact }
refusal-no-own-flag = Aucun drapeau à vous en { $planet }
refusal-not-on-a-track = Le mouton { $sheep } n'est pas sur un tronçon
refusal-same-track = Il est déjà sur ce tronçon : { $place }
refusal-not-on-exploration-tile = Pas sur une tuile Exploration : { $place }
refusal-cell-taken = La case { $cell } a déjà sa tuile
refusal-not-beside-tile = Aucune tuile Exploration à côté de { $cell }
refusal-not-drawn = Cette tuile n'a pas été piochée

refusal-not-in-deck = Cette tuile ne peut pas sortir maintenant
refusal-not-in-pool = Pas parmi les artefacts cachés : { $artefact }
refusal-no-such-seat = Personne ne joue cette couleur
