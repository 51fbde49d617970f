# What people read about their data: `/ducks privacy`

privacy-page = ### Deine Daten
    Ich weiß nur, was zum Spielen nötig ist. Das ist alles, was ich über dich speichere:
    - **Deine Plätze**: deine Discord-ID, der Name, den du beim Platznehmen hattest, Tisch, Kanal und Server, wann du zuletzt geklickt hast, und welche Ente und welches Glückswort du gewählt hast.
    - **Deine Spiele**: jeder Zug mit Uhrzeit, deine Ergebnisse und deine Wertungen.
    - **Deine Einstellungen**, zum Beispiel wie ich dir Bescheid sage, und welche Lektionen du gemacht hast.
    - **Meine Nachrichten an dich**: wo sie stehen, damit ich sie ändern oder löschen kann.
    Ich lese nicht, was du in Kanälen schreibst, und niemand sonst bekommt deine Daten. { $days ->
        [0] Spiele bleiben gespeichert, bis du deine Daten löschst oder der Server mich entfernt: Dann wird nach 30 Tagen alles von diesem Server gelöscht.
        [one] Einen Tag nach einem Spiel bleibt nur das Ergebnis. Wenn ein Server mich entfernt, wird nach 30 Tagen alles von diesem Server gelöscht.
       *[other] { $days } Tage nach einem Spiel bleibt nur das Ergebnis. Wenn ein Server mich entfernt, wird nach 30 Tagen alles von diesem Server gelöscht.
    }
privacy-policy = [Datenschutzerklärung]({ $url })
privacy-terms = [Nutzungsbedingungen]({ $url })
privacy-send = Schick mir meine Daten
privacy-delete = Meine Daten löschen
privacy-nothing = Ich habe nichts über dich gespeichert.
privacy-file = { $parts ->
    [one] Hier ist alles, was ich über dich gespeichert habe.
   *[other] Alles, was ich über dich gespeichert habe, Teil { $part } von { $parts }.
}
privacy-sure = ### Alles löschen?
    Du verlässt alle deine Tische: In laufenden Spielen spielt ein Computer für dich weiter. Deine Einstellungen, Ergebnisse und Wertungen werden gelöscht, und wo dein Name stand, sehen andere „Jemand“. Das lässt sich nicht rückgängig machen.
    -# Ergebnisse, die ich vor mehr als einer halben Stunde in einen Kanal geschrieben habe, bleiben dort so stehen, ebenso was jemand aus deinen Spielen geteilt hat. Wenn so eine Nachricht wegsoll, bitte die Moderation des Servers, sie zu löschen.
privacy-sure-yes = Ja, alles löschen
privacy-sure-no = Nein, behalten
privacy-deleted = Erledigt. Ich habe alles gelöscht, was ich über dich gespeichert hatte. Wenn du wieder spielst, fängst du bei null an.
privacy-a-player = Jemand
