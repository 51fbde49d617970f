# What people read about their data: `/ducks privacy`

privacy-page = ### Your data
    I only know what it takes to play. This is all I keep about you:
    - **Your seats**: your Discord id, the name you had when you sat down, the table, the channel and the server, when you last clicked, and the ducky and the lucky word you chose.
    - **Your games**: every move with its time, your results, and your ratings.
    - **Your settings**, such as how I notify you, and which lessons you've taken.
    - **My messages to you**: where they are, so that I can change or delete them.
    I don't read what you write in channels, and nobody else gets your data. { $days ->
        [0] Games are kept until you delete your data, or until the server removes me: then everything of that server is deleted after 30 days.
        [one] A day after a game only its result is kept. If a server removes me, everything of that server is deleted after 30 days.
       *[other] { $days } days after a game only its result is kept. If a server removes me, everything of that server is deleted after 30 days.
    }
privacy-policy = [Privacy policy]({ $url })
privacy-terms = [Terms of service]({ $url })
privacy-send = Send me my data
privacy-delete = Delete my data
privacy-nothing = I don't have anything stored about you.
privacy-file = { $parts ->
    [one] Here's everything I have stored about you.
   *[other] Everything I have stored about you, part { $part } of { $parts }.
}
privacy-sure = ### Delete everything?
    You'll leave all your tables: a computer plays on for you in games that are still running. Your settings, results and ratings are deleted, and others will see “A player” where your name was. This can't be undone.
    -# Results that I posted in a channel more than half an hour ago stay there as they are, and so does what somebody has shared from your games. If you want such a message to go, ask a moderator of that server to delete it.
privacy-sure-yes = Yes, delete it all
privacy-sure-no = No, keep it
privacy-deleted = Done. I've deleted everything I had stored about you. If you play again, you start from scratch.
privacy-a-player = A player
