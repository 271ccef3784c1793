// What the table is drawn with, number by number, in sizes.txt. If looks change on purpose, delete that file and run this.
import { expect, test } from 'vitest';
import { wares, samples } from '../gallery/cards.ts';
import { fitName, hyphenated, hyphenatedWords, narrowest, widthOf } from '../src/card/fit-name.ts';
import { rowWidth, tokenSize } from '../src/card/token-size.ts';
import type { CardFace } from '../src/contract.ts';
import { script } from '../src/director/script.ts';
import { timeline } from '../src/director/timeline.ts';
import { handSizes } from '../src/hand/hand-sizes.ts';
import { nextThing } from '../src/keys/keys.ts';
import type { TableText } from '../src/languages.ts';
import { below, beside, clearOf } from '../src/layer/layers.ts';
import { starts, timed } from '../src/motion/plan.ts';
import { facesOf, TURNS } from '../src/parts/cube.ts';
import { labelsApart, shortName, ticks } from '../src/score/chart.ts';
import type { StageSpec } from '../src/stage/composition.ts';
import { across, down, px, rest, sideColumn, tiles, zone } from '../src/stage/composition.ts';
import { solve } from '../src/stage/solve.ts';
import { SCREENS } from '../src/testing/stage-faults.ts';
import { contrast, mix } from '../src/theme/colour.ts';
import { tone } from '../src/theme/tone.ts';
import { isSmall, meantBy } from '../src/thing/reach.ts';
import { tileSizes } from '../src/tile/tile-sizes.ts';

const WORDS = (name => ({ 'operator-or': 'oder' })[name as string] ?? name.slice(9)) as TableText;
const size = (width: number, height: number) => ({ width, height });
const spot = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** The last digits of a number are no looks. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, one) => (typeof one === 'number' ? Number(one.toFixed(4)) : one));

/** One line for each input: the input, then what comes of it. */
const record = <T>(name: string, inputs: readonly T[], of: (input: T) => unknown): string =>
  [name, ...inputs.map(one => `${written(one)} → ${written(of(one))}`)].join('\n');

/** One line for each of some, with what comes of it and each of the others. */
const table = <A, B>(
  name: string,
  some: readonly A[],
  others: readonly B[],
  of: (one: A, other: B) => unknown,
): string => record(name, some, one => others.map(other => of(one, other)));

const NAMES = [
  'Cap',
  'Goblin',
  'Nest of the Weaver Witch',
  'Élan & Größe',
  'Verteidigungsbündnis',
  'A-B',
  'Schatzkammer des Drachen',
  'Ω',
];
const TILES = [
  ...[48, 56, 62, 68, 74, 80, 84, 90].map(width => size(width, Math.round(width * 1.1))),
  ...[99, 105, 110, 116, 122, 130, 142, 156, 171, 190].map(width => size(width, width + 6)),
  size(122, 80),
  size(171, 120),
  size(300, 260),
];

const gold = (n: number) => ({ icon: 'gold', n });
const twoRows = (first: CardFace['rows'][number]['icons']): CardFace['rows'] => [
  { heading: 'own turn', sign: 'at:own', icons: first },
  { heading: 'others’ turns', icons: [gold(1)] },
];
const badge = { icon: 'gold', text: '3', label: '3 gold' };
const plain = { ...wares[0]!, rows: [] };
const FACES: Readonly<Record<string, CardFace>> = {
  plain,
  long: { ...samples[6]!, name: 'Schatzkammer des Drachen' },
  word: {
    ...wares[0]!,
    name: 'Verteidigungsbündnis',
    rows: [{ sign: 'at:buy', icons: [gold(2)] }],
  },
  halved: { ...plain, rows: twoRows([gold(2)]) },
  columns: { ...plain, rows: twoRows([gold(2), { operator: 'or' }, gold(3)]) },
  wide: {
    ...plain,
    rows: twoRows([gold(2), { operator: 'or' }, gold(3), { operator: 'plus' }, gold(4)]),
  },
  chain: {
    ...plain,
    rows: [
      {
        icons: [1, 2, 3, 4, 5, 6]
          .flatMap(n => [gold(n), { operator: 'plus' as const }])
          .slice(0, -1),
      },
    ],
  },
  band: { ...plain, priceAt: 'band', price: [badge, badge], rows: [{ icons: [gold(1), gold(2)] }] },
  bandFull: {
    ...plain,
    priceAt: 'band',
    price: Array.from({ length: 6 }, () => badge),
    rows: [{ icons: [gold(1)] }],
  },
  bandBare: { ...plain, priceAt: 'band', price: [badge, badge, badge, badge] },
  foot: { ...plain, priceAt: 'foot', price: Array.from({ length: 7 }, () => badge) },
};

const spec: StageSpec = {
  zones: { market: 'market', mine: 'mine', purse: 'mine' },
  tile: { least: 0.9, most: 1.45 },
  compose: (mode, players) =>
    mode === 'wide'
      ? across(
          down(
            zone('market', tiles(5), tiles(2.5, 20)),
            across(zone('mine', tiles(4), tiles(2)), zone('purse', px(90), rest())),
          ),
          sideColumn(players, 90),
        )
      : [
          down(
            zone('rivals', rest(), px(40)),
            zone('market', tiles(3), tiles(2)),
            zone('rail', rest(), rest(90)),
          ),
          across(
            zone('rivals', px(70), rest()),
            zone('market', tiles(5), tiles(1)),
            zone('rail', rest(100), rest()),
          ),
        ],
};

