// What is refused to whom, and when: nothing changes, and the reason says why.
import { readSettings } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import type { Command } from '../src/commands.ts';
import type { Sender } from '../src/sender.ts';
import { NUMBER, spec, Trial } from '../src/testing/trial.ts';

const gathering = (): Trial => new Trial({ settings: { players: 3 } }).sit();
const shuffling = (): Trial => gathering().does('anna', { type: 'start' });
const playing = (): Trial => gathering().begin();
const paused = (): Trial => playing().does('ben', { type: 'pause' });
const over = (): Trial => playing().writes({ type: 'ended', why: 'abandoned', winners: [] });
const phases = { gathering, shuffling, playing, paused, over };
type Phase = keyof typeof phases;

/** Each command as someone sends it who may, if the time is right. */
const COMMANDS: readonly (readonly [who: string, command: Command])[] = [
  ['dora', { type: 'sit', seat: 0, name: 'Dora' }],
  ['anna', { type: 'leave', seat: 0 }],
  ['anna', { type: 'bot', seat: 1, bot: 'greedy' }],
  ['anna', { type: 'program', seat: 1, name: 'Bot', key: 'k' }],
  ['anna', { type: 'remove', seat: 1 }],
  ['anna', { type: 'swap', seat: 0, with: 1 }],
  ['anna', { type: 'settle', spec: spec() }],
  ['anna', { type: 'start' }],
  ['anna', { type: 'share', seat: 0, number: NUMBER }],
  ['anna', { type: 'answer', seat: 0, revision: 1, answer: { decision: '0.0', picks: [] } }],
  ['anna', { type: 'undo', seat: 0, revision: 1 }],
  ['anna', { type: 'pause' }],
  ['anna', { type: 'resume' }],
  ['anna', { type: 'concede', seat: 0 }],
  ['anna', { type: 'reclaim', seat: 0 }],
  ['anna', { type: 'stand-in', seat: 1 }],
  ['anna', { type: 'abandon' }],
  ['anna', { type: 'rematch', table: 'table2' }],
];
const of = (...types: Command['type'][]) =>
  COMMANDS.filter(([, { type }]) => types.includes(type)).map(([who, command]) => ({
    type: command.type,
    who,
    command,
  }));

const BEFORE = of('sit', 'leave', 'bot', 'program', 'remove', 'swap', 'settle', 'start');
const MOVES = of('answer', 'undo', 'pause', 'stand-in');
const WHILE = of('resume', 'concede', 'reclaim', 'abandon');

describe.each<[Phase, typeof BEFORE, string, RegExp]>([
  ['shuffling', BEFORE, 'stale', /already started/],
  ['playing', BEFORE, 'stale', /already started/],
  ['over', BEFORE, 'over', /already started/],
  ['gathering', of('share'), 'stale', /not being shuffled/],
  ['playing', of('share'), 'stale', /not being shuffled/],
  ['over', of('share'), 'over', /not being shuffled/],
  ['gathering', [...MOVES, ...WHILE], 'stale', /not started yet/],
  ['shuffling', [...MOVES, ...WHILE], 'stale', /not started yet/],
  ['over', [...MOVES, ...WHILE], 'over', /The game is over/],
  ['paused', MOVES, 'stale', /The game is paused/],
  ['playing', of('resume'), 'stale', /not paused/],
  ['gathering', of('rematch'), 'stale', /not over yet/],
  ['playing', of('rematch'), 'stale', /not over yet/],
])('while it is %s', (phase, commands, code, why) => {
  test.each(commands)('no $type', ({ who, command }) => {
    phases[phase]().refuses(who, command, code, why);
  });
});

const PROGRAM: Sender = { kind: 'program', key: 'k' };
const HOST = /Only the host/;
const PLAYER = /Only players/;
const NOT_YOURS = /not yours/;
const sit = (seat: number, name = 'X'): Command => ({ type: 'sit', seat, name });

