import type { Decision, Phrase, Save } from '@castellan/kernel';
import { MOST_MOVES, projectEvent, Table, QuickChance, randomAnswer } from '@castellan/kernel';
import type { Entry } from '@castellan/room';
import { rulesOf } from '@castellan/shelf';
import { describe, expect, test, vi } from 'vitest';
import { freshLog, hostLink, logOf, OwnTable } from '../../test/own-host.ts';
import { fleetingDatabase } from '../store/database.ts';
import { GameShelf } from '../store/game-shelf.ts';
import type { Sitter } from '../store/saved-game.ts';
import type { FromWorker } from './messages.ts';

const bot: Sitter = { bot: 'greedy' };
const cardKingdoms = (await rulesOf('card-kingdoms'))!;

/** What a viewer is told, by answer. */
const toldOf = (save: Save, viewer: number | 'spectator'): Phrase[][] =>
  save.events.map(step => step.map(event => projectEvent(event, viewer)));

/** The same game when it had this many answers. */
function cutTo(save: Save, to: number): Save {
  const { answers, events } = save;
  return { ...save, answers: answers.slice(0, to), events: events.slice(0, to) };
}

describe('a table that is played', () => {
  test.each(['card-kingdoms', 'shadowgate'])(
    '%s: a person and a bot play to the end, and the seed keeps its promise',
    async game => {
      const table = await OwnTable.open(game, ['person', bot]);
      const end = await table.playOut();
      expect(end.outcome!.scores.length).toBeGreaterThan(0);
      expect(end.seed).toMatch(/^[0-9a-f]{64}$/);
      expect(table.save.seed).toBe(end.seed);
      table.send({ type: 'course' });
      const course = await table.next('course');
      expect(course.turns).toHaveLength(end.answered + 1);
      const last = course.scores.at(-1)!;
      expect(
        end.outcome!.scores.filter(score => score.seat >= 0).map(score => score.total),
      ).toEqual(last);
      expect(table.client.get().room!.ending).toEqual({
        why: 'played',
        winners: end.outcome!.winners,
      });
    },
  );

  test('a bot says why it moved so, a person does not', async () => {
    const table = await OwnTable.open('card-kingdoms', ['person', { bot: 'page' }], 'reasons');
    await table.playUntil(({ turn }) => turn > 2);
    const seats = table.save.answers.map(({ decision }) => Number(decision.split('.')[0]));
    table.send({ type: 'why', at: seats.indexOf(0) });
    expect((await table.next('refused')).code).toBe('stale');
    table.send({ type: 'why', at: seats.indexOf(1) });
    const { at, move } = await table.next('reasoned');
    expect({ at, seat: move.seat }).toEqual({ at: seats.indexOf(1), seat: 1 });
  });

  test('a person is given advice about what is asked, and a review when it is over', async () => {
    const table = await OwnTable.open('shadowgate', ['person', { bot: 'page' }], 'taught');
    const { decision } = await table.next('shown');
    for (const type of ['review', 'course'] as const) {
      table.send({ type });
      expect((await table.next('refused')).code).toBe('stale');
    }
    table.send({ type: 'hint' });
    const advised = await table.next('advised');
    expect(advised.decision).toBe(decision!.id);
    expect(advised.advice.plans[0]!.steps[0]!.prompt).toEqual(decision!.prompt);
    table.client.answer(decision!.fallback);
    const end = await table.playOut();
    table.send({ type: 'hint' });
    expect((await table.next('refused')).code).toBe('stale');
    table.send({ type: 'review' });
    const reviewed = await table.next('reviewed');
    expect(reviewed.chances).toHaveLength(end.answered + 1);
    expect(reviewed.done).toBe(0);
    // Nobody waits for the rest.
    table.client.close();
    const show = OwnTable.show(table.save, ['person', { bot: 'page' }]);
    show.send({ type: 'why', at: end.answered });
    expect((await show.next('refused')).code).toBe('stale');
    show.send({ type: 'why', at: 0 });
    const { at, turn } = await show.next('explained');
    expect({ at, seat: `${turn.seat}` }).toEqual({
      at: 0,
      seat: table.save.answers[0]!.decision.split('.')[0],
    });
    expect(turn.played.steps.length).toBeGreaterThan(0);
  });

  test('a bot that thinks for longer lets the table listen, and answers', async () => {
    const sitters: Sitter[] = ['person', { bot: 'castellan' }];
    const table = await OwnTable.open('shadowgate', sitters, 'slow');
    const { answered } = await table.playUntil(
      ({ waiting, decision }) => decision === null && waiting.includes(1),
    );
    table.client.look(0);
    expect(await table.next('shown')).toMatchObject({ answered, decision: null });
    await table.playUntil(shown => shown.answered > answered);
    expect(table.save.answers[answered]!.decision).toMatch(/^1\./);
    table.client.close();
  });

  test('a bot’s move is looked at for as long as the page says, or until it has been seen', async () => {
    const table = await OwnTable.open('card-kingdoms', [bot, bot]);
    table.send({ type: 'pace', ms: 10_000 });
    const { answered } = await table.playUntil(({ events }) => events.length > 0);
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(table.client.get().scene!.answered).toBe(answered);
    table.send({ type: 'seen', answered: answered - 1 });
    table.send({ type: 'seen', answered });
    await table.playUntil(shown => shown.answered > answered);
    table.send({ type: 'pace', ms: 0 });
    await table.playOut();
  });

  test('a finished turn is held: taken back it was never given, ended it is stored', async () => {
    const table = await OwnTable.open('card-kingdoms', ['person', bot], 'held');
    let shown = await table.next('shown');
    let last: Decision | null = null;
    while (!shown.held) {
      if (shown.decision !== null) {
        last = shown.decision;
        table.client.answer(last.fallback, true);
      }
      shown = await table.next('shown');
    }
    const { answered } = shown;
    expect(shown).toMatchObject({ decision: null, canUndo: true, waiting: [] });
    expect(table.save.answers).toHaveLength(answered);

    table.client.undo();
    const back = await table.next('shown');
    expect(back).toMatchObject({ held: false, answered });
    expect(back.decision!.id).toBe(last!.id);

    table.client.answer(last!.fallback, true);
    expect((await table.next('shown')).held).toBe(true);
    // A second press comes before the first was seen.
    table.client.endTurn();
    table.client.endTurn();
    const ended = await table.next('shown');
    expect(ended).toMatchObject({ held: false, answered: answered + 1 });
    expect(table.save.answers.length).toBeGreaterThan(answered);
    table.client.look(0);
    await table.next('shown');
    expect(table.heard.filter(({ type }) => type === 'refused')).toEqual([]);
  });

  test('no seed, no other hand and no options of others before the end', async () => {
    const table = await OwnTable.open('card-kingdoms', ['person', 'person']);
    await table.playOut();
    const before = table.heard.filter(
      message => message.type === 'shown' && message.outcome === null,
    ) as Extract<(typeof table.heard)[number], { type: 'shown' }>[];
    expect(before.length).toBeGreaterThan(20);
    expect(before.every(({ seed }) => seed === null)).toBe(true);
    for (const { viewer, decision, view } of before) {
      if (decision !== null) expect(decision.seat).toBe(viewer);
      expect(view.core.rng.seed).toBe('');
      expect(view.viewer).toBe(viewer);
    }
  });

  test('several people: no view is sent before someone asks for it', async () => {
    const table = await OwnTable.open('card-kingdoms', ['person', 'person']);
    const shown = await table.next('shown');
    expect(shown.viewer).toBe('spectator');
    expect(shown.decision).toBeNull();
    expect(shown.people).toEqual([0, 1]);
    table.client.look(1);
    expect((await table.next('shown')).decision?.seat).toBe(1);
  });

  test('nobody looks from a bot’s seat, nor answers for another', async () => {
    const table = await OwnTable.open('card-kingdoms', ['person', bot]);
    const { decision } = await table.next('shown');
    table.client.look(1);
    expect((await table.next('refused')).message).toMatch(/Seat 1 is not yours/);
    const answer = { decision: '1.0', picks: ['x'] };
    table.client.answer(answer);
    expect((await table.next('refused')).code).toBe('seat');
    table.send({ type: 'answer', seat: 1, revision: 4, answer });
    expect((await table.next('refused')).code).toBe('seat');
    table.client.answer(decision!.fallback);
    expect((await table.next('shown')).answered).toBeGreaterThan(0);
  });

  test('a blocked option is refused with the reason', async () => {
    const table = await OwnTable.open('card-kingdoms', ['person', bot]);
    for (;;) {
      const { decision } = await table.next('shown');
      const barred = decision?.options.find(({ blocked }) => blocked !== undefined);
      if (barred === undefined) {
        if (decision !== null) table.client.answer(decision.fallback);
        continue;
      }
      table.client.answer({ decision: decision!.id, picks: [barred.id] });
      const { code, message, reason } = await table.next('refused');
      expect(code).toBe('illegal');
      expect(reason).toEqual(barred.blocked);
      expect(message).toContain(cardKingdoms.words.en.say(barred.blocked!, String));
      break;
    }
  });

  test('what can’t be opened is refused, and the next table is laid', async () => {
    const link = hostLink();
    const heard: FromWorker[] = [];
    const last = () => heard.findLast(one => one.type === 'hear' && one.message.type !== 'room');
    link.listen(message => heard.push(message));
    const refused = (code: string) => ({ message: { type: 'refused', code } });
    link.post({ type: 'take', message: { type: 'undo', seat: 0, revision: 0 } });
    await expect.poll(last).toMatchObject(refused('malformed'));
    const [opened, ...rest] = await freshLog('card-kingdoms', ['person', 'person']);
    const { spec, from } = opened as Extract<Entry, { type: 'opened' }>;
    const chess = { spec: { ...spec, game: 'chess' }, from: { ...from!, game: 'chess' } };
    link.post({ type: 'play', log: [{ ...opened, ...chess } as Entry, ...rest] });
    await expect.poll(last).toMatchObject(refused('game'));
    const older = { from: { ...from!, rulesVersion: 0 } };
    link.post({ type: 'play', log: [{ ...opened, ...older } as Entry, ...rest] });
    await expect.poll(last).toMatchObject(refused('rules'));
    const log = await freshLog('card-kingdoms', ['person', { bot: 'deep-blue' }]);
    link.post({ type: 'play', log });
    await expect.poll(last).toMatchObject(refused('settings'));
    link.post({ type: 'play', log: [opened!, ...rest] });
    await expect.poll(last).toMatchObject({ message: { type: 'scene' } });
    link.post({ type: 'take', message: { type: 'seek', to: 0 } });
    await expect.poll(last).toMatchObject(refused('seat'));
    link.close();
  });

  test('the rules of a game that is likely are fetched, and nobody hears of it if they can’t be', async () => {
    const wanted: string[] = [];
    const link = hostLink(id => {
      wanted.push(id);
      return Promise.reject(new TypeError('Failed to fetch a module'));
    });
    const heard = vi.fn<() => void>();
    link.listen(heard);
    for (const game of ['villages', 'quests']) link.post({ type: 'expect', game });
    await expect.poll(() => wanted).toEqual(['villages', 'quests']);
    expect(heard).not.toHaveBeenCalled();
    link.close();
  });

  test('rules that can’t be fetched are no fault of the game: the error is another one', async () => {
    const heard: FromWorker[] = [];
    const link = hostLink(() => Promise.reject(new TypeError('Failed to fetch a module')));
    link.listen(message => heard.push(message));
    link.post({ type: 'play', log: await freshLog('card-kingdoms', ['person', bot]) });
    await expect
      .poll(() => heard)
      .toMatchObject([{ message: { type: 'refused', code: 'unfetched' } }]);
  });

  test('a saved game goes on where it was, with the same history', async () => {
    const shelf = new GameShelf(fleetingDatabase());
    const first = OwnTable.play(await freshLog('shadowgate', ['person', bot]), shelf);
    await first.playUntil(({ answered }) => answered >= 5);
    first.client.close();
    const { entries, save } = first;
    const second = OwnTable.play(entries, shelf, true);
    const shown = await second.next('shown');
    expect(shown.answered).toBe(save.answers.length);
    expect(second.client.get().log).toEqual(toldOf(save, 0));
    if (shown.decision !== null) second.client.answer(shown.decision.fallback);
    await second.playUntil(({ answered }) => answered > save.answers.length);
    expect(cutTo(second.save, save.answers.length)).toEqual(save);
    second.client.close();
  });

  test('undo takes back your own answer and tells the history again', async () => {
    const table = await OwnTable.open('card-kingdoms', ['person', bot]);
    const { answered } = await table.playUntil(({ canUndo }) => canUndo);
    table.client.undo();
    expect((await table.next('shown')).answered).toBe(answered - 1);
    expect(table.client.get().log).toHaveLength(answered - 1);
    expect(table.save.answers).toHaveLength(answered - 1);
    table.client.close();
  });
});

