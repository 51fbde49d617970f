"""How the database came to be what it is, step by step. The store applies what is missing when it's opened."""
