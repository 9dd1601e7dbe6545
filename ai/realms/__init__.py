"""Opponents for Fantasy Realms."""
