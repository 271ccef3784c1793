import type { ComponentChildren } from 'preact';
import { Spot } from '../stage/spot.tsx';
import { TURN } from '../rail/end-turn.tsx';

export interface TurnEndProps {
  /** Above: how much of the turn is left. */
  readonly children?: ComponentChildren;
  /** Below: why it can't be ended, or what its end brings. */
  readonly note?: string | undefined;
}

/** The place where a turn is ended, for a game that has it in the middle of the table. */
export function TurnEnd({ children, note }: TurnEndProps) {
  return (
    <div className="ct-turn-end">
      {children}
      <Spot name={TURN} />
      {note !== undefined && <small>{note}</small>}
    </div>
  );
}
