import type { Entry } from './entry.ts';
import type { TableHead } from './head.ts';
import { seatsIn, specIn } from './log.ts';
import { seatedAs } from './seats.ts';

/** What the lobby shows of a table that can't go on: its rules are no longer here, its log is. */
export function retiredHead(id: string, log: readonly Entry[], at: number): TableHead {
  const { game, open, clock } = specIn(log);
  const seats = seatsIn(log);
  return {
    id,
    game,
    phase: 'over',
    isOpen: open,
    updated: at,
    due: null,
    guests: seats.flatMap(sitter => (sitter.kind === 'person' ? [sitter.guest] : [])),
    waiting: [],
    held: [],
    names: seats.map(sitter => seatedAs(sitter)?.name ?? null),
    clock: JSON.stringify(clock),
    turn: 0,
  };
}
