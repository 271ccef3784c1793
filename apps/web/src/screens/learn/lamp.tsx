import type { Box } from './bubble-place.ts';

interface LampProps {
  readonly spot: Box;
  /** The rail, which is never in the shade. */
  readonly rail: Box | null;
  /** It is to be pressed: it pulses, and nothing else goes dark. */
  readonly isToPress: boolean;
}

/** Air between a thing and its ring. */
const AIR = 5;
/** Anything at least this high is a card: it is pointed at from above. */
const TALL = 90;

/** What the steward speaks of lies in the light, all else in the shade. */
export function Lamp({ spot, rail, isToPress }: LampProps) {
  const ring = rounded(spot, AIR, 10);
  const isInRail = rail !== null && meets(spot, rail);
  const lit = [ring, ...(rail === null ? [] : [rounded(rail, 0, 10)])].slice(isInRail ? 1 : 0);
  const isPointed = !isInRail && spot.height > TALL && spot.top > 52;
  return (
    <svg className="cw-spot-lamp" data-press={isToPress ? '' : undefined} aria-hidden="true">
      {!isToPress && (
        <path className="cw-spot-shade" d={`M0 0H${innerWidth}V${innerHeight}H0Z${lit.join('')}`} />
      )}
      <path className="cw-spot-ring" d={ring} />
      {isPointed && (
        <path
          className="cw-spot-arrow"
          transform={`translate(${spot.left + spot.width / 2} ${spot.top - AIR})`}
          d="M-7 -46h14v18h10L0 -6-17 -28h10z"
        />
      )}
    </svg>
  );
}

const meets = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

/** A box with round corners, as a path. */
function rounded(box: Box, air: number, r: number): string {
  const wide = box.width + 2 * air - 2 * r;
  const high = box.height + 2 * air - 2 * r;
  const arc = (x: number, y: number): string => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return `M${box.left - air + r} ${box.top - air}h${wide}${arc(r, r)}v${high}${arc(-r, r)}h${-wide}${arc(-r, -r)}v${-high}${arc(r, -r)}z`;
}
