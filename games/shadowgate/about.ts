import type { About } from '@castellan/kernel';

/** What the lobby shows of the game. It is a file of its own, so that the lobby can load it without the rules. */
export const about: About = {
  name: 'Quests of Shadowgate',
  players: [1, 4],
  company: 2,
  box: { picture: 'dungeon-gate', author: 'Delapouite', from: '#33466e', to: '#131a2e' },
  words: {
    en: {
      name: 'Quests of Shadowgate',
      line: 'Gather the right items, pay for the right quests, and leave the castle with 25 Victory Points before your rivals do.',
      minutes: '30–45',
      solo: 'Alone: 25 points in eight turns',
    },
    de: {
      name: 'Quests of Shadowgate',
      line: 'Sammle die richtigen Gegenstände, bezahle die richtigen Quests und verlass das Schloss mit 25 Siegpunkten, ehe es die anderen tun.',
      minutes: '30–45',
      solo: 'Allein: 25 Punkte in acht Zügen',
    },
    fr: {
      name: 'Quests of Shadowgate',
      line: 'Rassemble les bons objets, paie les bonnes quêtes et quitte le château avec 25 points de victoire avant tes rivaux.',
      minutes: '30–45',
      solo: 'En solitaire : 25 points en huit tours',
    },
  },
};
