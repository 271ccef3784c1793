import type { Lent } from '@castellan/bots';
import { UnknownChair } from '@castellan/bots';
import type { Game } from '@castellan/kernel';
import { Refusal } from '@castellan/kernel';
import type { FromTable, RefusedCode, ToTable } from '@castellan/protocol';
import type { Attendant, Entry } from '@castellan/room';
import {
  begunBy,
  Keeper,
  ME,
  openingOf,
  ownServices,
  refusalOf,
  Refused,
  roomFrom,
} from '@castellan/room';
import type { FromWorker, ToWorker } from './messages.ts';
import { PageStore } from './page-store.ts';

/** Finds the rules of a game, of one version or the newest, with the cards of a deck or ours; null if they are not here. */
export type FindGame = (id: string, rulesVersion?: number, deck?: string) => Promise<Game | null>;

/** A bot that thinks for a while lets the table hear what comes in. */
const lent: Lent = {
  clock: () => performance.now(),
  pause: () => new Promise(resolve => setTimeout(resolve)),
};

/** What is not needed to play comes when it is wanted. */
const teaching = () => import('@castellan/room/teaching');

/** What is hosted: a table or a replay, which takes what pages send. */
interface Hosted {
  take(message: ToTable): void;
  /** Others have written to its log. */
  changed?(): void;
  close(): void;
}

/** Keeps one table for one page, by the same room as a server, and handles messages one after another. */
export class Host {
  readonly #find: FindGame;
  readonly #post: (message: FromWorker) => void;
  readonly #store: PageStore;
  #table: Hosted | null = null;
  #isClosed = false;
  /** Rules are loaded asynchronously, so a message waits until all before it are done. */
  #queue: Promise<void> = Promise.resolve();

  constructor(find: FindGame, post: (message: FromWorker) => void) {
    this.#find = find;
    this.#post = post;
    this.#store = new PageStore(post);
  }

  take(message: ToWorker): void {
    // A message in the queue may wait for the store, so what the store says goes past it.
    if (message.type === 'stored' || message.type === 'unstored') this.#store.hear(message);
    else this.#queue = this.#queue.then(() => this.#handle(message));
  }

  close(): void {
    this.#isClosed = true;
    this.#table?.close();
  }

  async #handle(message: Exclude<ToWorker, { type: 'stored' | 'unstored' }>): Promise<void> {
    if (this.#isClosed) return;
    try {
      switch (message.type) {
        case 'expect':
          // Nobody waits for it; what goes wrong is told when they are wanted.
          this.#find(message.game).catch(() => {});
          break;
        case 'play':
          this.#lay(await this.#played(message.log));
          break;
        case 'replay':
          this.#lay(await this.#replayed(message.log));
          break;
        case 'take':
          if (this.#table === null) throw new Refused('malformed', 'No table has been opened yet.');
          this.#table.take(message.message);
          break;
        case 'changed':
          this.#table?.changed?.();
          break;
      }
    } catch (error) {
      this.#send(refusedBy(error));
    }
  }

  #lay(table: Hosted): void {
    this.#table?.close();
    if (this.#isClosed) table.close();
    else this.#table = table;
  }

  #send(message: FromTable): void {
    this.#post({ type: 'hear', message });
  }

  async #played(log: readonly Entry[]): Promise<Hosted> {
    const room = roomFrom(log, await this.#rules(log));
    const keeper = new Keeper(room, {
      ...ownServices(room, lent),
      store: this.#store,
      lost: () => this.#send({ type: 'refused', code: 'fault', message: 'The game was deleted.' }),
      report: error => this.#send(refusedBy(error)),
    });
    const page: Attendant = {
      sender: { kind: 'guest', guest: ME },
      viewer: 'spectator',
      hear: message => this.#send(message),
      dismiss: why => this.#send(refusedBy(why)),
      hangUp: () => {},
    };
    keeper.attend(page, null);
    return {
      take: message => keeper.take(page, message),
      changed: () => keeper.catchUp(),
      close: () => keeper.close(),
    };
  }

  async #replayed(log: readonly Entry[]): Promise<Hosted> {
    const game = await this.#rules(log);
    const { Replay } = await teaching();
    const replay = new Replay({ game, log, lent, send: message => this.#send(message) });
    replay.begin();
    return replay;
  }

  /** The rules by which a game began; null: the newest. */
  async #rules(log: readonly Entry[]): Promise<Game> {
    const { spec, deck } = openingOf(log);
    const { game: id } = spec;
    const version = begunBy(log);
    const rules = await this.#fetched(id, version ?? undefined, deck);
    if (rules !== null) return rules;
    const newest = await this.#fetched(id);
    if (newest === null) throw new Refused('game', `There is no game called "${id}" here.`);
    throw new Refused(
      'rules',
      `This game was played by rules version ${version} of ${id}; these are version ${newest.rulesVersion}.`,
    );
  }

  #fetched(id: string, rulesVersion?: number, deck?: string): Promise<Game | null> {
    return this.#find(id, rulesVersion, deck).catch((error: Error) => {
      // A deck that can't be played; everything else is the way to the rules.
      if (error instanceof Refusal) throw error;
      throw new Refused('unfetched', `The rules could not be fetched: ${error.message}`);
    });
  }
}

function refusedBy(error: unknown): Extract<FromTable, { type: 'refused' }> {
  const refused = refusalOf(error);
  if (refused.code !== 'fault') return refused;
  const message = error instanceof Error ? error.message : String(error);
  const code: RefusedCode = error instanceof UnknownChair ? 'settings' : 'fault';
  return { type: 'refused', code, message };
}
