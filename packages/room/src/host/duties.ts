import { botAnswers, nextTime, timePasses } from '../course.ts';
import type { Entry } from '../entry.ts';
import { Refused } from '../refused.ts';
import type { Room } from '../room.ts';
import { botAnswer, BotPlayer } from './bots.ts';
import type { KeeperServices } from './keeper-services.ts';
import type { Ledger } from './ledger.ts';
import type { Queue } from './queue.ts';
import { Alarm } from './time.ts';

/** How long a page has to itself after a move: two cores that draw and think at once stutter. */
const DRAWING_MS = 150;
/** Longer than anyone wants to wait for a bot. */
const SLOWEST_MS = 10_000;
/** The process that wrote last goes on with the table's duties; if nothing comes for this long, any other does. */
export const STAND_BY_MS = 2500;

/** What a table does by itself: bots move, and clocks run out. */
export class Duties {
  readonly #house: KeeperServices;
  readonly #ledger: Ledger;
  readonly #queue: Queue;
  readonly #bots: BotPlayer;
  readonly #next: Alarm;
  /** Whether it is done here at once. */
  #isOnDuty: boolean;
  #pace: number;
  /** How long the last move is looked at, unless somebody says before that it has been seen. */
  #lookUntil = 0;

  constructor(house: KeeperServices, ledger: Ledger, queue: Queue) {
    this.#house = house;
    this.#ledger = ledger;
    this.#queue = queue;
    this.#next = new Alarm(house.time);
    this.#isOnDuty = house.link?.isOnDuty ?? true;
    this.#pace = house.botPace;
    this.#bots = new BotPlayer({
      room: () => this.#room,
      answer: (bot, from, decision) =>
        house.answer?.(bot, from, decision) ?? botAnswer(bot, from.table!, decision),
      think: (bot, from, decision, isGone) => house.think(bot, from, decision, isGone),
      play: (seat, answer) => ledger.attempt(now => botAnswers(this.#room, seat, answer, now)),
      schedule: () => this.schedule(),
    });
  }

  get #room(): Room {
    return this.#ledger.room;
  }

  /** How long a bot's move is looked at. */
  setPace(ms: number): void {
    this.#mustBePaced();
    this.#pace = Math.min(ms, SLOWEST_MS);
    this.#lookUntil = Math.min(this.#lookUntil, this.#house.time.now() + this.#pace);
    this.schedule();
  }

  /** The last move has been looked at. */
  seen(answered: number): void {
    this.#mustBePaced();
    // It may have moved on since.
    if (answered !== this.#room.table?.answers.length) return;
    this.#lookUntil = 0;
    this.schedule();
  }

  /** The table has changed. `isOurs`: what follows is done here. */
  changed(entries: readonly Entry[], isOurs: boolean): void {
    this.#isOnDuty = isOurs;
    const isWorthALook = entries.some(one => one.type === 'answered' && one.events.length > 0);
    this.#lookUntil = isWorthALook ? this.#house.time.now() + this.#pace : 0;
    this.schedule();
  }

  stop(): void {
    this.#bots.stop();
    this.#next.cancel();
  }

  /** Sets the alarm for what comes next: a bot's move, a clock that runs out. */
  schedule(): void {
    this.#next.cancel();
    if (this.#queue.isClosed) return;
    const { time } = this.#house;
    const { restMs } = this.#ledger;
    const standBy = this.#isOnDuty ? 0 : STAND_BY_MS;
    if (this.#room.botSeat() !== null) {
      const wait = Math.max(restMs, this.#lookUntil - time.now(), 0);
      // A bot that thinks for longer begins as soon as the last move is drawn.
      const soon = this.#bots.isReady ? wait : Math.min(wait, DRAWING_MS);
      this.#next.set(soon + standBy, () => this.#queue.add(() => this.#moveBot()));
      return;
    }
    const next = nextTime(this.#room);
    if (next === null) return;
    this.#next.set(Math.max(restMs, next - time.now()) + standBy, () =>
      this.#queue.add(async () => {
        await this.#ledger.attempt(now => timePasses(this.#room, now));
        // A timer may be early, or shorter than the wait.
        this.schedule();
      }),
    );
  }

  /** Only one process thinks; two that make the same quick move do no harm, as only one of them can store it. */
  async #moveBot(): Promise<void> {
    const link = this.#house.link ?? null;
    this.#isOnDuty = link === null || this.#bots.isReady || (await link.claim());
    if (this.#isOnDuty) await this.#bots.move();
    else this.schedule();
  }

  /** Only at an own table do bots wait for what one page has shown. */
  #mustBePaced(): void {
    if (this.#house.historian === undefined)
      throw new Refused('seat', 'At this table bots keep their own pace.');
  }
}
