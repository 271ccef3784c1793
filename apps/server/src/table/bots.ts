import type { QuickChair } from '@castellan/bots';
import { chairNamed, chairs, isQuick } from '@castellan/bots';
import type { Answer, Decision, Game, Position, Seat, Table, View } from '@castellan/kernel';
import { QuickChance } from '@castellan/kernel';
import type { Room } from '../room/room.ts';

/** The bots that may sit down. Those that are not quick think in a thread of their own (`thinkers.ts`). */
export const SERVER_BOTS: readonly string[] = Object.keys(chairs);

/** Who plays for someone who is away. */
const STAND_IN = 'greedy';

/**
 * What a quick bot answers in a seat. Its chance comes from the place in the game and not from the seed, so that it tells
 * nobody anything about the deck.
 */
export function botAnswer(bot: string, table: Table<Position, View>, decision: Decision): Answer {
  try {
    return chairFor(bot, table.game, decision).choose(table.view(decision.seat), decision);
  } catch {
    return decision.fallback;
  }
}

function chairFor(bot: string, game: Game, { seat, id }: Decision): QuickChair {
  let n = seat + 1;
  for (const letter of id) n = (n * 31 + letter.codePointAt(0)!) % 1_000_003;
  return chairNamed(bot)(game, new QuickChance(n));
}

/** What bots at a table need from its keeper. */
export interface BotTable {
  room(): Room;
  /** What a bot answers that takes its time; null if it has no answer. */
  think(bot: string, room: Room, decision: Decision): Promise<Answer | null>;
  /** Does something in its turn, when what comes before it is done. */
  later(job: () => Promise<void>): void;
  play(seat: Seat, answer: Answer): Promise<void>;
  /** What was asked is gone: look again what the table has to do. */
  schedule(): void;
}

/** Makes the moves of the bots at one table, and of those who play for someone. */
export class BotPlayer {
  readonly #table: BotTable;
  /** What a bot is thinking about. */
  #thought = '';

  constructor(table: BotTable) {
    this.#table = table;
  }

  async move(): Promise<void> {
    const room = this.#table.room();
    const seat = room.botSeat();
    if (seat === null) return;
    const table = room.table!;
    const decision = table.decisions().find(one => one.seat === seat)!;
    const sitter = room.seats[seat]!;
    const bot = sitter.kind === 'bot' ? sitter.bot : STAND_IN;
    if (isQuick(bot)) await this.#table.play(seat, botAnswer(bot, table, decision));
    else this.#letThink(bot, room, decision);
  }

  /** The table does not stand still meanwhile: when the thought is there, it may be about a question that is gone. */
  #letThink(bot: string, { lastUndo }: Room, decision: Decision): void {
    const about = `${decision.id} ${lastUndo}`;
    if (this.#thought === about) return;
    this.#thought = about;
    const isAsked = (room: Room): boolean =>
      room.botSeat() === decision.seat &&
      room.lastUndo === lastUndo &&
      room.table!.decisions().some(({ id }) => id === decision.id);
    void this.#table.think(bot, this.#table.room(), decision).then(thought =>
      this.#table.later(async () => {
        if (this.#thought === about) this.#thought = '';
        const room = this.#table.room();
        if (!isAsked(room)) return this.#table.schedule();
        const answer = thought ?? botAnswer(STAND_IN, room.table!, decision);
        return this.#table.play(decision.seat, answer);
      }),
    );
  }
}
