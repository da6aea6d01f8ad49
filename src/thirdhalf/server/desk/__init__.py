"""Requests and their answers, however they travel: nothing here knows of HTTP, sockets or threads."""
