# Réponses sur Edenia des commandes qui vérifient les règles.

report-costs = coûte { $cost }
report-landing = { $place } : { $odds }.
report-landing-by = { $place } : { $odds }, par { $start }.
report-certain = certain
report-odds = { $fraction }, environ { $percent } %
report-odds-small = { $fraction }, moins de 1 %
report-odds-rough = environ { $percent } %
report-odds-small-rough = moins de 1 %
report-reach-incomplete = Tout n'a pas été essayé : les chances peuvent être meilleures.
report-reach-guessed = Pioche inconnue : toutes les tuiles sont jugées aussi probables.
report-reach-other = { $sheep } doit d'abord finir son déplacement.
report-reach-wrong = Quel mouton ? On attend { $expected }. Exemples : 2, ou vert 1.
report-may-hide = Le vainqueur reste incertain : les artefacts cachés comptent (WIN-3).
report-tie-fr = Égalité de points : le Trifolium de plus forte valeur décide (ED-1).
report-tie-en = Égalité de points : le plus de moutons sur Edenia décide (ED-1).
report-race = Course : encore { $sheep }, le plus proche à { $steps } d'Edenia.
report-law = 42 points : encore { $points }.
report-law-over = 42 points : { $points } de trop.
report-law-known = 42 points : encore { $points }, pour ce qu'on en sait.
report-law-open = { $who ->
    [you] 42 a pu être atteint : vous avez { $points } et { $hidden ->
        [one] 1 artefact caché
       *[other] { $hidden } artefacts cachés
    }
   *[other] 42 a pu être atteint : { $name } a { $points } et { $hidden ->
        [one] 1 artefact caché
       *[other] { $hidden } artefacts cachés
    }
} (WIN-2).
report-would-win-known = D'après ce que l'on sait, { $names } gagnerait maintenant, avec { $points }.
report-would-share-known = D'après ce que l'on sait, { $names } partageraient la victoire, avec { $points }.
report-law-off = 42 points ne font rien gagner dans cette partie.
report-prestige-ahead = Prestige : { $points } d'avance.
report-prestige-level = Prestige : à égalité avec le premier.
report-prestige-behind = Prestige : { $points } de retard sur { $name }.
