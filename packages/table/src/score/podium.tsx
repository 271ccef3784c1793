import type { CSSProperties } from 'preact';
import type { Outcome } from '@castellan/kernel';
import { useLooks } from '../context.tsx';
import { SeatName } from '../parts/seat-name.tsx';
import { seatColour } from '../parts/seat-shield.tsx';
import { Portrait } from '../portrait.tsx';
import type { Tally } from './count.ts';
import './podium.css';

interface PodiumProps {
  readonly outcome: Pick<Outcome, 'scores' | 'winners'>;
  /** In this order: as they sit while it is counted, the winners first when it is done. */
  readonly columns: readonly { readonly at: number; readonly seat: number }[];
  readonly tally: Tally;
}

/** A column for each seat that grows with its points. Silent: the table below says it all. */
export function Podium({ outcome: { scores, winners }, columns, tally }: PodiumProps) {
  const { company } = useLooks();
  const most = Math.max(1, ...scores.map(({ total }) => total));
  return (
    <ul className="ct-podium" aria-hidden="true">
      {columns.map(({ at, seat }) => {
        const total = tally.total(at);
        const style = {
          '--seat': seatColour(seat),
          '--part': Math.max(0, total) / most,
        } as CSSProperties;
        return (
          <li
            key={seat}
            style={style}
            data-won={tally.isDone && winners.includes(seat) ? '' : undefined}
          >
            <b>{total}</b>
            <i />
            <Portrait
              seed={company.seedOf(seat)}
              size="var(--face)"
              mood={tally.isDone ? (winners.includes(seat) ? 'glad' : 'grim') : 'calm'}
              ring={seatColour(seat)}
            />
            <span>
              <SeatName seat={seat} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
