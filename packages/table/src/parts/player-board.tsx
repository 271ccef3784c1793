import type { Seat } from '@castellan/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { useId } from 'react';
import { useLooks } from '../context.tsx';
import { Thing } from '../thing/thing.tsx';
import { Counter } from './counter.tsx';
import type { CounterProps } from './counter.tsx';
import './player.css';
import { SeatShield, seatColour } from './seat-shield.tsx';

export interface PlayerBoardProps {
  readonly seat: Seat;
  readonly counters: readonly CounterProps[];
  /** It is this seat's turn. */
  readonly active?: boolean | undefined;
  /** This seat is to decide. */
  readonly deciding?: boolean | undefined;
  /** The person here sits in this seat. */
  readonly own?: boolean | undefined;
  /** One line, for opponents where there is little room. */
  readonly compact?: boolean | undefined;
  /** Beside the name: an office, a class, the points. */
  readonly aside?: ReactNode;
  /** What the player owns. */
  readonly children?: ReactNode;
}

/** A player's place: arms, name, whose turn it is, what they have. Flights find it as `seat:<n>`. */
export function PlayerBoard({
  seat,
  counters,
  active,
  deciding,
  own,
  compact,
  aside,
  children,
}: PlayerBoardProps) {
  const { who, strings } = useLooks();
  const title = useId();
  const name = who(seat);
  return (
    <section
      className="ct-player"
      aria-labelledby={title}
      data-active={active ? '' : undefined}
      data-compact={compact ? '' : undefined}
      data-own={own ? '' : undefined}
      style={{ '--seat': seatColour(seat) } as CSSProperties}
    >
      <header className="ct-player__head">
        <Thing of={`seat:${seat}`} zoom={null} label={name} className="ct-player__arms">
          <SeatShield seat={seat} />
          {deciding && (
            <span className="ct-player__deciding" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
          )}
        </Thing>
        <h3 className="ct-player__name" id={title}>
          {name}
          {own && <small> ({strings.you})</small>}
          {deciding && <span className="ct-hidden">, {strings.thinking}</span>}
          {active && <span className="ct-hidden">. {strings.turnOf(name)}</span>}
        </h3>
        {aside !== undefined && <span className="ct-player__aside">{aside}</span>}
        <div className="ct-player__counters">
          {counters.map(counter => (
            <Counter key={counter.icon} {...counter} />
          ))}
        </div>
      </header>
      {children !== undefined && children !== null && (
        <div className="ct-player__owned">{children}</div>
      )}
    </section>
  );
}
