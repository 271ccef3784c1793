import { cardKingdoms } from '@castellan/card-kingdoms';
import type { Decision, Game, Save } from '@castellan/kernel';
import { MOST_MOVES, projectEvent, QuickChance, randomAnswer, Table } from '@castellan/kernel';
import type { FromTable, Link, Sitter, ToTable, Update } from '@castellan/protocol';
import { localLink, withPlayed } from '@castellan/protocol';
import { shadowgate } from '@castellan/shadowgate';
import { describe, expect, test } from 'vitest';
import { Host } from './host.ts';

const known: Readonly<Record<string, Game>> = {
  'card-kingdoms': cardKingdoms as unknown as Game,
  shadowgate: shadowgate as unknown as Game,
};

/** A link to a table in this program, with everything that was received. */
class Seat {
  readonly heard: FromTable[] = [];
  readonly link: Link;
  #at = 0;

  constructor() {
    this.link = localLink(send => new Host(async id => known[id] ?? null, send));
    this.link.listen(message => this.heard.push(message));
  }

  send(message: ToTable): void {
    this.link.send(message);
  }

  /** The game after each message that was to be stored. */
  get saves(): Save[] {
    const saves: Save[] = [];
    for (const message of this.heard) {
      if (message.type === 'saved') saves.push(message.save);
      if (message.type === 'played') saves.push(withPlayed(saves.at(-1)!, message));
    }
    return saves;
  }

