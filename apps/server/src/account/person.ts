import type { Attendant } from '@castellan/room';
import { Refused } from '@castellan/room';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cluster } from '../cluster/cluster.ts';
import type { Identity } from '../net/identity.ts';
import type { Guest, Store } from '../store/store.ts';
import type { House } from '../table/house.ts';

/** Some thousand tables at most, a few at a time. */
const AT_ONCE = 200;

interface PersonServices {
  readonly store: Store;
  readonly house: House;
  readonly identity: Identity;
  readonly cluster: Cluster | null;
}

/** All that is kept about a person: to download, and to delete. */
export class Person {
  readonly #services: PersonServices;

  constructor(services: PersonServices) {
    this.#services = services;
    services.cluster?.subscribe(
      'forgotten',
      (_from, tables) => void services.house.catchUp(tables as string[]).catch(() => {}),
    );
  }

  /** Everything, as JSON. */
  async everything({ id, name }: Guest): Promise<object> {
    const kept = await this.#services.store.everythingOf(id);
    return { castellan: 'person', at: new Date().toISOString(), name, kept };
  }

  /**
   * Removes a person. They give up where they play and leave where they wait; what they played stays for the others, by a
   * player without a name. If this breaks off in the middle, they are still there to ask again.
   */
  async forget(request: FastifyRequest, reply: FastifyReply, { id }: Guest): Promise<void> {
    const { store, identity } = this.#services;
    for (;;) {
      const tables = await store.tablesOf(id, AT_ONCE);
      if (tables.length === 0) break;
      for (const { id: table, phase } of tables) if (phase !== 'over') await this.#leave(id, table);
      const ids = tables.map(({ id: table }) => table);
      for (const table of ids) await store.forgetAt(id, table, Date.now());
      this.#tell(ids);
    }
    identity.ended(request, reply, await store.removePerson(id));
  }

  /**
   * Makes the games of a guest those of an account, for someone who holds both. Tables where both sit stay as they are,
   * and so does the guest then; else nothing is left of them. By how many tables it came to.
   */
  async bring(
    request: FastifyRequest,
    reply: FastifyReply,
    guest: string,
    { id: as }: Guest,
  ): Promise<{ readonly tables: number; readonly left: number }> {
    const { store, identity } = this.#services;
    let tables = 0;
    for (;;) {
      const brought: string[] = [];
      for (const { id } of await store.tablesOf(guest, AT_ONCE))
        if (await store.bringAt(guest, as, id, Date.now())) brought.push(id);
      if (brought.length === 0) break;
      tables += brought.length;
      this.#tell(brought);
    }
    await store.bringFigures(guest, as);
    const left = (await store.tablesOf(guest, AT_ONCE)).length;
    if (left === 0) identity.ended(request, reply, await store.removePerson(guest));
    return { tables, left };
  }

  #tell(tables: readonly string[]): void {
    const { house, cluster } = this.#services;
    void house.catchUp(tables).catch(() => {});
    for (let at = 0; at < tables.length; at += 20)
      cluster?.publish('forgotten', tables.slice(at, at + 20));
  }

  /** Gets up from a table as they would themselves, with the same messages. */
  async #leave(guest: string, table: string): Promise<void> {
    const keeper = await this.#services.house.keeper(table).catch(() => null);
    if (keeper === null) return;
    const attendant: Attendant = {
      sender: { kind: 'guest', guest },
      viewer: 'spectator',
      hear: () => {},
      dismiss: () => {},
      hangUp: () => {},
    };
    keeper.attend(attendant, null);
    const phase = await keeper.tell(room => room.phase);
    const seats = await keeper.tell(room => room.seatsOf(guest));
    const type = phase === 'gathering' ? 'leave' : 'concede';
    for (const seat of seats) keeper.take(attendant, { type, seat });
    keeper.leave(attendant);
    const isStill = await keeper.tell(room => room.phase === 'shuffling');
    if (isStill)
      throw new Refused(
        'busy',
        'One of your tables is being shuffled right now. Try again in a moment.',
      );
  }
}
