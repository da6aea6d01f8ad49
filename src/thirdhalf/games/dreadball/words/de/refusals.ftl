## Warum Inhalt nicht gespielt werden kann; gesagt am Feld

record-order-of-roles = erst kommen Wächter, dann Jacks, dann Stürmer
record-squad = ein Kader hat { $wanted } Spieler, nicht { $count }
