import { playRandomly } from '@castellan/kernel';
import type { Position } from '@castellan/kernel';
import type { Check } from '../check.ts';
import { Fault } from '../fault.ts';
import { expectPlain } from '../plain.ts';
import { bytes, expectSame } from '../same.ts';
import { walk } from '../walk.ts';

/** How far the clone plays on: past the end of the current sequence. */
const ON = 40;

export const clone: Check = {
  name: 'clone',
  promise: 'a clone equals a JSON round trip and shares nothing that may change',

  run(game, variant, budget) {
    for (const seed of budget.seeds) {
      walk(game, variant, seed, budget, ({ state, decisions, chance, close }) => {
        const before = bytes(state);
        const copied = game.clone(state);
        if (bytes(copied) !== before) expectSame(copied, state, 'the clone is another state');
        if (!close) return;
        if (game.description !== undefined)
          expectSame(copied, game.description.clone(state), 'the description copies another state');
        expectPlain(copied, 'the clone');
        expectApart(state, copied, game.description?.shared(state) ?? new Set());
        if (decisions.length > 0) {
          const t = game.draft(copied);
          const picks: number[] = [];
          for (let i = 0; i < ON && playRandomly(t, chance, picks); i++);
        }
        expectSame(state, JSON.parse(before), 'what happens to the clone happens to the state');
      });
    }
  },
};

/**
 * Frames never change once pushed, frozen objects can't change, and the description marks some parts as shared. Only
 * those may be in both.
 */
function expectApart(state: Position, copied: Position, shared: Set<object>): void {
  const common = new Set([...shared, ...state.core.agenda.flat()]);
  const own = new Set<object>();
  visit(state, '', common, value => void own.add(value));
  visit(copied, '', common, (value, path) => {
    if (own.has(value)) throw new Fault(`the clone shares ${path || 'everything'} with the state`);
  });
}

function visit(
  value: unknown,
  path: string,
  common: ReadonlySet<object>,
  meet: (value: object, path: string) => void,
): void {
  if (typeof value !== 'object' || value === null || common.has(value)) return;
  if (!Object.isFrozen(value)) meet(value, path);
  for (const [name, inner] of Object.entries(value))
    visit(inner, path === '' ? name : `${path}.${name}`, common, meet);
}
