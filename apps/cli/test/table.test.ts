import { PassThrough, Readable } from 'node:stream';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { cardKingdoms } from '@castellan/card-kingdoms';
import { toy, WARES } from '@castellan/conformance/toy';
import type { Decision, LedgerRow } from '@castellan/kernel';
import { QuickChance, randomAnswer } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { loadedState } from '../src/stdio/loading.ts';
import { StdioTable } from '../src/stdio/stdio-table.ts';
import { decisionLine, eventLines } from '@castellan/protocol';
import { castellan, objects, toyPath } from './terminal.ts';

type Message = Readonly<Record<string, unknown>>;

/** A table and everything it has sent. */
function open(players = 2): { ask(line: unknown): Message[]; said: Message[]; table: StdioTable } {
  const said: Message[] = [];
  const table = new StdioTable(toy, { players }, 'stdio', line =>
    said.push(JSON.parse(JSON.stringify(line)) as Message),
  );
  const ask = (line: unknown): Message[] => {
    const before = said.length;
    table.take(typeof line === 'string' ? line : JSON.stringify(line));
    return said.slice(before);
  };
  return { ask, said, table };
}

/** The same when all have passed: everyone keeps wares at the same time. */
function openKeeping(): ReturnType<typeof open> {
  const opened = open();
  for (const decision of ['0.0', '1.0']) opened.ask({ answer: { decision, picks: ['pass'] } });
  return opened;
}

/** Seat 0 keeps one ware. */
const keep = ({ ask, said }: ReturnType<typeof open>): Message[] => {
  const { id, options } = decisionsIn(said).findLast(({ seat }) => seat === 0)!;
  return ask({ answer: { decision: id, picks: [options[0]!.id] } });
};

const decisionsIn = (messages: readonly Message[]): Decision[] =>
  messages.flatMap(({ decision }) => (decision === undefined ? [] : [decision as Decision]));

