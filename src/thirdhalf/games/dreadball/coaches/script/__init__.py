"""Coaches that judge at a glance."""
