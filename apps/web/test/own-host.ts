// An own table without a worker: the page's host in this program. Everything goes through JSON, so that nothing
// hides that a worker would show.
import type { NearEnd, TableScene, Wire } from '@castellan/client';
import { TableClient } from '@castellan/client';
import type { Edition, Save } from '@castellan/kernel';
import { copy, QuickChance, randomAnswer } from '@castellan/kernel';
import type { FromTable, ToTable } from '@castellan/protocol';
import type { Entry } from '@castellan/room';
import { ownTable, saveIn } from '@castellan/room';
import { rulesOf } from '@castellan/shelf';
import type { HostLink } from '../src/link.ts';
import { OwnWire } from '../src/link.ts';
import { freshGame } from '../src/seating.ts';
import { fleetingDatabase } from '../src/store/database.ts';
import { GameShelf } from '../src/store/game-shelf.ts';
import { KeptLog } from '../src/store/kept-log.ts';
import type { Sitter } from '../src/store/saved-game.ts';
import { seatedFrom } from '../src/store/saved-game.ts';
import type { FindGame } from '../src/worker/host.ts';
import { Host } from '../src/worker/host.ts';
import type { FromWorker, ToWorker } from '../src/worker/messages.ts';

export function hostLink(find: FindGame = rulesOf): HostLink {
  let tell: (message: FromWorker) => void = () => {};
  const host = new Host(find, message => tell(copy(message)));
  return {
    post: message => host.take(copy(message)),
    listen: hear => {
      tell = hear;
    },
    close: () => {
      tell = () => {};
      host.close();
    },
  };
}

/** The log of a game that begins now. */
export async function freshLog(
  game: string,
  sitters: readonly Sitter[],
  seed = 'host',
): Promise<Entry[]> {
  const names = sitters.map((_, seat) => `Seat ${seat}`);
  const settings = { players: sitters.length };
  return freshGame((await rulesOf(game)) as Edition, { settings, seed, sitters, names });
}

/** The log of a table at which a game goes on. */
export const logOf = (save: Save, sitters: readonly Sitter[]): Entry[] =>
  ownTable('table', save, seatedFrom(sitters, []), 0);

/** What was heard; instead of each change of the scene, the scene as it was then. */
type Heard =
  | Exclude<FromTable, { type: 'scene' | 'moved' }>
  | ({ readonly type: 'shown' } & TableScene);
type HeardOf<T extends Heard['type']> = Extract<Heard, { type: T }>;

/** Someone at a table of their own, and all that they have heard. */
export class OwnTable {
  readonly heard: Heard[] = [];
  readonly client: TableClient;
  readonly #wire: OwnWire;
  readonly #log: KeptLog | null;
  #at = 0;

  constructor(first: ToWorker, log: KeptLog | null = null) {
    this.#log = log;
    this.#wire = new OwnWire(hostLink(), first, log);
    this.client = new TableClient(this.#overheard(this.#wire));
  }

  /** A table that is played. Without a shelf, it is kept as long as the test lasts. */
  static play(log: readonly Entry[], shelf?: GameShelf, isOnShelf = false): OwnTable {
    const kept = shelf ?? new GameShelf(fleetingDatabase());
    return new OwnTable({ type: 'play', log }, new KeptLog(kept, log, isOnShelf, () => {}));
  }

  /** A game that is shown again, to those who sat there as persons; nobody: as everyone saw it. */
  static show(save: Save, sitters: readonly Sitter[] | null, ...more: readonly Entry[]): OwnTable {
    const log = ownTable('table', save, sitters && seatedFrom(sitters, []), 0);
    return new OwnTable({ type: 'replay', log: [...log, ...more] });
  }

  static async open(game: string, sitters: readonly Sitter[], seed?: string): Promise<OwnTable> {
    return OwnTable.play(await freshLog(game, sitters, seed));
  }

  /** The game as it is stored. */
  get save(): Save {
    return saveIn(this.#log!.entries)!;
  }

  get entries(): readonly Entry[] {
    return this.#log!.entries;
  }

  /** Another tab has written to the table. */
  changed(): void {
    this.#wire.changed();
  }

  send(message: ToTable): void {
    this.client.send(message);
  }

  /** The next of a kind that has not been looked at yet. */
  async next<T extends Heard['type']>(...types: T[]): Promise<HeardOf<T>> {
    for (let tries = 0; tries < 5000; tries++) {
      while (this.#at < this.heard.length) {
        const message = this.heard[this.#at++]!;
        if ((types as string[]).includes(message.type)) return message as HeardOf<T>;
      }
      await new Promise(resolve => setTimeout(resolve, 1));
    }
    throw new Error(`no ${types.join(' or ')} came`);
  }

  /** Answers at random whatever this page is asked, from the view of the one asked, until it is enough. */
  async playUntil(
    isEnough: (shown: TableScene) => boolean,
    chance = new QuickChance(1),
  ): Promise<TableScene> {
    for (;;) {
      const shown = await this.next('shown', 'refused');
      if (shown.type === 'refused') throw new Error(shown.message);
      if (isEnough(shown)) return shown;
      const due = shown.people.find(person => shown.waiting.includes(person));
      if (shown.decision !== null) this.client.answer(randomAnswer(shown.decision, chance));
      else if (due !== undefined && due !== shown.viewer) this.client.look(due);
    }
  }

  playOut(): Promise<TableScene> {
    return this.playUntil(({ outcome }) => outcome !== null);
  }

  #overheard(wire: Wire): Wire {
    const note = (message: FromTable): void => {
      if (message.type !== 'scene' && message.type !== 'moved') this.heard.push(message);
      else this.heard.push({ type: 'shown', ...this.client.get().scene! });
    };
    return {
      open: (end: NearEnd) =>
        wire.open({
          ...end,
          hear: message => {
            end.hear(message);
            note(message);
          },
        }),
      send: message => wire.send(message),
      close: () => wire.close(),
    };
  }
}
