"""The only functions that alter a match; each emits its event."""
