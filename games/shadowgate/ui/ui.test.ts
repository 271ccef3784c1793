import { QuickChance, randomAnswer } from '@castellan/kernel';
import { actionsOf, solve } from '@castellan/table';
import { LOCALES } from '@castellan/table/languages';
import { playLessons, uiSuite } from '@castellan/table/testing';
import { expect, test } from 'vitest';
import { adventures } from '../cards/adventures.ts';
import { characterFaces, questFaces } from '../figures.ts';
import { shadowgate } from '../index.ts';
import { faceOf, victoryPoints } from '../state.ts';
import { icons } from '../vocabulary/icons.ts';
import { terms } from '../vocabulary/terms.ts';
import art from './art.json' with { type: 'json' };
import { card } from './faces.ts';
import { handbook } from './handbook.ts';
import { CLAUSES, ui } from './index.tsx';
import { speech } from './speech.ts';
import { stage } from './stage.ts';

await uiSuite({
  game: shadowgate,
  ui,
  speech,
  terms,
  art,
  icons,
  clauses: CLAUSES,
  players: { stage: [1, 2, 3, 4], beats: [1, 2, 4], carries: [2, 3, 4] },
  cards: 50 + 22 + 8,
  faceless: ['seat:0', 'deck:quests', 'hand:nobody', 'quest:', 'yorick'],
  absent: { phone: ['purse'], low: ['purse'], lying: ['purse'] },
  places: {
    'adventure:yorick': ['hand', 'item', 'loose', 'open', 'paid'].map(place => `${place}:yorick`),
  },
  carried: [
    'option-assign',
    'option-discard',
    'option-item',
    'option-quest',
    'option-resource',
    'option-resource-loose',
    'option-use',
  ],
  cardRefs: /^(hand|item|loose|quest|character):/,
  drawn: /^(hand|item|loose|quest|character):[\w-]+$|^deck:quests$|^turn$/,
  settings: { characters: 'either' },
  flights: [
    [
      { say: 'item-acquired', seat: 0, card: 'yorick' },
      [
        { from: 'open:yorick', to: 'item:yorick', card: 'adventure:yorick' },
        { from: 'hand:yorick', to: 'item:yorick', card: 'adventure:yorick' },
      ],
    ],
    [
      { say: 'drew', seat: 1, count: 3, cards: null },
      [{ from: 'deck:adventures', to: 'hand-of:1', token: 'hand', n: 3 }],
    ],
    [
      { say: 'drew', seat: 0, count: 1, cards: ['yorick'] },
      [{ from: 'deck:adventures', to: 'hand:yorick', card: 'adventure:yorick' }],
    ],
    [
      { say: 'quest-laid', quest: 'the-observatory' },
      [{ from: 'deck:quests', to: 'quest:the-observatory', card: 'quest:the-observatory' }],
    ],
    [{ say: 'turn', seat: 0, turn: 1 }, []],
  ],
});

test('a hand is large: as the quests on a wide table, at least a hundred wide on a phone', () => {
  const tile = (width: number, height: number): number =>
    solve(stage, { width, height }, 2).tile.width;
  expect(tile(1440, 900)).toBeGreaterThanOrEqual(171);
  expect(tile(2560, 1440)).toBeGreaterThanOrEqual(312);
  expect(tile(768, 1024)).toBeGreaterThanOrEqual(116);
  expect(tile(390, 844)).toBeGreaterThanOrEqual(118);
});

test.each(LOCALES)('cards show their stand-ins: %s', locale => {
  const kinds = { adventure: adventures, quest: questFaces, character: characterFaces };
  for (const [kind, cards] of Object.entries(kinds))
    for (const { id, standIns } of cards)
      expect(card(`${kind}:${id}`, locale)!.standIns?.length ?? 0).toBe(standIns.length);
});

test('the rulebook’s Yorick: 3, 1, 2, an artifact', () => {
  const face = card('adventure:yorick', 'en')!;
  expect(face.marks.map(({ text }) => text)).toEqual(['3', '1', '2']);
  expect(face.kind).toBe('Artifact · Relic');
  expect(face.standIns).toEqual(['resources']);
});

test('moves are things that are told: those that matter, not how each was paid', () => {
  const told = new Set<string>();
  const state = shadowgate.setup({ players: 2 }, 'moves');
  const chance = new QuickChance(4);
  for (let n = 0; n < 600; n++) {
    const [decision] = shadowgate.pending(state);
    if (decision === undefined) break;
    for (const { say } of shadowgate.apply(state, randomAnswer(decision, chance))) told.add(say);
  }
  expect(actionsOf(ui.beats!).filter(name => !told.has(name))).toEqual([]);
  expect(actionsOf(ui.beats!)).not.toContain('resource-played');
});

const ids = (cards: readonly number[]): string[] => cards.map(at => adventures[at]!.id);

test('the tutorial ends as it says', () => {
  const tutorial = handbook.tutorial('en');
  const hands: number[] = [];
  const { table } = playLessons(shadowgate, tutorial, undefined, ({ state }) =>
    hands.push(state.players[tutorial.seat]!.hand.length),
  );
  const { players, turn } = table.state;
  const me = players[tutorial.seat]!;
  expect(turn.number).toBe(3);
  expect(victoryPoints(me)).toBe(5);
  expect(me.hand.length).toBe(3);
  expect(ids(me.items)).toEqual(['silver-arrow']);
  expect(Math.max(...hands)).toBe(7);
});

test('the tutorial tells the truth about the deal', () => {
  const { settings, seed } = handbook.tutorial('en');
  const { players, quests } = shadowgate.setup(settings, seed);
  expect(characterFaces[faceOf(players[0]!)]!.id).toBe('ranger');
  expect(ids(players[0]!.hand)).toContain('silver-arrow');
  expect(quests.map(face => questFaces[face]!.id)).toContain('the-silent-guard');
});
