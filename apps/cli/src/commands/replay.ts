import type {
  Event,
  Game,
  Outcome,
  Phrase,
  Save,
  Verification,
  Viewer,
  Who,
} from '@castellan/kernel';
import {
  firstDifference,
  projectEvent,
  readSettings,
  settingsOf,
  Table,
  verificationOf,
} from '@castellan/kernel';
import type { Ending } from '@castellan/protocol';
import type { Entry, Sitting } from '@castellan/room';
import { checkEnding, endingIn, saveIn, sittingsIn } from '@castellan/room';
import type { Command } from '../command.ts';
import { Failure, UsageError } from '../failure.ts';
import { COLUMN, findingData, findingLines, STOPPED } from '../verification.ts';
import { wholeNumber } from '../flags.ts';
import { findGame } from '../games.ts';
import type { Io } from '../io.ts';
import { called, namesFor } from '../names.ts';
import { penFor } from '../pen.ts';
import { readSaveFile } from '../saves.ts';
import { scoreSheet } from '../score-sheet.ts';
import { wrap } from '../wrap.ts';

/** What was told after each answer, and the position then (null: these rules can't replay it). */
interface Record {
  readonly events: readonly (readonly Event[])[];
  readonly verification: Verification;
  /** How it ended; null while it goes on, and before its end. */
  readonly ending: Ending | null;
  readonly table: Table<ReturnType<Game['setup']>, ReturnType<Game['view']>> | null;
}

export const replay: Command = {
  name: 'replay',
  usage: '<save> [flags]',
  summary: 'Show a saved game again, and say what can be verified.',
  about: [
    'Game, settings, seating and seed are checked against the promise (a SHA-256) in the file, and the game is played again answer by answer: it must end as recorded. Only someone who kept the promise knows whether it was made before the first card: give it with --promise.',
    'A game played by another version of the rules is not played again: you see its events as recorded, and nothing proves them.',
  ],
  words: 1,
  flags: [
    { name: 'game', value: 'PATH', about: 'the module of the game, if it is not one of ours' },
    { name: 'to', value: 'N', about: 'only the first N answers, and the table as it stood then' },
    { name: 'seat', value: 'S', about: 'as this seat saw it (spectator: what all may know)' },
    {
      name: 'promise',
      value: 'HEX',
      about: 'the promise shown at the start, if you kept it; any other fails',
    },
    { name: 'json', about: 'as one JSON object' },
  ],
  examples: [
    ['replay game.json', 'the whole game, as a spectator'],
    ['replay game.json --promise 3f9a…', 'is it the game you were promised?'],
    ['replay game.json --seat 1 --to 40', 'what seat 1 knew after forty answers'],
  ],
  run: async (flags, io) => {
    const path = flags.positionals[0];
    if (path === undefined) throw new UsageError('Which game? Give the file of a saved one.');
    const { log, save, deck } = readSaveFile(path);
    const game = await findGame(flags.text('game') ?? save.game, save.rulesVersion, deck);
    if (save.game !== game.id)
      throw new Failure(`This is a game of ${save.game}, not of ${game.id}.`);
    const viewer = viewerFrom(flags.text('seat'));
    const to = Math.min(flags.whole('to', 0, save.answers.length), save.answers.length);
    const seats = playersOf(game, save);
    const record = recordOf(game, log, to, promiseFrom(flags.text('promise'), save));
    if (viewer !== 'spectator' && viewer >= seats) {
      throw new UsageError(`This game has seats 0 to ${seats - 1}, and no seat ${viewer}.`);
    }
    const teller = { game, save, record, viewer, company: new Company(log, seats) };
    if (flags.on('json')) io.out(`${JSON.stringify(asData(teller))}\n`);
    else tell(teller, io);
    return 0;
  },
};

function viewerFrom(seat: string | null): Viewer {
  return seat === null || seat === 'spectator' ? 'spectator' : wholeNumber('--seat', seat, 0);
}

/** The promise that someone kept; null if none is given. */
function promiseFrom(kept: string | null, save: Save): string | null {
  if (kept === null) return null;
  if (!/^[0-9a-f]{64}$/i.test(kept))
    throw new UsageError(`--promise wants the 64 hex digits that were shown at the start.`);
  if (kept.toLowerCase() !== save.commitment)
    throw new Failure(
      `This is not the game that was promised: the promise in the file is ${save.commitment}, which isn't the one you kept.`,
    );
  return kept;
}

function recordOf(game: Game, log: readonly Entry[], to: number, kept: string | null): Record {
  const save = saveIn(log)!;
  const ending = endingIn(log);
  if (save.rulesVersion !== game.rulesVersion)
    return {
      events: save.events.slice(0, to),
      ending,
      verification: verificationOf(save, 'other-rules', kept),
      table: null,
    };
  const table = Table.replay(game, save, to);
  const { events } = table;
  const isWhole = to === save.answers.length;
  if (isWhole) checkEnding(ending, table);
  const verification = verificationOf(save, events, kept);
  if (!verification.events.verified && verification.events.doubt === 'differs')
    throw new Failure(
      `The game doesn't come out as recorded: after answer ${firstDifference(save, events) + 1}, something else happens than the save says.`,
    );
  return { events, verification, table, ending: isWhole ? ending : null };
}

