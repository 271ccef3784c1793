import type { About } from '@castellan/kernel';
import { words } from './words/made/about.ts';

/** What a lobby shows about the game: kept apart, so that it can be loaded before the rest. */
export const about: About = {
  name: 'Market Day',
  players: [1, 3],
  company: 2,
  box: { picture: 'shop', author: 'Delapouite', from: '#7a5230', to: '#2b1d12' },
  minutes: '10',
  words,
};
