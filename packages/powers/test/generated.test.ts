import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  defineTerms,
  effectShape,
  faultsOfMarks,
  note,
  NotationError,
  notePower,
  read,
  readPower,
} from '@castellan/powers';
import type { Effect, Terms } from '@castellan/powers';
import { randomEffect, randomPower } from '@castellan/powers/conformance';
import type { Range } from '@castellan/powers/conformance';
import { isPrintedOrder, resolve } from '@castellan/powers/conformance';
import { Run } from '@castellan/kernel';
import { drawnBy } from './drawn.ts';
import { NO_TERMS, terms } from './vocabulary.ts';
import { arrange, steps, world } from './world.ts';
import type { Purses } from './world.ts';

/** Marks that start with other marks, with blanks, numbers and signs inside. */
const awkward = defineTerms({
  resources: { g: 'G', gg: 'GG', dash: 'G-', star: '★', wild: 'Wild card', x2y: 'x2y', dot: '.5' },
  counts: {
    s: 'Soldier',
    si: 'Soldier icon',
    two: '2 left over',
    three: '3 left over',
    d: 'Soldier-2',
  },
  timings: { now: 'now', later: 'now or later', ish: 'now-ish', alwaysish: 'always again' },
  modifiers: {
    price: 'price #',
    priceG: 'price #G',
    pricey: 'price',
    plus: 'without the +',
    paren: '(#)',
  },
  supplies: { quest: 'Quest', quests: 'Quests', may: 'may' },
  filters: {
    most: '≤ #',
    mostG: '≤ #G',
    word: { red: 'red', hot: 'red-hot', free: 'free' },
    least: '# up',
  },
  places: { hand: 'hand', handful: 'handful', cards: 'hand of cards', rest: 'randomly' },
  actions: { hire: 'hire', hireOne: 'hire a Citizen', die: 'die hard', maybe: 'maybe' },
  verbs: {
    set: 'die = #',
    lower: 'die − #',
    nth: 'die #th',
    die: 'die',
    payday: 'payday',
    dollar: '$&',
  },
  signs: [],
});

const anything = (terms: Terms): Range => ({
  terms,
  depth: 4,
  canDraw: () => true,
  canRob: () => true,
  aimless: true,
});

/** Pieces of marks, chosen so that many random marks clash and many almost do. */
const piece = fc.constantFrom(...'a|b|ab|G|1|2|#| |-|+| + |≤|may |x|★|:|(|them|random '.split('|'));
const mark = fc.array(piece, { minLength: 1, maxLength: 4 }).map(pieces => pieces.join(''));
const marks = fc.array(mark, { minLength: 1, maxLength: 6 });
const SORTS = [
  'counts',
  'timings',
  'modifiers',
  'supplies',
  'places',
  'actions',
  'verbs',
  'resources',
] as const;
const LISTS = [...SORTS, 'words', 'numbers'] as const;

/** A vocabulary of these marks, without those that clash with earlier ones. */
function vocabularyOf(lists: Record<(typeof LISTS)[number], string[]>): Terms {
  let terms: Terms = { ...NO_TERMS, resources: {} };
  const tried = (more: Terms): void => {
    if (faultsOfMarks(more).length === 0) terms = more;
  };
  for (const sort of SORTS)
    lists[sort].forEach((mark, i) =>
      tried({ ...terms, [sort]: { ...terms[sort], [`t${i}`]: mark } }),
    );
  lists.words.forEach((mark, i) =>
    tried({
      ...terms,
      filters: {
        ...terms.filters,
        word: { ...(terms.filters['word'] as object), [`w${i}`]: mark },
      },
    }),
  );
  lists.numbers.forEach((mark, i) =>
    tried({ ...terms, filters: { ...terms.filters, [`n${i}`]: mark } }),
  );
  // What every effect and power needs.
  if (Object.keys(terms.resources).length === 0) terms = { ...terms, resources: { gold: 'gold' } };
  if (Object.keys(terms.timings).length === 0) terms = { ...terms, timings: { now: 'now' } };
  if (Object.keys(terms.modifiers).length === 0) terms = { ...terms, modifiers: { some: 'some' } };
  return terms;
}

