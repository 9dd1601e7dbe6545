"""The trading floor of Chaos Realms."""