  /** The next message of a kind that has not been looked at yet. */
  async next<T extends FromTable['type']>(...types: T[]): Promise<Extract<FromTable, { type: T }>> {
    for (let tries = 0; tries < 2000; tries++) {
      while (this.#at < this.heard.length) {
        const message = this.heard[this.#at++]!;
        if ((types as string[]).includes(message.type))
          return message as Extract<FromTable, { type: T }>;
      }
      await new Promise(resolve => setTimeout(resolve, 1));
    }
    throw new Error(`no ${types.join(' or ')} came`);
  }
}

function open(game: string, sitters: readonly Sitter[], seed = 'host'): ToTable {
  return { type: 'open', table: { game, settings: { players: sitters.length }, seed, sitters } };
}

const firstAnswer = (decision: Decision): ToTable => ({
  type: 'answer',
  answer: decision.fallback,
});

/** Plays until the game is over, with any answers for people, from the view of whoever is asked. */
async function playOut(seat: Seat): Promise<Update> {
  const chance = new QuickChance(1);
  for (;;) {
    const update = await seat.next('update', 'refused');
    if (update.type === 'refused') throw new Error(update.message);
    if (update.outcome !== null) return update;
    const due = update.people.find(person => update.waiting.includes(person));
    if (update.decision !== null)
      seat.send({ type: 'answer', answer: randomAnswer(update.decision, chance) });
    else if (due !== undefined && due !== update.viewer) seat.send({ type: 'look', viewer: due });
  }
}

const bot: Sitter = { bot: 'greedy' };

describe('a table that is played', () => {
  test.each(['card-kingdoms', 'shadowgate'])(
    '%s: a person and a bot play to the end, and the seed keeps its promise',
    async game => {
      const seat = new Seat();
      seat.send(open(game, ['person', bot]));
      const end = await playOut(seat);
      expect(end.outcome!.scores.length).toBeGreaterThan(0);
      expect(end.seed).toMatch(/^[0-9a-f]{64}$/);
      seat.send({ type: 'course' });
      const course = await seat.next('course');
      expect(course.turns).toHaveLength(end.answered + 1);
      const last = course.scores!.at(-1)!;
      expect(
        end.outcome!.scores.filter(score => score.seat >= 0).map(score => score.total),
      ).toEqual(last);
    },
  );

  test('a person is given advice about what is asked, and a review when it is over', async () => {
    const seat = new Seat();
    seat.send(open('shadowgate', ['person', { bot: 'page' }], 'taught'));
    const { decision } = await seat.next('update');
    seat.send({ type: 'review' });
    expect((await seat.next('refused')).code).toBe('malformed');
    seat.send({ type: 'advise' });
    const advised = await seat.next('advised');
    expect(advised.decision).toBe(decision!.id);
    expect(advised.advice.plans[0]!.steps[0]!.prompt).toEqual(decision!.prompt);
    seat.send(firstAnswer(decision!));
    const end = await playOut(seat);
    seat.send({ type: 'advise' });
    expect((await seat.next('refused')).code).toBe('malformed');
    seat.send({ type: 'review' });
    const reviewed = await seat.next('reviewed');
    expect(reviewed.chances).toHaveLength(end.answered + 1);
    expect(reviewed.done).toBe(0);
    // Nobody waits for the rest.
    seat.link.close();
  });

  test('a bot that thinks for longer lets the table listen, and answers', async () => {
    const seat = new Seat();
    seat.send(open('shadowgate', ['person', { bot: 'castellan@10ms' }], 'slow'));
    for (let own = 0; own < 2;) {
      const { decision, waiting } = await seat.next('update');
      if (decision !== null) seat.send(firstAnswer(decision));
      else if (waiting.includes(1)) {
        own++;
        // Looking again gives up the thought, and another begins.
        seat.send({ type: 'look', viewer: 0 });
      }
    }
    expect((await seat.next('played')).answer.decision).toMatch(/^1\./);
    seat.link.close();
  });

  test('a finished turn is held: taken back it was never given, ended it is stored', async () => {
    const seat = new Seat();
    seat.send({ type: 'hold', on: true });
    seat.send(open('card-kingdoms', ['person', bot], 'held'));
    let update = await seat.next('update');
    let last: Decision | null = null;
    while (!update.held) {
      if (update.decision !== null) {
        last = update.decision;
        seat.send(firstAnswer(last));
      }
      update = await seat.next('update');
    }
    expect(update).toMatchObject({ decision: null, canUndo: true, waiting: [] });
    expect(seat.saves.at(-1)!.answers).toHaveLength(update.answered);

    seat.send({ type: 'undo', seat: 0 });
    const back = await seat.next('update');
    expect(back).toMatchObject({ held: false, answered: update.answered });
    expect(back.decision!.id).toBe(last!.id);

    seat.send(firstAnswer(last!));
    expect((await seat.next('update')).held).toBe(true);
    // A second press comes before the first was seen.
    seat.send({ type: 'end-turn' });
    seat.send({ type: 'end-turn' });
    await seat.next('played');
    expect(seat.saves.at(-1)!.answers).toHaveLength(update.answered + 1);
    expect((await seat.next('update')).held).toBe(false);
    seat.send({ type: 'look', viewer: 0 });
    await seat.next('update');
    expect(seat.heard.filter(({ type }) => type === 'refused')).toEqual([]);
  });

  test('no seed, no other hand and no options of others before the end', async () => {
    const seat = new Seat();
    seat.send(open('card-kingdoms', ['person', 'person']));
    await playOut(seat);
    const before = seat.heard.filter(
      message => message.type === 'update' && message.outcome === null,
    ) as Update[];
    expect(before.every(({ seed }) => seed === null)).toBe(true);
    for (const { viewer, decision, view } of before) {
      if (decision !== null) expect(decision.seat).toBe(viewer);
      expect(view.core.rng.seed).toBe('');
      expect(view.viewer).toBe(viewer);
    }
  });

  test('several people: no view is sent before someone asks for it', async () => {
    const seat = new Seat();
    seat.send(open('card-kingdoms', ['person', 'person']));
    const update = await seat.next('update');
    expect(update.viewer).toBe('spectator');
    expect(update.decision).toBeNull();
    seat.send({ type: 'look', viewer: 1 });
    expect((await seat.next('update')).decision?.seat).toBe(1);
  });

  test('nobody looks from a bot’s seat, nor answers for another', async () => {
    const seat = new Seat();
    seat.send(open('card-kingdoms', ['person', bot]));
    const { decision } = await seat.next('update');
    seat.send({ type: 'look', viewer: 1 });
    expect((await seat.next('refused')).message).toMatch(/may look from seat 1/);
    seat.send({ type: 'answer', answer: { decision: '1.0', picks: ['x'] } });
    expect((await seat.next('refused')).code).toBe('illegal');
    seat.send(firstAnswer(decision!));
    expect((await seat.next('update')).answered).toBeGreaterThan(0);
  });

  test('a blocked option is refused with the reason', async () => {
    const seat = new Seat();
    seat.send(open('card-kingdoms', ['person', bot]));
    for (;;) {
      const { decision } = await seat.next('update');
      const barred = decision?.options.find(({ blocked }) => blocked !== undefined);
      if (barred === undefined) {
        if (decision !== null) seat.send(firstAnswer(decision));
        continue;
      }
      seat.send({ type: 'answer', answer: { decision: decision!.id, picks: [barred.id] } });
      const { code, message, reason } = await seat.next('refused');
      expect(code).toBe('illegal');
      expect(reason).toEqual(barred.blocked);
      expect(message).toContain(cardKingdoms.words.en.say(barred.blocked!, String));
      break;
    }
  });

  test('nonsense is refused, and the table stays as it is', async () => {
    const seat = new Seat();
    for (const nonsense of [
      null,
      7,
      'open',
      {},
      { type: 'fly' },
      { type: 'open', table: {} },
      { type: 'answer' },
      { type: 'seek', to: -1 },
    ]) {
      seat.link.send(nonsense as unknown as ToTable);
      expect((await seat.next('refused')).code).toBe('malformed');
    }
    seat.send({ type: 'undo', seat: 0 });
    expect((await seat.next('refused')).message).toMatch(/No table/);
    seat.send(open('chess', ['person']));
    expect((await seat.next('refused')).code).toBe('game');
    seat.send(open('card-kingdoms', ['person', { bot: 'deep-blue' }]));
    expect((await seat.next('refused')).code).toBe('settings');
    seat.send(open('card-kingdoms', ['person', bot, bot], 'x'));
    expect((await seat.next('update')).viewer).toBe(0);
  });

  test('rules that can’t be fetched are no fault of the game: it is said apart', async () => {
    const heard: FromTable[] = [];
    const host = new Host(
      () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
      message => heard.push(message),
    );
    host.take(open('card-kingdoms', ['person', bot]));
    await expect.poll(() => heard).toMatchObject([{ type: 'refused', code: 'unfetched' }]);
  });

  test('a saved game goes on where it was, with the same history', async () => {
    const first = new Seat();
    first.send(open('shadowgate', ['person', bot]));
    for (let i = 0; i < 4; i++) {
      let update = await first.next('update');
      while (update.decision === null) update = await first.next('update');
      first.send(firstAnswer(update.decision));
    }
    while (first.saves.at(-1)!.answers.length < 5) await first.next('played');
    const save = first.saves.at(-1)!;
    first.link.close();
    const second = new Seat();
    second.send({ type: 'resume', save, sitters: ['person', bot] });
    const history = await second.next('history');
    expect(history.events).toEqual(
      save.events.map(step => step.map(event => projectEvent(event, 0))),
    );
    expect((await second.next('update')).answered).toBe(save.answers.length);
  });

  test('undo takes back one’s own answer and tells the history anew', async () => {
    const seat = new Seat();
    seat.send({ type: 'pace', ms: 5000 });
    seat.send(open('card-kingdoms', ['person', bot]));
    let update = await seat.next('update');
    let undone = false;
    for (let i = 0; i < 60 && !undone; i++) {
      if (update.canUndo) {
        const { answered } = update;
        seat.send({ type: 'undo', seat: 0 });
        expect((await seat.next('history')).events).toHaveLength(answered - 1);
        expect((await seat.next('update')).answered).toBe(answered - 1);
        undone = true;
      } else if (update.decision !== null) {
        seat.send(firstAnswer(update.decision));
        update = await seat.next('update');
      } else {
        seat.send({ type: 'pace', ms: 0 });
        update = await seat.next('update');
      }
    }
    expect(undone).toBe(true);
    seat.link.close();
  });
});

describe('a game that never ends by itself', () => {
  /** Nobody ever does more than they must. */
  function idle(answers: number): Save {
    const table = new Table(known['card-kingdoms']!, { players: 2 }, 'idle');
    for (let i = 0; i < answers; i++) table.answer(table.decisions()[0]!.fallback);
    return table.save();
  }

  test('is stopped after as many answers as on a server, with its points and its seed', async () => {
    const seat = new Seat();
    const sitters: readonly Sitter[] = ['person', bot];
    seat.send({ type: 'resume', save: idle(MOST_MOVES - 1), sitters });
    for (let update = await seat.next('update'); update.answered < MOST_MOVES;) {
      expect(update.stopped).toBeUndefined();
      if (update.decision !== null) seat.send(firstAnswer(update.decision));
      update = await seat.next('update');
      if (update.answered < MOST_MOVES) continue;
      expect(update).toMatchObject({
        stopped: 'limit',
        outcome: null,
        decision: null,
        waiting: [],
      });
      expect(update.seed).toMatch(/^[0-9a-f]{64}$/);
    }
    expect(seat.heard.findLast(({ type }) => type === 'played')).toMatchObject({ over: true });
    seat.send({ type: 'answer', answer: { decision: '0.0', picks: [] } });
    expect((await seat.next('refused')).code).toBe('over');
    seat.send({ type: 'course' });
    expect((await seat.next('course')).scores).toHaveLength(MOST_MOVES + 1);

    const show = new Seat();
    show.send({ type: 'replay', save: seat.saves.at(-1)!, sitters });
    expect(await show.next('verified')).toMatchObject({ over: true, seats: [0, 1] });
    expect((await show.next('update')).stopped).toBeUndefined();
    show.send({ type: 'seek', to: MOST_MOVES });
    expect((await show.next('update')).stopped).toBe('limit');
  });

  test('goes on when its last answer is taken back', async () => {
    const seat = new Seat();
    const save = idle(MOST_MOVES);
    const last = Number(save.answers.at(-1)!.decision.split('.')[0]);
    seat.send({ type: 'resume', save, sitters: ['person', 'person'] });
    seat.send({ type: 'look', viewer: last });
    await seat.next('update');
    const { canUndo, stopped } = await seat.next('update');
    expect([canUndo, stopped]).toEqual([true, 'limit']);
    seat.send({ type: 'undo', seat: last });
    const again = await seat.next('update');
    expect(again.stopped).toBeUndefined();
    expect(again.decision).not.toBeNull();
  });
});

describe('a game that is shown again', () => {
  test('goes to any time, from any seat, and can’t be played', async () => {
    const seat = new Seat();
    seat.send(open('card-kingdoms', [bot, bot]));
    const end = await playOut(seat);
    await new Promise(resolve => setTimeout(resolve, 20));
    const save = seat.saves.at(-1)!;
    const show = new Seat();
    show.send({ type: 'replay', save });
    expect((await show.next('update')).answered).toBe(0);
    show.send({ type: 'seek', to: 1 });
    const one = await show.next('update');
    expect(one.events).toEqual(save.events[0]!.map(event => projectEvent(event, 'spectator')));
    show.send({ type: 'look', viewer: 1 });
    expect((await show.next('update')).viewer).toBe(1);
    show.send({ type: 'seek', to: 100_000 });
    const last = await show.next('update');
    expect(last.answered).toBe(end.answered);
    expect(last.outcome).toEqual(end.outcome);
    show.send({ type: 'look', viewer: 2 });
    expect((await show.next('refused')).code).toBe('malformed');
    show.send({ type: 'answer', answer: { decision: '0.0', picks: [] } });
    expect((await show.next('refused')).code).toBe('over');
  });
});

describe('a game that is shown while it is still on', () => {
  /** A game of people and bots, stopped long before its end. */
  async function begun(game: string, sitters: readonly Sitter[]): Promise<Save> {
    const seat = new Seat();
    seat.send(open(game, sitters, 'still on'));
    const chance = new QuickChance(2);
    while (seat.saves.length < 25) {
      const update = await seat.next('update');
      const due = update.people.find(person => update.waiting.includes(person));
      if (update.decision !== null)
        seat.send({ type: 'answer', answer: randomAnswer(update.decision, chance) });
      else if (due !== undefined && due !== update.viewer) seat.send({ type: 'look', viewer: due });
    }
    seat.link.close();
    return seat.saves[20]!;
  }

  test.each([
    ['a person among bots', ['person', bot], [0]],
    ['two people at one device', ['person', 'person', bot], [0, 1]],
    ['bots alone', [bot, bot], []],
  ] as const)('%s: only the people here have seats to look from', async (_, sitters, people) => {
    const save = await begun('shadowgate', sitters);
    const show = new Seat();
    show.send({ type: 'replay', save, sitters });
    expect(await show.next('verified')).toMatchObject({ over: false, seats: people });
    expect((await show.next('update')).viewer).toBe('spectator');
    for (const seat of sitters.keys()) {
      show.send({ type: 'look', viewer: seat });
      const answer = await show.next('update', 'refused');
      if ((people as readonly number[]).includes(seat))
        expect(answer).toMatchObject({ type: 'update', viewer: seat });
      else expect(answer).toMatchObject({ type: 'refused', code: 'malformed' });
    }
  });

  test('it is not reviewed, and its course tells no more points than everyone saw', async () => {
    const sitters: readonly Sitter[] = ['person', bot];
    const save = await begun('card-kingdoms', sitters);
    const show = new Seat();
    show.send({ type: 'replay', save, sitters });
    show.send({ type: 'review' });
    expect((await show.next('refused', 'reviewed')).type).toBe('refused');
    show.send({ type: 'course' });
    const { scores, turns } = await show.next('course');
    const game = known['card-kingdoms']!;
    const { state } = Table.replay(game, save);
    expect(turns).toHaveLength(save.answers.length + 1);
    expect(scores.at(-1)).toEqual(game.standing(game.view(state, 'spectator')));
  });

  test('nobody says who sits here: it is shown as everyone saw it', async () => {
    const save = await begun('shadowgate', ['person', bot]);
    const show = new Seat();
    show.send({ type: 'replay', save });
    expect((await show.next('verified')).seats).toEqual([]);
    show.send({ type: 'look', viewer: 0 });
    expect((await show.next('refused')).code).toBe('malformed');
  });

  test('a table that was closed before its end is shown from every seat', async () => {
    const save = await begun('shadowgate', ['person', bot]);
    const show = new Seat();
    show.send({ type: 'replay', save, sitters: ['person', bot], ended: true });
    expect(await show.next('verified')).toMatchObject({ over: true, seats: [0, 1] });
    show.send({ type: 'look', viewer: 1 });
    expect((await show.next('update')).viewer).toBe('spectator');
    expect((await show.next('update')).viewer).toBe(1);
  });
});

describe('a game that is played elsewhere', () => {
  /** What the playing table stored, step by step, to its end. */
  async function playedBy(sitters: readonly Sitter[]): Promise<Save[]> {
    const seat = new Seat();
    seat.send(open('card-kingdoms', sitters));
    await playOut(seat);
    return seat.saves;
  }

  test('is followed step by step, with the player’s own view, and nothing is asked here', async () => {
    const saves = await playedBy(['person', bot]);
    const [middle, next] = [saves[20]!, saves[22]!];
    const seat = new Seat();
    seat.send({ type: 'follow', save: middle, sitters: ['person', bot] });
    expect((await seat.next('history')).events).toHaveLength(20);
    const first = await seat.next('update');
    expect(first).toMatchObject({ answered: 20, viewer: 0, decision: null, canUndo: false });
    seat.send({ type: 'follow', save: next, sitters: ['person', bot] });
    for (const answered of [21, 22]) {
      const update = await seat.next('update', 'history');
      expect(update).toMatchObject({ type: 'update', answered });
      expect(update.events).toEqual(
        next.events[answered - 1]!.map(event => projectEvent(event, 0)),
      );
    }
    seat.send({ type: 'answer', answer: next.answers[0]! });
    expect((await seat.next('refused')).code).toBe('illegal');
    seat.send({ type: 'undo', seat: 0 });
    expect((await seat.next('refused')).code).toBe('undo');
    seat.send({ type: 'course' });
    expect((await seat.next('refused')).code).toBe('malformed');
    seat.send({ type: 'follow', save: saves.at(-1)!, sitters: ['person', bot] });
    seat.send({ type: 'course' });
    expect((await seat.next('course')).turns).toHaveLength(saves.length);
  });

  test('goes back after an undo, and on from there', async () => {
    const saves = await playedBy(['person', bot]);
    const seat = new Seat();
    seat.send({ type: 'follow', save: saves[30]!, sitters: ['person', bot] });
    await seat.next('update');
    seat.send({ type: 'follow', save: saves[28]!, sitters: ['person', bot] });
    expect((await seat.next('history')).events).toHaveLength(28);
    expect((await seat.next('update')).answered).toBe(28);
    seat.send({ type: 'follow', save: saves[31]!, sitters: ['person', bot] });
    expect((await seat.next('update')).answered).toBe(29);
  });

  test('if several people share the screen there, none of their cards is shown here', async () => {
    const saves = await playedBy(['person', 'person']);
    const seat = new Seat();
    seat.send({ type: 'follow', save: saves[10]!, sitters: ['person', 'person'] });
    seat.send({ type: 'look', viewer: 1 });
    seat.send({ type: 'follow', save: saves[12]!, sitters: ['person', 'person'] });
    for (let answered = 10; answered <= 12; answered++)
      expect(await seat.next('update')).toMatchObject({ answered, viewer: 'spectator' });
  });
});
