import type { FromTable, Update } from '@castellan/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { gameWith } from '../store/test-game.ts';
import { NOTHING_KNOWN, TableSession } from './table-session.ts';

/** A link whose table says what the test wants, and a store that answers when the test wants. */
class Table {
  readonly answers: ((isKept: boolean) => void)[] = [];
  readonly session: TableSession;
  isOpen = true;
  #tell: (message: FromTable) => void = () => {};

  constructor() {
    const link = {
      send: () => {},
      listen: (hear: (message: FromTable) => void) => {
        this.#tell = hear;
        return () => {};
      },
      close: () => {
        this.isOpen = false;
      },
    };
    this.session = new TableSession(link, () => new Promise(resolve => this.answers.push(resolve)));
  }

  /** An answer was given: it must be stored, then shown. */
  move(answered: number): void {
    this.#tell({ type: 'saved', save: gameWith(answered).save, over: false });
    this.#tell({
      type: 'update',
      answered,
      events: [{ say: 'moved', answered }],
    } as unknown as Update);
  }

  get shown(): number | undefined {
    return this.session.get().update?.answered;
  }
}

beforeEach(() => vi.stubGlobal('document', { visibilityState: 'hidden' }));

test('nothing is shown before it is stored, and later messages wait', async () => {
  const table = new Table();
  table.move(1);
  table.move(2);
  expect(table.shown).toBeUndefined();
  expect(table.answers).toHaveLength(1);
  table.answers[0]!(true);
  await expect.poll(() => table.shown).toBe(1);
  expect(table.answers).toHaveLength(2);
  table.answers[1]!(true);
  await expect.poll(() => table.shown).toBe(2);
  expect(table.session.get().log).toHaveLength(2);
});

test('an answer more is stored with all that was stored before', async () => {
  const kept: number[] = [];
  let tell: (message: FromTable) => void = () => {};
  const link = {
    send: () => {},
    listen: (hear: (message: FromTable) => void) => {
      tell = hear;
      return () => {};
    },
    close: () => {},
  };
  const session = new TableSession(link, async save => kept.push(save.answers.length) > 0);
  tell({ type: 'saved', save: gameWith(3).save, over: false });
  tell({ type: 'played', answer: { decision: '0.3', picks: [] }, events: [], over: false });
  tell({ type: 'played', answer: { decision: '1.3', picks: [] }, events: [], over: false });
  await expect.poll(() => kept).toEqual([3, 4, 5]);
  session.close();
});

test('what was not taken is never shown, nor anything after it', async () => {
  const table = new Table();
  table.move(1);
  table.answers[0]!(true);
  await expect.poll(() => table.shown).toBe(1);
  table.move(2);
  table.move(3);
  table.answers[1]!(false);
  await expect.poll(() => table.isOpen).toBe(false);
  expect(table.answers).toHaveLength(2);
  expect(table.shown).toBe(1);
});

test('a session that was closed while storing stores nothing more', async () => {
  const table = new Table();
  table.move(1);
  table.move(2);
  table.session.close();
  table.answers[0]!(true);
  await new Promise(resolve => setTimeout(resolve, 5));
  expect(table.answers).toHaveLength(1);
  expect(table.shown).toBeUndefined();
});

test('what another table has shown is still to be seen, but nothing can be done at it', () => {
  const decision = { id: '0.6' };
  const update = { answered: 6, decision, canUndo: true, held: true } as unknown as Update;
  const before = { ...NOTHING_KNOWN, update, log: [[{ say: 'moved' }]] };
  const link = { send: () => {}, listen: () => () => {}, close: () => {} };
  const { log, update: shown } = new TableSession(link, async () => true, before).get();
  expect(log).toBe(before.log);
  expect(shown).toEqual({ answered: 6, decision: null, canUndo: false, held: false });
});
