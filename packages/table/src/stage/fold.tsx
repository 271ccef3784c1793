import type { ComponentChildren, TargetedTouchEvent } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useTable } from '../context.tsx';
import { useLitIn } from '../decision/use-lights.ts';
import { useOpened } from '../layer/opened.ts';
import { inPixels } from '../view.ts';
import type { Box, Plan } from './solve.ts';
import { usePlan, useZoneOf, ZoneContext } from './stage-context.ts';
import type { ZoneProps } from './zone.tsx';
import { Zone } from './zone.tsx';

export interface FoldProps extends Omit<ZoneProps, 'children'> {
  /** The word on its lip: "Village 6". */
  readonly lip: string;
  /** What stays in sight while the rest is folded away. */
  readonly peek: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A zone that folds where a screen is low: its peek stays in sight, the rest opens above it by its lip. */
export function Fold({ lip, peek, children, ...zone }: FoldProps) {
  const { folded } = usePlan();
  return folded.has(zone.id) ? (
    <Folded zone={zone} lip={lip} peek={peek}>
      {children}
    </Folded>
  ) : (
    <Zone {...zone}>
      {peek}
      {children}
    </Zone>
  );
}

interface FoldedProps extends Pick<FoldProps, 'lip' | 'peek' | 'children'> {
  readonly zone: Omit<ZoneProps, 'children'>;
}

function Folded({ zone, lip, peek, children }: FoldedProps) {
  const { lit, lights, text } = useTable();
  const plan = usePlan();
  const market = plan.boxes.get(useZoneOf('market') ?? '');
  const sheet = useId();
  const inside = `${zone.id} folded`;
  // A press opens it, and a question about nothing else; where only some of what is asked about lies in it, its lip is lit.
  const isAsked = useLitIn(lights, inside);
  const [opened, setOpened] = useState<'by hand' | 'by question' | null>(null);
  const isOpen = opened !== null;
  const close = (): void => setOpened(null);
  useOpened(isOpen, close);
  // What was opened for a decision closes with it.
  useEffect(() => setOpened(lights.isLitOnlyIn(inside) ? 'by question' : null), [lit.decision?.id]);
  const swipe = useSwipeDown(close);
  if (market === undefined) return null;
  const own = plan.boxes.get(zone.id)!;
  return (
    <>
      <Zone {...zone} className={`ct-folded ${zone.className ?? ''}`}>
        {peek}
        <button
          type="button"
          className="ct-lip"
          aria-expanded={isOpen}
          aria-controls={sheet}
          data-lit={isAsked ? 'can' : undefined}
          onClick={() => setOpened(isOpen ? null : 'by hand')}
        >
          {lip}
        </button>
      </Zone>
      {/* A question leaves free what lies beside it: the others, the menu. */}
      {opened === 'by hand' && (
        <button
          type="button"
          className="ct-fold-shade"
          aria-label={text('close')}
          tabIndex={-1}
          style={inPixels(shadeOf(own, market))}
          onClick={close}
        />
      )}
      <section
        id={sheet}
        className={`ct-drawer ct-fold ${zone.className ?? ''}`}
        aria-label={lip}
        hidden={!isOpen}
        style={inPixels(sheetOf(own, market, plan))}
        {...swipe}
        onKeyDown={event => event.key === 'Escape' && close()}
      >
        <ZoneContext value={inside}>{children}</ZoneContext>
      </section>
    </>
  );
}

const isBeside = (own: Box, market: Box): boolean => market.left + market.width <= own.left;

/** It rises above its lip as far as the centre begins; where the centre lies beside it, over that. */
function sheetOf(own: Box, market: Box, { gap }: Plan): Readonly<Record<string, number>> {
  if (isBeside(own, market)) return { ...market };
  return { left: own.left, width: own.width, top: market.top, height: own.top - gap - market.top };
}

/** What steps back behind it: all above its lip. */
function shadeOf(own: Box, market: Box): Readonly<Record<string, number>> {
  if (isBeside(own, market)) return { ...market };
  return { left: 0, width: own.left * 2 + own.width, top: 0, height: own.top - 2 };
}

const SWIPE = 44;

/** A finger that pulls it down closes it. */
function useSwipeDown(close: () => void) {
  const from = useRef({ x: 0, y: 0 });
  return {
    onTouchStart: ({ touches }: TargetedTouchEvent<HTMLElement>) => {
      from.current = { x: touches[0]!.clientX, y: touches[0]!.clientY };
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TargetedTouchEvent<HTMLElement>) => {
      const { clientX, clientY } = changedTouches[0]!;
      const down = clientY - from.current.y;
      const isDown = down > SWIPE && down > 2 * Math.abs(clientX - from.current.x);
      if (isDown && currentTarget.scrollTop <= 0) close();
    },
  };
}