describe('stored before shown', () => {
  /** A host whose store answers when the test wants. */
  async function begun() {
    const link = hostLink();
    const heard: Extract<FromWorker, { type: 'hear' }>['message'][] = [];
    const asked: Extract<FromWorker, { type: 'store' }>[] = [];
    link.listen(message => {
      if (message.type === 'hear') heard.push(message.message);
      else asked.push(message);
    });
    const log = await freshLog('card-kingdoms', ['person', 'person']);
    link.post({ type: 'play', log });
    const [seat, revision] = [0, log.length];
    link.post({ type: 'take', message: { type: 'look', viewer: seat } });
    const first = new Table(cardKingdoms, { players: 2 }, 'host').decisions()[0]!;
    const answer = first.fallback;
    link.post({ type: 'take', message: { type: 'answer', seat, revision, answer } });
    await expect.poll(() => asked).toHaveLength(1);
    // Who is there is said after a while, whatever else happens.
    const types = (): string[] => heard.flatMap(({ type }) => (type === 'room' ? [] : [type]));
    return { link, log, heard, asked, types, shown: types().length };
  }

  test('nothing is shown before it is stored, and later messages wait', async () => {
    const { link, log, asked, types, shown } = await begun();
    expect(asked[0]!.task).toMatchObject({ type: 'append', seq: log.length });
    link.post({ type: 'take', message: { type: 'look', viewer: 1 } });
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(types().slice(shown)).toEqual([]);
    link.post({ type: 'stored', n: asked[0]!.n });
    await expect.poll(() => types().slice(shown)).toEqual(['moved', 'scene']);
  });

  test('what could not be stored is never shown: the page is told how the table stands', async () => {
    const { link, log, heard, asked, types, shown } = await begun();
    link.post({ type: 'unstored', n: asked[0]!.n, isConflict: false, why: 'full' });
    await expect.poll(() => asked.at(-1)!.task.type).toBe('read');
    expect(types().slice(shown)).not.toContain('moved');
    link.post({ type: 'stored', n: asked.at(-1)!.n, entries: log });
    const codes = () => heard.flatMap(one => (one.type === 'refused' ? [one.code] : []));
    await expect.poll(codes).toContain('unstored');
    const scene = heard.findLast(({ type }) => type === 'scene');
    expect(scene).toMatchObject({ scene: { view: { core: { answered: [0, 0] } } }, told: [] });
  });

  test('a host that was closed while storing does nothing more', async () => {
    const { link, asked, types, shown } = await begun();
    link.close();
    link.post({ type: 'stored', n: asked[0]!.n });
    await new Promise(resolve => setTimeout(resolve, 5));
    expect(asked).toHaveLength(1);
    expect(types()).toHaveLength(shown);
  });
});

