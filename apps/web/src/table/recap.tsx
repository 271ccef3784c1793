import { SeatShield, useLooks, useOver } from '@castellan/table';
import { useEffect, useRef, useState } from 'preact/compat';
import { useDeedWords } from './deed-words.ts';
import type { Deeds } from './others-since.ts';
import './recap.css';

interface RecapProps {
  readonly deeds: readonly Deeds[];
  readonly turn: number;
  /** One's own turn begins. */
  readonly isDue: boolean;
}

/** So long it can be read. */
const READ_MS = 5000;

/**
 * Where the rail is but a line: what the others did, over the market, when one's turn begins. It goes by itself, with the first
 * key, and with the first press; a press on it is for nothing that it covers. Silent: readers have it above the log.
 */
export function Recap({ deeds, turn, isDue }: RecapProps) {
  const { who } = useLooks();
  const { line } = useDeedWords();
  const market = useOver('market');
  const paper = useRef<HTMLButtonElement>(null);
  const [read, setRead] = useState(-1);
  const isOpen = isDue && market !== null && deeds.length > 0 && read !== turn;
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (): void => setRead(turn);
    // Were it gone with the finger's touch, what lies below would get the rest of the press.
    const press = ({ target }: Event): void => {
      if (!paper.current?.contains(target as Node)) close();
    };
    const timer = setTimeout(close, READ_MS);
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', close);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', close);
    };
  }, [isOpen, turn]);
  if (!isOpen) return null;
  const { left, top, width, height } = market;
  return (
    <button
      ref={paper}
      type="button"
      className="cw-recap"
      aria-hidden="true"
      tabIndex={-1}
      style={{ left, top, width, maxHeight: height }}
      onClick={event => {
        event.stopPropagation();
        setRead(turn);
      }}
    >
      {deeds.map(one => (
        <span className="cw-recap__line" key={one.seat}>
          <SeatShield seat={one.seat < 0 ? 5 : one.seat} />
          <span>
            <b>{who(one.seat)}</b>
            {line(one)}
          </span>
        </span>
      ))}
    </button>
  );
}
