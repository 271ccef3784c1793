import { saidText } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { frenchCards, ofName } from './noun-fr.ts';

const NAMES = {
  archer: 'm Archer',
  priestess: 'f Prêtresse',
  hero: 'm *Héros',
  stables: 'fp Écuries',
  ysolde: 'x Ysolde',
  yorick: 'x Yorick',
};
const cards = frenchCards(id => ({ text: String(id), card: String(id) }), NAMES);

test.each<[keyof typeof NAMES, string]>([
  ['archer', 'un Archer, l’Archer, de l’Archer'],
  ['priestess', 'une Prêtresse, la Prêtresse, de la Prêtresse'],
  ['hero', 'un Héros, le Héros, du Héros'],
  ['stables', 'des Écuries, les Écuries, des Écuries'],
  ['ysolde', 'Ysolde, Ysolde, d’Ysolde'],
  ['yorick', 'Yorick, Yorick, de Yorick'],
])('%s after every article', (id, expected) => {
  const forms = [cards.a(id), cards.the(id), cards.ofThe(id)];
  expect(forms.map(saidText).join(', ')).toBe(expected);
});

test('a name after "de"', () => {
  expect(['Anna', 'Ben', 'Yves', 'Yann'].map(name => saidText(ofName(name)))).toEqual([
    'd’Anna',
    'de Ben',
    'd’Yves',
    'de Yann',
  ]);
});
