import type { About } from '@castellan/kernel';

/** What the lobby shows of the game. It is a file of its own, so that the lobby can load it without the rules. */
export const about: About = {
  name: 'Margraves of Valeria',
  players: [1, 5],
  company: 3,
  box: { picture: 'watchtower', author: 'Delapouite', from: '#6d4a2b', to: '#231509' },
  words: {
    en: {
      name: 'Margraves of Valeria',
      line: 'Travel the borders, slay what comes out of the lairs, build four Ward Towers and win the favour of the guilds.',
      minutes: '60–120',
      solo: 'Alone: so many points before the line of Citizens runs dry',
    },
    de: {
      name: 'Margraves of Valeria',
      line: 'Bereise die Grenzmark, erlege, was aus den Horten kommt, baue vier Wehrtürme und gewinne die Gunst der Gilden.',
      minutes: '60–120',
      solo: 'Allein: so viele Punkte, ehe die Reihe der Bürger versiegt',
    },
    fr: {
      name: 'Margraves of Valeria',
      line: 'Parcours les frontières, terrasse ce qui sort des repaires, construis quatre Tours de garde et gagne la faveur des guildes.',
      minutes: '60–120',
      solo: 'En solitaire : tant de points avant que la file des Citoyens ne se vide',
    },
  },
};
