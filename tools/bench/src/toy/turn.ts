/** A turn: roll, harvest, two actions, end. The agenda holds the rest of it. */
import { gain } from './actions.ts';
import { CITIZENS } from './cards.ts';
import type { Move } from './move.ts';
import { below } from './rng.ts';
import { STEPS, harvestOf } from './steps.ts';
import { SEATS, type ToyFrame, type ToyTable } from './table.ts';

/** How many stacks may run out before the last round: two for each player. */
const EXHAUSTED_STACKS = 2 * SEATS;

export function beginTurn(table: ToyTable): void {
  table.dice[0] = 1 + below(table.rng, 6);
  table.dice[1] = 1 + below(table.rng, 6);
  const { agenda, active } = table;
  agenda.push({ step: 'action', seat: active, value: 0 });
  agenda.push({ step: 'action', seat: active, value: 0 });
  for (let distance = SEATS - 1; distance >= 0; distance--) {
    agenda.push({ step: 'harvest', seat: (active + distance) % SEATS, value: 0 });
  }
  settle(table);
}

/** The game ends only after a whole round, so that all players have had the same number of turns. */
export function endTurn(table: ToyTable): void {
  table.active = (table.active + 1) % SEATS;
  if (table.active !== 0) return;
  table.over = isLastRound(table);
  table.round += 1;
}

function isLastRound(table: ToyTable): boolean {
  return (
    table.exhausted >= EXHAUSTED_STACKS ||
    table.monsters.every(left => left === 0) ||
    table.domains.every(left => left === 0)
  );
}

/** How often the roll activates a citizen: by either die and by their sum. */
function timesRolled(first: number, second: number, numbers: readonly number[]): number {
  let times = 0;
  for (const number of numbers) {
    if (number === first) times += 1;
    if (number === second) times += 1;
    if (number === first + second) times += 1;
  }
  return times;
}

function harvest(table: ToyTable, seat: number): void {
  const { dice } = table;
  const kingdom = table.kingdoms[seat]!;
  let idle = true;
  for (let citizen = 0; citizen < CITIZENS.length; citizen++) {
    const copies = kingdom.citizens[citizen]!;
    if (copies === 0) continue;
    const times = copies * timesRolled(dice[0], dice[1], CITIZENS[citizen]!.numbers);
    if (times === 0) continue;
    idle = false;
    const offered = harvestOf(table, seat, citizen);
    for (let time = 0; time < times; time++) {
      if (offered.length === 1) gain(kingdom, offered[0]!);
      else table.agenda.push({ step: 'income', seat, value: citizen });
    }
  }
  if (idle) table.agenda.push({ step: 'take', seat, value: 0 });
}

export const pending = (table: ToyTable): ToyFrame | undefined =>
  table.agenda[table.agenda.length - 1];

/** Writes what may be chosen now into `moves`. A finished table offers nothing. */
export function legal(table: ToyTable, moves: Move[]): void {
  moves.length = 0;
  const frame = pending(table);
  if (frame !== undefined && frame.step !== 'harvest')
    STEPS[frame.step].options(table, frame, moves);
}

/** Does what was chosen, and goes on to the next choice. */
export function answer(table: ToyTable, chosen: Move): void {
  resolve(table, chosen);
  settle(table);
}

function resolve(table: ToyTable, chosen: Move): void {
  const frame = table.agenda.pop()!;
  if (frame.step !== 'harvest') STEPS[frame.step].resolve(table, frame, chosen);
}

const forced: Move[] = []; // reused: it never lives beyond one round of the loop below

/** Runs everything automatic, up to the next real choice or the end of the turn. */
function settle(table: ToyTable): void {
  for (let frame = pending(table); frame !== undefined; frame = pending(table)) {
    if (frame.step === 'harvest') {
      table.agenda.pop();
      harvest(table, frame.seat);
      continue;
    }
    if (STEPS[frame.step].open) return;
    legal(table, forced);
    if (forced.length > 1) return;
    if (forced.length === 1) resolve(table, forced[0]!);
    else table.agenda.pop();
  }
}
