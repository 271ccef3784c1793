// What a page is told of its own table says nothing about the hands of its bots, hints included.
import type { Game } from '@castellan/kernel';
import { begin } from '@castellan/kernel';
import type { FromTable } from '@castellan/protocol';
import { Received } from '@castellan/protocol';
import { openingOf, ownTable } from '@castellan/room';
import type { RunningTable, Standing } from '@castellan/room/testing';
import { compareTwins, gameOf, LOOK_MS } from '@castellan/room/testing';
import { shelf } from '@castellan/shelf';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hostLink } from './own-host.ts';

/** By the page's host, with bots in all seats but the viewer's. They don't move: nothing of theirs is ever stored. */
function hostedTable({ rules, log, state, viewer }: Standing): RunningTable {
  const settings = openingOf(log).spec.settings;
  const seated = state.core.answered.map((_, seat) => ({
    name: `${seat}`,
    chair: seat === viewer ? 'person' : 'greedy',
  }));
  const own = ownTable('twin', begin(rules, settings, 'twin', seated), seated, 1);
  const standing: Game = { ...rules, setup: () => rules.clone(state) };
  const link = hostLink(async () => standing);
  const received = new Received();
  const wire: string[] = [];
  let mayStore = false;
  const hear = (message: FromTable): void => {
    if (message.type === 'scene') received.whole(message.scene);
    if (message.type === 'moved' && message.delta !== undefined) received.changed(message.delta);
    // Who is there is said after a while, by a clock that nobody stops.
    if (message.type !== 'room') wire.push(JSON.stringify(message).replace(/"now":\d+/, '"now":0'));
  };
  link.listen(message => {
    if (message.type === 'hear') hear(message.message);
    else if (mayStore) link.post({ type: 'stored', n: message.n });
    mayStore &&= message.type === 'hear';
  });
  link.post({ type: 'play', log: own });
  const has = (type: string): boolean => wire.some(text => text.includes(`"type":"${type}"`));
  const table: RunningTable = {
    revision: own.length,
    send: message => link.post({ type: 'take', message }),
    answer: (seat, answer) => {
      if (seat !== viewer || rules.waiting(state).length > 1) return false;
      mayStore = true;
      table.send({ type: 'answer', seat, revision: own.length, answer });
      return true;
    },
    heard: async isHintDue => {
      table.send({ type: 'ping' });
      for (const type of isHintDue ? ['pong', 'advised'] : ['pong'])
        while (!has(type)) await new Promise(resolve => setImmediate(resolve));
      return wire.splice(0);
    },
    view: () => [received.scene!.answered, received.scene!.view],
    close: () => link.close(),
  };
  return table;
}

// Fetched before: in one world as in the other.
await import('@castellan/room/teaching');

// Thinking ends after as many thoughts in one world as in the other.
let looks = 0;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => LOOK_MS * looks++));
afterEach(() => void vi.restoreAllMocks());

test.each(shelf.map(({ id }) => id))('%s tells no page more than it may know', async id => {
  const { answers, messages, hints, moves } = await compareTwins(await gameOf(id), hostedTable);
  expect(messages).toBeGreaterThan(Math.min(100, 4 * answers));
  expect(moves).toBeGreaterThanOrEqual(Math.min(3, Math.floor(answers / 24)));
  expect(hints).toBeGreaterThan(0);
});
