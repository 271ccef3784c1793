import { useLayoutEffect, useRef } from 'preact/hooks';
import { useTable } from '../context.tsx';
import type { Carry } from '../contract.ts';
import type { Lights } from '../decision/lights.ts';
import { useInTurn } from '../decision/use-in-turn.ts';
import type { Layers } from '../layer/layers.ts';
import { allowsMotion } from '../motion/move.ts';
import { drag } from './drag.ts';
import type { Lifted } from './lifted.ts';

/** Longer than any own table takes to answer. */
const PATIENCE_MS = 800;

// A browser's own way of dragging pictures would take the pointer away.
function onDragStart(event: DragEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-carry]') !== null)
    event.preventDefault();
}

/** The thing under a pointer that may be carried, and what it is called; null: none. */
function carriedAt({ target, button, isPrimary }: PointerEvent): [HTMLElement, string] | null {
  if (!(target instanceof Element) || button !== 0 || !isPrimary) return null;
  const thing = target.closest<HTMLElement>('.ct-root [data-carry]');
  const ref = thing?.dataset['ref'];
  return thing && ref !== undefined ? [thing, ref] : null;
}

/** A finger that stayed has opened the card: then it carries nothing. */
function mayLift(layers: Layers): boolean {
  const { zoom, menu } = layers.get();
  layers.hush();
  return zoom === null && menu === null;
}

/** What dropping a thing there means. Null: nothing, or several things; which of them is asked where it was dropped. */
function meantBy(
  thing: HTMLElement,
  onto: string,
  lifted: Lifted,
  lights: Lights,
  layers: Layers,
): Carry | null {
  const ref = thing.dataset['ref']!;
  const [carry = null, ...others] = lights.carries(ref).filter(one => one.onto === onto);
  if (others.length === 0) return carry;
  const label = thing.querySelector('.ct-hidden')?.textContent ?? '';
  layers.show({ menu: { ref, label, spot: lifted.box(), from: thing } });
  return null;
}

/** Lets things be carried onto what takes them. The provider draws it. */
export function Carrier() {
  const { lit, lights, layers, settings } = useTable();
  const decisionId = lit.decision?.id;
  const give = useInTurn();
  const now = useRef({ lit, give, settings });
  now.current = { lit, give, settings };
  lights.inTurn = give;
  const stop = useRef<(() => void) | null>(null);
  /** What was dropped lies there until the table has answered. */
  const dropped = useRef<Lifted | null>(null);

  useLayoutEffect(() => {
    const isLively = (): boolean => now.current.settings.motion && allowsMotion();
    const onDrop = (thing: HTMLElement, onto: string, lifted: Lifted): void => {
      const { lit, give } = now.current;
      const carry = meantBy(thing, onto, lifted, lights, layers);
      if (carry === null) return lifted.goBack(isLively());
      if (lit.decision?.kind === 'choose' && isLively()) {
        lights.land({ ref: carry.thing, box: lifted.box() });
        dropped.current = lifted;
        setTimeout(lifted.remove, PATIENCE_MS);
      } else lifted.remove();
      give([carry.option, ...(carry.next ?? [])]);
      return undefined;
    };
    const onDown = (event: PointerEvent): void => {
      const [thing, ref] = carriedAt(event) ?? [];
      if (thing === undefined || ref === undefined) return;
      stop.current?.();
      stop.current = drag(event, {
        thing,
        ontos: new Set(lights.carries(ref).map(({ onto }) => onto)),
        mayLift: () => mayLift(layers),
        isLively,
        onDrop: (onto, lifted) => onDrop(thing, onto, lifted),
      });
    };
    document.addEventListener('pointerdown', onDown);
    document.addEventListener('dragstart', onDragStart);
    return () => {
      stop.current?.();
      document.removeEventListener('pointerdown', onDown);
      document.removeEventListener('dragstart', onDragStart);
    };
  }, [lights, layers]);

  useLayoutEffect(
    () => () => {
      // Another decision: what was dropped has arrived, and what is still held was meant for this one.
      dropped.current?.remove();
      dropped.current = null;
      lights.land(null);
      stop.current?.();
      stop.current = null;
    },
    [decisionId, lights],
  );
  return null;
}
