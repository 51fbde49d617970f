"""What the program keeps and reads.

`store` keeps every table in a database, `backup` is its backups from the command line, and `settings` is what the
program was told. The rest are files: `content` (cards, tiles and boards), `rules` (what players read), `texts` (every
sentence, by language) and `fonts`.
"""
