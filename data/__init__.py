"""What the program keeps and reads.

`store` keeps every table in a database, and `backup` is its backups from the command line. `settings` is what the
program was told, `ending` how it's told to end, and `logs` what its log looks like. The rest are files: `content`
(cards, tiles and boards), `rules` (what players read), `texts` (every sentence, by language) and `fonts`.
"""
