// `npm run fuzz:wire [-- --messages N --requests N]`: malformed, hostile and reordered messages to a table that is being
// played, and bent requests to every address of a server. None may crash it, leave it stuck, make it grow, or bring out what
// the sender may not know.
import { spec } from '@castellan/room/testing';
import type { Attendant, Keeper } from '@castellan/room';
import { realTime, refusalOf } from '@castellan/room';
import { QuickChance, randomAnswer } from '@castellan/kernel';
import type { FromTable, Scene } from '@castellan/protocol';
import { readToTable, Received } from '@castellan/protocol';
import { foreignDeck } from '@castellan/shelf/testing';
import { parseArgs } from 'node:util';
import type { Store } from '../src/store/store.ts';
import { House } from '../src/table/house.ts';
import { library } from '../src/table/library.ts';
import { ROUTES } from '../src/net/routes.ts';
import { fuzzRoutes } from './fuzz-routes.ts';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '1000000' },
    requests: { type: 'string', default: '100000' },
  },
});
const wanted = Number(values.messages);
const chance = new QuickChance(99);
const below = (n: number): number => chance.below(n);
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)]!;

/** Keeps logs in memory only: what is tried out here is what comes in, not what is stored. */
const logs = new Map<string, unknown[]>();
const decks = new Map<string, string>();
/** Who allows words. */
const words = new Set<string>();
const store = {
  create: async (head: { id: string }, entries: unknown[]) => void logs.set(head.id, [...entries]),
  append: async (head: { id: string }, _seq: number, entries: unknown[]) =>
    void logs.get(head.id)!.push(...entries),
  log: async (id: string) => logs.get(id) ?? null,
  lines: async () => [],
  say: async (_table: string, line: object) => ({ n: 1, ...line }),
  manners: async () => ({ apart: [], words: [...words], hearing: [], silenced: [] }),
  allowWords: async (_table: string, guest: string, on: boolean) =>
    void (on ? words.add(guest) : words.delete(guest)),
  apartFrom: async () => [],
  invite: async () => {},
  dueTables: async () => [],
  finishedTables: async () => [],
  keepDeck: async (_game: string, { digest, text }: { digest: string; text: string }) =>
    void decks.set(digest, text),
  deck: async (digest: string) => decks.get(digest) ?? null,
} as unknown as Store;

const faults: string[] = [];
const house = new House({
  store,
  library,
  time: realTime,
  botPace: 0,
  report: error => faults.push((error as Error).stack ?? String(error)),
});

/** Someone at the table who remembers what they have sent, to send it again. */
class Villain {
  readonly attendant: Attendant;
  readonly keeper: Keeper;
  readonly seat: number;
  readonly #guest: string;
  readonly #received = new Received();
  revision = 0;
  refused = 0;
  readonly sent: string[] = [];

  constructor(keeper: Keeper, guest: string, seat: number) {
    this.keeper = keeper;
    this.seat = seat;
    this.#guest = guest;
    this.attendant = {
      sender: { kind: 'guest', guest },
      viewer: 'spectator',
      hear: message => this.#hear(message),
      dismiss: () => {},
      hangUp: () => {},
    };
    keeper.attend(this.attendant, null);
  }

  get scene(): Scene | null {
    return this.#received.scene;
  }

