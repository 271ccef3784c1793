import { auto, choose, isBare, MAIN } from '@castellan/kernel';
import type { Draft, Phrase, Seat, Steps } from '@castellan/kernel';
import { asJson } from '@castellan/powers';
import type { Effect } from '@castellan/powers';
import { add } from '../bank.ts';
import { CITIZENS } from '../cards/citizens.ts';
import { RESOURCES } from '../cards/language.ts';
import type { Tokens } from '../cards/language.ts';
import { interpreter, world } from '../powers.ts';
import { citizenPower } from '../printed.ts';
import type { Player, State } from '../state.ts';
import { follows, inTurn } from '../turn.ts';

/**
 * Harvest phase [CK 4]: each result wakes the cards of its number in every tableau. The active
 * player's Thieves act first; then everyone harvests at the same time. Plain gains are booked by
 * themselves, before the rest: they can only help what comes after. A seat is asked only where its
 * cards leave a choice, and may take those in any order.
 */
const MOST_BRANCHES = 4;
const DONE = -1;
const UNPAYABLE: Phrase = { say: 'power-cannot-pay' };

/** Which cards each result wakes. */
const wokenBy: readonly (readonly number[])[] = Array.from({ length: 13 }, (_, result) =>
  CITIZENS.flatMap((card, kind) => (card.numbers.includes(result) ? [kind] : [])),
);

const onTurn = CITIZENS.map(card => card.onTurn);
const offTurn = CITIZENS.map(card => card.offTurn);

/** The resting player is the one to the right of the active player, with five players only [CK 12.3]. */
export function isResting(state: State, seat: Seat): boolean {
  return state.players.length === 5 && seat === (state.active + 4) % 5;
}

export const harvestSteps: Steps<State> = {
  harvest: auto((t, { seat }) => {
    t.push('harvest-all', seat, 1);
    const thieves = activations(t.state, t.state.players[seat]!, onTurn, 'aim');
    for (const kind of thieves) t.push('thief', seat, kind);
  }, inTurn),

  /** Alone, the same dice once more, with the right powers [CK 13.13]. */
  'second-harvest': auto((t, { seat }) => t.push('harvest-all', seat, 0), inTurn),

  /** All on-turn Thieves before every other activation of everyone [CK 4.7, R5]. */
  thief: auto(
    (t, { seat, a: kind }) => interpreter.perform(t, seat, onTurn[kind]!, citizenPower(kind, true)),
    (t, frame, below) =>
      onTurn[frame.a]?.op === 'aim' &&
      frame.b === 0 &&
      follows(t, frame, below, ['thief', 'harvest-all']),
  ),

  /** It waits only for the Thieves, and those act in the first harvest. */
  'harvest-all': auto(
    (t, { a: first }) => {
      const { state } = t;
      for (let seat = 0; seat < state.players.length; seat++) {
        if (!isResting(state, seat)) harvestSeat(t, seat, seat === state.active && first === 1);
      }
    },
    (t, frame, below) =>
      frame.a === 1 && frame.b === 0 && follows(t, frame, below, ['action-start']),
  ),

  'use-citizen': choose({
    fits: (t, { seat, a: left, b, data }, below) =>
      isHarvest(t, seat, left === 1) &&
      below.length === 0 &&
      (left === 0 || left === 1) &&
      b === 0 &&
      data === null &&
      t.state.players[seat]!.due.every(kind => leavesChoice(kind, left === 1)),
    options(t, { seat, a: left }, offer) {
      const { due } = t.state.players[seat]!;
      let mayStop = true;
      for (let i = 0; i < due.length; i++) {
        const kind = due[i]!;
        if (due.indexOf(kind) !== i) continue;
        const effect = powerOf(kind, left === 1);
        if (effect.op === 'or') {
          mayStop = false;
          for (let branch = 0; branch < effect.of.length; branch++)
            offer.add(kind * MOST_BRANCHES + branch);
        } else if (interpreter.possible(t, seat, effect)) offer.add(kind * MOST_BRANCHES);
        else offer.block(kind * MOST_BRANCHES, UNPAYABLE);
      }
      if (mayStop) offer.add(DONE);
    },
    prompt: t => ({ say: 'use-citizen', dice: [t.state.dice[0]!, t.state.dice[1]!] }),
    face(_, { a: left }, code) {
      if (code === DONE) return { id: 'done', note: { say: 'harvest-done' } };
      const kind = Math.floor(code / MOST_BRANCHES);
      const effect = branchOf(powerOf(kind, left === 1), code % MOST_BRANCHES);
      const { id } = CITIZENS[kind]!;
      const gains =
        effect.op === 'gain'
          ? Object.keys(effect.amounts).find(token => effect.amounts[token]! > 0)
          : null;
      return {
        id: gains ? `${id}:${gains}` : id,
        note: { say: 'use-power', card: id, effect: asJson(effect) },
        ref: `citizen:${id}`,
        effect: asJson(effect),
      };
    },
    fallback: (_, __, offer) => [offer.codes[offer.codes.length - 1]!],
    resolve(t, { seat, a: left }, code) {
      const { due } = t.state.players[seat]!;
      if (code === DONE) {
        due.length = 0;
        return;
      }
      const kind = Math.floor(code / MOST_BRANCHES);
      due.splice(due.indexOf(kind), 1);
      if (due.length > 0) t.push('use-citizen', seat, left);
      interpreter.accept(
        t,
        seat,
        branchOf(powerOf(kind, left === 1), code % MOST_BRANCHES),
        citizenPower(kind, left === 1),
      );
    },
  }),

  /** Nobody woke: one Resource of one's choice [CK 4.13]. */
  compensation: choose({
    fits: (t, frame, below) =>
      isHarvest(t, frame.seat, false) && below.length === 0 && isBare(frame),
    options(_, __, offer) {
      for (let resource = 0; resource < RESOURCES.length; resource++) offer.add(resource);
    },
    prompt: t => ({ say: 'compensation', dice: [t.state.dice[0]!, t.state.dice[1]!] }),
    face: (_, __, resource) => ({
      id: RESOURCES[resource]!,
      note: { say: 'gain-resource', resource: RESOURCES[resource]! },
      ref: `token:${RESOURCES[resource]!}`,
    }),
    resolve(t, { seat }, resource) {
      t.state.players[seat]![RESOURCES[resource]!]++;
      if (t.events !== null) t.tell({ say: 'compensated', seat, resource: RESOURCES[resource]! });
    },
  }),
};

