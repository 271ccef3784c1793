import type { Hear } from './bus.ts';

/** Who hears what, by subject. */
export class Listeners {
  readonly #bySubject = new Map<string, Set<Hear>>();
  readonly #report: (error: unknown) => void;

  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  subjects(): readonly string[] {
    return [...this.#bySubject.keys()];
  }

  has(subject: string): boolean {
    return this.#bySubject.has(subject);
  }

  add(subject: string, hear: Hear): void {
    const known = this.#bySubject.get(subject);
    if (known === undefined) this.#bySubject.set(subject, new Set([hear]));
    else known.add(hear);
  }

  remove(subject: string, hear: Hear): void {
    const known = this.#bySubject.get(subject);
    known?.delete(hear);
    if (known?.size === 0) this.#bySubject.delete(subject);
  }

  /** A listener that fails doesn't keep the message from the others. */
  tell(subject: string, text: string): void {
    const heard = this.#bySubject.get(subject);
    if (heard === undefined) return;
    try {
      const [from, message] = JSON.parse(text) as [string, unknown];
      for (const hear of heard) hear(from, message);
    } catch (error) {
      this.#report(error);
    }
  }
}
