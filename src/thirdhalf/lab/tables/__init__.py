"""Records as tables, for everybody who wants to look at many matches."""
