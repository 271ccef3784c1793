import type { Game, Position, Style } from '@castellan/kernel';
import { laneOf, proceed, waitingLanes } from '@castellan/kernel';
import type { Budget } from './budget.ts';
import { candidatesOf } from './candidates.ts';
import { instinctOf } from './policy.ts';

/** What a seat answers, one decision after another, until something is learned or another seat must decide. */
export type Line = readonly (readonly number[])[];

/** A line, and how it looks before it is played on. */
export interface Plan {
  readonly line: Line;
  /** How much worse its answers look than the best ones, added up. */
  readonly regret: number;
  /** How well its answers suit the bot's style. */
  readonly liked: number;
  /** The position after it, in the world in which it was planned. */
  readonly state: Position;
}

export interface Breadth {
  /** How many answers are tried at each decision. */
  readonly width: number;
  /** How many positions are looked at in all. */
  readonly nodes: number;
  /** By whose taste; null or nothing: nobody's. */
  readonly style?: Style<Position> | null;
}

/** A wide turn must leave time to compare: planning gets this share of the budget, and then stops at once. */
const SHARE = 0.4;

interface Node {
  readonly state: Position;
  readonly line: Line;
  readonly regret: number;
  readonly liked: number;
}

/**
 * Every promising way for a seat to play its own decisions up to the next chance event. Lines that lead to the same
 * table are merged. The most promising are followed first, so the first plan is the one that greedy would play. `state`
 * is a world that the seat can't tell from the real one; nothing is learned on the way, so the plans fit every such
 * world.
 */
export function plansFor(
  game: Game,
  state: Position,
  seat: number,
  { width, nodes, style = null }: Breadth,
  digest: (state: Position) => number,
  budget: Budget,
): Plan[] {
  const appraise = instinctOf(game);
  const { learned } = state.core;
  const open: Node[] = [{ state, line: [], regret: 0, liked: 0 }];
  const seen = new Set<number>();
  const plans: Plan[] = [];
  let looked = 0;
  const isLate = (): boolean => looked > 0 && budget.planning() > SHARE;
  while (open.length > 0 && looked < nodes && !isLate()) {
    const node = takeBest(open);
    const lane = laneOf(node.state, seat);
    const t = game.draft(node.state);
    for (const { picks, regret, liked } of candidatesOf(t, lane, appraise, width, style)) {
      if (isLate()) {
        open.push(node);
        break;
      }
      const after = game.clone(node.state);
      const run = game.draft(after);
      proceed(run, lane, picks);
      looked++;
      const key = digest(after);
      if (seen.has(key)) continue;
      seen.add(key);
      const next = {
        state: after,
        line: [...node.line, picks],
        regret: node.regret + regret,
        liked: node.liked + liked,
      };
      if (after.core.learned === learned && isAsked(after, seat)) open.push(next);
      else plans.push(next);
    }
  }
  // Where there was no time to go on, the policy plays the rest.
  for (const node of open) if (node.line.length > 0) plans.push(node);
  return plans.sort((a, b) => a.regret - b.regret);
}

function takeBest(open: Node[]): Node {
  let best = 0;
  for (let i = 1; i < open.length; i++) if (open[i]!.regret < open[best]!.regret) best = i;
  const node = open[best]!;
  open[best] = open.at(-1)!;
  open.pop();
  return node;
}

function isAsked(state: Position, seat: number): boolean {
  return waitingLanes(state).some(lane => state.core.agenda[lane]!.at(-1)!.seat === seat);
}
