"""Simulation at scale."""
