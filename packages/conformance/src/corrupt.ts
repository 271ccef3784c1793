import type { Position } from '@castellan/kernel';

/** One way to spoil a state, and to restore it. */
export interface Corruption {
  readonly what: string;
  corrupt(): void;
  restore(): void;
}

type Tree = Record<string, unknown>;

const FAR_BELOW = -987_654;

/**
 * All places where a state can be spoiled so that any game must notice: a missing field, a number far too low, a
 * fraction or no number, an unknown step. The arguments of a frame are left alone, because only its step knows them.
 */
export function corruptions(state: Position): Corruption[] {
  const spots: Corruption[] = [];
  const frames = new Set<unknown>(state.core.agenda.flat());
  visit(state as unknown as Tree, '', frames, spots);
  for (const [lane, stack] of state.core.agenda.entries()) {
    stack.forEach((frame, i) => {
      const tree = frame as unknown as Tree;
      const path = `core.agenda.${lane}.${i}`;
      spots.push(change(tree, 'step', 'no such step', path), change(tree, 'seat', 99, path));
      for (const name of Object.keys(tree)) spots.push(removal(tree, name, path));
    });
  }
  return spots;
}

function visit(tree: Tree, path: string, frames: ReadonlySet<unknown>, spots: Corruption[]): void {
  const isList = Array.isArray(tree);
  for (const [name, value] of Object.entries(tree)) {
    const inner = path === '' ? name : `${path}.${name}`;
    if (frames.has(value)) continue;
    if (!isList) spots.push(removal(tree, name, path));
    if (typeof value === 'number') {
      for (const wrong of [FAR_BELOW, 0.5, 'x']) spots.push(change(tree, name, wrong, path));
    } else if (typeof value === 'string') {
      spots.push(change(tree, name, 7, path));
    } else if (typeof value === 'boolean') {
      spots.push(change(tree, name, 'x', path));
    } else if (value !== null) {
      spots.push(change(tree, name, 'x', path));
      visit(value as Tree, inner, frames, spots);
    }
  }
}

function change(tree: Tree, name: string, wrong: unknown, path: string): Corruption {
  const right = tree[name];
  return {
    what: `that ${path}.${name} is ${JSON.stringify(wrong)}`,
    corrupt: () => void (tree[name] = wrong),
    restore: () => void (tree[name] = right),
  };
}

function removal(tree: Tree, name: string, path: string): Corruption {
  const right = tree[name];
  return {
    what: `that ${path}.${name} is missing`,
    corrupt: () => void delete tree[name],
    restore: () => void (tree[name] = right),
  };
}
