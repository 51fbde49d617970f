"""What is said: messages in any language, and the sentences that all games share."""
