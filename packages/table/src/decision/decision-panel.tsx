import type { Decision, Seat } from '@castellan/kernel';
import type { RefObject } from 'react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTable } from '../context.tsx';
import { Blocked } from './blocked.tsx';
import { Choices } from './choices.tsx';
import './decision.css';
import { Foot } from './foot.tsx';
import { OrderList } from './order-list.tsx';
import { useUnpoint } from './point.ts';
import { useUnsent } from './sent.ts';
import { SplitList } from './split-list.tsx';
import { useDecisionKeys } from './use-decision-keys.ts';
import { useSteadyHand } from './use-steady-hand.ts';

export interface DecisionPanelProps {
  /** Those we wait for, when there is nothing to decide here. */
  readonly waiting?: readonly Seat[] | undefined;
  /** Takes the last answer back; null when that can't be done. */
  readonly onUndo?: (() => void) | null | undefined;
  readonly className?: string | undefined;
}

/** What the person here is asked, as buttons in a list: the same words, the same answer as by the things on the table. */
export function DecisionPanel({ waiting = [], onUndo, className }: DecisionPanelProps) {
  const { lit, strings, say, who } = useTable();
  const { decision } = lit;
  const title = useId();
  const panel = useRef<HTMLElement>(null);
  useDecisionKeys();
  useSteadyHand(decision);
  useUnpoint(decision?.id);
  useUnsent(decision?.id);
  useKeptFocus(panel, decision);
  return (
    <section
      ref={panel}
      className={`ct-decision ${className ?? ''}`}
      aria-labelledby={title}
      tabIndex={-1}
      data-kind={decision?.kind}
      data-decision={decision?.id}
    >
      <header className="ct-decision__head">
        {onUndo !== undefined && (
          <button
            type="button"
            className="ct-button ct-decision__undo"
            disabled={onUndo === null}
            onClick={() => onUndo?.()}
            aria-keyshortcuts="U"
            title={strings.undo}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" className="ct-glyph">
              <path d="M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" />
            </svg>
            <span>{strings.undo}</span>
          </button>
        )}
        <h2 id={title} className="ct-decision__prompt">
          {decision ? <span className="ct-hidden">{strings.yourDecision}: </span> : null}
          {decision
            ? say(decision.prompt)
            : waiting.length > 0
              ? strings.waitingFor(waiting.map(who).join(', '))
              : strings.nothingToDecide}
        </h2>
      </header>
      {decision && <Body decision={decision} />}
    </section>
  );
}

function Body({ decision }: { readonly decision: Decision }) {
  const { draft } = useTable().lit;
  if (!draft) return null;
  const { kind } = decision;
  return (
    <>
      {kind === 'choose' && <Choices decision={decision} />}
      {kind === 'select' && <Choices decision={decision} />}
      {kind === 'split' && <SplitList draft={draft} />}
      {kind === 'order' && <OrderList draft={draft} />}
      {kind !== 'choose' && <Foot draft={draft} />}
      <Blocked decision={decision} />
    </>
  );
}

/** Whoever answered by the panel stays in the panel when its buttons change: on the panel itself, so that no key answers twice. */
function useKeptFocus(panel: RefObject<HTMLElement | null>, decision: Decision | null): void {
  const inside = useRef(false);
  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const note = (event: FocusEvent): void => {
      if (event.target instanceof Node) inside.current = element.contains(event.target);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [panel]);
  useLayoutEffect(() => {
    if (
      inside.current &&
      (document.activeElement === document.body || document.activeElement === null)
    )
      panel.current?.focus({ preventScroll: true });
  }, [panel, decision?.id]);
}
