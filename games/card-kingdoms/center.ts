// The Center Stacks: what lies on top, taking it, putting it back [CK 5.5, 5.11].
import type { Draft, Seat } from '@castellan/kernel';
import { CITIZENS } from './cards/citizens.ts';
import { DOMAINS } from './cards/domains.ts';
import { AREAS, MONSTERS } from './cards/monsters.ts';
import { tell } from './events.ts';
import { trigger } from './printed.ts';
import { COLUMNS, CITIZEN_STACKS, NONE, stackOfCitizen } from './state.ts';
import type { State } from './state.ts';

/** The arguments of steps about a column or a Citizen stack. Frames can share them, so they are made once. */
export const ofColumn = Array.from({ length: COLUMNS }, (_, column) => ({ column }));
export const ofStack = Array.from({ length: CITIZEN_STACKS }, (_, stack) => ({ stack }));

export function topMonster(state: State, stack: number): number {
  const cards = state.monsters[stack]!;
  return cards.length === 0 ? NONE : cards[cards.length - 1]!;
}

export function topCitizen(state: State, stack: number): number {
  const cards = state.citizens[stack]!;
  return cards.length === 0 ? NONE : cards[cards.length - 1]!;
}

/** Takes the top Citizen. With mixed citizens the next is turned up at once [CK 14.3]. */
export function takeTopCitizen(t: Draft<State>, stack: number): number {
  const { state } = t;
  const kind = state.citizens[stack]!.pop()!;
  const left = state.citizens[stack]!.length;
  const seen = state.seen[stack]! - 1;
  state.seen[stack] = seen;
  if (seen === 0 && left > 0) {
    state.seen[stack] = 1;
    t.learn();
    if (t.events !== null)
      tell(t, 'citizen-turned', { citizen: CITIZENS[topCitizen(state, stack)]!.id });
  }
  return kind;
}

/** A Citizen comes into the tableau, paid or free [CK 7.4, 15.14]. The event was told before. */
export function gainCitizen(t: Draft<State>, seat: Seat, stack: number): void {
  const kind = takeTopCitizen(t, stack);
  t.state.players[seat]!.citizens[kind]!++;
  trigger(t, seat, 'gain-citizen');
}

/** Puts a Citizen back on its stack [CK 15.9]. It has already left the tableau. */
export function returnCitizen(t: Draft<State>, seat: Seat, kind: number): void {
  const stack = stackOfCitizen[kind]!;
  t.state.citizens[stack]!.push(kind);
  t.state.seen[stack]!++;
  if (t.events !== null) tell(t, 'citizen-returned', { seat, citizen: CITIZENS[kind]!.id });
}

export function returnMonster(t: Draft<State>, seat: Seat, monster: number): void {
  const area = AREAS.indexOf(MONSTERS[monster]!.area);
  t.state.monsters[t.state.areas.indexOf(area)]!.push(monster);
  if (t.events !== null) tell(t, 'monster-returned', { seat, monster: MONSTERS[monster]!.id });
}

/** Turns up the next Domain, at the very end of an action [CK 9.6]. */
export function turnUpDomain(t: Draft<State>, column: number): void {
  const { state } = t;
  const below = state.domainsBelow[column]!;
  if (state.domains[column] !== NONE || below.length === 0) return;
  state.domains[column] = below.pop()!;
  t.learn();
  if (t.events !== null) tell(t, 'domain-turned', { domain: DOMAINS[state.domains[column]!]!.id });
}

/** How many stacks of all kinds are empty [CK 5.6, R10]. */
export function emptyStacks(state: State): number {
  let empty = 0;
  for (let i = 0; i < COLUMNS; i++) {
    if (state.monsters[i]!.length === 0) empty++;
    if (state.domains[i] === NONE && state.domainsBelow[i]!.length === 0) empty++;
  }
  for (let i = 0; i < CITIZEN_STACKS; i++) if (state.citizens[i]!.length === 0) empty++;
  return empty;
}

export function noMonsterLeft(state: State): boolean {
  for (let i = 0; i < COLUMNS; i++) if (state.monsters[i]!.length > 0) return false;
  return true;
}

export function noDomainLeft(state: State): boolean {
  for (let i = 0; i < COLUMNS; i++)
    if (state.domains[i] !== NONE || state.domainsBelow[i]!.length > 0) return false;
  return true;
}
