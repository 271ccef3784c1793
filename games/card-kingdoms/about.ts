import type { About } from '@castellan/kernel';
import { words } from './words/made/about.ts';

/** What the lobby shows of the game. It is a file of its own, so that the lobby can load it without the rules. */
export const about: About = {
  name: 'Valeria: Card Kingdoms',
  players: [1, 5],
  company: 2,
  box: { picture: 'castle', author: 'Delapouite', from: '#8c3a26', to: '#3d1713' },
  minutes: '30–60',
  words,
};
