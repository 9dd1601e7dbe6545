"""What the program does from the command line, a file each."""
