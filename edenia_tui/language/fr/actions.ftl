# Les choix et les questions que tous les jeux ont.

action-first = { $who ->
    [you] vous commencez
   *[other] { $name } commence
}
action-leading = { $choice } : { $lead }
question-first = Qui commence ?
question-over = La partie est finie.
