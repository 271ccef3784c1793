import { allowed } from '@castellan/kernel';
import type { Decision, Option } from '@castellan/kernel';
import type { Carry } from '../contract.ts';
import type { AnswerDraft } from './answer-draft.ts';
import type { Deciding } from './use-lit.ts';

const NO_OPTIONS: readonly Option[] = [];
const NO_CARRIES: readonly Carry[] = [];

/** What options are about that end a turn, or pass it on: games name it as the thing of such an option. */
export const TURN = 'turn';

/** The thing an option is about. Declining is about none: it is offered where a turn is ended. */
export const thingOf = ({ id, ref }: Option): string | undefined =>
  ref ?? (id === 'pass' ? TURN : undefined);

/** How a thing on the table stands to the decision. */
export type Light = 'can' | 'picked' | 'blocked';

/** The options of a decision by the thing they are about. */
export function optionsByRef(decision: Decision | null): ReadonlyMap<string, readonly Option[]> {
  const byRef = new Map<string, Option[]>();
  for (const option of decision?.options ?? []) {
    const thing = thingOf(option);
    if (thing === undefined) continue;
    const there = byRef.get(thing);
    if (there) there.push(option);
    else byRef.set(thing, [option]);
  }
  return byRef;
}

/** Allowed by any option: lit. Shown, but by none: blocked. */
export function lightOf(options: readonly Option[], draft: AnswerDraft | null): Light | null {
  if (options.length === 0) return null;
  if (options.some(({ id }) => draft?.decision.kind === 'select' && draft.picks.includes(id)))
    return 'picked';
  return options.some(option => option.blocked === undefined) ? 'can' : 'blocked';
}

/** What a decision means for a thing: decides how it is drawn. */
export interface Standing {
  readonly options: readonly Option[];
  readonly light: Light | null;
  readonly key: string | undefined;
  readonly carries: readonly Carry[];
  /** No option is about it, but a press does what else is done by carrying it. */
  readonly isReached: boolean;
}

/** Something that may be done with a thing: an option, and those of the decisions that follow where it is asked for in parts. */
export interface Action {
  readonly option: Option;
  readonly next: readonly string[];
}

/** A thing that a tap has chosen, and what would be done with it. */
export interface Aimed {
  readonly ref: string;
  readonly action: Action;
  readonly decision: string;
}

/** A thing that was carried, and where it was dropped. */
interface Landed {
  readonly ref: string;
  readonly box: DOMRect;
}

const isSame = (a: Standing, b: Standing): boolean =>
  a.options === b.options && a.light === b.light && a.key === b.key && a.carries === b.carries;

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
    if (this.#aimed !== null && this.#aimed.decision !== lit.decision?.id) this.#aimed = null;
  }

  tell(): void {
    for (const hear of this.#ears) hear();
  }

  of(ref: string): readonly Option[] {
    return this.#lit?.of(ref) ?? NO_OPTIONS;
  }

  light(ref: string): Light | null {
    return this.#aimed?.ref === ref ? 'picked' : (this.#lit?.light(ref) ?? null);
  }

  readonly #standings = new Map<string, Standing>();

  /** All that a thing is drawn by; the same as long as nothing of it changes. */
  standing(ref: string): Standing {
    const options = this.of(ref);
    const carries = this.carries(ref);
    const now: Standing = {
      options,
      light: this.light(ref),
      key: this.key(ref),
      carries,
      isReached: options.length === 0 && carries.some(({ press }) => press),
    };
    const last = this.#standings.get(ref);
    if (last !== undefined && isSame(last, now)) return last;
    this.#standings.set(ref, now);
    return now;
  }

  #aimed: Aimed | null = null;

  /** A finger has chosen a thing: the rail says what would be done with it, and does it. It holds until something is decided. */
  aim(ref: string, action: Action): void {
    const decision = this.#lit?.decision?.id;
    if (decision !== undefined) this.#aimAt({ ref, action, decision });
  }

  #aimAt(aimed: Aimed | null): void {
    this.#aimed = aimed;
    this.tell();
  }

  readonly aimed = (): Aimed | null => this.#aimed;

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

  /**
   * What may be done with a thing, and what may not; where no option is about it, what is done by carrying it. What leads on
   * comes first: a game's carries have that order.
   */
  actions(ref: string): readonly Action[] {
    const carries = this.carries(ref);
    const own = this.of(ref);
    if (own.length > 0) {
      const ids = [
        ...new Set([...carries.map(({ option }) => option), ...own.map(({ id }) => id)]),
      ];
      return own
        .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
        .map(option => ({ option, next: [] }));
    }
    const options = this.#lit?.decision?.options ?? [];
    return carries
      .filter(({ press }) => press)
      .map(({ option: id, next = [], note }) => {
        const option = options.find(one => one.id === id)!;
        return { option: note === undefined ? option : { ...option, note }, next };
      });
  }

  /** How several answers are given one after the other: set by the part that can. */
  inTurn: (ids: readonly string[]) => void = () => {};

  perform({ option, next }: Action): void {
    if (next.length === 0) this.choose(option);
    else this.inTurn([option.id, ...next]);
  }

  /** Shown large, it is chosen no longer: what may be done stands beside it. */
  zoom(card: string, of?: string): void {
    if (this.#aimed !== null) this.#aimAt(null);
    this.#lit?.zoom(card, of);
  }

  /** Whether what is pressed is only noted down, to be confirmed later. */
  isDrafting(): boolean {
    const kind = this.#lit?.decision?.kind;
    return kind !== undefined && kind !== 'choose';
  }

  #landed: Landed | null = null;

  /** A thing was carried: what becomes of it starts from where it was dropped. */
  land(landed: Landed | null): void {
    this.#landed = landed;
  }

  readonly landed = (): Landed | null => this.#landed;

  // What lies on the table: an option about something that doesn't needs a button of its own.
  readonly #laid = new Map<string, number>();
  /** By zone, what lies there: how often each. */
  readonly #zones = new Map<string, Map<string, number>>();

  /** Says that a thing is on the table, and in which zone, until it is taken away again. */
  lay(ref: string, zone: string | null): () => void {
    const there = zone === null ? null : this.#thingsIn(zone);
    const change = (by: number): void => {
      this.#laid.set(ref, (this.#laid.get(ref) ?? 0) + by);
      there?.set(ref, (there.get(ref) ?? 0) + by);
      this.#tellLaid();
    };
    change(1);
    return () => change(-1);
  }

  #isTelling = false;

  /** Things come and go by the dozen: who listens hears of all of them once. */
  #tellLaid(): void {
    if (this.#isTelling) return;
    this.#isTelling = true;
    queueMicrotask(() => {
      this.#isTelling = false;
      for (const hear of this.#layers) hear();
    });
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

  /** Whether all that may be done with things is done in this zone. */
  isLitOnlyIn(zone: string): boolean {
    const there = this.#zones.get(zone);
    const refs = allowed(this.#lit?.decision ?? { options: NO_OPTIONS })
      .map(({ ref }) => ref)
      .filter(ref => ref !== undefined && ref !== TURN);
    return refs.length > 0 && refs.every(ref => (there?.get(ref!) ?? 0) > 0);
  }
  readonly #layers = new Set<() => void>();

  isLaid(ref: string | undefined): boolean {
    return ref !== undefined && (this.#laid.get(ref) ?? 0) > 0;
  }

  readonly onLaid = (hear: () => void): (() => void) => {
    this.#layers.add(hear);
    return () => this.#layers.delete(hear);
  };
}
