import type { About } from '@castellan/kernel';

/** What the lobby shows of the game. It is a file of its own, so that the lobby can load it without the rules. */
export const about: About = {
  name: 'Valeria: Card Kingdoms',
  players: [1, 5],
  company: 2,
  box: { picture: 'castle', author: 'Delapouite', from: '#8c3a26', to: '#3d1713' },
  words: {
    en: {
      name: 'Card Kingdoms',
      line: 'Roll the dice, wake your Citizens, slay Monsters and build Domains before the stacks run dry.',
      minutes: '30–60',
      solo: 'Alone against the Dark Lord',
    },
    de: {
      name: 'Card Kingdoms',
      line: 'Würfle, wecke deine Bürger, erlege Monster und baue Domänen, bevor die Stapel leer sind.',
      minutes: '30–60',
      solo: 'Allein gegen den Dunklen Fürsten',
    },
    fr: {
      name: 'Card Kingdoms',
      line: 'Lance les dés, éveille tes Citoyens, terrasse des Monstres et construis des Domaines avant que les piles ne s’épuisent.',
      minutes: '30–60',
      solo: 'Seul contre le Seigneur noir',
    },
  },
};
