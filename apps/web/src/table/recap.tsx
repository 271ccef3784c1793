import { SeatShield, useLooks, useOver } from '@castellan/table';
import { useEffect, useState } from 'preact/compat';
import { useDeedWords } from './deed-words.ts';
import type { Deeds } from './others-since.ts';
import './recap.css';

interface RecapProps {
  readonly deeds: readonly Deeds[];
  readonly turn: number;
  /** One's own turn begins. */
  readonly isDue: boolean;
}

/**
 * Where the rail is but a line: what the others did, over the market, when one's turn begins. The first press or key is for
 * the table below, and takes this away. Silent: readers have it above the log.
 */
export function Recap({ deeds, turn, isDue }: RecapProps) {
  const { who } = useLooks();
  const { line } = useDeedWords();
  const market = useOver('market');
  const [read, setRead] = useState(-1);
  const isOpen = isDue && market !== null && deeds.length > 0 && read !== turn;
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (): void => setRead(turn);
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, [isOpen, turn]);
  if (!isOpen) return null;
  const { left, top, width, height } = market;
  return (
    <ul className="cw-recap" aria-hidden="true" style={{ left, top, width, maxHeight: height }}>
      {deeds.map(one => (
        <li key={one.seat}>
          <SeatShield seat={one.seat < 0 ? 5 : one.seat} />
          <span>
            <b>{who(one.seat)}</b>
            {line(one)}
          </span>
        </li>
      ))}
    </ul>
  );
}
