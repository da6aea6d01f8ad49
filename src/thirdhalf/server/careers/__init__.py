"""Careers on a server: a log of seasons each, which are leagues of their own, and pages around it."""
