import { effectIcons, language } from '@castellan/powers';
import { terms } from '../gallery/terms.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { bound } from '../src/log/entry.ts';
import { rowWidth, tokenSize } from '../src/card/token-size.ts';
import { amounts } from '../src/decision/option-face.tsx';
import { noise } from '../src/art/noise.ts';
import { roughen } from '../src/art/roughen.ts';
import { groups } from '../src/icon/icon-row.tsx';
import { isFree, nextThing, optionAt, optionKey } from '../src/keys/keys.ts';
import { below, beside } from '../src/layer/layers.ts';
import { FLIGHT_MS, WHOLE_MS, ghosts, starts } from '../src/motion/plan.ts';
import { countUp } from '../src/parts/counter.tsx';
import { facesOf, TURNS } from '../src/parts/cube.ts';
import { seatsOf } from '../src/scene.ts';
import { ranked, scoreRows } from '../src/score/rows.ts';
import { labelsApart, shortName, ticks } from '../src/score/chart.ts';
import { LOCALES, tableTexts } from '../src/languages.ts';

await Promise.all(LOCALES.map(tableTexts.load));

const { gain, or, all, aim, take } = language(terms);

test('a line ends after what is counted, not after its number', () => {
  expect(bound('Pay 2 gold and 10 Öl: 3 + 4, turn 5.')).toBe(
    'Pay 2\u00a0gold and 10\u00a0Öl: 3 + 4, turn 5.',
  );
});

describe('icon rows', () => {
  test('an operator never ends a line', () => {
    const row = effectIcons(all(gain({ gold: 1 }), or(gain({ gold: 2 }), gain({ gems: 2 }))));
    for (const group of groups(row)) {
      const last = group.at(-1)!;
      expect('operator' in last && last.operator !== 'close').toBe(false);
    }
    expect(groups(row).flat()).toEqual(row);
  });

  test('the longer the row, the smaller the tokens, never too small to see', () => {
    const room = { width: 86, height: 33, most: 19 };
    const short = rowWidth(effectIcons(gain({ gold: 1 })), tableTexts('en'));
    const long = rowWidth(
      effectIcons(aim(or(take({ gold: 3 }), take({ gems: 3 })))),
      tableTexts('en'),
    );
    expect(tokenSize([short], 1, room)).toBe(19);
    expect(tokenSize([long], 1, room)).toBeLessThan(19);
    expect(tokenSize([long * 9], 1, room)).toBe(7);
    expect(tokenSize([long], 1, room) * long).toBeLessThanOrEqual(86);
  });
});

test('a cost is what it has numbers for; anything else is said in words', () => {
  expect(amounts({ gold: 3, magic: 0, note: 'x' })).toEqual([['gold', 3]]);
  expect(amounts([1, 2])).toEqual([]);
  expect(amounts(undefined)).toEqual([]);
});

describe('motion', () => {
  test.each([1, 2, 8, 40])('%i flights have all landed in time', n => {
    expect(starts(n).at(-1)! + FLIGHT_MS).toBeLessThanOrEqual(WHOLE_MS);
  });

  test('few tokens fly singly, many as one heap, a card alone', () => {
    expect(ghosts([{ from: 'a', to: 'b', token: 'gold', n: 3 }])).toHaveLength(3);
    expect(ghosts([{ from: 'a', to: 'b', token: 'gold', n: 9 }])).toHaveLength(1);
    expect(ghosts([{ from: 'a', to: 'b', card: 'x', n: 2 }])).toHaveLength(1);
  });
});

test('opposite faces of a die are half a turn apart', () => {
  for (const [face, other] of [
    [1, 6],
    [2, 5],
    [3, 4],
  ] as const) {
    const [a, b] = [TURNS[face]!, TURNS[other]!];
    expect(Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1])).toBe(180);
  }
});

test.each([1, 2, 3, 4, 5, 6])(
  'a die that shows %i turns that face to the eye, and two others aside',
  value => {
    const areas = facesOf(...TURNS[value]!).map(face => {
      if (face === null) return 0;
      const [a, b, c, d] = face.matrix.slice('matrix('.length).split(' ').map(Number);
      return a! * d! - b! * c!;
    });
    expect(areas.indexOf(Math.max(...areas))).toBe(value - 1);
    expect(areas.filter(area => area > 0)).toHaveLength(3);
    expect(areas[6 - value]).toBe(0);
  },
);

