## Why content cannot be played; said at the field

record-order-of-roles = guards come first, then jacks, then strikers
record-squad = a squad has { $wanted } players, not { $count }
