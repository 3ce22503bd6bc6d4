# Réponses sur Tiny Epic Galaxies des commandes qui vérifient les règles.

report-may-missions = Le vainqueur reste incertain : des missions sont inconnues (END-3).
report-may-badges = Le vainqueur reste incertain : des cartes inconnues ont des insignes (BDG-1).
report-would-lead = Gagnerait maintenant : { $names }, { $points }.
report-missions-open = Les missions des autres ne sont pas comptées.
