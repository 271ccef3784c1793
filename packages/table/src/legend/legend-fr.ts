import type { LegendTexts } from './legend-texts.ts';

export const texts: LegendTexts = {
  groups: {
    resources: 'Ce que tu gagnes et paies',
    signs: 'Ce que sont les choses',
    actions: 'Ce que tu fais',
    times: 'Quand cela arrive',
    counts: 'Ce que l’on compte',
    joints: 'Entre les symboles',
  },
  operators: {
    plus: ['et', 'Tu obtiens ou fais les deux, dans cet ordre.'],
    or: ['ou', 'Tu choisis l’un des deux.'],
    'and-or': ['et/ou', 'Chacun d’eux si tu veux, dans l’ordre de ton choix.'],
    may: ['peut', 'Tu peux le faire, sans y être obligé.'],
    per: ['pour chaque', 'Autant de fois qu’il y a de choses de la sorte qui suit.'],
    pay: ['payer pour', 'Tu peux donner ce qui précède pour avoir ce qui suit.'],
    from: ['de', 'Cela vient du joueur nommé ensuite.'],
    'at-most': ['au plus', 'Jusqu’à tant ; tu peux prendre moins.'],
    'at-least': ['au moins', 'Seulement si tu en as autant ou plus.'],
    lost: ['perdre', 'Ce qui suit est perdu.'],
    random: ['au hasard', 'Le hasard décide lequel.'],
    open: ['ensemble', 'Ce qui se trouve entre les arcs va ensemble.'],
    close: ['ensemble', 'Ce qui se trouve entre les arcs va ensemble.'],
  },
  common: {
    opponent: 'Tu choisis l’adversaire concerné.',
    owner: 'Le joueur à qui est la carte.',
    'each-player': 'Chaque joueur le fait, en commençant par toi.',
    'each-opponent': 'Chaque adversaire le fait, à son tour.',
  },
};
