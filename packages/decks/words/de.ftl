# Was an einem eigenen Deck nicht stimmt, auf Deutsch. Wie man diese Datei liest und übersetzt: docs/guide/add-a-language.md

## Was in ein Feld gehört

fault-text = Tipp den Namen ein, der auf deiner Karte steht.
fault-number = Tipp eine Zahl ein.
fault-number-or = Tipp eine Zahl ein oder { $word }.
fault-word = Wähl eines: { LIST($words, type: "plain") }.
fault-or-nothing = { $what } Für nichts tipp -.
fault-list = { $between ->
    [none] { $what } Es dürfen mehrere sein, mit Leerzeichen dazwischen.
   *[other] { $what } Es dürfen mehrere sein, mit { $between } dazwischen.
}
fault-tuple = In dieses Feld gehören { $n } Werte mit Leerzeichen dazwischen. { LIST($what, between: " / ") }
fault-amounts = Tipp ein, wie viel wovon, etwa { $example }. Die Zeichen sind { LIST($marks, type: "plain") }.
fault-effect = Gib in Symbolen ein, was die Karte tut: Drück sie unten oder tipp ihre Zeichen.
fault-name = Tipp einen Namen mit 1 bis { $most } Buchstaben ein, ohne |.
fault-number-is = Hier muss { $n } stehen.
fault-number-least = Tipp { $least } oder mehr ein.
fault-number-most = Tipp { $most } oder weniger ein.
fault-number-from-to = Tipp eine Zahl von { $least } bis { $most } ein.
fault-copies-least = Tipp 1 oder mehr ein. Soll die Karte nicht mitspielen, lass sie in der Schachtel.
fault-from-players = Tipp für jedes Exemplar ein, ab wie vielen Spielern es dabei ist: { $least } bis { $most }.
fault-parts = Gib { $n } Werte ein, mit { $between } dazwischen.
fault-parts-most = Gib höchstens { $most } Werte ein.
fault-parts-from-to = Gib { $least } bis { $most } Werte ein.
fault-one-column = Füll genau eine dieser Spalten aus: { LIST($columns, type: "plain") }.
fault-goes-not-with = Das passt nicht zu „{ $value }“ in dieser Spalte: { LIST($columns, type: "plain") }.
fault-fixed = Das lässt sich nicht ändern: Die Regeln bauen darauf.
fault-nearest = Meintest du „{ $nearest }“?

## Was eine Karte tut, in Zeichen

fault-power = { $what } Das ▸ zeigt, wo: { $shown }
fault-power-timings = Schreib zuerst, wann es wirkt: { $marks }.
fault-power-modifiers = Schreib, was sich ändert: { $marks }.
fault-power-counts = Schreib, was gezählt wird: { $marks }.
fault-power-resources = Schreib nach der Zahl, wovon: { $marks }.
fault-power-places = Schreib, wo die Karten liegen: { $marks }.
fault-power-supplies = Schreib, woher die Karte kommt: { $marks }.
fault-power-start = Hier fängt ein neuer Teil an, mit einer Zahl oder einem Zeichen.
fault-power-number = Tipp eine Zahl von { $least } bis { $most } ein.
fault-power-arrow = Nach dem Preis muss ein Pfeil kommen, →.
fault-power-blank = Tipp ein Leerzeichen und dann, was gezählt wird.
fault-power-bracket = Hier fehlt eine schließende Klammer.
fault-power-colon = Tipp einen Doppelpunkt und ein Leerzeichen.
fault-power-brackets = Hier treffen zwei Verbindungen aufeinander. Setz eine davon in Klammern.
fault-power-price = Das kann man nicht bezahlen, also kann kein Pfeil folgen.
fault-power-one-resource = Schreib nur eine Sache, die genommen wird.
fault-power-twice = Das steht schon da.
fault-power-end = Ab hier können wir es nicht lesen.
fault-power-parts = Es dürfen höchstens { $most } Teile sein.
fault-power-levels = Höchstens { $most } Teile dürfen ineinander stehen.

