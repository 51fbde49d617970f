"""The playground, tried by an unchanged discord.py client over a real socket."""
