import type { QuickChair } from '@castellan/bots';
import { chairNamed, chairs, isQuick, styledChairs } from '@castellan/bots';
import type { Answer, Decision, Game, Position, Seat, Table, View } from '@castellan/kernel';
import { QuickChance } from '@castellan/kernel';
import type { Room } from '../room.ts';

/** The bots that may sit down. Those that are not quick are given time to think. */
export const SERVER_BOTS: readonly string[] = [...Object.keys(chairs), ...styledChairs];

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
  /** What a quick bot answers. */
  answer(bot: string, room: Room, decision: Decision): Answer;
  /** The answer of a bot that takes its time; null if it has none. `isGone`: nobody waits for it any longer. */
  think(bot: string, room: Room, decision: Decision, isGone: () => boolean): Promise<Answer | null>;
  play(seat: Seat, answer: Answer): Promise<void>;
  /** Something has changed: look again what the table has to do. */
  schedule(): void;
}

interface Thought {
  /** The question that it is about. */
  readonly about: string;
  /** Undefined while it is being thought. */
  answer?: Answer;
}

/** Makes the moves of the bots at one table, and of those who play for someone. */
export class BotPlayer {
  readonly #table: BotTable;
  #thought: Thought | null = null;

  constructor(table: BotTable) {
    this.#table = table;
  }

  /** Whether the bot that must move now can move at once. */
  get isReady(): boolean {
    const asked = this.#asked();
    return asked === null || isQuick(asked.bot) || this.#thoughtAbout(asked)?.answer !== undefined;
  }

  /** Moves, or begins to think: then the table is told when the thought is there. */
  async move(): Promise<void> {
    const asked = this.#asked();
    if (asked === null) return;
    const { bot, room, decision } = asked;
    const thought = this.#thoughtAbout(asked);
    const answer = isQuick(bot) ? this.#table.answer(bot, room, decision) : thought?.answer;
    if (answer !== undefined) {
      this.#thought = null;
      await this.#table.play(decision.seat, answer);
    } else if (thought === null) this.#think(asked);
  }

  /** What was thought so far is no longer of use. */
  stop(): void {
    this.#thought = null;
  }

  #think(asked: Asked): void {
    const { bot, room, decision } = asked;
    const thought: Thought = { about: asked.about };
    this.#thought = thought;
    const isGone = (): boolean => this.#thought !== thought;
    // The table does not stand still meanwhile: the question may be gone when the thought is there.
    void this.#table.think(bot, room, decision, isGone).then(answer => {
      if (isGone()) return;
      thought.answer = answer ?? botAnswer(STAND_IN, room.table!, decision);
      this.#table.schedule();
    });
  }

  #thoughtAbout({ about }: Asked): Thought | null {
    return this.#thought?.about === about ? this.#thought : null;
  }

  #asked(): Asked | null {
    const room = this.#table.room();
    const seat = room.botSeat();
    if (seat === null) return null;
    const decision = room.table!.decisions().find(one => one.seat === seat)!;
    const sitter = room.seats[seat]!;
    const bot = sitter.kind === 'bot' ? sitter.bot : STAND_IN;
    return { bot, room, decision, about: `${decision.id} ${room.lastUndo}` };
  }
}

/** A bot that must move now. Ids are used again after an undo. */
interface Asked {
  readonly bot: string;
  readonly room: Room;
  readonly decision: Decision;
  readonly about: string;
}
