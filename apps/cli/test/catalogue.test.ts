import { describe, expect, test } from 'vitest';
import { visibleLength } from '../src/wrap.ts';
import { castellan, toyPath } from './terminal.ts';

describe('games', () => {
  test('lists every game with its settings', async () => {
    const { status, out } = await castellan(['games']);
    expect(status).toBe(0);
    expect(out).toContain('card-kingdoms');
    expect(out).toContain('quests');
    expect(out).toContain('shadowgate');
  });

  test('--json gives them as data, the game for beginners first', async () => {
    const { out } = await castellan(['games', '--json']);
    const games = JSON.parse(out) as { id: string; settings: { id: string }[] }[];
    // A game of your own comes after them.
    expect(games.slice(0, 5).map(({ id }) => id)).toEqual([
      'card-kingdoms',
      'villages',
      'quests',
      'margraves',
      'shadowgate',
    ]);
    for (const { settings } of games) expect(settings[0]!.id).toBe('players');
  });

  test('what it means to start is said where that is certain', async () => {
    const { out } = await castellan(['games'], [], { width: 200 });
    const [, shadowgate] = out.split('Quests of Shadowgate');
    expect(shadowgate).toMatch(
      /the first one wins \d\d of 100 games for 2 \(even: 50\), \d\d of 100 games for 3/,
    );
  });

  test('a setup that can be put together says of what', async () => {
    const { out } = await castellan(['games']);
    expect(out).toContain('chosen:NAME+NAME…');
    expect(out).toContain('at most 1 of rogue, thief');
    const { out: data } = await castellan(['games', '--json']);
    const [{ settings }] = JSON.parse(data) as [{ settings: { id: string; parts?: object }[] }];
    expect(settings.find(({ id }) => id === 'setup')!.parts).toMatchObject({
      of: 'chosen',
      groups: expect.arrayContaining([
        expect.objectContaining({ label: 'Areas (5)', most: 5 }),
        expect.objectContaining({ things: ['cleric', 'monk'], most: 1 }),
      ]) as unknown,
    });
  });
});

describe('ledger', () => {
  test.each([40, 80, 129, 150, 200])('fits %i columns', async width => {
    const { out } = await castellan(['ledger', 'shadowgate'], [], { width });
    expect(out).toContain('Torch');
    for (const line of out.split('\n')) expect(visibleLength(line)).toBeLessThanOrEqual(width);
  });

  test('marks stand-ins, and says what the mark means', async () => {
    const { out } = await castellan(['ledger', 'shadowgate']);
    expect(out).toContain('Everburning Torch *');
    expect(out).toContain('stand-ins: name, kind');
    expect(out).toMatch(/^\* \d+ of them have stand-ins/m);
    const plain = await castellan(['ledger', toyPath]);
    expect(plain.out).not.toContain('stand-ins');
  });

  test('--find and --kind narrow it down, --json gives the rows', async () => {
    const { out } = await castellan([
      'ledger',
      toyPath,
      '--kind',
      'bakery',
      '--find',
      'gem',
      '--json',
    ]);
    expect(JSON.parse(out)).toMatchObject([{ id: 'cake', source: 'rulebook', standIns: [] }]);
    const none = await castellan(['ledger', toyPath, '--find', 'dragon']);
    expect(none).toMatchObject({ status: 1, out: '' });
    expect(none.err).toContain('No card has "dragon"');
  });

  test('colours on a terminal that has them, none with --no-color', async () => {
    const painted = await castellan(['ledger', toyPath], [], { colour: true });
    expect(painted.out).toContain('\u001B[');
    const plain = await castellan(['ledger', toyPath, '--no-color'], [], { colour: true });
    expect(plain.out).not.toContain('\u001B[');
  });
});