  #hear(message: FromTable): void {
    if (message.type === 'refused') {
      this.refused++;
      if (message.code === 'fault') faults.push(message.message);
    }
    if (message.type === 'chat')
      for (const { guest, text } of message.lines)
        if (text !== undefined && guest !== this.#guest)
          if (!words.has(guest) || !words.has(this.#guest)) faults.push('words where none belong');
    if (message.type === 'scene') this.#received.whole(message.scene);
    if (message.type === 'moved' && message.delta !== undefined && this.scene !== null)
      this.#received.changed(message.delta);
    if (message.type === 'scene' || message.type === 'moved') this.revision = message.revision;
  }

  send(text: string): void {
    if (this.sent.length < 500) this.sent.push(text);
    else this.sent[below(500)] = text;
    try {
      this.keeper.take(this.attendant, readToTable(text));
    } catch (error) {
      if (refusalOf(error).code !== 'malformed') faults.push(String(error));
      this.refused++;
    }
  }
}

const TYPES = [
  'sit',
  'leave',
  'bot',
  'program',
  'remove',
  'swap',
  'host',
  'settle',
  'start',
  'share',
  'answer',
  'drop',
  'undo',
  'vote',
  'pause',
  'resume',
  'reclaim',
  'stand-in',
  'rematch',
  'look',
  'chat',
  'react',
  'talk',
  'mute',
  'ping',
  'fly',
  '__proto__',
  '',
];
const ODD: readonly unknown[] = [
  null,
  -1,
  0,
  1,
  2,
  99,
  1e308,
  0.5,
  '',
  'a',
  '__proto__',
  'constructor',
  [],
  {},
  true,
  'x'.repeat(3000),
  '\u0000\u202E',
  '0.0',
  '1.0',
  { decision: '0.1', picks: ['a'] },
  { decision: '1.1', counts: { __proto__: 1 } },
  [[[[]]]],
];
const NAMES = [
  'seat',
  'revision',
  'asked',
  'answer',
  'name',
  'bot',
  'guest',
  'number',
  'yes',
  'viewer',
  'text',
  'face',
  'on',
  'spec',
  'with',
];

function hostile(villain: Villain): string {
  switch (below(8)) {
    case 0:
      return oneOf([
        '',
        '{',
        'null',
        '[]',
        '"',
        '{"type":',
        '\u0000',
        '{"type":"answer"}',
        '1e999',
        '{"a":1}',
      ]);
    case 1:
      return villain.sent.length === 0 ? '{}' : oneOf(villain.sent);
    case 2: {
      const text = villain.sent.length === 0 ? '{"type":"ping"}' : oneOf(villain.sent);
      const at = below(Math.max(1, text.length));
      return text.slice(0, at) + String.fromCodePoint(below(200)) + text.slice(at + below(3));
    }
    case 3: {
      const seat = below(3);
      const decision = `${seat}.${below(40)}`;
      return JSON.stringify({
        type: 'answer',
        seat,
        revision: villain.revision + below(5) - 3,
        answer: { decision, picks: [oneOf(['pass', 'nothing', 'a:b', '0'])] },
        ...(below(4) === 0 ? { stands: true } : {}),
      });
    }
    default: {
      const message: Record<string, unknown> = { type: oneOf(TYPES) };
      for (let i = below(4); i > 0; i--) message[oneOf(NAMES)] = oneOf(ODD);
      if (message['type'] === 'talk') message['on'] = below(3) > 0;
      if (message['type'] === 'chat') message['text'] = oneOf(['hm', 'x'.repeat(400)]);
      if (below(2) === 0) message['seat'] = below(3);
      if (below(2) === 0) message['revision'] = villain.revision;
      if (below(4) === 0) message['asked'] = villain.revision - below(3);
      return JSON.stringify(message);
    }
  }
}

/** Half of the tables are played with a deck of strangers. */
const games = await Promise.all(
  ['villages', 'quests'].map(async game => {
    const { digest: deck } = await house.takeDeck(await foreignDeck(game));
    return { game, settings: { players: 2, deck } };
  }),
);

async function sitDown(): Promise<Villain[]> {
  const { game, settings } = oneOf(games);
  const cards = below(2) === 0 ? {} : { settings };
  const id = await house.open(
    spec({ game, undo: 'free', ...cards }),
    { guest: 'guest00', name: 'A' },
    true,
  );
  const keeper = (await house.keeper(id))!;
  const villains = ['guest00', 'guest01', 'nobody0'].map(
    (guest, seat) => new Villain(keeper, guest, seat),
  );
  villains[1]!.send('{"type":"sit","seat":1,"name":"B"}');
  villains[0]!.send('{"type":"start"}');
  for (const seat of [0, 1])
    villains[seat]!.send(JSON.stringify({ type: 'share', seat, number: 'ab'.repeat(32) }));
  await settled();
  return villains;
}

const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/** An honest answer now and then: the table must still move. */
function honest(villains: readonly Villain[]): boolean {
  const mover = villains.find(({ scene }) => (scene?.decision ?? null) !== null);
  if (mover === undefined) return false;
  const answer = randomAnswer(mover.scene!.decision!, chance);
  const stands = below(8) === 0;
  const { seat, revision } = mover;
  mover.send(JSON.stringify({ type: 'answer', seat, revision, answer, stands }));
  return true;
}

const began = performance.now();
let villains = await sitDown();
let sent = 0;
let played = 0;
let stuck = 0;
let early = 0;
for (let round = 0; sent < wanted; round++) {
  for (let i = 0; i < 100; i++) {
    const villain = oneOf(villains);
    villain.send(hostile(villain));
    sent++;
  }
  await settled();
  const { room } = villains[0]!.keeper;
  if (room.paused !== null) villains[0]!.send('{"type":"resume"}');
  for (const seat of [0, 1])
    if (room.phase === 'playing' && room.isPlayedByBot(seat))
      villains[seat]!.send(JSON.stringify({ type: 'reclaim', seat }));
  await settled();
  if (room.vote !== null)
    for (const seat of [0, 1])
      villains[seat]!.send(
        JSON.stringify({ type: 'vote', seat, asked: room.vote?.at ?? 0, yes: false }),
      );
  for (let i = 0; i < 3; i++) {
    const before = room.table?.answers.length ?? 0;
    if (!honest(villains)) break;
    await settled();
    await settled();
    if (room.phase === 'playing' && (room.table?.answers.length ?? 0) <= before) stuck++;
    else stuck = 0;
  }
  if (room.phase === 'over' || stuck > 50) {
    if (stuck > 50) faults.push(`the table is stuck at revision ${room.revision}`);
    played++;
    stuck = 0;
    villains[0]!.keeper.close();
    logs.clear();
    villains = await sitDown();
  }
  if (round === 1000) {
    globalThis.gc?.();
    early = process.memoryUsage().heapUsed;
  }
}
globalThis.gc?.();
const seconds = (performance.now() - began) / 1000;
const mb = (bytes: number): string => (bytes / 1e6).toFixed(0);
console.log(
  `${sent} messages in ${seconds.toFixed(0)} s (${Math.round(sent / seconds)} a second); ${played} games came to their end meanwhile; ${faults.length} faults; heap ${mb(early)} MB after 100,000, ${mb(process.memoryUsage().heapUsed)} MB at the end.`,
);
await house.close();
const startedAt = performance.now();
const routes = await fuzzRoutes(Number(values.requests));
const took = (performance.now() - startedAt) / 1000;
const answered = [...routes.answers].sort().map(([status, count]) => `${count} × ${status}`);
console.log(
  `${routes.requests} requests to ${Object.keys(ROUTES).length} addresses in ${took.toFixed(0)} s: ${answered.join(', ')}; ${routes.faults.length} faults.`,
);
faults.push(...routes.faults);
for (const fault of [...new Set(faults)].slice(0, 10)) console.log(fault);
process.exit(faults.length === 0 ? 0 : 1);
