import { QuickChance } from '@castellan/kernel';
import type { Size } from '@castellan/table';
import { solve, WIDEST_RANGE } from '@castellan/table';
import { handSizes, playLessons, SCREENS, uiSuite } from '@castellan/table/testing';
import { expect, test } from 'vitest';
import { MONSTERS } from '../cards/monsters.ts';
import { TILES } from '../cards/tiles.ts';
import { WEALTH } from '../cards/wealth.ts';
import { margraves } from '../index.ts';
import { icons } from '../vocabulary/icons.ts';
import { terms } from '../vocabulary/terms.ts';
import art from './art.json' with { type: 'json' };
import { chartFor } from './chart.ts';
import { handbook } from './handbook.ts';
import { CLAUSES, ui } from './index.tsx';
import { speech } from './speech.ts';
import { HAND, LAIR, lineSize, stage } from './stage.ts';

await uiSuite({
  game: margraves,
  ui,
  speech,
  terms,
  art,
  icons,
  clauses: CLAUSES,
  players: { stage: [1, 2, 3, 4, 5], beats: [1, 2, 4], carries: [1, 2, 4] },
  cards: 20 + 20 + 8,
  more: [...TILES.map(({ id }) => `tile:${id}`), ...WEALTH.map(({ id }) => `wealth:${id}`)],
  faceless: ['seat:0', 'line:0', 'citizen:nobody', 'supply:stone'],
  places: { 'citizen:cleric': ['hand:0:cleric', 'played:3:cleric'] },
  carried: [
    'build',
    'deploy-from-storage',
    'deploy-on',
    'hire',
    'knight-from',
    'knight-to',
    'move-to',
    'pay-token',
    'play-pennant',
    'play-power',
    'ship-token',
    'take-token',
    'throw',
  ],
  cardRefs: /^(hand|wealth|location):/,
  drawn:
    /^(hand|played):\d:[\w-]+$|^(wealth|tile|location|lair|knight|monster|citizen|wheel|tomb-line):[\w-]+$|^slot:\w+:[123]$|^(line|tomb|seat):\d+$|^(influence|storage|supply):\w+$|^(turn|build|recall|strength)$/,
  buttons: /./,
  flights: [
    [
      { say: 'gained', seat: 1, tokens: { stone: 1, gold: 0 }, source: 'namin' },
      [{ from: 'location:namin', to: 'seat:1', token: 'stone', n: 1 }],
    ],
    [
      { say: 'deployed', seat: 0, from: 'namin', to: 'silesia' },
      [{ from: 'knight:namin', to: 'knight:silesia', token: 'knight', n: 1 }],
    ],
    [
      { say: 'paid', seat: 0, tokens: { gold: 2 }, to: 1, source: '' },
      [{ from: 'seat:0', to: 'seat:1', token: 'gold', n: 2 }],
    ],
    [{ say: 'turn', seat: 0, turn: 1 }, []],
  ],
});

test('cards of the hand, the line and the map are read beside one another: none is much larger', () => {
  const ranges = SCREENS.flatMap(screen =>
    [1, 2, 3, 4, 5].map(players => {
      const plan = solve(stage, screen, players);
      const places = HAND[plan.mode];
      const { place } = handSizes(plan.boxes.get('hand')!, plan, places, places);
      const { unit, isLarge } = chartFor(plan.boxes.get('map')!);
      const lair = { width: LAIR.width * unit, height: LAIR.height * unit };
      // On a small map a Monster is a medal with its price.
      const sides = [place, lineSize(plan), ...(isLarge ? [lair] : [])].map(side);
      return Math.max(...sides) / Math.min(...sides);
    }),
  );
  expect(Math.max(...ranges)).toBeLessThanOrEqual(WIDEST_RANGE);
});

/** The side of a square as large. */
const side = ({ width, height }: Size): number => Math.sqrt(width * height);

test('the tutorial tells the truth about the Goblin Raiders, and ends as it says', () => {
  const tutorial = handbook.tutorial('en');
  const [hills] = margraves.setup(tutorial.settings, tutorial.seed).lairs;
  expect(MONSTERS[hills!.stack.at(-1)!]!.id).toBe('goblin-raiders');
  for (let i = 0; i < 10; i++) {
    const { state } = playLessons(margraves, tutorial, new QuickChance(i)).table;
    expect(state.players[0]).toMatchObject({ stone: 0, wood: 0, magic: 0, gem: 0, gold: 11 });
    expect(state.players[0]!.influence).toEqual([4, 1, 0, 0]);
    expect(state.turn.number).toBe(4);
  }
});
