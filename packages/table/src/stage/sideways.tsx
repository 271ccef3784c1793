import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useLooks } from '../context.tsx';
import type { Ends } from './use-sideways.ts';
import { useSideways } from './use-sideways.ts';
import { usePlan } from './stage-context.ts';

/** What is wider than its zone on a low screen: it goes on sideways there, and lies as it is elsewhere. */
export function Sideways({ children }: { readonly children: ComponentChildren }) {
  const row = useRef<HTMLDivElement>(null);
  const { isLow } = usePlan();
  const { ends, onScroll, go } = useSideways(row, isLow);
  if (!isLow) return children;
  return (
    <>
      <div ref={row} className="ct-sideways" onScroll={onScroll}>
        {children}
      </div>
      <MoreBeside ends={ends} onGo={go} />
    </>
  );
}

interface MoreBesideProps {
  readonly ends: Ends;
  onGo(by: 1 | -1): void;
}

/** At the edge of a row: how many things that may be chosen lie beyond it. */
export function MoreBeside({ ends, onGo }: MoreBesideProps) {
  const { text } = useLooks();
  const edge = (n: number, by: 1 | -1) =>
    n > 0 && (
      <button
        type="button"
        className="ct-more-beside"
        data-end={by < 0 ? 'before' : 'after'}
        aria-label={text('moreBeside', { n })}
        onClick={() => onGo(by)}
      >
        {n}
      </button>
    );
  return (
    <>
      {edge(ends.before, -1)}
      {edge(ends.after, 1)}
    </>
  );
}
