import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TableFile } from '@castellan/room';
import { endingIn, readTableFile, saveIn, seatedIn } from '@castellan/room';
import { forgedFile } from '@castellan/room/testing';
import { shelf } from '@castellan/shelf';
import { describe, expect, test } from 'vitest';
import { visibleLength } from '../src/wrap.ts';
import { castellan, newFolder, toyPath } from './terminal.ts';

/** Enough answers for any game of the toy: draw a ware, keep two, in their order. */
const anyAnswers = Array.from({ length: 120 }, (_, i) => ['draw', '1 2', ''][i % 3]!);

const fileAt = (path: string): TableFile => JSON.parse(readFileSync(path, 'utf8')) as TableFile;

const play = (
  args: readonly string[],
  lines: readonly string[],
  folder = newFolder(),
): ReturnType<typeof castellan> =>
  castellan(['play', toyPath, ...args], lines, { env: { CASTELLAN_SAVES: folder } });

describe('play, piped', () => {
  test('a whole game: promise, table, decisions, what the others do, score sheet, seed', async () => {
    const { status, out } = await play(['--players', '3', '--seed', '5'], anyAnswers);
    expect(status).toBe(0);
    const promise = /seating and shuffle are promised[^]*?\n {2}([0-9a-f]{64})\n/.exec(out)![1]!;
    expect(out).toContain('seat 1: Ben, the chair "greedy"');
    expect(out).toContain('Round 1 of 3');
    expect(out).toContain('Buy, draw or pass?');
    expect(out).toMatch(/\* Ben buys the \w+\./);
    expect(out).toContain('The market closes after 3 rounds.');
    expect(out).toMatch(/^1\. \w+ +\d+\n {5}wares +\d+\n {5}gems +\d+$/m);
    expect(out.split(promise)).toHaveLength(3);
    for (const line of out.split('\n')) expect(visibleLength(line)).toBeLessThanOrEqual(80);
    expect(out).not.toContain('\u001B');
  });

  test('what is hidden from a seat is not shown to it', async () => {
    const { out } = await play(['--players', '2', '--seed', '5'], anyAnswers);
    expect(out).toMatch(/\* Anna draws the \w+\./);
    expect(out).toContain('* Ben draws a ware.');
    expect(out).not.toMatch(/Ben draws the/);
  });

  test('a wrong answer is explained, and asked again', async () => {
    const { out } = await play(
      ['--players', '1', '--seed', '2'],
      ['9', 'hat', 'pass', '9', 'none', '1', '1', '9 9', '', 'quit'],
    );
    expect(out).toContain('There is no number 9. Type a number from 1 to 4');
    expect(out).toContain('"hat" is not among the options');
    expect(out).toContain('* Anna passes.');
    expect(out).toContain('There is no number 9. Type 1 to 2 of the numbers 1 to 3');
    expect(out).toContain('"none" is not among the options');
    expect(out).toContain('gold can be 0 to 5');
    expect(out).toContain('such as "5 0". Enter: 5 gold, 0 gems');
    expect(out).toContain('* Anna buys the Cloak.');
  });

  test('help, rules, card, why, log, board, undo and save are commands, not answers', async () => {
    const file = join(newFolder(), 'sub', 'game.json');
    const { out, status } = await play(
      ['--players', '2', '--seed', '3', '--chairs', 'random'],
      [
        'help',
        'rules',
        'card cake',
        'card',
        'why',
        'log',
        'board',
        'undo',
        `save ${file}`,
        'pass',
        'undo',
        'quit',
      ],
    );
    expect(status).toBe(0);
    expect(out).toContain('take back your last answer');
    expect(out).toContain('no digest of the rules of Market Day');
    expect(out).toContain('Gain a gem when you buy it.');
    expect(out).toContain('Which card?');
    expect(out).toMatch(/Nothing is ruled out here|you don’t have enough gold and gems/);
    expect(out).toContain('Nothing to take back');
    expect(out).toContain(`Saved: ${file}`);
    const saved = fileAt(file);
    expect(saved.castellan).toBe(4);
    expect(saved.log.map(entry => (entry as { type: string }).type)).toEqual(['opened', 'begun']);
    expect(saveIn(readTableFile(saved))).toMatchObject({
      game: 'market-day',
      seating: [
        { name: 'Anna', chair: 'person' },
        { name: 'Ben', chair: 'random' },
      ],
    });
  });

  test('a blocked option is shown with the reason, and choosing it says so', async () => {
    // Which wares come up is random, so look for a seed with one that is too expensive.
    for (let seed = 0; ; seed++) {
      const { out } = await play(
        ['--players', '1', '--seed', String(seed)],
        ['cake', 'why', 'quit'],
      );
      if (!/–  Buy the Cake/.test(out)) continue;
      expect(out).toMatch(/–  Buy the Cake(; .*)?: you don’t have enough gold and gems/);
      expect(out).toMatch(/Buy the Cake: not now,\s+you don’t have enough gold and\s+gems\./);
      break;
    }
  });

  test('at the end of the input the game is saved, and goes on from there with the same players', async () => {
    const folder = newFolder();
    const { status, out } = await play(
      ['--players', '3', '--seed', '5', '--chairs', 'greedy,random', '--names', 'Ida'],
      ['pass'],
      folder,
    );
    expect(status).toBe(0);
    const file = /castellan play --load (.*)$/m.exec(out)![1]!;
    expect(file.startsWith(folder)).toBe(true);
    const more = await play(['--load', file], anyAnswers);
    expect(more.out).toContain('seat 0: Ida, a person');
    expect(more.out).toContain('seat 2: Cora, the chair "random"');
    expect(more.out).toContain('* Ida passes.');
    expect(more.out).toContain('The market closes after 3 rounds.');
  });

  test('--save keeps the game; replay tells it, as each seat may know it', async () => {
    const file = join(newFolder(), 'kept.json');
    await play(['--players', '2', '--seed', '5', '--save', file], anyAnswers);
    const { status, out } = await castellan(['replay', file, '--game', toyPath]);
    expect(status).toBe(0);
    expect(out).toMatch(/^ {2}verified: +what is written is what happens$/m);
    expect(out).toMatch(/^ {2}not verified: +whether the promise was made before the first card/m);
    expect(out).toContain('Anna draws a ware.');
    expect(out).toContain('The market closes after 3 rounds.');
    const mine = await castellan(['replay', file, '--game', toyPath, '--seat', '0', '--to', '9']);
    expect(mine.out).toMatch(/Anna draws the \w+\./);
    expect(mine.out).toContain('Ben draws a ware.');
    const data = await castellan(['replay', file, '--game', toyPath, '--seat', '1', '--json']);
    expect(JSON.parse(data.out)).toMatchObject({
      verification: {
        seed: { verified: true },
        table: { verified: true },
        promise: { verified: false, doubt: 'not-compared' },
        answers: { verified: true },
        events: { verified: true, text: 'what is written is what happens' },
      },
      replayed: true,
      viewer: 1,
      outcome: { ranks: expect.any(Array) },
    });
    const away = await castellan(['replay', file, '--game', toyPath, '--seat', '5']);
    expect(away).toMatchObject({ status: 2, out: '' });
  });

  test('--promise tells whether it is the game that was promised', async () => {
    const file = join(newFolder(), 'kept.json');
    const { out } = await play(['--players', '2', '--seed', '8', '--save', file], ['none']);
    const promise = /^ {2}([0-9a-f]{64})$/m.exec(out)![1]!;
    const kept = await castellan(['replay', file, '--game', toyPath, '--promise', promise]);
    expect(kept.out).toMatch(/^ {2}verified: +the promise is the one that you kept$/m);
    expect(kept.out).not.toContain('not verified');
    // Someone who changes the seating can make a matching promise, but not the one that was kept.
    const seating = saveIn(readTableFile(fileAt(file)))!.seating!.with(0, {
      name: 'Eve',
      chair: 'person',
    });
    writeFileSync(file, forgedFile(fileAt(file), {}, { seating }));
    const other = await castellan(['replay', file, '--game', toyPath, '--promise', promise]);
    expect(other.status).toBe(1);
    expect(other.err).toContain('This is not the game that was promised');
    const typo = await castellan(['replay', file, '--game', toyPath, '--promise', 'abc']);
    expect(typo.status).toBe(2);
  });

  test('a change of seats is in the log, and told where it was; the promise stays', async () => {
    const file = join(newFolder(), 'kept.json');
    await play(['--players', '2', '--seed', '8', '--save', file], ['pass']);
    await play(['--load', file, '--names', 'Ida,Uli'], anyAnswers);
    const log = readTableFile(fileAt(file));
    expect(saveIn(log)!.seating).toMatchObject([{ name: 'Anna' }, { name: 'Ben' }]);
    expect(seatedIn(log)).toMatchObject([{ name: 'Ida' }, { name: 'Uli' }]);
    expect((await play(['--load', file], [])).out).toContain('seat 0: Ida');
    const { out } = await castellan(['replay', file, '--game', toyPath]);
    expect(out).toMatch(/Anna passes\.[^]*From here on: Ida, Uli[^]*Ida draws a ware\./);
  });

  test('what was taken back is not in the file; a game that is over says so', async () => {
    const file = join(newFolder(), 'kept.json');
    const args = ['--players', '1', '--seed', '3', '--save', file];
    await play(args, ['pass', 'undo', 'draw', 'quit']);
    const log = readTableFile(fileAt(file));
    expect(saveIn(log)!.answers[0]).toMatchObject({ picks: ['draw'] });
    await play(args, anyAnswers);
    expect(endingIn(readTableFile(fileAt(file)))).toMatchObject({ why: 'played', winners: [0] });
  });

  test('a game of a server that was given up is told with its ending, and can be played on', async () => {
    const file = join(newFolder(), 'kept.json');
    await play(['--players', '2', '--seed', '8', '--save', file], ['none']);
    const table = fileAt(file);
    const ended = { type: 'ended', why: 'conceded', winners: [1] };
    writeFileSync(file, JSON.stringify({ ...table, log: [...table.log, ended] }));
    const { out } = await castellan(['replay', file, '--game', toyPath]);
    expect(out).toContain('Ben won: the others gave up.');
    const more = await play(['--load', file], anyAnswers);
    expect(more.out).toContain('The market closes after 3 rounds.');
    expect(endingIn(readTableFile(fileAt(file)))).toMatchObject({ why: 'played' });
  });

  test('several people at one terminal each see their own', async () => {
    const { out } = await play(['--players', '3', '--humans', '0,2', '--seed', '4'], anyAnswers);
    expect(out).toContain('== Anna');
    expect(out).toContain('== Cora');
    expect(out).toContain('Which wares do you keep, one or two?');
    expect(out).toContain('The market closes after 3 rounds.');
  });

  test.each(['card-kingdoms', 'shadowgate'])('chairs at a table of %s, watched', async game => {
    const { status, out } = await castellan(
      `play ${game} --players 2 --humans none --seed 4`.split(' '),
    );
    expect(status).toBe(0);
    expect(out).toMatch(/^1\. /m);
    for (const line of out.split('\n')) expect(visibleLength(line)).toBeLessThanOrEqual(80);
  });

  test('with no person at the table, the bots are watched', async () => {
    const { status, out } = await play(['--players', '2', '--humans', 'none', '--seed', '4'], []);
    expect(status).toBe(0);
    expect(out).toContain('Anna draws a ware.');
    expect(out).not.toMatch(/draws the/);
    expect(out).toContain('The market closes after 3 rounds.');
  });

  test('without a number of players it asks, repeatedly if needed', async () => {
    const { out } = await play(['--seed', '1'], ['7', '3', 'quit']);
    expect(out).toContain('How many players (1, 2, 3)? [2]: 7');
    expect(out).toContain('Type one of 1, 2, 3.');
    expect(out).toContain('seat 2: Cora');
  });

  test('without a game it asks; the first is for beginners', async () => {
    const { status, out } = await castellan(['play', '--seed', '1'], ['chess', '', ''], {
      env: { CASTELLAN_SAVES: newFolder() },
    });
    expect(status).toBe(0);
    expect(out).toContain(
      `Type a number from 1 to ${shelf.length}, or a name such as card-kingdoms.`,
    );
    expect(out).toContain('The game is saved');
    const none = await castellan(['play']);
    expect(none.out).toContain('No game was started.');
  });

  test('in colour when the terminal has colours', async () => {
    const { out } = await castellan(['play', toyPath, '--players', '2', '--seed', '1'], ['quit'], {
      colour: true,
      env: { CASTELLAN_SAVES: newFolder() },
    });
    expect(out).toContain('\u001B[1;36mAnna\u001B[0m');
  });
});

