"""Paintings of the table: its cloth, wall and furniture, the title scene and the icon."""
