import type { About } from '@castellan/kernel';

/** What the lobby shows of the game. It is a file of its own, so that the lobby can load it without the rules. */
export const about: About = {
  name: 'Villages of Valeria',
  players: [1, 5],
  company: 3,
  box: { picture: 'village', author: 'Delapouite', from: '#4f6b2f', to: '#1c2812' },
  words: {
    en: {
      name: 'Villages of Valeria',
      line: 'Develop resources, raise a village around your castle and win adventurers for it. What one player leads, the others may follow.',
      minutes: '30–60',
      solo: 'Alone: a village for the King to judge',
    },
    de: {
      name: 'Villages of Valeria',
      line: 'Erschließe Rohstoffe, errichte ein Dorf um deine Burg und gewinne Abenteurer dafür. Was einer anführt, dürfen die anderen mitmachen.',
      minutes: '30–60',
      solo: 'Allein: ein Dorf, über das der König urteilt',
    },
    fr: {
      name: 'Villages of Valeria',
      line: 'Exploite des ressources, élève un village autour de ton château et attires-y des aventuriers. Ce que l’un mène, les autres peuvent le suivre.',
      minutes: '30–60',
      solo: 'En solitaire : un village que jugera le Roi',
    },
  },
};
