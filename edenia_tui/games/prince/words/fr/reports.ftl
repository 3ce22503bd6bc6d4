# Réponses sur Le Petit Prince des commandes qui vérifient les règles.

report-unseen = { $who ->
    [you] Tuile inconnue chez vous : ce qu'elle change reste ouvert (TWO-3).
   *[other] Tuile inconnue chez { $name } : ce qu'elle change reste ouvert (TWO-3).
}
report-may-hide = Le vainqueur reste incertain : des personnages sont inconnus (HID-1).
report-secret = On ne sait pas qui mène : les personnages sont secrets (HID-1).
