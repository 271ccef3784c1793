import type { Lent, QuickChair } from '@castellan/bots';
import { chairNamed, chanceFor, UnknownChair } from '@castellan/bots';
import type { Decision, Game, Seat } from '@castellan/kernel';
import type { FromTable, RefusedCode, ToTable } from '@castellan/protocol/net';
import type { Attendant, Entry, KeeperServices, Room } from '@castellan/room';
import {
  begunBy,
  botAnswer,
  Keeper,
  ME,
  openingOf,
  ownCommands,
  realTime,
  refusalOf,
  Refused,
  roomFrom,
} from '@castellan/room';
import type { FromWorker, ToWorker } from './messages.ts';
import { PageStore } from './page-store.ts';

/** Finds the rules of a game, of one version or the newest; null if they are not here. */
export type FindGame = (id: string, rulesVersion?: number) => Promise<Game | null>;

/** A bot that thinks for a while lets the table hear what comes in. */
const lent: Lent = {
  clock: () => performance.now(),
  pause: () => new Promise(resolve => setTimeout(resolve)),
};

/** What is not needed to play comes when it is wanted. */
const teaching = () => import('@castellan/room/teaching');

/** Whoever hears what is done at the table. */
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
    // Whoever waits for the store waits in the queue.
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
    const { spec } = openingOf(log);
    const room = roomFrom(log, await this.#rules(spec.game, begunBy(log)));
    const chairs = chairsAt(room);
    const keeper = new Keeper(room, {
      ...ALONE,
      store: this.#store,
      answer: (bot, at, decision) => {
        const chair = chairs.get(decision.seat);
        if (chair === undefined) return botAnswer(bot, at.table!, decision);
        try {
          return chair.choose(at.table!.view(decision.seat), decision);
        } catch {
          return decision.fallback;
        }
      },
      think: (_bot, at, decision, isGone) =>
        chairs
          .get(decision.seat)!
          .decide(at.table!.view(decision.seat), decision, isGone)
          .catch(() => null),
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
    const game = await this.#rules(openingOf(log).spec.game, begunBy(log));
    const { Replay } = await teaching();
    const replay = new Replay({ game, log, lent, send: message => this.#send(message) });
    replay.begin();
    return replay;
  }

  /** The rules by which a game began; null: the newest. */
  async #rules(id: string, version: number | null): Promise<Game> {
    const rules = await this.#fetched(id, version ?? undefined);
    if (rules !== null) return rules;
    const newest = await this.#fetched(id);
    if (newest === null) throw new Refused('game', `There is no game called "${id}" here.`);
    throw new Refused(
      'rules',
      `This game was played by rules version ${version} of ${id}; these are version ${newest.rulesVersion}.`,
    );
  }

  #fetched(id: string, rulesVersion?: number): Promise<Game | null> {
    return this.#find(id, rulesVersion).catch((error: Error) => {
      throw new Refused('unfetched', `The rules could not be fetched: ${error.message}`);
    });
  }
}

/** What a table of one's own needs from nobody else. */
const ALONE: Omit<KeeperServices, 'store' | 'answer' | 'think' | 'lost' | 'report'> = {
  time: realTime,
  commands: ownCommands,
  botPace: 0,
  secret: () => nobody(),
  newToken: () => nobody(),
  openAgain: () => nobody(),
  changed: () => {},
  advise: async ({ rules, table }, decision: Decision, isGone) => {
    // As it is now: the table goes on meanwhile.
    const view = table!.view(decision.seat);
    const { adviseSeat } = await teaching();
    return adviseSeat(rules, view, decision, lent, isGone);
  },
  historian: {
    course: async ({ rules, table }) => (await teaching()).courseOf(rules, table!.save()),
    review: async (room, tell, isGone) => {
      const { reviewGame } = await teaching();
      return reviewGame(room.rules, room.save()!, room.seatsOf(ME), lent, tell, isGone);
    },
  },
};

function nobody(): never {
  throw new Refused('seat', 'There is nobody else at this table.');
}

/** A bot remembers what it was about to do, so it stays in its chair. */
function chairsAt({ seats, rules, table }: Room): ReadonlyMap<Seat, QuickChair> {
  return new Map(
    seats.flatMap((sitter, seat) =>
      sitter.kind === 'bot'
        ? [[seat, chairNamed(sitter.bot)(rules, chanceFor(table!.seed, seat), lent)] as const]
        : [],
    ),
  );
}

function refusedBy(error: unknown): Extract<FromTable, { type: 'refused' }> {
  const refused = refusalOf(error);
  if (refused.code !== 'fault') return refused;
  const message = error instanceof Error ? error.message : String(error);
  const code: RefusedCode = error instanceof UnknownChair ? 'settings' : 'fault';
  return { type: 'refused', code, message };
}
