"""Players against one another: many deals at once, counted, checked, and measured on duplicate deals."""
