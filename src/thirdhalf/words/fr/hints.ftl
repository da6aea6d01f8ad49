# Why a hint is given, in any game. The ids are those of coaches/hints.py.

hint-only = Il n’y a rien d’autre à faire.
hint-habit = Le choix habituel ici.
