import { capital } from '@castellan/powers';
import type { ComponentChildren } from 'preact';
import { Zone } from '../stage/zone.tsx';
import { Spot } from '../stage/spot.tsx';
import { TURN } from '../decision/lights.ts';
import { usePlan } from '../stage/stage-context.ts';
import { listItems } from '../view.ts';

export interface MiddleProps {
  readonly label: string;
  readonly className?: string | undefined;
  /** What is going on, and the end of the turn. */
  readonly children: ComponentChildren;
}

/** The middle of the table, for a game whose turns are ended there. Its parts lie beside one another; where it is narrow, below. */
export function Middle({ label, className = '', children }: MiddleProps) {
  return (
    <Zone id="action" label={label} ground="leather" className={`ct-middle ${className}`}>
      <div className="ct-middle__slab">{children}</div>
    </Zone>
  );
}

export interface NowProps {
  /** Several matters at once: of each its picture, and below it what is told of it. */
  readonly many?: boolean | undefined;
  /** Matters, a tray, things to choose from; or a word of advice. */
  readonly children: ComponentChildren;
}

/** What is going on. */
export function Now({ many, children }: NowProps) {
  return (
    <div className="ct-now" data-many={many ? '' : undefined}>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </div>
  );
}

export interface TrayProps {
  readonly label: string;
  /** What may still be laid here; and in how many places. */
  readonly hint?: string | undefined;
  readonly free?: number | undefined;
  /** What lies here tells of a payment that is over. */
  readonly past?: boolean | undefined;
  /** Cards, or list items. */
  readonly children?: ComponentChildren;
}

/** Where the cards lie that pay for something. */
export function Tray({ label, hint, free = 1, past, children }: TrayProps) {
  return (
    <ul className="ct-tray ct-fan" aria-label={capital(label)} data-past={past ? '' : undefined}>
      {listItems(children)}
      {hint !== undefined &&
        Array.from({ length: free }, (_, i) => (
          <li key={`free ${i}`} className="ct-tray__hint">
            {hint}
          </li>
        ))}
    </ul>
  );
}

export interface TurnEndProps {
  /** Above: how much of the turn is left. */
  readonly children?: ComponentChildren;
  /** Below: why it can't be ended, or what its end brings. */
  readonly note?: string | undefined;
}

/** The place where a turn is ended, for a game that has it in the middle of the table; on a low screen that is in the rail. */
export function TurnEnd({ children, note }: TurnEndProps) {
  const { isLow } = usePlan();
  return (
    <div className="ct-turn-end">
      {children}
      {!isLow && <Spot name={TURN} />}
      {note !== undefined && <small>{note}</small>}
    </div>
  );
}
