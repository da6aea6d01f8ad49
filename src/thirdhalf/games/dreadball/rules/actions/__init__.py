"""The actions."""
