import type { About } from '@castellan/kernel';
import { words } from './words/made/about.ts';

/** What the lobby shows of the game. It is a file of its own, so that the lobby can load it without the rules. */
export const about: About = {
  name: 'Villages of Valeria',
  players: [1, 5],
  company: 3,
  box: { picture: 'village', author: 'Delapouite', from: '#4f6b2f', to: '#1c2812' },
  minutes: '30–60',
  words,
};
