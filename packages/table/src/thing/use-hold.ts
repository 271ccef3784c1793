import type { TargetedEvent, TargetedPointerEvent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Layers } from '../layer/layers.ts';
import { spotOf } from '../layer/layers.ts';

const REST_MS = 420;
const HOLD_MS = 480;
/** How far a finger may tremble and still hold, in pixels. */
const STILL = 8;

interface Hold {
  readonly layers: Layers;
  readonly of: string;
  readonly card: string | null;
  readonly lines: readonly string[];
  readonly preview: boolean;
}

/** A pointer that rests on a thing shows its card or a tip; a finger that stays opens the card; focus shows the tip. */
export function useHold(hold: Hold) {
  const [holding] = useState(startHolding);
  holding.of(hold);
  useEffect(() => holding.stop, [holding]);
  return holding;
}

/** How long a pointer or a finger has been on one thing. */
function startHolding() {
  let now: Hold;
  let timer = 0;
  let held = -Infinity;
  let isPointed = false;
  let pressed = { x: 0, y: 0 };
  /** True for the click that ends a long press, should one come. */
  const isHeld = (): boolean => performance.now() - held < 1500;
  const stop = (): void => clearTimeout(timer);
  const leave = (): void => {
    stop();
    now.layers.hush();
  };
  const stay = (element: Element): void => {
    held = performance.now();
    showLarge(now, element);
  };
  const handlers = {
    // What comes to lie under a pointer at rest was not pointed at: only a pointer that moves opens anything.
    onPointerEnter: () => {
      isPointed = false;
    },
    onPointerMove: (event: TargetedPointerEvent<Element>) => {
      // A finger that moves scrolls or carries: it no longer holds.
      const { x, y } = pressed;
      const isFar = Math.hypot(event.clientX - x, event.clientY - y) > STILL;
      if (event.pointerType !== 'mouse' && isFar) stop();
      const isMoved = event.movementX !== 0 || event.movementY !== 0;
      if (event.pointerType !== 'mouse' || isPointed || !isMoved) return;
      const element = event.currentTarget;
      isPointed = true;
      stop();
      timer = window.setTimeout(() => showBeside(now, element), REST_MS);
    },
    onPointerLeave: leave,
    onPointerCancel: leave,
    onPointerDown: (event: TargetedPointerEvent<Element>) => {
      const element = event.currentTarget;
      stop();
      held = -Infinity;
      pressed = { x: event.clientX, y: event.clientY };
      if (event.pointerType !== 'mouse') timer = window.setTimeout(() => stay(element), HOLD_MS);
    },
    onPointerUp: stop,
    onContextMenu: (event: TargetedEvent<Element>) => {
      // The right button shows the card large; a finger has done so by staying.
      if (!isHeld() && now.card === null) return;
      event.preventDefault();
      if (isHeld()) return;
      stop();
      showLarge(now, event.currentTarget);
    },
    onFocus: (event: TargetedEvent<Element>) => {
      if (event.currentTarget.matches(':focus-visible')) showTip(now, event.currentTarget);
    },
    onBlur: leave,
  };
  const of = (hold: Hold): void => {
    now = hold;
  };
  return { handlers, isHeld, of, stop };
}

function showTip({ layers, lines }: Hold, element: Element): void {
  if (lines.length > 0) layers.show({ tip: { lines, spot: spotOf(element) } });
}

/** What a resting pointer shows. */
function showBeside(hold: Hold, element: Element): void {
  const { layers, of, card, preview } = hold;
  if (!element.isConnected) return;
  if (card !== null && preview)
    layers.show({ preview: { card, of, spot: spotOf(element) }, tip: null });
  else showTip(hold, element);
}

/** What a finger shows that stays. */
function showLarge(hold: Hold, element: Element): void {
  const { layers, of, card } = hold;
  if (card !== null) layers.show({ zoom: { card, of }, preview: null, tip: null });
  else showTip(hold, element);
}
