"""The titles one can play: rules without pictures, words or clocks."""
