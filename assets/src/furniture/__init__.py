"""The furniture of cards (icons, frames, backs, seal) as code that paints it."""
