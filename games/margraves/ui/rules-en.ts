import type { Chapter } from '@castellan/table/legend';

export const en: readonly Chapter[] = [
  {
    id: 'goal',
    title: 'What counts at the end',
    clauses: {
      '12.1':
        'Points come from guild icons, banners, and the gold, gems and Resources you have left. Each guild icon is worth what your marker’s section on its row shows: 1 to 6.',
      '12.2':
        'Icons: two for each Location with your tower, one for each of your Citizens, in hand or played, and those on your tiles.',
      '12.3':
        'Banners: a set of different ones counts its number times itself. Doubles make further sets.',
      '12.4': '5 gold count 1, a gem 2, 3 Resources 1. Knights and strength count nothing.',
      '12.5': 'Most points win; in a tie, most gold. If that is tied too, the victory is shared.',
    },
  },
  {
    id: 'words',
    title: 'Pieces and words',
    clauses: {
      '1.1':
        'Everyone shares the map and the track board. You have a board with storage, strength and four Ward Towers, a margrave, a ship and four influence markers.',
      '1.2': 'Four guilds: Worker, Soldier, Shadow and Holy.',
      '1.3':
        'Eight Locations are joined by stone roads. Each has two guild icons, a power, and three slots for towers, each with a reward. Trails lead to four lairs: one from each Location, two from Silesia and Ny’mar.',
      '1.4': 'A Citizen has a guild, a pennant of icons in the corner, and a power at the bottom.',
      '1.5':
        'Knights stand on the map, lie in the Hero Tombs, or are in a storage or in the supply.',
      '1.6':
        'A monster costs strength, some also magic. It gives a reward and influence. Each lair has four monsters and a boss.',
      '1.7': 'The Hero Tombs have three rows and four columns, each with its reward at the end.',
      '1.8':
        'Privilege tiles are level I or II. You discard a grant to get what it shows. Other tiles count at the end.',
      '1.9':
        'Which of your Citizens lie face down is your secret. All else lies open, but for decks and stacks.',
    },
  },
  {
    id: 'setup',
    title: 'Setup',
    clauses: {
      '2.1': 'For two to five players, or one alone. A random player begins; turns go clockwise.',
      '2.2':
        'How much stone, wood and magic and how many gems the supply has depends on the number of players. It also has 20 knights. Gold never runs out.',
      '2.3':
        'You begin with no gold and no strength. Your markers are on the first space of each row, your ship just before the first segment of the wheel.',
      '2.4':
        'With more players, more Citizens and tiles are in the game. Five Citizens lie in the line, and three tiles of each level.',
      '2.5': 'A knight stands in each Location.',
      '2.6': 'All margraves begin in Shilina. You don’t use its power for that.',
      '2.7':
        'Each lair has four monsters, shuffled, the top one face up. The boss waits below them.',
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
      '3.1': 'Gold has no limit and takes no space.',
      '3.2': 'A wild icon is any one Resource: stone, wood or magic. Several may be mixed.',
      '3.3': 'Stone, wood, magic, gems and knights are limited: you gain what the supply has.',
      '3.4': 'You can have at most 8 strength; more is lost. Strength is not a Resource.',
      '3.5':
        'Storage has 12 spaces. Resources, gems, knights and unbuilt towers take one each. If it is full, throw something away or forfeit what you gain. Towers stay.',
      '3.6': 'What you pay or throw away goes back to the supply.',
    },
  },
  {
    id: 'turn',
    title: 'Your turn: one Citizen',
    clauses: {
      '4.1':
        'You must play a Citizen from your hand: for its pennant, for its power, to recall or to build.',
      '4.2': 'Then your turn ends, and the next player clockwise takes theirs.',
      '4.3': 'Pennant: its icons from top to bottom. Each may be skipped.',
      '4.4':
        'Move: your margrave goes by road to the next Location, and uses it. Nobody else moves your margrave.',
      '4.5':
        'Deploy: a knight where your margrave is goes one step by road, or one of your storage comes to your margrave. You use the Location to which it comes.',
      '4.6': 'With a single card in hand at the start of your turn you must recall.',
      '4.7': 'To recall or to build, the card is played face down.',
      '5.1':
        'Power: do it in the order written. “May” means optional; you must do the rest if you can.',
      '5.2':
        'Recall: a Citizen of your choice leaves the line and the game; you take all your cards back, to play on later turns; you may hire.',
      '5.3': 'The line stays as it is until the end of the turn: no card slides, none is added.',
      '5.4': 'Hire: pay the gold of the slot and take the Citizen into your hand.',
      '5.5':
        '“All players may”: you first, then the others clockwise. “Opponents may”: clockwise from your left. Those who pay give you the gold and take from the supply.',
      '5.6':
        'Retrieve: a card played on an earlier turn comes back into your hand. You may look through your played cards.',
    },
  },
  {
    id: 'places',
    title: 'Locations',
    clauses: {
      '6.1':
        'The map shows the roads: you can go from Shilina to Namin or Thraecius, from Namin to Shilina or Silesia, and so on.',
      '6.2':
        'If you move a margrave or a knight into a Location, you use its power or gain 2 gold instead.',
      '6.3':
        'Knights on the map belong to nobody: you may deploy those where your margrave is, or let them fall in battle. Those in storage belong to their owner.',
      '6.4': 'Namin gives a stone, Inkadeus a wood, Reykstrom a magic, Viktoria a strength.',
      '6.5': 'Shilina: hire. Silesia: a Resource for 1 gold. Thraecius: a gem for 3 Resources.',
      '6.6':
        'Ny’mar: return any number of Resources, and sail one segment clockwise around the wheel for each.',
      '6.7':
        'Each segment your ship enters pays, in any order. You can go round the wheel as often as you like.',
    },
  },
  {
    id: 'slaying',
    title: 'Slaying',
    clauses: {
      '7.1':
        'Only a monster at the end of a trail from your margrave’s Location can be slain, one each time.',
      '7.2': 'First its magic is paid, then its strength.',
      '7.3':
        'Strength comes from your board and from any number of knights there or in your storage: each counts 1 and stands up in an open tomb.',
      '7.4':
        'Take the rewards and the influence in any order. You are asked wherever the order can matter.',
      '7.5':
        'Then it goes face down under its stack. The next monster of that lair is turned up at the end of the turn.',
    },
  },
  {
    id: 'building',
    title: 'Ward Towers',
    clauses: {
      '8.1': 'Building costs 1 stone, 1 wood, 1 magic and 1 gem.',
      '8.2':
        'The tower goes to an open slot where your margrave is. There are three; if all are taken, you can’t build there.',
      '8.3': 'Only one tower of yours in each Location.',
      '8.4': 'First you gain the reward of the slot, then 3 influence.',
    },
  },
  {
    id: 'influence',
    title: 'Influence and privileges',
    clauses: {
      '9.1':
        'Each guild has a row of six sections. A step moves a marker a space to the right; several may go to one row or to different ones.',
      '9.2': 'A line between two sections is crossed only by paying its gold.',
      '9.3':
        'Crossing gives a face-up tile, if you want it: level I at the first two lines, either at the third, level II at the last two.',
      '9.4': 'Tiles are refilled at the end of the turn.',
      '9.5': 'A grant may be used at any time in your own turn. It leaves the game.',
    },
  },
  {
    id: 'end-of-turn',
    title: 'The end of a turn, and of the game',
    clauses: {
      '10.1': 'At the end of a turn, in this order: tombs, tiles, monsters, line.',
      '10.2':
        'Each row and column of the tombs that you filled this turn pays. If there are several, you choose the order.',
      '10.3': 'Then the knights lie down.',
      '10.4':
        'If all tombs are full, their knights go back to the supply; then each Location without a knight gets one.',
      '10.5': 'Empty places for tiles are refilled from the stack of their level.',
      '10.6': 'Monsters are turned up; an empty lair is shuffled again, with its boss.',
      '10.7': 'The Citizens of the line slide to the left, and new ones fill the empty slots.',
      '11.1':
        'The last round begins when someone has built the fourth tower, or when the line or a row of tiles can’t be refilled.',
      '11.2':
        'Everyone gets the same number of turns: the game ends after the turn of the player to the right of the first player.',
    },
  },
  {
    id: 'alone',
    title: 'Alone (ours)',
    clauses: {
      '13.1': 'Set up as for two. “All players” is you alone; nobody pays you.',
      '13.2': 'The boss of each lair is shuffled in with its monsters.',
      '13.3': 'At the end of each turn the leftmost Citizen of the line leaves the game.',
      '13.4': 'The game ends after the turn in which its end was triggered.',
      '13.5': 'You win with the points of your level: Squire, Margrave or Legend.',
    },
  },
];
