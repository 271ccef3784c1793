import { expect, test } from 'vitest';
import { frenchGrammar } from './grammar-fr.ts';
import type { Rows } from './rows.ts';
import type { Terms } from './terms.ts';

const { imperative } = frenchGrammar({} as Rows<Terms>);

test.each([
  ['gagne 2 pièces d’or', 'Gagner 2 pièces d’or'],
  ['tu peux piocher une carte', 'Piocher une carte'],
  ['si tu veux, paie 1 force et gagne 2 magies', 'Payer 1 force et gagner 2 magies'],
  ['défausse une carte, puis gagne 1 magie', 'Défausser une carte, puis gagner 1 magie'],
  [
    'choisis un adversaire et prends-lui un Citoyen',
    'Choisir un adversaire et lui prendre un Citoyen',
  ],
])('"%s" is offered in the infinitive', (clause, offered) => {
  expect(imperative(clause)).toBe(offered);
});
