import { capital } from '@castellan/powers';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useLooks } from '../context.tsx';
import { useCarried } from '../decision/use-lights.ts';
import { Token } from '../icon/token.tsx';
import { allowsMotion } from '../motion/move.ts';
import { Thing } from '../thing/thing.tsx';
import { memo } from '../view.ts';

export interface CounterProps {
  /** The game's icon: `gold`. */
  readonly icon: string;
  readonly n: number;
  /** What the rules call it, if a decision may be about it: `token:gold`. */
  readonly of?: string | undefined;
  /** What flights call it: `seat:0:gold`. */
  readonly place?: string | undefined;
  readonly label?: string | undefined;
  /** How many of them lie elsewhere, to be paid: the rest is shown. */
  readonly less?: number | undefined;
  /** The number stands on the sign, not beside it. */
  readonly on?: boolean | undefined;
}

/** How much there is of something: it counts up or down to what it has become. */
export const Counter = memo(DrawnCounter);

function DrawnCounter({ icon, n: all, of, place, label, less = 0, on = false }: CounterProps) {
  const { iconOf, lights } = useLooks();
  const isCarried = useCarried(lights, place ?? '');
  const n = all - less;
  const [shown, by] = useCounting(n, icon);
  const change = useChange(by);
  const words = capital(`${label ?? iconOf(icon).label}: ${n}`);
  const body = (
    <>
      <Token icon={icon} text={on ? `${shown}` : undefined} />
      {!on && <span className="ct-counter__n">{shown}</span>}
      {less > 0 && <em className="ct-counter__less">−{less}</em>}
      {change !== null && less === 0 && (
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
        <span className="ct-counter__body" role="img" aria-label={words} title={words}>
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

/** The number on its way from what it was to what it is, once what changes it has arrived; and by how much it changes. */
function useCounting(n: number, icon: string): [shown: number, by: Change] {
  const { settings, director } = useLooks();
  const [shown, setShown] = useState(n);
  const [change, setChange] = useState<Change>(NO_CHANGE);
  const from = useRef(n);
  useEffect(() => {
    const start = from.current;
    from.current = n;
    if (start === n) return undefined;
    const tell = (): void => setChange(({ key }) => ({ by: n - start, key: key + 1 }));
    if (!settings.motion || !allowsMotion()) {
      setShown(n);
      tell();
      return undefined;
    }
    let began = 0;
    const length = Math.min(600, 180 + 60 * Math.abs(n - start));
    let frame = 0;
    const tick = (now: number): void => {
      setShown(countUp(start, n, now - began, length));
      if (now - began < length) frame = requestAnimationFrame(tick);
    };
    const count = (): void => {
      stopWaiting();
      tell();
      began = performance.now();
      frame = requestAnimationFrame(tick);
    };
    const wait = director.landing(icon);
    const timer = setTimeout(count, wait);
    // Nobody is looking: it is there at once.
    const unsubscribe = director.subscribe(() => wait > 0 && count());
    const stopWaiting = (): void => {
      clearTimeout(timer);
      unsubscribe();
    };
    return () => {
      stopWaiting();
      cancelAnimationFrame(frame);
      setShown(n);
    };
  }, [n, icon, settings.motion, director]);
  return [shown, change];
}

interface Change {
  readonly by: number;
  readonly key: number;
}
const NO_CHANGE: Change = { by: 0, key: 0 };

/** By how much it has just changed, for a moment. */
function useChange(change: Change): Change | null {
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (change.key === 0) return undefined;
    const timer = setTimeout(() => setOver(change.key), 1600);
    return () => clearTimeout(timer);
  }, [change]);
  return change.key === over ? null : change;
}

/**
 * A number on its way from one to another, some of the milliseconds in: quick at first, then slower.
 * A frame tells when it began, which may be before the count did.
 */
export function countUp(from: number, to: number, passed: number, length: number): number {
  const part = Math.max(0, Math.min(1, passed / length));
  return Math.round(from + (to - from) * (1 - (1 - part) ** 2));
}
