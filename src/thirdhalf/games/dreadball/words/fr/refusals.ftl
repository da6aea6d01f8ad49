## Pourquoi un contenu ne peut être joué ; dit au champ

record-order-of-roles = d’abord les gardiens, puis les jacks, puis les attaquants
record-squad = une équipe compte { $wanted } joueurs, pas { $count }
