import { OF_AREA, rows } from '../vocabulary/de.ts';
import type { CardWords } from './card-texts.ts';

export const cardTexts: CardWords = {
  citizen: 'Bürger',
  starter: 'Starter',
  domain: 'Domäne',
  duke: 'Herzog',
  ownTurn: 'dein Zug',
  othersTurns: 'Züge der anderen',
  anyTurn: 'jeder Zug',
  always: 'immer',
  atTheEnd: 'Am Ende des Spiels',
  monsterOf: ({ area, type }) => `${rows.signs[`type:${type}`]} ${OF_AREA[area]}`,
  points: n => `${n} ${n === 1 ? 'Siegpunkt' : 'Siegpunkte'}`,
  basePrice: n => `${n} Gold, je eigenem 1 mehr`,
  needs: (n, role) => `verlangt ${n}-mal ${rows.signs[`role:${role}`]}`,
  wakes: numbers => `Erwacht bei ${numbers.join(' und ')}`,
};
