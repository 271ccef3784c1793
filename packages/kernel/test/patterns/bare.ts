// Defaults for a tiny game: settings, copies, views, samples, words, an outcome from scores.
import type { Args, Auto, Chance, Draft, Face, Game, Settings } from '@castellan/kernel';
import type {
  Outcome,
  Phrase,
  Position,
  Rules,
  Seat,
  Shape,
  View,
  Viewer,
} from '@castellan/kernel';
import {
  auto,
  copy,
  coreShape,
  defineGame,
  defineSettings,
  guessSeed,
  listOf,
} from '@castellan/kernel';
import { newCore, ranking, record, shuffled, viewCore, whole } from '@castellan/kernel';

export interface Tiny extends Position {
  turn: number;
}

/** The view of a tiny game is its own state, with every hidden card turned over. */
export type Seen<S> = S & View;

const UNKNOWN = -1;
export interface Pattern<S extends Tiny> extends Pick<Rules<S, Seen<S>>, 'id' | 'steps' | 'deal'> {
  readonly players: readonly number[];
  unpack(players: number, seed: string): S;
  /** Every card, wherever it lies. A game without cards has none. */
  cards?(state: S): number[];
  /** The piles that this viewer can't look into while the game goes on. */
  hidden?(state: S, viewer: Viewer): number[][];
  /** Whether a guess fits what everyone knows without seeing it. */
  plausible?(state: S): boolean;
  scores(state: S): number[];
}

export function bare<S extends Tiny>(pattern: Pattern<S>): Game<S, Seen<S>> {
  const { id, steps, players, deal, scores } = pattern;
  const unpack = (settings: Settings, seed: string): S => pattern.unpack(settings.players, seed);
  const cards = pattern.cards ?? (() => []);
  const hidden = (state: S, viewer: Viewer): number[][] =>
    isOver(state) ? [] : (pattern.hidden?.(state, viewer) ?? []);
  return defineGame<S, Seen<S>>({
    id: `pattern-${id}`,
    name: id,
    rulesVersion: 1,
    settings: defineSettings({ players: { values: players } }).specs,
    variants: players.map(n => ({ name: `${n} players`, settings: { players: n } })),
    steps,
    unpack,
    deal,
    clone: copy,
    view(state, viewer) {
      const shown = { ...copy(state), core: viewCore(state.core) };
      for (const pile of hidden(shown, viewer)) pile.fill(UNKNOWN);
      return { ...shown, viewer };
    },
    sample: ({ viewer, ...shown }, chance) => guess(pattern, shown as unknown as S, viewer, chance),
    outcome: state => (isOver(state) ? rank(scores(state)) : null),
    standing: scores,
    cards,
    problems(value) {
      const found: string[] = [];
      const seats = (value as Partial<Position> | null)?.core?.answered?.length ?? 0;
      if (!players.includes(seats)) return ['state must be of a table of this game'];
      const box = pattern.unpack(seats, '');
      const shape = record({ ...fieldsLike(box), core: coreShape(seats, steps) });
      shape(value, 'state', found);
      if (found.length === 0 && sorted(cards(value as S)) !== sorted(cards(box)))
        found.push('cards');
      return found;
    },
    turns: state => state.turn,
    powers: [],
    inPlay: () => [],
    ledger: () => [],
    legend: { numbers: {}, where: {} },
    words: {
      en: {
        say: ({ say, ...args }: Phrase) => [say, ...Object.values(args).map(String)].join(' '),
      },
    },
    board: ({ core: _, ...own }, { width }) =>
      Object.entries(own).map(([name, value]) =>
        `${name} ${JSON.stringify(value)}`.slice(0, width),
      ),
    appraise: Object.fromEntries(Object.keys(steps).map(step => [step, () => () => 0])),
  });
}

