import type { Phrase, Save } from '@castellan/kernel';
import type {
  Advised,
  Course,
  FromTable,
  Link,
  Refused,
  Reviewed,
  ToTable,
  Update,
  Verified,
} from '@castellan/protocol';
import { withPlayed } from '@castellan/protocol';

/** What the page knows about a table. */
export interface KnownTable {
  readonly update: Update | null;
  /** What has happened, as this viewer was told: a list for each answer. */
  readonly log: readonly (readonly Phrase[])[];
  readonly refused: Refused | null;
  readonly course: Course | null;
  readonly advised: Advised | null;
  readonly reviewed: Reviewed | null;
  /** For a replayed game: what of it is verified, and from where it may be looked at. */
  readonly verified: Verified | null;
}

export const NOTHING_KNOWN: KnownTable = {
  update: null,
  log: [],
  refused: null,
  course: null,
  advised: null,
  reviewed: null,
  verified: null,
};

/** A table that is shown until another has sent something: nothing can be done at it. */
export function lookedAt({ update, log }: KnownTable): KnownTable {
  const still = update && { ...update, decision: null, canUndo: false, held: false };
  return { ...NOTHING_KNOWN, update: still, log };
}

/** Stores what was played; false if it was refused. */
export type Keep = (save: Save, over: boolean) => Promise<boolean>;

/**
 * The page's end of a link: collects what the table sends, for the page to draw. Nothing is shown before it is
 * stored.
 */
export class TableSession {
  readonly #link: Link;
  readonly #keep: Keep;
  readonly #ears = new Set<() => void>();
  #known: KnownTable;
  #inbox: FromTable[] = [];
  #isStoring = false;
  /** The game as it was last stored: an answer more is added to it. */
  #save: Save | null = null;
  /** Shown with the update that follows: never the one's history beside the other's table. */
  #history: KnownTable['log'] | null = null;
  /** Messages since the last paint are collected until the next one. */
  #isPainting = false;
  #gathered: Partial<KnownTable> | null = null;

  /** `before` is shown until the table has sent something. */
  constructor(link: Link, keep: Keep, before: KnownTable = NOTHING_KNOWN) {
    this.#link = link;
    this.#keep = keep;
    this.#known = lookedAt(before);
    link.listen(message => {
      this.#inbox.push(message);
      this.#hearAll();
    });
  }

  readonly get = (): KnownTable => this.#known;

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  };

  send(message: ToTable): void {
    this.#link.send(message);
  }

  /** The person has read why something was refused. */
  clearRefusal(): void {
    this.#change({ refused: null });
  }

  close(): void {
    this.#inbox = [];
    this.#ears.clear();
    this.#link.close();
  }

  #hearAll(): void {
    while (!this.#isStoring && this.#inbox.length > 0) this.#hear(this.#inbox.shift()!);
  }

  /** What was refused has not happened: nothing more is accepted from this table. */
  async #store(save: Save, over: boolean): Promise<void> {
    this.#isStoring = true;
    this.#save = save;
    if (!(await this.#keep(save, over))) this.close();
    this.#isStoring = false;
    this.#hearAll();
  }

  #hear(message: FromTable): void {
    switch (message.type) {
      case 'history':
        this.#history = message.events;
        break;
      case 'update':
        this.#update(message);
        break;
      case 'saved':
        void this.#store(message.save, message.over);
        break;
      case 'played':
        void this.#store(withPlayed(this.#save!, message), message.over);
        break;
      case 'refused':
        this.#change({ refused: message });
        break;
      case 'verified':
        this.#change({ verified: message });
        break;
      case 'course':
        this.#change({ course: message });
        break;
      case 'advised':
        this.#change({ advised: message });
        break;
      case 'reviewed':
        this.#change({ reviewed: message });
        break;
    }
  }

  /**
   * Bots may move faster than the page is painted: of the updates within one frame only the last is drawn, with all
   * its events.
   */
  #update(message: Update): void {
    const { events } = message;
    if (this.#history !== null) {
      // Another viewer or another time: nothing from before belongs to it.
      this.#gathered = { update: message, log: this.#history, refused: null };
      this.#history = null;
      this.#flush();
      return;
    }
    const unseen = this.#gathered?.update?.events ?? [];
    const log = this.#gathered?.log ?? this.#known.log;
    this.#gathered = {
      update: unseen.length === 0 ? message : { ...message, events: [...unseen, ...events] },
      log: events.length === 0 ? log : [...log, events],
      refused: null,
    };
    if (!this.#isPainting) this.#flush();
  }

  #flush(): void {
    if (this.#gathered === null) return;
    const some = this.#gathered;
    this.#gathered = null;
    this.#isPainting = true;
    afterPaint(() => {
      this.#isPainting = false;
      this.#flush();
    });
    this.#change(some);
  }

  #change(some: Partial<KnownTable>): void {
    this.#known = { ...this.#known, ...some };
    for (const hear of this.#ears) hear();
  }
}

/** Soon, after the last change is on the screen; a hidden page is not painted. */
function afterPaint(then: () => void): void {
  if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(then));
  else setTimeout(then);
}
