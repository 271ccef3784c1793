import type { Decision, Option } from '@castellan/kernel';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Carry } from '../src/contract.ts';
import { startDraft, toggle } from '../src/decision/answer-draft.ts';
import { lightOf, Lights, optionsByRef } from '../src/decision/lights.ts';
import type { Deciding } from '../src/decision/use-lit.ts';
import { Layers, spotOf } from '../src/layer/layers.ts';
import { Opened } from '../src/layer/opened.ts';

beforeEach(() => void vi.clearAllMocks());

const options: Option[] = [
  { id: 'slay', note: { say: 'slay' }, ref: 'monster:goblin' },
  { id: 'slay-cheaply', note: { say: 'slay' }, ref: 'monster:goblin' },
  { id: 'slay-dragon', note: { say: 'slay' }, ref: 'monster:dragon', blocked: { say: 'too-weak' } },
  { id: 'pass', note: { say: 'pass' } },
];
const decision: Decision = {
  id: '0.1',
  seat: 0,
  kind: 'choose',
  step: 's',
  prompt: { say: 'p' },
  options,
  min: 1,
  max: 1,
  fallback: { decision: '0.1', picks: ['pass'] },
};

test('options are found by the thing they are about; to decline is about the end of a turn', () => {
  const byRef = optionsByRef(decision);
  expect(byRef.get('monster:goblin')?.map(({ id }) => id)).toEqual(['slay', 'slay-cheaply']);
  expect([...byRef.keys()]).toEqual(['monster:goblin', 'monster:dragon', 'turn']);
  expect(optionsByRef(null).size).toBe(0);
});

test('a thing is lit when any option allows it, blocked when all are blocked, dark when none is about it', () => {
  const byRef = optionsByRef(decision);
  expect(lightOf(byRef.get('monster:goblin')!, null)).toBe('can');
  expect(lightOf(byRef.get('monster:dragon')!, null)).toBe('blocked');
  expect(lightOf([], null)).toBe(null);
});

test('in a selection a picked thing says so', () => {
  const select: Decision = { ...decision, kind: 'select', min: 0, max: 2 };
  const draft = toggle(startDraft(select), 'slay');
  expect(lightOf(optionsByRef(select).get('monster:goblin')!, draft)).toBe('picked');
});