test.each<[Phase, string | Sender, Command, string, RegExp]>([
  ...of('bot', 'program', 'remove', 'swap', 'settle', 'start').flatMap(({ command }) =>
    ['ben', 'dora', PROGRAM].map((who): [Phase, string | Sender, Command, string, RegExp] => [
      'gathering',
      who,
      command,
      'seat',
      HOST,
    ]),
  ),
  ['gathering', 'ben', { type: 'host', guest: 'ben' }, 'seat', HOST],
  ['playing', 'ben', { type: 'stand-in', seat: 0 }, 'seat', HOST],
  ['playing', 'dora', { type: 'pause' }, 'seat', PLAYER],
  ['paused', 'dora', { type: 'resume' }, 'seat', PLAYER],
  ['playing', 'dora', { type: 'abandon' }, 'seat', PLAYER],
  ['over', 'dora', { type: 'rematch', table: 't' }, 'seat', PLAYER],
  ...of('leave').map(({ command }) => at('gathering', command)),
  ...of('share').map(({ command }) => at('shuffling', command)),
  ...of('answer', 'undo', 'concede', 'reclaim').map(({ command }) => at('playing', command)),
  ['playing', 'ben', { type: 'vote', seat: 0, asked: 1, yes: true }, 'seat', NOT_YOURS],
  ['playing', 'anna', { type: 'vote', seat: 0, asked: 1, yes: true }, 'stale', /vote is over/],
  ['gathering', PROGRAM, sit(0), 'seat', /can’t choose its seat/],
  ['gathering', 'dora', sit(0), 'seat', /taken/],
  ['gathering', 'dora', sit(-1), 'seat', /no seat -1/],
  ['gathering', 'anna', { type: 'leave', seat: 9 }, 'seat', /no seat 9/],
  ['gathering', 'anna', { type: 'swap', seat: 0, with: 3 }, 'seat', /no seat 3/],
  ['gathering', 'anna', { type: 'swap', seat: 3, with: 0 }, 'seat', /no seat 3/],
  ['gathering', 'anna', { type: 'bot', seat: 1, bot: 'greedy' }, 'seat', /Someone sits there/],
  ['gathering', 'anna', { type: 'bot', seat: 1, bot: null }, 'seat', /Someone sits there/],
  ['gathering', 'anna', COMMANDS[3]![1], 'seat', /Someone sits there/],
  ['gathering', 'anna', { type: 'host', guest: 'dora' }, 'seat', /must sit/],
  ['playing', 'anna', { type: 'reclaim', seat: 0 }, 'stale', /No bot plays/],
])('%s, %o: %o is refused', (phase, who, command, code, why) => {
  phases[phase]().refuses(who, command, code, why);
});

/** Someone else's seat. */
function at(phase: Phase, command: Command): [Phase, string, Command, string, RegExp] {
  return [phase, 'ben', command, 'seat', NOT_YOURS];
}

