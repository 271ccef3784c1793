// A table moves: its log goes out as a file, and comes back as the same game.
import type { Game, Seated } from '@castellan/kernel';
import { begin, QuickChance, randomAnswer, settingsOf, Table } from '@castellan/kernel';
import { inFormat } from '@castellan/kernel/testing';
import { shelf } from '@castellan/shelf';
import { editions } from '@castellan/shelf/editions';
import { describe, expect, test } from 'vitest';
import type { Entry, Happening } from '../src/entry.ts';
import { goesOnFrom } from '../src/game-log.ts';
import { endingIn, saveIn, seatedIn, seatsIn, shuffleIn, sittingsIn } from '../src/log.ts';
import { ownTable } from '../src/own-table.ts';
import { readTableFile } from '../src/read-table-file.ts';
import type { Room } from '../src/room.ts';
import { roomFrom } from '../src/room.ts';
import { portraitOf } from '../src/seats.ts';
import { tableFile } from '../src/table-file.ts';
import { gameOf, Trial } from '../src/testing/trial.ts';

const SEATED: readonly Seated[] = [
  { name: 'Anna', chair: 'person' },
  { name: 'Bert', chair: 'greedy' },
];

/** An own table, with its log. */
class OwnTrial {
  readonly log: Entry[];
  readonly room: Room;
  readonly #chance = new QuickChance(7);

  constructor(log: readonly Entry[], rules: Game) {
    this.log = [...log];
    this.room = roomFrom(log, rules);
  }

  static begin(rules: Game): OwnTrial {
    const from = begin(rules, { players: 2 }, 'file', SEATED);
    return new OwnTrial(ownTable('own', from, SEATED, 1000), rules);
  }

  writes(happening: Happening): void {
    this.log.push(this.room.fold({ at: 2000, ...happening }));
  }

