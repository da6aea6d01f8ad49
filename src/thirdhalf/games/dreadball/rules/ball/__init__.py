"""What becomes of the ball."""
