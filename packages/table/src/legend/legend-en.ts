import type { LegendTexts } from './legend-texts.ts';

export const texts: LegendTexts = {
  groups: {
    resources: 'What you gain and pay',
    signs: 'What things are',
    actions: 'What you do',
    times: 'When it happens',
    counts: 'What is counted',
    joints: 'Between the icons',
  },
  operators: {
    plus: ['and', 'You get or do both, in this order.'],
    or: ['or', 'You choose one of the two.'],
    'and-or': ['and/or', 'Each of them if you wish, in any order.'],
    may: ['may', 'You may do it, but need not.'],
    per: ['for each', 'As often as there are things of the kind that follows.'],
    pay: ['pay, to get', 'You may give what stands before it, to have what stands after it.'],
    from: ['from', 'It comes from the player who is named after it.'],
    'at-most': ['at most', 'Up to so many; you may take fewer.'],
    'at-least': ['at least', 'Only if you have so many or more.'],
    lost: ['lose', 'What follows is lost.'],
    random: ['at random', 'Which one is left to chance.'],
    open: ['together', 'What stands between the bows belongs together.'],
    close: ['together', 'What stands between the bows belongs together.'],
  },
  common: {
    opponent: 'You choose which opponent it is about.',
    owner: 'The player whose card it is.',
    'each-player': 'Every player does it, from you on round the table.',
    'each-opponent': 'Every opponent does it, round the table.',
  },
};
