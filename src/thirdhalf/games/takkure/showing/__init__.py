"""A match as others see it: views, messages, pictures."""
