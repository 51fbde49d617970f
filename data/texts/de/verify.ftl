# What `/ducks verify` says about a record

verify-good = ### Gültig
    Ich habe diese Aufzeichnung von { $game } mit { $seats } Personen nachgespielt: { $moves ->
        [one] Ihr einziger Zug führt
       *[other] Ihre { $moves } Züge führen
    } genau zu dem Ende, das darin steht.
verify-seed = { $shared ->
    [yes] Ihr Seed ergibt sich aus dem Geheimnis und { $count ->
        [0] aus sonst nichts: Vom Tisch kam nichts dazu.
        [one] aus dem einen, was vom Tisch dazukam.
       *[other] aus den { $count } Dingen, die vom Tisch dazukamen.
    }
   *[no] Ihr Seed ist der, der am Anfang des Spiels versprochen wurde.
}
verify-commitment = -# { $shared ->
    [yes] SHA-256 des Geheimnisses
   *[no] SHA-256 des Seeds
}: `{ $commitment }`. Wenn du dabei warst, vergleich ihn mit dem, den du beim Aufmachen des Tisches gesehen hast, und vergleich die Nummern deiner Klicks.
verify-sealed = ### Versiegelt
    Das ist eine Aufzeichnung von { $game } mit { $seats } Personen, die vor dem Ende geschrieben wurde, deshalb fehlt der Seed. Ich kann sie nicht nachspielen: Lass dir die Aufzeichnung nach dem Spiel geben.
verify-bad = ### Ungültig
    { $why }
verify-detail = -# Was ich gefunden habe, in den Worten der Prüfung: `{ $detail }`

verify-large = Diese Datei ist zu groß für eine Aufzeichnung. Die haben höchstens { $kilobytes } KB.
verify-lost = Ich konnte diese Datei nicht von Discord herunterladen. Versuch’s gleich noch mal.

## Why it's bad, by the engine's codes

verify-why-layout = Da steht etwas, wo es nicht hingehört. Diese Aufzeichnung habe ich nicht geschrieben.
verify-why-signs = Das ist kein einfacher UTF-8-Text mit meinen Zeilenenden. Schick mir die Datei so, wie du sie bekommen hast, ohne sie in einem Editor zu öffnen.
verify-why-cut = Das Ende der Aufzeichnung fehlt. Schick mir die ganze Datei.
verify-why-altered = Jemand hat die Aufzeichnung verändert: Sie passt nicht zur Prüfsumme in ihrer letzten Zeile.
verify-why-long = Sie hat mehr Züge, als ein Spiel haben kann.
verify-why-sealed = Sie ist versiegelt und lässt sich deshalb nicht nachspielen.
verify-why-setup = So, wie es in dieser Aufzeichnung steht, kann kein Spiel anfangen.
verify-why-content = Gespielt wurde mit anderen Karten oder Plänen, als ich habe. Deshalb kann ich sie nicht nachspielen.
verify-why-commitment = Das Geheimnis ist nicht das, das beim Aufmachen des Tisches versprochen wurde: Sein SHA-256 ist ein anderer.
verify-why-additions = Was vom Tisch dazukam, steht in falscher Reihenfolge, doppelt da oder gehört zu keinem Platz.
verify-why-seed = Der Seed ergibt sich nicht aus dem Geheimnis und dem, was vom Tisch dazukam. Eins davon wurde verändert.
verify-why-move = Einer der Züge war in diesem Spiel nicht möglich.
verify-why-outcome = Die Züge führen zu einem anderen Ergebnis, als die Aufzeichnung sagt.
verify-why-state = Die Züge führen zu einem anderen Ende, als die Aufzeichnung sagt.