/** Whether this seat can be harvesting, with its left powers or its right ones: the table waits to go on after it [CK 4.3, 13.13]. */
function isHarvest({ lane, state }: Draft<State>, seat: Seat, left: boolean): boolean {
  const next = state.core.agenda[MAIN]!.at(-1)?.step;
  if (lane === MAIN || (left && seat !== state.active)) return false;
  return next === 'action-start' || (!left && next === 'end' && state.darkLord !== null);
}

/** Whether a woken card leaves its owner a choice. */
function leavesChoice(kind: number, left: boolean): boolean {
  const { op } = powerOf(kind, left);
  return op === 'or' || op === 'pay';
}

function powerOf(kind: number, left: boolean): Effect {
  return left ? onTurn[kind]! : offTurn[kind]!;
}

function branchOf(effect: Effect, branch: number): Effect {
  return effect.op === 'or' ? effect.of[branch]! : effect;
}

/** Books the plain gains of a seat, and gives it its choices. */
function harvestSeat(t: Draft<State>, seat: Seat, left: boolean): void {
  const player = t.state.players[seat]!;
  const before =
    t.events === null
      ? null
      : { gold: player.gold, strength: player.strength, magic: player.magic };
  const [first, second] = t.state.dice as [number, number];
  const woken =
    wake(t, seat, first, left) + wake(t, seat, second, left) + wake(t, seat, first + second, left);
  if (woken === 0) {
    t.together('compensation', seat);
    return;
  }
  if (before !== null) tellHarvest(t, seat, before, left);
  if (player.due.length > 0) t.together('use-citizen', seat, left ? 1 : 0);
}

/** Wakes a seat's cards of one result; gives how many woke. */
function wake(t: Draft<State>, seat: Seat, result: number, left: boolean): number {
  const player = t.state.players[seat]!;
  const kinds = wokenBy[result]!;
  let woken = 0;
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[i]!;
    const copies = player.citizens[kind]!;
    if (copies === 0) continue;
    woken += copies;
    book(t, seat, powerOf(kind, left), kind, left, copies);
  }
  return woken;
}

function book(
  t: Draft<State>,
  seat: Seat,
  effect: Effect,
  kind: number,
  left: boolean,
  copies: number,
): void {
  const player = t.state.players[seat]!;
  if (effect.op === 'gain') {
    t.resolved(citizenPower(kind, left));
    add(
      player,
      effect.amounts as Tokens,
      copies * (effect.per === null ? 1 : world.counts[effect.per]!(t, seat)),
    );
  } else if (effect.op === 'all') {
    for (const part of effect.of) book(t, seat, part, kind, left, copies);
  } else if (effect.op !== 'aim') {
    for (let n = 0; n < copies; n++) player.due.push(kind);
  }
}

/** The activated cards of a player whose power is of one sort, once for each activation. */
function activations(
  state: State,
  player: Player,
  powers: readonly Effect[],
  op: Effect['op'],
): number[] {
  const [first, second] = state.dice as [number, number];
  const found: number[] = [];
  for (const result of [first, second, first + second]) {
    for (const kind of wokenBy[result]!) {
      if (powers[kind]!.op === op)
        for (let n = 0; n < player.citizens[kind]!; n++) found.push(kind);
    }
  }
  return found;
}

function tellHarvest(
  t: Draft<State>,
  seat: Seat,
  before: Readonly<Record<'gold' | 'strength' | 'magic', number>>,
  left: boolean,
): void {
  const player = t.state.players[seat]!;
  const tokens = {
    gold: player.gold - before.gold,
    strength: player.strength - before.strength,
    magic: player.magic - before.magic,
    vp: 0,
  };
  if (tokens.gold + tokens.strength + tokens.magic > 0)
    t.tell({ say: 'harvested', seat, tokens, cards: givers(t.state, player, left) });
}

/** The cards whose plain gains were booked, and how often each was woken. */
function givers(state: State, player: Player, left: boolean): Record<string, number> {
  const powers = left ? onTurn : offTurn;
  const found: Record<string, number> = {};
  for (const op of ['gain', 'all'] as const) {
    for (const kind of activations(state, player, powers, op)) {
      const { id } = CITIZENS[kind]!;
      found[id] = (found[id] ?? 0) + 1;
    }
  }
  return found;
}
