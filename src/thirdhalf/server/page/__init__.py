"""The whole server within a web page: the same rooms and messages, by a worker instead of a network (docs/site.md)."""
