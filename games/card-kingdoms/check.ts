import {
  agendaProblems,
  coreShape,
  flag,
  knownValue,
  listOf,
  oneOf,
  quote,
  record,
  whole,
} from '@castellan/kernel';
import type { Shape, Steps } from '@castellan/kernel';
import { CITIZENS } from './cards/citizens.ts';
import { DOMAINS } from './cards/domains.ts';
import { DUKES } from './cards/dukes.ts';
import { AREAS, MONSTERS } from './cards/monsters.ts';
import { emptyStacks, noMonsterLeft } from './center.ts';
import { options } from './options.ts';
import { STACK_NUMBERS, stackOfCitizen } from './setup.ts';
import { COLUMNS, NONE } from './state.ts';
import type { State } from './state.ts';

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

/** The Bank never runs out [CK 1.3]: more than any game can give, and little enough to be added up exactly. */
const MOST_TOKENS = 1e15;

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
  checkStage(state, problems);
  // Only where all lies in its place is it safe to ask what can be done.
  return problems.length > 0 ? problems : agendaProblems(state, steps);
}

function seatsOf(value: unknown): number | null {
  const players = (value as { options?: { players?: unknown } } | null)?.options?.players;
  return typeof players === 'number' && Number.isInteger(players) && players >= 1 && players <= 5
    ? players
    : null;
}

function shapeOf(seats: number, steps: Steps<State>): ReturnType<typeof record> {
  const count = whole(0, MOST_TOKENS);
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
  const areas = state.areas.map(area => AREAS[area]!);
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
  state.players.forEach(({ monsters }, seat) => {
    if (monsters.some(monster => !areas.includes(MONSTERS[monster]!.area)))
      problems.push(`players[${seat}] has a Monster of an area that is not in play`);
  });
  const [table] = state.core.agenda;
  state.domains.forEach((domain, column) => {
    if (domain !== NONE || state.domainsBelow[column]!.length === 0 || state.ending !== '') return;
    // The next one is turned up last of all [CK 9.6], unless the game ends before.
    if (!table!.some(({ step, a }) => step === 'turn-up' && a === column))
      problems.push(`domains[${column}] is empty, but not its stack`);
  });
  if (new Set(state.areas).size !== COLUMNS) problems.push('areas must be five different ones');
  if (state.exhausted > emptyStacks(state) + 1)
    problems.push('exhausted counts more stacks than are empty');
}

/** Where the game is: Dukes are kept, turns are taken, or it is over. */
function checkStage(state: State, problems: string[]): void {
  const { players, darkLord, ending, core } = state;
  const [table, ...lanes] = core.agenda;
  const over = core.agenda.every(stack => stack.length === 0);
  const say = (wrong: boolean, problem: string): void => {
    if (wrong) problems.push(problem);
  };
  say(over && ending === '', 'nothing is left to do, but the game is not over');
  say(!over && ending !== '', 'the game is over, but something is left to do');
  say(!over && table!.length === 0, 'nothing follows what the seats do');
  say(over && (ending === 'round') !== (darkLord === null), 'this table never ends like that');
  players.forEach(({ duke, due }, seat) => {
    const doing = lanes[seat]![0]?.step;
    say(duke === NONE && doing !== 'duke', `players[${seat}] must have a Duke`);
    say(
      due.length > 0 !== (doing === 'use-citizen'),
      `players[${seat}] harvests with nothing to use, or has something to use and does not`,
    );
  });
  if (darkLord === null) return;
  const dukes = table![0]?.step === 'begin';
  say((darkLord.duke === NONE) !== dukes, 'the Dark Lord has a Duke from the first turn on');
  say(!over && noMonsterLeft(state), 'all Monsters are slain, but the game is not over');
}
