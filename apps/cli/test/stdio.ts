// A table for programs without a process: what is asked, and what comes back.
import type { Answer, Decision, Game, Settings } from '@castellan/kernel';
import { copy } from '@castellan/kernel';
import type { FromTable, Scene, ToTable } from '@castellan/protocol';
import { Received } from '@castellan/protocol';
import { StdioTable } from '../src/stdio/stdio-table.ts';

type Of<T extends FromTable['type']> = Extract<FromTable, { type: T }>;

/** A program at a table, and everything it was sent. */
export class StdioProgram {
  readonly said: FromTable[] = [];
  readonly table: StdioTable;

  constructor(game: Game, settings: Settings, language = 'en') {
    const send = (message: FromTable): void => void this.said.push(copy(message));
    this.table = new StdioTable({ game, settings, seed: 'stdio', language, send });
  }

  async opened(): Promise<this> {
    await this.table.begin();
    return this;
  }

  /** Sends a message, and returns what came back. */
  async ask(message: ToTable | string): Promise<FromTable[]> {
    const before = this.said.length;
    await this.table.take(typeof message === 'string' ? message : JSON.stringify(message));
    return this.said.slice(before);
  }

  /** The only message that comes back for this one. */
  async one<T extends FromTable['type']>(message: ToTable, type: T): Promise<Of<T>> {
    const [told, more] = await this.ask(message);
    if (told?.type !== type || more !== undefined) throw new Error(JSON.stringify([told, more]));
    return told as Of<T>;
  }

  /** The last scene that came. */
  get shown(): Of<'scene'> {
    return this.said.findLast(message => message.type === 'scene')!;
  }

  get scene(): Scene {
    return sceneIn(this.shown);
  }

  get decision(): Decision {
    return this.scene.decision!;
  }

  answer(answer: Answer, seat = Number(answer.decision.split('.')[0])): Promise<FromTable[]> {
    return this.ask({ type: 'answer', seat, revision: this.shown.revision, answer });
  }

  /** Answers the open decision with these options. */
  pick(...picks: string[]): Promise<FromTable[]> {
    return this.answer({ decision: this.decision.id, picks });
  }
}

/** A scene as the client that folds it sees it. */
function sceneIn({ scene }: Of<'scene'>): Scene {
  const received = new Received();
  received.whole(scene);
  return received.scene!;
}
