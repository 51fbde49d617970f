# Behind the buttons of every table: fair play, the log, and what a game shows besides its board

fair-button = Fair Play
fair-page = ### Fair Play
    Alles, was in diesem Spiel der Zufall entscheidet, kommt aus einer einzigen Zahl, dem Seed. Ich mache ihn aus einem Geheimnis, das ich beim Aufmachen des Tisches gezogen habe, und aus dem, was ihr alle dazugebt: die Nummern, die Discord euren Klicks gibt, wenn ihr Platz nehmt und wenn das Spiel startet, und ein Glückswort, wenn ihr mögt. Mein Geheimnis kann ich nicht mehr ändern, denn sein Fingerabdruck, der SHA-256 unten, steht von Anfang an hier, und eure Nummern kann ich mir nicht aussuchen. Also kann niemand das Mischen bestimmen, nicht mal ich. Wenn das Spiel vorbei ist, bekommt ihr mein Geheimnis, alles, was dazukam, und jeden Zug. Dann könnt ihr alles nachspielen und sehen, dass niemand geschummelt hat.
fair-page-before = ### Fair Play
    Alles, was in diesem Spiel der Zufall entscheidet, kommt aus einer einzigen geheimen Zahl, dem Seed, den ich vor der ersten Karte gezogen habe. Sein Fingerabdruck, der SHA-256 unten, steht von Anfang an hier: Würde ich den Seed ändern, passte er nicht mehr. Wenn das Spiel vorbei ist, bekommt ihr den Seed und jeden Zug. Dann könnt ihr alles nachspielen und sehen, dass niemand geschummelt hat, nicht mal ich.
fair-commitment = { $shared ->
    [yes] SHA-256 meines Geheimnisses
   *[no] SHA-256 des Seeds
}: `{ $commitment }`
fair-later = -# { $shared ->
    [yes] Mein Geheimnis bleibt versiegelt
   *[no] Der Seed selbst bleibt versiegelt
}, bis das Spiel vorbei ist.
fair-continued = -# Dieses Spiel geht von einem früheren aus weiter, mit denselben Karten. Geheimnis und Seed sind also schon bekannt. Es ist zum Üben und zählt nicht für die Wertung.
fair-mine = Von dir kam die Nummer des Klicks, mit dem du Platz genommen hast: `{ $id }`
fair-mine-word = Und dein Glückswort, **{ $word }**, als SHA-256: `{ $digest }`
fair-additions = Was vom Tisch dazukam, Platz für Platz:
    ```
    { $lines }
    ```
fair-secret = Mein Geheimnis: `{ $secret }`
fair-seed = Seed: `{ $seed }`
fair-check = Zum Prüfen speicher die Aufzeichnung unten und gib sie `/ducks verify`, oder lass in einer Kopie von Duckboard das hier laufen: `uv run python -m engine verify { $file }`

luck-button = Glückswort
luck-title = Dein Glückswort
luck-about = Was du willst, oder gar nichts. Es wird mit eingemischt. Bis zum Start kannst du es ändern.
luck-word = Dein Glückswort ist **{ $word }**. Es wird mit eingemischt, und du kannst es bis zum Start ändern.
luck-none = Du hast kein Glückswort. Die Nummer deines Klicks wird trotzdem mit eingemischt.

details-button = { $kind ->
    [tow] Reihen
   *[other] Details
}
log-button = Protokoll
log-title = ### Alles, was passiert ist: { $game } · { $channel }
log-start = Start
log-round = Runde { $number }
log-turn = Zug { $number }: { $who }
log-empty = Noch ist nichts passiert.
log-lost = Dieses Spiel lief nach älteren Regeln, ich kann es nicht mehr Zug für Zug erzählen.
log-older = ◂ Früher
log-newer = Später ▸
