import { PassThrough, Readable } from 'node:stream';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { cardKingdoms } from '@castellan/card-kingdoms';
import { toy, WARES } from '@castellan/conformance/toy';
import type { Phrase } from '@castellan/kernel';
import { QuickChance, randomAnswer } from '@castellan/kernel';
import type { FromTable, ToTable } from '@castellan/protocol';
import { readTableFile, saveIn } from '@castellan/room';
import { PROTOCOL, readFromTable } from '@castellan/protocol';
import { describe, expect, test } from 'vitest';
import { loadedState } from '../src/stdio/loading.ts';
import { StdioProgram } from './stdio.ts';
import { castellan, objects, toyPath } from './terminal.ts';

const open = (players = 2, language?: string): Promise<StdioProgram> =>
  new StdioProgram(toy, { players }, language).opened();

/** The same when all have passed: everyone keeps wares at the same time. */
async function openKeeping(): Promise<StdioProgram> {
  const program = await open();
  for (const _ of [0, 1]) await program.pick('pass');
  return program;
}

/** The seat that is asked keeps one ware. */
const keep = (program: StdioProgram): Promise<FromTable[]> =>
  program.pick(program.decision.options[0]!.id);

const refusal = (code: string, why = /\w/) => ({
  type: 'refused',
  code,
  message: expect.stringMatching(why) as string,
});

/** The sentence of a phrase. */
const textOf = (phrase: Phrase): unknown => phrase['text'];

