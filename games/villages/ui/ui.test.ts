import { QuickChance } from '@castellan/kernel';
import type { Icon } from '@castellan/powers';
import { actionsOf, solve } from '@castellan/table';
import { playLessons, uiSuite } from '@castellan/table/testing';
import { describe, expect, test } from 'vitest';
import { BUILDINGS } from '../cards/buildings.ts';
import { villages } from '../index.ts';
import { table } from '../test/table.ts';
import { coinsFor, standsOf } from '../view.ts';
import { icons } from '../vocabulary/icons.ts';
import { terms } from '../vocabulary/terms.ts';
import art from './art.json' with { type: 'json' };
import { handbook } from './handbook.ts';
import { CLAUSES, ui } from './index.tsx';
import { sceneOf } from './scene.ts';
import { speech } from './speech.ts';
import { stage } from './stage.ts';
import { tileFace } from './tiles.ts';

await uiSuite({
  game: villages,
  ui,
  speech,
  terms,
  art,
  icons,
  clauses: CLAUSES,
  players: { stage: [1, 2, 3, 4, 5], beats: [1, 2, 4], carries: [1, 2, 4] },
  cards: 40 + 16 + 5,
  isSomeRowless: true,
  faceless: ['seat:0', 'deck', 'pile:0', 'hand:', 'building:nothing', 'castle:9'],
  carried: [
    'option-build',
    'option-castle',
    'option-develop',
    'option-discard',
    'option-draw-deck',
    'option-draw-pile',
    'option-others',
    'option-own',
    'option-pile',
    'option-provide',
    'option-recruit',
    'option-trash',
  ],
  cardRefs: /(building|castle):/,
  drawn:
    /^(action:\w+|hand:building:[\w-]+|pool:adventurer:[\w-]+|village:\d:(building|adventurer):[\w-]+|pile:\d|deck|castle:\d|resource:\d:\w+|seat:\d|turn|ahead)$/,
  buttons: /^(done|pass)$/,
  flights: [
    [
      { say: 'coin-laid', seat: 0, owner: 1, resource: 'wood' },
      [{ from: 'gold:0', to: 'resource:1:wood', token: 'gold', n: 1 }],
    ],
    [
      { say: 'drew', seat: 1, card: null },
      [{ from: 'deck', to: 'hand-of:1', token: 'card', n: 1 }],
    ],
    [
      { say: 'drew', seat: 0, card: 'farm' },
      [{ from: 'deck', to: 'hand:building:farm', card: 'building:farm' }],
    ],
    [
      { say: 'built', seat: 0, card: 'farm' },
      [
        { from: 'site', to: 'village:0:building:farm', card: 'building:farm' },
        { from: 'site', to: 'seat:0', card: 'building:farm' },
      ],
    ],
    [{ say: 'turn', seat: 0, turn: 1 }, []],
  ],
});

test('tiles are large enough to read', () => {
  const widthOn = (width: number, height: number): number =>
    solve(stage, { width, height }, 3).tile.width;
  expect(widthOn(1440, 900)).toBeGreaterThanOrEqual(110);
  expect(widthOn(1920, 1080)).toBeGreaterThanOrEqual(155);
  expect(widthOn(768, 1024)).toBeGreaterThanOrEqual(70);
  expect(widthOn(390, 844)).toBeGreaterThanOrEqual(56);
});

const named = (row: readonly Icon[]): string[] =>
  row.flatMap(one => ('icon' in one ? [one.icon] : []));

describe('tiles', () => {
  test('say what a card costs, when its power works, and what it can become', () => {
    const farm = tileFace('building:farm', 'en', 'open');
    expect(farm.rows.map(row => [row.sign, ...named(row.icons)])).toEqual([['at:build', 'food']]);
    expect(farm.becomes?.icon).toBe('food');
    expect(farm.priceAt).toBe('row');
  });

  test('of a village are the same, and their cost is paid', () => {
    const open = tileFace('building:farm', 'en', 'open');
    expect(tileFace('building:farm', 'en', 'built')).toEqual({ ...open, isPaid: true });
  });

  test('without a power say so', () => {
    const [row] = tileFace('building:temple', 'en', 'open').rows;
    expect(row).toEqual({ heading: 'no power', icons: [] });
  });
});

describe('what the table works out', () => {
  const standsSeen = (t: ReturnType<typeof table>, seat: number) => {
    const { view, turnEvents } = sceneOf({
      view: villages.view(t.state, seat),
      viewer: seat,
      decision: null,
      locale: 'en',
      who: at => `${at}`,
      log: [t.events],
    });
    return standsOf(view, turnEvents);
  };

  test('a Building takes a coin for each icon that no power provides', () => {
    const t = table(2).give(0, { buildings: ['farm'] });
    const at = (id: string): number => t.game.legend.numbers['building']!.indexOf(id);
    expect(coinsFor(t.player(0), at('tannery'))).toBe(0);
    expect(coinsFor(t.player(0), at('stables'))).toBe(1);
    expect(coinsFor(t.player(1), at('stables'))).toBe(2);
  });

  test('who leads, who is asked and who waits', () => {
    const t = table(3).play('harvest', 'deck', 'deck', 'deck');
    expect(standsSeen(t, 0)).toEqual([
      { seat: 0, stand: 'led' },
      { seat: 1, stand: 'follows' },
      { seat: 2, stand: 'waits' },
    ]);
    t.choose('decline');
    expect(standsSeen(t, 0)[1]).toEqual({
      seat: 1,
      stand: 'declined',
    });
  });
});

test('moves are things that are told', () => {
  const say = (name: string): string =>
    villages.words['en']!.say(
      { say: name, seat: 0, from: 1, action: 'tax', card: 'farm', resource: 'food', gold: 1 },
      seat => `${seat}`,
    );
  for (const name of actionsOf(ui.beats!)) expect(say(name)).not.toBe('');
});

test('the tutorial tells the truth about the rival, the coins and the cards', () => {
  for (let i = 0; i < 20; i++) {
    const { table, asked } = playLessons(villages, handbook.tutorial('en'), new QuickChance(i));
    expect(asked.map(({ step }) => step)).toEqual([
      'develop',
      'lead',
      'provide',
      'provide',
      'draw',
      'follow',
      'draw',
      'lead',
      'discard',
      'pile',
      'develop',
      'power/use',
      'draw',
    ]);
    const told = table.events.flat();
    const of = (say: string): typeof told => told.filter(event => event.say === say);
    expect(of('declined')[0]).toMatchObject({ seat: 1, action: 'build' });
    // The rival has begun its next turn.
    expect(of('led').map(event => event['action'])).toEqual([
      'build',
      'harvest',
      'develop',
      'build',
    ]);
    expect(of('replenished')[0]).toMatchObject({ seat: 0, gold: 2 });
    const { gold, resources, buildings } = table.state.players[0]!;
    expect(gold).toBe(3);
    expect(resources.map(at => BUILDINGS[at]!.resource)).toEqual(['wood', 'stone']);
    expect(buildings.map(at => BUILDINGS[at]!.id)).toEqual(['barracks']);
  }
});
