import { useLayoutEffect, useRef } from 'preact/hooks';
import { useTable } from '../context.tsx';
import { useInTurn } from '../decision/use-in-turn.ts';
import { allowsMotion } from '../motion/move.ts';
import { drag } from './drag.ts';
import type { Lifted } from './lifted.ts';

/** Longer than any table of one's own takes to answer. */
const PATIENCE_MS = 800;

/** Lets things be carried onto what takes them. The provider draws it. */
export function Carrier() {
  const { lit, lights, layers, settings } = useTable();
  const decisionId = lit.decision?.id;
  const give = useInTurn();
  const now = useRef({ lit, give, settings });
  now.current = { lit, give, settings };
  lights.inTurn = give;
  const stop = useRef<(() => void) | null>(null);
  /** What was let go lies there until the table has answered. */
  const dropped = useRef<Lifted | null>(null);

  useLayoutEffect(() => {
    const isLively = (): boolean => now.current.settings.motion && allowsMotion();
    const onDrop = (thing: HTMLElement, onto: string, lifted: Lifted): void => {
      const { lit, give } = now.current;
      const ref = thing.dataset['ref']!;
      const [carry, ...others] = lights.carries(ref).filter(one => one.onto === onto);
      if (carry === undefined) return lifted.goBack(isLively());
      if (others.length > 0) {
        // Which of them was meant is asked where it was let go.
        const label = thing.querySelector('.ct-hidden')?.textContent ?? '';
        layers.show({ menu: { ref, label, spot: lifted.box(), from: thing } });
        return lifted.goBack(isLively());
      }
      if (lit.decision?.kind === 'choose' && isLively()) {
        lights.land({ ref, box: lifted.box() });
        dropped.current = lifted;
        setTimeout(lifted.remove, PATIENCE_MS);
      } else lifted.remove();
      give([carry.option, ...(carry.next ?? [])]);
      return undefined;
    };
    const onDown = (event: PointerEvent): void => {
      const { target, button, isPrimary } = event;
      if (!(target instanceof Element) || button !== 0 || !isPrimary) return;
      const thing = target.closest<HTMLElement>('.ct-root [data-carry]');
      const ref = thing?.dataset['ref'];
      if (!thing || ref === undefined) return;
      stop.current?.();
      stop.current = drag(event, {
        thing,
        ontos: new Set(lights.carries(ref).map(({ onto }) => onto)),
        // A finger that stayed has opened the card: then it carries nothing.
        mayLift: () => {
          const { zoom, menu } = layers.get();
          layers.hush();
          return zoom === null && menu === null;
        },
        isLively,
        onDrop: (onto, lifted) => onDrop(thing, onto, lifted),
      });
    };
    // A browser's own way of dragging pictures would take the pointer away.
    const onDragStart = (event: DragEvent): void => {
      if (event.target instanceof Element && event.target.closest('[data-carry]') !== null)
        event.preventDefault();
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
      // Another decision: what was let go has arrived, and what is still held was meant for this one.
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