  /** This many answers at random; what can be taken back is, now and then. */
  plays(answers: number): this {
    for (let n = 0; n < answers && this.room.waiting().length > 0; n++) {
      const decision = this.room.table!.decisions()[0]!;
      const { seat } = decision;
      const answer = randomAnswer(decision, this.#chance);
      if (this.room.table!.ahead(answer) !== null) {
        this.writes({ type: 'held', seat, answer });
        if (n % 2 === 0) this.writes({ type: 'released', seat });
      }
      this.writes({ type: 'answered', seat, hand: 'own', answer, events: [] });
      if (n % 3 === 0 && this.room.table!.canUndo(seat))
        this.writes({ type: 'undone', seat, to: this.room.table!.answers.length - 1 });
    }
    return this;
  }

  /** Plays on until a turn waits to be ended. */
  holds(): this {
    for (;;) {
      const decision = this.room.table!.decisions()[0]!;
      const { seat } = decision;
      const answer = randomAnswer(decision, this.#chance);
      const isHeld = this.room.table!.ahead(answer) !== null;
      if (isHeld) this.writes({ type: 'held', seat, answer });
      else this.writes({ type: 'answered', seat, hand: 'own', answer, events: [] });
      if (isHeld) return this;
    }
  }
}

const moved = (log: readonly Entry[], wish?: Parameters<typeof tableFile>[1]): Entry[] =>
  readTableFile(JSON.parse(JSON.stringify(tableFile(log, wish))), { id: 'there', at: 5 });

/** All that a game is. */
const known = ({ table, held, phase, ending, seats }: Room) => ({
  save: table!.save(),
  held: held && { seat: held.seat, answer: held.answer },
  phase,
  ending,
  seats: seats.map(sitter => ({ ...sitter, guest: '', key: '', by: '' })),
});

describe.each(shelf)('$id', ({ rules: load }) => {
  test('an own table, with what was taken back and what waits', async () => {
    const rules = await load();
    const own = OwnTrial.begin(rules).plays(30).holds();
    const there = moved(own.log);
    expect(known(roomFrom(there, rules))).toEqual(known(own.room));
    expect(there.map(({ type }) => type)).not.toContain('undone');
    expect(there.filter(({ type }) => type === 'held')).toHaveLength(1);
    expect(there.filter(({ type }) => type === 'answered')).toHaveLength(
      own.room.table!.answers.length,
    );
    // What went through a file is the same file.
    expect(tableFile(there)).toEqual(tableFile(own.log));
    // It goes on, and moves again.
    const on = new OwnTrial(there, rules).plays(12);
    expect(known(roomFrom(moved(on.log), rules))).toEqual(known(on.room));
  });

  test('without what was told the rules tell it again', async () => {
    const rules = await load();
    const own = OwnTrial.begin(rules).plays(40);
    const light = moved(own.log, { events: false });
    expect(saveIn(light)!.events.flat()).toEqual([]);
    expect(known(roomFrom(light, rules))).toEqual(known(own.room));
  });

  test('a game among others, with its shuffle and its ending', async () => {
    const rules = await load();
    const t = new Trial({}, rules).begin();
    for (let n = 0; n < 12; n++) t.moves();
    t.does('ben', { type: 'concede', seat: 1 });
    expect(t.room.phase).toBe('over');
    const there = moved(t.log, { me: 'anna' });
    const room = roomFrom(there, rules);
    expect(known(room)).toEqual(known(t.room));
    expect(room.shuffle).toEqual(t.room.shuffle);
    expect(shuffleIn(there)).toEqual(t.room.shuffle);
    expect([room.id, room.seatsOf('me')]).toEqual(['there', [0]]);
    expect(endingIn(there)).toMatchObject({ why: 'conceded', winners: [0] });
  });

  test('a game begun alone and gone on among others, taken home and gone on there', async () => {
    const rules = await load();
    const begun = OwnTrial.begin(rules).plays(10);
    const from = saveIn(begun.log)!;
    const at = 3000;
    const spec = { ...begun.room.spec, settings: settingsOf(from) };
    const { rulesVersion } = rules;
    const online = new OwnTrial(
      [
        { type: 'opened', at, table: 'online', spec, rulesVersion, host: 'anna', from },
        { type: 'sat', at, seat: 0, guest: 'anna', name: 'Anna 1' },
        { type: 'sat', at, seat: 1, guest: 'ben', name: 'Ben' },
        { type: 'begun', at },
      ],
      rules,
    ).plays(5);
    online.writes({ type: 'ended', why: 'abandoned', winners: [] });
    const home = moved(online.log, { me: 'ben' });
    expect(known(roomFrom(home, rules))).toEqual(known(online.room));
    const names = (log: readonly Entry[]) =>
      sittingsIn(log).map(({ from: n, seated }) => [n, ...seated.map(({ name }) => name)]);
    const before = from.answers.length;
    expect(names(home)).toEqual([
      [0, 'Anna', 'Bert'],
      [before, 'Anna 1', 'Ben'],
    ]);
    const seated = [
      { name: 'Anna 1', chair: 'castellan' },
      { name: 'Benno', chair: 'person' },
    ];
    const on = goesOnFrom(home, 'home', before + 2, seated, 9);
    expect(roomFrom(on, rules)).toMatchObject({ id: 'home', phase: 'playing', ending: null });
    expect(names(moved(on)).at(-1)).toEqual([before + 2, 'Anna 1', 'Benno']);
    const back = goesOnFrom(home, 'home', 3, seated, 9);
    expect(saveIn(moved(back))!.answers).toEqual(from.answers.slice(0, 3));
    expect(seatedIn(moved(back))).toEqual(seated);
  });
});

describe.each(editions)('$game by older rules, version $rulesVersion', ({ rules: load }) => {
  test('moves as any other', async () => {
    const rules = await load();
    const own = OwnTrial.begin(rules).plays(15);
    expect(known(roomFrom(moved(own.log), rules))).toEqual(known(own.room));
  });
});

describe('a face that someone has chosen', async () => {
  const villages = await gameOf('villages');
  const from = begin(villages, { players: 2 }, 'face', SEATED);
  const own = (portrait: number): Entry[] =>
    ownTable('own', from, [{ ...SEATED[0]!, portrait }, SEATED[1]!], 1000);

  test('goes along with the game; those who have chosen none are named once', () => {
    expect(seatsIn(moved(own(2))).map(portraitOf)).toEqual([2, 0]);
    expect(seatsIn(moved(goesOnFrom(own(2), 'on', 0, SEATED, 9))).map(portraitOf)).toEqual([0, 0]);
    expect(tableFile(own(0))!.log.map(entry => (entry as Entry).type)).toEqual(['opened', 'begun']);
  });

  test.each([5, -1, 1.5, '2', null, {}])('is the first if a file says %j', portrait => {
    const file = JSON.parse(JSON.stringify(tableFile(own(2)))) as { log: object[] };
    const log = file.log.map(entry => ('portrait' in entry ? { ...entry, portrait } : entry));
    expect(seatsIn(readTableFile({ ...file, log })).map(portraitOf)).toEqual([0, 0]);
  });
});

describe('a file tells of the game, and of nothing else', () => {
  test('nobody’s id, no token, no vote, no time, no one who came and went', () => {
    const t = new Trial({ settings: { players: 3 }, undo: 'ask' })
      .does('dora', { type: 'sit', seat: 1, name: 'Dora' })
      .does('dora', { type: 'leave', seat: 1 })
      .does('anna', { type: 'program', seat: 2, name: 'Robot', key: 'k1' })
      .begin();
    for (let n = 0; n < 8; n++) t.writes(answered(t));
    t.writes({ type: 'paused', seat: 0 }).writes({ type: 'resumed' });
    t.writes({ type: 'stood-in', seat: 1, why: 'time' });
    t.writes({ type: 'undone', seat: 0, to: 5 });
    t.writes({ type: 'ended', why: 'abandoned', winners: [] }).writes({
      type: 'rematch',
      table: 'x',
    });
    const file = tableFile(t.log, { me: null })!;
    const text = JSON.stringify(file);
    for (const never of '"guest":"anna" "guest":"ben" Dora k1 paused rematch "at" host'.split(' '))
      expect(text).not.toContain(never);
    expect(file.log.map(entry => (entry as Entry).type)).toEqual([
      'opened',
      'sat',
      'sat',
      'program',
      'promised',
      'shared',
      'shared',
      'begun',
      ...Array.from({ length: 5 }, () => 'answered'),
      'stood-in',
      'ended',
    ]);
    expect(seatedIn(readTableFile(file))!.map(({ chair }) => chair)).toEqual([
      'person',
      'person',
      'program',
    ]);
  });

  test('there is none of a table of others before it is over, nor before it has begun', () => {
    const t = new Trial().begin();
    t.moves();
    expect(() => tableFile(t.log, { me: 'anna' })).toThrow('when it is over');
    const none = new Trial().writes({ type: 'ended', why: 'abandoned', winners: [] });
    expect(tableFile(none.log)).toBeNull();
  });

  test('an end that was taken back is no end', () => {
    const t = new Trial().begin();
    for (let n = 0; n < 6; n++) t.moves();
    t.writes({ type: 'ended', why: 'played', winners: [0] });
    t.writes({ type: 'undone', seat: 0, to: 4 });
    expect(() => tableFile(t.log)).toThrow('when it is over');
    t.writes({ type: 'ended', why: 'abandoned', winners: [] });
    const there = moved(t.log);
    expect(endingIn(there)).toMatchObject({ why: 'abandoned' });
    expect(saveIn(there)!.answers).toHaveLength(4);
  });
});

const answered = (t: Trial) => {
  const { seat, fallback: answer } = t.room.table!.decisions()[0]!;
  return { type: 'answered', seat, hand: 'own', answer, events: [] } as const;
};

describe('saved games from before', async () => {
  const rules = await shelf[0]!.rules();
  const table = new Table(rules, { players: 2 }, 'before', SEATED);
  for (let n = 0; n < 9; n++) table.answer(table.decisions()[0]!.fallback);
  const save = table.save();

  test.each([
    ['3', save, SEATED],
    ['2', inFormat(2, save), SEATED],
    ['1', inFormat(1, save), null],
  ])('format %s opens, goes on, and keeps its promise in a file of today', (_, old, seated) => {
    const log = readTableFile(JSON.parse(JSON.stringify(old)));
    expect(saveIn(log)).toEqual(old);
    expect(seatedIn(log)).toEqual(seated);
    const on = new OwnTrial(log, rules).plays(4);
    const there = saveIn(moved(on.log))!;
    expect(there).toEqual(saveIn(on.log));
    expect(there).toMatchObject({ castellan: old.castellan, commitment: old.commitment });
  });

  test('someone in it is a number, or the one who asked for it', () => {
    const file = tableFile(OwnTrial.begin(rules).log)!;
    const sat = { type: 'sat', seat: 0, name: 'Anna', guest: 'home' };
    const [opened, ...rest] = file.log;
    expect(() => readTableFile({ ...file, log: [opened, sat, ...rest] })).toThrow('"guest"');
  });

  test('the one who sat down last sits there now', () => {
    const now = SEATED.map(({ chair }) => ({ name: 'Eve', chair }));
    const log = readTableFile({ ...save, seated: now });
    expect(seatedIn(log)).toEqual(now);
    expect(sittingsIn(log).map(({ from }) => from)).toEqual([0, 9]);
    expect(seatedIn(readTableFile({ ...save, seated: now.slice(1) }))).toEqual(SEATED);
  });
});
