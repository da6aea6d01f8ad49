"""The server: seats, storage and protocol around a match. It contains no rule and knows no game by name."""
