import type { About } from '@castellan/kernel';

/** What the lobby shows of the game. It is a file of its own, so that the lobby can load it without the rules. */
export const about: About = {
  name: 'Quests of Valeria',
  players: [1, 5],
  company: 2,
  box: { picture: 'tavern-sign', author: 'Delapouite', from: '#2f6b57', to: '#12291f' },
  words: {
    en: {
      name: 'Quests of Valeria',
      line: 'Hire Citizens in the tavern, set off a cascade of actions, and send your Guild on five Quests.',
      minutes: '30–45',
      solo: 'Alone, under the eyes of a royal auditor',
    },
    de: {
      name: 'Quests of Valeria',
      line: 'Wirb Bürger in der Taverne an, löse eine Kette von Aktionen aus und schick deine Gilde auf fünf Quests.',
      minutes: '30–45',
      solo: 'Allein, unter den Augen eines königlichen Prüfers',
    },
    fr: {
      name: 'Quests of Valeria',
      line: 'Embauche des Citoyens à la taverne, déclenche une cascade d’actions et envoie ta Guilde accomplir cinq Quêtes.',
      minutes: '30–45',
      solo: 'En solitaire, sous l’œil d’un inspecteur royal',
    },
  },
};