describe('a game that never ends by itself', () => {
  /** Nobody ever does more than they must. */
  function idle(answers: number): Save {
    const table = new Table(cardKingdoms, { players: 2 }, 'idle');
    for (let i = 0; i < answers; i++) table.answer(table.decisions()[0]!.fallback);
    return table.save();
  }

  test('is stopped after as many answers as on a server, with its points and its seed', async () => {
    const table = OwnTable.play(logOf(idle(MOST_MOVES - 1), ['person', bot]));
    const ending = () => table.client.get().room!.ending;
    const shown = await table.playUntil(({ answered }) => answered === MOST_MOVES);
    expect(shown).toMatchObject({ outcome: null, decision: null, waiting: [] });
    expect(shown.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(ending()).toEqual({ why: 'limit', winners: [] });
    expect(table.entries.at(-1)).toMatchObject({ type: 'ended', why: 'limit' });
    table.client.answer({ decision: '0.0', picks: [] });
    expect((await table.next('refused')).code).toBe('over');
    table.send({ type: 'course' });
    expect((await table.next('course')).scores).toHaveLength(MOST_MOVES + 1);

    const show = OwnTable.show(table.save, ['person', bot]);
    expect(await show.next('verified')).toMatchObject({ over: true, seats: [0, 1] });
    expect((await show.next('shown')).seed).toBeNull();
    show.send({ type: 'seek', to: MOST_MOVES });
    expect(await show.next('shown')).toMatchObject({ outcome: null, seed: shown.seed });
  });

  test('goes on when its last answer is taken back', async () => {
    const save = idle(MOST_MOVES);
    const last = Number(save.answers.at(-1)!.decision.split('.')[0]);
    const table = OwnTable.play(logOf(save, ['person', 'person']));
    table.client.look(last);
    await table.next('shown');
    expect((await table.next('shown')).canUndo).toBe(true);
    expect(table.client.get().room!.ending?.why).toBe('limit');
    table.client.undo();
    const again = await table.next('shown');
    expect(table.client.get().room!.ending).toBeNull();
    expect(again.decision).not.toBeNull();
  });
});

describe('a game that is shown again', () => {
  test('goes to any time, from any seat, and can’t be played', async () => {
    const table = await OwnTable.open('card-kingdoms', [bot, bot]);
    const end = await table.playOut();
    const { save } = table;
    const show = OwnTable.show(save, [bot, bot]);
    expect((await show.next('shown')).answered).toBe(0);
    show.send({ type: 'seek', to: 1 });
    const one = await show.next('shown');
    expect(one.events).toEqual(toldOf(save, 'spectator')[0]);
    show.client.look(1);
    expect((await show.next('shown')).viewer).toBe(1);
    show.send({ type: 'seek', to: 100_000 });
    const last = await show.next('shown');
    expect(last.answered).toBe(end.answered);
    expect(last.outcome).toEqual(end.outcome);
    expect(show.client.get().log).toEqual(toldOf(save, 1));
    show.client.look(2);
    expect((await show.next('refused')).code).toBe('seat');
    show.client.answer({ decision: '0.0', picks: [] });
    expect((await show.next('refused')).code).toBe('over');
  });

  test('lets all seats try things out from any time, and is as it was after that', async () => {
    const table = await OwnTable.open('card-kingdoms', [bot, bot]);
    await table.playOut();
    const { save } = table;
    const show = OwnTable.show(save, [bot, bot]);
    await show.next('shown');
    show.send({ type: 'seek', to: 9 });
    const { viewer: _, events: __, ...before } = await show.next('shown');
    show.send({ type: 'sandbox', on: true });
    const first = await show.next('shown');
    expect(first).toMatchObject({ sandbox: true, answered: 9, canUndo: false });
    expect(first.waiting).toContain(first.decision!.seat);
    expect(first.decision!.seat).toBe(first.viewer);

    // All of them decide, one after the other, up to an end that the game never had.
    const chance = new QuickChance(5);
    const seats = new Set<unknown>();
    let tried = first;
    while (tried.decision !== null) {
      seats.add(tried.viewer);
      show.client.answer(randomAnswer(tried.decision, chance));
      tried = await show.next('shown');
    }
    expect([...seats].sort()).toEqual([0, 1]);
    expect(tried.outcome).not.toBeNull();
    show.client.undo();
    expect(await show.next('shown')).toMatchObject({ answered: tried.answered - 1, outcome: null });

    show.send({ type: 'sandbox', on: false });
    const { viewer, events: ___, ...after } = await show.next('shown');
    expect([viewer, after]).toEqual(['spectator', before]);
    expect(show.client.get().log).toEqual(toldOf(save, 'spectator').slice(0, 9));
  });
});

describe('a game that is shown while it is still on', () => {
  /** A game of people and bots, stopped long before its end. */
  async function begun(game: string, sitters: readonly Sitter[]): Promise<Save> {
    const table = await OwnTable.open(game, sitters, 'still on');
    await table.playUntil(({ answered }) => answered >= 20);
    table.client.close();
    return cutTo(table.save, 20);
  }

  test.each([
    ['a person among bots', ['person', bot], [0], 0],
    ['two people at one device', ['person', 'person', bot], [0, 1], 'spectator'],
    ['bots alone', [bot, bot], [], 'spectator'],
  ] as const)('%s: only the people here have seats to look from', async (_, sitters, seats, at) => {
    const save = await begun('shadowgate', sitters);
    const show = OwnTable.show(save, sitters);
    expect(await show.next('verified')).toMatchObject({ over: false, seats });
    expect((await show.next('shown')).viewer).toBe(at);
    for (const seat of sitters.keys()) {
      show.client.look(seat);
      const answer = await show.next('shown', 'refused');
      if ((seats as readonly number[]).includes(seat))
        expect(answer).toMatchObject({ type: 'shown', viewer: seat });
      else expect(answer).toMatchObject({ type: 'refused', code: 'seat' });
    }
  });

  test('it is not reviewed, and its course tells no more points than everyone saw', async () => {
    const save = await begun('card-kingdoms', ['person', bot]);
    const show = OwnTable.show(save, ['person', bot]);
    show.send({ type: 'review' });
    expect((await show.next('refused', 'reviewed')).type).toBe('refused');
    for (const message of [
      { type: 'sandbox', on: true },
      { type: 'why', at: 3 },
    ] as const) {
      show.send(message);
      expect((await show.next('refused')).code).toBe('stale');
    }
    show.send({ type: 'course' });
    const { scores, turns } = await show.next('course');
    const { state } = Table.replay(cardKingdoms, save);
    expect(turns).toHaveLength(save.answers.length + 1);
    expect(scores.at(-1)).toEqual(cardKingdoms.standing(cardKingdoms.view(state, 'spectator')));
  });

  test('nobody says who sits here: it is shown as everyone saw it', async () => {
    const save = await begun('shadowgate', ['person', bot]);
    const show = OwnTable.show(save, null);
    expect((await show.next('verified')).seats).toEqual([]);
    show.client.look(0);
    expect((await show.next('refused')).code).toBe('seat');
  });

  test('a table that was closed before its end is shown from every seat', async () => {
    const save = await begun('shadowgate', ['person', bot]);
    const ended = { type: 'ended', at: 0, why: 'abandoned', winners: [] } as const;
    const show = OwnTable.show(save, ['person', bot], ended);
    expect(await show.next('verified')).toMatchObject({ over: true, seats: [0, 1] });
    show.client.look(1);
    expect((await show.next('shown')).viewer).toBe(0);
    expect((await show.next('shown')).viewer).toBe(1);
  });

  test.each(['played', 'limit'] as const)(
    'one that says it was ended as %s is not believed',
    async why => {
      const save = await begun('shadowgate', ['person', bot]);
      const show = OwnTable.show(save, ['person', bot], {
        type: 'ended',
        at: 0,
        why,
        winners: [0],
      });
      expect((await show.next('refused')).message).toContain('played to its end, and it was not');
    },
  );
});

describe('a game that is played in another tab', () => {
  /** Two tabs with one game: the second is told when it looks at what the first has done. */
  async function tabs(sitters: readonly Sitter[]): Promise<[OwnTable, OwnTable]> {
    const database = fleetingDatabase();
    const shelves = [new GameShelf(database), new GameShelf(database)];
    const log = await freshLog('card-kingdoms', sitters, 'tabs');
    await shelves[0]!.add(log);
    const [one, other] = shelves.map(shelf => OwnTable.play(log, shelf, true));
    await other!.next('shown');
    return [one!, other!];
  }

  test('is followed with the player’s own view, and can be played on here', async () => {
    const [one, other] = await tabs(['person', 'person']);
    const played = await one.playUntil(({ answered }) => answered === 20);
    one.client.look('spectator');
    other.changed();
    const shown = await other.next('shown');
    expect(shown).toMatchObject({ answered: 20, viewer: 'spectator' });
    expect(shown.events).toEqual(toldOf(one.save, 'spectator').flat());
    other.client.look(Number(played.viewer));
    expect((await other.next('shown')).view).toEqual(played.view);
    other.client.look('spectator');
    await other.playUntil(({ answered }) => answered === 22);
    expect(cutTo(other.save, 20)).toEqual(one.save);
    one.changed();
    await expect.poll(() => one.client.get().scene!.answered).toBe(22);
    expect(one.save).toEqual(other.save);
  });

  test('goes back after an undo, and on from there', async () => {
    const [one, other] = await tabs(['person', 'person']);
    const { answered } = await one.playUntil(({ canUndo }) => canUndo);
    other.changed();
    expect((await other.next('shown')).answered).toBe(answered);
    one.client.undo();
    await one.next('shown');
    other.changed();
    expect((await other.next('shown')).answered).toBe(answered - 1);
    expect(other.client.get().log).toHaveLength(answered - 1);
  });

  test('a game that was over already is ended once, no matter who opens it first', async () => {
    const table = new Table(cardKingdoms, { players: 2 }, 'over');
    for (let i = 0; i < MOST_MOVES; i++) table.answer(table.decisions()[0]!.fallback);
    const log = logOf(table.save(), ['person', 'person']);
    const database = fleetingDatabase();
    await new GameShelf(database).add(log);
    const two = [0, 1].map(() => OwnTable.play(log, new GameShelf(database), true));
    for (const one of two) {
      await one.next('shown');
      expect(one.client.get().room!.ending?.why).toBe('limit');
      expect(one.heard.filter(({ type }) => type === 'refused')).toEqual([]);
      expect(one.entries.filter(({ type }) => type === 'ended')).toHaveLength(1);
    }
  });
});
