/** What to prefer, best first: how an option's id, or a thing's ref, begins. What is not named comes before `last`. */
export interface Policy {
  readonly first: readonly string[];
  readonly last: readonly string[];
}

/** Sensible enough that a game gets on. */
export const policies = {
  'card-kingdoms': {
    first: [
      'slay:',
      'center:monster:',
      'build:',
      'center:domain:',
      'recruit:',
      'center:citizen:',
      'gain:',
      'token:',
    ],
    last: ['pass', 'no', 'done', 'end'],
  },
  quests: {
    first: 'complete send: quest action:quest bonus:act:hire act:hire hire action:hire line:'.split(
      ' ',
    ),
    last: ['pass', 'done', 'turn', 'renew', 'deck:quests'],
  },
  shadowgate: {
    first: ['assign:', 'level:', 'area:', 'resource:', 'quest:', 'item:', 'hand:'],
    last: ['end', 'no', 'pass', 'seat:', 'cycle'],
  },
  villages: {
    first: [
      'build:',
      'recruit:',
      'pool:',
      'own',
      'power:',
      'castle',
      'resource:',
      'village:',
      'follow',
      'develop',
      'action:develop',
      'harvest',
      'action:harvest',
      'hand:',
      'pile:',
    ],
    last: ['decline', 'done', 'ahead', 'turn', 'tax'],
  },
  margraves: {
    first: 'build slay: lair: hire: pay here: power: hand: pennant: move: deploy:'.split(' '),
    last: ['recall', 'pass', 'done', 'go-on'],
  },
} as const satisfies Readonly<Record<string, Policy>>;

/** The one that the policy likes best; of equals, the first. */
export function best({ first, last }: Policy, ids: readonly string[]): string {
  const rank = (id: string): number => {
    const liked = first.findIndex(start => id.startsWith(start));
    if (liked >= 0) return liked;
    return last.some(start => id.startsWith(start)) ? first.length + 1 : first.length;
  };
  const [head, ...rest] = ids;
  if (head === undefined) throw new Error('There is nothing to choose from.');
  return rest.reduce((found, id) => (rank(id) < rank(found) ? id : found), head);
}
