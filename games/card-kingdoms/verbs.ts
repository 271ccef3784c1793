import { choose, isBare, NOBODY } from '@castellan/kernel';
import type { Draft, Frame, Seat, Steps } from '@castellan/kernel';
import type { Effect, Verb } from '@castellan/powers';
import { CITIZENS } from './cards/citizens.ts';
import { DOMAINS } from './cards/domains.ts';
import { MONSTERS } from './cards/monsters.ts';
import { returnCitizen, returnMonster, topMonster } from './center.ts';
import { CITIZEN_KINDS } from './counts.ts';
import { changeDie, dieChanges } from './phases/dice.ts';
import { effectOf } from './printed.ts';
import { allMonstersSlain } from './solo.ts';
import { COLUMNS, NONE } from './state.ts';
import type { State } from './state.ts';
import { follows } from './turn.ts';

/**
 * What the icon language can't say, because no other card of the game says it: turning a die, putting
 * a card back into the Center for tokens, and taking a random Monster from someone.
 */
export const verbs: Readonly<Record<string, Verb<State>>> = {
  /** Foxgrove Palisade, The Desert Orchid [CK 15.5, 15.6]. */
  'set-die': {
    possible: (t, _, to) => dieChanges(t.state.dice[0]!, to) || dieChanges(t.state.dice[1]!, to),
    perform: (t, seat, to, source) => t.push('die', seat, to, source),
  },
  /** Palace of the Dawn [CK 15.7]. A target of 0 stands for "one less". */
  'lower-die': {
    possible: t => dieChanges(t.state.dice[0]!, 0) || dieChanges(t.state.dice[1]!, 0),
    perform: (t, seat, _, source) => t.push('die', seat, 0, source),
  },
  /** Watcher on the Water [CK 15.9]: optional. */
  'return-monster': {
    possible: (t, seat) => t.state.players[seat]!.monsters.length > 0,
    perform: (t, seat, tokens) => t.push('return-monster', seat, tokens),
  },
  /** Nest of the Weaver Witch [CK 15.9, R27]: optional; never a Starter. */
  'return-citizen': {
    possible: (t, seat) =>
      t.state.players[seat]!.citizens.some((n, kind) => kind < CITIZEN_KINDS && n > 0),
    perform: (t, seat, tokens) => t.push('return-citizen', seat, tokens),
  },
  /** Purloiner's Perch [CK 15.10]; alone, the top Monster of the leftmost stack that has one [CK 13.7]. */
  'steal-monster': {
    possible: (t, seat) =>
      t.state.darkLord === null
        ? t.state.players.some((other, i) => i !== seat && other.monsters.length > 0)
        : true,
    perform(t, seat) {
      if (t.state.darkLord === null) t.push('steal-monster', seat);
      else takeLeftmostMonster(t, seat);
    },
  },
};

const PASS = -1;
const pass = { id: 'pass', note: { say: 'pass' } };

/** The one card that has this verb. */
function cardWith(verb: string): string {
  return DOMAINS.find(
    ({ power }) => 'at' in power && power.effect.op === 'verb' && power.effect.verb === verb,
  )!.id;
}

/** What a power turns a die to: a face, 0 for one less, null if it turns none. */
function targetOf(effect: Effect | null): number | null {
  if (effect?.op === 'pay') return targetOf(effect.of);
  if (effect?.op !== 'verb') return null;
  return effect.verb === 'set-die' ? effect.n : effect.verb === 'lower-die' ? 0 : null;
}

/** A Domain that was just built wants a card back, for as many tokens as it says. */
function returning(t: Draft<State>, frame: Frame, below: readonly Frame[]): boolean {
  const { step, a: tokens, b } = frame;
  const isPrinted = DOMAINS.some(
    ({ power }) =>
      'at' in power &&
      power.effect.op === 'verb' &&
      power.effect.verb === step &&
      power.effect.n === tokens,
  );
  return isPrinted && b === 0 && follows(t, frame, below, ['turn-up']);
}

function reward(t: Draft<State>, seat: Seat, vp: number, verb: string): void {
  t.state.players[seat]!.vp += vp;
  if (t.events !== null)
    t.tell({
      say: 'gained',
      seat,
      tokens: { gold: 0, strength: 0, magic: 0, vp },
      source: cardWith(verb),
    });
}

