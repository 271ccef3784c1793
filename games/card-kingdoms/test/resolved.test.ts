// Which powers a game has used: for reports on whether every card was tried.
import { handled } from '@castellan/kernel';
import type { Handlers } from '@castellan/kernel';
import { playedOut } from '@castellan/kernel/testing';
import { expect, test } from 'vitest';
import { DOMAINS } from '../cards/domains.ts';
import type { events as told } from '../events.ts';
import { cardKingdoms } from '../index.ts';

const standing = DOMAINS.filter(({ power }) => 'always' in power).map(({ id }) => id);

const BUILT: Handlers<typeof told, readonly string[]> = { built: ({ domain }) => [domain] };
const REVEALED: Handlers<typeof told, readonly string[]> = { over: ({ dukes }) => dukes };

test('a Domain that always works is marked when built, a Duke when revealed', () => {
  const built = new Set<string>();
  for (let game = 0; game < 12; game++) {
    const { events, used } = playedOut(cardKingdoms, { players: 5 }, `resolved ${game}`);
    const marked = (id: string): boolean => used.includes(id);
    const own = events.flatMap(event => handled(BUILT, event) ?? []);
    for (const id of standing) expect([id, marked(id)]).toEqual([id, own.includes(id)]);
    for (const id of own) built.add(id);
    const dukes = events.flatMap(event => handled(REVEALED, event) ?? []);
    expect(dukes.length).toBe(5);
    expect(dukes.filter(marked)).toEqual(dukes);
  }
  expect(standing.filter(id => built.has(id))).toEqual(standing);
});
