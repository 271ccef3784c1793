// Every message that a table takes: who may send it there, and what comes of whatever they send.
import { spec } from '@castellan/room/testing';
import type { Answer, Decision, Seat } from '@castellan/kernel';
import type { FromTable, RoomView, ToTable } from '@castellan/protocol';
import { PROTOCOL, readFromTable, Received } from '@castellan/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { TestServer } from './house.ts';
import type { Player } from './player.ts';
import { until } from './player.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.end());
afterEach(() => expect(server.reported.splice(0)).toEqual([]));

const SENDERS = ['host', 'player', 'program', 'onlooker'] as const;
type Sender = (typeof SENDERS)[number];
const SEAT: Readonly<Record<Sender, Seat>> = { host: 0, player: 1, program: 2, onlooker: 1 };
const OPEN: Seat = 3;

type Phase = RoomView['phase'];

/** A line that does nothing by itself. */
class Line {
  readonly heard: FromTable[] = [];
  readonly #socket;

  constructor(path: string, headers: Record<string, string>) {
    this.#socket = server.socket(path, headers);
    this.#socket.on('message', data => this.heard.push(readFromTable(`${data}`)));
  }

  get room(): RoomView {
    return this.heard.findLast(one => one.type === 'welcome' || one.type === 'room')!.room;
  }

  /** What is asked of them, when the game begins. */
  get decision(): Decision | null {
    const first = this.heard.find(one => one.type === 'scene');
    if (first === undefined) return null;
    const received = new Received();
    received.whole(first.scene);
    return received.scene!.decision ?? null;
  }

  get revision(): number {
    return this.heard.findLast(one => 'revision' in one)?.revision ?? 0;
  }

  async welcome(): Promise<this> {
    await until(() => this.heard.length > 0);
    return this;
  }

  /** Sends something; returns how it was refused, or null. */
  async try(message: object): Promise<{ code: string; message: string } | null> {
    const before = this.heard.length;
    this.#socket.send(JSON.stringify(message));
    // It is answered when all before it is done.
    this.#socket.send('{"type":"ping"}');
    await until(() => this.heard.slice(before).some(({ type }) => type === 'pong'));
    return this.heard.slice(before).find(one => one.type === 'refused') ?? null;
  }

  end(): void {
    this.#socket.terminate();
  }
}

type Lines = Readonly<Record<Sender, Line>> & { readonly guests: Readonly<Record<string, string>> };

let people: readonly Player[] = [];

/** A table in this phase: one seat is the host’s, one a player’s, one a program’s, and before the start one is open. */
async function tableIn(phase: Phase): Promise<Lines> {
  if (people.length === 0)
    people = await Promise.all(['Anna', 'Ben', 'Wanda'].map(name => server.guest(name)));
  const [anna, ben, wanda] = people as [Player, Player, Player];
  const table = await anna.open(
    spec({ settings: { players: phase === 'gathering' ? 4 : 3 }, hints: true, undo: 'ask' }),
    'Anna',
  );
  const attend = ({ cookie }: Player): Promise<Line> =>
    new Line(`/api/tables/${table}?protocol=${PROTOCOL}`, { cookie }).welcome();
  const [host, player, onlooker] = [await attend(anna), await attend(ben), await attend(wanda)];
  await player.try({ type: 'sit', seat: SEAT.player, name: 'Ben' });
  await host.try({ type: 'program', seat: SEAT.program, name: 'P' });
  const { token } = host.heard.find(one => one.type === 'token')!;
  const authorization = `Bearer ${token}`;
  const program = await new Line(`/api/programs/${table}`, { authorization }).welcome();
  const lines = { host, player, program, onlooker };
  const guests = { host: anna.guest, player: ben.guest };
  // Everyone has been told of the three who are here, and nothing more is on its way to them.
  const here = ({ room, revision }: Line): string =>
    `${revision} ${room.seats.filter(one => 'isHere' in one && one.isHere).length}`;
  await until(
    () => new Set(Object.values(lines).map(here)).size === 1 && here(host).endsWith(' 3'),
  );
  if (phase === 'gathering') return { ...lines, guests };
  await host.try({ type: 'start' });
  if (phase === 'shuffling') return { ...lines, guests };
  for (const [line, seat] of [
    [host, SEAT.host],
    [player, SEAT.player],
  ] as const)
    await line.try({ type: 'share', seat, number: 'ab'.repeat(32) });
  await until(() => Object.values(lines).every(line => line.room.phase === 'playing'));
  await until(() => Object.values(lines).every(one => one.heard.some(m => m.type === 'scene')));
  if (phase === 'over') {
    await host.try({ type: 'abandon' });
    const { at } = host.room.vote!;
    await player.try({ type: 'vote', seat: SEAT.player, asked: at, yes: true });
    await until(() => Object.values(lines).every(line => line.room.phase === 'over'));
  }
  return { ...lines, guests };
}

