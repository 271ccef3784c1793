// A game of one minute: each round, every seat takes one of the lots on offer, or none. Its decisions come one by one.
import type { Choose, Core, Position, View } from '@castellan/kernel';
import { choose, cloneCore, coreShape, defineGame, newCore, viewCore } from '@castellan/kernel';

const ROUNDS = 3;
const LOTS = 4;

interface State extends Position {
  core: Core;
  round: number;
  offered: number[];
  points: number[];
}

type Seen = View & Omit<State, 'core'>;

const take: Choose<State> = choose({
  options: ({ state }, _seat, offer) => state.offered.forEach((_, place) => offer.add(place)),
  prompt: (_t, seat) => ({ say: 'take', seat }),
  face: ({ state }, _seat, place) => ({
    id: `lot:${place}`,
    note: { say: 'lot', worth: state.offered[place]! },
  }),
  resolve: (t, seat, place) => {
    const { state } = t;
    state.points[seat]! += state.offered[place]!;
    t.resolved(0);
    const next = seat + 1 < state.points.length ? seat + 1 : 0;
    if (next === 0) state.round++;
    if (state.round === ROUNDS) return;
    for (let i = 0; i < LOTS; i++) state.offered[i] = t.below(10);
    t.push('take', next);
  },
});

export const lots = defineGame<State, Seen>({
  id: 'lots',
  name: 'Lots',
  rulesVersion: 1,
  options: [
    { id: 'players', label: { say: 'players' }, values: [2, 3], about: () => ({ say: 'players' }) },
  ],
  variants: [
    { name: 'two', options: { players: 2 } },
    { name: 'three', options: { players: 3 } },
  ],
  steps: { take },
  unpack: ({ players }, seed) => ({
    core: newCore(players, seed),
    round: 0,
    offered: Array.from({ length: LOTS }, () => 0),
    points: Array.from({ length: players }, () => 0),
  }),
  deal: t => {
    for (let i = 0; i < LOTS; i++) t.state.offered[i] = t.below(10);
    t.push('take', 0);
  },
  clone: state => ({
    core: cloneCore(state.core),
    round: state.round,
    offered: state.offered.slice(),
    points: state.points.slice(),
  }),
  view: (state, viewer) => ({
    viewer,
    core: viewCore(state.core),
    round: state.round,
    offered: state.offered.slice(),
    points: state.points.slice(),
  }),
  sample: ({ core, round, offered, points }) => ({
    core,
    round,
    offered: offered.slice(),
    points: points.slice(),
  }),
  outcome: ({ round, points }) => {
    if (round < ROUNDS) return null;
    const best = Math.max(...points);
    return {
      ending: { say: 'over' },
      winners: points.flatMap((mine, seat) => (mine === best ? [seat] : [])),
      ranks: points.map(mine => 1 + points.filter(other => other > mine).length),
      scores: points.map((total, seat) => ({
        seat,
        total,
        parts: [{ say: 'lots', points: total }],
      })),
    };
  },
  cards: () => [],
  problems: given => {
    const problems: string[] = [];
    coreShape(2, { take })((given as Partial<State>).core, 'core', problems);
    return problems;
  },
  turns: ({ round }) => round,
  powers: ['take'],
  inPlay: () => [0],
  ledger: () => [],
  words: { en: { say: ({ say }) => say } },
  board: () => [],
  appraise: (view, _decision, option) => view.offered[Number(option.id.split(':')[1])]!,
});
