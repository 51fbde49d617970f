# A table with a running game: the board, for everyone

play-chosen = -# { $chosen } von { $asked } { $chosen ->
    [one] hat
   *[other] haben
} gewählt
play-paused = **Das Spiel pausiert.** { $reason }
play-ends = -# Wenn bis zum { $when } niemand zurück ist, endet es.
play-older-rules = -# Die Regeln haben sich geändert, seit dieses Spiel läuft. Es wird nach den alten zu Ende gespielt.
play-asleep = -# Solange { $who } weg ist, spielt ein Computer.
play-due = -# Die Zeit läuft { $when } ab.
play-window = -# Die Zeit zum Stoppen läuft { $when } ab.
play-vote = -# Fürs Aufhören: { $who } ({ $votes } von { $needed } Stimmen).
play-vote-too = Fürs Aufhören stimmen
play-fault-stop = Räumt es mit `/ducks stop` ab.
play-hand = Meine Hand
play-undo = Rückgängig
select-move = Eins von { $count } wählen

# A hand, for one person only; { $link } leads to the table
hand-of = -# { $game } · { $link }
hand-lobby = Du sitzt an einem Tisch für **{ $game }**: { $link }
    Sobald das Spiel startet, erscheint hier deine Hand.
hand-over = **{ $game }** ist vorbei. Noch mal? Drück am Tisch auf **Revanche**: { $link }
hand-won = **Du hast gewonnen!**
hand-asleep = Ein Computer spielt gerade für dich. Drück irgendeinen Knopf, um wieder zu übernehmen.
hand-chosen = ✓ Deine Wahl: **{ $what }**. Du kannst sie ändern, bis alle gewählt haben.
hand-chosen-window = ✓ Deine Wahl: **{ $what }**. Du kannst sie ändern, bis es entschieden ist.
hand-nothing = Gerade gibt es für dich nichts zu tun.
hand-unsure = Weiterspielen
hand-standing = -# { $question }

# Beside the board; { $who } are mentions
ping = Jetzt dran in **{ $game }**: { $who }. { $link }
call = Du bist dran in **{ $game }**. { $link }
remind-who = { $who }:
remind = { $last ->
    [yes] In **{ $game }** warten alle nur noch auf dich. { $link }
   *[no] Immer noch dran in **{ $game }**! { $link }
}
remind-until = Die Zeit läuft { $when } ab. Dann springt ein Computer ein, bis zum nächsten Klick.
note-paused = **{ $game }** pausiert: { $link }
    { $reason }
moved = -# { $game }: Der Tisch ist nach unten gerückt. { $link }

# The result
result-title = ### { $game }: Das Spiel ist vorbei
result-title-stopped = ### { $game }: Das Spiel wurde beendet
result-title-expired = ### { $game }: Das Spiel wurde abgeräumt
result-without = { $reason } Niemand hat gewonnen.
result-helped = -# Mit Tipps gespielt: { $who }.
result-rematch = Revanche

# Why a game is paused or was stopped
reason-no-permission = Ich darf hier nicht mehr schreiben. Sobald ich es wieder darf, drückt irgendeinen Knopf, und es geht weiter.
reason-channel-lost = Ich finde den Kanal des Tisches gerade nicht. Sobald er wieder da ist, geht es weiter.
reason-stopped = Der Host hat es beendet.
reason-stopped-by-admin = Die Serververwaltung hat es beendet.
reason-voted = Mehr als die Hälfte wollte aufhören.
reason-cancelled = Der Host hat es abgesagt.
reason-deserted = Alle sind gegangen.
reason-idle = Seit Langem hat niemand mehr gespielt.
reason-asleep = Alle sind weg. Drückt **Weiterspielen**, wenn es weitergehen soll.
reason-nobody-back = Niemand ist zurückgekommen.
reason-channel-gone = Der Kanal wurde gelöscht.

# In small print below the buttons
news-line = -# { $what }

# A private hand in the channel, when Discord won't let us change it much longer
hand-resting = -# Deine Hand in **{ $game }** kann ich hier nicht mehr auf dem neuesten Stand halten. Drück den Knopf, um zu sehen, wie es steht oder wie es ausgegangen ist.

# Where time runs out after hours: { $when } is a date
due-on = am { $when }

# Under the board of a paused game
play-resume = Weiterspielen
