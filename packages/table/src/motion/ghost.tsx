import type { CSSProperties } from 'preact/compat';
import { useContext, useLayoutEffect, useRef } from 'preact/compat';
import { CardBack } from '../card/card-back.tsx';
import { Card } from '../card/card.tsx';
import { LooksContext } from '../context.tsx';
import type { Flight } from '../contract.ts';
import { Token } from '../icon/token.tsx';
import { FLIGHT_MS } from './plan.ts';

/** A flight with its ends on the screen. */
export interface Leg {
  readonly key: string;
  readonly flight: Flight;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly delay: number;
}

const TOKEN = 36;

/** What is seen flying: a card or a token, in an arc, away from where it was. */
export function Ghost({
  leg,
  onLanded,
}: {
  readonly leg: Leg;
  readonly onLanded: (key: string) => void;
}) {
  const table = useContext(LooksContext);
  const box = useRef<HTMLDivElement>(null);
  const { flight, from, to, delay, key } = leg;
  const isCard = flight.card !== undefined;
  const width = isCard ? Math.min(from.width, 160) : TOKEN;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const high = isCard ? width * 1.4 : TOKEN;
    const at = (rect: DOMRect): [number, number] => [
      rect.left + rect.width / 2 - width / 2,
      rect.top + rect.height / 2 - high / 2,
    ];
    const [[x1, y1], [x2, y2]] = [at(from), at(to)];
    const scale = isCard ? Math.max(0.3, Math.min(1.2, to.width / width)) : 1;
    const lift = Math.min(60, Math.hypot(x2 - x1, y2 - y1) * 0.16);
    const animation = element.animate(
      [
        { transform: `translate(${x1}px, ${y1}px) scale(1)`, opacity: 1 },
        {
          transform: `translate(${(x1 + x2) / 2}px, ${(y1 + y2) / 2 - lift}px) scale(${(1 + scale) / 2 + 0.06})`,
          opacity: 1,
          offset: 0.5,
        },
        { transform: `translate(${x2}px, ${y2}px) scale(${scale})`, opacity: isCard ? 1 : 0.6 },
      ],
      { duration: FLIGHT_MS, delay, easing: 'cubic-bezier(0.35, 0, 0.2, 1)', fill: 'both' },
    );
    animation.addEventListener('finish', () => onLanded(key));
    return () => animation.cancel();
  }, [from, to, delay, isCard, width, key, onLanded]);
  const face = flight.card === undefined ? null : (table?.faceOf(flight.card) ?? null);
  return (
    <div
      ref={box}
      className="ct-ghost"
      style={{ '--ct-card': `${width}px`, '--ct-token': `${TOKEN}px` } as CSSProperties}
    >
      {isCard ? face ? <Card face={face} silent /> : <CardBack silent /> : null}
      {flight.token !== undefined && (
        <Token
          icon={flight.token}
          text={flight.n !== undefined && flight.n > 1 ? `${flight.n}` : undefined}
        />
      )}
    </div>
  );
}
