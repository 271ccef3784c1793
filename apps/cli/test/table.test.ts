import { PassThrough, Readable } from 'node:stream';
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { randomAnswer } from '@castellan/bots';
import type { Decision, LedgerRow } from '@castellan/kernel';
import { QuickChance } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { StdioTable } from '../src/stdio/stdio-table.ts';
import { decisionLine } from '../src/stdio/wire.ts';
import { castellan, objects, tinyPath } from './terminal.ts';
import { tiny } from './tiny.ts';

type Message = Readonly<Record<string, unknown>>;

/** A table and all that it has said. */
function open(players = 2): { ask(line: unknown): Message[]; said: Message[]; table: StdioTable } {
  const said: Message[] = [];
  const table = new StdioTable(tiny, { players, rounds: 2 }, 'stdio', line =>
    said.push(JSON.parse(JSON.stringify(line)) as Message),
  );
  const ask = (line: unknown): Message[] => {
    const before = said.length;
    table.take(typeof line === 'string' ? line : JSON.stringify(line));
    return said.slice(before);
  };
  return { ask, said, table };
}

const decisionsIn = (messages: readonly Message[]): Decision[] =>
  messages.flatMap(({ decision }) => (decision === undefined ? [] : [decision as Decision]));

describe('table', () => {
  test('starts with the promise and the open decisions, in words', () => {
    const { said } = open();
    expect(said[0]).toMatchObject({
      start: { game: 'tiny', rulesVersion: 3, players: 2, options: { players: 2, rounds: 2 } },
    });
    expect((said[0]!['start'] as Message)['commitment']).toMatch(/^[0-9a-f]{64}$/);
    const decisions = decisionsIn(said);
    expect(decisions.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(decisions[0]).toMatchObject({
      id: '0.0',
      kind: 'select',
      step: 'keep',
      prompt: 'Seat 0, put aside a card, or none',
      min: 0,
      max: 1,
    });
    expect(decisions[0]!.options[0]).toMatchObject({
      note: expect.stringMatching(/^card \d+$/),
      ref: expect.any(String),
    });
  });

  test('a whole game: every decision is sent once, the end with its scores and the seed', () => {
    const { ask, said } = open(3);
    const chance = new QuickChance(7);
    const todo = decisionsIn(said);
    const ids = new Set<string>();
    for (let next = todo.shift(); next !== undefined; next = todo.shift()) {
      expect(ids.has(next.id)).toBe(false);
      ids.add(next.id);
      const answer = randomAnswer(next, chance);
      const told = ask({ answer });
      expect(told[0]).toMatchObject({ accepted: { decision: next.id } });
      expect(told.filter(message => 'error' in message)).toEqual([]);
      todo.push(...decisionsIn(told));
    }
    const over = said.at(-1)!['over'] as {
      scores: { parts: { text: string; points: number }[] }[];
      seed: string;
    };
    expect(over.scores).toHaveLength(3);
    expect(over.scores[0]!.parts[0]).toMatchObject({ text: 'cards in the pile' });
    expect(over.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(ask({ answer: { decision: '0.0', picks: [] } })).toMatchObject([
      { error: { code: 'over' } },
    ]);
  });

  test('what one seat alone may know comes on a line of its own', () => {
    const { ask, said } = open();
    const [first] = decisionsIn(said);
    const told = ask({ answer: { decision: '0.0', picks: [first!.options[0]!.id] } });
    expect(told[1]).toEqual({
      event: { say: 'kept', seat: 0, text: 'Seat 0 puts aside a card.' },
      to: 'all',
    });
    expect(told[2]).toMatchObject({
      event: { say: 'kept', card: expect.any(Number) },
      to: 'seat',
      seat: 0,
    });
    const kept = (told[2]!['event'] as Message)['text'];
    expect(kept).toMatch(/^Seat 0 puts aside card \d+\.$/);
  });

  test('each answer is acknowledged before anything else, also one that brings nothing about', () => {
    const { ask } = open();
    expect(ask({ answer: { decision: '0.0', picks: [] } })).toEqual([
      { accepted: { decision: '0.0', open: ['1.0'] } },
    ]);
    const told = ask({ answer: { decision: '1.0', picks: [] } });
    const [next] = decisionsIn(told);
    expect(told[0]).toEqual({ accepted: { decision: '1.0', open: [next!.id] } });
    expect(told.filter(message => 'accepted' in message)).toHaveLength(1);
  });

  test('every line in gets a line out', () => {
    const { ask, table, said } = open();
    const save = ask({ save: true })[0]!['save'];
    const state = ask({ state: true })[0]!['state'];
    for (const line of [
      '',
      '   ',
      '?',
      { answer: { decision: '0.0', picks: [] } },
      { answer: { decision: '0.0', picks: [] } },
      { undo: 0 },
      { undo: 0 },
      { view: 0 },
      { state: true },
      { cards: true },
      { save: true },
      { load: save },
      { load: state },
      { save: true },
    ])
      expect({ line, silent: ask(line).length === 0 }).toEqual({ line, silent: false });
    expect(table.take('{"quit":true}')).toBe(false);
    expect(said.at(-1)).toEqual({ closed: true });
  });

  test('cards: what there is, what the numbers stand for, and where they are', () => {
    const { ask } = open();
    const [told] = ask({ cards: true });
    expect(told).toEqual({ cards: { list: tiny.ledger(), ...tiny.legend } });
    const { list, numbers, where } = told!['cards'] as {
      list: LedgerRow[];
      numbers: Readonly<Record<string, readonly string[]>>;
      where: Readonly<Record<string, string>>;
    };
    const { hands } = ask({ view: 0 })[0]!['view'] as { hands: [number[], number] };
    const [card] = hands[0];
    const id = numbers[where['hands[][]']!]![card!];
    expect(list.find(row => row.id === id)).toMatchObject({ facts: { number: card! + 1 } });
  });

  test('what an option was called in earlier saves is no business of a program', () => {
    const said: Message[] = [];
    const [share] = tiny.pending(tiny.setup({ players: 1 }, 'x'));
    said.push(
      decisionLine(tiny, { ...share!, options: [{ id: 'a', was: 'a:1', note: { say: 'pass' } }] }),
    );
    expect(decisionsIn(said)[0]!.options).toEqual([{ id: 'a', note: 'pass' }]);
  });

  const malformed: readonly (readonly [string, string])[] = [
    ['hello', 'malformed'],
    ['[1]', 'malformed'],
    ['null', 'malformed'],
    ['{}', 'malformed'],
    ['{"jump":1}', 'malformed'],
    ['{"view":0,"state":true}', 'malformed'],
    ['{"__proto__":1}', 'malformed'],
    ['{"answer":3}', 'malformed'],
    ['{"answer":{"decision":"0.0"}}', 'malformed'],
    ['{"answer":{"decision":"0.0","picks":["hat"]}}', 'illegal'],
    ['{"answer":{"decision":"0.9","picks":[]}}', 'stale'],
    ['{"view":9}', 'malformed'],
    ['{"view":"constructor"}', 'malformed'],
    ['{"undo":"me"}', 'malformed'],
    ['{"undo":0}', 'undo'],
    ['{"load":null}', 'state'],
    ['{"load":{"castellan":1}}', 'save'],
  ];

  test.each(malformed)('%s gets an error, and the table goes on', (line, code) => {
    const { ask } = open();
    expect(ask(line)).toMatchObject([{ error: { code, message: expect.stringMatching(/\w/) } }]);
    expect(ask({ view: 0 })).toHaveLength(1);
    expect(
      ask({ answer: { decision: '0.0', picks: [] } }).filter(message => 'error' in message),
    ).toEqual([]);
  });

  test('what is not allowed now is refused with the reason in words', () => {
    const { ask, said } = open(3);
    const refused: Message[] = [];
    const todo = decisionsIn(said);
    for (let next = todo.shift(); next !== undefined; next = todo.shift()) {
      for (const { id, blocked } of next.options)
        if (blocked !== undefined)
          refused.push(...ask({ answer: { decision: next.id, picks: [id] } }));
      todo.push(...decisionsIn(ask({ answer: next.fallback })));
    }
    expect(refused.length).toBeGreaterThan(0);
    for (const { error } of refused)
      expect(error).toMatchObject({
        code: 'illegal',
        message: expect.stringContaining('is not allowed now: it needs more than two coins.'),
      });
  });

  test('views are of their viewer; the state can be had and loaded again', () => {
    const { ask, said } = open();
    expect(ask({ view: 'spectator' })).toMatchObject([
      { view: { viewer: 'spectator', hands: [3, 3] } },
    ]);
    expect(ask({ view: 1 })).toMatchObject([
      { view: { viewer: 1, hands: [3, expect.any(Array)] } },
    ]);
    const asked = decisionsIn(said);
    const { state } = ask({ state: true })[0]!;
    for (const { id } of asked) ask({ answer: { decision: id, picks: [] } });
    const told = ask({ load: state });
    expect(told[0]).toMatchObject({ loaded: { players: 2 } });
    expect(decisionsIn(told)).toEqual(asked);
    expect(ask({ save: true })).toMatchObject([{ error: { code: 'save' } }]);
  });

  test('a state that is not one is refused with the reason, and changes nothing', () => {
    const { ask } = open();
    const state = ask({ state: true })[0]!['state'] as Readonly<Record<string, unknown>>;
    const core = state['core'] as Message;
    const wrong: readonly (readonly [Message, string])[] = [
      [{ ...state, coins: ['many', 0] }, 'state.coins[0] must be a whole number'],
      [{ ...state, hat: 1 }, 'state.hat does not belong here'],
      [{ ...state, deck: [] }, 'the cards are not those of the box'],
      [
        {
          ...state,
          core: { ...core, agenda: [[{ step: 'jump', seat: 0, a: 0, b: 0, data: null }], [], []] },
        },
        'must name a step',
      ],
      [
        {
          ...state,
          core: {
            ...core,
            agenda: [[{ step: 'reckon', seat: 0, a: 0, b: 0, data: null }], [], []],
          },
        },
        `can't be loaded`,
      ],
    ];
    for (const [given, why] of wrong) {
      expect(ask({ load: given })).toMatchObject([
        { error: { code: 'state', message: expect.stringContaining(why) } },
      ]);
      expect(ask({ state: true })).toEqual([{ state }]);
    }
  });

  test('of very many faults in a state, the first hundred are told', () => {
    const { ask } = open();
    const state = ask({ state: true })[0]!['state'] as Message;
    const bad = Array.from({ length: 5000 }, () => ['many']);
    expect(
      ask({ load: { ...state, hands: bad, piles: bad, [`x${'y'.repeat(9999)}`]: 1 } }),
    ).toEqual([
      {
        error: {
          code: 'state',
          message: expect.stringMatching(/^.{1,600}; and at least 95 more\.$/),
          details: { problems: expect.objectContaining({ length: 100 }) },
        },
      },
    ]);
  });

  test('undo takes back, and the decision is asked again', () => {
    const { ask } = open();
    ask({ answer: { decision: '0.0', picks: [] } });
    const told = ask({ undo: 0 });
    expect(told[0]).toEqual({ undone: { seat: 0 } });
    expect(decisionsIn(told).map(({ id }) => id)).toEqual(['0.0', '1.0']);
    expect(ask({ undo: 1 })).toMatchObject([{ error: { code: 'undo' } }]);
  });

  test('a save can be loaded into another table', () => {
    const one = open();
    one.ask({ answer: { decision: '0.0', picks: [] } });
    const { save } = one.ask({ save: true })[0]!;
    const other = open(3);
    const told = other.ask({ load: save });
    expect(told[0]).toMatchObject({ loaded: { players: 2 } });
    expect(decisionsIn(told).map(({ id }) => id)).toEqual(['1.0']);
    expect(other.ask({ save: true })).toEqual([{ save }]);
  });

  test('a line without end is cut, refused, and the next one is heard', async () => {
    const pieces = function* (): Generator<Buffer> {
      yield Buffer.from('{"load":"');
      for (let i = 0; i < 300; i++) yield Buffer.alloc(10_000, 'x');
      const letter = Buffer.from('ä"}\n{"view":"spectator"}\n');
      yield letter.subarray(0, 1);
      yield letter.subarray(1);
    };
    const input = Readable.from(pieces(), { objectMode: false });
    const messages = objects((await castellan(['table', tinyPath], [], { input })).out);
    expect(messages.at(-2)).toMatchObject({
      error: { code: 'malformed', message: expect.stringContaining('more than 2000000 letters') },
    });
    expect(messages.at(-1)).toMatchObject({ view: { viewer: 'spectator' } });
  });

  test('after quit the process ends, even if its input stays open', async () => {
    const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
    const child = spawn(process.execPath, [main, 'table', tinyPath, '--players', '2']);
    child.stdin.write('{"quit":true}\n');
    const status = await new Promise(resolve => child.on('close', resolve));
    expect(status).toBe(0);
  });

  test('the command: lines in, lines out, until quit or the end of the input', async () => {
    const { status, out } = await castellan(
      ['table', tinyPath, '--players', '3', '--seed', 'x'],
      ['', 'nonsense', '{"quit":true}', '{"view":0}'],
    );
    expect(status).toBe(0);
    const messages = objects(out);
    expect(messages[0]).toMatchObject({ start: { players: 3 } });
    expect(messages.slice(-3)).toMatchObject([
      { error: { code: 'malformed' } },
      { error: { code: 'malformed' } },
      { closed: true },
    ]);
    const input = new PassThrough();
    input.end();
    expect((await castellan(['table', tinyPath], [], { input })).status).toBe(0);
  });
});
