// Tournaments, from opening to the winner: at one server on SQLite, and at two on one PostgreSQL.
import type { TournamentPlan, TournamentSummary, TournamentView } from '@castellan/protocol';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endServices, TestCluster } from './cluster.ts';
import { TestServer } from './house.ts';
import type { Player } from './player.ts';
import { hasPostgres } from './services/programs.ts';
import { plan } from './tournament-plan.ts';

const PASSWORD = 'a long pass phrase';
const QUICK = { tournaments: { restMs: 20, breakMs: 10 } };
const DAY_MS = 24 * 3_600_000;

interface Rig {
  guest(name: string): Promise<Player>;
  reported(): readonly unknown[];
  end(): Promise<void>;
}

async function alone(): Promise<Rig> {
  const server = await new TestServer().start(QUICK);
  return {
    guest: name => server.guest(name),
    reported: () => server.reported,
    end: () => server.end(),
  };
}

async function together(): Promise<Rig> {
  const cluster = await TestCluster.start('postgres', QUICK);
  let count = 0;
  return {
    guest: name => cluster.members[count++ % 2]!.guest(name),
    reported: () => cluster.members.flatMap(({ reported }) => reported),
    end: async () => {
      await cluster.end();
      await endServices();
    },
  };
}

const rigs: [string, () => Promise<Rig>][] = [['one server on SQLite', alone]];
if (hasPostgres()) rigs.push(['two servers on PostgreSQL', together]);

const show = (player: Player, id: string): Promise<TournamentView> =>
  player.ask('GET', `/api/tournaments/${id}`);
const enter = (player: Player, id: string): Promise<Response> =>
  player.call('POST', '/api/tournaments/enter', { id });
const open = (player: Player, wanted: TournamentPlan): Promise<Response> =>
  player.call('POST', '/api/tournaments', { plan: wanted });

