### What this server says to people who aren’t looking: messages on a phone, feeds, mail.

turn-one = It’s your turn: { $game }
turn-many =
    { $n ->
        [one] { $n } table is waiting for you
       *[other] { $n } tables are waiting for you
    }
round-one = Round { $round } has begun: { $game }
turn-with = At the table: { $names }
turn-until = Your clock runs out on { $day }.
turn-try = This is how it will look
turn-try-more = You’ll get one of these when it’s your turn.
feed-title = Castellan: your turn
feed-none = Nobody is waiting for you.
mail-confirm = Is this your address?
mail-confirm-more = Someone called { $name } would like to get email from Castellan at this address. If that’s you, open this link within a day. If not, just ignore this: you won’t hear from us again.
mail-recover = Get back into your account
mail-recover-more = Open this link within half an hour on the device you want to sign in, { $name }. It works once. If you didn’t ask for it, just ignore it.
mail-why = You get this because you asked for it under “When it’s your turn”. You can also turn it off there: { $link }
