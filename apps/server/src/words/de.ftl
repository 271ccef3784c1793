### Was dieser Server Leuten sagt, die gerade nicht hinsehen: Nachrichten auf dem Telefon, Feeds, Post.

turn-one = Du bist dran: { $game }
turn-many =
    { $n ->
        [one] { $n } Tisch wartet auf dich
       *[other] { $n } Tische warten auf dich
    }
round-one = Runde { $round } hat begonnen: { $game }
turn-with = Am Tisch: { $names }
turn-until = Deine Uhr läuft am { $day } ab.
turn-try = So wird es aussehen
turn-try-more = Wenn du dran bist, erfährst du es hier.
feed-title = Castellan: du bist dran
feed-none = Niemand wartet auf dich.
mail-confirm = Ist das deine Adresse?
mail-confirm-more = Jemand namens { $name } möchte an diese Adresse E-Mails von Castellan bekommen. Wenn du das bist, öffne innerhalb eines Tages diesen Link. Wenn nicht, musst du nichts tun: Es kommt keine weitere E-Mail.
mail-recover = Zurück in dein Konto
mail-recover-more = Öffne diesen Link innerhalb einer halben Stunde auf dem Gerät, das du anmelden möchtest, { $name }. Er gilt einmal. Wenn du ihn nicht angefordert hast, musst du nichts tun.
mail-why = Du bekommst das, weil du es unter „Wenn du dran bist“ so eingestellt hast. Dort kannst du es auch abstellen: { $link }
