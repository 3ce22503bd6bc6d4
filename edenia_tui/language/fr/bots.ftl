# Les robots : l'un réfléchit, un autre a dû choisir à sa place.

bot-thinking = { $who ->
    [you] Votre robot réfléchit.
   *[other] { $name } réfléchit.
}
bot-failed = { $who ->
    [you] Votre robot est en panne
   *[other] { $name } : robot en panne
} ; { $bot ->
    [ewe] la brebis a choisi à sa place.
   *[none] le premier choix est retenu.
}
bot-late = { $who ->
    [you] Votre robot est trop lent
   *[other] { $name } : robot trop lent
} ; { $bot ->
    [ewe] la brebis a choisi à sa place.
   *[none] le premier choix est retenu.
}
