import { move } from './move.ts';
import type { Timed } from './plan.ts';

/** No longer than the shortest beat: what is asked next is drawn after it. */
const GLIDE_MS = 220;

type Rects = ReadonlyMap<string, DOMRect>;

/** What has shifted glides to where it now is; what a flight brings appears when the flight lands. */
export function glide(
  root: HTMLElement,
  before: Rects,
  after: Rects,
  flights: readonly Timed[],
): Animation[] {
  const animations: Animation[] = [];
  const landings = new Map<string, number>();
  for (const { flight, delay, ms } of flights) {
    if (flight.card !== undefined && !before.has(flight.to)) landings.set(flight.to, delay + ms);
  }
  // What makes room for something waits for it.
  const first = Math.min(...flights.map(({ delay }) => delay));
  const delay = Number.isFinite(first) ? first : 0;
  const shifted = new Map<Element, readonly [number, number]>();
  const seen = new Set<string>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-ref]')) {
    const ref = element.dataset['ref']!;
    if (seen.has(ref)) continue;
    seen.add(ref);
    const [was, is] = [before.get(ref), after.get(ref)];
    const landing = landings.get(ref);
    if (is && landing !== undefined) {
      animations.push(
        move(element, [{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }], {
          duration: landing,
        }),
      );
    }
    if (!was || !is) continue;
    const [dx, dy] = [was.left - is.left, was.top - is.top];
    const [px, py] = shiftOf(element.parentElement, shifted);
    // A shift of the whole page (a panel that grew above) is not something to watch.
    const far = Math.abs(dx - px) > 2 || Math.abs(dy - py) > 2;
    shifted.set(element, [dx, dy]);
    if (far && Math.hypot(dx - px, dy - py) < 900) {
      animations.push(
        move(element, [{ translate: `${dx - px}px ${dy - py}px` }, { translate: '0 0' }], {
          duration: GLIDE_MS,
          delay,
          fill: 'backwards',
          easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
        }),
      );
    }
  }
  return animations;
}

/** By how much the thing around it has shifted: that is its own affair. */
function shiftOf(
  element: Element | null,
  shifted: ReadonlyMap<Element, readonly [number, number]>,
): readonly [number, number] {
  for (let at = element; at; at = at.parentElement) {
    const shift = shifted.get(at);
    if (shift) return shift;
  }
  return [0, 0];
}
