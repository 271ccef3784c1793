import { said } from '@castellan/kernel';
import type { Phrase } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import { expect, test } from 'vitest';
import { piecesOf } from './move-words.ts';

const games = await Promise.all(shelf.map(({ rules }) => rules()));
const who = (seat: number): string => ['Ann', 'Ben'][seat]!;

const briefly = (game: string, phrase: Phrase): string[] =>
  ['en', 'de', 'fr'].map(locale => {
    const words = games.find(({ id }) => id === game)!.words[locale]!;
    const pieces = piecesOf(words.parts!(phrase, who), 1);
    return pieces.map(({ text, isAside }) => (isAside ? '' : text)).join('');
  });

test('what somebody did follows their name: who it was is not said again', () => {
  expect(piecesOf(said`${{ text: 'Ben', seat: 1 }} waits.`, 1)).toEqual([
    { text: 'waits', isAside: false },
  ]);
  expect(piecesOf(said`${{ text: 'Ann', seat: 0 }} is robbed.`, 1)).toEqual([
    { text: 'Ann is robbed', isAside: false },
  ]);
});

test('without its asides an action is short, and a sentence in every language', () => {
  const tokens = { gold: 3, strength: 0, magic: 0 };
  expect(briefly('card-kingdoms', { say: 'recruited', seat: 1, citizen: 'rogue', tokens })).toEqual(
    ['recruits a Rogue', 'wirbt einen Schurken an', 'recrute un Roublard'],
  );
  expect(briefly('margraves', { say: 'shipped', seat: 1, n: 3, segment: 8 })).toEqual([
    'ships 3 Resources',
    'verschifft 3 Rohstoffe',
    'expédie 3 ressources',
  ]);
  const hired = { say: 'hired', seat: 1, citizen: 'thief', paid: ['monk'] };
  expect(briefly('quests', hired)).toEqual([
    'hires a Thief',
    'wirbt einen Dieb an',
    'embauche un Voleur',
  ]);
  const robbed = { say: 'gold-stolen', seat: 1, from: 0, gold: 1, card: 'thief' };
  expect(briefly('villages', robbed)).toEqual([
    'takes 1 gold from Ann',
    'nimmt Ann 1 Gold ab',
    'prend 1 pièce d’or à Ann',
  ]);
  const completed = {
    say: 'quest-completed',
    seat: 1,
    quest: 'the-sphinxs-chamber',
    level: 'epic',
    points: 8,
    items: ['stone-sling'],
    total: 24,
  };
  expect(briefly('shadowgate', completed)).toEqual([
    "completes The Sphinx's Chamber",
    'schließt die Kammer der Sphinx ab',
    'accomplit la quête Chambre du sphinx',
  ]);
});
