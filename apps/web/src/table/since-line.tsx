import { SeatShield, useLooks } from '@castellan/table';
import { useApp } from '../app/app-context.ts';
import { useDeedWords } from './deed-words.ts';
import type { Deeds } from './others-since.ts';
import './since-line.css';

interface SinceLineProps {
  readonly deeds: readonly Deeds[];
  /** Shows all that one of them did. */
  onOpen(seat: number): void;
}

/** What the others did since one's last turn, where there is room for a line: each in their share of it. */
export function SinceLine({ deeds, onOpen }: SinceLineProps) {
  const { say } = useApp();
  const { who } = useLooks();
  const { line } = useDeedWords();
  if (deeds.length === 0) return null;
  return (
    <ul className="cw-since-line" data-others={deeds.length} aria-label={say('meanwhile')}>
      {deeds.map(one => (
        <li key={one.seat}>
          <button type="button" aria-haspopup="dialog" onClick={() => onOpen(one.seat)}>
            <SeatShield seat={one.seat < 0 ? 5 : one.seat} />
            <span>
              <b className={deeds.length > 1 ? 'ct-hidden' : undefined}>{who(one.seat)}</b>
              {line(one)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
