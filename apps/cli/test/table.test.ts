import { PassThrough } from 'node:stream';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { toy } from '@castellan/conformance/toy';
import type { Decision } from '@castellan/kernel';
import { QuickChance, randomAnswer } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { StdioTable } from '../src/stdio/stdio-table.ts';
import { castellan, objects, toyPath } from './terminal.ts';

type Message = Readonly<Record<string, unknown>>;

/** A table and all that it has said. */
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
        options: { players: 2, rounds: 3 },
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

  test('what one seat alone may know comes on a line of its own', () => {
    const { ask } = open();
    const told = ask({ answer: { decision: '0.0', picks: ['draw'] } });
    expect(told[0]).toEqual({
      event: { say: 'drew', seat: 0, text: 'Seat 0 draws a ware.' },
      to: 'all',
    });
    expect(told[1]).toMatchObject({
      event: { say: 'drew', ware: expect.any(String) },
      to: 'seat',
      seat: 0,
    });
    const drawn = (told[1]!['event'] as Message)['text'];
    expect(drawn).toMatch(/^Seat 0 draws the \w+\.$/);
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

  test('views are of their viewer; the state can be had and loaded again', () => {
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

  test('a state that is not one is refused with the reason, and changes nothing', () => {
    const { ask } = open();
    const state = ask({ state: true })[0]!['state'] as Readonly<Record<string, unknown>>;
    const core = state['core'] as Message;
    const wrong: readonly (readonly [Message, string])[] = [
      [{ ...state, turn: 'many' }, 'state.turn must be a whole number'],
      [{ ...state, hat: 1 }, 'state.hat does not belong here'],
      [{ ...state, deck: [] }, 'state must hold every ware once'],
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

  test('undo takes back, and the decision is asked again', () => {
    const opened = openKeeping();
    const { ask } = opened;
    keep(opened);
    const told = ask({ undo: 0 });
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

  test('the command: lines in, lines out, until quit or the end of the input', async () => {
    const { status, out } = await castellan(
      ['table', toyPath, '--players', '3', '--seed', 'x'],
      ['', 'nonsense', '{"quit":true}', '{"view":0}'],
    );
    expect(status).toBe(0);
    const messages = objects(out);
    expect(messages[0]).toMatchObject({ start: { players: 3 } });
    expect(messages.at(-1)).toMatchObject({ error: { code: 'malformed' } });
    const input = new PassThrough();
    input.end();
    expect((await castellan(['table', toyPath], [], { input })).status).toBe(0);
  });
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

test.runIf(hasPython)('the example bot in Python plays a whole game', () => {
  const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
  const command = [
    process.execPath,
    at('../bin/castellan.mjs'),
    'table',
    toyPath,
    '--players',
    '3',
  ];
  const { status, stdout, stderr } = spawnSync(
    'python3',
    [at('../../../docs/guide/bot.py'), ...command],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /The market closes after 3 rounds\. winners: \[.*\] scores: \[\d+, \d+, \d+\]\s*$/,
  );
});
