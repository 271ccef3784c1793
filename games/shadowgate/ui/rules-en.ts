import type { Chapter } from '@castellan/table/legend';

export const en: readonly Chapter[] = [
  {
    id: 'goal',
    title: 'What it is about',
    clauses: {
      '1.8':
        'Victory Points (VP) come from quests, and from nothing else. At a real table you count them with tokens on a track; here the table counts for you.',
      '11.1': 'If you end your own turn with 25 VP or more, you win at once.',
      '11.2': 'There are no equal turns and no ties. Points beyond 25 are worth nothing more.',
    },
  },
  {
    id: 'words',
    title: 'Cards and words',
    clauses: {
      '1.2':
        'Numbers come in threes, in three columns. The columns have no printed names; we call them might, wits and spirit.',
      '1.3':
        'Stats (on your character) and resources (on cards) are round on our table: they give. Costs are shields: they ask.',
      '1.4':
        'An adventure card is an item, a wild or an event. Any of them can be played as resources; items and wilds can be kept as items instead.',
      '1.5': 'An event is never an item. Its printed text has no meaning in the base game.',
      '1.6': 'A quest has a cost, an item type, a class for Great and two classes for Epic.',
      '1.7': 'A character has stats and three base types. The side with the star is used.',
      '1.9': 'Hands and the order of the decks are secret. Everything else lies open.',
    },
  },
  {
    id: 'setup',
    title: 'Setup',
    clauses: {
      '1.1':
        'The base game uses 50 adventure cards, 11 quest cards with two sides, 4 characters with two sides, and tokens. Ability cards, the Staff of Ages and the black tokens stay in the box.',
      '2.1': 'Everyone is dealt five adventure cards. The rest is the adventure deck.',
      '2.2': 'Everyone is dealt a character.',
      '2.3': 'Everyone has a colour: pink, white, green or blue.',
      '2.4':
        'Three quests are laid out; the top of the quest deck is the fourth. These four are available.',
      '2.5': 'Discarded quests lie face up beside the quest deck.',
      '2.6': 'All this is the same for two, three and four players.',
      '3.1': 'A random seat begins. Turns pass to the left.',
    },
  },
  {
    id: 'actions',
    title: 'Your turn: five actions',
    clauses: {
      '3.2': 'A turn has three parts: actions, draw and discard, end.',
      '4.1':
        'You have five actions, in any order: cycle the quest cards, choose a quest, play a card as an item, play a card as resources.',
      '4.2':
        'Stop whenever nothing you have begun is left unpaid. Each unused action, a candle that still burns, is worth a card.',
      '4.3':
        'Cycle: all available quests are discarded, as many new ones are laid out. A quest you have already chosen stays.',
      '4.4': 'A card with the winged foot is played without an action, as an item or as resources.',
      '4.5':
        'You can only begin what you can still pay for this turn, together with all you have begun before.',
    },
  },
  {
    id: 'paying',
    title: 'Paying',
    clauses: {
      '5.1':
        'A cost is met when, in every column, your stat and the resources assigned to it reach the number together.',
      '5.2': 'Your stats are never used up. They count in full for each item and each quest.',
      '5.3': 'Playing a card as resources takes an action for each card.',
      '5.4': 'A card pays for one thing only. It can’t be split, and what is too much is lost.',
      '5.5':
        'Cards played as resources stay in front of you until the end of your turn. Then they are discarded.',
      '5.6':
        'Resources may be played before you know what for. Assigning them later costs nothing.',
      '5.7': 'What your stats pay alone is paid at once.',
    },
  },
  {
    id: 'items',
    title: 'Items',
    clauses: {
      '6.1':
        'Eleven types in three classes. Magic: fire, ice, wind. Weapon: melee, ranged, armor. Relic: artifact, royal, orb, thorn, stave.',
      '6.2': 'Only one item of each type may lie before you. One used this turn still counts.',
      '6.3': 'An acquired wild stands for any one type or class in a quest.',
      '6.4': 'A wild is never of a base type: it is always discarded after use.',
      '6.5': 'Only one wild may lie before you.',
      '6.6':
        'An item of one of your base types is never discarded. It serves in quest after quest.',
      '6.7': 'Any other item stays until it has been used in a quest.',
      '6.8':
        'A card with the winged foot takes no action, but the cards that pay for it do, unless they have the foot, too.',
      '7.1': 'Playing an item takes an action, and its cost must be met this turn.',
      '7.2': 'A card played as an item can’t be used as resources any more.',
      '7.3': 'As soon as the cost is met, the item is acquired.',
      '7.4': 'It can be used at once, in this turn’s quest as well.',
      '7.5':
        'You may acquire several items in a turn, as long as you have the actions and cards for it.',
      '7.6': 'Several things may be open at the same time, as long as all can be paid.',
    },
  },
  {
    id: 'quests',
    title: 'Quests and their levels',
    clauses: {
      '8.1': 'Choosing a quest takes an action, and its cost must be met this turn.',
      '8.2': 'One quest a turn.',
      '8.3': 'When the cost is met, you settle the level and the points are yours.',
      '8.4':
        'Minor: 1 VP, no item. Major: 3 VP, an item of the quest’s type. Great: 5 VP, that and one of the Great class. Epic: 8 VP, the type and one of each Epic class.',
      '8.5': 'Each requirement takes an item of its own.',
      '8.6': 'Epic stands in place of Great and is not added to it.',
      '8.7': 'You may settle for less than you could reach.',
      '8.8': 'Used items are discarded at the end of the turn, unless they are of a base type.',
    },
  },
  {
    id: 'end-of-turn',
    title: 'The end of a turn',
    clauses: {
      '9.1': 'Draw one card.',
      '9.2': 'Draw one more for each action you did not use.',
      '9.3':
        'Discard the resources you played, the completed quest, and the items used in it that don’t stay.',
      '9.4':
        'With fewer than three cards in hand, draw up to three. With more than six, discard down to six.',
      '9.5': 'When the adventure deck is empty, its discards become the new deck.',
      '9.6':
        'If there are no discards either, you draw nothing, and may end up with fewer than three cards.',
      '10.1': 'A new quest takes the place of the completed one.',
      '10.2':
        'When the quest deck is empty, the discarded quests are turned over to their other side and shuffled.',
      '10.3': 'So four quests are available whenever a turn begins.',
    },
  },
  {
    id: 'settings',
    title: 'Ways to play (ours)',
    clauses: {
      '12.1':
        'Alone: the same rules, eight turns, 25 VP. In five turns you are a legend, in six a champion, in seven a hero, in eight an adventurer.',
      '12.2':
        'Equal turns: the round in which someone reaches 25 VP is played to its end; most VP win, and tied players share the victory.',
      '12.3':
        'Other sides: everyone secretly chooses a side of their character before the first turn.',
      '12.4': 'You settle all this before the first card is dealt, and everyone can see it.',
    },
  },
];
