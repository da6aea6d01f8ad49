"""Takkure: cyberpunk rugby on a pitch without squares."""
