// What screens show besides what lies on the table. They take it from here, so that none of them computes a rule.
import type { Frame, Phrase, Seat } from '@castellan/kernel';
import { MAIN } from '@castellan/kernel';
import { parts } from '@castellan/powers';
import type { Effect } from '@castellan/powers';
import { CITIZENS, PENNANTS } from './cards/citizens.ts';
import { iconPoints, pointsOf } from './scoring.ts';
import { FACE_UP, IN_HAND, NONE, SOME_IN_HAND } from './state.ts';
import type { Seen } from './state.ts';

export { soloAim } from './solo.ts';

/** What can be seen of a seat. */
export interface Standing {
  /** What it would score now. */
  readonly points: number;
  /** By guild: what an icon scores. */
  readonly iconPoints: readonly number[];
  readonly isActive: boolean;
  /** The Citizens in its hand: of others, as many as can be told. */
  readonly hand: readonly number[];
  readonly handSize: number;
  /** The Citizens that it has played, and whether each lies open. */
  readonly played: readonly { readonly kind: number; readonly isOpen: boolean }[];
}

export function standingOf(view: Seen, seat: Seat): Standing {
  const { turn, isOver } = view;
  const player = view.players[seat]!;
  const { citizens, lying, influence } = player;
  const isHeld = (where: number): boolean => where === IN_HAND || where === SOME_IN_HAND;
  return {
    points: pointsOf(view, seat).all,
    iconPoints: influence.map((_, row) => iconPoints(player, row)),
    isActive: !isOver && turn.number > 0 && turn.seat === seat,
    hand: citizens.filter((_, i) => lying[i] === IN_HAND),
    handSize: lying.filter(isHeld).length,
    played: citizens.flatMap((kind, i) =>
      isHeld(lying[i]!) ? [] : [{ kind, isOpen: lying[i] === FACE_UP }],
    ),
  };
}

/** The card that is being played, and how far it has come. */
export interface CardPlan {
  readonly seat: Seat;
  readonly citizen: string;
  readonly parts: readonly Effect[];
  /** The part that is at work; as many as there are, when all is done. */
  readonly now: number;
}

/** The steps that end a turn lie below whatever is still to come of the card. */
const STEPS_OF_END = 3;

/** By the view, and by what was told: whether it was played for its pennant or its power. */
export function planOf({ turn, players, core, isOver }: Seen, log: Log): CardPlan | null {
  if (turn.number === 0 || turn.card === NONE || isOver) return null;
  const { guild, power, id } = CITIZENS[players[turn.seat]!.citizens[turn.card]!]!;
  const told = log.flat().findLast(({ say }) => say === 'played-pennant' || say === 'played-power');
  const effect = told?.say === 'played-power' ? power : PENNANTS[guild];
  const all = parts(effect);
  const waiting = core.agenda[MAIN]!;
  const last = waiting.length > STEPS_OF_END ? all.length - 1 : all.length;
  const next = nextPart(waiting, effect);
  return { seat: turn.seat, citizen: id, parts: all, now: next === undefined ? last : next - 1 };
}

type Log = readonly (readonly Phrase[])[];

/** The part of a power that comes next, by the step that waits with the rest of it; undefined: no more comes. */
function nextPart(waiting: readonly Frame[], power: Effect): number | undefined {
  const rests = waiting.filter(({ step }) => step === 'power/rest').map(({ args }) => args as Rest);
  return rests.find(({ effect }) => JSON.stringify(effect) === JSON.stringify(power))?.next;
}

interface Rest {
  readonly effect?: unknown;
  readonly next?: number;
}
