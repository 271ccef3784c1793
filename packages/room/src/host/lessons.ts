import type { SeenMove } from '@castellan/bots';
import { seenMove } from '@castellan/bots';
import type { Advice, Decision, Game, MoveTold, View } from '@castellan/kernel';
import { Table } from '@castellan/kernel';
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
  /** Why a bot moved so, by what somebody saw of it; null as above. */
  explain(
    at: Omit<Sighted, 'view'>,
    move: SeenMove,
    isGone: () => boolean,
  ): Promise<MoveTold | null>;
  /** How a game went, and where it was won and lost. Without: the reader's own browser works it out from the record. */
  readonly historian?: Historian;
}

const TOO_LATE = refusalOf(new Refused('busy', 'Nothing was found in time. Ask again.'));

function mustAllow({ spec }: Room): void {
  if (spec.hints !== true) throw new Refused('seat', 'Hints are not allowed at this table.');
}

/** Hints, reasons and reviews at one table. One thing at a time for each: the next ends the one before. */
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
    mustAllow(room);
    const isOwn = seatsOf(room, sender).some(seat => seat === viewer);
    const decision = isOwn ? (sceneOf(room, viewer)?.decision ?? null) : null;
    if (decision === null)
      throw new Refused('stale', 'There is nothing to decide here: no hint is needed.');
    const isGone = this.#next(attendant);
    const { id, rules, table } = room;
    const at = { id, rules, view: table!.view(decision.seat) };
    void this.#teachers.advise(at, decision, isGone).then(advice => {
      if (isGone()) return;
      tell(
        attendant,
        advice === null ? TOO_LATE : { type: 'advised', decision: decision.id, advice },
      );
    });
  }

  /** Why a bot moved so, by what the one who asks saw of it. */
  explain(room: Room, attendant: Attendant, at: number): void {
    mustAllow(room);
    const { sender, viewer } = attendant;
    const own = seatsOf(room, sender);
    if (own.length === 0) throw new Refused('seat', 'Only players can ask for that.');
    if (room.phase !== 'playing')
      throw new Refused('stale', 'Once the game is over, its replay tells why.');
    const { id, rules } = room;
    const { answers } = room.table!;
    const by = Number(answers[at]?.decision.split('.')[0] ?? -1);
    if (room.seats[by]?.kind !== 'bot')
      throw new Refused('stale', 'Only bots’ moves are explained, and this isn’t one.');
    const isGone = this.#next(attendant);
    const { state } = Table.replay(rules, room.save()!, 0);
    const from = own.some(seat => seat === viewer) ? viewer : 'spectator';
    const move = seenMove(rules, state, answers, at, from);
    void this.#teachers.explain({ id, rules }, move, isGone).then(told => {
      if (!isGone())
        tell(attendant, told === null ? TOO_LATE : { type: 'reasoned', at, move: told });
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
      throw new Refused('seat', 'Your own browser reviews games from a server.');
    if (room.phase !== 'over')
      throw new Refused('stale', 'You can see how the game went once it is over.');
    return historian;
  }

  /** Returns whether nobody waits for it any longer. */
  #next(attendant: Attendant): () => boolean {
    const lesson = {};
    this.#latest.set(attendant, lesson);
    return () => this.#isClosed() || this.#latest.get(attendant) !== lesson;
  }
}
