# Market Day in English. How to read and translate this file: docs/guide/add-a-language.md

## In the lobby

about-name = Market Day
about-line = Roll for gold, buy wares at the market, and keep the best of your hand.

## Settings

setting-players = Players
setting-players-are = { $n -> [1] Alone, for the points *[other] For { $n } }
setting-rounds = Rounds
setting-rounds-are = { $n } rounds

## Questions, answers, and why one can't

ask-action = Buy, draw or pass?
buy = Buy the { WARE($ware) }
draw = Draw a ware
pass = Pass and gain a gem
too-dear = you don’t have enough gold and gems
no-deck = the deck is empty
ask-pay = How do you pay for the { WARE($ware) }?
gold = gold
gems = gems
ask-keep = Which wares do you keep, one or two?
ask-arrange = Which comes first? It gives you its worth in gold.
ware = { WARE($ware) }

## What happens

rolled = { WHO($seat) } rolls { $face }.
passed = { WHO($seat) } passes.
drew = { WHO($seat) } draws { $ware -> [none] a ware *[other] the { WARE($ware) } }.
bought = { WHO($seat) } buys the { WARE($ware) }.
kept = { WHO($seat) } has chosen.
revealed = { WHO($seat) } keeps { $wares -> [none] nothing *[other] { WARE($wares) } }.

## The end

ending = The market closes after { $rounds } rounds.
score-wares = wares
score-gems = gems
tie-gold = A tie goes to the most gold: { $n }
