# Garder une partie : ce qui est annulé, et les parties sauvegardées.

help-undo = annuler : défait votre choix. refaire : le rejoue. revenir 2 : face aux robots.

undo-undone = { $who ->
    [you] Annulé : { $choice }.
   *[other] { $name } annule : { $choice }.
}
undo-undone-secret = { $who ->
    [you] Votre dernier choix est annulé.
   *[other] { $name } annule son choix.
}
undo-redone = { $who ->
    [you] Rejoué : { $choice }.
   *[other] { $name } rejoue : { $choice }.
}
undo-redone-secret = { $who ->
    [you] Votre dernier choix est rejoué.
   *[other] { $name } refait le même choix.
}
undo-back = Retour à la manche { $round } : { $number ->
    [one] { $number } action annulée
   *[other] { $number } actions annulées
}.
undo-forward = De nouveau à la manche { $round } : { $number ->
    [one] { $number } action rejouée
   *[other] { $number } actions rejouées
}.

undo-fence-start = Rien à annuler : rien n'a encore été joué.
undo-fence-turn = Rien à annuler : ce n'est pas votre tour.
undo-fence-other = Rien à annuler : votre tour commence à peine.
undo-fence-chance = Trop tard pour annuler : le hasard a tranché.
undo-fence-seen = Trop tard pour annuler : vous avez vu ce qui était caché.
undo-fence-shown = Trop tard pour annuler : les autres ont vu ce que vous cachiez.
undo-fence-hidden = Trop tard pour annuler : cela tenait à ce qui vous est caché ({ $rule }).
undo-use-back = Face aux robots seuls, vous pouvez encore revenir : tapez revenir.
undo-no-redo = Rien à refaire : rien n'a été annulé.
undo-redo-turn = Rien à refaire : ce n'est pas votre tour.
undo-no-back = On ne revient en arrière que face aux robots. Tapez annuler.
undo-no-decision = Nulle part où revenir : vous n'avez encore rien décidé.
undo-back-wrong = { $most ->
    [one] Une seule décision peut être annulée : tapez revenir.
   *[other] Tapez revenir et un nombre de 1 à { $most }. Exemple : revenir 1.
}

saves-none = Aucune partie n'est encore gardée ici. Pour commencer : edenia play.
saves-running = { $name } : manche { $round }, à { $turn } de jouer ; { $who }.
saves-waiting = { $name } : manche { $round } ; { $who }.
saves-over = { $name } : gagnée par { $winners } à la manche { $round }, { $victory } ; { $who }.
saves-lost = { $name } : perdue à la manche { $round }, { $victory } ; { $who }.
saves-unreadable = { $name } : illisible : { $reason }.
saves-heard = { $game }{ $others ->
    [none] { "" }
   *[other] { " " }contre { $others }
}, manche { $round }, { $when }.
saves-heard-over = { $game }{ $others ->
    [none] { "" }
   *[other] { " " }contre { $others }
}, { $winners } a gagné à la manche { $round }, { $when }.
saves-heard-lost = { $game }, perdue à la manche { $round }, { $when }.
saves-bot-called = { $name } { $bot ->
    [brebis] la brebis
   *[other] le { $bot }
}
saves-today = aujourd'hui à { $time }
saves-yesterday = hier à { $time }
saves-day = le { $day } { $month } à { $time }
saves-day-of-year = le { $day } { $month } { $year }
saves-month = { $number ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[other] décembre
}
saves-in-use = Impossible de reprendre la partie : un autre programme l'a ouverte.
saves-which = Quelle partie ? Un numéro, suite, ou Entrée pour revenir :
saves-which-wrong = { $most ->
    [1] Il n'y a qu'une partie : tapez 1.
   *[other] Tapez un numéro de 1 à { $most }. Exemple : 1.
}
saves-do = { $state ->
    [over] 1 la revoir, 2 l'exporter, Entrée pour revenir :
   *[running] 1 la revoir, 2 l'exporter, 3 la reprendre, Entrée pour revenir :
}
saves-do-wrong = { $state ->
    [over] Tapez 1 ou 2. Exemple : 1.
   *[running] Tapez 1, 2 ou 3. Exemple : 3.
}
saves-form = Quelle forme, et quel fichier ? Entrée pour text, ? pour les formes :
saves-more = { $number ->
    [one] { $number } partie plus ancienne n'est pas affichée
   *[other] { $number } parties plus anciennes ne sont pas affichées
}. Tapez : edenia saves --all.
saves-when = { $who } ; { $when }
saves-bot = { $name } ({ $bot })
saves-bot-lamb = agneau
saves-bot-ewe = brebis
saves-bot-ram = bélier
saves-bot-shepherd = berger

keeping-title = Le fichier de cette partie
keeping-gone = Le fichier de cette partie a disparu.
keeping-replaced = Autre chose a pris la place du fichier de cette partie.
keeping-changed = Quelqu'un d'autre a modifié le fichier de cette partie.
keeping-moved = Toute la partie est maintenant { $name }, et continue là.
keeping-lost = La partie n'est pas sauvegardée : { $reason }
keeping-reading = Parties lues pour la première fois : { $done } sur { $all }.
