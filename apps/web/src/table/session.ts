import type { Phrase, Save } from '@castellan/kernel';
import type { Course, FromTable, Link, Refused, ToTable, Update } from '@castellan/protocol';

/** What the page knows of a table. */
export interface Known {
  readonly update: Update | null;
  /** What has happened, as the one who looks was told: a list for each answer. */
  readonly log: readonly (readonly Phrase[])[];
  readonly refused: Refused | null;
  readonly course: Course | null;
}

const NOTHING: Known = { update: null, log: [], refused: null, course: null };

/** One end of a link: gathers what the table says, for the page to draw. */
export class Session {
  readonly #link: Link;
  readonly #onSaved: (save: Save, over: boolean) => void;
  readonly #ears = new Set<() => void>();
  #known = NOTHING;
  /** A history has come: the update that follows goes on from it. */
  #isFresh = false;

  constructor(link: Link, onSaved: (save: Save, over: boolean) => void) {
    this.#link = link;
    this.#onSaved = onSaved;
    link.listen(message => this.#hear(message));
  }

  readonly get = (): Known => this.#known;

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  };

  send(message: ToTable): void {
    this.#link.send(message);
  }

  /** The person has read why something was refused. */
  forgive(): void {
    this.#change({ refused: null });
  }

  close(): void {
    this.#ears.clear();
    this.#link.close();
  }

  #hear(message: FromTable): void {
    switch (message.type) {
      case 'history':
        this.#isFresh = true;
        // Shown with the update that follows: never the one's history beside the other's table.
        this.#known = { ...this.#known, log: message.events };
        break;
      case 'update': {
        const log =
          this.#isFresh || message.events.length === 0
            ? this.#known.log
            : [...this.#known.log, message.events];
        this.#isFresh = false;
        this.#change({ update: message, log, refused: null });
        break;
      }
      case 'saved':
        this.#onSaved(message.save, message.over);
        break;
      case 'refused':
        this.#change({ refused: message });
        break;
      case 'course':
        this.#change({ course: message });
        break;
    }
  }

  #change(some: Partial<Known>): void {
    this.#known = { ...this.#known, ...some };
    for (const hear of this.#ears) hear();
  }
}
