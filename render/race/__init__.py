"""Duck Race made visible. `words` says in sentences what its pictures show; `places` names spaces and ways for both."""