/**
 * How many players sit at the table. A game with other rules can't be replayed, but its table must be possible in
 * this game.
 */
function playersOf(game: Game, save: Save): number {
  try {
    return readSettings(game, settingsOf(save)).players;
  } catch (error) {
    throw new Failure(`This game can't be shown: ${(error as Error).message}`);
  }
}

/** Who sat at the table, and when. */
class Company {
  readonly sittings: readonly Sitting[];
  readonly #seats: number;

  constructor(log: readonly Entry[], seats: number) {
    this.sittings = sittingsIn(log);
    this.#seats = seats;
  }

  /** Those who sat there when an answer was given. */
  names(answer: number): readonly string[] {
    const sitting = this.sittings.findLast(({ from }, i) => i === 0 || from <= answer);
    return namesFor(
      this.#seats,
      sitting?.seated.map(({ name }) => name),
    );
  }

  /** Those who sat down before an answer, in the place of others. */
  changes(answer: number): string[] {
    return this.sittings
      .filter(({ from }, i) => i > 0 && from === answer)
      .map(({ seated }) => `From here on: ${seated.map(({ name }) => name).join(', ')}`);
  }
}

/** What is told, and to whom. */
interface Teller {
  readonly game: Game;
  readonly save: Save;
  readonly record: Record;
  readonly viewer: Viewer;
  readonly company: Company;
}

/** An old event may use phrases that the game no longer has. */
function sayOrSpell(game: Game, phrase: Phrase, names: readonly string[]): string {
  try {
    return game.words.en.say(phrase, called(names));
  } catch {
    return JSON.stringify(phrase);
  }
}

function asData({ game, save, record, viewer, company }: Teller): object {
  const { events, verification, table, ending } = record;
  const outcome: Outcome | null = table?.outcome() ?? null;
  return {
    game: save.game,
    rulesVersion: save.rulesVersion,
    settings: settingsOf(save),
    seed: save.seed,
    commitment: save.commitment,
    seating: save.seating,
    sittings: company.sittings,
    verification: findingData(verification),
    replayed: table !== null,
    viewer,
    answers: save.answers.slice(0, events.length),
    events: events.map((told, i) =>
      told.map(event => {
        const phrase = projectEvent(event, viewer);
        return { ...phrase, text: sayOrSpell(game, phrase, company.names(i)) };
      }),
    ),
    outcome,
    ending: ending && { why: ending.why, winners: ending.winners },
  };
}

function headLines({ game, save, record }: Teller, { width }: Io): string[] {
  return [
    `Settings: ${Object.entries(settingsOf(save))
      .map(([key, value]) => `${key}=${String(value)}`)
      .join(', ')}`,
    `Seed ${save.seed}`,
    `Promise ${save.commitment}`,
    ...(record.table === null
      ? [
          `Played by another version of the rules (ours is ${game.rulesVersion}): this is what was recorded at the time.`,
        ]
      : []),
    ...findingLines(record.verification).flatMap(line => wrap(line, width, ' '.repeat(COLUMN))),
    '',
  ];
}

function tell(teller: Teller, io: Io): void {
  const { game, save, record, viewer, company } = teller;
  const pen = penFor(io);
  const title = `${game.name}, rules version ${save.rulesVersion}, ${save.answers.length} answers`;
  const lines: string[] = [pen.strong(title), ...headLines(teller, io)];
  record.events.forEach((told, i) => {
    lines.push(...company.changes(i));
    const sentences = told.map(event =>
      sayOrSpell(game, projectEvent(event, viewer), company.names(i)),
    );
    sentences.forEach((sentence, j) =>
      lines.push(`${(j === 0 ? String(i + 1) : '').padStart(5)}  ${sentence}`),
    );
  });
  const out = lines.flatMap(line => wrap(line, io.width, ' '.repeat(7)));
  const who = called(company.names(record.events.length - 1));
  const outcome = record.table?.outcome() ?? null;
  const isCut = record.events.length < save.answers.length;
  if (record.table !== null && (isCut || outcome === null))
    out.push('', ...game.board(record.table.view(viewer), { pen, width: io.width, who }));
  if (outcome !== null) out.push('', ...scoreSheet(game, outcome, who, pen));
  else if (record.ending !== null) out.push('', pen.strong(endingText(record.ending, who)));
  io.out(`${out.join('\n')}\n`);
}

/** How a game ended that its rules did not end. */
function endingText({ why, winners }: Ending, who: Who): string {
  if (why === 'limit') return STOPPED;
  if (why === 'conceded')
    return winners.length === 0
      ? 'Everyone has given up.'
      : `${winners.map(who).join(' and ')} won: the others gave up.`;
  return why === 'rules'
    ? 'Its table had to close: its rules were gone.'
    : 'The game was ended early.';
}
