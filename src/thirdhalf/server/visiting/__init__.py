"""The other end of a connection: a program that plays a seat of a match on some server."""
