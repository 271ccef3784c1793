import { checks, runCheck } from '@castellan/conformance/checks';
import type { Game, Outcome, Position, Run, Variant } from '@castellan/kernel';
import { firstLane, offerOf, over, playRandomly } from '@castellan/kernel';
import { playoutChance, seedOfGame } from '../sim/series.ts';
import { Census } from './census.ts';
import type { Findings, SoakFinding } from './findings.ts';
import { addFindings, addFinding, noFindings } from './findings.ts';

/** Expensive checks look closely at every nth decision. */
export const CLOSE_EVERY = 16;

/** Runs all conformance checks on one game; returns what failed. */
function deepChecks(game: Game, table: Variant, seed: string, cap: number): string[] {
  return checks.flatMap(check => {
    try {
      runCheck(check, game, table, { seeds: [seed], every: CLOSE_EVERY, limit: cap });
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
}

/** A part of a soak: games `from` up to but not including `to`, over all tables in turn. */
export interface SoakJob {
  readonly kind: 'soak';
  readonly game: string;
  readonly tables: readonly Variant[];
  readonly seed: string;
  readonly cap: number;
  /** The cards are counted at every nth decision, and at the end. */
  readonly cardsEvery: number;
  /** Every nth game of each table gets all conformance checks. */
  readonly deepEvery: number;
  /** How many games the whole soak has. */
  readonly games: number;
  readonly from: number;
  readonly to: number;
}

export interface SoakResult {
  games: number;
  decisions: number;
  deep: number;
  stuck: Findings;
  violations: Findings;
}

export function newSoakResult(): SoakResult {
  return { games: 0, decisions: 0, deep: 0, stuck: noFindings(), violations: noFindings() };
}

export function addSoakResult(into: SoakResult, from: SoakResult): void {
  into.games += from.games;
  into.decisions += from.decisions;
  into.deep += from.deep;
  addFindings(into.stuck, from.stuck);
  addFindings(into.violations, from.violations);
}

/** A fault found in the middle of a game. */
class Fault extends Error {}

export function soakTable(game: Game, job: SoakJob): SoakResult {
  const result = newSoakResult();
  for (let n = job.from; n < job.to; n++) {
    const table = job.tables[n % job.tables.length]!;
    const seed = seedOfGame(job.seed, n);
    const report = (decision: number, what: string): SoakFinding => ({
      game: job.game,
      table: table.name,
      seed,
      decision,
      what,
    });
    playChecked(game, table, seed, job, result, report);
    if (isDeep(n, job)) {
      result.deep++;
      for (const what of deepChecks(game, table, seed, job.cap))
        addFinding(result.violations, report(-1, what));
    }
  }
  return result;
}

/** Every nth game of each table, at least one, and not for all tables at the same time. */
function isDeep(n: number, { tables, games, deepEvery }: SoakJob): boolean {
  const count = tables.length;
  const every = Math.max(1, Math.min(deepEvery, Math.floor(games / count)));
  const place = Math.floor(((n % count) * every) / count);
  return Math.floor(n / count) % every === place;
}

function playChecked(
  game: Game,
  table: Variant,
  seed: string,
  job: SoakJob,
  result: SoakResult,
  report: (decision: number, what: string) => SoakFinding,
): void {
  let decisions = 0;
  try {
    const state = game.setup(table.settings, seed);
    const census = new Census(game.cards(state));
    const draft = game.draft(state);
    const chance = playoutChance(seed);
    const picks: number[] = [];
    let goesOn = !over(draft);
    while (goesOn) {
      if (decisions === job.cap) {
        addFinding(result.stuck, report(decisions, `not over after ${job.cap} decisions`));
        break;
      }
      if (offerOf(draft, firstLane(state.core.agenda)).codes.length === 0)
        throw new Fault('a decision is open that offers nothing');
      if (decisions % job.cardsEvery === 0 && !census.quickly(game.cards(state)))
        throw new Fault(census.difference(game.cards(state)));
      goesOn = playRandomly(draft, chance, picks);
      decisions++;
    }
    if (!goesOn) checkEnd(game, draft, census);
  } catch (error) {
    const found = report(decisions, (error as Error).message);
    addFinding(error instanceof Fault ? result.violations : result.stuck, found);
  }
  result.games++;
  result.decisions += decisions;
}

function checkEnd(game: Game, draft: Run<Position>, census: Census): void {
  const lost = census.difference(game.cards(draft.state));
  if (lost !== '') throw new Fault(`at the end: ${lost}`);
  const outcome = game.outcome(draft.state);
  if (outcome === null) throw new Fault('nothing is left to do, and there is no outcome');
  const wrong = wrongOutcome(outcome, draft.state.core.answered.length);
  if (wrong !== '') throw new Fault(`the outcome is wrong: ${wrong}`);
}

/** Every seat has a place and, if points decide, a score; sums are right, and the winners are first. */
function wrongOutcome({ winners, ranks, scores }: Outcome, seats: number): string {
  if (ranks.length !== seats) return `${ranks.length} places for ${seats} seats`;
  for (let seat = 0; scores.length > 0 && seat < seats; seat++) {
    const mine = scores.filter(score => score.seat === seat);
    if (mine.length !== 1) return `seat ${seat} has ${mine.length} scores`;
  }
  for (const { seat, total, parts } of scores) {
    const sum = parts.reduce((points, part) => points + part.points, 0);
    if (sum !== total) return `the parts of seat ${seat}'s score add up to ${sum}, not ${total}`;
  }
  for (const winner of winners) {
    if (winner !== -1 && ranks[winner] !== 1)
      return `seat ${winner} has won and is in place ${ranks[winner]}`;
  }
  return '';
}