function takeLeftmostMonster(t: Draft<State>, seat: Seat): void {
  for (let stack = 0; stack < COLUMNS; stack++) {
    const monster = topMonster(t.state, stack);
    if (monster === NONE) continue;
    t.state.monsters[stack]!.pop();
    t.state.players[seat]!.monsters.push(monster);
    t.tell({ say: 'monster-taken', seat, from: NOBODY, monster: MONSTERS[monster]!.id });
    allMonstersSlain(t);
    return;
  }
}

export const verbSteps: Steps<State> = {
  die: choose({
    fits: (t, frame, below) =>
      frame.a === targetOf(effectOf(frame.b)) && follows(t, frame, below, ['change-dice']),
    options(t, frame, offer) {
      const [first, second] = t.state.dice as [number, number];
      if (dieChanges(first, frame.a)) offer.add(0);
      // Two dice that show the same are one choice.
      if (dieChanges(second, frame.a) && second !== first) offer.add(1);
    },
    prompt: (_, frame) => ({ say: 'choose-die', to: frame.a }),
    face(t, frame, die) {
      const shown = t.state.dice[die]!;
      return {
        id: `die:${shown}`,
        note: { say: 'turn-die', from: shown, to: frame.a === 0 ? shown - 1 : frame.a },
        ref: `die:${die}`,
      };
    },
    resolve: (t, frame, die) => changeDie(t, die, frame.a === 0 ? t.state.dice[die]! - 1 : frame.a),
  }),

  'return-monster': choose({
    fits: returning,
    options(t, frame, offer) {
      const { monsters } = t.state.players[frame.seat]!;
      monsters.forEach((monster, i) => {
        if (monsters.indexOf(monster) === i) offer.add(monster);
      });
      offer.add(PASS);
    },
    prompt: (_, frame) => ({ say: 'choose-return-monster', tokens: frame.a }),
    face: (_, __, monster) =>
      monster === PASS
        ? pass
        : {
            id: `return:${MONSTERS[monster]!.id}`,
            note: { say: 'return-monster', monster: MONSTERS[monster]!.id },
            ref: `monster:${MONSTERS[monster]!.id}`,
          },
    fallback: () => [PASS],
    resolve(t, frame, monster) {
      if (monster === PASS) return;
      returnMonster(t, frame.seat, monster);
      reward(t, frame.seat, frame.a, 'return-monster');
    },
  }),

  'return-citizen': choose({
    fits: returning,
    options(t, frame, offer) {
      const { citizens } = t.state.players[frame.seat]!;
      for (let kind = 0; kind < CITIZEN_KINDS; kind++) if (citizens[kind]! > 0) offer.add(kind);
      offer.add(PASS);
    },
    prompt: (_, frame) => ({ say: 'choose-return-citizen', tokens: frame.a }),
    face: (_, __, kind) =>
      kind === PASS
        ? pass
        : {
            id: `return:${CITIZENS[kind]!.id}`,
            note: { say: 'return-citizen', citizen: CITIZENS[kind]!.id },
            ref: `citizen:${CITIZENS[kind]!.id}`,
          },
    fallback: () => [PASS],
    resolve(t, frame, kind) {
      if (kind === PASS) return;
      returnCitizen(t, frame.seat, kind);
      reward(t, frame.seat, frame.a, 'return-citizen');
    },
  }),

  'steal-monster': choose({
    fits: (t, frame, below) =>
      isBare(frame) && t.state.darkLord === null && follows(t, frame, below, ['turn-up']),
    options(t, frame, offer) {
      t.state.players.forEach((_, seat) => {
        if (seat !== frame.seat) offer.add(seat);
      });
    },
    prompt: () => ({ say: 'choose-steal-monster' }),
    face: (_, __, seat) => ({
      id: `seat:${seat}`,
      note: { say: 'steal-monster', seat },
      ref: `seat:${seat}`,
    }),
    resolve(t, frame, from) {
      const theirs = t.state.players[from]!.monsters;
      if (theirs.length === 0) return;
      const [monster] = theirs.splice(t.below(theirs.length), 1);
      t.state.players[frame.seat]!.monsters.push(monster!);
      t.tell({ say: 'monster-taken', seat: frame.seat, from, monster: MONSTERS[monster!]!.id });
    },
  }),
};
