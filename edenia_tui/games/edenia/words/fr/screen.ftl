# Edenia à l'écran : ce qui s'écrit autour du dessin.

screen-hand = Votre main
screen-hands = Mains
screen-hand-of = { $name } : { $artefacts }
screen-no-hand = Aucune main ne vous est ouverte.
screen-tokens = Jetons
screen-tokens-left = { $clovers }, { $sabotages }, { $tiles }.
key-sheep = aller aux choix d'un mouton
key-side = choisir le côté de sortie
key-path = choisir le chemin : étoile, nébuleuse, météorite

screen-replay-kind-flag = les drapeaux
screen-replay-kind-trifolium = les Trifoliums
screen-replay-kind-artefact = les artefacts trouvés et joués
screen-replay-kind-teleport = les téléportations
screen-replay-kind-hole = le Trou noir
screen-replay-kind-victory = la fin de la partie
