"""What the computer's coaches of all games have in common."""
