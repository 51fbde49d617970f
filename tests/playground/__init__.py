"""The playground, tested with an unchanged discord.py client over a real socket."""
