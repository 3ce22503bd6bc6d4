# Ce que l'on peut faire, en choix brefs, et ce qui est demandé.

action-toward-north = vers le nord
action-toward-east = vers l'est
action-toward-east-aloud = vers l'orient
action-toward-south = vers le sud
action-toward-west = vers l'ouest
action-toward-in = vers le centre

action-go = { $sheep } { $toward }
action-go-path = { $sheep } { $toward }, { $path }
action-go-over = { $sheep } { $toward } par-dessus { $over }, { $price }
action-jump = { $sheep } se téléporte en { $cell }
action-jump-paid = { $sheep } se téléporte en { $cell }, { $price }
action-skip = { $supply ->
    [0] passer, plus de trèfle en réserve
   *[other] passer et prendre { $gain }
}
action-leap = sauter pour { $price }
action-stop-behind = s'arrêter
action-stop-dwarf = s'arrêter
action-tunnel = sortie { $path }
action-on = continuer
action-search = fouiller pour { $price }
action-keep = garder { $artefact }
action-hole = sortie { $side }
action-clover = prendre { $gain }
action-flag = planter un drapeau, { $points } points
action-flag-again = y renoncer, votre drapeau reste
action-flag-instead = planter un drapeau, { $owner } reprend le sien
action-lay = { $tile }
action-under = { $tile }
action-place = en { $cell }
action-play = jouer { $artefact }
action-play-junction = jouer { $artefact } : { $sheep }, { $side } { $path }
action-play-pocket = jouer { $artefact } : { $sheep } en { $cell }
action-play-pocket-paid = jouer { $artefact } : { $sheep } en { $cell }, { $price }
action-play-gromout = jouer { $artefact } en { $cell }
action-end = finir le tour
action-roll = dé : { $path }
action-draw = tire { $tile }
action-reveal = trouvé : { $artefact }
action-turn-up = retourné : { $artefact }

question-flag-of = { $who ->
    [you] votre drapeau
   *[other] drapeau { $name }
}
question-start = { $who ->
    [you] À vous de jouer.
   *[other] À { $name } de jouer.
}
question-start-sheep = { $sheep } doit bouger : par où ?
question-start-stuck = Aucun mouton ne peut bouger : un artefact, ou fin ?
question-start-played = { $who ->
    [you] Artefact joué : à vous de bouger.
   *[other] Artefact joué : { $name } doit bouger.
}
question-leap = { $sheep } devant, en { $place }.
question-tunnel = Tunnel en { $cell } { $side }.
question-dwarf = Naine { $cell }, { $artefacts ->
    [0] sans artefact.
    [one] { $artefacts } artefact.
   *[other] { $artefacts } artefacts.
}
question-hole = { $sheep } dans le Trou noir : quel côté ?
question-roll = Trou noir : le dé roule.
question-draw = Une tuile est piochée.
question-lay = Quelle tuile poser en { $cell } ?
question-under = Quelle tuile glisser d'abord sous la pioche ?
question-planet = Planète { $cell }, { $clovers ->
    [0] sans trèfle
    [one] { $clovers } trèfle
   *[other] { $clovers } trèfles
}.
question-planet-flag = Planète { $cell }, { $clovers ->
    [0] sans trèfle
    [one] { $clovers } trèfle
   *[other] { $clovers } trèfles
}, { $flag }.
question-planet-protected = Planète { $cell }, { $clovers ->
    [0] sans trèfle
    [one] { $clovers } trèfle
   *[other] { $clovers } trèfles
}, { $flag }, protégé.
question-reveal = Planète naine { $cell } : que cache-t-elle ?
question-turn-up = Les points décident. { $who ->
    [you] Votre artefact face cachée : lequel est-ce ?
   *[other] Artefact face cachée de { $name } : lequel est-ce ?
}
question-keep = Planète naine { $cell } : quel artefact garder ?
question-leave = Téléporteur { $cell } : sortir de quel côté ?
question-place = Où ? { $tile }.
question-after = Déplacement fini : un artefact, ou fin ?
