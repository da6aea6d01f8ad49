"""Data only: teams, pitches, exercises and words. The games' catalogues read it."""
