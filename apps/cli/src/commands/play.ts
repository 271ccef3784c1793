import type { Save, Seated, Settings } from '@castellan/kernel';
import { Table } from '@castellan/kernel';
import type { Entry } from '@castellan/room';
import { checkEnding, endingIn, goesOnFrom, ownTable } from '@castellan/room';
import type { Command } from '../command.ts';
import { UsageError } from '../failure.ts';
import type { Flags } from '../flags.ts';
import { askedGame, deckFlag, findGame, games } from '../games.ts';
import type { Io } from '../io.ts';
import { called } from '../names.ts';
import { namesPlayers, seedFlag, seedOf, settingFlags, settingsFrom } from '../settings.ts';
import { penFor } from '../pen.ts';
import { companyFrom, PERSON, seatChairs } from '../play/company.ts';
import { askGame, askPlayers } from '../play/menu.ts';
import type { LaidTable } from '../play/terminal-game.ts';
import { TerminalGame } from '../play/terminal-game.ts';
import { Talk } from '../play/talk.ts';
import { readSaveFile } from '../saves.ts';

export const play: Command = {
  name: 'play',
  usage: '[game] [flags]',
  summary: 'Play in this terminal, against bots or with others next to you.',
  about: [
    'Without a game or a number of players, it asks. Answer by number or name; "help" lists what else you can type, "quit" saves and leaves.',
    'You can also pipe lines in, one answer each. When they run out, the game is saved.',
  ],
  words: 1,
  flags: [
    deckFlag,
    ...settingFlags,
    { name: 'seat', value: 'S', about: 'your seat (0)' },
    {
      name: 'humans',
      value: 'S,S,…',
      about: 'the seats of several people at this terminal, or none, to watch',
    },
    {
      name: 'chairs',
      value: 'A,B,…',
      about:
        'who has the other seats: one name for each, or one for all: random, page, squire, steward, castellan, greedy, greedy-1, or a level with a style: castellan-slayer (greedy)',
    },
    { name: 'names', value: 'A,B,…', about: 'what the seats are called' },
    seedFlag,
    {
      name: 'save',
      value: 'FILE',
      about: 'save the game in this file after each of your answers',
    },
    { name: 'load', value: 'FILE', about: 'continue a saved game' },
  ],
  examples: [
    ['play', 'asks what to play, and with how many'],
    ['play card-kingdoms --players 3', 'you against two greedy chairs'],
    ['play shadowgate --players 4 --humans 0,2 --chairs greedy,random', 'two people, two chairs'],
    ['play --load game.json', 'continues where you left off'],
    ['play card-kingdoms --humans none --seed 7', 'watch the chairs play'],
  ],
  run: async (flags, io) => {
    const talk = new Talk(io);
    try {
      const laid = flags.has('load') ? await reopen(flags) : await lay(flags, talk);
      if (laid === null) {
        talk.say('No game was started.');
        return 0;
      }
      await playAt(laid, flags, talk, io);
      return 0;
    } finally {
      talk.close();
    }
  },
};

async function playAt(laid: LaidTable, flags: Flags, talk: Talk, io: Io): Promise<void> {
  const { table, seated } = laid;
  const { game } = table;
  const pen = penFor(io);
  const who = called(seated.map(({ name }) => name));
  talk.say(pen.strong(game.name));
  seated.forEach(({ name, chair }, seat) => {
    const sitter = chair === PERSON ? 'a person at this terminal' : `the chair "${chair}"`;
    talk.say(`  seat ${seat}: ${pen.paint(`seat${seat}`, name)}, ${sitter}`);
  });
  talk.say(promiseText(table.save()));
  talk.show([`  ${table.commitment}`]);
  const chairs = seatChairs(game, seated, table.seed);
  const manner = { game, pen, who, width: io.width };
  const saveTo = flags.text('save') ?? flags.text('load');
  await new TerminalGame(laid, chairs, talk, manner, saveTo).play();
}

function promiseText({ castellan }: Save): string {
  return castellan === 1
    ? 'The shuffle is promised. This is the SHA-256 of its seed, which you see at the end:'
    : 'Game, rules, settings, seating and shuffle are promised, as a SHA-256. Keep it: "castellan replay FILE --promise …" compares it with the saved game.';
}

async function lay(flags: Flags, talk: Talk): Promise<LaidTable | null> {
  const [name] = flags.positionals;
  const isAsked = name !== undefined || flags.has('deck');
  const game = isAsked ? (await askedGame(flags)).game : await askGame(talk, games);
  if (game === null) return null;
  let settings: Settings = settingsFrom(game, flags);
  if (!namesPlayers(flags)) {
    const players = await askPlayers(talk, game);
    if (players === null) return null;
    settings = { ...settings, players };
  }
  const seated = companyFrom(flags, game, settings.players);
  const table = new Table(game, settings, seedOf(flags), seated);
  return { table, seated, log: ownTable('', table.save(), seated, 0, game.deck?.text) };
}

const SETTLED = ['deck', 'players', 'settings', 'options', 'set', 'seed'];

async function reopen(flags: Flags): Promise<LaidTable> {
  const clash = SETTLED.find(name => flags.has(name));
  if (clash !== undefined)
    throw new UsageError(`--${clash} can't be given with --load: the saved game already says it.`);
  const { log, save, seated, deck } = readSaveFile(flags.text('load')!);
  const game = await findGame(flags.positionals[0] ?? save.game, save.rulesVersion, deck);
  const table = Table.replay(game, save);
  checkEnding(endingIn(log), table);
  const seats = table.state.core.answered.length;
  const isNew = ['seat', 'humans', 'chairs', 'names'].some(name => flags.has(name));
  const company =
    seated === null || isNew ? companyFrom(flags, game, seats) : seated.map(atTerminal);
  const isAsLeft = JSON.stringify(company) === JSON.stringify(seated) && !isBrokenOff(log);
  const now = isAsLeft ? log : goesOnFrom(log, '', save.answers.length, company, 0);
  return { table, seated: company, log: now };
}

/** A program that sat at a table of a server is not here: a chair plays for it. */
const atTerminal = ({ name, chair }: Seated): Seated => ({
  name,
  chair: chair === 'program' ? 'greedy' : chair,
});

/** What others gave up, or left, can be played on. */
function isBrokenOff(log: readonly Entry[]): boolean {
  const why = endingIn(log)?.why ?? 'played';
  return why !== 'played' && why !== 'limit';
}