## Alle Karten zusammen

fault-cards-least = Es müssen mindestens { $least } verschiedene Karten sein; es sind { $n }.
fault-cards-most = Es dürfen höchstens { $most } verschiedene Karten sein; es sind { $n }.
fault-copies = Mit allen Exemplaren müssen es { $least } bis { $most } Karten sein; es sind { $n }.
fault-copies-alone = Fürs Spiel allein müssen es mit allen Exemplaren mindestens { $least } Karten sein; es sind { $n }.
fault-copies-with = Mit allen Exemplaren muss hier bei { $least } bis { $most } Karten „{ $value }“ stehen; es sind { $n }.
fault-copies-from = Mindestens { $least } Exemplare müssen für { $players } Spieler sein; es sind { $n }.
fault-level-from = Mindestens { $least } Karten der Stufe { $level } müssen für { $players } Spieler sein; es sind { $n }.
fault-cards-with = Bei mindestens { $least } Karten muss hier „{ $value }“ stehen; es sind { $n }.
fault-card-with = Bei mindestens einer Karte muss hier „{ $value }“ stehen.
fault-card-stays = Diese Karte muss mitspielen.
fault-dash-first = Die ersten { $n } Karten haben hier ein -, die anderen nicht.
fault-one-among = Für „{ $value }“ muss es eine Karte mit „{ $word }“ geben und { $least } bis { $most } ohne.
fault-providing = Höchstens { $most } Karten dürfen eine Fähigkeit haben, die Rohstoffe liefert; es sind { $n }.
fault-two-faces = Jede Karte hat zwei Seiten, also muss die Zahl der Zeilen gerade sein.
fault-fixed-cards = Hier kannst du keine Karten hinzufügen oder weglassen: Die Regeln bauen darauf.
fault-twice = Diese Karte ist zweimal da.
fault-id-taken = Diese Id hat schon eine andere Karte: { LIST($tables, type: "plain") }.
fault-name-taken = Auch eine andere Karte heißt { $name }: { $card }.

## Die Datei

fault-not-json = Das ist kein Deck: Es lässt sich nicht als JSON lesen.
fault-format = Das ist kein Deck: "format": { $format } fehlt.
fault-no-game = Das ist kein Deck: "game" muss eines davon sein: { LIST($games, type: "plain") }.
fault-other-game = Das ist kein Deck für { $title }: "game" ist nicht "{ $game }".
fault-for-game = Dieses Deck ist für { $title }.
fault-too-long = Ein Deck darf höchstens { $most } Buchstaben haben.
fault-title = "{ $part }" muss ein Text mit 1 bis { $most } Buchstaben sein.
fault-no-tables = "tables" fehlt: für jede Kartenart eine Liste.
fault-table = Diese Kartenart gibt es nicht. Es gibt: { LIST($known, type: "plain") }.
fault-rows = Hier muss eine Liste mit höchstens { $most } Karten stehen.
fault-row = Das ist keine Karte: Sie braucht "id" und "cells".
fault-row-part = Eine Karte hat kein "{ $part }".
fault-id = Eine "id" besteht aus kleinen Buchstaben, Ziffern und Bindestrichen.
fault-cells = "cells" fehlt: für jede Spalte ein Text.
fault-column = Diese Spalte gibt es nicht. Es gibt: { LIST($known, type: "plain") }.
fault-cell = Hier muss ein Text mit höchstens { $most } Buchstaben stehen.
fault-off = "off" ist true oder steht gar nicht da.
fault-emblem = Hier muss der Name eines Bilds stehen, etwa "crown".
fault-names = Hier müssen Namen nach Sprachen stehen, etwa "de": "m Ritter", und höchstens { $most }.
fault-name-in = Hier müssen das Kürzel einer Sprache und ein Name mit 1 bis { $most } Buchstaben stehen.
fault-no-heading = Zeile { $line } gehört zu keiner Kartenart. Darüber muss eine Zeile mit den Namen der Spalten stehen, und am Anfang eins von { LIST($known, type: "plain") }.
