// Harvest phase [CK 4]: each result activates the cards of its number in every tableau. The Thieves of the active player act first.
// Then everyone harvests at the same time. Simple gains are booked without a question, and before the rest: they can only help what
// comes after. A seat is asked only if its cards leave a choice, and uses those cards in any order.
import { auto, choose, flag, whole } from '@castellan/kernel';
import type { Draft, Seat, Steps } from '@castellan/kernel';
import { isAimed, isPlain } from '@castellan/powers';
import { CITIZENS } from '../cards/citizens.ts';
import { RESOURCES } from '../cards/language.ts';
import type { Tokens } from '../cards/language.ts';
import { tell } from '../events.ts';
import { interpreter } from '../powers.ts';
import { citizenPower } from '../printed.ts';
import { tokens } from '../player.ts';
import type { Player, State } from '../state.ts';
import { follows, inTurn, isHarvest, isResting } from '../order.ts';

/** By result of the dice: which cards it activates. */
export const wokenBy: readonly (readonly number[])[] = Array.from({ length: 13 }, (_, result) =>
  CITIZENS.flatMap((card, kind) => (card.numbers.includes(result) ? [kind] : [])),
);

const onTurn = CITIZENS.map(card => card.onTurn);
const offTurn = CITIZENS.map(card => card.offTurn);
const thievesBy = wokenBy.map(kinds => kinds.filter(kind => isAimed(onTurn[kind]!)));
const plainOnTurn = onTurn.map(isPlain);
const plainOffTurn = offTurn.map(isPlain);

/** The arguments of `harvest-all`. In the first harvest the active player uses left powers; the second is solo only [CK 13.13]. */
const FIRST = { first: true };
const SECOND = { first: false };

export const harvestSteps: Steps<State> = {
  harvest: auto({
    fits: inTurn('harvest'),
    run(t, seat) {
      t.push('harvest-all', seat, FIRST);
      const { dice, players } = t.state;
      const [first, second] = dice as [number, number];
      sendThieves(t, seat, players[seat]!, first);
      sendThieves(t, seat, players[seat]!, second);
      sendThieves(t, seat, players[seat]!, first + second);
    },
  }),

  /** Solo, the same dice count once more, with the right powers [CK 13.13]. */
  'second-harvest': auto({
    fits: inTurn('second-harvest'),
    run: (t, seat) => t.push('harvest-all', seat, SECOND),
  }),

  /** All Thieves of the active player act before any other card of anyone [CK 4.7, R5]. */
  thief: auto({
    args: { kind: whole(0, CITIZENS.length - 1) },
    fits: (t, seat, { kind }, below) =>
      isAimed(onTurn[kind]!) && follows(t, seat, below, ['thief', 'harvest-all']),
    run: (t, seat, { kind }) =>
      interpreter.perform(t, seat, onTurn[kind]!, citizenPower(kind, true)),
  }),

  'harvest-all': auto({
    args: { first: flag() },
    /** It waits only for Thieves, and those act in the first harvest. */
    fits: (t, seat, { first }, below) => first && follows(t, seat, below, ['action-start']),
    run(t, _, { first }) {
      const { state } = t;
      for (let seat = 0; seat < state.players.length; seat++) {
        if (!isResting(state, seat)) harvestSeat(t, seat, seat === state.active && first);
      }
    },
  }),

  /** No card was activated: the seat chooses one Resource [CK 4.13]. */
  compensation: choose({
    fits: (t, seat, _, below) => isHarvest(t, seat) && below.length === 0,
    options(_, __, offer) {
      for (let resource = 0; resource < RESOURCES.length; resource++) offer.add(resource);
    },
    prompt: t => ({ say: 'compensation', dice: [t.state.dice[0]!, t.state.dice[1]!] }),
    face: (_, __, resource) => ({
      id: RESOURCES[resource]!,
      note: { say: 'gain-resource', resource: RESOURCES[resource]! },
      ref: `token:${RESOURCES[resource]!}`,
    }),
    resolve(t, seat, resource) {
      t.state.players[seat]![RESOURCES[resource]!]++;
      if (t.events !== null) tell(t, 'compensated', { seat, resource: RESOURCES[resource]! });
    },
  }),
};

function sendThieves(t: Draft<State>, seat: Seat, player: Player, result: number): void {
  const kinds = thievesBy[result]!;
  for (let i = 0; i < kinds.length; i++)
    for (let n = 0; n < player.citizens[kinds[i]!]!; n++)
      t.push('thief', seat, { kind: kinds[i]! });
}

/** The activated powers of one seat that leave a choice. Filled again for each seat. */
const choices: number[] = [];

/** Books the simple gains of a seat, then asks for its choices. */
function harvestSeat(t: Draft<State>, seat: Seat, left: boolean): void {
  const [first, second] = t.state.dice as [number, number];
  const listeners = t.events;
  const before = listeners === null ? null : tokens.of(t.state.players[seat]!);
  // What the cards bring is told in one event, after all is booked.
  t.events = null;
  choices.length = 0;
  const woken =
    wake(t, seat, first, left) + wake(t, seat, second, left) + wake(t, seat, first + second, left);
  t.events = listeners;
  if (woken === 0) {
    t.together('compensation', seat);
    return;
  }
  if (before !== null) tellHarvest(t, seat, before, left);
  if (choices.length > 0) interpreter.useTogether(t, seat, choices.slice());
}

/** Activates a seat's cards of one result, and returns how many there were. */
function wake(t: Draft<State>, seat: Seat, result: number, left: boolean): number {
  const player = t.state.players[seat]!;
  const kinds = wokenBy[result]!;
  let woken = 0;
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[i]!;
    const copies = player.citizens[kind]!;
    if (copies === 0) continue;
    woken += copies;
    const power = left ? onTurn[kind]! : offTurn[kind]!;
    const source = citizenPower(kind, left);
    if ((left ? plainOnTurn : plainOffTurn)[kind]) interpreter.book(t, seat, power, source, copies);
    // A Thief has already acted.
    else if (!(left && isAimed(power))) for (let n = 0; n < copies; n++) choices.push(source);
  }
  return woken;
}

/** The activated cards of a player that pass the test, once for each activation. */
function awake(state: State, player: Player, of: (kind: number) => boolean): number[] {
  const [first, second] = state.dice as [number, number];
  const found: number[] = [];
  for (const result of [first, second, first + second]) {
    for (const kind of wokenBy[result]!) {
      if (player.citizens[kind]! > 0 && of(kind))
        for (let n = 0; n < player.citizens[kind]!; n++) found.push(kind);
    }
  }
  return found;
}

function tellHarvest(t: Draft<State>, seat: Seat, before: Tokens, left: boolean): void {
  const player = t.state.players[seat]!;
  const brought = tokens.since(player, before);
  if (Object.values(brought).every(n => n === 0)) return;
  // The cards whose simple gains were booked, and how often.
  const cards: Record<string, number> = {};
  for (const kind of awake(t.state, player, kind => (left ? plainOnTurn : plainOffTurn)[kind]!)) {
    const { id } = CITIZENS[kind]!;
    cards[id] = (cards[id] ?? 0) + 1;
  }
  tell(t, 'harvested', { seat, tokens: brought, cards });
}
