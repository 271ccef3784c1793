import type { Position } from '../core.ts';

/**
 * Where a copy of a state shares an object with the state. Frames never change and frozen objects can't, so both are
 * allowed.
 */
export function sharedParts(state: Position, copied: Position): string[] {
  const frames = new Set<unknown>(state.core.agenda.flat());
  const compare = (one: unknown, other: unknown, path: string): string[] => {
    if (typeof one !== 'object' || one === null || frames.has(one) || Object.isFrozen(one))
      return [];
    if (one === other) return [path];
    return Object.entries(one).flatMap(([name, part]) =>
      compare(part, (other as Record<string, unknown>)[name], `${path}.${name}`),
    );
  };
  return compare(state, copied, 'state');
}
