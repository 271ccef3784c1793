import type { Phrase } from '@castellan/kernel';
import type { FromTable, RoomView, Scene, SentScene, ToTable } from '@castellan/protocol';
import { deltaOf, sentScene } from '@castellan/protocol';
import { describe, expect, test, vi } from 'vitest';
import type { ClientSettings, NearEnd, TableScene, Wire } from '../src/index.ts';
import { NOTHING_KNOWN, TableClient } from '../src/index.ts';

/** A scene of which only this is looked at. A turn that waits is seen as if it had been answered. */
function scene(answered: number, held = false): Scene {
  const view = { core: { agenda: [], answered: [held ? answered + 1 : answered], learned: 0 } };
  return { view, decision: null, waiting: [], answered, held } as unknown as Scene;
}

const phrases = (said: string): Phrase[] => [...said].map(say => ({ say }));

/** A line whose far end says what the test wants. */
class Table implements Wire {
  readonly client: TableClient;
  readonly sent: ToTable[] = [];
  isOpen = true;
  end!: NearEnd;
  #scene: SentScene | null = null;
  #revision = 1;

  constructor(settings: ClientSettings = {}) {
    this.client = new TableClient(this, settings);
  }

  open(end: NearEnd): void {
    this.end = end;
  }

  send(message: ToTable): boolean {
    if (this.isOpen) this.sent.push(message);
    return this.isOpen;
  }

  close(): void {
    this.isOpen = false;
  }