const sitters = ['host', 'player'] as const;
const players = ['host', 'player', 'program'] as const;
const visitors = ['host', 'player', 'onlooker'] as const;

interface Right {
  readonly at: Phase;
  readonly may: readonly Sender[];
  /** What is right for whoever sends it; an onlooker speaks for a seat that is not theirs. */
  message(by: Sender, lines: Lines): ToTable;
}
const seated = (by: Sender): { seat: Seat } => ({ seat: SEAT[by] });
const right = (at: Phase, may: readonly Sender[], message: Right['message'] | ToTable): Right => ({
  at,
  may,
  message: typeof message === 'function' ? message : () => message,
});

const RIGHTS: Readonly<Record<ToTable['type'], Right>> = {
  sit: right('gathering', visitors, { type: 'sit', seat: OPEN, name: 'N' }),
  leave: right('gathering', sitters, by => ({ type: 'leave', ...seated(by) })),
  bot: right('gathering', ['host'], { type: 'bot', seat: OPEN, bot: 'random' }),
  program: right('gathering', ['host'], { type: 'program', seat: OPEN, name: 'Q' }),
  remove: right('gathering', ['host'], { type: 'remove', seat: SEAT.player }),
  swap: right('gathering', ['host'], { type: 'swap', seat: 1, with: OPEN }),
  host: right('gathering', ['host'], (_, { guests }) => ({
    type: 'host',
    guest: guests['player']!,
  })),
  settle: right('gathering', ['host'], {
    type: 'settle',
    spec: spec({ settings: { players: 4 }, hints: false }),
  }),
  // A seat is still open: that is said to the host alone.
  start: right('gathering', ['host'], { type: 'start' }),
  share: right('shuffling', sitters, by => ({
    type: 'share',
    ...seated(by),
    number: 'cd'.repeat(32),
  })),
  answer: right('playing', players, (by, lines) => ({
    type: 'answer',
    ...seated(by),
    revision: lines[by].revision,
    answer: answerOf(lines[by].decision, SEAT[by]),
  })),
  drop: right('playing', sitters, by => ({ type: 'drop', ...seated(by) })),
  'end-turn': right('playing', players, by => ({ type: 'end-turn', ...seated(by) })),
  undo: right('playing', players, (by, lines) => ({
    type: 'undo',
    ...seated(by),
    revision: lines[by].revision,
  })),
  vote: right('playing', sitters, by => ({ type: 'vote', ...seated(by), asked: 1, yes: true })),
  pause: right('playing', sitters, { type: 'pause' }),
  resume: right('playing', sitters, { type: 'resume' }),
  concede: right('playing', players, by => ({ type: 'concede', ...seated(by) })),
  reclaim: right('playing', sitters, by => ({ type: 'reclaim', ...seated(by) })),
  'stand-in': right('playing', ['host'], { type: 'stand-in', seat: SEAT.player }),
  abandon: right('playing', sitters, { type: 'abandon' }),
  rematch: right('over', sitters, { type: 'rematch' }),
  look: right('playing', players, by => ({ type: 'look', viewer: SEAT[by] })),
  chat: right('playing', sitters, { type: 'chat', text: 'Hello.' }),
  react: right('playing', sitters, { type: 'react', face: 'hello' }),
  talk: right('playing', sitters, { type: 'talk', on: true }),
  mute: right('playing', visitors, (_, { guests }) => ({
    type: 'mute',
    guest: guests['player']!,
    on: true,
  })),
  ping: right('playing', SENDERS, { type: 'ping' }),
  hint: right('playing', sitters, { type: 'hint' }),
  why: right('playing', sitters, { type: 'why', at: 0 }),
  cards: right('playing', ['program'], { type: 'cards' }),
  quit: right('playing', [], { type: 'quit' }),
  // At other tables than a server’s.
  course: right('over', [], { type: 'course' }),
  review: right('over', [], { type: 'review' }),
  pace: right('playing', [], { type: 'pace', ms: 100 }),
  seen: right('playing', [], { type: 'seen', answered: 0 }),
  seek: right('playing', [], { type: 'seek', to: 0 }),
  sandbox: right('over', [], { type: 'sandbox', on: true }),
  state: right('playing', [], { type: 'state' }),
  save: right('playing', [], { type: 'save' }),
  load: right('playing', [], { type: 'load', game: {} }),
};

