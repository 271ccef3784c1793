// What the icon language does in this game.
import { MAIN } from '@castellan/kernel';
import type { Draft, Seat } from '@castellan/kernel';
import { createInterpreter, rivalsOf } from '@castellan/powers';
import type { Filter as AnyFilter, CardSupply, World } from '@castellan/powers';
import { slayAction } from './actions/slay.ts';
import { gainTokens, spendTokens, takeable, takeTokens } from './bank.ts';
import { CITIZENS } from './cards/citizens.ts';
import type { Timing } from './cards/language.ts';
import { gainCitizen, topCitizen } from './center.ts';
import { counts } from './counts.ts';
import type { Count } from './counts.ts';
import { tell } from './events.ts';
import { isHarvest } from './order.ts';
import { places } from './places.ts';
import { cardOfPower, effectOfPower, powers, refOfPower, timeOfPower } from './printed.ts';
import { tokens } from './player.ts';
import { CITIZEN_STACKS, NONE } from './state.ts';
import type { State } from './state.ts';
import { verbs, verbSteps } from './verbs.ts';
import { terms } from './vocabulary/terms.ts';

type Filter = AnyFilter<typeof terms>;

/** Whether a Citizen can be taken for free. The surcharge does not count [CK 5.8]. */
export function fits(kind: number, { name, role, costAtMost }: Filter): boolean {
  const card = CITIZENS[kind]!;
  return (
    (name === undefined || card.id === name) &&
    (role === undefined || card.role === role) &&
    (costAtMost === undefined || card.price! <= costAtMost)
  );
}

const citizens: CardSupply<State> = {
  offer(t, _, filter, offer) {
    for (let stack = 0; stack < CITIZEN_STACKS; stack++) {
      const kind = topCitizen(t.state, stack);
      if (kind !== NONE && fits(kind, filter)) offer.add(stack);
    }
  },
  has(t, _, filter) {
    for (let stack = 0; stack < CITIZEN_STACKS; stack++) {
      const kind = topCitizen(t.state, stack);
      if (kind !== NONE && fits(kind, filter)) return true;
    }
    return false;
  },
  take(t, seat, stack, source) {
    const { id } = CITIZENS[topCitizen(t.state, stack)]!;
    if (t.events !== null)
      tell(t, 'citizen-gained', { seat, citizen: id, source: cardOfPower(source) });
    gainCitizen(t, seat, stack);
  },
  face(t, _, stack) {
    const { id } = CITIZENS[topCitizen(t.state, stack)]!;
    return {
      id: `citizen:${id}`,
      note: { say: 'take-citizen', citizen: id },
      ref: `center:citizen:${id}`,
    };
  },
};

/** Below a power that asks: the rest of it, what its card or its action still brings, or more Thieves and the harvest. */
const UNDER_POWERS = [
  'power',
  'power/rest',
  'power/any',
  'turn-up',
  'action-finished',
  'thief',
  'harvest-all',
];

/** The same for a Domain that works at a time of the turn: what comes after that time. */
const AFTER: Readonly<Record<Timing, readonly string[]>> = {
  build: [],
  'own-roll': ['change-dice'],
  doubles: ['change-dice', 'harvest'],
  'action-start': ['action'],
  'action-end': ['monsters', 'end'],
  'gain-citizen': [],
  slay: [],
};

/** Whether a power can wait on this step. All but doubles are the active player's [CK 3.7]. */
function canWait(state: State, seat: Seat, source: number, under: string): boolean {
  const time = timeOfPower(source);
  return (
    (seat === state.active || time === 'doubles') &&
    (UNDER_POWERS.includes(under) || (time !== null && AFTER[time].includes(under)))
  );
}

export const world: World<State, typeof terms> = {
  terms,
  fits: (t, seat, step, below, source) =>
    step === 'power/use'
      ? isHarvest(t, seat) && below.length === 0
      : t.lane === MAIN
        ? canWait(t.state, seat, source, below.at(-1)?.step ?? '')
        : isHarvest(t, seat),
  gain: gainTokens,
  affords: (t, seat, amounts, times) => tokens.has(t.state.players[seat]!, amounts, times),
  spend: spendTokens,
  takeable,
  take: takeTokens,
  rivals: (t, seat) => rivalsOf(t.state.players.length, seat),
  counts: Object.fromEntries(
    Object.entries<Count>(counts).map(([name, count]) => [
      name,
      (t: Draft<State>, seat: Seat) => count(t.state.players[seat]!, 'pooled'),
    ]),
  ) as World<State, typeof terms>['counts'],
  supplies: { citizens },
  actions: { slay: slayAction },
  places,
  verbs,
  verbSteps,
  powers: powers.length,
  effect: effectOfPower,
  source: cardOfPower,
  ref: refOfPower,
};

export const interpreter = createInterpreter(world);
