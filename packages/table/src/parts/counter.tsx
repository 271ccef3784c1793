import { useEffect, useRef, useState } from 'preact/compat';
import { useLooks } from '../context.tsx';
import { useCarried } from '../decision/lights.ts';
import { Token } from '../icon/token.tsx';
import { allowsMotion } from '../motion/allows-motion.ts';
import { Thing } from '../thing/thing.tsx';
import './counter.css';

export interface CounterProps {
  /** The game's icon: `gold`. */
  readonly icon: string;
  readonly n: number;
  /** What the rules call it, if a decision may be about it: `token:gold`. */
  readonly of?: string | undefined;
  /** What flights call it: `seat:0:gold`. */
  readonly place?: string | undefined;
  readonly label?: string | undefined;
  /** The number stands on the sign, not beside it. */
  readonly on?: boolean | undefined;
}

/** How much there is of something: it counts up or down to what it has become. */
export function Counter({ icon, n, of, place, label, on = false }: CounterProps) {
  const { iconOf, lights } = useLooks();
  const isCarried = useCarried(lights, place ?? '');
  const shown = useCounting(n);
  const change = useChange(n);
  const words = `${label ?? iconOf(icon).label}: ${n}`;
  const body = (
    <>
      <Token icon={icon} text={on ? `${shown}` : undefined} />
      {!on && <span className="ct-counter__n">{shown}</span>}
      {change !== null && (
        <span
          key={change.key}
          className="ct-counter__change"
          data-down={change.by < 0 ? '' : undefined}
          aria-hidden="true"
        >
          {change.by > 0 ? `+${change.by}` : `−${-change.by}`}
        </span>
      )}
    </>
  );
  return (
    <span className="ct-counter" data-ref={place} data-carry={isCarried ? '' : undefined}>
      {of === undefined ? (
        <span className="ct-counter__body" role="img" aria-label={words}>
          {body}
        </span>
      ) : (
        <Thing of={of} zoom={null} label={words} className="ct-counter__body">
          {body}
        </Thing>
      )}
    </span>
  );
}

/** The number on its way from what it was to what it is. */
function useCounting(n: number): number {
  const { settings } = useLooks();
  const [shown, setShown] = useState(n);
  const from = useRef(n);
  useEffect(() => {
    const start = from.current;
    from.current = n;
    if (start === n) return undefined;
    if (!settings.motion || !allowsMotion()) {
      setShown(n);
      return undefined;
    }
    const began = performance.now();
    const length = Math.min(600, 180 + 60 * Math.abs(n - start));
    let frame = 0;
    const tick = (now: number): void => {
      const part = Math.min(1, (now - began) / length);
      setShown(Math.round(start + (n - start) * (1 - (1 - part) ** 2)));
      if (part < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => {
      cancelAnimationFrame(frame);
      setShown(n);
    };
  }, [n, settings.motion]);
  return shown;
}

/** By how much it has just changed, for a moment. */
function useChange(n: number): { by: number; key: number } | null {
  const before = useRef(n);
  const [change, setChange] = useState<{ by: number; key: number } | null>(null);
  useEffect(() => {
    const by = n - before.current;
    before.current = n;
    if (by === 0) return undefined;
    setChange(last => ({ by, key: (last?.key ?? 0) + 1 }));
    const timer = setTimeout(() => setChange(null), 1600);
    return () => clearTimeout(timer);
  }, [n]);
  return change;
}