describe('table', () => {
  test('begins with the room and the position for the one who must decide, in words', async () => {
    const program = await open();
    expect(program.said.map(({ type }) => type)).toEqual(['welcome', 'scene']);
    expect(program.said[0]).toMatchObject({
      protocol: PROTOCOL,
      room: {
        spec: { game: 'market-day', settings: { players: 2, rounds: 3 } },
        rulesVersion: 1,
        phase: 'playing',
        you: { seats: [0, 1] },
      },
    });
    expect(program.shown).toMatchObject({ viewer: 0, from: 0, told: [] });
    expect(program.scene.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(program.decision).toMatchObject({
      id: '0.0',
      kind: 'choose',
      step: 'action',
      prompt: { text: 'Buy, draw or pass?' },
      min: 1,
      max: 1,
    });
    expect(program.decision.options[0]).toMatchObject({
      note: { text: expect.stringMatching(/^Buy the \w+$/) as string },
      ref: expect.any(String) as string,
    });
  });

  test('a whole game: each answer brings one scene, with the next decision or with the end', async () => {
    const program = await open(3);
    const chance = new QuickChance(7);
    let told = 0;
    while (program.scene.decision !== null) {
      const said = await program.answer(randomAnswer(program.decision, chance));
      for (const message of said) expect(readFromTable(JSON.stringify(message))).toEqual(message);
      expect(said.filter(({ type }) => type === 'scene')).toHaveLength(1);
      expect(program.shown.from).toBeLessThanOrEqual(told);
      told = program.shown.from + program.shown.told.length;
      expect(told).toBe(program.scene.answered);
    }
    const { outcome, seed, waiting } = program.scene;
    expect(outcome!.scores).toHaveLength(3);
    expect(outcome!.scores[0]!.parts[0]).toMatchObject({ text: 'wares' });
    expect([textOf(outcome!.ending), waiting]).toEqual(['The market closes after 3 rounds.', []]);
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(await program.answer({ decision: '0.0', picks: [] })).toMatchObject([refusal('over')]);
  });

  test('a seat is told its own secrets and nobody else’s, all of them in the end', async () => {
    const program = await open();
    await program.pick('draw');
    const story = async (viewer: 0 | 1 | 'spectator'): Promise<unknown[]> => {
      await program.ask({ type: 'look', viewer });
      const scenes = program.said.filter(one => one.type === 'scene' && one.viewer === viewer);
      return scenes.flatMap(one => (one.type === 'scene' ? one.told.flat().map(textOf) : []));
    };
    const own = await story(0);
    expect(own).toContainEqual(expect.stringMatching(/^Seat 0 draws the \w+\.$/));
    for (const viewer of [1, 'spectator'] as const) {
      const others = await story(viewer);
      expect(others).toContain('Seat 0 draws a ware.');
      expect(others).toHaveLength(own.length);
    }
  });

  test('seats that decide at the same time are shown one after the other', async () => {
    const program = await openKeeping();
    expect([program.shown.viewer, program.scene.waiting]).toEqual([0, [0, 1]]);
    await keep(program);
    expect([program.shown.viewer, program.scene.waiting]).toEqual([1, [1]]);
    expect(program.decision.seat).toBe(1);
  });

  test('a seat can answer while another is shown', async () => {
    const program = await openKeeping();
    const { options } = (await program.one({ type: 'look', viewer: 1 }, 'scene')).scene.decision!;
    expect(options.length).toBeGreaterThan(0);
    const wares = program.decision.options.map(({ id }) => id);
    await program.answer({ decision: '1.1', picks: [wares[0]!] });
    expect(program.scene.waiting).toEqual([0]);
  });

  test('every line in gets a line out', async () => {
    const program = await open();
    const { save } = await program.one({ type: 'save' }, 'saved');
    const { state } = await program.one({ type: 'state' }, 'state');
    const answer = { decision: '0.0', picks: ['pass'] };
    const lines: (ToTable | string)[] = [
      '',
      '   ',
      '?',
      { type: 'answer', seat: 0, revision: program.shown.revision, answer },
      { type: 'answer', seat: 0, revision: program.shown.revision, answer },
      { type: 'undo', seat: 0, revision: 9 },
      { type: 'end-turn', seat: 0 },
      { type: 'look', viewer: 0 },
      { type: 'look', viewer: 0 },
      { type: 'state' },
      { type: 'cards' },
      { type: 'save' },
      { type: 'load', game: save },
      { type: 'load', game: state },
      { type: 'save' },
      { type: 'pace', ms: 0 },
      { type: 'seen', answered: 99 },
      { type: 'mute', guest: 'nobody', on: true },
      { type: 'chat', text: 'hello' },
      { type: 'chat', text: ' ' },
      { type: 'sit', seat: 0, name: 'Anna' },
      { type: 'rematch' },
      { type: 'course' },
      { type: 'seek', to: 0 },
    ];
    for (const line of lines)
      expect({ line, silent: (await program.ask(line)).length === 0 }).toEqual({
        line,
        silent: false,
      });
    expect(await program.table.take('{"type":"quit"}')).toBe(false);
    expect(program.said.at(-1)).toEqual({ type: 'closed' });
  });

  test('cards: what there is, what the numbers stand for, and where they are', async () => {
    const program = await open();
    const cards = await program.one({ type: 'cards' }, 'cards');
    expect(cards).toEqual({ type: 'cards', list: toy.ledger(), ...toy.legend });
    const { market } = program.scene.view as unknown as { market: number[] };
    const id = cards.numbers[cards.where['market[]']!]![market[0]!];
    const { name } = WARES[market[0]!]!;
    expect(cards.list.find(row => row.id === id)).toMatchObject({ name });
  });

  const answer = (text: string): string =>
    `{"type":"answer","seat":0,"revision":4,"answer":${text}}`;
  const wrong: readonly (readonly [string, string])[] = [
    ['hello', 'malformed'],
    ['[1]', 'malformed'],
    ['null', 'malformed'],
    ['{}', 'malformed'],
    ['{"type":"jump"}', 'malformed'],
    ['{"type":"look","viewer":0,"more":1}', 'malformed'],
    ['{"__proto__":1}', 'malformed'],
    [answer('3'), 'malformed'],
    [answer('{"decision":"0.0"}'), 'malformed'],
    [answer('{"decision":"0.0","picks":["hat"]}'), 'illegal'],
    [answer('{"decision":"0.9","picks":[]}'), 'stale'],
    [answer('{"decision":"1.0","picks":["pass"]}'), 'seat'],
    ['{"type":"look","viewer":9}', 'seat'],
    ['{"type":"look","viewer":"constructor"}', 'malformed'],
    ['{"type":"undo","seat":"me","revision":4}', 'malformed'],
    ['{"type":"undo","seat":0,"revision":4}', 'undo'],
    ['{"type":"bot","seat":0,"bot":"clever"}', 'settings'],
    ['{"type":"load"}', 'malformed'],
    ['{"type":"load","game":null}', 'state'],
    ['{"type":"load","game":{"castellan":1}}', 'save'],
  ];

  test.each(wrong)('%s is refused, and the table goes on', async (line, code) => {
    const program = await open();
    expect(await program.ask(line)).toMatchObject([refusal(code)]);
    expect(await program.ask({ type: 'look', viewer: 0 })).toHaveLength(1);
    expect(await program.pick('pass')).toMatchObject([{ type: 'scene', viewer: 1 }]);
  });

  test('a blocked option is refused with the reason in words', async () => {
    const program = await open(3);
    const refused: FromTable[] = [];
    while (program.scene.decision !== null) {
      for (const { id, blocked } of program.decision.options)
        if (blocked !== undefined) refused.push(...(await program.pick(id)));
      await program.answer(program.decision.fallback);
    }
    expect(refused.length).toBeGreaterThan(0);
    for (const one of refused)
      expect(one).toMatchObject({
        ...refusal('illegal', /is not allowed now: you don’t have enough gold and gems\./),
        reason: { text: 'you don’t have enough gold and gems' },
      });
  });

  test('views belong to their viewer; the state can be fetched and loaded again', async () => {
    const program = await openKeeping();
    const hidden = { hand: [-1, -1, -1] };
    const own = { hand: expect.not.arrayContaining([-1]) as number[] };
    expect(await program.ask({ type: 'look', viewer: 'spectator' })).toMatchObject([
      { viewer: 'spectator', scene: { view: { players: [hidden, hidden] }, decision: null } },
    ]);
    expect(await program.ask({ type: 'look', viewer: 1 })).toMatchObject([
      { viewer: 1, scene: { view: { players: [hidden, own] } } },
    ]);
    const { state } = await program.one({ type: 'state' }, 'state');
    await program.ask({ type: 'look', viewer: 0 });
    const asked = program.decision;
    await keep(program);
    const told = await program.ask({ type: 'load', game: state });
    expect(told).toMatchObject([{ type: 'welcome' }, { type: 'scene', viewer: 0, told: [] }]);
    expect(program.decision).toEqual(asked);
    expect(await program.ask({ type: 'save' })).toMatchObject([refusal('save')]);
    // It can be played on, and what is played can be taken back.
    await keep(program);
    expect(program.shown.viewer).toBe(1);
    await program.ask({ type: 'undo', seat: 0, revision: program.shown.revision });
    expect(program.decision).toEqual(asked);
  });

  test('a state of a table for three is loaded into one for two', async () => {
    const { state } = await (await open(3)).one({ type: 'state' }, 'state');
    const program = await open();
    const told = await program.ask({ type: 'load', game: state });
    expect(told[0]).toMatchObject({ room: { you: { seats: [0, 1, 2] } } });
    expect(program.scene.view).toMatchObject({ players: [{}, {}, {}] });
  });

  test('a state from before, when settings were called options, is loaded too', () => {
    const { settings: options, ...rest } = cardKingdoms.setup({ players: 3 }, 'before');
    const state = loadedState(cardKingdoms, { options, ...rest });
    expect(state).toEqual({ settings: options, ...rest });
  });

  test('an invalid state is refused with the reason, and changes nothing', async () => {
    const program = await open();
    const { state } = await program.one({ type: 'state' }, 'state');
    const { core } = state;
    const agenda = (step: string): object => ({
      ...core,
      agenda: [[{ step, seat: 0, args: null }], [], []],
    });
    const spoiled: readonly (readonly [object, RegExp])[] = [
      [{ ...state, turn: 'many' }, /state\.turn must be a whole number/],
      [{ ...state, hat: 1 }, /state\.hat does not belong here/],
      [{ ...state, deck: [] }, /there must be 1 of ware/],
      [{ ...state, core: agenda('jump') }, /must name a step/],
      [{ ...state, core: agenda('reveal') }, /can't be loaded/],
    ];
    for (const [game, why] of spoiled) {
      expect(await program.ask({ type: 'load', game })).toMatchObject([refusal('state', why)]);
      expect((await program.one({ type: 'state' }, 'state')).state).toEqual(state);
    }
  });

  test('of very many problems in a state, the first hundred are listed', async () => {
    const program = await open();
    const { state } = await program.one({ type: 'state' }, 'state');
    const bad = Array.from({ length: 5000 }, () => ['many']);
    const game = { ...state, deck: bad, market: bad, [`x${'y'.repeat(9999)}`]: 1 };
    expect(await program.ask({ type: 'load', game })).toEqual([
      {
        ...refusal('state', /^.{1,600}; and at least 95 more\.$/),
        details: { problems: expect.objectContaining({ length: 100 }) as string[] },
      },
    ]);
  });

  test('undo takes back, and the decision is asked again', async () => {
    const program = await openKeeping();
    await keep(program);
    const undo = (): Promise<FromTable[]> =>
      program.ask({ type: 'undo', seat: 0, revision: program.shown.revision });
    const told = await undo();
    expect(told.at(-1)).toMatchObject({ type: 'scene', viewer: 0 });
    expect([program.decision.id, program.scene.waiting]).toEqual(['0.1', [0, 1]]);
    // Before that, seat 1 has passed.
    expect(await undo()).toMatchObject([refusal('undo')]);
    // What is answered instead is told, also to those who had heard of what was taken back.
    await keep(program);
    expect(program.shown.from + program.shown.told.length).toBe(program.scene.answered);
  });

  test('a turn that is held waits to be ended', async () => {
    const program = await open();
    const { revision } = program.shown;
    const held = { type: 'answer', seat: 0, revision, hold: true } as const;
    await program.ask({ ...held, answer: { decision: '0.0', picks: ['pass'] } });
    expect([program.shown.viewer, program.scene.held]).toEqual([0, true]);
    await program.ask({ type: 'end-turn', seat: 0 });
    expect([program.shown.viewer, program.scene.held]).toEqual([1, false]);
  });

  test('a save can be loaded into another table', async () => {
    const one = await openKeeping();
    await keep(one);
    const saved = await one.one({ type: 'save' }, 'saved');
    const other = await open(3);
    const told = await other.ask({ type: 'load', game: saved.save });
    expect(told[0]).toMatchObject({ room: { you: { seats: [0, 1] } } });
    expect([other.shown.viewer, other.decision.id, other.shown.told.length]).toEqual([1, '1.1', 3]);
    // The same game: what was played before it was loaded is what it goes on from.
    const again = await other.one({ type: 'save' }, 'saved');
    expect(saveIn(readTableFile(again.save))).toEqual(saveIn(readTableFile(saved.save)));
  });

  test('a bot plays a seat that it is given, until that is taken back', async () => {
    const program = await open();
    await program.ask({ type: 'bot', seat: 1, bot: 'greedy' });
    const mine = (): boolean => program.scene.decision?.seat === 0 || program.scene.seed !== null;
    for (let n = 0; n < 3; n++) {
      await program.answer(program.decision.fallback);
      await expect.poll(mine).toBe(true);
      expect(program.shown.viewer).toBe(0);
    }
    const [told] = await program.ask({ type: 'bot', seat: 1, bot: null });
    expect(told).toMatchObject({ type: 'room', room: { you: { seats: [0, 1] } } });
    await program.ask({ type: 'look', viewer: 1 });
    expect(program.shown.viewer).toBe(1);
    program.table.close();
  });

  test('another language says everything in its words', async () => {
    const program = await new StdioProgram(cardKingdoms, { players: 2 }, 'de').opened();
    const { prompt, options } = program.decision;
    const english = await new StdioProgram(cardKingdoms, { players: 2 }).opened();
    expect([prompt.say, options.length]).toEqual([
      english.decision.prompt.say,
      english.decision.options.length,
    ]);
    expect(textOf(prompt)).not.toBe(textOf(english.decision.prompt));
  });

  test('an endless line is cut and refused, and the next one is read', async () => {
    const pieces = function* (): Generator<Buffer> {
      yield Buffer.from('{"type":"load","game":"');
      for (let i = 0; i < 300; i++) yield Buffer.alloc(10_000, 'x');
      const letter = Buffer.from('ä"}\n{"type":"look","viewer":"spectator"}\n');
      yield letter.subarray(0, 1);
      yield letter.subarray(1);
    };
    const input = Readable.from(pieces(), { objectMode: false });
    const messages = objects((await castellan(['table', toyPath], [], { input })).out);
    expect(messages.at(-2)).toMatchObject(refusal('malformed', /at most 2000000 letters/));
    expect(messages.at(-1)).toMatchObject({ type: 'scene', viewer: 'spectator' });
  });

  test('after quit the process ends, even if its input stays open', async () => {
    const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
    const child = spawn(process.execPath, [main, 'table', toyPath, '--players', '2']);
    child.stdin.write('{"type":"quit"}\n');
    const status = await new Promise(resolve => child.on('close', resolve));
    expect(status).toBe(0);
  });

  test('the command: lines in, lines out, until quit or the end of the input', async () => {
    const { status, out } = await castellan(
      ['table', toyPath, '--players', '3', '--seed', 'x'],
      ['', 'nonsense', '{"type":"quit"}', '{"type":"look","viewer":0}'],
    );
    expect(status).toBe(0);
    const messages = objects(out);
    expect(messages[0]).toMatchObject({ type: 'welcome', room: { you: { seats: [0, 1, 2] } } });
    expect(messages.slice(-3)).toMatchObject([
      refusal('malformed'),
      refusal('malformed'),
      { type: 'closed' },
    ]);
    const input = new PassThrough();
    input.end();
    expect((await castellan(['table', toyPath], [], { input })).status).toBe(0);
  });
});
