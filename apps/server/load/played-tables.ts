import { spec } from '@castellan/room/testing';
import type { Store } from '../src/store/store.ts';
import { Player } from '../test/player.ts';
import { faultsAt, Stubborn } from './stubborn.ts';

/** Quick to play, and an older edition of it is kept. */
export const PLAYED_GAME = 'card-kingdoms';
/** Names that stand in no log by accident. */
const NAMES = ['Annegret', 'Balthasar'];

interface PlayedTable {
  readonly id: string;
  readonly people: readonly Stubborn[];
}

const isOver = ({ people }: PlayedTable): boolean =>
  people.some(({ player }) => player.room?.phase === 'over');
const ackedAt = ({ people }: PlayedTable): number =>
  people.reduce((sum, { acked }) => sum + acked, 0);

/** Two sit down, each at the next of these servers. */
async function seat(bases: readonly string[]): Promise<PlayedTable> {
  const homes = NAMES.map((_, n) => bases[n % bases.length]!);
  const [host, guest] = (await Promise.all(
    NAMES.map((name, n) => new Player(homes[n]!).introduce(name)),
  )) as [Player, Player];
  const id = await host.open(spec({ game: PLAYED_GAME }), NAMES[0]!);
  await host.attend(id);
  await guest.join(id, 1);
  await host.until(() => host.room!.seats[1]!.kind === 'person');
  const people = [host, guest].map((player, n) => {
    const others = bases.filter(base => base !== homes[n]);
    return new Stubborn(player, n, [homes[n]!, ...others]);
  });
  return { id, people };
}

/** Tables that are played all the time, whatever happens to the servers. */
export class PlayedTables {
  readonly #bases: () => readonly string[];
  readonly #count: number;
  readonly #tables: PlayedTable[] = [];
  readonly #playing: Promise<void>[] = [];

  /** `count`: how many are played at once. */
  constructor(bases: () => readonly string[], count: number) {
    this.#bases = bases;
    this.#count = count;
  }

  get people(): readonly Stubborn[] {
    return this.#tables.flatMap(({ people }) => people);
  }

  get ids(): readonly string[] {
    return this.#tables.map(({ id }) => id);
  }

  get acked(): number {
    return this.#tables.reduce((sum, table) => sum + ackedAt(table), 0);
  }

  /** How often someone reconnected on their own. */
  get comebacks(): number {
    return this.people.reduce((sum, one) => sum + one.comebacks, 0);
  }

  /** How often someone was told that nothing could be stored. */
  get unstored(): number {
    const told = ({ player }: Stubborn) =>
      player.refusals.filter(({ code }) => code === 'unstored');
    return this.people.reduce((sum, one) => sum + told(one).length, 0);
  }

  get areAllOver(): boolean {
    return this.#tables.every(isOver);
  }

  /** Who has finished leaves, and others sit down. */
  async fill(): Promise<void> {
    for (const table of this.#tables.filter(isOver)) for (const one of table.people) one.stop();
    while (this.#tables.filter(table => !isOver(table)).length < this.#count) await this.add();
  }

  /** Others sit down and begin. Their host is at the first server, or at the last. */
  async add(hostIsAt: 'first' | 'last' = 'first'): Promise<void> {
    const bases = this.#bases();
    const table = await seat(hostIsAt === 'first' ? bases : bases.toReversed());
    this.#tables.push(table);
    this.#playing.push(...table.people.map(one => one.play()));
    const [host] = table.people;
    host!.player.send({ type: 'start' });
    await host!.player.until(() => host!.player.scene !== null);
  }

  /** Says, each time it is asked, whether there is a table at which nothing was acknowledged since now. */
  standStill(): () => boolean {
    const before = new Map(this.#tables.map(table => [table, ackedAt(table)]));
    return () => [...before].some(([table, acked]) => !isOver(table) && ackedAt(table) === acked);
  }

  async stop(): Promise<void> {
    for (const one of this.people) one.stop();
    await Promise.all(this.#playing);
  }

  /** Looks into the store itself: there must be one order of things that fits all that anyone knows. */
  async faultsIn(store: Store): Promise<string[]> {
    const faults: string[] = [];
    for (const { id, people } of this.#tables)
      faults.push(...faultsAt(id, (await store.log(id)) ?? [], people));
    return faults;
  }

  /** What nobody may read in a log: who is there, what they prove it by, and what a deck was shuffled with. */
  async secretsIn(store: Store): Promise<string[]> {
    const secrets = [...NAMES];
    for (const { id, people } of this.#tables) {
      for (const { player } of people)
        secrets.push(...player.cookie.split('; ').flatMap(one => one.split('=').slice(1)));
      for (const entry of (await store.log(id)) ?? [])
        if (entry.type === 'promised') secrets.push(entry.secret);
    }
    return secrets;
  }
}
