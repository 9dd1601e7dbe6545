"""What every title shares."""
