import type { Game } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import { expect, test, vi } from 'vitest';
import { Listener } from '../src/testing/table.ts';
import type { Room } from '../src/room.ts';
import { gameOf, PEOPLE, Trial } from '../src/testing/trial.ts';
import { Audience } from '../src/host/audience.ts';
import { botAnswer } from '../src/host/bots.ts';

const SEATS = [0, 1, 2, 3];
const MOST_MOVES = 120;
const MOST_BYTES = 2048;

/** Four people at a table that has begun. */
const roomFor = (game: Game): Room =>
  new Trial({ settings: { players: SEATS.length } }, game).begin().room;

/** The bytes of each move to all four together, and whether the game has ended with them. */
function bytesOfMoves(game: Game): { readonly moves: number[]; readonly isOver: boolean } {
  const room = roomFor(game);
  const audience = new Audience();
  let bytes = 0;
  for (const seat of SEATS) {
    const someone = new Listener(PEOPLE[seat]!);
    someone.hear = (_message, text) => void (bytes += Buffer.byteLength(text));
    audience.welcome(room, someone, null, 0);
  }
  const moves: number[] = [];
  for (let at = 1; at <= MOST_MOVES; at++) {
    const [decision] = room.table!.decisions();
    if (decision === undefined) break;
    const { seat } = decision;
    const answer = botAnswer('greedy', room.table!, decision);
    bytes = 0;
    const entry = room.fold({ type: 'answered', at, seat, hand: 'own', answer, events: [] });
    audience.publish(room, [entry]);
    moves.push(bytes);
  }
  return { moves, isOver: room.table!.decisions().length === 0 };
}

const forFour = shelf.filter(({ about }) => about.players[1] >= SEATS.length);

test.each(forFour.map(({ id }) => id))('a move of %s takes at most 2 KB to all four', async id => {
  const { moves, isOver } = bytesOfMoves(await gameOf(id));
  const median = moves.toSorted((a, b) => a - b)[moves.length >> 1]!;
  expect(isOver || moves.length > 50).toBe(true);
  expect(moves.length).toBeGreaterThan(10);
  expect(median).toBeLessThanOrEqual(MOST_BYTES);
});

test('a change of the room is worked out once for all who look on', async () => {
  const room = roomFor(await shelf[0]!.rules());
  const audience = new Audience();
  const heard: string[] = [];
  const come = (guest: string): void => {
    const someone = new Listener(guest);
    someone.hear = (message, text) => {
      if (message.type !== 'room') return;
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(message)));
      heard.push(text);
    };
    audience.welcome(room, someone, null, 0);
  };
  const looks = vi.spyOn(room, 'seatsWhere');
  const costOf = (): number => {
    looks.mockClear();
    audience.sendRooms(room);
    return looks.mock.calls.length;
  };
  for (let i = 0; i < 20; i++) come(`looker${i}`);
  const twenty = costOf();
  for (let i = 20; i < 80; i++) come(`looker${i}`);
  expect(costOf()).toBeLessThanOrEqual(twenty * 4);
  expect(heard).toHaveLength(100);
  expect([audience.isFull(room), (come('a'), audience.isFull(room))]).toEqual([false, false]);
  for (let i = 0; i < 20; i++) come(`more${i}`);
  expect(audience.isFull(room)).toBe(true);
});