const cast = {
  beats: {
    turn: 'turn',
    rolled: 'roll',
    got: 'gain',
    paid: 'pay',
    did: 'action',
    lost: 'loss',
    part: 'step',
    dealt: 'deal',
    ended: 'news',
  },
  flights: {
    got: () => [{ from: 'a', to: 'b', token: 'gold', n: 3 }],
    dealt: () => [{ from: 'a', to: 'c', card: 'x' }],
  },
} as const;
const EVENTS = Object.keys(cast.beats).map(say => ({ say, seat: 1 }));
const cuesAt = (
  pace: 'calm' | 'quick' | 'instant',
  isStill: boolean,
  own: number | null,
  spent = 0,
) => timeline(script(EVENTS, cast), { pace, isStill, own }, spent);

test('all is drawn as large, and where and when, as it was', async () => {
  const boxes = [
    spot(50, 0, 10, 10),
    spot(100, 4, 10, 10),
    spot(0, 50, 10, 10),
    spot(60, 52, 30, 8),
  ];
  const spots = [0, 190, 380].flatMap(x => [0, 140, 280].map(y => spot(x, y, 20, 16)));
  // Scrolled out of sight.
  spots.push(spot(430, 330, 20, 16), spot(-60, -90, 20, 16));
  const screen = size(400, 300);
  const text = [
    record('widths', NAMES, name => [
      widthOf(name),
      narrowest(name),
      hyphenated(name),
      hyphenatedWords(name),
    ]),
    table('names', NAMES, [40, 90, 150], (name, width) =>
      fitName(name, { width, one: 16, two: 13, least: 11 }),
    ),
    record('rows', Object.keys(FACES), name =>
      FACES[name]!.rows.map(({ icons }) => rowWidth(icons, WORDS)),
    ),
    record(
      'signs',
      [
        { card: 'ware', filter: { stall: 'loom', most: 3 } },
        { icon: 'verb:draw', n: 2 },
        { icon: 'verb:draw', n: 1 },
        { icon: 'verb:draw', n: null },
        { operator: 'open' },
        { operator: 'until' },
      ] as never[],
      icon => rowWidth([icon], WORDS),
    ),
    table(
      'tokens',
      [[1], [2], [3], [4, 2], [5], [6], [7], [9], [12], [30]],
      [1, 2, 3],
      (widths, share) => tokenSize(widths, share, { width: 86, height: 33, most: 19 }),
    ),
    table('tiles', Object.keys(FACES), TILES, (name, tile) => {
      const { rows, ...sizes } = tileSizes(FACES[name]!, tile, WORDS);
      return [sizes, rows.map(row => row.length)];
    }),
    table(
      'hands',
      [size(1100, 270), size(1300, 190), size(378, 350), size(660, 120), size(300, 90)],
      [3, 6, 40],
      (box, cards) => [
        handSizes(box, { pad: 8, gap: 6 }, 6, cards),
        handSizes(box, { pad: 4, gap: 3 }, 4, cards, {
          isFlat: true,
          head: 20,
          beside: size(60, 60),
        }),
      ],
    ),
    table('stages', SCREENS, [1, 4], (on, players) => {
      const { boxes: all, ...plan } = solve(spec, on, players);
      return [
        plan,
        [...all].map(([id, { left, top, width, height }]) => [id, left, top, width, height]),
      ];
    }),
    table('floats', spots, [size(150, 120), size(90, 40)], (at, box) => [
      below(at, box, screen),
      beside(at, box, screen),
      clearOf([spot(180, 100, 120, 90)], at, below(at, box, screen), box, screen),
      clearOf(
        [spot(0, 0, 242, 90), spot(40, 180, 90, 40)],
        at,
        beside(at, box, screen),
        box,
        screen,
      ),
    ]),
    table('arrows', boxes, ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], (from, arrow) =>
      nextThing(from, boxes, arrow),
    ),
    table('fingers', [0, 30, 66], [0, 24, 70], (x, y) => meantBy({ x, y }, [...boxes, ...boxes])),
    record('small', [spot(0, 0, 42, 90), spot(0, 0, 43, 43), spot(0, 0, 90, 42)], isSmall),
    record('flights', [1, 2, 3, 30], n => starts(n)),
    record('beats', ['calm', 'quick', 'instant'] as const, pace => {
      const lines = [cuesAt(pace, false, 0), cuesAt(pace, false, 1), cuesAt(pace, true, null, 900)];
      return lines.map(({ cues, length, spent }) => [
        cues.map(({ kind, at, ms }) => [kind, at, ms]),
        length,
        spent,
        timed(cues),
      ]);
    }),
    record('dice', TURNS, turn => facesOf(...turn)),
    record(
      'ticks',
      [
        [0, 61],
        [1, 5],
        [-3, 4],
        [0, 1200],
      ] as const,
      ([least, most]) => ticks(least, most),
    ),
    record('labels', [[10, 12, 90], [50, 50, 50, 50], [5]], heights =>
      labelsApart(heights, 14, [8, 60]),
    ),
    record('short', ['Ada', 'Bartholomew', 'Mia Maria'], name => shortName(name, 5)),
    record('colours', ['#fff', '#e2ae35', 'red', 'sky', 'nobody', '#12345', 'x#fff'], name => [
      tone(name),
      contrast(tone(name).fill, '#1d1409'),
      mix(tone(name).fill, '#102030', 0.25),
    ]),
  ].join('\n\n');
  await expect(`${text}\n`).toMatchFileSnapshot('sizes.txt');
});
