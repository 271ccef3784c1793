import { NOBODY } from '@castellan/kernel';
import type { Phrase } from '@castellan/kernel';

/** What was done in a turn, each deed with what was told of it. */
export interface LastTurn<D> {
  /** Whose turn it was; nobody's means that of the opponent who plays against all. */
  readonly seat: number;
  readonly deeds: readonly (D & { readonly event: Phrase })[];
}

/** The last turn in which something was done, as far as it went: `deedOf` says what of it is shown. */
export function lastTurnIn<D extends object>(
  events: readonly Phrase[],
  deedOf: (event: Phrase) => D | undefined,
): LastTurn<D> | null {
  const deeds: (D & { event: Phrase })[] = [];
  let seat: number | null = null;
  for (const event of events.toReversed()) {
    if (event.say === 'turn' && seat !== null) break;
    const deed = deedOf(event);
    if (deed === undefined) continue;
    const by = typeof event['seat'] === 'number' ? event['seat'] : NOBODY;
    if (seat !== null && by !== seat) break;
    seat = by;
    deeds.unshift({ ...deed, event });
  }
  return seat === null ? null : { seat, deeds };
}
