# Réponses des commandes qui vérifient une règle depuis le terminal.

# Une commande légale telle qu'on la saisit ; un script la coupe au deux-points, qu'aucune ne contient.
report-choice = { $command } : { $words }.
report-choice-alone = { $command }.
report-no-choice = Aucune commande pour { $piece }.

report-rule = { $rule } : { $title }.
report-nearest = Proche et légal : { $commands }.
report-in-command = Commande { $number }, colonne { $column } :
report-in-option = { $option }, valeur { $number }, colonne { $column } :
report-unused = Sans emploi : { $given }.
report-next = Ensuite, au choix : { $commands }.
report-chance = Ensuite, le résultat, par exemple : { $command }.
report-options = { $commands }.
report-options-more = { $commands }, et { $more } autres.
report-all = { $count } commandes en tout ; edenia legal dit où chacune mène.
report-here = Dans cette position, proche et permis :
report-no-answer = Aucune règle pour '{ $typed }'. Essayez d'autres mots, ou : edenia rules.

report-would-win = { $names } gagnerait maintenant, avec { $points }.
report-would-share = { $names } partageraient la victoire, avec { $points }.