describe('a file that is not a save', () => {
  const folder = newFolder();
  const file = (text: string): string => {
    const path = join(folder, `${text.length}.json`);
    writeFileSync(path, text);
    return path;
  };

  test('is refused with the reason, and status 1', async () => {
    const kept = join(folder, 'kept.json');
    await play(['--players', '2', '--seed', '8', '--save', kept], anyAnswers);
    const save = saveIn(readTableFile(fileAt(kept)))!;
    const cases: readonly (readonly [string, string])[] = [
      [join(folder, 'nowhere.json'), 'There is no file'],
      [file('hello'), 'it is not JSON'],
      [file('{"a":1}'), 'it lacks "castellan": 4'],
      [
        file(JSON.stringify({ ...save, seed: '0'.repeat(64) })),
        'the game, its settings, seating or seed is not what was promised',
      ],
      [
        file(
          JSON.stringify({ ...save, answers: save.answers.slice(1), events: save.events.slice(1) }),
        ),
        `of the saved game can't be played`,
      ],
    ];
    for (const [path, why] of cases) {
      for (const command of [
        ['replay', path, '--game', toyPath],
        ['play', toyPath, '--load', path],
      ]) {
        const { status, err } = await castellan(command);
        expect(err).toContain(why);
        expect(status).toBe(1);
      }
    }
    const events = [[{ say: 'passed', seat: 1 }], ...save.events.slice(1)];
    const forged = await castellan([
      'replay',
      file(JSON.stringify({ ...save, events })),
      '--game',
      toyPath,
    ]);
    expect(forged.status).toBe(1);
    expect(forged.err).toContain('after answer 1, something else happens');
  });

  test('of older rules is still shown from its stored events, but can’t be played on', async () => {
    const kept = join(folder, 'old.json');
    await play(['--players', '2', '--seed', '8', '--save', kept], anyAnswers);
    const table = fileAt(kept);
    const first = table.log.findIndex(entry => 'answer' in entry);
    const log = table.log.with(first, { ...table.log[first], events: [{ say: 'sang', seat: 1 }] });
    const path = file(forgedFile({ ...table, log }, { rulesVersion: 2 }));
    const { status, out } = await castellan(['replay', path, '--game', toyPath]);
    expect(status).toBe(0);
    expect(out).toMatch(/^ {2}not verified: +the answers: played by another version/m);
    expect(out).toMatch(/^ {2}not verified: +what happened, shown as it is written/m);
    const data = await castellan(['replay', path, '--game', toyPath, '--json']);
    expect(JSON.parse(data.out)).toMatchObject({
      replayed: false,
      verification: {
        seed: { verified: true },
        answers: { verified: false, doubt: 'other-rules' },
        events: { verified: false, doubt: 'other-rules' },
      },
    });
    expect(data.out).not.toContain('honest');
    expect(out).toContain('Played by another version of the rules (ours is 1)');
    expect(out).toContain('{"say":"sang","seat":1}');
    expect(out).toContain('Anna draws a ware.');
    const on = await castellan(['play', toyPath, '--load', path]);
    expect(on.status).toBe(1);
    expect(on.err).toContain(`it can't be played on`);
  });
});
