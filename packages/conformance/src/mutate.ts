import { copy } from '@castellan/kernel';
import type { Args, Chance, Frame, Position } from '@castellan/kernel';

/** What a mutation has to work with. */
interface Lab {
  /** To be spoiled. */
  readonly state: Position;
  /** A real position, perhaps from another variant, to take parts from. */
  readonly donor: Position;
  /** The names of the game's steps. */
  readonly steps: readonly string[];
  readonly chance: Chance;
}

/** Changes something; returns false if there is nothing to change. */
type Mutation = (lab: Lab) => boolean;

type Tree = Record<string, unknown>;

/**
 * A copy of the state that is wrong in one to three places, in ways that look harmless: a step that is lost, doubled,
 * swapped, or has another name or seat; a number slightly or far off; cards that swapped places; a part of another
 * position.
 */
export function mutate<S extends Position>(
  state: S,
  donor: S,
  steps: readonly string[],
  chance: Chance,
): S {
  const mutant = copy(state);
  const lab: Lab = { state: mutant, donor: copy(donor), steps, chance };
  for (let left = 1 + chance.below(3); left > 0;) if (one(mutations, chance)(lab)) left--;
  return mutant;
}

const one = <T>(all: readonly T[], chance: Chance): T => all[chance.below(all.length)]!;

const mutations: readonly Mutation[] = [
  stack((frames, at) => frames.splice(at, 1)),
  stack(frames => frames.shift()),
  stack(frames => frames.pop()),
  stack((frames, at) => frames.splice(at, 0, { ...frames[at]! })),
  stack((frames, at, { chance }) => swap(frames, at, frames, chance.below(frames.length))),
  stack((frames, at, { state, chance }) =>
    one(state.core.agenda, chance).push(...frames.splice(at, 1)),
  ),
  stack((frames, at, lab) =>
    frames.splice(at, 0, { ...frames[at]!, step: one(lab.steps, lab.chance), seat: seatIn(lab) }),
  ),
  frame((_, { steps, chance }) => ({ step: one(steps, chance) })),
  frame((_, lab) => ({ seat: seatIn(lab) })),
  frame(({ args }, { chance }) => ({ args: retold(args, chance) })),
  frame(({ args }, { chance }) => ({ args: retold(args, chance) })),
  frame((_, { state, chance }) => ({ args: one(filled(state).flat(), chance).args })),
  leaf('number', (now, _, chance) => another(now as number, chance)),
  leaf('number', (now, _, chance) => another(now as number, chance)),
  leaf('boolean', now => now !== true),
  leaf('string', (_, others, chance) => one(others, chance)),
  list((cards, at) => cards.splice(at, 1)),
  list((cards, at) => cards.push(cards[at]!)),
  list((cards, at, other) => other.push(...cards.splice(at, 1))),
  list((cards, at, other) => other.push(...cards.splice(at))),
  list((cards, at, other, chance) => swap(cards, at, other, chance.below(other.length))),
  graft,
  graft,
];

/** The same arguments with one changed; an argument that is not a number is removed. */
function retold(args: Args, chance: Chance): Args {
  const names = Object.keys(args ?? {});
  if (args === null || names.length === 0) return { a: chance.below(3) };
  const name = one(names, chance);
  const { [name]: now, ...rest } = args;
  return typeof now === 'number' ? { ...args, [name]: another(now, chance) } : rest;
}

/** A number that looks right, or obviously wrong. */
function another(now: number, chance: Chance): number {
  const near = now + one([-2, -1, 1, 2], chance);
  return one([near, near, near, 0, -1, chance.below(60), 999, Number.MAX_SAFE_INTEGER], chance);
}

function swap<T>(list: T[], at: number, other: T[], place: number): void {
  if (place < other.length) [list[at], other[place]] = [other[place]!, list[at]!];
}

/** A seat of the table, or one that does not exist. */
const seatIn = ({ state, chance }: Lab): number => chance.below(state.core.answered.length + 1) - 1;

/** The stacks of the agenda that hold a frame. */
const filled = ({ core }: Position): Frame[][] => core.agenda.filter(frames => frames.length > 0);

function stack(change: (frames: Frame[], at: number, lab: Lab) => void): Mutation {
  return lab => {
    const stacks = filled(lab.state);
    if (stacks.length === 0) return false;
    const frames = one(stacks, lab.chance);
    change(frames, lab.chance.below(frames.length), lab);
    return true;
  };
}

function frame(part: (frame: Frame, lab: Lab) => Partial<Frame>): Mutation {
  return stack((frames, at, lab) => {
    frames[at] = { ...frames[at]!, ...part(frames[at]!, lab) };
  });
}

/** Every value in the state, with the object that holds it; frames have their own mutations. */
function spots(state: Position): { readonly tree: Tree; readonly name: string }[] {
  const found: { tree: Tree; name: string }[] = [];
  const visit = (tree: Tree): void => {
    for (const [name, value] of Object.entries(tree)) {
      if (value === state.core.agenda) continue;
      found.push({ tree, name });
      if (isTree(value)) visit(value);
    }
  };
  visit(state as unknown as Tree);
  return found;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}

/** A mutation of one value; it gets all values of that type. */
function leaf(
  type: 'number' | 'boolean' | 'string',
  change: (now: unknown, all: readonly unknown[], chance: Chance) => unknown,
): Mutation {
  return ({ state, chance }) => {
    const leaves = spots(state).filter(({ tree, name }) => typeof tree[name] === type);
    if (leaves.length === 0) return false;
    const { tree, name } = one(leaves, chance);
    const all = leaves.map(spot => spot.tree[spot.name]);
    tree[name] = change(tree[name], all, chance);
    return true;
  };
}

/** A mutation of a list of numbers, perhaps together with another list. */
function list(
  change: (cards: number[], at: number, other: number[], chance: Chance) => void,
): Mutation {
  return ({ state, chance }) => {
    const lists = spots(state)
      .map(({ tree, name }) => tree[name])
      .filter((value): value is number[] => Array.isArray(value) && value.every(isNumber));
    const full = lists.filter(cards => cards.length > 0);
    if (full.length === 0) return false;
    const cards = one(full, chance);
    change(cards, chance.below(cards.length), one(lists, chance), chance);
    return true;
  };
}

const isNumber = (value: unknown): boolean => typeof value === 'number';

/** Replaces a part with the same part of the other position: a pile, a player, the agenda. */
function graft({ state, donor, chance }: Lab): boolean {
  let [tree, from] = [state, donor] as unknown as [Tree, Tree];
  for (;;) {
    const shared = Object.keys(from).filter(name => Object.hasOwn(tree, name));
    if (shared.length === 0) return false;
    const name = one(shared, chance);
    const [ours, theirs] = [tree[name], from[name]];
    if (!isTree(ours) || !isTree(theirs) || chance.below(3) === 0) {
      tree[name] = copy(theirs);
      return true;
    }
    tree = ours;
    from = theirs;
  }
}
