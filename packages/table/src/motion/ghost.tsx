import type { CSSProperties } from 'preact';
import { useContext, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { CardBack } from '../card/card-back.tsx';
import { Card } from '../card/card.tsx';
import { LooksContext } from '../context.tsx';
import type { Flight } from '../contract.ts';
import { Token } from '../icon/token.tsx';
import type { Size } from '../stage/solve.ts';
import { TileSizeContext } from '../stage/stage-context.ts';
import { Tile } from '../tile/tile.tsx';
import { move } from './move.ts';

/** A flight with its ends on the screen, and its time. */
export interface Leg {
  readonly key: string;
  readonly flight: Flight;
  readonly from: DOMRect;
  readonly to: DOMRect;
  /** Where it goes it lies alone: that place is its own. */
  readonly isNew: boolean;
  readonly delay: number;
  readonly ms: number;
}

const TOKEN = 36;
/** Wider than this no card flies; narrower, it would be a scrap with half a name. */
const WIDEST = 160;
const LEAST = 72;
/** What comes out of a line, as a plate is one, flies no flatter than a card may lie. */
const FLATTEST = 0.8;
/** What was as high as this for its width lay there as a tile. */
const TILE = { low: 0.4, high: 1.3 };

/** What is seen flying: a card or a token, in an arc, away from where it was. Until then it lies there. */
export function Ghost({
  leg,
  onLanded,
}: {
  readonly leg: Leg;
  readonly onLanded: (key: string) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const { flight, from, to, isNew, delay, ms, key } = leg;
  const isCard = flight.card !== undefined;
  // From a small deck it grows to what it will be: drawn as small as that, nothing on it could be read.
  const drawn = isNew && to.width > from.width ? to : from;
  const width = isCard ? Math.max(LEAST, Math.min(drawn.width, WIDEST)) : TOKEN;
  const ratio = drawn.height / drawn.width;
  const isTile = isCard && ratio > TILE.low && ratio < TILE.high;
  const height = isTile ? Math.max(FLATTEST, ratio) * width : isCard ? width * 1.4 : TOKEN;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const animation = fly(element, leg, { width, height }, drawn === to);
    animation.addEventListener('finish', () => onLanded(key));
    return () => animation.cancel();
  }, [from, to, drawn, delay, ms, isCard, width, height, key, onLanded]);
  return (
    <div
      ref={box}
      className="ct-ghost"
      data-token={isCard ? undefined : ''}
      style={{ '--ct-card': `${width}px`, '--ct-token': `${TOKEN}px` } as CSSProperties}
    >
      {flight.card !== undefined && (
        <Flying card={flight.card} width={width} height={height} isTile={isTile} />
      )}
      {flight.token !== undefined && (
        <Token
          icon={flight.token}
          text={flight.n !== undefined && flight.n > 1 ? `${flight.n}` : undefined}
        />
      )}
    </div>
  );
}

interface FlyingProps {
  readonly card: string;
  readonly width: number;
  readonly height: number;
  readonly isTile: boolean;
}

/** The card as it lay there; its back, where its face is not known. */
function Flying({ card, width, height, isTile }: FlyingProps) {
  const table = useContext(LooksContext);
  const sizes = useMemo(() => ({ place: { width, height }, isTall: false }), [width, height]);
  const face = table?.faceOf(card) ?? null;
  if (face === null) return <CardBack silent />;
  if (!isTile) return <Card face={face} silent />;
  const style = { '--tile-w': `${width}px`, '--tile-h': `${height}px` } as CSSProperties;
  return (
    <TileSizeContext value={sizes}>
      <span style={style}>
        <Tile face={face} silent />
      </span>
    </TileSizeContext>
  );
}

/** From one end to the other, in an arc that does not leave the screen. */
function fly(
  element: HTMLElement,
  { flight, from, to, delay, ms }: Leg,
  { width, height }: Size,
  grows: boolean,
): Animation {
  const isCard = flight.card !== undefined;
  const at = (rect: DOMRect): [number, number] => [
    rect.left + rect.width / 2 - width / 2,
    rect.top + rect.height / 2 - height / 2,
  ];
  const [[x1, y1], [x2, y2]] = [at(from), at(to)];
  const first = grows ? from.width / width : 1;
  const scale = isCard ? Math.max(0.3, Math.min(1.2, to.width / width)) : 1;
  // Not over the upper edge.
  const room = Math.max(0, (y1 + y2) / 2 - 8);
  const lift = Math.min(60, room, Math.hypot(x2 - x1, y2 - y1) * 0.16);
  return move(
    element,
    [
      { transform: `translate(${x1}px, ${y1}px) scale(${first})`, opacity: 1 },
      {
        transform: `translate(${(x1 + x2) / 2}px, ${(y1 + y2) / 2 - lift}px) scale(${(first + scale) / 2 + 0.06})`,
        opacity: 1,
        offset: 0.5,
      },
      { transform: `translate(${x2}px, ${y2}px) scale(${scale})`, opacity: isCard ? 1 : 0.6 },
    ],
    {
      duration: ms,
      delay,
      easing: 'cubic-bezier(0.35, 0, 0.2, 1)',
      // A token comes out of the thing that brings it; a card lies where it lay until it goes.
      fill: isCard ? 'both' : 'forwards',
    },
  );
}
