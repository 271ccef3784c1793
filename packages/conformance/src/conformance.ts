import { over, playRandomly, sha256 } from '@castellan/kernel';
import type { Game, Position, Variant, View } from '@castellan/kernel';
import { unresolved } from '@castellan/kernel/testing';
import { describe, expect, test } from 'vitest';
import { chanceFrom } from './chance-from.ts';
import type { Check } from './check.ts';
import { checks } from './checks.ts';
import { recordOf } from './record.ts';
import { budgetOf, runCheck } from './run.ts';

export interface Thoroughness {
  /** How many games each check plays with each variant; by default few, and fewer if there are many variants. */
  readonly games?: number;
  /** At roughly how many decisions of a game a check looks closely. */
  readonly looks?: number;
  /** A game without secrets. */
  readonly open?: boolean;
  /** More promises than the contract: those of the icon language. */
  readonly more?: readonly Check[];
}

/** How many games each check plays, all variants together. */
const GAMES = 12;
const LOOKS = 8;

/** Registers the whole contract as tests: a game's test file needs only `conformance(game)`. */
export function conformance<S extends Position, V extends View>(
  game: Game<S, V>,
  {
    games = Math.max(1, Math.round(GAMES / game.variants.length)),
    looks = LOOKS,
    open = false,
    more = [],
  }: Thoroughness = {},
): void {
  describe(`${game.id} keeps the contract`, () => {
    describe.each(game.variants)('$name', variant => {
      const seeds = Array.from({ length: games }, (_, i) => `${variant.name} ${i + 1}`);
      let every = 0;
      test.each([...checks, ...more])('$name: $promise', check => {
        every ||= Math.max(1, Math.round(lengthOf(game, variant) / looks));
        runCheck(check, game, variant, { seeds, every, open });
      });
    });
  });
}

/**
 * For a game that people play: it stays the same game, every power is seen at work, and what its bots have learned is as it was
 * learned. If its record changes, raise the rules
 * version, and write it again with `npm run unit -- games/<game>/test/record -u`.
 */
export function wholeGames<S extends Position, V extends View>(
  game: Game<S, V>,
  kept: { readonly learned: unknown; readonly digest: string },
): void {
  test('the same answers give the same game', () =>
    expect(recordOf(game)).toMatchFileSnapshot('record.txt'));

  test('every power of every card is used in some game', () => {
    expect(unresolved(game, 3000)).toEqual([]);
  });

  test('nobody has edited what was learned', () => {
    expect(sha256(JSON.stringify(kept.learned)).slice(0, 12)).toBe(kept.digest);
  });
}

/** How many decisions a game has, in order to spread the close looks over it. */
function lengthOf<S extends Position, V extends View>(game: Game<S, V>, variant: Variant): number {
  const t = game.draft(game.setup(variant.settings, variant.name));
  const chance = chanceFrom(variant.name);
  const picks: number[] = [];
  const { limit } = budgetOf({});
  let length = 0;
  while (!over(t) && length < limit) {
    playRandomly(t, chance, picks);
    length++;
  }
  return length;
}
