import type { ComponentChildren } from 'preact';
import { createContext } from 'preact';
import { useContext, useLayoutEffect, useState } from 'preact/hooks';
import { useStore } from '../view.ts';

/** How long things are laid until the page is painted, and hears what is pressed: half as long as that takes, within limits. */
const AT_ONCE_MS = { least: 8, most: 16 };

/** Lays a new table part by part: all of it at once would keep a phone busy for half a second. What is asked is there first. */
export class Laying {
  readonly #waiting = new Set<() => void>();
  readonly #ears = new Set<() => void>();
  #hasZones = false;
  #isOver = false;

  readonly isOver = (): boolean => this.#isOver;

  readonly hasZones = (): boolean => this.#hasZones;

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  };

  /** One after the other, in the order in which they come; what no longer wants a turn loses it. */
  wait(lay: () => void): () => void {
    this.#waiting.add(lay);
    return () => this.#waiting.delete(lay);
  }

  /** Lays what waits now, the zones, and then what lies in them. */
  async begin(): Promise<void> {
    await painted();
    await this.#lay(this.#waiting.size);
    this.#hasZones = true;
    this.#tell();
    while (this.#waiting.size > 0) await this.#lay(Infinity);
    this.#isOver = true;
    this.#tell();
  }

  async #lay(most: number): Promise<void> {
    let until = performance.now() + AT_ONCE_MS.least;
    let left = most;
    for (const lay of this.#waiting) {
      if (left-- === 0) return;
      if (performance.now() > until) until = await nextSlice();
      this.#waiting.delete(lay);
      lay();
      // What it has changed is drawn by now, and what lies in it waits as well.
      await new Promise<void>(queueMicrotask);
    }
  }

  #tell(): void {
    for (const hear of this.#ears) hear();
  }
}

/** Lets the page be painted, and says until when more is laid. */
async function nextSlice(): Promise<number> {
  const before = performance.now();
  await painted();
  const now = performance.now();
  const { least, most } = AT_ONCE_MS;
  return now + Math.min(most, Math.max(least, (now - before) / 2));
}

/** The next task after a frame; a hidden page has none. */
function painted(): Promise<void> {
  return new Promise(done => {
    if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(done));
    else setTimeout(done);
  });
}

/** How the table is laid that is being drawn; null where everything is drawn at once. */
export const LayingContext = createContext<Laying | null>(null);

const never = (): (() => void) => () => {};
const always = (): boolean => true;

/** Whether all of the table is there. */
export const useIsLaid = (): boolean => useIsOver(useContext(LayingContext));

export const useIsOver = (laying: Laying | null): boolean =>
  useStore(laying?.subscribe ?? never, laying?.isOver ?? always);

/** Whether its zones are there, if not yet all that lies in them. */
export function useHasZones(): boolean {
  const laying = useContext(LayingContext);
  return useStore(laying?.subscribe ?? never, laying?.hasZones ?? always);
}

/** Whether it is this part's turn to be laid. What comes later is drawn at once. */
export function useTurn(): boolean {
  const laying = useContext(LayingContext);
  const [isTurn, setIsTurn] = useState(() => laying?.isOver() ?? true);
  useLayoutEffect(
    () => (isTurn ? undefined : laying!.wait(() => setIsTurn(true))),
    [isTurn, laying],
  );
  return isTurn;
}

/** A part of the table that is laid when it is its turn. */
export function InTurn({ children }: { readonly children: ComponentChildren }) {
  return useTurn() ? children : null;
}
