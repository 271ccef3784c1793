// Final scoring [MV 12]: guild icons by influence, sets of banners, and leftovers.
import { ranking } from '@castellan/kernel';
import type { Outcome, Score, ScorePart } from '@castellan/kernel';
import { sectionOf } from './actions/influence.ts';
import { TRACK } from './cards/boards.ts';
import { CITIZENS } from './cards/citizens.ts';
import { GUILDS } from './cards/language.ts';
import type { Guild } from './cards/language.ts';
import { LOCATIONS } from './cards/locations.ts';
import { BANNERS, TILES } from './cards/tiles.ts';
import { soloOutcome } from './solo.ts';
import { SLOTS } from './state.ts';
import type { Player, State } from './state.ts';
import { goodsOf } from './storage.ts';

const GOLD_PER_POINT = 5;
const GOODS_PER_POINT = 3;
const POINTS_PER_GEM = 2;

const rowsOf = (guilds: readonly Guild[]): number[] => guilds.map(guild => GUILDS.indexOf(guild));
export const citizenRow: readonly number[] = rowsOf(CITIZENS.map(({ guild }) => guild));
export const locationRows: readonly (readonly number[])[] = LOCATIONS.map(({ guilds }) =>
  rowsOf(guilds),
);
export const tileRows: readonly (readonly number[])[] = TILES.map(({ guilds }) => rowsOf(guilds));
const tileBanner: readonly number[] = TILES.map(({ banner }) =>
  banner === null ? -1 : BANNERS.indexOf(banner),
);

/** How many icons of each guild a seat has: on the Locations of its towers, its Citizens and its tiles [MV 12.2]. */
export function guildIconsOf({ towers, players }: State, seat: number): number[] {
  const icons = GUILDS.map(() => 0);
  towers.forEach((owner, place) => {
    if (owner === seat) for (const row of locationRows[Math.floor(place / SLOTS)]!) icons[row]!++;
  });
  for (const kind of players[seat]!.citizens) icons[citizenRow[kind]!]!++;
  for (const tile of players[seat]!.tiles) for (const row of tileRows[tile]!) icons[row]!++;
  return icons;
}

/** What an icon of a guild scores, by the section of the marker [MV 12.1]. */
export const iconPoints = ({ influence }: Pick<Player, 'influence'>, row: number): number =>
  TRACK.points[sectionOf(influence[row]!)]!;

function rowPoints(player: Player, rows: readonly number[]): number {
  let points = 0;
  for (const row of rows) points += iconPoints(player, row);
  return points;
}

function towerPoints({ towers }: State, seat: number, player: Player): number {
  let points = 0;
  for (let place = 0; place < towers.length; place++)
    if (towers[place] === seat)
      points += rowPoints(player, locationRows[Math.floor(place / SLOTS)]!);
  return points;
}

/** All Citizens count, in hand or played [MV 12.2]. */
function citizenPoints(player: Player): number {
  let points = 0;
  for (const kind of player.citizens) points += iconPoints(player, citizenRow[kind]!);
  return points;
}

function tilePoints(player: Player): number {
  let points = 0;
  for (const tile of player.tiles) points += rowPoints(player, tileRows[tile]!);
  return points;
}

/** A set of different banners scores its size squared. Further banners make more sets [MV 12.3]. */
export function bannerPoints(tiles: readonly number[]): number {
  const counts = BANNERS.map(() => 0);
  for (const tile of tiles) if (tileBanner[tile]! >= 0) counts[tileBanner[tile]!]!++;
  let points = 0;
  for (let set = 1; ; set++) {
    const size = counts.filter(n => n >= set).length;
    if (size === 0) return points;
    points += size * size;
  }
}

function partsOf(state: State, seat: number): ScorePart[] {
  const player = state.players[seat]!;
  return [
    { say: 'score-towers', points: towerPoints(state, seat, player) },
    { say: 'score-citizens', points: citizenPoints(player) },
    { say: 'score-tiles', points: tilePoints(player) },
    { say: 'score-banners', points: bannerPoints(player.tiles) },
    { say: 'score-gold', points: Math.floor(player.gold / GOLD_PER_POINT) },
    { say: 'score-gems', points: player.gem * POINTS_PER_GEM },
    { say: 'score-resources', points: Math.floor(goodsOf(player) / GOODS_PER_POINT) },
  ];
}

function scoreOf(state: State, seat: number): Score {
  const parts = partsOf(state, seat);
  return { seat, total: parts.reduce((sum, { points }) => sum + points, 0), parts };
}

/** What a seat would score now, and what of that is for guild icons. */
export function pointsOf(state: State, seat: number): { all: number; icons: number } {
  const player = state.players[seat]!;
  const icons = towerPoints(state, seat, player) + citizenPoints(player) + tilePoints(player);
  const rest =
    bannerPoints(player.tiles) +
    Math.floor(player.gold / GOLD_PER_POINT) +
    player.gem * POINTS_PER_GEM +
    Math.floor(goodsOf(player) / GOODS_PER_POINT);
  return { all: icons + rest, icons };
}

/** What each seat would score now. All of it is public. */
export function standing(state: State): number[] {
  return state.players.map((_, seat) => pointsOf(state, seat).all);
}

export function outcome(state: State): Outcome | null {
  const { isOver, players, ending } = state;
  if (!isOver) return null;
  const scores = players.map((_, seat) => scoreOf(state, seat));
  const gold = players.map(player => player.gold);
  return (
    soloOutcome(state, scores) ?? {
      ending: { say: 'ending', why: ending },
      ...ranking(
        scores.map(({ total }) => total),
        [{ say: 'tie-gold', counts: gold, first: 'most' }],
      ),
      scores,
    }
  );
}
