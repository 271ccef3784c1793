// Bots think on another machine; where there is none, at home.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Decision, Game, View } from '@castellan/kernel';
import { begin, Table } from '@castellan/kernel';
import { gameOf } from '@castellan/room/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FarThinkers, ThinkingService } from '../src/table/far-thinkers.ts';
import { until } from './player.ts';
import { TestNats } from './services/nats.ts';
import { hasNats } from './services/programs.ts';

describe.runIf(hasNats())('thinkers by NATS', () => {
  let nats: TestNats;
  let far: FarThinkers;
  let game: Game;
  let view: View;
  let decision: Decision;
  const reported: unknown[] = [];
  beforeAll(async () => {
    nats = await TestNats.start();
    far = new FarThinkers(nats.url, error => reported.push(error));
    await until(() => far.isUp);
    game = await gameOf('villages');
    const seated = ['castellan', 'castellan'].map((chair, n) => ({ name: `${n}`, chair }));
    const table = Table.replay(game, begin(game, { players: 2 }, 'far', seated));
    [decision] = table.decisions() as [Decision];
    view = table.view(decision.seat);
  });
  afterAll(async () => {
    await far.close();
    await nats.close();
    expect(reported).toEqual([]);
  });
  const ask = () => far.answer('table', 'castellan', game, view, decision);

  test('without a thinker a bot thinks at home', async () => {
    expect(await ask()).toMatchObject({ decision: decision.id });
  });

  test('with two thinkers each question goes to one of them; one that has too much hands it back', async () => {
    const two = [await ThinkingService.at(nats.url, 8), await ThinkingService.at(nats.url, 8)];
    const answers = await Promise.all(Array.from({ length: 4 }, ask));
    expect(answers.map(one => one!.decision)).toEqual(Array(4).fill(decision.id));
    expect(two[0]!.answered + two[1]!.answered).toBe(4);
    await Promise.all(two.map(one => one.close()));
    const busy = await ThinkingService.at(nats.url, 0);
    expect(await ask()).toMatchObject({ decision: decision.id });
    expect(busy.answered).toBe(0);
    await busy.close();
  });

  test('a thinker of its own answers; killed in the middle of a thought, it is not waited for', async () => {
    const thinker = fork(join(import.meta.dirname, '../src/think.ts'), ['--nats', nats.url], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      execArgv: [],
    });
    await new Promise<void>(resolve =>
      thinker.stdout!.on('data', text => `${text}`.includes('Thinking for') && resolve()),
    );
    expect(await ask()).toMatchObject({ decision: decision.id });
    const asked = ask();
    thinker.kill('SIGKILL');
    expect(await asked).toMatchObject({ decision: decision.id });
  });

  test('while NATS is away a bot thinks at home', async () => {
    await nats.stop('SIGKILL');
    await until(() => !far.isUp);
    expect(await ask()).toMatchObject({ decision: decision.id });
    await nats.startAgain();
    await until(() => far.isUp);
  });
});
