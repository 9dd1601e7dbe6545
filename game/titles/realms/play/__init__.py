"""What players may do: options, state, actions, events, views and the rules themselves."""
