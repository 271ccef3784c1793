// Monsters phase, solo only [CK 13.8–13.12]: each die makes the Monster stack of its number attack its column. A 6 makes a stack of
// your choice attack. The column loses a Citizen or, if it has none left, a Domain. If it has neither, the game is lost.
import { auto, choose, neverWaits, whole } from '@castellan/kernel';
import type { Draft, Steps } from '@castellan/kernel';
import { CITIZENS } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import { AREAS } from '../cards/monsters.ts';
import { emptyStacks, takeTopCitizen, topCitizen, turnUpDomain } from '../center.ts';
import { fiveExhausted, overrun } from '../ending.ts';
import { tell } from '../events.ts';
import { COLUMNS, NONE } from '../state.ts';
import type { State } from '../state.ts';
import { follows, inTurn } from '../order.ts';

/** What can lie right below an attack: the other die, or what follows the phase. */
const BEFORE_ATTACK = ['attack-die', 'second-harvest'];
const face = whole(1, 6);
const column = whole(0, COLUMNS - 1);

export const monstersSteps: Steps<State> = {
  monsters: auto({
    fits: inTurn('monsters'),
    run(t, seat) {
      const [first, second] = t.state.dice as [number, number];
      t.push('attacks', seat, { first, second });
    },
  }),

  /** With two different dice, you choose which attacks first [CK R20]. */
  attacks: choose({
    args: { first: face, second: face },
    fits: (t, seat, { first, second }, below) =>
      first === t.state.dice[0] &&
      second === t.state.dice[1] &&
      follows(t, seat, below, ['second-harvest']),
    options(_, __, offer, { first, second }) {
      offer.add(first);
      if (second !== first) offer.add(second);
    },
    prompt: (_, __, { first, second }) => ({ say: 'attacks', dice: [first, second] }),
    face: (_, __, die, { first }) => ({
      id: `die:${die}`,
      note: { say: 'attack-die', die },
      ref: `die:${die === first ? 0 : 1}`,
    }),
    resolve(t, seat, die, { first, second }) {
      t.push('attack-die', seat, { die: die === first ? second : first });
      t.push('attack-die', seat, { die });
    },
  }),

  'attack-die': auto({
    args: { die: face },
    fits: (t, seat, { die }, below) =>
      t.state.dice.includes(die) && follows(t, seat, below, ['second-harvest']),
    run(t, seat, { die }) {
      if (die === 6) t.push('attack-any', seat);
      else if (t.state.monsters[die - 1]!.length > 0) t.push('attack', seat, { column: die - 1 });
      else tell(t, 'no-attack', { die });
    },
  }),

  /** With a 6 you choose a stack that is not exhausted [CK 13.9]. There is always one: without any, the game would be over. */
  'attack-any': choose({
    fits: (t, seat, _, below) => follows(t, seat, below, BEFORE_ATTACK),
    options(t, _, offer) {
      for (let stack = 0; stack < COLUMNS; stack++)
        if (t.state.monsters[stack]!.length > 0) offer.add(stack);
    },
    prompt: () => ({ say: 'attack-any' }),
    face(t, _, stack) {
      const area = AREAS[t.state.areas[stack]!]!;
      return {
        id: `area:${area}`,
        note: { say: 'attack-area', area },
        ref: `stack:monsters:${stack}`,
      };
    },
    resolve: (t, seat, column) => t.push('attack', seat, { column }),
  }),

  attack: auto({
    args: { column },
    fits: neverWaits,
    run(t, seat, { column }) {
      const { state } = t;
      tell(t, 'attack', { area: AREAS[state.areas[column]!]! });
      if (state.citizens[column]!.length > 0 || state.citizens[column + COLUMNS]!.length > 0)
        t.push('capture', seat, { column });
      else if (state.domains[column] !== NONE) captureDomain(t, column);
      else overrun(t);
    },
  }),

  capture: choose({
    args: { column },
    fits: (t, seat, _, below) => follows(t, seat, below, BEFORE_ATTACK),
    options(t, _, offer, { column }) {
      if (t.state.citizens[column]!.length > 0) offer.add(column);
      if (t.state.citizens[column + COLUMNS]!.length > 0) offer.add(column + COLUMNS);
    },
    prompt: (t, _, { column }) => ({ say: 'capture', area: AREAS[t.state.areas[column]!]! }),
    face(t, _, stack) {
      const { id } = CITIZENS[topCitizen(t.state, stack)]!;
      return {
        id: `lose:${id}`,
        note: { say: 'lose-citizen', citizen: id },
        ref: `center:citizen:${id}`,
      };
    },
    resolve(t, _, stack) {
      const kind = takeTopCitizen(t, stack);
      t.state.darkLord!.citizens[kind]!++;
      tell(t, 'citizen-captured', { citizen: CITIZENS[kind]!.id });
      captured(t);
    },
  }),
};

function captureDomain(t: Draft<State>, column: number): void {
  const domain = t.state.domains[column]!;
  t.state.domains[column] = NONE;
  t.state.darkLord!.domains.push(domain);
  tell(t, 'domain-captured', { domain: DOMAINS[domain]!.id });
  turnUpDomain(t, column);
  captured(t);
}

function captured(t: Draft<State>): void {
  t.state.exhausted = emptyStacks(t.state);
  fiveExhausted(t);
}