describe('seats', () => {
  const three = (): Trial => new Trial({ settings: { players: 3 } });

  test('one device has at most four, and gets none after it was removed', () => {
    const t = new Trial({ settings: { players: 5 } });
    for (let seat = 0; seat < 4; seat++) t.does('ben', sit(seat));
    t.refuses('ben', sit(4), 'seat', /at most 4/);
    t.does('anna', { type: 'remove', seat: 2 });
    expect(t.room.seats.map(({ kind }) => kind)).toEqual(Array(5).fill('open'));
    t.refuses('ben', sit(4), 'seat', /removed you/);
    t.refuses('anna', { type: 'remove', seat: 2 }, 'seat', /Nobody sits/);
  });

  test('a name needs a letter', () => {
    three().refuses('anna', sit(0, ' \u200B '), 'malformed', /letter/);
  });

  test('what the host clears away: a bot, a kept seat, a seat of their own; nobody is barred for it', () => {
    const t = three()
      .does('anna', sit(0))
      .does('anna', { type: 'bot', seat: 1, bot: 'random' })
      .writes({ type: 'reserved', seat: 2, guest: 'cora', name: 'Cora' });
    for (const seat of [0, 1, 2]) t.does('anna', { type: 'remove', seat });
    expect(t.room.seats).toEqual(Array.from({ length: 3 }, () => ({ kind: 'open' })));
    t.does('anna', sit(0)).does('cora', sit(2));
    t.does('anna', { type: 'bot', seat: 1, bot: 'random' });
    t.does('anna', { type: 'bot', seat: 1, bot: null });
    expect(t.room.seats[1]).toEqual({ kind: 'open' });
  });

  test('bots get names that nobody has; one that is not here is refused', () => {
    const t = three().does('anna', sit(0, 'anna'));
    for (const seat of [1, 2]) t.does('anna', { type: 'bot', seat, bot: 'random' });
    expect(t.room.seats.slice(1)).toEqual([
      { kind: 'bot', bot: 'random', name: 'Ben' },
      { kind: 'bot', bot: 'random', name: 'Cora' },
    ]);
    const why = /no bot "search".*castellan, greedy, random/;
    t.refuses('anna', { type: 'bot', seat: 1, bot: 'search' }, 'settings', why);
  });

  test('two are swapped with all that they are', () => {
    const t = three().does('anna', sit(0, 'Anna')).does('ben', sit(1, 'Ben'));
    const [anna, ben, open] = t.room.seats;
    t.does('anna', { type: 'swap', seat: 0, with: 2 });
    expect(t.room.seats).toEqual([open, ben, anna]);
  });

  test('a game starts when every seat is taken, and not without anyone who plays', () => {
    const t = three().does('anna', sit(0));
    t.refuses('anna', { type: 'start' }, 'seat', /still open/);
    for (const seat of [1, 2]) t.does('anna', { type: 'bot', seat, bot: 'random' });
    t.does('anna', { type: 'leave', seat: 0 }).does('anna', {
      type: 'bot',
      seat: 0,
      bot: 'random',
    });
    t.refuses('anna', { type: 'start' }, 'seat', /Nobody would play/);
    t.does('anna', { type: 'program', seat: 0, name: 'Bot', key: 'k' });
    // Neither programs nor bots have a number to wait for.
    t.does('anna', { type: 'start' });
    expect(t.room.phase).toBe('playing');
  });

  test('settings are kept as the rules read them; another game needs another table', () => {
    const t = three();
    t.does('anna', { type: 'settle', spec: spec({ watch: false }) });
    const read = readSettings(t.room.rules, { players: 2 });
    expect(t.room.spec).toEqual(spec({ watch: false, settings: read }));
    const other = spec({ game: 'quests' });
    t.refuses('anna', { type: 'settle', spec: other }, 'settings', /another game/);
  });
});

describe('while it is played', () => {
  test('nobody answers for a bot’s seat, another’s decision, or a second time for who gave up', () => {
    const t = playing();
    const seat = t.room.waiting()[0]!;
    const { revision } = t.room;
    const answer = { decision: `${(seat + 1) % 3}.0`, picks: [] };
    const give: Command = { type: 'answer', seat, revision, answer };
    t.refuses(t.at(seat), give, 'seat', /another seat/);
    t.does(t.at(seat), { type: 'concede', seat });
    t.refuses(t.at(seat), { type: 'concede', seat }, 'stale', /already given up/);
    t.refuses(t.at(seat), { ...give, revision: t.room.revision }, 'seat', /bot plays/);
  });

  test('a bot steps in once, and not for a bot or for who gave up', () => {
    const t = new Trial({ settings: { players: 4 } })
      .does('anna', { type: 'bot', seat: 1, bot: 'random' })
      .begin()
      .does('cora', { type: 'concede', seat: 2 })
      .does('anna', { type: 'stand-in', seat: 3 });
    for (const seat of [1, 2, 3])
      t.refuses('anna', { type: 'stand-in', seat }, 'stale', /already plays/);
  });

  test('pauses are counted over all seats of a person', () => {
    const t = new Trial({ settings: { players: 3 } })
      .does('anna', sit(0))
      .does('anna', sit(1))
      .begin();
    for (let i = 0; i < 5; i++) {
      t.writes({ type: 'paused', seat: i % 2 }).writes({ type: 'resumed' });
    }
    expect(t.room.pauses).toEqual([3, 2, 0]);
    t.refuses('anna', { type: 'pause' }, 'seat', /5 times/);
  });

  test('when all people have given up, the game ends: the bots have won', () => {
    const t = new Trial({ settings: { players: 4 } });
    for (const seat of [1, 2]) t.does('anna', { type: 'bot', seat, bot: 'random' });
    t.begin().does('anna', { type: 'concede', seat: 0 });
    expect(t.room.phase).toBe('playing');
    t.does('dora', { type: 'concede', seat: 3 });
    expect(t.room.ending).toEqual({ why: 'conceded', winners: [1, 2] });
  });
});
