// Margraves of Valeria: a grant may be cashed in at any moment of its owner's turn, also in the middle of another
// step: when the gold for a threshold is missing, or while another grant is being resolved.
import { choose, split, takeOut, whole } from '@castellan/kernel';
import type { Choose, Draft, Phrase, Seat } from '@castellan/kernel';
import { bare, boxOf, face, pass, PASS, turns } from './bare.ts';
import type { Hands } from './bare.ts';

/** The hands are the Grant tiles, face up before their owners. */
export interface State extends Hands {
  gold: number[];
  /** Stone and wood; how far each seat is with each guild. */
  goods: number[][];
  influence: number[][];
}

const ACTIONS = ['tax', 'court', 'ship'];
const [TAX, COURT] = [0, 1];
const GUILDS = ['soldier', 'holy'];
const GOODS = ['stone', 'wood'];
const GRANTS = ['gold', 'wood', 'influence'];
const GRANT = 100;
const grantCalled = (tile: number): string => `grant:${GRANTS[tile % 3]!}-${tile}`;
const THRESHOLD: Phrase = { say: 'threshold-unpaid' };
/** Every second space of a track lies behind a threshold, which costs 2 gold. */
const toll = (space: number): number => (space % 2 === 1 ? 2 : 0);

function cash(t: Draft<State>, seat: Seat, tile: number): void {
  takeOut(t.state.hands[seat]!, tile);
  t.state.discard.push(tile);
  if (tile % 3 === 0) t.state.gold[seat]! += 3;
  if (tile % 3 === 1) t.state.goods[seat]![1]! += 2;
  if (tile % 3 === 2) t.push('advance', seat, { left: 2 });
}

/** A step in which its seat may also cash in a grant: the step waits below it and is asked again. */
function withGrants(name: string, step: Choose<State>): Choose<State> {
  return {
    ...step,
    options(t, seat, offer, args) {
      step.options(t, seat, offer, args);
      for (const tile of t.state.hands[seat]!) offer.add(GRANT + tile);
    },
    face: (t, seat, code, args) =>
      code < GRANT ? step.face(t, seat, code, args) : face(grantCalled(code - GRANT)),
    resolve(t, seat, code, args) {
      if (code < GRANT) return step.resolve(t, seat, code, args);
      t.push(name, seat, args);
      cash(t, seat, code - GRANT);
    },
  };
}

export const grants = bare<State>({
  id: 'grants',
  players: [1, 2, 3],
  unpack(players, seed) {
    const gold = new Array<number>(players).fill(0);
    const goods = gold.map(() => [1, 1]);
    return { ...boxOf(12, players, seed), gold, goods, influence: gold.map(() => [0, 0]) };
  },
  deal(t) {
    t.shuffle(t.state.deck);
    t.push('turn', 0);
  },
  cards: s => [s.deck, s.discard, ...s.hands].flat(),
  hidden: ({ deck }) => [deck],
  scores: ({ influence }) => influence.map(([soldier, holy]) => soldier! + holy!),
  steps: {
    turn: turns('act', s => s.turn === 30 || s.influence.flat().some(space => space > 5)),
    act: withGrants(
      'act',
      choose({
        options: (_, __, offer) => ACTIONS.forEach((_, action) => offer.add(action)),
        prompt: () => ({ say: 'act' }),
        face: (_, __, action) => face(ACTIONS[action]!),
        resolve(t, seat, action) {
          t.push('go-on', seat);
          if (action === TAX) t.state.gold[seat]! += 2;
          else if (action === COURT) t.push('advance', seat, { left: 2 });
          else {
            t.push('ship', seat);
            t.push('go-on', seat);
          }
        },
      }),
    ),
    advance: withGrants(
      'advance',
      choose({
        args: { left: whole(1, 2) },
        options({ state }, seat, offer) {
          state.influence[seat]!.forEach((space, guild) => {
            if (toll(space) <= state.gold[seat]!) offer.add(guild);
            else offer.block(guild, THRESHOLD);
          });
          offer.add(PASS);
        },
        prompt: (_, __, { left }) => ({ say: 'advance', left }),
        face: (_, __, guild) => (guild === PASS ? pass : face(GUILDS[guild]!)),
        resolve(t, seat, guild, { left }) {
          if (left > 1) t.push('advance', seat, { left: left - 1 });
          if (guild === PASS) return;
          const due = toll(t.state.influence[seat]![guild]!++);
          t.state.gold[seat]! -= due;
          if (due > 0) t.state.hands[seat]!.push(...t.state.deck.splice(-1));
          t.learn();
        },
      }),
    ),
    /** Before a step that is not a choice, and at the end of a turn. A player without grants is not asked. */
    'go-on': withGrants(
      'go-on',
      choose({
        options: (_, __, offer) => offer.add(PASS),
        prompt: () => ({ say: 'go-on' }),
        face: () => face('go-on'),
        resolve: () => {},
      }),
    ),
    ship: split({
      options(t, seat, offer) {
        offer.total = Math.min(2, t.state.goods[seat]![0]! + t.state.goods[seat]![1]!);
        t.state.goods[seat]!.forEach((n, good) => offer.share(good, 0, Math.min(n, 2)));
      },
      prompt: () => ({ say: 'ship' }),
      face: (_, __, good) => face(GOODS[good]!),
      resolve(t, seat, counts) {
        counts.forEach((n, good) => (t.state.goods[seat]![good]! -= n));
        if (counts[0]! + counts[1]! > 0) t.push('advance', seat, { left: counts[0]! + counts[1]! });
      },
    }),
  },
});
