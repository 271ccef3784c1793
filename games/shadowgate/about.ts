import type { About } from '@castellan/kernel';
import { words } from './words/made/about.ts';

/** What the lobby shows of the game. It is a file of its own, so that the lobby can load it without the rules. */
export const about: About = {
  name: 'Quests of Shadowgate',
  players: [1, 4],
  company: 2,
  box: { picture: 'dungeon-gate', author: 'Delapouite', from: '#33466e', to: '#131a2e' },
  minutes: '30–45',
  words,
};
