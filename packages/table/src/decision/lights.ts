import type { Option } from '@castellan/kernel';
import { useCallback } from 'preact/hooks';
import { useStore } from '../view/use-store.ts';
import type { Carry } from '../contract.ts';
import type { Deciding, Light } from './use-lit.ts';

const NO_OPTIONS: readonly Option[] = [];
const NO_CARRIES: readonly Carry[] = [];

/** A thing that was carried, and where it was let go. */
interface Landed {
  readonly ref: string;
  readonly box: DOMRect;
}

/** Tells each thing on the table what a decision makes of it: only those for which that changes are drawn again. */
export class Lights {
  #lit: Deciding | null = null;
  #carries: ReadonlyMap<string, readonly Carry[]> = new Map();
  readonly #ears = new Set<() => void>();

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  };

  /** For what is being drawn just now; the others hear of it when they are told. */
  put(lit: Deciding, carries: ReadonlyMap<string, readonly Carry[]>): void {
    this.#lit = lit;
    this.#carries = carries;
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

  /** What may be done by carrying a thing. */
  carries(ref: string): readonly Carry[] {
    return this.#carries.get(ref) ?? NO_CARRIES;
  }

  choose(option: Option): void {
    this.#lit?.choose(option);
  }

  /** What may be done with a thing, and what may not; where no option is about it, what is done by carrying it. */
  actions(ref: string): readonly Action[] {
    const own = this.of(ref);
    if (own.length > 0) return own.map(option => ({ option, next: [] }));
    const options = this.#lit?.decision?.options ?? [];
    return this.carries(ref)
      .filter(({ press }) => press)
      .map(({ option, next = [] }) => ({ option: options.find(({ id }) => id === option)!, next }));
  }

  /** How several answers are given one after the other. Whoever can do that says how. */
  inTurn: (ids: readonly string[]) => void = () => {};

  perform({ option, next }: Action): void {
    if (next.length === 0) this.choose(option);
    else this.inTurn([option.id, ...next]);
  }

  zoom(card: string, of?: string): void {
    this.#lit?.zoom(card, of);
  }

  /** Whether what is pressed is only noted down, to be confirmed later. */
  isDrafting(): boolean {
    const kind = this.#lit?.decision?.kind;
    return kind !== undefined && kind !== 'choose';
  }

  #landed: Landed | null = null;

  /** A thing was carried: what becomes of it starts from where it was let go. */
  land(landed: Landed | null): void {
    this.#landed = landed;
  }

  readonly landed = (): Landed | null => this.#landed;

  // What lies on the table: an option about something that doesn't needs a button of its own.
  readonly #laid = new Map<string, number>();
  /** By zone, what lies there: how often each. */
  readonly #zones = new Map<string, Map<string, number>>();
  #changes = 0;

  /** Says that a thing is on the table, and in which zone, until it is taken away again. */
  lay(ref: string, zone: string | null): () => void {
    const there = zone === null ? null : this.#thingsIn(zone);
    const change = (by: number): void => {
      this.#laid.set(ref, (this.#laid.get(ref) ?? 0) + by);
      there?.set(ref, (there.get(ref) ?? 0) + by);
      this.#changes++;
      for (const hear of this.#layers) hear();
    };
    change(1);
    return () => change(-1);
  }

  #thingsIn(zone: string): Map<string, number> {
    const there = this.#zones.get(zone) ?? new Map<string, number>();
    this.#zones.set(zone, there);
    return there;
  }

  /** Whether something may be done with a thing in this zone. */
  isLitIn(zone: string): boolean {
    const there = this.#zones.get(zone);
    return (this.#lit?.decision?.options ?? NO_OPTIONS).some(
      ({ ref }) => ref !== undefined && (there?.get(ref) ?? 0) > 0 && this.light(ref) === 'can',
    );
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
  useStore(lights.onLaid, lights.changes);
  return ref => lights.isLaid(ref);
}

/** Whether something may be done with a thing in this zone. */
export function useLitIn(lights: Lights, zone: string | null): boolean {
  const subscribe = useCallback(
    (hear: () => void) => {
      const ends = [lights.subscribe(hear), lights.onLaid(hear)];
      return () => ends.forEach(end => end());
    },
    [lights],
  );
  const isLit = (): boolean => zone !== null && lights.isLitIn(zone);
  return useStore(subscribe, isLit);
}

/** What may be done with a thing, and how it is lit. */
export function useLight(
  lights: Lights,
  ref: string,
): {
  readonly options: readonly Option[];
  readonly light: Light | null;
  readonly key: string | undefined;
  readonly isCarried: boolean;
  readonly isReached: boolean;
} {
  const optionsNow = (): readonly Option[] => lights.of(ref);
  const lightNow = (): Light | null => lights.light(ref);
  const options = useStore(lights.subscribe, optionsNow);
  const light = useStore(lights.subscribe, lightNow);
  const keyNow = (): string | undefined => lights.key(ref);
  const key = useStore(lights.subscribe, keyNow);
  const reachedNow = (): boolean => lights.of(ref).length === 0 && lights.actions(ref).length > 0;
  const isReached = useStore(lights.subscribe, reachedNow);
  return { options, light, key, isCarried: useCarried(lights, ref), isReached };
}

/** Whether a thing may be carried now. */
export function useCarried(lights: Lights, ref: string): boolean {
  const carriedNow = (): boolean => lights.carries(ref).length > 0;
  return useStore(lights.subscribe, carriedNow);
}

/** Something that may be done with a thing: an option, and those of the decisions that follow where it is asked for in parts. */
export interface Action {
  readonly option: Option;
  readonly next: readonly string[];
}
