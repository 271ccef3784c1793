import { OF_AREA, rows } from '../vocabulary/fr.ts';
import type { CardWords } from './card-texts.ts';

export const cardTexts: CardWords = {
  citizen: 'Citoyen',
  starter: 'Carte de départ',
  domain: 'Domaine',
  duke: 'Duc',
  ownTurn: 'ton tour',
  othersTurns: 'tours des autres',
  anyTurn: 'chaque tour',
  always: 'toujours',
  atTheEnd: 'À la fin de la partie',
  monsterOf: ({ area, type }) => `${rows.signs[`type:${type}`]} ${OF_AREA[area]}`,
  points: n => `${n} ${n < 2 ? 'point' : 'points'} de victoire`,
  basePrice: n => `${n} d’or, 1 de plus par exemplaire que tu as`,
  needs: (n, role) => `demande ${n} ${rows.signs[`role:${role}`]}`,
  wakes: numbers => `S’éveille sur ${numbers.join(' et ')}`,
};