describe('lights', () => {
  const choose = vi.fn<(option: Option) => void>();
  const zoom = vi.fn<(card: string, of?: string) => void>();
  const lit = (of: Decision | null, kind: Decision['kind'] = 'choose'): Deciding => {
    const byRef = optionsByRef(of);
    return {
      decision: of === null ? null : { ...of, kind },
      of: ref => byRef.get(ref) ?? [],
      light: ref => lightOf(byRef.get(ref) ?? [], null),
      key: ref => (byRef.has(ref) ? 'K' : undefined),
      choose,
      zoom,
    } as Partial<Deciding> as Deciding;
  };
  const coin: Carry = { thing: 'coin', onto: 'bank', option: 'pass', press: true, next: ['more'] };
  const shown = (): Lights => {
    const lights = new Lights();
    lights.put(lit(decision), new Map([['coin', [coin, { ...coin, press: false }]]]));
    return lights;
  };

  test('what a thing is drawn by is the same until something of it changes', () => {
    const lights = new Lights();
    const NONE = new Map<string, readonly Carry[]>();
    const now = lit(decision);
    lights.put(now, NONE);
    const [goblin, wolf] = ['monster:goblin', 'monster:wolf'].map(ref => lights.standing(ref));
    expect(goblin).toMatchObject({ light: 'can', key: 'K', isReached: false });
    expect(lights.standing('monster:goblin')).toBe(goblin);
    lights.put(now, new Map([['monster:wolf', [{ ...coin, thing: 'monster:wolf' }]]]));
    expect(lights.standing('monster:goblin')).toBe(goblin);
    expect(lights.standing('monster:wolf')).not.toBe(wolf);
    expect(lights.standing('monster:wolf').isReached).toBe(true);
    lights.put(lit(null), NONE);
    expect(lights.standing('monster:goblin')).toMatchObject({ light: null, options: [] });
  });

  test('say nothing of anything before there is a decision', () => {
    const lights = new Lights();
    const said = [
      lights.of('x'),
      lights.light('x'),
      lights.key('x'),
      lights.carries('x'),
      lights.actions('x'),
    ];
    expect(said).toEqual([[], null, undefined, [], []]);
    expect([lights.isDrafting(), lights.isLitIn('market'), lights.landed()]).toEqual([
      false,
      false,
      null,
    ]);
    lights.choose(options[0]!);
    lights.zoom('card:x');
    lights.inTurn(['a']);
    expect([choose, zoom].map(one => one.mock.calls.length)).toEqual([0, 0]);
  });

  test('know what may be done with a thing, or by carrying it', () => {
    const lights = shown();
    expect(lights.actions('monster:goblin')).toEqual(
      options.slice(0, 2).map(option => ({ option, next: [] })),
    );
    expect(lights.actions('coin')).toEqual([{ option: options[3], next: ['more'] }]);
    lights.put(lit(decision), new Map([['coin', [{ ...coin, next: undefined as never }]]]));
    expect(lights.actions('coin')[0]!.next).toEqual([]);
    expect([lights.light('monster:dragon'), lights.key('monster:goblin')]).toEqual([
      'blocked',
      'K',
    ]);
    expect(lights.carries('coin')).toHaveLength(1);
  });

  test('name first what a game’s carries name first, then what can’t be carried', () => {
    const lights = new Lights();
    const [slay, cheaply] = options;
    const carried: Carry = { ...coin, thing: 'monster:goblin', option: cheaply!.id };
    lights.put(lit(decision), new Map([['monster:goblin', [carried]]]));
    expect(lights.actions('monster:goblin').map(({ option }) => option)).toEqual([cheaply, slay]);
  });

  test('call what is done by carrying what the carry calls it', () => {
    const lights = new Lights();
    const note = { say: 'pay-bank', n: 2 };
    lights.put(lit(decision), new Map([['coin', [{ ...coin, note }]]]));
    expect(lights.actions('coin')[0]!.option).toEqual({ ...options[3], note });
  });

  test('know whether all that can be done with things is done in one zone', () => {
    const lights = shown();
    lights.lay('monster:goblin', 'lair');
    expect(lights.isLitOnlyIn('lair')).toBe(true);
    lights.lay('coin', 'purse');
    expect([lights.isLitOnlyIn('purse'), new Lights().isLitOnlyIn('lair')]).toEqual([false, false]);
    const both = [...options, { id: 'flee', note: { say: 'flee' }, ref: 'coin' }];
    lights.put(lit({ ...decision, options: both }), new Map());
    expect(lights.isLitOnlyIn('lair')).toBe(false);
  });

  test('perform an action: by one answer, or by several in turn', () => {
    const lights = shown();
    const inTurn = vi.fn<(ids: readonly string[]) => void>();
    lights.inTurn = inTurn;
    lights.perform({ option: options[0]!, next: [] });
    lights.perform({ option: options[3]!, next: ['more'] });
    lights.zoom('card:x', 'thing');
    expect(choose.mock.calls).toEqual([[options[0]]]);
    expect(inTurn.mock.calls).toEqual([[['pass', 'more']]]);
    expect(zoom.mock.calls).toEqual([['card:x', 'thing']]);
  });

  test.each([
    ['choose', false],
    ['select', true],
    ['split', true],
  ] as const)('%s: is it noted down first? %s', (kind, isDrafting) => {
    const lights = new Lights();
    lights.put(lit(decision, kind), new Map());
    expect(lights.isDrafting()).toBe(isDrafting);
  });

  test('tell those who listen, as long as they do, and once of all that is laid together', async () => {
    const [lights, hear, heard] = [shown(), vi.fn<() => void>(), vi.fn<() => void>()];
    const ends = [lights.subscribe(hear), lights.onLaid(heard)];
    lights.tell();
    lights.lay('a', null);
    lights.lay('b', null);
    await Promise.resolve();
    ends.forEach(end => end());
    lights.tell();
    lights.lay('a', null);
    await Promise.resolve();
    expect([hear, heard].map(one => one.mock.calls.length)).toEqual([1, 1]);
  });

  test('know what lies on the table, how often, and whether a zone is lit', () => {
    const lights = shown();
    const takes = [lights.lay('monster:goblin', 'market'), lights.lay('monster:goblin', null)];
    lights.lay('monster:dragon', 'hall');
    const asked = () => [lights.isLaid('monster:goblin'), lights.isLitIn('market')];
    expect(asked()).toEqual([true, true]);
    expect([lights.isLaid(undefined), lights.isLaid('other'), lights.isLitIn('hall')]).toEqual([
      false,
      false,
      false,
    ]);
    takes[0]!();
    expect(asked()).toEqual([true, false]);
    takes[1]!();
    expect(asked()).toEqual([false, false]);
    lights.land({ ref: 'a', box: {} as DOMRect });
    expect(lights.landed()?.ref).toBe('a');
  });
});

