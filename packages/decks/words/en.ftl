# What is wrong with a deck of own cards, in English. How to read and translate this file: docs/guide/add-a-language.md

## What belongs in a cell

fault-text = Type the name on your card.
fault-number = Type a number.
fault-number-or = Type a number, or { $word }.
fault-word = Choose one: { LIST($words, type: "plain") }.
fault-or-nothing = { $what } For none, type -.
fault-list = { $between ->
    [none] { $what } You can enter several, with a space between them.
   *[other] { $what } You can enter several, with { $between } between them.
}
fault-tuple = This cell holds { $n } values, with a space between them. { LIST($what, between: " / ") }
fault-amounts = Type how many of each, for example { $example }. The marks are { LIST($marks, type: "plain") }.
fault-effect = Enter what the card does, in icons: press them below or type their marks.
fault-name = Type a name of 1 to { $most } letters, without |.
fault-number-is = This must be { $n }.
fault-number-least = Type { $least } or more.
fault-number-most = Type { $most } or less.
fault-number-from-to = Type a number from { $least } to { $most }.
fault-copies-least = Type 1 or more. To leave this card out, switch it off.
fault-from-players = For each copy, type how many players it takes: { $least } to { $most }.
fault-parts = Enter { $n } values, with { $between } between them.
fault-parts-most = Enter { $most } values or fewer.
fault-parts-from-to = Enter { $least } to { $most } values.
fault-one-column = Fill in one of these columns, and only one: { LIST($columns, type: "plain") }.
fault-goes-not-with = This doesn’t go with “{ $value }” in this column: { LIST($columns, type: "plain") }.
fault-fixed = You can’t change this: the rules rely on it.
fault-nearest = Did you mean “{ $nearest }”?

## What a card does, in marks

fault-power = { $what } The ▸ shows where: { $shown }
fault-power-timings = Begin with when it works: { $marks }.
fault-power-modifiers = Say what changes: { $marks }.
fault-power-counts = Say what is counted: { $marks }.
fault-power-resources = After a number, say what kind: { $marks }.
fault-power-places = Say where the cards lie: { $marks }.
fault-power-supplies = Say where the card comes from: { $marks }.
fault-power-start = A new part begins here, with a number or a mark.
fault-power-number = Type a number from { $least } to { $most }.
fault-power-arrow = After the price there must be an arrow, →.
fault-power-blank = Type a space, then what is counted.
fault-power-bracket = A closing bracket is missing.
fault-power-colon = Type a colon and a space.
fault-power-brackets = Two ways of joining meet here. Put brackets around one of them.
fault-power-price = This can’t be paid, so there can’t be an arrow after it.
fault-power-one-resource = Name one kind of thing to take.
fault-power-twice = This is already there.
fault-power-end = We can’t read on from here.
fault-power-parts = There can be at most { $most } parts.
fault-power-levels = There can be at most { $most } parts inside each other.

## All cards together

fault-cards-least = There must be at least { $least } different cards; there are { $n }.
fault-cards-most = There can be at most { $most } different cards; there are { $n }.
fault-copies = There must be { $least } to { $most } cards, counting all copies; there are { $n }.
fault-copies-alone = A solo game needs at least { $least } cards, counting all copies; there are { $n }.
fault-copies-with = Counting all copies, { $least } to { $most } cards must have “{ $value }” here; { $n } do.
fault-copies-from = At least { $least } copies must be for { $players } players; { $n } are.
fault-level-from = At least { $least } cards of level { $level } must be for { $players } players; { $n } are.
fault-cards-with = At least { $least } cards must have “{ $value }” here; { $n } do.
fault-card-with = At least one card must have “{ $value }” here.
fault-card-stays = This card can’t be left out.
fault-dash-first = The first { $n } cards have a - here, and no others.
fault-one-among = For “{ $value }” there must be one card with “{ $word }”, and { $least } to { $most } without.
fault-providing = At most { $most } cards can have a power that provides resources; { $n } do.
fault-two-faces = Each card has two faces, so there must be an even number of rows.
fault-fixed-cards = You can’t add cards here or leave any out: the rules rely on them.
fault-twice = This card is listed twice.
fault-id-taken = There is already a card with this id: { LIST($tables, type: "plain") }.
fault-name-taken = Another card is also called { $name }: { $card }.

## The file

fault-not-json = This isn’t a deck: it can’t be read as JSON.
fault-format = This isn’t a deck: it doesn’t say "format": { $format }.
fault-no-game = This isn’t a deck: its "game" must be one of { LIST($games, type: "plain") }.
fault-other-game = This isn’t a deck for { $title }: its "game" isn’t "{ $game }".
fault-for-game = This deck is for { $title }.
fault-too-long = A deck can’t be longer than { $most } letters.
fault-title = "{ $part }" must be text of 1 to { $most } letters.
fault-no-tables = "tables" is missing: a list for each kind of card.
fault-table = There is no such kind of card. There are: { LIST($known, type: "plain") }.
fault-rows = This must be a list of at most { $most } cards.
fault-row = This isn’t a card: it needs an "id" and "cells".
fault-row-part = A card has no "{ $part }".
fault-id = An "id" may only have lower-case letters, digits and hyphens.
fault-cells = "cells" is missing: a text for each column.
fault-column = There is no such column. There are: { LIST($known, type: "plain") }.
fault-cell = This must be text of at most { $most } letters.
fault-off = "off" must be true, or left out.
fault-emblem = This must be the name of a picture, for example "crown".
fault-names = These must be names by language, for example "de": "m Ritter", and at most { $most } of them.
fault-name-in = This must be a language code and a name of 1 to { $most } letters.
fault-no-heading = Line { $line } doesn’t belong to any kind of card. Above it there must be a line of column names, starting with one of { LIST($known, type: "plain") }.