test.each([1, 2, 3, 4, 5, 6])('only what was rolled has eyes on a die that shows %i', value => {
  const eyes = facesOf(...TURNS[value]!).map(face => face?.eyes ?? 0);
  expect(eyes).toEqual([1, 2, 3, 4, 5, 6].map(n => (n === value ? 1 : 0)));
});

describe('arrow keys', () => {
  const box = (x: number, y: number) => ({ left: x, top: y, right: x + 10, bottom: y + 10 });
  const boxes = [box(50, 0), box(100, 4), box(0, 50), box(90, 60)];

  test('go to what is near in their direction', () => {
    expect(nextThing(box(0, 0), boxes, 'ArrowRight')).toBe(0);
    expect(nextThing(box(0, 0), boxes, 'ArrowDown')).toBe(2);
    expect(nextThing(box(100, 4), boxes, 'ArrowLeft')).toBe(0);
  });

  test('stay where there is nothing', () => {
    expect(nextThing(box(0, 0), boxes, 'ArrowUp')).toBe(null);
    expect(nextThing(box(0, 0), [box(20, 200)], 'ArrowRight')).toBe(null);
  });
});

test('what floats stays on the screen', () => {
  const screen = { width: 400, height: 300 };
  for (const [left, top] of [
    [0, 0],
    [380, 280],
    [200, 150],
  ] as const) {
    const spot = { left, top, right: left + 20, bottom: top + 20 };
    for (const put of [below, beside]) {
      const at = put(spot, { width: 150, height: 120 }, screen);
      expect(at.left).toBeGreaterThanOrEqual(0);
      expect(at.top).toBeGreaterThanOrEqual(0);
      expect(at.left + 150).toBeLessThanOrEqual(400);
      expect(at.top + 120).toBeLessThanOrEqual(300);
    }
  }
});

describe('the score sheet', () => {
  const outcome = {
    ending: { say: 'end' },
    winners: [1],
    ranks: [2, 1],
    scores: [
      { seat: 0, total: 5, parts: [{ say: 'cards', points: 5 }] },
      {
        seat: 1,
        total: 9,
        parts: [
          { say: 'cards', points: 4 },
          { say: 'duke', points: 3 },
          { say: 'duke', points: 2 },
        ],
      },
      { seat: -1, total: 7, parts: [] },
    ],
  };

  test('has a line for each part, also where only some have it', () => {
    expect(
      scoreRows(outcome).map(({ key, cells }) => [key, ...cells.map(cell => cell?.points ?? null)]),
    ).toEqual([
      ['cards#0', 5, 4, null],
      ['duke#0', null, 3, null],
      ['duke#1', null, 2, null],
    ]);
  });

  test('begins with the best; the opponent that the rules play comes last', () => {
    expect(ranked(outcome).map(({ seat, rank, won }) => [seat, rank, won])).toEqual([
      [1, 1, true],
      [0, 2, false],
      [-1, null, false],
    ]);
  });

  test('or first, where that is who has won', () => {
    const lost = { ...outcome, winners: [-1], ranks: [1, 2] };
    expect(ranked(lost).map(({ seat, won }) => [seat, won])).toEqual([
      [-1, true],
      [0, false],
      [1, false],
    ]);
  });

  test('ticks are round', () => {
    expect(ticks(0, 61)).toEqual([0, 20, 40, 60]);
    expect(ticks(1, 5)).toEqual([1, 2, 3, 4, 5]);
  });
});

test('both languages count', () => {
  const [en, de] = [tableTexts('en'), tableTexts('de')];
  expect(en('cards', { n: 1 })).toBe('1 card');
  expect(de('cards', { n: 2 })).toBe('2 Karten');
  expect(en('deedSoFar', { deed: 'Discard 6', n: 4 })).toBe('Discard 6: 4 chosen');
  expect(en('chosenOf', { n: 1, most: 3 })).toBe('1 of 3 chosen');
  expect(en('rank', { n: 11 })).toBe('11th');
});

describe('a painting', () => {
  test('is the same in every page, and about as bright as its drawing', () => {
    const [wide, high] = [48, 44];
    const drawing = new Uint8ClampedArray(wide * high * 4).fill(128);
    const painting = roughen(drawing, wide, high, 0.016, 15);
    expect(painting).toEqual(roughen(drawing, wide, high, 0.016, 15));
    const mean = painting.reduce((sum, part) => sum + part, 0) / painting.length;
    expect(Math.abs(mean - 128)).toBeLessThan(8);
    expect(new Set(painting).size).toBeGreaterThan(8);
  });

  test('its noise stays between -1 and 1', () => {
    for (const n of noise('seed', 60, 40, 9, 7, 3)) expect(Math.abs(n)).toBeLessThanOrEqual(1);
  });
});

