"""What happens by itself: tables are shown, computers play, deadlines run out."""
