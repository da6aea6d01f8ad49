"""A match with people around it: what is played, what each is shown, and what may be asked of it."""
