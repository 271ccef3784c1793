import type { Option } from '@castellan/kernel';
import { useSyncExternalStore } from 'react';
import type { Deciding, Light } from './use-lit.ts';

const NO_OPTIONS: readonly Option[] = [];

/** Tells each thing on the table what a decision makes of it: only those for which that changes are drawn again. */
export class Lights {
  #lit: Deciding | null = null;
  readonly #ears = new Set<() => void>();

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  };

  /** For what is being drawn just now; the others hear of it when they are told. */
  put(lit: Deciding): void {
    this.#lit = lit;
  }

  tell(): void {
    for (const hear of this.#ears) hear();
  }

  of(ref: string): readonly Option[] {
    return this.#lit?.of(ref) ?? NO_OPTIONS;
  }

  light(ref: string): Light | null {
    return this.#lit?.light(ref) ?? null;
  }

  key(ref: string): string | undefined {
    return this.#lit?.key(ref);
  }

  choose(option: Option): void {
    this.#lit?.choose(option);
  }

  zoom(ref: string): void {
    this.#lit?.zoom(ref);
  }

  // What lies on the table: an option about something that doesn't needs a button of its own.
  readonly #laid = new Map<string, number>();
  #changes = 0;

  /** Says that a thing is on the table, until it is taken away again. */
  lay(ref: string): () => void {
    const change = (by: number): void => {
      this.#laid.set(ref, (this.#laid.get(ref) ?? 0) + by);
      this.#changes++;
      for (const hear of this.#layers) hear();
    };
    change(1);
    return () => change(-1);
  }
  readonly #layers = new Set<() => void>();

  isLaid(ref: string | undefined): boolean {
    return ref !== undefined && (this.#laid.get(ref) ?? 0) > 0;
  }

  readonly onLaid = (hear: () => void): (() => void) => {
    this.#layers.add(hear);
    return () => this.#layers.delete(hear);
  };

  readonly changes = (): number => this.#changes;
}

/** Whether each thing that an option may be about is on the table: asked anew whenever one comes or goes. */
export function useLaid(lights: Lights): (ref: string | undefined) => boolean {
  useSyncExternalStore(lights.onLaid, lights.changes, lights.changes);
  return ref => lights.isLaid(ref);
}

/** What may be done with a thing, and how it is lit. */
export function useLight(
  lights: Lights,
  ref: string,
): {
  readonly options: readonly Option[];
  readonly light: Light | null;
  readonly key: string | undefined;
} {
  const optionsNow = (): readonly Option[] => lights.of(ref);
  const lightNow = (): Light | null => lights.light(ref);
  const options = useSyncExternalStore(lights.subscribe, optionsNow, optionsNow);
  const light = useSyncExternalStore(lights.subscribe, lightNow, lightNow);
  const keyNow = (): string | undefined => lights.key(ref);
  const key = useSyncExternalStore(lights.subscribe, keyNow, keyNow);
  return { options, light, key };
}
