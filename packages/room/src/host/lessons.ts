import type { Advice, Decision, Game, View } from '@castellan/kernel';
import type { Course, Reviewed } from '@castellan/protocol';
import { refusalOf, Refused } from '../refused.ts';
import type { Room } from '../room.ts';
import { seatsOf } from '../sender.ts';
import { sceneOf } from '../sight.ts';
import type { Attendant } from './audience.ts';
import { tell } from './audience.ts';

/** Looks back at a finished game. */
export interface Historian {
  course(room: Room): Promise<Course>;
  /** Tells in parts, until nobody waits for it any longer. */
  review(room: Room, tell: (reviewed: Reviewed) => void, isGone: () => boolean): Promise<void>;
}

/** What a hint is based on: what the seat that must decide sees, and no more. */
export interface Sighted {
  readonly id: string;
  readonly rules: Game;
  readonly view: View;
}

/** Who thinks for those at a table. */
export interface Teachers {
  /** What a seat could do; null if that can't be said, or nobody waits for it any longer. */
  advise(at: Sighted, decision: Decision, isGone: () => boolean): Promise<Advice | null>;
  /** How a game went, and where it was won and lost. Without: the reader's own browser works it out from the record. */
  readonly historian?: Historian;
}

/** Hints and reviews at one table. One thing at a time for each: the next ends the one before. */
export class Lessons {
  readonly #teachers: Teachers;
  readonly #isClosed: () => boolean;
  readonly #latest = new WeakMap<Attendant, object>();

  constructor(teachers: Teachers, isClosed: () => boolean) {
    this.#teachers = teachers;
    this.#isClosed = isClosed;
  }

  /** Someone waits no longer. */
  end(attendant: Attendant): void {
    this.#latest.delete(attendant);
  }

  advise(room: Room, attendant: Attendant): void {
    const { sender, viewer } = attendant;
    if (room.spec.hints !== true) throw new Refused('seat', 'Hints are not allowed at this table.');
    const isOwn = seatsOf(room, sender).some(seat => seat === viewer);
    const decision = isOwn ? (sceneOf(room, viewer)?.decision ?? null) : null;
    if (decision === null)
      throw new Refused('stale', 'There is nothing to decide here: no hint is needed.');
    const isGone = this.#next(attendant);
    const { id, rules, table } = room;
    const at = { id, rules, view: table!.view(decision.seat) };
    void this.#teachers.advise(at, decision, isGone).then(advice => {
      if (isGone()) return;
      const none = new Refused('busy', 'No hint was found in time. Ask again.');
      tell(
        attendant,
        advice === null ? refusalOf(none) : { type: 'advised', decision: decision.id, advice },
      );
    });
  }

  async course(room: Room, attendant: Attendant): Promise<void> {
    tell(attendant, await this.#historian(room).course(room));
  }

  review(room: Room, attendant: Attendant): void {
    const told = (reviewed: Reviewed): void => tell(attendant, reviewed);
    void this.#historian(room).review(room, told, this.#next(attendant));
  }

  #historian(room: Room): Historian {
    const { historian } = this.#teachers;
    if (historian === undefined)
      throw new Refused('seat', 'Your own browser looks back at games of a server.');
    if (room.phase !== 'over')
      throw new Refused('stale', 'How the game went is told when it is over.');
    return historian;
  }

  /** Returns whether nobody waits for it any longer. */
  #next(attendant: Attendant): () => boolean {
    const lesson = {};
    this.#latest.set(attendant, lesson);
    return () => this.#isClosed() || this.#latest.get(attendant) !== lesson;
  }
}
