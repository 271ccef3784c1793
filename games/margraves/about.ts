import type { About } from '@castellan/kernel';
import { words } from './words/made/about.ts';

/** What the lobby shows of the game. It is a file of its own, so that the lobby can load it without the rules. */
export const about: About = {
  name: 'Margraves of Valeria',
  players: [1, 5],
  company: 3,
  box: { picture: 'watchtower', author: 'Delapouite', from: '#6d4a2b', to: '#231509' },
  minutes: '60–120',
  words,
};
