// A table with nothing on it but the icon language: purses, a shelf of cards, and steps that perform an effect.
import { auto, choose, cloneCore, defineGame, NOBODY, newCore, seedFrom } from '@castellan/kernel';
import { settle, viewCore } from '@castellan/kernel';
import type { Draft, Event, Game, Position, Seat, View } from '@castellan/kernel';
import { asEffect, asJson, createInterpreter, englishGrammar, language } from '@castellan/powers';
import type { Effect, EnglishNouns, Marks, World } from '@castellan/powers';

export type Resource = 'gold' | 'magic' | 'vp';
export const RESOURCES = ['gold', 'magic', 'vp'] as const;
export const tongue = language<Resource>(RESOURCES);

export interface Purses extends Position {
  purses: Record<Resource, number>[];
  soldiers: number[];
  /** Cards to be had, by what they cost; and had. */
  shelf: number[];
  owned: number[][];
  log: string[];
}

function change(
  t: Draft<Purses>,
  seat: Seat,
  amounts: Readonly<Record<string, number>>,
  times: number,
): void {
  for (const name of RESOURCES) t.state.purses[seat]![name] += amounts[name]! * times;
}

const named = (amounts: Readonly<Record<string, number>>): Resource =>
  RESOURCES.find(name => amounts[name]! > 0)!;

export const world: World<Purses> = {
  gain: change,
  affords: (t, seat, amounts, times) =>
    RESOURCES.every(name => t.state.purses[seat]![name] >= amounts[name]! * times),
  spend: (t, seat, amounts, times) => change(t, seat, amounts, -times),
  takeable(t, them, amounts) {
    const name = named(amounts);
    return them === NOBODY ? amounts[name]! : Math.min(amounts[name]!, t.state.purses[them]![name]);
  },
  take(t, seat, them, amounts, n) {
    const name = named(amounts);
    t.state.purses[seat]![name] += n;
    if (them !== NOBODY) t.state.purses[them]![name] -= n;
  },
  rivals: (t, seat) =>
    t.state.purses.slice(1).map((_, i) => (seat + 1 + i) % t.state.purses.length),
  counts: { soldier: (t, seat) => t.state.soldiers[seat]! },
  supplies: {
    shelf: {
      offer(t, _, filter, offer) {
        for (const card of t.state.shelf)
          if (card <= Number(filter['costAtMost'] ?? 99)) offer.add(card);
      },
      has: (t, _, filter) => t.state.shelf.some(card => card <= Number(filter['costAtMost'] ?? 99)),
      take(t, seat, card) {
        t.state.shelf = t.state.shelf.filter(other => other !== card);
        t.state.owned[seat]!.push(card);
      },
      face: (_, card) => ({ id: `card:${card}`, note: { say: 'card', card } }),
    },
  },
  actions: {
    recruit: {
      possible: t => t.state.shelf.length > 0,
      begin: (t, seat) => t.push('recruit', seat),
    },
  },
  verbs: {
    shout: {
      possible: (_, __, n) => n > 0,
      perform: (t, seat, n) => void t.state.log.push(`${seat} shouts ${n}`),
    },
  },
  source: source => `card ${source}`,
  printed: () => null,
  fits: () => true,
};

export const interpreter = createInterpreter(world);