const vocabularies = fc
  .record(
    Object.fromEntries(LISTS.map(list => [list, marks])) as Record<
      (typeof LISTS)[number],
      typeof marks
    >,
  )
  .map(vocabularyOf);

function expectReadBack(terms: Terms, effect: Effect): void {
  const line = note(effect, terms);
  expect(read(line, terms)).toEqual(effect);
}

describe('notation that reads back', () => {
  test('the awkward vocabulary is sound', () => expect(faultsOfMarks(awkward)).toEqual([]));

  test('every effect in awkward marks', () => {
    fc.assert(
      fc.property(fc.gen(), draw =>
        expectReadBack(awkward, randomEffect(anything(awkward), drawnBy(draw))),
      ),
      { numRuns: 1500 },
    );
  });

  test('every power in awkward marks', () => {
    fc.assert(
      fc.property(fc.gen(), draw => {
        const power = randomPower(anything(awkward), drawnBy(draw));
        expect(readPower(notePower(power, awkward), awkward)).toEqual(power);
      }),
      { numRuns: 500 },
    );
  });

  test('every effect and power in any sound vocabulary', () => {
    fc.assert(
      fc.property(vocabularies, fc.gen(), (terms, draw) => {
        const chance = drawnBy(draw);
        expectReadBack(terms, randomEffect(anything(terms), chance));
        const power = randomPower(anything(terms), chance);
        expect(readPower(notePower(power, terms), terms)).toEqual(power);
      }),
      { numRuns: 150 },
    );
  });

  test('two effects have the same line only if they are the same', () => {
    const lines = new Map<string, Effect>();
    fc.assert(
      fc.property(fc.gen(), draw => {
        const effect = randomEffect({ ...anything(awkward), depth: 1 }, drawnBy(draw));
        const line = note(effect, awkward);
        const before = lines.get(line);
        if (before !== undefined) expect(effect).toEqual(before);
        lines.set(line, effect);
      }),
      { numRuns: 2000 },
    );
  });

  test('any line at all is read as an effect of the game, or refused with a place in it', () => {
    const words =
      '1|2G|3GG|(|)| + | / | & | → | × |Soldier|pay |them |lose |hand|may |◎ |take |≤ |free |Quest| red|if 2 |: |each player: |hire|die| '.split(
        '|',
      );
    const shape = effectShape(awkward);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 9 }), pieces => {
        const line = pieces.join('');
        let effect: Effect;
        try {
          effect = read(line, awkward);
        } catch (error) {
          expect(error).toBeInstanceOf(NotationError);
          expect((error as NotationError).at).toBeLessThanOrEqual(line.length);
          return;
        }
        const problems: string[] = [];
        shape(effect, 'effect', problems);
        expect(problems).toEqual([]);
        expectReadBack(awkward, effect);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('a check of what comes from outside', () => {
  const shape = effectShape(awkward);
  const problems = (value: unknown): string[] => {
    const found: string[] = [];
    shape(value, 'effect', found);
    return found;
  };
  /** Every place in a tree of plain data where something can be inserted. */
  const spots = (tree: object): [object, string][] =>
    Object.entries(tree).flatMap(([name, value]) => [
      [tree, name] as [object, string],
      ...(typeof value === 'object' && value !== null ? spots(value as object) : []),
    ]);

  test('accepts every effect, and none with a single error', () => {
    fc.assert(
      fc.property(
        fc.gen(),
        fc.nat(),
        fc.constantFrom('no such', 0.5, -1, []),
        (draw, place, wrong) => {
          const effect = JSON.parse(
            JSON.stringify(randomEffect(anything(awkward), drawnBy(draw))),
          ) as object;
          expect(problems(effect)).toEqual([]);
          const all = spots(effect);
          const [tree, name] = all[place % all.length]! as [Record<string, unknown>, string];
          const right = tree[name];
          tree[name] = wrong;
          expect(problems(effect)).toHaveLength(1);
          tree[name] = right;
          tree['no such'] = 1;
          // A list has no names, so an extra one is not part of the data.
          expect(problems(effect)).toHaveLength(Array.isArray(tree) ? 0 : 1);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('performing any effect with any answers', () => {
  const range: Range = { terms, depth: 3, canDraw: () => true, canRob: () => true, aimless: false };
  const few = fc.nat({ max: 3 });
  const purse = fc.record({ gold: few, magic: few, vp: few });
  const positions = fc.integer({ min: 1, max: 3 }).chain(players => {
    const each = <T>(one: fc.Arbitrary<T>) =>
      fc.array(one, { minLength: players, maxLength: players });
    return fc.record({
      players: fc.constant(players),
      purses: each(purse),
      bank: fc.record({ gold: few, magic: few, vp: few }),
      soldiers: each(few),
      handed: each(few),
      had: each(few),
      shelved: few,
      decked: few,
      piled: fc.integer({ min: 1, max: 2 }),
    });
  });
  type Dealt = typeof positions extends fc.Arbitrary<infer T> ? T : never;

  /** Cards have different numbers, so that none is there twice. */
  function dealt({ players, handed, had, shelved, decked, piled, ...rest }: Dealt): Purses {
    let card = 0;
    const some = (n: number): number[] => Array.from({ length: n }, () => card++);
    return arrange(players, {
      ...rest,
      hands: handed.map(some),
      owned: had.map(some),
      shelf: some(shelved),
      deck: some(decked),
      piles: Array.from({ length: piled }, () => []),
    });
  }

  const cardsOf = ({ hands, owned, shelf, deck, piles }: Purses): string =>
    [hands, owned, piles, shelf, deck]
      .flat(2)
      .toSorted((a, b) => a - b)
      .join();
  const tokensOf = ({ purses, bank }: Purses): number[] =>
    (['gold', 'magic', 'vp'] as const).map(token =>
      [bank, ...purses].reduce((sum, purse) => sum + purse[token], 0),
    );

  /** What is wrong with the way an effect was resolved; null if nothing is. */
  function faultOf(
    state: Purses,
    effect: Effect,
    draw: Parameters<typeof drawnBy>[0],
  ): string | null {
    const [cards, tokens] = [cardsOf(state), tokensOf(state)];
    const rivals = (seat: number) => world.rivals({ state } as never, seat);
    const { performed, early, finished } = resolve(
      steps,
      world as never,
      state,
      0,
      effect,
      drawnBy(draw),
    );
    if (early.length > 0) return early[0]!;
    // A card is nowhere if the game ended before its pile was chosen.
    if (!finished && cardsOf(state) !== cards) return 'a card was lost or doubled';
    expect(tokensOf(state)).toEqual(tokens);
    expect(state.purses.every(purse => Object.values(purse).every(n => n >= 0))).toBe(true);
    return finished || isPrintedOrder(effect, 0, { performed, rivals, endless: false })
      ? null
      : `${JSON.stringify(performed)} is not the order of ${note(effect, terms)}`;
  }

  test('it ends, nothing gets lost, and the printed order holds', () => {
    fc.assert(
      fc.property(positions, fc.gen(), (position, draw) => {
        const effect = randomEffect(range, drawnBy(draw));
        expect(faultOf(dealt(position), effect, draw)).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  test('trap: an interpreter that does not wait for answers is caught', () => {
    const hurried = vi.spyOn(Run.prototype, 'changedSince').mockReturnValue(false);
    const faults = new Set<string>();
    fc.assert(
      fc.property(positions, fc.gen(), (position, draw) => {
        const effect = randomEffect(range, drawnBy(draw));
        try {
          const fault = faultOf(dealt(position), effect, draw);
          if (fault !== null) faults.add(fault.includes('begins while') ? 'early' : 'order');
        } catch {
          // Something that was promised in the question is no longer there.
          faults.add('stuck');
        }
      }),
      { numRuns: 500 },
    );
    hurried.mockRestore();
    expect(faults).toContain('early');
    expect(faults).toContain('order');
  });
});