describe('seats', () => {
  test('the others sit in turn order from the left of the one who looks', () => {
    expect(seatsOf(2, 4, 0)).toEqual({ me: 2, near: 2, others: [3, 0, 1] });
  });

  test('those who only watch look from the place of the one who acts', () => {
    expect(seatsOf('spectator', 3, 1)).toEqual({ me: null, near: 1, others: [2, 0] });
  });

  test('alone there are no others', () => {
    expect(seatsOf(0, 1, 0).others).toEqual([]);
  });
});

describe('a single key', () => {
  class Element {
    isContentEditable = false;
    readonly within: string | null;
    constructor(within: string | null = null) {
      this.within = within;
    }
    closest(what: string): string | null {
      return what === 'input, select, textarea' ? this.within : null;
    }
  }
  const open = (found: unknown): void => {
    vi.stubGlobal('HTMLElement', Element);
    vi.stubGlobal('document', {
      querySelector: (what: string) => (what === 'dialog[open], .ct-menu' ? found : null),
    });
  };
  afterEach(() => void vi.unstubAllGlobals());
  const key = (more: object): KeyboardEvent =>
    ({
      defaultPrevented: false,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      repeat: false,
      target: null,
      ...more,
    }) as never;

  test.each<[boolean, object]>([
    [true, {}],
    [true, { target: new Element() }],
    [false, { target: new Element('input') }],
    [false, { target: Object.assign(new Element(), { isContentEditable: true }) }],
    ...['defaultPrevented', 'ctrlKey', 'metaKey', 'altKey', 'repeat'].map(
      (held): [boolean, object] => [false, { [held]: true }],
    ),
  ])('is ours: %s, where %o', (isOurs, more) => {
    open(null);
    expect(isFree(key(more))).toBe(isOurs);
  });

  test('is not ours while a dialog or a menu is open', () => {
    open({});
    expect(isFree(key({}))).toBe(false);
  });
});

describe('the keys of options', () => {
  test('digits first, then letters that no table key has', () => {
    expect([0, 8, 9, 10, 11].map(optionKey)).toEqual(['1', '9', '0', 'A', 'B']);
    const keys = Array.from({ length: 40 }, (_, at) => optionKey(at)).filter(Boolean);
    expect(new Set(keys).size).toBe(keys.length);
    for (const taken of ['L', 'U', 'Z']) expect(keys).not.toContain(taken);
  });

  test('a key finds its option, in either case; other keys find none', () => {
    expect(['1', '0', 'a', 'B'].map(optionAt)).toEqual([0, 9, 10, 11]);
    expect(['u', 'Enter', 'ArrowUp', '?', ''].map(optionAt)).toEqual([-1, -1, -1, -1, -1]);
  });
});

describe('a number on its way', () => {
  test('a number counts to where it goes and stays there', () => {
    expect([0, 150, 300, 900].map(passed => countUp(2, 12, passed, 300))).toEqual([2, 10, 12, 12]);
    expect([0, 300].map(passed => countUp(12, 0, passed, 300))).toEqual([12, 0]);
  });

  test('a frame may be older than the count: it never shows less than it began with', () => {
    expect(countUp(0, 40, -16, 300)).toBe(0);
    expect(countUp(40, 0, -16, 300)).toBe(40);
  });
});

describe('the labels of a chart', () => {
  const apart = (heights: readonly number[]): number[] => labelsApart(heights, 20, [10, 200]);

  test('labels that are clear of each other stay', () => {
    expect(apart([100, 40, 70])).toEqual([100, 40, 70]);
  });

  test('a label below another makes room for it', () => {
    expect(apart([100, 105])).toEqual([100, 120]);
  });

  test('three at the foot: none leaves the picture, none covers another', () => {
    expect(apart([200, 200, 200, 30])).toEqual([160, 180, 200, 30]);
    expect(apart([165, 200, 200, 200])).toEqual([140, 160, 180, 200]);
  });

  test('more than there is room for share what there is', () => {
    const many = labelsApart([200, 200, 200, 200, 200], 60, [10, 200]);
    expect(many).toEqual([10, 57.5, 105, 152.5, 200]);
  });

  test('a long name keeps to its room', () => {
    expect(shortName('Robin', 12)).toBe('Robin');
    expect(shortName('Maximiliane von Hohenfels', 12)).toBe('Maximiliane…');
  });
});
