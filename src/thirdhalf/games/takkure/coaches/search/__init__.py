"""Coaches that look ahead."""