describe('table', () => {
  test('starts with the promise and the open decisions, in words', () => {
    const { said } = open();
    expect(said[0]).toMatchObject({
      start: {
        game: 'market-day',
        rulesVersion: 1,
        players: 2,
        settings: { players: 2, rounds: 3 },
      },
    });
    expect((said[0]!['start'] as Message)['commitment']).toMatch(/^[0-9a-f]{64}$/);
    const decisions = decisionsIn(said);
    expect(decisions.map(({ seat }) => seat)).toEqual([0]);
    expect(decisions[0]).toMatchObject({
      id: '0.0',
      kind: 'choose',
      step: 'action',
      prompt: 'Buy, draw or pass?',
      min: 1,
      max: 1,
    });
    expect(decisions[0]!.options[0]).toMatchObject({
      note: expect.stringMatching(/^Buy the \w+$/),
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
    expect(over.scores[0]!.parts[0]).toMatchObject({ text: 'wares' });
    expect(over.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(ask({ answer: { decision: '0.0', picks: [] } })).toMatchObject([
      { error: { code: 'over' } },
    ]);
  });

  test('what only one seat may know comes on a separate line', () => {
    const { ask } = open();
    const told = ask({ answer: { decision: '0.0', picks: ['draw'] } });
    expect(told[1]).toEqual({
      event: { say: 'drew', seat: 0, text: 'Seat 0 draws a ware.' },
      to: 'all',
    });
    expect(told[2]).toMatchObject({
      event: { say: 'drew', ware: expect.any(String) },
      to: 'seat',
      seat: 0,
    });
    const drawn = (told[2]!['event'] as Message)['text'];
    expect(drawn).toMatch(/^Seat 0 draws the \w+\.$/);
  });

  test('what several seats may know comes on a separate line for each', () => {
    const drew = { say: 'drew', seat: 0 };
    const secret = [0, 2].map(seat => ({ seat, ware: 'bun' }));
    const known = { ...drew, ware: 'bun', text: 'Seat 0 draws the Bun.' };
    expect(eventLines(toy, { ...drew, secret })).toEqual([
      { event: { ...drew, text: 'Seat 0 draws a ware.' }, to: 'all' },
      { event: known, to: 'seat', seat: 0 },
      { event: known, to: 'seat', seat: 2 },
    ]);
  });

  test('each answer is acknowledged before anything else, even if it has no effect', () => {
    const opened = openKeeping();
    const { ask, said } = opened;
    const both = decisionsIn(said).find(({ seat, step }) => seat === 1 && step === 'keep')!.options;
    const wares = both.slice(0, 2).map(({ id }) => id);
    ask({ answer: { decision: '1.1', picks: wares } });
    // Putting them in order has no visible effect.
    expect(ask({ answer: { decision: '1.2', picks: wares } })).toEqual([
      { accepted: { decision: '1.2', open: ['0.1'] } },
    ]);
    const told = keep(opened);
    const [next] = decisionsIn(told);
    expect(told[0]).toEqual({ accepted: { decision: '0.1', open: [next!.id] } });
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
      { answer: { decision: '0.0', picks: ['pass'] } },
      { answer: { decision: '0.0', picks: ['pass'] } },
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
    expect(told).toEqual({ cards: { list: toy.ledger(), ...toy.legend } });
    const { list, numbers, where } = told!['cards'] as {
      list: LedgerRow[];
      numbers: Readonly<Record<string, readonly string[]>>;
      where: Readonly<Record<string, string>>;
    };
    const { market } = ask({ view: 0 })[0]!['view'] as { market: number[] };
    const id = numbers[where['market[]']!]![market[0]!];
    const { name } = WARES[market[0]!]!;
    expect(list.find(row => row.id === id)).toMatchObject({ name });
  });

  test('former option ids are not sent to programs', () => {
    const said: Message[] = [];
    const [action] = toy.pending(toy.setup({ players: 1 }, 'x'));
    said.push(
      decisionLine(toy, { ...action!, options: [{ id: 'a', was: 'a:1', note: { say: 'gold' } }] }),
    );
    expect(decisionsIn(said)[0]!.options).toEqual([{ id: 'a', note: 'gold' }]);
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
      ask({ answer: { decision: '0.0', picks: ['pass'] } }).filter(message => 'error' in message),
    ).toEqual([]);
  });

  test('a blocked option is refused with the reason in words', () => {
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
        message: expect.stringContaining('is not allowed now: You have not enough gold and gems.'),
      });
  });

  test('views belong to their viewer; the state can be fetched and loaded again', () => {
    const opened = openKeeping();
    const { ask, said } = opened;
    const hidden = { hand: [-1, -1, -1] };
    const own = { hand: expect.not.arrayContaining([-1]) };
    expect(ask({ view: 'spectator' })).toMatchObject([
      { view: { viewer: 'spectator', players: [hidden, hidden] } },
    ]);
    expect(ask({ view: 1 })).toMatchObject([{ view: { viewer: 1, players: [hidden, own] } }]);
    const asked = decisionsIn(said).slice(-2);
    const { state } = ask({ state: true })[0]!;
    keep(opened);
    const told = ask({ load: state });
    expect(told[0]).toMatchObject({ loaded: { players: 2 } });
    expect(decisionsIn(told)).toEqual(asked);
    expect(ask({ save: true })).toMatchObject([{ error: { code: 'save' } }]);
  });

  test('a state from before, when settings were called options, is loaded too', () => {
    const { settings: options, ...rest } = cardKingdoms.setup({ players: 3 }, 'before');
    const state = loadedState(cardKingdoms, { options, ...rest });
    expect(state).toEqual({ settings: options, ...rest });
  });

  test('an invalid state is refused with the reason, and changes nothing', () => {
    const { ask } = open();
    const state = ask({ state: true })[0]!['state'] as Readonly<Record<string, unknown>>;
    const core = state['core'] as Message;
    const wrong: readonly (readonly [Message, string])[] = [
      [{ ...state, turn: 'many' }, 'state.turn must be a whole number'],
      [{ ...state, hat: 1 }, 'state.hat does not belong here'],
      [{ ...state, deck: [] }, 'there must be 1 of ware'],
      [
        {
          ...state,
          core: { ...core, agenda: [[{ step: 'jump', seat: 0, args: null }], [], []] },
        },
        'must name a step',
      ],
      [
        {
          ...state,
          core: {
            ...core,
            agenda: [[{ step: 'reveal', seat: 0, args: null }], [], []],
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

  test('of very many problems in a state, the first hundred are listed', () => {
    const { ask } = open();
    const state = ask({ state: true })[0]!['state'] as Message;
    const bad = Array.from({ length: 5000 }, () => ['many']);
    expect(
      ask({ load: { ...state, deck: bad, market: bad, [`x${'y'.repeat(9999)}`]: 1 } }),
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
    const opened = openKeeping();
    const { ask } = opened;
    keep(opened);
    const told = ask({ undo: 0 });
    expect(told[0]).toEqual({ undone: { seat: 0 } });
    expect(decisionsIn(told).map(({ id }) => id)).toEqual(['0.1', '1.1']);
    // Before that, seat 1 has passed.
    expect(ask({ undo: 0 })).toMatchObject([{ error: { code: 'undo' } }]);
  });

  test('a save can be loaded into another table', () => {
    const one = openKeeping();
    keep(one);
    const { save } = one.ask({ save: true })[0]!;
    const other = open(3);
    const told = other.ask({ load: save });
    expect(told[0]).toMatchObject({ loaded: { players: 2 } });
    expect(decisionsIn(told).map(({ id }) => id)).toEqual(['1.1']);
    expect(other.ask({ save: true })).toEqual([{ save }]);
  });

  test('an endless line is cut and refused, and the next one is read', async () => {
    const pieces = function* (): Generator<Buffer> {
      yield Buffer.from('{"load":"');
      for (let i = 0; i < 300; i++) yield Buffer.alloc(10_000, 'x');
      const letter = Buffer.from('ä"}\n{"view":"spectator"}\n');
      yield letter.subarray(0, 1);
      yield letter.subarray(1);
    };
    const input = Readable.from(pieces(), { objectMode: false });
    const messages = objects((await castellan(['table', toyPath], [], { input })).out);
    expect(messages.at(-2)).toMatchObject({
      error: { code: 'malformed', message: expect.stringContaining('more than 2000000 letters') },
    });
    expect(messages.at(-1)).toMatchObject({ view: { viewer: 'spectator' } });
  });

  test('after quit the process ends, even if its input stays open', async () => {
    const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
    const child = spawn(process.execPath, [main, 'table', toyPath, '--players', '2']);
    child.stdin.write('{"quit":true}\n');
    const status = await new Promise(resolve => child.on('close', resolve));
    expect(status).toBe(0);
  });

  test('the command: lines in, lines out, until quit or the end of the input', async () => {
    const { status, out } = await castellan(
      ['table', toyPath, '--players', '3', '--seed', 'x'],
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
    expect((await castellan(['table', toyPath], [], { input })).status).toBe(0);
  });
});