  /** The whole scene, with all that was told: a word for each answer. */
  shows(answered: number, told: string, from = 0, viewer = 1): void {
    this.#scene = sentScene(scene(answered), null);
    const revision = ++this.#revision;
    const words = [...told].map(phrases);
    this.end.hear({ type: 'scene', revision, viewer, scene: this.#scene, from, told: words });
  }

  moves(answered: number, told: string, held = false): void {
    const after = sentScene(scene(answered, held), this.#scene);
    const delta = deltaOf(this.#scene!, after);
    this.#scene = after;
    const moved = { type: 'moved', revision: ++this.#revision, told: phrases(told) } as const;
    this.end.hear(delta === undefined ? moved : { ...moved, delta });
  }

  /** What is known to have happened: a word for each answer. */
  get log(): string[] {
    return this.client.get().log.map(step => step.map(({ say }) => say).join(''));
  }

  get shown(): { answered: number; events: string } | null {
    const { scene } = this.client.get();
    return scene && { answered: scene.answered, events: scene.events.map(one => one.say).join('') };
  }
}

describe('what has happened', () => {
  test('is a list for each answer, and starts again with a whole scene', () => {
    const table = new Table();
    table.moves(1, 'x');
    expect(table.shown).toBeNull();
    table.shows(2, 'ab');
    table.moves(3, 'cd');
    table.moves(4, '');
    table.moves(4, '');
    expect(table.log).toEqual(['a', 'b', 'cd', '']);
    table.shows(3, 'z', 2);
    expect(table.log).toEqual(['a', 'b', 'z']);
    expect(table.shown).toEqual({ answered: 3, events: '' });
  });

  test('what a turn that waits has brought is one answer with what follows when it is ended', () => {
    const table = new Table();
    table.shows(2, 'ab');
    table.moves(2, 'c', true);
    expect(table.log).toEqual(['a', 'b', 'c']);
    expect(table.client.get().scene).toMatchObject({ answered: 2, held: true });
    table.moves(3, 'd');
    table.moves(4, 'e');
    expect(table.log).toEqual(['a', 'b', 'cd', 'e']);
  });

  test('even if it has brought nothing yet', () => {
    const table = new Table();
    table.shows(1, 'a');
    table.moves(1, '', true);
    table.moves(2, 'b');
    expect(table.log).toEqual(['a', 'b']);
  });

  test('an answer in the meantime came before it', () => {
    const table = new Table();
    table.shows(1, 'a');
    table.moves(1, 'c', true);
    table.moves(2, 'b', true);
    table.moves(2, '', true);
    expect([table.log, table.end.seen()!.told]).toEqual([['a', 'b', 'c'], 2]);
    table.moves(3, 'd');
    expect(table.log).toEqual(['a', 'b', 'cd']);
  });

  test('taken back, it has not happened', () => {
    const table = new Table();
    table.shows(2, 'ab');
    table.moves(2, 'c', true);
    table.shows(2, '', 2);
    expect(table.log).toEqual(['a', 'b']);
  });

  test('a client that comes back says what it has seen', () => {
    const table = new Table();
    expect(table.end.seen()).toBeNull();
    table.shows(2, 'ab');
    expect(table.end.seen()).toEqual({ revision: 2, viewer: 1, told: 2 });
    table.moves(3, 'c');
    expect(table.end.seen()).toEqual({ revision: 3, viewer: 1, told: 3 });
    // What a turn that waits has brought is told again.
    table.moves(3, 'd', true);
    expect(table.end.seen()).toEqual({ revision: 4, viewer: 1, told: 3 });
  });
});

describe('a page that paints', () => {
  function painting() {
    const paints: (() => void)[] = [];
    const table = new Table({ afterPaint: then => paints.push(then) });
    return { table, painted: () => paints.shift()!() };
  }

  test('is shown the last of what came within one frame, with all that happened', () => {
    const { table, painted } = painting();
    table.shows(0, '');
    table.moves(1, 'a');
    table.moves(2, 'b');
    expect(table.shown).toEqual({ answered: 0, events: '' });
    painted();
    expect(table.shown).toEqual({ answered: 2, events: 'ab' });
    expect(table.log).toEqual(['a', 'b']);
    painted();
    expect(table.shown).toEqual({ answered: 2, events: 'ab' });
    table.moves(3, 'c');
    expect(table.shown).toEqual({ answered: 3, events: 'c' });
  });

  test('sees its own press painted before what follows from it', () => {
    const { table, painted } = painting();
    table.shows(0, '');
    painted();
    table.client.answer({ decision: '0.1', picks: ['a'] });
    table.moves(1, 'a');
    expect(table.shown).toEqual({ answered: 0, events: '' });
    painted();
    expect(table.shown).toEqual({ answered: 1, events: 'a' });
  });

  test('what has not been painted says nothing beyond the table that comes instead', () => {
    const { table, painted } = painting();
    table.shows(0, '');
    table.moves(1, 'a');
    table.shows(0, '');
    expect(table.shown).toEqual({ answered: 0, events: '' });
    painted();
    expect([table.shown, table.log]).toEqual([{ answered: 0, events: '' }, []]);
  });

  test('a client that comes back has also seen what was not painted', () => {
    const { table } = painting();
    table.shows(0, '');
    table.moves(1, 'a');
    expect(table.end.seen()).toEqual({ revision: 3, viewer: 1, told: 1 });
  });
});

test('what another table has shown is still to be seen, but nothing can be done at it', () => {
  const decision = { id: '0.6' };
  const before = {
    ...NOTHING_KNOWN,
    scene: { answered: 6, decision, canUndo: true, held: true } as unknown as TableScene,
    log: [[{ say: 'moved' }]],
  };
  const { log, scene: shown } = new Table({ before }).client.get();
  expect(log).toBe(before.log);
  expect(shown).toEqual({ answered: 6, decision: null, canUndo: false, held: false });
});

test('what is sent is for the seat that one looks from, and names what was seen', () => {
  const table = new Table();
  table.shows(0, '');
  const answer = { decision: '1.0', picks: ['x'] };
  const { client } = table;
  client.answer(answer);
  client.answer(answer, true);
  client.endTurn();
  client.undo();
  client.look('spectator');
  expect(table.sent).toEqual([
    { type: 'answer', seat: 1, revision: 2, answer },
    { type: 'answer', seat: 1, revision: 2, answer, hold: true },
    { type: 'end-turn', seat: 1 },
    { type: 'undo', seat: 1, revision: 2 },
    { type: 'look', viewer: 'spectator' },
  ]);
});

test('without a line nothing is sent, and that is told until it is read, or something happens', () => {
  const table = new Table();
  table.shows(0, '');
  table.isOpen = false;
  const isRefused = (): boolean => table.client.get().refused?.code === 'busy';
  expect([table.client.send({ type: 'ping' }), isRefused()]).toEqual([false, true]);
  table.client.clearRefusal();
  expect(isRefused()).toBe(false);
  table.client.undo();
  expect(isRefused()).toBe(true);
  table.moves(1, 'a');
  expect(isRefused()).toBe(false);
});

describe('everything else that a table says', () => {
  const room = { id: 'table1', you: { seats: [0, 1] } } as unknown as RoomView;
  const messages: readonly FromTable[] = [
    { type: 'refused', code: 'stale', message: 'Too late.' },
    { type: 'token', seat: 1, token: 'secret' },
    { type: 'course', turns: [], waiting: [], scores: [] },
    { type: 'reviewed', chances: [], turns: [], points: [], done: 0 },
    { type: 'explained', at: 3, turn: {} as never },
    { type: 'advised', decision: '0.0', advice: { plans: [] } as never },
    { type: 'verified', verification: {} as never, over: true, seats: [] },
  ];

  test.each(messages)('$type is known', message => {
    const table = new Table();
    table.end.hear(message);
    expect(table.client.get()).toMatchObject({ [message.type]: message });
  });

  test('who is there, and how the line stands', () => {
    const table = new Table();
    expect(table.client.get().connection).toBe('connecting');
    table.end.hear({ type: 'welcome', protocol: 5, now: Date.now() + 90_000, room });
    const { connection, ahead } = table.client.get();
    expect([connection, Math.round(ahead / 1000)]).toEqual(['open', 90]);
    table.shows(0, '');
    expect(table.client.get().scene!.people).toEqual([0, 1]);
    table.end.hear({ type: 'room', revision: 3, room: { ...room, id: 'table2' } });
    expect(table.client.get().room!.id).toBe('table2');
    table.end.changed('gone', 'removed');
    expect(table.client.get()).toMatchObject({ connection: 'gone', gone: 'removed' });
    table.end.hear({ type: 'reload', protocol: 6 });
    expect(table.client.get().connection).toBe('outdated');
  });

  test('a line of chat that comes again is there once', () => {
    const table = new Table();
    const said = (n: number) => ({ n, at: n, guest: 'g', name: 'G', text: `${n}` });
    table.end.hear({ type: 'chat', lines: [said(1), said(2)] });
    table.end.hear({ type: 'chat', lines: [said(1), said(2), said(3)] });
    expect(table.client.get().chat.map(({ n }) => n)).toEqual([1, 2, 3]);
  });
});

test('from where someone wanted to look is asked again when a lost line comes back, and only then', () => {
  const table = new Table();
  const room = { you: { seats: [0, 1] } } as unknown as RoomView;
  const comesBack = () => table.end.hear({ type: 'welcome', protocol: 5, now: Date.now(), room });
  comesBack();
  expect(table.sent).toEqual([]);
  table.shows(0, '');
  table.client.look(0);
  table.isOpen = false;
  table.end.changed('lost');
  table.isOpen = true;
  comesBack();
  expect(table.sent).toEqual([
    { type: 'look', viewer: 0 },
    { type: 'look', viewer: 0 },
  ]);
  table.client.look(1);
  comesBack();
  expect(table.sent).toHaveLength(3);
});

test('a look that was refused as one too many is asked for again, and nobody is told', () => {
  vi.useFakeTimers();
  try {
    const table = new Table();
    table.shows(0, '');
    table.client.look(0);
    table.end.hear({ type: 'refused', code: 'busy', message: '' });
    expect(table.client.get().refused).toBeNull();
    vi.runAllTimers();
    expect(table.sent).toEqual([
      { type: 'look', viewer: 0 },
      { type: 'look', viewer: 0 },
    ]);
    // It came: whatever is refused now is something else.
    table.shows(1, '', 0, 0);
    table.end.hear({ type: 'refused', code: 'busy', message: '' });
    expect(table.client.get().refused).not.toBeNull();
    vi.runAllTimers();
    expect(table.sent).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

test('what someone else deals with is not heard twice', () => {
  const table = new Table({ hear: ({ type }) => type === 'refused' });
  table.end.hear({ type: 'refused', code: 'stale', message: '' });
  expect(table.client.get().refused).toBeNull();
});

test('listeners are told of each change, until they or the table are gone', () => {
  const table = new Table();
  let heard = 0;
  const stop = table.client.subscribe(() => heard++);
  table.client.subscribe(() => heard++);
  table.shows(0, '');
  expect(heard).toBe(2);
  stop();
  table.moves(1, 'a');
  expect(heard).toBe(3);
  table.client.close();
  table.end.changed('lost');
  expect([heard, table.isOpen]).toEqual([3, false]);
});