/** What a decision falls back on; of someone who is not asked, an answer in their name. */
const answerOf = (decision: Decision | null, seat: Seat): Answer =>
  decision?.fallback ?? { decision: `${seat}.0`, picks: ['a'] };

/** Why someone is refused for who they are, and not for how things stand. */
const NOT_THEIRS =
  /^Only (?!bots’ moves)|is not yours|own pace|program can’t|can’t be done at this table|Those who sit|nobody can go|Your own browser|own game/;

const rows = Object.entries(RIGHTS).map(([type, one]) => ({ type, ...one }));

describe('a table', () => {
  test.each(rows)('takes "$type" from whom it names, and from nobody else', async one => {
    for (const by of SENDERS) {
      // It closes the line of a program, which may do so.
      if (one.type === 'quit' && by === 'program') continue;
      const lines = await tableIn(one.at);
      const before = lines[by].revision;
      const refused = await lines[by].try(one.message(by, lines));
      const why = refused?.message ?? null;
      expect([by, why, refused?.code === 'malformed']).toEqual([by, why, false]);
      const isNotTheirs = why !== null && NOT_THEIRS.test(why);
      if (one.may.includes(by)) expect([by, why, isNotTheirs]).toEqual([by, why, false]);
      else {
        // To those who only look on a hint is refused because nothing is asked of them.
        expect([by, why, isNotTheirs || one.type === 'hint']).toEqual([
          by,
          expect.anything(),
          true,
        ]);
        expect(lines[by].revision).toBe(before);
      }
      for (const line of SENDERS) lines[line].end();
    }
  });

  test.each(rows)('refuses a broken "$type" in plain words', async ({ at, message }) => {
    const lines = await tableIn(at);
    for (const by of SENDERS) {
      const sound = message(by, lines) as unknown as Record<string, unknown>;
      // A game is read by the rules, not by the protocol.
      const fields = Object.keys(sound).filter(name => name !== 'type' && name !== 'game');
      const broken = [
        { ...sound, spoon: 1 },
        ...fields.flatMap(name => [
          { ...sound, [name]: undefined },
          ...[-1, 1e308, [[[]]], 'x'.repeat(9000)].map(odd => ({ ...sound, [name]: odd })),
        ]),
      ];
      for (const one of broken) {
        const refused = await lines[by].try(one);
        expect([by, one, refused?.code]).toEqual([by, one, 'malformed']);
        expect(refused!.message).toMatch(/^Not understood: [^\n]{5,600}$/);
        expect(refused!.message).not.toMatch(/undefined|\[object/);
      }
    }
    for (const line of SENDERS) lines[line].end();
  });
});
