import type { ScreenArea } from '../layer/layers.ts';
import { spotOf } from '../layer/layers.ts';
import { targetAt } from './carry.ts';
import type { Lifted } from './lifted.ts';
import { lift } from './lifted.ts';

interface Target {
  readonly onto: string;
  readonly element: HTMLElement;
  readonly spot: ScreenArea;
}

export interface Dragged {
  readonly thing: HTMLElement;
  /** The names of what would take it. */
  readonly ontos: ReadonlySet<string>;
  /** Asked when the thing would be lifted: whether it may. */
  mayLift(): boolean;
  isLively(): boolean;
  /** It was dropped on something that takes it. The listener puts the copy away. */
  onDrop(onto: string, lifted: Lifted): void;
}

/** A press becomes a drag when the pointer has moved this far; a finger is never quite still. */
const START = { mouse: 5, touch: 9 };

/** From a press on a thing to its drop. Gives what ends it before that. In one piece: all of it shares what is lifted. */
export function drag(down: PointerEvent, dragged: Dragged): () => void {
  const { thing } = dragged;
  const root = thing.closest<HTMLElement>('.ct-root')!;
  const { pointerId, clientX: x, clientY: y } = down;
  const isMouse = down.pointerType === 'mouse';
  const far = isMouse ? START.mouse : START.touch;
  const ended = new AbortController();
  const { signal } = ended;
  let lifted: Lifted | null = null;
  let targets: readonly Target[] = [];
  let over: Target | null = null;

  const end = (): void => {
    ended.abort();
    mark(root, 'carrying', false);
    mark(thing, 'carried', false);
    for (const { element } of targets) {
      mark(element, 'takes', false);
      mark(element, 'over', false);
    }
  };
  const cancel = (): void => {
    lifted?.goBack(dragged.isLively());
    end();
  };
  const start = (): void => {
    targets = dragged.mayLift() ? targetsFor(thing, root, dragged.ontos) : [];
    if (targets.length === 0) return end();
    // From here on the pointer is ours: no thing is pressed or pointed at.
    root.setPointerCapture(pointerId);
    lifted = lift(thing, x, y, !isMouse);
    mark(root, 'carrying', true);
    mark(thing, 'carried', true);
    for (const { element } of targets) mark(element, 'takes', true);
    return undefined;
  };

  const onMove = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    const { clientX, clientY } = event;
    if (lifted === null) {
      if (Math.hypot(clientX - x, clientY - y) < far) return;
      start();
    }
    lifted?.move(clientX, clientY);
    const next = lifted === null ? null : targetAt(targets, clientX, clientY);
    if (next === over) return;
    if (over !== null) mark(over.element, 'over', false);
    if (next !== null) mark(next.element, 'over', true);
    over = next;
  };
  const onUp = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    if (lifted === null) return end();
    swallowClick();
    if (over === null) return cancel();
    end();
    return dragged.onDrop(over.onto, lifted);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || lifted === null) return;
    // Only the drag ends, not what lies open below.
    event.preventDefault();
    event.stopPropagation();
    swallowClick();
    cancel();
  };
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', onUp, { signal });
  window.addEventListener('pointercancel', cancel, { signal });
  window.addEventListener('blur', cancel, { signal });
  window.addEventListener('resize', cancel, { signal });
  window.addEventListener('keydown', onKey, { signal, capture: true });
  return cancel;
}

function mark(element: HTMLElement, name: string, on: boolean): void {
  if (on) element.dataset[name] = '';
  else delete element.dataset[name];
}

/** What on the screen would take the thing; not what it lies on already, nor what lies under an open drawer. */
function targetsFor(
  thing: HTMLElement,
  root: HTMLElement,
  ontos: ReadonlySet<string>,
): readonly Target[] {
  const drawers = [...root.querySelectorAll('.ct-drawer')];
  return [...root.querySelectorAll<HTMLElement>('[data-ref], [data-zone-id]')].flatMap(element => {
    const { ref, zoneId } = element.dataset;
    const onto = [ref, `zone:${zoneId ?? ''}`].find(name => name !== undefined && ontos.has(name));
    if (onto === undefined || element.contains(thing) || !element.checkVisibility()) return [];
    const spot = spotOf(element);
    const isCovered = drawers.some(
      drawer => !drawer.contains(element) && hasMiddle(spotOf(drawer), spot),
    );
    return isCovered || spot.right === spot.left ? [] : [{ onto, element, spot }];
  });
}

function hasMiddle(around: ScreenArea, { left, top, right, bottom }: ScreenArea): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > around.left && x < around.right && y > around.top && y < around.bottom;
}

/** The click that ends a drag presses nothing. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, true));
}
