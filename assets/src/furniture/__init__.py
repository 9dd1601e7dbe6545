"""The furniture of cards (icons, frames, backs, seal, plate) as code that paints it."""