describe('what floats', () => {
  test('is told only when it changes, and hushed where only a pointer holds it', () => {
    const [layers, hear] = [new Layers(), vi.fn<() => void>()];
    const end = layers.subscribe(hear);
    const zoomed = { card: 'x', of: 'y' };
    layers.hush();
    layers.show({ zoom: zoomed });
    layers.show({ zoom: zoomed });
    layers.show({
      tip: { lines: ['a'], spot: {} as never },
      preview: { ...zoomed, spot: {} as never },
    });
    layers.hush();
    expect(hear).toHaveBeenCalledTimes(3);
    end();
    layers.show({ zoom: null });
    expect(hear).toHaveBeenCalledTimes(3);
    expect(layers.get()).toEqual({ zoom: null, preview: null, tip: null, menu: null });
  });

  test('lies where its element does', () => {
    const box = { left: 1, top: 2, right: 3, bottom: 4, width: 2, height: 2 };
    expect(spotOf({ getBoundingClientRect: () => box } as Element)).toEqual({
      left: 1,
      top: 2,
      right: 3,
      bottom: 4,
    });
  });
});

test('the way back closes the topmost first, each once', () => {
  const [opened, hear] = [new Opened(), vi.fn<() => void>()];
  const unheard = opened.subscribe(hear);
  const closed: string[] = [];
  const close = (name: string) => () => void closed.push(name);
  opened.closeTop();
  expect([opened.isAny(), hear.mock.calls.length]).toEqual([false, 0]);
  const same = close('a');
  const ends = [opened.add(same), opened.add(same), opened.add(close('b'))];
  opened.closeTop();
  ends[2]!();
  ends[1]!();
  expect([closed, opened.isAny(), hear.mock.calls.length]).toEqual([['b'], true, 5]);
  unheard();
  opened.closeTop();
  expect([closed, opened.isAny(), hear.mock.calls.length]).toEqual([['b', 'a'], false, 5]);
});

test('what a tap has chosen is marked until it is shown large or something is decided', () => {
  const lights = new Lights();
  const zoom = vi.fn<(card: string, of?: string) => void>();
  const deciding = (id: string): Deciding =>
    ({ decision: { ...decision, id }, light: () => 'can', zoom }) as unknown as Deciding;
  const aim = (): void => lights.aim('monster:goblin', { option: options[0]!, next: [] });
  lights.put(deciding('0.1'), new Map());
  aim();
  expect(lights.light('monster:goblin')).toBe('picked');
  expect(lights.light('monster:dragon')).toBe('can');
  lights.zoom('monster:goblin');
  expect([lights.aimed(), zoom.mock.calls.length]).toEqual([null, 1]);
  aim();
  lights.put(deciding('0.1'), new Map());
  expect(lights.aimed()?.ref).toBe('monster:goblin');
  lights.put(deciding('0.2'), new Map());
  expect(lights.aimed()).toBe(null);
});
