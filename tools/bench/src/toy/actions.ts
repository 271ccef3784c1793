/**
 * What a player may do in the action phase. The options of each action stand beside what it does, because steps from
 * cards ("hire now", "slay for less") offer the same things.
 */
import {
  CITIZENS,
  GOLD,
  MAGIC,
  RESOURCES,
  STRENGTH,
  type FollowUp,
  type Domain,
  type Monster,
  type Resource,
  type Tokens,
} from './cards.ts';
import { BUILD, HIRE, SLAY, TAKE, move, type Move } from './move.ts';
import {
  SEATS,
  drawFrom,
  topDomain,
  topMonster,
  welcome,
  type Kingdom,
  type ToyTable,
} from './table.ts';

/** All ways to pay `cost` in a resource: magic may stand in for it, but at least one real token is paid. */
function listPayments(
  kingdom: Kingdom,
  kind: number,
  target: number,
  resource: Resource,
  cost: number,
  magicKept: number,
  moves: Move[],
): void {
  const { tokens } = kingdom;
  const most = Math.min(tokens[MAGIC] - magicKept, cost - 1);
  for (let magic = Math.max(0, cost - tokens[resource]); magic <= most; magic++) {
    moves.push(move(kind, target, magic));
  }
}

function pay(kingdom: Kingdom, resource: Resource, cost: number, magic: number): void {
  const { tokens } = kingdom;
  tokens[resource] -= cost - magic;
  tokens[MAGIC] -= magic;
}

export function gain(kingdom: Kingdom, tokens: Readonly<Tokens>): void {
  const mine = kingdom.tokens;
  mine[GOLD] += tokens[GOLD];
  mine[STRENGTH] += tokens[STRENGTH];
  mine[MAGIC] += tokens[MAGIC];
}

/** Gain a resource. */
export function takeOptions(moves: Move[]): void {
  for (const resource of RESOURCES) moves.push(move(TAKE, resource, 0));
}

export function take(kingdom: Kingdom, resource: number): void {
  kingdom.tokens[resource as Resource] += 1;
}

/** Hire a citizen for its gold, plus one for each of the same name already owned. */
const price = (kingdom: Kingdom, citizen: number): number =>
  CITIZENS[citizen]!.cost + kingdom.citizens[citizen]!;

export function hireOptions(table: ToyTable, kingdom: Kingdom, moves: Move[]): void {
  for (let citizen = 0; citizen < CITIZENS.length; citizen++) {
    if (table.citizens[citizen] === 0) continue;
    listPayments(kingdom, HIRE, citizen, GOLD, price(kingdom, citizen), 0, moves);
  }
}

export function hire(table: ToyTable, kingdom: Kingdom, citizen: number, magic: number): void {
  pay(kingdom, GOLD, price(kingdom, citizen), magic);
  takeCitizen(table, kingdom, citizen);
}

export function takeCitizen(table: ToyTable, kingdom: Kingdom, citizen: number): void {
  drawFrom(table, table.citizens, citizen);
  welcome(kingdom, citizen);
}

/** Slay a monster for its strength, less any discount but at least 1, plus the magic it needs. */
const might = (monster: Monster, discount: number): number =>
  Math.max(1, monster.strength - discount);

export function slayOptions(
  table: ToyTable,
  kingdom: Kingdom,
  discount: number,
  moves: Move[],
): void {
  for (let area = 0; area < table.monsters.length; area++) {
    if (table.monsters[area] === 0) continue;
    const monster = topMonster(table, area);
    listPayments(kingdom, SLAY, area, STRENGTH, might(monster, discount), monster.magic, moves);
  }
}

export function slay(
  table: ToyTable,
  seat: number,
  area: number,
  magic: number,
  discount: number,
): void {
  const kingdom = table.kingdoms[seat]!;
  const monster = topMonster(table, area);
  pay(kingdom, STRENGTH, might(monster, discount), magic);
  kingdom.tokens[MAGIC] -= monster.magic;
  drawFrom(table, table.monsters, area);
  kingdom.monsters += 1;
  reward(table, seat, monster);
}

/** Build a domain for its gold; the roles it needs must be owned. */
const housed = ({ roles }: Kingdom, { needs }: Domain): boolean =>
  roles[0] >= needs[0] && roles[1] >= needs[1] && roles[2] >= needs[2] && roles[3] >= needs[3];

export function buildOptions(table: ToyTable, kingdom: Kingdom, moves: Move[]): void {
  for (let stack = 0; stack < table.domains.length; stack++) {
    if (table.domains[stack] === 0) continue;
    const domain = topDomain(table, stack);
    if (housed(kingdom, domain)) listPayments(kingdom, BUILD, stack, GOLD, domain.cost, 0, moves);
  }
}

export function build(table: ToyTable, seat: number, stack: number, magic: number): void {
  const kingdom = table.kingdoms[seat]!;
  const domain = topDomain(table, stack);
  pay(kingdom, GOLD, domain.cost, magic);
  drawFrom(table, table.domains, stack);
  kingdom.domains += 1;
  reward(table, seat, domain);
}

function reward(table: ToyTable, seat: number, card: Monster | Domain): void {
  const kingdom = table.kingdoms[seat]!;
  kingdom.points += card.points;
  gain(kingdom, card.reward);
  if (card.follow !== null) setOff(table, seat, card.follow);
}

function setOff(table: ToyTable, seat: number, { step, value }: FollowUp): void {
  if (step !== 'lose') {
    table.agenda.push({ step, seat, value });
    return;
  }
  // Each opponent, from the left: the agenda is a stack, so the last to lose is pushed first.
  for (let distance = SEATS - 1; distance > 0; distance--) {
    table.agenda.push({ step, seat: (seat + distance) % SEATS, value });
  }
}