const game: Game<Purses, View> = defineGame<Purses, View>({
  id: 'purses',
  name: 'purses',
  rulesVersion: 1,
  options: [
    { id: 'players', label: { say: 'players' }, values: [1, 2, 3], about: n => ({ say: 'n', n }) },
  ],
  variants: [],
  steps: {
    ...interpreter.steps,
    begin: auto((t, { seat, data }) => interpreter.perform(t, seat, asEffect(data), 7)),
    recruit: choose({
      options: (t, _, offer) => [-1, ...t.state.shelf].forEach(card => offer.add(card)),
      prompt: () => ({ say: 'recruit' }),
      face: (_, __, card) => ({
        id: card < 0 ? 'pass' : `recruit:${card}`,
        note: { say: 'recruit', card },
      }),
      resolve: (t, { seat }, card) =>
        card < 0 ? undefined : world.supplies['shelf']!.take(t, seat, card, -1),
    }),
  },
  unpack: ({ players }, seed) => ({
    core: newCore(players, seed),
    purses: Array.from({ length: players }, () => tongue.amounts({})),
    soldiers: Array.from({ length: players }, () => 0),
    shelf: [],
    owned: Array.from({ length: players }, () => []),
    log: [],
  }),
  deal: () => {},
  clone: state => ({ ...structuredClone(state), core: cloneCore(state.core) }),
  view: ({ core }, viewer) => ({ viewer, core: viewCore(core) }),
  sample: () => {
    throw new Error('nothing to guess');
  },
  outcome: () => null,
  cards: () => [],
  problems: () => [],
  turns: () => 0,
  powers: [],
  inPlay: () => [],
  ledger: () => [],
  legend: { numbers: {}, where: {} },
  words: { en: { say: ({ say }) => say } },
  board: () => [],
  appraise: () => 0,
});

type Arrangement = Partial<Omit<Purses, 'purses' | 'core'>> & {
  readonly purses?: readonly Partial<Record<Resource, number>>[];
};

/** An effect being resolved for seat 0, as one who answers sees it. */
export class Resolving {
  readonly state: Purses;
  readonly events: Event[] = [];

  constructor(effect: Effect, players = 2, { purses = [], ...rest }: Arrangement = {}) {
    this.state = Object.assign(game.unpack({ players }, seedFrom('purses')), rest);
    purses.forEach((purse, seat) => Object.assign(this.state.purses[seat]!, purse));
    const t = game.draft(this.state);
    t.push('begin', 0, 0, 0, asJson(effect));
    settle(t);
  }

  /** What is asked: by which step, of whom, and what may be answered; null when all is done. */
  get asked(): {
    step: string;
    seat: Seat;
    ids: string[];
    blocked: string[];
    fallback: string;
  } | null {
    const [decision] = game.pending(this.state);
    if (decision === undefined) return null;
    const [open, shut] = [true, false].map(free =>
      decision.options
        .filter(option => (option.blocked === undefined) === free)
        .map(option => option.id),
    );
    const fallback = 'picks' in decision.fallback ? decision.fallback.picks.join() : '';
    return { step: decision.step, seat: decision.seat, ids: open!, blocked: shut!, fallback };
  }

  pick(id: string): this {
    const [decision] = game.pending(this.state);
    game.apply(this.state, { decision: decision!.id, picks: [id] });
    return this;
  }

  purse(seat: Seat): string {
    return RESOURCES.map(name => this.state.purses[seat]![name]).join(' ');
  }
}

const nouns: EnglishNouns = {
  resource: (name, n) =>
    name === 'vp' ? `${n} Victory Point${n === 1 ? '' : 's'}` : `${n} ${name}`,
  count: name => `${name} you own`,
  acquire: (from, { costAtMost }) =>
    `a card from the ${from}${costAtMost ? ` of cost ${costAtMost} or less` : ''}`,
  action: name => name,
  verb: (verb, n) => `${verb} ${n} times`,
  timing: name => `when you ${name} it`,
  modifier: ({ modify, by }) => `your ${modify} is ${by} more`,
};

export const english = englishGrammar(nouns);

export const marks: Marks = {
  resources: { gold: 'g', magic: 'm', vp: 'vp' },
  counts: { soldier: 'soldier' },
  acquire: (from, { costAtMost }) => (costAtMost ? `${from} ≤ ${costAtMost}` : from),
  actions: { recruit: 'RECRUIT' },
  verbs: { shout: n => `shout×${n}` },
  timings: { build: 'build' },
  modifier: ({ modify, by }) => `${modify} +${by}`,
};
