"""What the program keeps and reads.

`store` keeps every table in a database, `settings` is what the program was told, `logs` what its log looks like. The
rest are files: `content` (cards, tiles and boards), `rules` (what players read), `texts` (every sentence, by language)
and `fonts`.
"""
