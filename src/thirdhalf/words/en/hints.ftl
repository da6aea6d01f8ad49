# Why a hint is given, in any game. The ids are those of coaches/hints.py.

hint-only = There is nothing else to do.
hint-habit = The usual choice here.
