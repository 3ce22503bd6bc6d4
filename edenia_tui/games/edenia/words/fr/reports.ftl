# Réponses sur Edenia des commandes qui vérifient les règles.

report-costs = coûte { $cost }
report-landing = { $place } : { $odds }.
report-landing-by = { $place } : { $odds }, par { $start }.
report-certain = certain
report-odds = { $fraction }, environ { $percent } %
report-odds-small = { $fraction }, moins de 1 %
report-reach-incomplete = Tout n'a pas été essayé : les chances peuvent être meilleures.
report-reach-guessed = Pioche inconnue : toutes les tuiles sont jugées aussi probables.
report-reach-other = { $sheep } doit d'abord finir son déplacement.
report-reach-wrong = Quel mouton ? On attend { $expected }. Exemples : 2, ou vert 1.
report-may-hide = Des artefacts cachés peuvent y changer quelque chose.
report-race = Course : encore { $sheep }, le plus proche à { $steps } d'Edenia.
report-law = 42 points : encore { $points }.
report-law-over = 42 points : { $points } de trop.
report-law-known = 42 points : encore { $points }, pour ce qu'on en sait.
report-law-off = 42 points ne font rien gagner dans cette partie.
report-prestige-ahead = Prestige : { $points } d'avance.
report-prestige-level = Prestige : à égalité avec le premier.
report-prestige-behind = Prestige : { $points } de retard sur { $name }.
