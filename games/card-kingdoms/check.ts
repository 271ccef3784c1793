import {
  coreShape,
  flag,
  knownValue,
  listOf,
  oneOf,
  quote,
  record,
  whole,
} from '@castellan/kernel';
import type { Frame, Shape, Steps } from '@castellan/kernel';
import { effectShape } from '@castellan/powers';
import { CITIZENS } from './cards/citizens.ts';
import { DOMAINS } from './cards/domains.ts';
import { DUKES } from './cards/dukes.ts';
import { TOKENS } from './cards/language.ts';
import { AREAS, MONSTERS } from './cards/monsters.ts';
import { emptyStacks } from './center.ts';
import { counts } from './counts.ts';
import { options } from './options.ts';
import { powers } from './printed.ts';
import { STACK_NUMBERS, stackOfCitizen } from './setup.ts';
import { COLUMNS, NONE } from './state.ts';
import type { State } from './state.ts';
import { verbs } from './verbs.ts';

/** Where every card of the box is: Citizens, Monsters, Domains and Dukes, numbered through [CK 1.1]. */
export function cards(state: State): number[] {
  const out: number[] = [];
  const citizens = (kinds: readonly number[]): void =>
    kinds.forEach((n, kind) => out.push(...Array.from({ length: n }, () => kind)));
  const monsters = (list: readonly number[]): void =>
    list.forEach(monster => out.push(100 + monster));
  const domains = (list: readonly number[]): void =>
    list.forEach(domain => domain !== NONE && out.push(200 + domain));
  const dukes = (list: readonly number[]): void =>
    list.forEach(duke => duke !== NONE && out.push(300 + duke));
  for (const player of state.players) {
    citizens(player.citizens);
    monsters(player.monsters);
    domains(player.domains);
    dukes([player.duke, ...player.dukesOffered]);
  }
  for (const stack of state.citizens) out.push(...stack);
  for (const stack of state.monsters) monsters(stack);
  for (const stack of state.domainsBelow) domains(stack);
  domains(state.domains);
  out.push(...state.box.citizens);
  monsters(state.box.monsters);
  domains(state.box.domains);
  domains(state.box.domainsRemoved);
  dukes(state.box.dukes);
  if (state.darkLord !== null) {
    citizens(state.darkLord.citizens);
    domains(state.darkLord.domains);
    dukes([state.darkLord.duke]);
  }
  return out;
}

const STARTERS = CITIZENS.filter(card => card.price === null).length;
const KINDS = CITIZENS.length - STARTERS;

/** What is wrong with something that claims to be a state; the steps are those of the game. */
export function problemsOf(value: unknown, steps: Steps<State>): string[] {
  const seats = seatsOf(value);
  if (seats === null) return ['state must be an object with options.players from 1 to 5'];
  const problems: string[] = [];
  shapeOf(seats, steps)(value, 'state', problems);
  if (problems.length > 0) return problems;
  const state = value as State;
  checkCards(state, problems);
  checkStacks(state, problems);
  checkAgenda(state, problems);
  return problems;
}

function seatsOf(value: unknown): number | null {
  const players = (value as { options?: { players?: unknown } } | null)?.options?.players;
  return typeof players === 'number' && Number.isInteger(players) && players >= 1 && players <= 5
    ? players
    : null;
}

function shapeOf(seats: number, steps: Steps<State>): ReturnType<typeof record> {
  const count = whole(0, 999);
  const citizen = whole(0, KINDS - 1);
  const monster = whole(0, MONSTERS.length - 1);
  const domain = whole(0, DOMAINS.length - 1);
  const duke = whole(0, DUKES.length - 1);
  const held = listOf(whole(0, 6), CITIZENS.length, CITIZENS.length);
  const valueOf = (id: string): Shape => {
    const spec = options.find(option => option.id === id)!;
    return (value, path, problems) => {
      const known = knownValue(spec, value);
      if (known === undefined || known !== value) problems.push(`${path} can't be ${quote(value)}`);
    };
  };
  return record({
    core: coreShape(seats, steps),
    options: record({
      players: whole(1, 5),
      setup: valueOf('setup'),
      mixed: flag(),
      leftovers: valueOf('leftovers'),
      soloTokens: valueOf('soloTokens'),
    }),
    players: listOf(
      record({
        gold: count,
        strength: count,
        magic: count,
        vp: count,
        citizens: held,
        monsters: listOf(monster),
        domains: listOf(domain),
        duke: whole(NONE, DUKES.length - 1),
        dukesOffered: listOf(duke, 1, 2),
        due: listOf(whole(0, CITIZENS.length - 1)),
      }),
      seats,
      seats,
    ),
    areas: listOf(whole(0, AREAS.length - 1), COLUMNS, COLUMNS),
    monsters: listOf(listOf(monster), COLUMNS, COLUMNS),
    citizens: listOf(listOf(citizen), STACK_NUMBERS.length, STACK_NUMBERS.length),
    seen: listOf(whole(0, 12), STACK_NUMBERS.length, STACK_NUMBERS.length),
    domains: listOf(whole(NONE, DOMAINS.length - 1), COLUMNS, COLUMNS),
    domainsBelow: listOf(listOf(domain, 0, 3), COLUMNS, COLUMNS),
    box: record({
      monsters: listOf(monster),
      citizens: listOf(citizen),
      domains: listOf(domain),
      domainsRemoved: listOf(domain),
      dukes: listOf(duke),
    }),
    dice: listOf(whole(1, 6), 2, 2),
    diceChanged: whole(0, 2 ** DOMAINS.length - 1),
    first: whole(0, seats - 1),
    active: whole(0, seats - 1),
    turn: whole(0),
    exhausted: whole(0, 20),
    darkLord:
      seats === 1
        ? record({ duke: whole(NONE, DUKES.length - 1), citizens: held, domains: listOf(domain) })
        : oneOf(null),
    ending: oneOf('', 'round', 'monsters-slain', 'overrun', 'five-exhausted'),
  });
}

