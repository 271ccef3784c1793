import type { Chapter } from '@castellan/table/legend';

export const en: readonly Chapter[] = [
  {
    id: 'goal',
    title: 'What it is about',
    clauses: {
      '1.7': 'Your village is your Castle, your Resources, your Buildings and your Adventurers.',
      '11.1': 'Points come from Buildings and Adventurers. Resources and cards in hand bring none.',
      '11.2': 'Powers that count something at the end add theirs. A Building counts itself.',
      '11.3': 'Each coin is a point: those you have, and those on your Castle and Resources.',
      '11.4':
        'Most points win. A tie goes to the most Buildings and Adventurers, then to the most gold, then to the most Resources.',
    },
  },
  {
    id: 'words',
    title: 'Cards and words',
    clauses: {
      '1.1':
        '84 Building cards, 16 Adventurers, 5 Castles and 30 gold coins. A token shows whose turn it is.',
      '1.2':
        'A card is a Building (type, points, cost, mostly a power) or, developed, a Resource. Types: Worker, Soldier, Shadow, Holy.',
      '1.3': 'Four resources: Food, Wood, Stone, Magic. A Wild is any one of them.',
      '1.4': 'What is developed stays a Resource for good.',
      '1.5': 'Adventurers ask for types of Buildings. They are never in a hand.',
      '1.6': 'Your Castle provides one Wild, to you alone.',
      '1.8': 'Hands and decks are secret. A card taken from a pile was seen by all.',
      '1.9': 'No village has two Buildings of the same name.',
    },
  },
  {
    id: 'setup',
    title: 'Setup',
    clauses: {
      '2.1': 'Everyone gets a Castle: the first card of the village.',
      '2.2': 'A random seat begins.',
      '2.3': 'The bank has 14, 20, 25 or 30 gold for 2, 3, 4 or 5 players. Everyone gets 3 of it.',
      '2.4': 'Buildings and Adventurers are two decks, each shuffled.',
      '2.5': 'Everyone is dealt six cards, in secret.',
      '2.6': 'Five cards lie open: the five piles. The rest is the deck.',
      '2.7': 'Five Adventurers lie open: the pool. The rest is their deck.',
      '2.8':
        'In turn order, everyone develops one card for free, once. Nobody follows, and nobody uses a power.',
    },
  },
  {
    id: 'cards',
    title: 'Drawing and discarding',
    clauses: {
      '3.1': 'Draw from the top of any pile or of the deck, one card at a time.',
      '3.2': 'Discard onto any pile; of several cards, each where you like.',
      '3.3': 'Adventurers are never drawn.',
      '3.4': 'When a pile is emptied, it starts again at once with a card from the deck.',
      '3.5':
        'After an action, led or followed, you keep at most eight cards; you choose which. Stolen cards count like drawn ones.',
    },
  },
  {
    id: 'turn',
    title: 'A turn',
    clauses: {
      '4.1': 'Replenish, then lead one of five actions.',
      '4.2':
        'Replenish: all coins on your Castle and Resources come into your purse, whoever laid them. Only at the start of your own turn.',
      '4.3': 'Who leads takes the action in full. Its cost is paid first.',
      '4.4':
        'Then each of the others, clockwise, may follow: the same action, weaker. Each finishes before the next is asked.',
      '4.5':
        'Followers pay first as well. Develop and Build are asked of everyone, even who can’t.',
      '4.6': 'You may decline, or decline all that is led until your own turn.',
      '4.7': 'Then the player to the left is next.',
    },
  },
  {
    id: 'actions',
    title: 'The five actions',
    clauses: {
      '5.1': 'Harvest. Lead: draw three cards. Follow: draw one.',
      '5.2': 'Develop. Lead: discard one card to develop another. Follow: discard two.',
      '5.3': 'Build. Lead: pay for a Building of your hand, then draw a card. Follow: no card.',
      '5.4': 'Recruit. Lead: any Adventurer from the pool for 1 gold. Follow: for 2.',
      '5.5': 'Tax. Lead: 1 gold and a card. Follow: a card.',
    },
  },
  {
    id: 'cost',
    title: 'What a Building costs',
    clauses: {
      '6.1': 'Each icon of the cost must be provided.',
      '6.2': 'A coin of your purse, laid on a Resource, provides one icon of its kind.',
      '6.3': 'It may be your Resource or another player’s. The owner gets the coin.',
      '6.4': 'A coin on your own Castle provides any one icon. Castles of others are barred.',
      '6.5': 'What has a coin on it can’t take another.',
      '6.6': 'A coin that lies somewhere can’t be spent.',
      '6.7': 'Some powers provide an icon without a coin.',
      '6.8': 'You can only begin what you can pay in full.',
    },
  },
  {
    id: 'gold',
    title: 'Gold and Adventurers',
    clauses: {
      '7.1': 'Every coin is in the bank, in a purse, or on a card.',
      '7.2': 'Gold is limited. With too little in the bank you take what is there.',
      '7.3': 'Tax may be taken with an empty bank, for the card.',
      '8.1': 'An Adventurer asks for Buildings of certain types. They are not used up.',
      '8.2': 'A new Adventurer takes the place of the one that left, as long as there are any.',
    },
  },
  {
    id: 'powers',
    title: 'Powers',
    clauses: {
      '9.1':
        'An instant power works once, in the action that brings its card into the village, or never.',
      '9.2':
        'A power that names an action works whenever you lead or follow it: once each, and not in the action that brought the card.',
      '9.3': 'Powers are optional: you decide about each one. They add up.',
      '9.4':
        'You pay for a power when you use it. If you can pay, you may use it, even if the bank is empty and you get nothing.',
      '9.5':
        'Some provide a resource when you pay for a Building, without a coin, once in each Build; some of these only for one type of Building.',
      '9.6': 'All others come after the action, in any order.',
      '9.7': 'You draw cards and take gold from a power the usual way.',
      '9.8': 'A power “for each” Building of a type counts those in your village at that moment.',
      '9.9':
        'You steal random cards from the hand of an opponent of your choice. Only you two see which.',
      '9.10':
        'You steal gold from the purse of an opponent of your choice. Coins that are laid out are safe.',
    },
  },
  {
    id: 'end',
    title: 'The end',
    clauses: {
      '10.1':
        'The game ends after a turn in which a village has 12 Buildings and Adventurers; 10 with four or five players.',
      '10.2': 'The turn is played out first: everyone may still follow.',
      '10.3': 'Castles and Resources don’t count.',
      '10.4':
        'It also ends when no card or coin moves for a whole round (our rule). You are warned in time.',
    },
  },
  {
    id: 'alone',
    title: 'Alone',
    clauses: {
      '12.1': '35 cards are used, at random. The rest of the setup is as usual.',
      '12.2': 'There are 7 gold, 3 of them yours.',
      '12.3': 'You never draw beyond eight cards.',
      '12.4':
        'Cards you pay for Develop and Tax are trashed: they leave the game. Cards you pay for a power go onto a pile, as always.',
      '12.5':
        'A coin comes back after two turns. Until then you can use neither it nor the card it lies on.',
      '12.6':
        'You lead every action; nobody follows. Harvest draws up to three cards. After a Build you must draw.',
      '12.7': 'Develop costs one trashed card, which you pay before any power can help.',
      '12.8': 'Recruit costs 2 gold.',
      '12.9': 'Tax costs one trashed card and brings 1 gold, no card.',
      '12.10':
        'Instead of stealing cards you may draw the same number, from any pile or the deck. Instead of stealing gold you may take it from the bank.',
      '12.11':
        'The game ends after the turn in which the deck runs out. Piles are not refilled then.',
      '12.12':
        'With 60 points you are Emperor, with 50 City Builder, with 40 Proud Mayor; with 30 you have a One-Horse Town, with less a Wide Spot in the Road.',
    },
  },
];
