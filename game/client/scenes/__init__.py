"""What is on the screen: views and events in, actions out."""
