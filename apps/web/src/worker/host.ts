import { UnknownChair } from '@castellan/bots';
import type { Game, Save } from '@castellan/kernel';
import { Refusal, Table } from '@castellan/kernel';
import type { FarEnd, FromTable, Refused, ToTable } from '@castellan/protocol';
import { readToTable } from '@castellan/protocol';
import { FollowTable } from './follow-table.ts';
import { LiveTable } from './live-table.ts';
import type { WorkerTable } from './worker-table.ts';
import { ReplayTable } from './replay-table.ts';

/** Finds the rules of a game, of one version or the newest; null if they are not here. */
export type FindGame = (id: string, rulesVersion?: number) => Promise<Game | null>;

/** Keeps one table for one link, and handles its messages one after another. */
export class Host implements FarEnd {
  readonly #find: FindGame;
  readonly #send: (message: FromTable) => void;
  #table: WorkerTable | null = null;
  #pace = 0;
  #holds = false;
  #closed = false;
  /** Rules are loaded asynchronously, so a message waits until all before it are done. */
  #queue: Promise<void> = Promise.resolve();

  constructor(find: FindGame, send: (message: FromTable) => void) {
    this.#find = find;
    this.#send = send;
  }

  take(message: unknown): void {
    this.#queue = this.#queue.then(() => this.#handle(message));
  }

  close(): void {
    this.#closed = true;
    this.#table?.close();
  }

  async #handle(message: unknown): Promise<void> {
    if (this.#closed) return;
    try {
      await this.#answer(readToTable(message));
    } catch (error) {
      this.#send(refusedBy(error));
    }
  }

  async #answer(message: ToTable): Promise<void> {
    switch (message.type) {
      case 'open': {
        const { game, settings, seed, sitters } = message.table;
        const table = new Table(await this.#rules(game), settings, seed);
        return this.#lay(new LiveTable(table, sitters, this.#send));
      }
      case 'resume': {
        const table = Table.replay(await this.#rulesOf(message.save), message.save);
        return this.#lay(new LiveTable(table, message.sitters, this.#send));
      }
      case 'replay': {
        const { save, sitters = [], ended = false } = message;
        const game = await this.#rulesOf(save);
        return this.#lay(new ReplayTable(game, save, { sitters, ended }, this.#send));
      }
      case 'follow': {
        const { save, sitters } = message;
        if (this.#table instanceof FollowTable) return this.#table.follow(save);
        const game = await this.#rulesOf(save);
        return this.#lay(new FollowTable(game, save, sitters, this.#send));
      }
      case 'pace':
        this.#pace = message.ms;
        return this.#table?.pace(message.ms);
      case 'seen':
        return this.#table?.seen(message.answered);
      case 'answer':
        return this.#laid().answer(message.answer);
      case 'undo':
        return this.#laid().undo(message.seat);
      case 'look':
        return this.#laid().look(message.viewer);
      case 'seek':
        return this.#laid().seek(message.to);
      case 'hold':
        this.#holds = message.on;
        return this.#table?.hold(message.on);
      case 'end-turn':
        return this.#laid().endTurn();
      case 'course':
        return this.#laid().course();
      case 'advise':
        return this.#laid().advise();
      case 'review':
        return this.#laid().review();
    }
  }

  #lay(table: WorkerTable): void {
    this.#table?.close();
    if (this.#closed) return;
    this.#table = table;
    table.pace(this.#pace);
    table.hold(this.#holds);
    table.begin();
  }

  #laid(): WorkerTable {
    if (this.#table === null) throw new Refusal('malformed', 'No table has been opened yet.');
    return this.#table;
  }

  /** The rules by which a game began. */
  async #rulesOf({ game, rulesVersion }: Save): Promise<Game> {
    const rules = await this.#fetched(game, rulesVersion);
    if (rules !== null) return rules;
    throw new OtherRules(rulesVersion, await this.#rules(game));
  }

  async #rules(id: string): Promise<Game> {
    const game = await this.#fetched(id);
    if (game === null) throw new UnknownGame(id);
    return game;
  }

  #fetched(id: string, rulesVersion?: number): Promise<Game | null> {
    return this.#find(id, rulesVersion).catch((error: unknown) => {
      throw new Unfetched(error);
    });
  }
}

class UnknownGame extends Error {
  constructor(id: string) {
    super(`There is no game called "${id}" here.`);
    this.name = 'UnknownGame';
  }
}

/** A game began by rules that were not kept: what was told of it can be read, but it can't go on. */
class OtherRules extends Error {
  constructor(theirs: number, { id, rulesVersion }: Game) {
    super(
      `This game was played by rules version ${theirs} of ${id}; these are version ${rulesVersion}.`,
    );
    this.name = 'OtherRules';
  }
}

/** The rules could not be fetched: another version has taken their place, or there is no network. */
class Unfetched extends Error {
  constructor(cause: unknown) {
    super(`The rules could not be fetched: ${(cause as Error).message}`);
    this.name = 'Unfetched';
  }
}

function refusedBy(error: unknown): Refused {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Refusal) {
    const { code, reason } = error;
    return { type: 'refused', code, message, ...(reason === null ? {} : { reason }) };
  }
  if (error instanceof UnknownGame) return { type: 'refused', code: 'game', message };
  if (error instanceof OtherRules) return { type: 'refused', code: 'rules', message };
  if (error instanceof Unfetched) return { type: 'refused', code: 'unfetched', message };
  if (error instanceof UnknownChair) return { type: 'refused', code: 'settings', message };
  return { type: 'refused', code: 'fault', message };
}