describe.each(rigs)('tournaments at %s', (_name, make) => {
  let rig: Rig;
  let count = 0;
  beforeAll(async () => {
    rig = await make();
  });
  afterAll(() => rig.end());

  async function host(): Promise<Player> {
    const name = `Wanda ${++count}`;
    const wanda = await rig.guest(name);
    await wanda.call('POST', '/api/account/keep', { by: 'password', name, password: PASSWORD });
    return wanda;
  }
  const people = (...names: string[]): Promise<Player[]> =>
    Promise.all(names.map(name => rig.guest(name)));

  /** Opens a tournament, and lets all of them come. */
  async function begun(wanted: TournamentPlan, players: readonly Player[]): Promise<string> {
    const { id } = (await (await open(players[0]!, wanted)).json()) as { id: string };
    for (const one of players.slice(1)) expect((await enter(one, id)).status).toBe(200);
    await seen(players[0]!, id, ({ phase }) => phase === 'playing');
    return id;
  }

  /** What someone sees, as soon as it is so. */
  async function seen(
    player: Player,
    id: string,
    isSo: (view: TournamentView) => boolean,
  ): Promise<TournamentView> {
    const end = performance.now() + 50_000;
    for (;;) {
      const view = await show(player, id);
      if (isSo(view)) return view;
      if (performance.now() > end) throw new Error(`It did not come: ${JSON.stringify(view)}`);
      await sleep(20);
    }
  }

  /** Everyone comes to their table of a round; at each, whoever comes later in the list gives up. */
  async function playRound(players: readonly Player[], id: string, round: number): Promise<void> {
    const there: Player[] = [];
    for (const one of players) {
      const view = await seen(one, id, found => found.round === round && isSeated(found));
      if (view.yourTable !== null) there.push(await one.attend(view.yourTable));
    }
    for (const one of there.toReversed()) {
      const at = one.room!.id;
      await one.until(() => one.room!.phase === 'playing' || one.room!.phase === 'over');
      if (one.room!.phase === 'over') continue;
      one.send({ type: 'concede', seat: one.room!.you.seats[0]! });
      for (const other of there)
        if (other.room!.id === at) await other.until(() => other.room!.phase === 'over');
    }
  }

  /** Their table is laid, or they have none in this round. */
  const isSeated = ({ yourTable, standings, played }: TournamentView): boolean => {
    const own = standings.find(({ isYou }) => isYou)!;
    const board = played[0]!.boards.find(({ seats }) =>
      seats.some(({ number }) => number === own.number),
    );
    return yourTable !== null || board === undefined || board.seats.length === 1;
  };

  test('a Swiss one: four come, two rounds are drawn and played, and who won both has won', async () => {
    const players = [await host(), ...(await people('Ben', 'Cora', 'Dora'))];
    const id = await begun(plan(), players);
    const first = await show(players[0]!, id);
    expect(first.played[0]!.boards.map(({ seats }) => seats.length)).toEqual([2, 2]);
    await playRound(players, id, 1);
    await seen(players[0]!, id, ({ round }) => round === 2);
    await playRound(players, id, 2);
    const end = await seen(players[0]!, id, ({ phase }) => phase === 'over');
    const [winner] = end.standings;
    expect(end.champion).toBe(winner!.name);
    expect(winner).toMatchObject({ place: 1, score: 2000, wins: 2, isYou: true });
    expect(end.standings.map(({ score }) => score)).toEqual([2000, 1000, 1000, 0]);
    // Nobody has met anyone twice.
    const met = end.played.flatMap(({ boards }) =>
      boards.map(({ seats }) => JSON.stringify(seats.map(({ number }) => number).sort())),
    );
    expect(new Set(met).size).toBe(met.length);
    const listed = await players[1]!.ask<TournamentSummary[]>('GET', '/api/tournaments');
    expect(listed.find(one => one.id === id)).toMatchObject({
      phase: 'over',
      champion: winner!.name,
    });
  });

  test('a knock-out of three: one has a round off, and the winner is the one who is left', async () => {
    const players = [await host(), ...(await people('Ben', 'Cora'))];
    const id = await begun(plan({ kind: 'knockout', wanted: 3 }), players);
    const drawn = await show(players[0]!, id);
    expect(drawn.rounds).toBe(2);
    expect(drawn.played[0]!.boards.map(({ seats }) => seats.length).sort()).toEqual([1, 2]);
    await playRound(players, id, 1);
    await seen(players[0]!, id, ({ round }) => round === 2);
    await playRound(players, id, 2);
    const end = await seen(players[0]!, id, ({ phase }) => phase === 'over');
    expect(end.standings.filter(({ isOut }) => !isOut)).toHaveLength(1);
    expect(end.champion).toBe(end.standings.find(({ isOut }) => !isOut)!.name);
    expect(end.standings.map(({ place }) => place)).toEqual([1, 2, 3]);
  });

  test('who plays no further round is not drawn; who says that they are back, is', async () => {
    const players = [await host(), ...(await people('Ben', 'Cora', 'Dora', 'Emil'))];
    const id = await begun(plan({ wanted: 5, rounds: 3 }), players);
    const [wanda, ben, cora] = players as [Player, Player, Player];
    for (const one of [ben, cora]) await one.call('POST', '/api/tournaments/leave', { id });
    await seen(ben, id, ({ isIn }) => !isIn);
    expect((await enter(cora, id)).status).toBe(200);
    expect((await enter(await rig.guest('Fay'), id)).status).toBe(400);
    await playRound(players, id, 1);
    const second = await seen(wanda, id, ({ round }) => round === 2);
    const own = (await show(ben, id)).standings.find(({ isYou }) => isYou)!;
    expect(own.isOut).toBe(true);
    const drawn = second.played[0]!.boards.flatMap(({ seats }) =>
      seats.map(({ number }) => number),
    );
    expect(drawn).toHaveLength(4);
    expect(drawn).not.toContain(own.number);
  });

  test('three at a table: all places count, and tables are as alike as can be', async () => {
    const players = [await host(), ...(await people('Ben', 'Cora', 'Dora', 'Emil'))];
    const id = await begun(plan({ seats: 3, wanted: 5, rated: true }), players);
    const view = await seen(players[0]!, id, ({ yourTable }) => yourTable !== null);
    expect(view.played[0]!.boards.map(({ seats }) => seats.length).sort()).toEqual([2, 3]);
    await players[0]!.attend(view.yourTable!);
    expect(players[0]!.room!.spec).toMatchObject({ rated: true, undo: 'off', hints: false });
  });

  test('those who have blocked each other are not drawn together', async () => {
    const players = [await host(), ...(await people('Ben', 'Cora', 'Dora'))];
    const [wanda, ben] = players as [Player, Player];
    await wanda.call('POST', '/api/fair/block', { guest: ben.guest, on: true });
    const id = await begun(plan(), players);
    const { played, standings } = await show(wanda, id);
    const numberOf = (name: string): number => standings.find(one => one.name === name)!.number;
    const own = played[0]!.boards.find(({ seats }) =>
      seats.some(({ number }) => number === standings.find(one => one.isYou)!.number),
    )!;
    expect(own.seats.map(({ number }) => number)).not.toContain(numberOf('Ben'));
  });

  test('someone without an account opens none; a guest may take part, leave again, and nothing of them stays', async () => {
    const [ben] = (await people('Ben')) as [Player];
    expect((await open(ben, plan())).status).toBe(400);
    const wanda = await host();
    const { id } = (await (await open(wanda, plan())).json()) as { id: string };
    await enter(ben, id);
    await enter(ben, id);
    await seen(ben, id, ({ entrants, isIn, isHost }) => entrants === 2 && isIn && !isHost);
    await ben.call('POST', '/api/tournaments/leave', { id });
    await seen(ben, id, ({ entrants, isIn }) => entrants === 1 && !isIn);
    // Only who opened it calls it off, and then it is gone from the list.
    expect((await ben.call('POST', '/api/tournaments/call-off', { id })).status).toBe(400);
    expect((await wanda.call('POST', '/api/tournaments/call-off', { id })).status).toBe(200);
    await seen(ben, id, ({ phase }) => phase === 'off');
    expect((await enter(ben, id)).status).toBe(400);
    const listed = await ben.ask<TournamentSummary[]>('GET', '/api/tournaments');
    expect(listed.map(one => one.id)).not.toContain(id);
  });

  test('what can’t be played is refused, with the reason', async () => {
    const wanda = await host();
    const refused: Partial<TournamentPlan>[] = [
      { game: 'chess' },
      { seats: 7, wanted: 8 },
      { begins: Date.now() + DAY_MS },
      { wanted: null },
      { wanted: null, begins: Date.now() - DAY_MS },
      { wanted: null, begins: Date.now() + 400 * DAY_MS },
      { seats: 4, wanted: 3 },
    ];
    for (const one of refused) {
      const answer = await open(wanda, plan(one));
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
        400,
        'settings',
      ]);
    }
    for (let i = 0; i < 3; i++) expect((await open(wanda, plan({ wanted: 60 }))).status).toBe(200);
    expect((await open(wanda, plan())).status).toBe(400);
  });

  test('nobody’s id is told; a former player keeps their place without a name', async () => {
    const players = [await host(), ...(await people('Ben', 'Cora', 'Dora'))];
    const id = await begun(plan(), players);
    const [wanda, ben] = players as [Player, Player];
    const text = await (await wanda.call('GET', `/api/tournaments/${id}`)).text();
    for (const { guest } of players) expect(text).not.toContain(guest);
    expect(text).toContain('"name":"Ben"');
    const kept = await ben.ask<{ kept: { entrants: object[] } }>(
      'POST',
      '/api/account/everything',
      {},
    );
    expect(kept.kept.entrants).toHaveLength(1);
    await seen(ben, id, ({ yourTable }) => yourTable !== null).then(({ yourTable }) =>
      ben.attend(yourTable!),
    );
    await ben.until(() => ben.room!.phase === 'playing');
    const gone = await ben.call('POST', '/api/account/forget', { guest: ben.guest });
    expect(gone.status).toBe(200);
    const after = await seen(wanda, id, ({ standings }) =>
      standings.every(({ name }) => name !== 'Ben'),
    );
    expect(after.standings.filter(({ name }) => name === '')).toHaveLength(1);
  });

  test('no fault was reported', () => {
    expect(rig.reported()).toEqual([]);
  });
});