/** Every card of the box is somewhere, once. */
function checkCards(state: State, problems: string[]): void {
  const found = new Map<number, number>();
  for (const card of cards(state)) found.set(card, (found.get(card) ?? 0) + 1);
  const expect = (card: number, copies: number, name: string): void => {
    const n = found.get(card) ?? 0;
    if (n !== copies) problems.push(`there must be ${copies} of ${name}, not ${n}`);
  };
  CITIZENS.forEach((card, kind) =>
    expect(kind, card.price === null ? state.players.length : card.copies, card.id),
  );
  MONSTERS.forEach((card, monster) =>
    expect(100 + monster, card.copies + card.copiesWithFive, card.name),
  );
  DOMAINS.forEach((card, domain) => expect(200 + domain, 1, card.name));
  DUKES.forEach((card, duke) => expect(300 + duke, 1, card.name));
  state.players.forEach((player, seat) => {
    if (player.citizens.slice(KINDS).some(n => n !== 1))
      problems.push(`players[${seat}] must have one Starter of each kind`);
    if (player.dukesOffered.length !== (player.duke === NONE ? 2 : 1))
      problems.push(
        `players[${seat}] must have two Dukes to choose from, or one and the one sent back`,
      );
  });
}

function checkStacks(state: State, problems: string[]): void {
  state.monsters.forEach((stack, i) => {
    if (stack.some(monster => MONSTERS[monster]!.area !== AREAS[state.areas[i]!]))
      problems.push(`monsters[${i}] holds a Monster of another area`);
  });
  state.citizens.forEach((stack, i) => {
    if (stack.some(kind => stackOfCitizen[kind] !== i))
      problems.push(`citizens[${i}] holds a Citizen of another number`);
    if (state.seen[i]! > stack.length || (stack.length > 0 && state.seen[i] === 0))
      problems.push(`seen[${i}] does not fit its stack`);
  });
  if (new Set(state.areas).size !== COLUMNS) problems.push('areas must be five different ones');
  if (state.exhausted > emptyStacks(state) + 1)
    problems.push('exhausted counts more stacks than are empty');
}

const POWER_STEPS = new Set([
  'power',
  'power/or',
  'power/pay',
  'power/aim',
  'power/take',
  'power/acquire',
]);
const effect = effectShape({
  resources: TOKENS,
  counts: Object.keys(counts),
  supplies: ['citizens'],
  actions: ['slay'],
  verbs: Object.keys(verbs),
});

/** The largest `a` and `b` that a step's frame may carry; the powers' steps carry a seat and a power instead. */
const ARGUMENTS: Readonly<Record<string, readonly [number, number]>> = {
  thief: [CITIZENS.length - 1, 0],
  'harvest-all': [1, 0],
  'use-citizen': [1, 0],
  slain: [COLUMNS - 1, 0],
  recruited: [STACK_NUMBERS.length - 1, 0],
  built: [COLUMNS - 1, 0],
  'turn-up': [COLUMNS - 1, 0],
  pay: [1, 99],
  die: [6, powers.length - 1],
  'return-monster': [99, 0],
  'return-citizen': [99, 0],
  attacks: [6, 6],
  'attack-die': [6, 0],
  attack: [COLUMNS - 1, 0],
  capture: [COLUMNS - 1, 0],
};

function argumentsFit(frame: Frame, seats: number): boolean {
  const { a, b } = frame;
  if (POWER_STEPS.has(frame.step)) return a >= -1 && a < seats && b >= -1 && b < powers.length;
  const [most, more] = ARGUMENTS[frame.step] ?? [0, 0];
  return a >= 0 && a <= most && b >= 0 && b <= more;
}

/** What still waits must be something that this game can do. */
function checkAgenda(state: State, problems: string[]): void {
  const frames = state.core.agenda.flat();
  if (frames.length === 0 && state.ending === '')
    problems.push('nothing is left to do, but the game is not over');
  if (frames.length > 0 && state.ending !== '')
    problems.push('the game is over, but something is left to do');
  frames.forEach((frame, i) => {
    if (POWER_STEPS.has(frame.step)) effect(frame.data, `agenda frame ${i}`, problems);
    else if (frame.data !== null)
      problems.push(`agenda frame ${i} carries data that its step does not take`);
    if (frame.seat < 0) problems.push(`agenda frame ${i} belongs to no seat`);
    if (!argumentsFit(frame, state.players.length))
      problems.push(`agenda frame ${i} (${frame.step}) is about something that does not exist`);
  });
  state.core.agenda.slice(1).forEach((stack, seat) => {
    if (stack.some(frame => frame.seat !== seat))
      problems.push(`seat ${seat} has something to do that is another's`);
  });
}
