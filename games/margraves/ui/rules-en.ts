import type { Chapter } from '@castellan/table/legend';

export const en: readonly Chapter[] = [
  {
    id: 'goal',
    title: 'What counts at the end',
    clauses: {
      '12.1': 'Each guild icon counts what the section of your marker on its row shows: 1 to 6.',
      '12.2':
        'Icons: two of each Location with your tower, one of each of your Citizens, those of your tiles.',
      '12.3':
        'Banners: a set of different ones counts its number times itself. Doubles make further sets.',
      '12.4': '5 gold count 1, a gem 2, 3 Resources 1. Knights and strength count nothing.',
      '12.5': 'The most points win; of the tied, who has the most gold.',
    },
  },
  {
    id: 'words',
    title: 'Pieces and words',
    clauses: {
      '1.2': 'Four guilds: Worker, Soldier, Shadow and Holy.',
      '1.3': 'Eight Locations are joined by stone roads. Trails lead from them to four lairs.',
      '1.4': 'A Citizen has a guild, a pennant of icons in its corner, and a power.',
      '1.6': 'A monster costs strength, some magic too. It gives a reward and influence.',
      '1.8': 'A grant is discarded for what it shows. Other tiles count at the end.',
      '1.9':
        'Which of your Citizens lie face down is your secret. All else lies open, but for decks and stacks.',
    },
  },
  {
    id: 'setup',
    title: 'Setup',
    clauses: {
      '2.6': 'All margraves begin in Shilina.',
      '2.8': 'Everyone has Merchant, Alchemist, Paladin and Captain, a gem and four Ward Towers.',
      '2.9':
        'You are dealt four wealth tiles, keep one and pass the rest to the left, until you have three.',
      '2.10': 'Then they are cashed in, one after the other, in turn order.',
    },
  },
  {
    id: 'having',
    title: 'What you have',
    clauses: {
      '3.1': 'Gold has no limit.',
      '3.2': 'A wild icon is any one Resource: stone, wood or magic.',
      '3.3': 'Stone, wood, magic, gems and knights are limited: you gain what the supply has.',
      '3.4': 'Strength is at most 8.',
      '3.5':
        'Storage has 12 spaces. Resources, gems, knights and unbuilt towers take one each. If it is full, throw something away or forfeit what you gain. Towers stay.',
    },
  },
  {
    id: 'turn',
    title: 'Your turn: one Citizen',
    clauses: {
      '4.1': 'Play a Citizen of your hand for its pennant, for its power, to recall or to build.',
      '4.3': 'Pennant: its icons from top to bottom. Each may be skipped.',
      '4.4': 'Move: your margrave goes by road to the next Location, and uses it.',
      '4.5':
        'Deploy: a knight where your margrave is goes one step by road, or one of your storage comes to your margrave. You use the Location to which it comes.',
      '4.6': 'With a single card in hand at the start of your turn you must recall.',
      '4.7': 'To build, the card is played face down.',
      '5.1': 'Power: in its order. What says “may” is optional, the rest is a must.',
      '5.2':
        'Recall: a Citizen of the line leaves the game; you take all your cards back; you may hire.',
      '5.4': 'Hire: pay the gold of the slot and take the Citizen into your hand.',
      '5.5': 'All players may: you first, then the others clockwise.',
      '5.6': 'Retrieve: a card played on an earlier turn comes back into your hand.',
    },
  },
  {
    id: 'places',
    title: 'Locations',
    clauses: {
      '6.2':
        'Whoever moves a margrave or a knight into a Location uses its power, or gains 2 gold instead.',
      '6.3': 'Knights on the map belong to nobody. Those in storage are their owner’s.',
      '6.4': 'Namin gives a stone, Inkadeus a wood, Reykstrom a magic, Viktoria a strength.',
      '6.5': 'Shilina: hire. Silesia: a Resource for 1 gold. Thraecius: a gem for 3 Resources.',
      '6.6': 'Ny’mar: return any number of Resources, and sail a segment of the wheel for each.',
      '6.7': 'Each segment that your ship enters pays.',
    },
  },
  {
    id: 'slaying',
    title: 'Slaying',
    clauses: {
      '7.1': 'Only a monster at the end of a trail from your margrave’s Location can be slain.',
      '7.2': 'First its magic is paid, then its strength.',
      '7.3':
        'Strength comes from your board and from knights there or in your storage: each counts 1 and stands up in an open tomb.',
      '7.4': 'Take the reward and the influence in any order.',
      '7.5': 'The next monster of that lair is turned up at the end of the turn.',
    },
  },
  {
    id: 'building',
    title: 'Ward Towers',
    clauses: {
      '8.1': 'Building costs 1 stone, 1 wood, 1 magic and 1 gem.',
      '8.2': 'The tower goes to an open slot where your margrave is.',
      '8.3': 'Only one tower of yours in each Location.',
      '8.4': 'First you gain the reward of the slot, then 3 influence.',
    },
  },
  {
    id: 'influence',
    title: 'Influence and privileges',
    clauses: {
      '9.1': 'A step moves a marker a space to the right, on any row.',
      '9.2': 'A line between two sections is crossed only by paying its gold.',
      '9.3':
        'Crossing gives a tile: level I at the first two lines, either at the third, level II at the last two.',
      '9.5': 'A grant may be used at any time in your own turn.',
    },
  },
  {
    id: 'end-of-turn',
    title: 'The end of a turn, and of the game',
    clauses: {
      '10.2': 'Each row and column of the tombs that you have filled this turn pays.',
      '10.4': 'Full tombs are emptied; each Location without a knight gets one.',
      '10.6': 'Monsters are turned up; an empty lair is shuffled anew, with its boss.',
      '10.7': 'The line slides to the left and is refilled, the tiles too.',
      '11.1':
        'The last round begins when someone has built the fourth tower, or when the line or a row of tiles can’t be refilled.',
      '11.2': 'All have equal turns.',
    },
  },
  {
    id: 'alone',
    title: 'Alone (ours)',
    clauses: {
      '13.1': 'Set up as for two. “All players” is you alone; nobody pays you.',
      '13.2': 'The boss of each lair is shuffled in with its monsters.',
      '13.3': 'At the end of each turn the leftmost Citizen of the line leaves the game.',
      '13.5': 'You win with the points of your level: Squire, Margrave or Legend.',
    },
  },
];
