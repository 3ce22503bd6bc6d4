# Pourquoi une ligne saisie est refusée, dans tous les jeux.

refusal-typed = Saisi '{ $typed }'.
refusal-try = Essayez : { $example }.
refusal-by-number = Choisissez par numéro.
refusal-reason = { $reason } ({ $rule }).
refusal-no-command = '{ $typed }' n'est pas une commande.
refusal-nothing-typed = Ce n'est pas une commande.
refusal-ambiguous = '{ $typed }' peut vouloir dire :
refusal-candidate = { $candidate },
refusal-last-candidate = { $candidate }.
refusal-or-last-candidate = ou { $candidate }.
refusal-more = et { $count } { $count ->
    [one] autre
   *[other] autres
}.
refusal-ambiguous-many = '{ $typed }' peut avoir { $count } sens.
refusal-form-alone = { $verb } s'emploie seul.
