import type { Phrase, View, Viewer } from '@castellan/kernel';
import { useMemo } from 'preact/hooks';
import type { BoardProps } from './contract.ts';

/** Who sits where, seen from the place we look from. */
export interface Seats {
  /** The seat of the one who looks; null: they only watch. */
  readonly me: number | null;
  /** Whose things lie near by: the viewer's own, or, for those who only watch, those of the player whose turn it is. */
  readonly near: number;
  /** The others in turn order, from the left of that place. */
  readonly others: readonly number[];
}

export function seatsOf(viewer: Viewer, players: number, active: number): Seats {
  const me = typeof viewer === 'number' ? viewer : null;
  const near = me ?? active;
  const others = Array.from({ length: players - 1 }, (_, i) => (near + i + 1) % players);
  return { me, near, others };
}

/** Each kind among cards that can be seen, in the order in which they came, and how many there are of it. */
export function kindsOf(cards: readonly number[]): { readonly card: number; readonly n: number }[] {
  const seen = cards.filter(card => card >= 0);
  return [...new Set(seen)].map(card => ({ card, n: seen.filter(one => one === card).length }));
}

/** What the parts of a board need to know, worked out once for each position. */
export function useScene<V extends View, S>(
  sceneOf: (props: BoardProps<V>) => S,
  { view, viewer, decision, locale, who, log }: BoardProps<V>,
): S {
  return useMemo(
    () => sceneOf({ view, viewer, decision, locale, who, log }),
    [sceneOf, view, viewer, decision, locale, who, log],
  );
}

/** As far back as something is looked for in the log: five players, each with powers and draws. */
const REACH = 120;

/** What has been told lately. */
export const lately = (log: BoardProps['log'] = []): Phrase[] => log.slice(-REACH).flat();

/** The last event of these kinds, by anyone or by one seat. */
export function lastOf(
  log: BoardProps['log'],
  kinds: readonly string[],
  seat?: number,
): Phrase | null {
  const isMeant = (event: Phrase): boolean =>
    kinds.includes(event.say) && (seat === undefined || event['seat'] === seat);
  return lately(log).findLast(isMeant) ?? null;
}
