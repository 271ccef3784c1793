import type { Game, Position, Save, Seated, Settings, Viewer } from '@castellan/kernel';
import { MOST_LETTERS, Refusal, settingsOf, Table } from '@castellan/kernel';
import type { FromTable, ToTable } from '@castellan/protocol';
import { readToTable } from '@castellan/protocol';
import type { Attendant, Room } from '@castellan/room';
import {
  Keeper,
  ME,
  MemoryStore,
  Narrator,
  ownServices,
  ownTable,
  readTableFile,
  refusalOf,
  roomFrom,
  saveIn,
  seatsOf,
  tableFile,
} from '@castellan/room';
import { lent } from '../teaching.ts';
import { loadedState } from './loading.ts';

/** What is laid on the table, and who hears of it. */
interface Laying {
  readonly game: Game;
  readonly settings: Settings;
  readonly seed: string;
  readonly language: string;
  send(message: FromTable): void;
}

/**
 * A program's own table: every message gets at least one back, so that nobody waits in vain. A program with several
 * seats looks from the one that must decide, as people do who pass a device around.
 */
export class StdioTable {
  readonly #laying: Laying;
  #keeper!: Keeper;
  #store!: MemoryStore;
  #narrator!: Narrator;
  readonly #me: Attendant = {
    sender: { kind: 'guest', guest: ME },
    viewer: 'spectator',
    hear: message => this.#hear(message),
    dismiss: why => this.#laying.send(refusalOf(why)),
    hangUp: () => {},
  };
  #viewer: Viewer = 'spectator';
  /** A position that was loaded from outside has no record before it. */
  #hasRecord = true;
  /** What is being answered; null when the bots are moving. */
  #reply: Reply | null = null;
  #fault = '';

  constructor(laying: Laying) {
    this.#laying = laying;
  }

  begin(): Promise<void> {
    const { game, settings, seed } = this.#laying;
    return this.#lay(new Table(game, settings, seed).save());
  }

  close(): void {
    this.#keeper.close();
  }

  /** Handles one message; false if it was the last. */
  async take(text: string): Promise<boolean> {
    const { send } = this.#laying;
    try {
      const message = readToTable(text, MOST_LETTERS);
      if (message.type === 'quit') {
        send({ type: 'closed' });
        return false;
      }
      await this.#handle(message);
    } catch (error) {
      send(this.#refusal(error));
    }
    return true;
  }

  async #handle(message: ToTable): Promise<void> {
    const { game, send } = this.#laying;
    switch (message.type) {
      case 'cards':
        send({ type: 'cards', list: game.ledger(), ...game.legend });
        break;
      case 'state':
        send({ type: 'state', state: this.#room.table!.state });
        break;
      case 'save':
        if (!this.#hasRecord)
          throw new Refusal(
            'save',
            'This table was loaded from a state, which has no record of its answers: ask for its state instead.',
          );
        send({ type: 'saved', save: tableFile((await this.#store.log(this.#room.id))!)! });
        break;
      case 'load':
        await this.#load(message.game);
        break;
      default:
        await this.#pass(message);
    }
  }

  get #room(): Room {
    return this.#keeper.room;
  }

  /** A state, or a whole saved game. */
  async #load(value: unknown): Promise<void> {
    const { game, settings } = this.#laying;
    if (typeof value === 'object' && value !== null && 'castellan' in value) {
      const save = saveIn(readTableFile(value))!;
      // Says best why a game does not belong here.
      Table.replay(game, save, 0);
      await this.#lay(save);
    } else {
      const state = loadedState(game, value);
      const { seed } = state.core.rng;
      await this.#lay(new Table(game, settingsFor(state, settings), seed).save(), state);
    }
  }

  /** Another game lies on the table now. */
  async #lay(save: Save, state: Position | null = null): Promise<void> {
    const { game, language } = this.#laying;
    const seats = seatedAt(Number(settingsOf(save)['players']));
    const log = ownTable('stdio', save, seats, Date.now(), game.deck?.text);
    const room = roomFrom(log, game);
    if (state !== null) room.table!.state = state;
    const store = new MemoryStore();
    await store.append(room, 0, log);
    this.#store = store;
    const services = ownServices(room, lent);
    const report = (error: unknown): void => void (this.#fault = (error as Error).message);
    this.#keeper?.close();
    this.#keeper = new Keeper(room, { ...services, store, lost: () => {}, report });
    this.#narrator = new Narrator(() => this.#room, language);
    this.#hasRecord = state === null;
    await this.#answered(null, () => this.#keeper.attend(this.#me, null));
  }

  #pass(message: ToTable): Promise<void> {
    const look = message.type === 'look' ? message.viewer : null;
    return this.#answered(look, () => this.#keeper.take(this.#me, message));
  }

  /** Lets the keeper do something, and waits until it is done: it answers one thing after the other. */
  async #answered(look: Viewer | null, ask: () => void): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#reply = { look, isSaid: false, isMoved: false, done: resolve };
    ask();
    this.#keeper.take(this.#me, { type: 'ping' });
    await promise;
  }

  #hear(message: FromTable): void {
    const reply = this.#reply;
    if (message.type === 'scene' || message.type === 'moved') {
      this.#narrator.hear(message);
      if (reply === null) this.#show(this.#next());
      else reply.isMoved = true;
    } else if (message.type === 'pong' && reply !== null) {
      this.#reply = null;
      // Even if nothing has changed, something is said.
      if (reply.isMoved || !reply.isSaid) this.#show(reply.isMoved ? reply.look : null);
      reply.done();
    } else {
      if (reply !== null) reply.isSaid = true;
      const isFault = message.type === 'refused' && message.code === 'fault';
      const said = isFault ? { ...message, message: this.#fault } : message;
      this.#laying.send(this.#narrator.inWords(said));
    }
  }

  #show(look: Viewer | null): void {
    this.#laying.send(this.#narrator.scene(look ?? this.#next()));
  }

  /** The seat that must decide. If it is none of ours, we stay where we are. */
  #next(): Viewer {
    const own = seatsOf(this.#room, this.#me.sender);
    const next = this.#room.waiting().find(seat => own.includes(seat));
    const stays = own.some(seat => seat === this.#viewer) ? this.#viewer : (own[0] ?? 'spectator');
    this.#viewer = next ?? stays;
    return this.#viewer;
  }

  #refusal(error: unknown): FromTable {
    const refused = refusalOf(error);
    return refused.code === 'fault' ? { ...refused, message: (error as Error).message } : refused;
  }
}

/** What a message has brought about so far. */
interface Reply {
  /** From where its sender wants to look, once. */
  readonly look: Viewer | null;
  isSaid: boolean;
  isMoved: boolean;
  done(): void;
}

/** All seats are the program's, until it gives one to a bot. */
const seatedAt = (players: number): Seated[] =>
  Array.from({ length: players }, (_, seat) => ({ name: `Seat ${seat}`, chair: 'person' }));

/** A position may be of another number of players than the table that it is loaded into. */
function settingsFor({ core }: Position, settings: Settings): Settings {
  const players = core.answered.length;
  return settings.players === players ? settings : { players };
}
