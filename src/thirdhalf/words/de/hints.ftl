# Why a hint is given, in any game. The ids are those of coaches/hints.py.

hint-only = Etwas anderes ist nicht möglich.
hint-habit = Hier die übliche Wahl.
