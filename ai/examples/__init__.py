"""Opponents to start one's own from."""
