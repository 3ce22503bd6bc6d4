# L'écran d'une partie revue et d'un essai.

screen-replay-at = Revue { $point }/{ $last }
screen-replay-turn = Manche { $round }, { $name }
screen-replay-before = Avant le premier tour
screen-replay-beginning = Le début de la partie.
screen-replay-done = { $name } : { $choice }.
screen-replay-playing = lecture, vitesse { $speed }
screen-replay-paused = pause, vitesse { $speed }
screen-replay-eyes-open = tout visible
screen-replay-eyes-spectator = public
screen-replay-eyes = Par les yeux de qui ?
screen-replay-turns = Aller à quel tour ?
screen-replay-no-turn = Plus aucun tour de ce côté.
screen-replay-no-event = Plus rien de ce genre de ce côté.
screen-replay-kinds = Sauter à quels moments ?
screen-replay-kind = { $sign } { $kind }
screen-replay-kind-any = tout ce qui est marqué
screen-replay-kind-flag = les drapeaux
screen-replay-kind-trifolium = les Trifoliums
screen-replay-kind-artefact = les artefacts trouvés et joués
screen-replay-kind-teleport = les téléportations
screen-replay-kind-hole = le Trou noir
screen-replay-kind-victory = la fin de la partie

screen-what-if-banner = ET SI : pas la vraie partie
screen-what-if-title = Et si
screen-what-if-chance = Hasard
screen-what-if-let-chance = laisser faire le hasard
screen-what-if-by-hand = Ou choisir ce qu'il donne
screen-what-if-no-undo = Rien à annuler : l'essai commence ici.
screen-what-if-go-on = Continuer l'essai
screen-what-if-drop = L'oublier, retour à la partie
screen-what-if-keep = Le garder comme une partie à part
screen-what-if-kept = Gardé sous { $name }. Le menu et edenia resume la reprennent.
screen-what-if-not-kept = Impossible de le garder : { $reason }

past-games-title = Parties jouées
past-games-keys = Haut Bas se déplacer, Entrée revoir, Échap retour

# Touches.
keys-in-a-replay = En revoyant une partie
keys-in-a-what-if = Pendant un essai
key-step = une action en arrière, ou en avant
key-step-short = pas
key-turn = un tour en arrière, ou en avant
key-edge = au début, ou à la fin
key-event = au moment marqué précédent, ou suivant
key-turns = choisir un tour
key-kinds = choisir les moments marqués
key-play = lire tout seul, ou pause
key-play-short = lire
key-faster = lire plus vite
key-slower = lire moins vite
key-eyes = choisir par les yeux de qui regarder
key-what-if-here = et si : essayer une autre suite à partir d'ici
key-what-if-here-short = et si
key-leave = retour d'où vous venez
key-undo-what-if = annuler la dernière action, de qui que ce soit
key-undo-what-if-short = annuler
key-leave-what-if = retour à la partie ; depuis une revue, l'essai peut être gardé
key-leave-what-if-short = retour