/** Fills the hidden places with the unseen cards, in random order, until the guess fits. */
function guess<S extends Tiny>(pattern: Pattern<S>, shown: S, viewer: Viewer, chance: Chance): S {
  const state = copy(shown);
  const piles = isOver(state) ? [] : (pattern.hidden?.(state, viewer) ?? []);
  const seen = new Set(pattern.cards?.(state));
  const box = pattern.unpack(state.core.answered.length, '');
  const unseen = (pattern.cards?.(box) ?? []).filter(card => !seen.has(card));
  do {
    const cards = shuffled(unseen, chance);
    for (const pile of piles) for (let i = 0; i < pile.length; i++) pile[i] = cards.pop()!;
  } while (!isOver(state) && pattern.plausible?.(state) === false);
  state.core.rng = { seed: guessSeed(chance), drawn: 0 };
  return state;
}

function isOver({ core }: Position): boolean {
  return core.agenda.every(stack => stack.length === 0);
}

function rank(totals: number[]): Outcome {
  return {
    ending: { say: 'ended' },
    ...ranking(totals),
    scores: totals.map((total, seat) => ({
      seat,
      total,
      parts: [{ say: 'total', points: total }],
    })),
  };
}

/**
 * Whole numbers, lists and records of the same form as the example; an empty list holds numbers, or lists of them.
 */
function like(example: unknown): Shape {
  if (typeof example === 'number') return whole(-1);
  if (!Array.isArray(example)) return record(fieldsLike(example as object));
  return listOf(example.length > 0 ? like(example[0]) : numbers);
}

const numbers: Shape = (value, path, problems) =>
  (Array.isArray(value) ? listOf(numbers) : whole(-1))(value, path, problems);

function fieldsLike(example: object): Record<string, Shape> {
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, like(value)]));
}

function sorted(cards: number[]): string {
  return cards.toSorted((a, b) => a - b).join();
}

/** An option whose id is its name. */
export function face(id: string): Face {
  return { id, note: { say: id } };
}
export const PASS = -1;
export const pass = face('pass');

/** The seats round the table, from this one on. */
export function roundFrom({ core }: Position, seat: Seat): Seat[] {
  const seats = core.answered.length;
  return core.answered.map((_, i) => (seat + i) % seats);
}

/** Turn after turn, each beginning with the step `first`, until the game is over. */
export function turns<S extends Tiny>(
  first: string,
  over: (state: S) => boolean,
  args: Args = null,
): Auto<S> {
  return auto((t, seat) => {
    // At the end everything is turned up, so everyone learns something.
    if (over(t.state)) return t.learn();
    t.state.turn++;
    t.push('turn', (seat + 1) % t.state.core.answered.length);
    t.push(first, seat, args);
  });
}

export function lists(n: number): number[][] {
  return Array.from({ length: n }, () => []);
}

/** A deck, a discard pile and a hand for each seat. */
export interface Hands extends Tiny {
  deck: number[];
  discard: number[];
  hands: number[][];
}

export function boxOf(cards: number, players: number, seed: string): Hands {
  const deck = Array.from({ length: cards }, (_, card) => card);
  return { core: newCore(players, seed), turn: 0, deck, discard: [], hands: lists(players) };
}

export function dealHands<S extends Hands>(t: Draft<S>, cards: number): void {
  t.shuffle(t.state.deck);
  for (const hand of t.state.hands) hand.push(...t.state.deck.splice(-cards));
}

/** The top card of the deck; when there is none left, of the shuffled discard pile. */
export function drawCard<S extends Hands>(t: Draft<S>, seat: Seat): void {
  const { deck, discard, hands } = t.state;
  if (deck.length === 0) {
    deck.push(...discard.splice(0));
    t.shuffle(deck);
  }
  if (deck.length === 0) return;
  const card = deck.pop()!;
  hands[seat]!.push(card);
  t.learn();
  t.tell({ say: 'drew', seat, secret: { seat, card } });
}

export function concealed({ deck, hands }: Hands, viewer: Viewer): number[][] {
  return [deck, ...hands.filter((_, seat) => seat !== viewer)];
}
