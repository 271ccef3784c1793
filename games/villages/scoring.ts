// Scoring [VV 11, 12.12]: Buildings, Adventurers, powers, and all gold of a player, wherever it lies.
import { isOver, ranking } from '@castellan/kernel';
import type { Outcome, Score } from '@castellan/kernel';
import { isGrown } from './ending.ts';
import { adventurerVpOf, buildingsOfType, vpOf } from './figures.ts';
import {
  PER_ADVENTURER,
  adventurerPower,
  buildingPower,
  PER_NOTHING,
  scoresPer,
} from './printed.ts';
import { rulesOf } from './solo.ts';
import type { Player, State } from './state.ts';
import { NONE, villageSize } from './state.ts';

function sum(cards: readonly number[], worth: readonly number[]): number {
  let points = 0;
  for (let i = 0; i < cards.length; i++) points += worth[cards[i]!]!;
  return points;
}

/** What a power scores at the end. */
function powerPoints(player: Player, power: number): number {
  if (power < 0 || scoresPer[power] === PER_NOTHING) return 0;
  const counted = scoresPer[power]!;
  return counted === PER_ADVENTURER ? player.adventurers.length : buildingsOfType(player, counted);
}

function pointsOfPowers(player: Player): number {
  const { buildings, adventurers } = player;
  let points = 0;
  for (let i = 0; i < buildings.length; i++)
    points += powerPoints(player, buildingPower[buildings[i]!]!);
  for (let i = 0; i < adventurers.length; i++)
    points += powerPoints(player, adventurerPower[adventurers[i]!]!);
  return points;
}

/** All gold of a player: what they have, and all coins on their Castle and Resources, whoever laid them. */
export function goldOf({ gold, castle, coins }: Player): number {
  let all = castle === NONE ? gold : gold + 1;
  for (let i = 0; i < coins.length; i++) if (coins[i] !== NONE) all++;
  return all;
}

/** What a player would score now. All of it is public. */
export function pointsOf(player: Player): number {
  return (
    sum(player.buildings, vpOf) +
    sum(player.adventurers, adventurerVpOf) +
    pointsOfPowers(player) +
    goldOf(player)
  );
}

export const standing = ({ players }: State): number[] => players.map(pointsOf);

export function outcome(state: State): Outcome | null {
  if (!isOver(state)) return null;
  const { players } = state;
  const totals = standing(state);
  const ranked = ranking(totals, [
    { say: 'tie-cards', counts: players.map(villageSize), first: 'most' },
    { say: 'tie-gold', counts: players.map(goldOf), first: 'most' },
    {
      say: 'tie-resources',
      counts: players.map(({ resources }) => resources.length),
      first: 'most',
    },
  ]);
  const ending = { say: isGrown(state) ? 'ending-grown' : 'ending-idle' };
  const verdict = rulesOf(state).verdict?.(totals[0]!);
  return { ...ranked, ending, scores: players.map(scoreOf), ...verdict };
}

function scoreOf(player: Player, seat: number): Score {
  return {
    seat,
    total: pointsOf(player),
    parts: [
      { say: 'score-buildings', points: sum(player.buildings, vpOf) },
      { say: 'score-adventurers', points: sum(player.adventurers, adventurerVpOf) },
      { say: 'score-powers', points: pointsOfPowers(player) },
      { say: 'score-gold', points: goldOf(player) },
    ],
  };
}
