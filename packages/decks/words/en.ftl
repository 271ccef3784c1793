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
fault-from-players = Type for each copy how many players it takes: { $least } to { $most }.
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
fault-power-resources = After a number, say what of: { $marks }.
fault-power-places = Say where the cards lie: { $marks }.
fault-power-supplies = Say where the card comes from: { $marks }.
fault-power-start = Here a new part begins, with a number or a mark.
fault-power-number = Type a number from { $least } to { $most }.
fault-power-arrow = After the price there must be an arrow, →.
fault-power-blank = Type a space, and then what is counted.
fault-power-bracket = A closing bracket is missing.
fault-power-colon = Type a colon and a space.
fault-power-brackets = Two ways of joining meet here. Put brackets around one of them.
fault-power-price = This can’t be paid, so there can’t be an arrow after it.
fault-power-one-resource = Say one kind of thing to take.
fault-power-twice = This is there already.
fault-power-end = We can’t read on from here.
fault-power-parts = There can be at most { $most } parts.
fault-power-levels = There can be at most { $most } parts inside each other.

## All cards together

fault-cards-least = There must be { $least } different cards or more; there are { $n }.
fault-cards-most = There can be at most { $most } different cards; there are { $n }.
fault-copies = With all copies, there must be { $least } to { $most } cards; there are { $n }.
fault-copies-alone = For a game alone, there must be { $least } cards or more, with all copies; there are { $n }.
fault-copies-with = With all copies, { $least } to { $most } cards must have “{ $value }” here; { $n } do.
fault-copies-from = { $least } copies or more must be for { $players } players; { $n } are.
fault-level-from = { $least } cards or more of level { $level } must be for { $players } players; { $n } are.
fault-cards-with = { $least } cards or more must have “{ $value }” here; { $n } do.
fault-card-with = At least one card must have “{ $value }” here.
fault-card-stays = This card can’t be left out.
fault-dash-first = The first { $n } cards have a - here, and no others.
fault-one-among = For “{ $value }” there must be one card with “{ $word }”, and { $least } to { $most } without.
fault-providing = At most { $most } cards can have a power that provides resources; { $n } do.
fault-two-faces = Each card has two faces, so there must be an even number of rows.
fault-fixed-cards = You can’t add cards here or leave any out: the rules rely on them.
fault-twice = This card is there twice.
fault-id-taken = There is already a card with this id: { LIST($tables, type: "plain") }.
fault-name-taken = Another card is called { $name } too: { $card }.

## The file

fault-not-json = This isn’t a deck: it can’t be read as JSON.
fault-format = This isn’t a deck: it doesn’t say "format": { $format }.
fault-no-game = This isn’t a deck: its "game" must be one of { LIST($games, type: "plain") }.
fault-other-game = This isn’t a deck for { $title }: its "game" isn’t "{ $game }".
fault-for-game = This deck is for { $title }.
fault-too-long = A deck can have at most { $most } letters.
fault-title = "{ $part }" must be a text of 1 to { $most } letters.
fault-no-tables = "tables" is missing: for each kind of card, a list.
fault-table = There is no such kind of card. There are: { LIST($known, type: "plain") }.
fault-rows = Here there must be a list of at most { $most } cards.
fault-row = This isn’t a card: it needs an "id" and "cells".
fault-row-part = A card has no "{ $part }".
fault-id = An "id" has small letters, digits and hyphens.
fault-cells = "cells" is missing: for each column, a text.
fault-column = There is no such column. There are: { LIST($known, type: "plain") }.
fault-cell = Here there must be a text of at most { $most } letters.
fault-off = "off" is true, or isn’t there at all.
fault-emblem = Here there must be the name of a picture, for example "crown".
fault-names = Here there must be names by language, for example "de": "m Ritter", and at most { $most } of them.
fault-name-in = Here there must be the code of a language, and a name of 1 to { $most } letters.
fault-no-heading = Line { $line } belongs to no kind of card. Above it there must be a line with the names of the columns, beginning with one of { LIST($known, type: "plain") }.
