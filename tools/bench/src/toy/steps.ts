/** The steps where someone decides: what may be chosen, and beside it what the choice does. */
import {
  build,
  buildOptions,
  gain,
  hire,
  hireOptions,
  slay,
  slayOptions,
  take,
  takeCitizen,
  takeOptions,
} from './actions.ts';
import { CITIZENS, GOLD, MAGIC, RESOURCES, type Harvest, type Resource } from './cards.ts';
import {
  BUILD,
  HIRE,
  INCOME,
  LOSE,
  PASS,
  SLAY,
  STEAL,
  TAKE,
  WELCOME,
  kindOf,
  magicOf,
  move,
  targetOf,
  type Move,
} from './move.ts';
import { SEATS, type ToyFrame, type StepName, type ToyTable } from './table.ts';

export interface ToyStep {
  /** Steps that always leave a choice, so there is no need to list their options to find out. */
  readonly open: boolean;
  options(table: ToyTable, frame: ToyFrame, moves: Move[]): void;
  resolve(table: ToyTable, frame: ToyFrame, chosen: Move): void;
}

export const harvestOf = (table: ToyTable, seat: number, citizen: number): Harvest =>
  seat === table.active ? CITIZENS[citizen]!.onTurn : CITIZENS[citizen]!.offTurn;

/** A citizen's harvest offers two things. */
const income: ToyStep = {
  open: true,
  options(table, frame, moves) {
    const harvest = harvestOf(table, frame.seat, frame.value);
    for (let which = 0; which < harvest.length; which++) moves.push(move(INCOME, which, 0));
  },
  resolve(table, frame, chosen) {
    gain(table.kingdoms[frame.seat]!, harvestOf(table, frame.seat, frame.value)[targetOf(chosen)]!);
  },
};

/** If no citizen worked: take any one resource. */
const takeOne: ToyStep = {
  open: true,
  options(_table, _frame, moves) {
    takeOptions(moves);
  },
  resolve(table, frame, chosen) {
    take(table.kingdoms[frame.seat]!, targetOf(chosen));
  },
};

const action: ToyStep = {
  open: true,
  options(table, frame, moves) {
    const kingdom = table.kingdoms[frame.seat]!;
    takeOptions(moves);
    hireOptions(table, kingdom, moves);
    slayOptions(table, kingdom, 0, moves);
    buildOptions(table, kingdom, moves);
  },
  resolve(table, { seat }, chosen) {
    const target = targetOf(chosen);
    const magic = magicOf(chosen);
    switch (kindOf(chosen)) {
      case TAKE:
        return take(table.kingdoms[seat]!, target);
      case HIRE:
        return hire(table, table.kingdoms[seat]!, target, magic);
      case SLAY:
        return slay(table, seat, target, magic, 0);
      case BUILD:
        return build(table, seat, target, magic);
    }
  },
};

/** A free citizen, up to a base cost. */
const freeCitizen: ToyStep = {
  open: false,
  options(table, frame, moves) {
    for (let citizen = 0; citizen < CITIZENS.length; citizen++) {
      if (table.citizens[citizen]! > 0 && CITIZENS[citizen]!.cost <= frame.value)
        moves.push(move(WELCOME, citizen, 0));
    }
  },
  resolve(table, frame, chosen) {
    takeCitizen(table, table.kingdoms[frame.seat]!, targetOf(chosen));
  },
};

/** You may hire at once, for the usual price. */
const hireNow: ToyStep = {
  open: false,
  options(table, frame, moves) {
    moves.push(move(PASS, 0, 0));
    hireOptions(table, table.kingdoms[frame.seat]!, moves);
  },
  resolve(table, frame, chosen) {
    if (kindOf(chosen) === HIRE)
      hire(table, table.kingdoms[frame.seat]!, targetOf(chosen), magicOf(chosen));
  },
};

/** You may slay at once, at a discount. */
const slayNow: ToyStep = {
  open: false,
  options(table, frame, moves) {
    moves.push(move(PASS, 0, 0));
    slayOptions(table, table.kingdoms[frame.seat]!, frame.value, moves);
  },
  resolve(table, frame, chosen) {
    if (kindOf(chosen) === SLAY)
      slay(table, frame.seat, targetOf(chosen), magicOf(chosen), frame.value);
  },
};

/** Lose a resource of your choice, if you have any. */
const lose: ToyStep = {
  open: false,
  options(table, frame, moves) {
    const { tokens } = table.kingdoms[frame.seat]!;
    for (const resource of RESOURCES) if (tokens[resource] > 0) moves.push(move(LOSE, resource, 0));
  },
  resolve(table, frame, chosen) {
    table.kingdoms[frame.seat]!.tokens[targetOf(chosen) as Resource] -= 1;
  },
};

/** Take up to this much gold, or this much magic, from one opponent. */
const steal: ToyStep = {
  open: false,
  options(table, frame, moves) {
    for (let distance = 1; distance < SEATS; distance++) {
      const victim = (frame.seat + distance) % SEATS;
      const { tokens } = table.kingdoms[victim]!;
      if (tokens[GOLD] > 0) moves.push(move(STEAL, victim * RESOURCES.length + GOLD, 0));
      if (tokens[MAGIC] > 0) moves.push(move(STEAL, victim * RESOURCES.length + MAGIC, 0));
    }
  },
  resolve(table, frame, chosen) {
    const target = targetOf(chosen);
    const resource = (target % RESOURCES.length) as Resource;
    const theirs = table.kingdoms[Math.floor(target / RESOURCES.length)]!.tokens;
    const loot = Math.min(theirs[resource], frame.value);
    theirs[resource] -= loot;
    table.kingdoms[frame.seat]!.tokens[resource] += loot;
  },
};

export const STEPS: { readonly [name in Exclude<StepName, 'harvest'>]: ToyStep } = {
  income,
  take: takeOne,
  action,
  citizen: freeCitizen,
  hire: hireNow,
  slay: slayNow,
  lose,
  steal,
};
