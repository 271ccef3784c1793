import type { Take } from '@castellan/kernel';

/** How often something was taken in a run of games, and how the takers did. */
export interface Taking {
  /** Games in which anyone took it. */
  games: number;
  /** How often it was taken. */
  times: number;
  /** Seats that took it at least once, over all games, and what they won. */
  seats: number;
  wins: number;
}

/** By kind and id. Plain data, so that workers can send it. */
export type Takings = Record<string, Record<string, Taking>>;

const takingOf = (takings: Takings, kind: string, id: string): Taking =>
  ((takings[kind] ??= {})[id] ??= { games: 0, times: 0, seats: 0, wins: 0 });

/** Records what was taken in one game; `wins` is what each seat won. */
export function countTakes(
  takings: Takings,
  takes: readonly Take[],
  wins: readonly number[],
): void {
  const takers = new Map<Taking, Set<number>>();
  for (const { seat, kind, id } of takes) {
    const taking = takingOf(takings, kind, id);
    taking.times++;
    takers.set(taking, (takers.get(taking) ?? new Set()).add(seat));
  }
  for (const [taking, seats] of takers) {
    taking.games++;
    taking.seats += seats.size;
    for (const seat of seats) taking.wins += wins[seat]!;
  }
}

export function addTakings(into: Takings, from: Takings): void {
  for (const [kind, byId] of Object.entries(from)) {
    for (const [id, { games, times, seats, wins }] of Object.entries(byId)) {
      const taking = takingOf(into, kind, id);
      taking.games += games;
      taking.times += times;
      taking.seats += seats;
      taking.wins += wins;
    }
  }
}
