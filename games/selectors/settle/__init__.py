"""What the pages of the dispute desk show."""
