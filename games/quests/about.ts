import type { About } from '@castellan/kernel';
import { words } from './words/made/about.ts';

/** What the lobby shows of the game. It is a file of its own, so that the lobby can load it without the rules. */
export const about: About = {
  name: 'Quests of Valeria',
  players: [1, 5],
  company: 2,
  box: { picture: 'tavern-sign', author: 'Delapouite', from: '#2f6b57', to: '#12291f' },
  minutes: '30–45',
  words,
};
