import type { Game, Position } from '@castellan/kernel';

/** Which lists of a state are piles of cards, by the names on the way to them. */
interface Paths {
  [name: string]: Paths | true;
}

/**
 * A number for a position, the same for two lines of play that lead to the same table: the order of cards in a pile
 * does not count, so it does not matter what was taken first. The generator does not count either.
 */
export function digester(game: Game): (state: Position) => number {
  const piles = pathsOf(Object.keys(game.description?.where ?? {}));
  return state => {
    let high = 0x2545f491;
    let low = 0x1b873593;
    for (const name in state) {
      if (name === 'settings') continue;
      const part = (state as unknown as Record<string, unknown>)[name];
      const value =
        name === 'core' ? coreDigest(part as Position['core']) : digest(part, piles[name]);
      high = mix(high, value);
      low = mix(low, value ^ 0x5bd1e995);
    }
    return (high >>> 0) * 0x20_0000 + (low >>> 11);
  };
}

function pathsOf(all: readonly string[]): Paths {
  const root: Paths = {};
  for (const path of all) {
    // `[#]` is a list of counts, one for each card: there the place is the card.
    if (path.endsWith('[#]')) continue;
    const names = path.replaceAll('[]', '').split('.');
    let at = root;
    names.forEach((name, i) => {
      if (i === names.length - 1) at[name] ??= true;
      else {
        if (at[name] === undefined || at[name] === true) at[name] = {};
        at = at[name] as Paths;
      }
    });
  }
  return root;
}

const mix = (hash: number, value: number): number => {
  const mixed = Math.imul(hash ^ value, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
};

function coreDigest({ agenda, answered }: Position['core']): number {
  let hash = 0;
  for (let lane = 0; lane < agenda.length; lane++) {
    const stack = agenda[lane]!;
    hash = mix(hash, stack.length);
    for (let i = 0; i < stack.length; i++) {
      const { step, seat, args } = stack[i]!;
      hash = mix(mix(hash, textDigest(step)), seat);
      if (args !== null) hash = mix(hash, digest(args, undefined));
    }
  }
  for (let seat = 0; seat < answered.length; seat++) hash = mix(hash, answered[seat]!);
  return hash;
}

function textDigest(text: string): number {
  let hash = text.length;
  for (let i = 0; i < text.length; i++) hash = mix(hash, text.charCodeAt(i));
  return hash;
}

function digest(value: unknown, piles: Paths | true | undefined): number {
  switch (typeof value) {
    case 'number':
      return mix(0x85ebca6b, value);
    case 'string':
      return textDigest(value);
    case 'boolean':
      return value ? 0x27d4eb2f : 0x165667b1;
    case 'object':
      if (value === null) return 0x7feb352d;
      return Array.isArray(value) ? listDigest(value, piles) : partsDigest(value, piles);
    default:
      return 0;
  }
}

function partsDigest(value: object, piles: Paths | true | undefined): number {
  const inner = piles === true ? undefined : piles;
  let hash = 0;
  for (const name in value)
    hash = mix(hash, digest((value as Record<string, unknown>)[name], inner?.[name]));
  return hash;
}

/** In a pile of cards, only empty places and those that can't be seen count with their place. */
function listDigest(list: readonly unknown[], piles: Paths | true | undefined): number {
  let hash = list.length;
  let heap = 0;
  for (let i = 0; i < list.length; i++) {
    const one = list[i];
    if (piles === true && typeof one === 'number' && one >= 0)
      heap = (heap + mix(0x68e31da4, one)) | 0;
    else hash = mix(hash, digest(one, piles) + i);
  }
  return mix(hash, heap);
}
