import type { Chapter } from '@castellan/table/legend';

export const en: readonly Chapter[] = [
  {
    id: 'goal',
    title: 'What it is about',
    clauses: {
      '1.2': 'A Citizen has a role, brings resources, and most do something when they are hired.',
      '1.3':
        'A Quest asks for roles and resources; it is worth Victory Points (VP), and most bring bonus actions.',
      '1.4':
        'Your Guild Master gives VP at the end for Quests of two types. It stays secret until then.',
      '1.6':
        'Your Guild lies open before you: Citizens, at most one Reserved Quest, completed Quests.',
      '9.1': 'The end comes when someone completes a fifth Quest.',
    },
  },
  {
    id: 'turn',
    title: 'Your turn',
    clauses: {
      '3.2': 'Take two actions: Draw, Hire, Reserve, Quest. Both may be the same.',
      '3.3':
        'What a hired Citizen or a completed Quest brings comes at once, and so does what that brings. None of it counts as one of the two actions.',
      '3.4': 'Several bonuses of one card are taken in any order.',
      '3.5': 'Every bonus may be declined.',
      '3.6':
        'Only an action that can be carried out may be chosen; without any, the action is lost.',
    },
  },
  {
    id: 'draw',
    title: 'Draw',
    clauses: {
      '4.1': 'Take the top card of the Citizen deck into your hand.',
      '4.2': 'An empty deck is made anew of the discards; if there are none, nothing can be drawn.',
    },
  },
  {
    id: 'hire',
    title: 'Hire',
    clauses: {
      '5.1':
        'Choose a Citizen of the Tavern Line and discard as many cards as its place says: 0, 1, 1, 2, 2 or 3.',
      '5.2': 'Or choose a Citizen of your hand and discard two cards.',
      '5.3': 'Cards of your hand, of your Guild, or both may pay.',
      '5.4': 'Pay in full. The hired Citizen does not pay for itself.',
      '5.6': 'The Citizen comes into your Guild, and its Hire Power works at once.',
      '5.7': 'A Citizen that was taken from another Guild brings nothing: it was not hired.',
    },
  },
  {
    id: 'reserve',
    title: 'Reserve',
    clauses: {
      '6.1': 'Take an Active Quest and lay it before you: only you can complete it.',
      '6.2': 'Or first discard all Active Quests, fill their places, and take one of the new ones.',
      '6.3': 'You have one at most: the old one is discarded first.',
      '6.5': 'A Reserved Quest that is not completed counts for nothing.',
    },
  },
  {
    id: 'quest',
    title: 'Quest',
    clauses: {
      '7.1': 'Complete an Active Quest, or your Reserved one.',
      '7.2':
        'Discard Citizens of your Guild that have all it asks for. Cards in hand do not count.',
      '7.3': 'Each of them counts with its role and with all its resources.',
      '7.4': 'An “=” counts as much again as the numbers of that resource on those you discard.',
      '7.6': 'You may discard more than is asked for.',
      '7.7': 'All of it must be there, or the Quest cannot be completed.',
      '7.8': 'Its bonus actions come at once. Its VP count at the end.',
    },
  },
  {
    id: 'end-phase',
    title: 'End of a turn',
    clauses: {
      '8.1': 'Empty places of Quests are filled.',
      '8.2':
        'The Tavern Line slides to the left, towards the cheap places; new Citizens come at the right.',
      '8.4': 'Keep eight cards in hand and eight Citizens in your Guild at most.',
      '8.5': 'During the turn there is no limit.',
    },
  },
  {
    id: 'end',
    title: 'End of the game',
    clauses: {
      '9.2':
        'After a fifth Quest the round is played to its end: all have the same number of turns.',
      '9.3': 'Add up the VP of your Quests.',
      '9.4': 'Guild Masters are shown and add theirs.',
      '9.5': 'Most VP win; in a tie the most Citizens in the Guild, then the most cards in hand.',
    },
  },
  {
    id: 'solo',
    title: 'Alone',
    clauses: {
      '10.2': 'Eight Citizens that trouble opponents are not in the deck.',
      '10.4':
        'After each turn what lies at the 0 is discarded, Citizen and Quest; both lines slide and are filled.',
      '10.6': 'Reserve has its first form only.',
      '10.7': 'Nothing is shuffled again.',
      '10.8': 'The game ends when one of the lines is empty.',
      '10.9':
        '40 VP make a Minister of Quests, 35 an Associate Minister, 24 a Leader, 13 a Layman; less, a Minister of Jests.',
    },
  },
  {
    id: 'powers',
    title: 'Powers',
    clauses: {
      '11.1':
        'Where something is paid first, who does not pay gains nothing. A Citizen that pays comes from hand or Guild.',
      '11.3': 'Assassin, Butcher: discard a Citizen of a Guild.',
      '11.4': 'Bishop: take a Citizen of another Guild into yours.',
      '11.7': 'Sorceress, Mage: what they discard leaves a gap until the end of the turn.',
      '11.8': 'Thief: a card of a hand, at random, into yours.',
      '11.10': 'Sapper, Champion, Squire: a card of a hand, at random, is discarded.',
      '11.13': 'Merchant, Summoner: a Citizen of the Tavern Line into your hand, free of charge.',
    },
  },
];
