import type { Sender } from '../sender.ts';

/** Who is at a table in other processes, as far as those have said so. */
export class Elsewhere {
  readonly #processes = new Map<string, readonly Sender[]>();

  /** One process says who is there; returns those who were there before and are gone. */
  set(process: string, who: readonly Sender[]): readonly Sender[] {
    const before = this.#processes.get(process) ?? [];
    if (who.length === 0) this.#processes.delete(process);
    else this.#processes.set(process, who);
    return before.filter(one => !this.isHere(other => idOf(other) === idOf(one)));
  }

  isHere(fits: (sender: Sender) => boolean): boolean {
    for (const who of this.#processes.values()) if (who.some(fits)) return true;
    return false;
  }

  everyone(): readonly Sender[] {
    return [...this.#processes.values()].flat();
  }
}

/** What someone is remembered by. */
export function idOf(sender: Sender): string {
  return sender.kind === 'guest' ? sender.guest : `program ${sender.key}`;
}
