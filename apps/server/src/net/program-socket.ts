import type { Attendant, Keeper } from '@castellan/room';
import { Narrator, Refused, refusalOf } from '@castellan/room';
import type { FromTable, ToTable } from '@castellan/protocol';
import { readToTable } from '@castellan/protocol';
import { Bucket } from './bucket.ts';
import { TOO_MUCH } from './guards.ts';
import { cardsText } from '../table/library.ts';
import type { Line } from './line.ts';
import { CLOSE } from './line.ts';
import type { Spend } from './page-socket.ts';
import { costOf, take } from './page-socket.ts';

/** By what it costs, as for pages; for each seat. */
export const PROGRAM_BUDGET = { burst: 200, perSecond: 40 };
/** All programs at a table together: where nobody else plays, nobody else sets the pace. */
export const PROGRAM_TABLE_BUDGET = { burst: 200, perSecond: 20 };
/** An answer that comes too soon waits this long, and is then given. */
const WAIT_MS = 250;
const MOST_WAITING = 4;
/** How much is read of what one line sends. */
const READS = { burst: 100, perSecond: 50 };

/** A program plays its seat. What people agree on among themselves, it leaves to them. */
const PLAYS: ReadonlySet<ToTable['type']> = new Set([
  'answer',
  'end-turn',
  'undo',
  'concede',
  'look',
  'ping',
  'cards',
  'quit',
]);

/**
 * Connects a program to its seat. It is told what a person in that seat is told: as a page, or if it names a language,
 * in whole scenes and in words.
 */
export function attendByProgram(
  line: Line,
  keeper: Keeper,
  key: string,
  language: string | null,
  spend: Spend,
): void {
  const { attendant } = new ProgramLine(line, keeper, key, language, spend);
  line.socket.on('close', () => keeper.leave(attendant));
  keeper.attend(attendant, null);
}

class ProgramLine {
  readonly #line: Line;
  readonly #keeper: Keeper;
  readonly #spend: Spend;
  readonly #reads = new Bucket(READS.burst, READS.perSecond, performance.now());
  readonly attendant: Attendant;
  /** How many answers are held back. */
  #waiting = 0;

  constructor(line: Line, keeper: Keeper, key: string, language: string | null, spend: Spend) {
    this.#line = line;
    this.#keeper = keeper;
    this.#spend = spend;
    const narrator = language === null ? null : new Narrator(() => keeper.room, language);
    this.attendant = {
      sender: { kind: 'program', key },
      viewer: 'spectator',
      hear: (message, text) => {
        if (message.type === 'refused') line.refused(message.code);
        line.send(narrator === null ? text : this.#told(narrator, message));
      },
      dismiss: why => {
        this.#refuse(why);
        line.close(CLOSE.dismissed, 'refused');
      },
      hangUp: () => line.close(CLOSE.busy, 'come back'),
    };
    line.socket.on('message', (data: Buffer) => this.#attempt(() => this.#take(data)));
  }

  #told(narrator: Narrator, message: FromTable): string {
    if (message.type !== 'scene' && message.type !== 'moved')
      return JSON.stringify(narrator.inWords(message));
    narrator.hear(message);
    return JSON.stringify(narrator.scene(this.attendant.viewer));
  }

  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#refuse(error);
      this.#line.fault();
    }
  }

  #refuse(error: unknown): void {
    const refused = refusalOf(error);
    this.#line.refused(refused.code);
    this.#line.send(JSON.stringify(refused));
  }

  #take(data: Buffer): void {
    // What is not paid for is not even read.
    if (!this.#reads.take(performance.now())) throw new Refused('busy', TOO_MUCH);
    const message = readToTable(data.toString('utf8'));
    if (!PLAYS.has(message.type))
      throw new Refused('seat', `A program can’t do this. It can: ${[...PLAYS].join(', ')}.`);
    if (this.#spend(costOf(message, this.#keeper))) this.#do(message);
    else if (message.type !== 'answer' || this.#waiting >= MOST_WAITING)
      throw new Refused('busy', TOO_MUCH);
    else this.#doLater(message);
  }

  #do(message: ToTable): void {
    if (message.type === 'cards') this.#line.send(cardsText(this.#keeper.room.rules));
    else if (message.type === 'quit') this.#line.close(1000, 'bye');
    else take(this.#line, this.#keeper, this.attendant, message);
  }

  /** Holds an answer back until the budget allows it. If it is stale by then, it is refused as usual. */
  #doLater(message: ToTable): void {
    this.#waiting++;
    setTimeout(() => {
      this.#waiting--;
      if (!this.#line.isOpen) return;
      if (this.#spend(costOf(message, this.#keeper))) this.#attempt(() => this.#do(message));
      else this.#doLater(message);
    }, WAIT_MS);
  }
}
