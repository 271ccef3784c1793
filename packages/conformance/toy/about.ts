import type { About } from '@castellan/kernel';

/** What the lobby shows of the game. It is a file of its own, so that the lobby can load it without the rules. */
export const about: About = {
  name: 'Market Day',
  players: [1, 3],
  company: 2,
  box: { picture: 'shop', author: 'Delapouite', from: '#7a5230', to: '#2b1d12' },
  words: {
    en: {
      name: 'Market Day',
      line: 'Roll for gold, buy wares on the market, and keep the best of your hand.',
      minutes: '10',
      solo: 'Alone: for the points',
    },
    de: {
      name: 'Market Day',
      line: 'Würfle um Gold, kaufe Waren auf dem Markt und behalte das Beste aus deiner Hand.',
      minutes: '10',
      solo: 'Allein: um Punkte',
    },
  },
};
