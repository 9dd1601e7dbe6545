"""The guided first match of any title: somebody who explains a match that is always the same."""
