"""The guided first match: a deal that is always the same, and somebody who explains it."""
