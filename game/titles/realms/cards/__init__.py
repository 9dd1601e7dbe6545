"""What the cards are: terms, effects, and every card and item declared once."""
