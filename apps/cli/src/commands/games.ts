import { readSettings, startAt } from '@castellan/kernel';
import type { Game, SettingParts, SettingSpec } from '@castellan/kernel';
import type { Command } from '../command.ts';
import { games as shelf } from '../games.ts';
import type { Io } from '../io.ts';
import { penFor } from '../pen.ts';
import { wrap } from '../wrap.ts';

export const games: Command = {
  name: 'games',
  usage: '[--json]',
  summary: 'List the games, with their settings.',
  about: ['The first value of a setting is what you get if you say nothing.'],
  words: 0,
  flags: [{ name: 'json', about: 'the list as JSON' }],
  examples: [['games', 'what can be played, by how many, with which settings']],
  run: async (flags, io) => {
    const all = await Promise.all(shelf.map(({ rules }) => rules()));
    if (flags.on('json')) io.out(`${JSON.stringify(all.map(described))}\n`);
    else for (const game of all) describe(game, io);
    return 0;
  },
};

const nobody = (seat: number): string => `seat ${seat}`;

function described(game: Game): object {
  const { id, name, rulesVersion } = game;
  const settings = game.settings.map(spec => ({
    id: spec.id,
    label: game.words.en.say(spec.label, nobody),
    values: spec.values.map(value => ({
      value,
      about: game.words.en.say(spec.about(value), nobody),
    })),
    ...(spec.parts === undefined ? {} : { parts: describedParts(game, spec.parts) }),
  }));
  return { id, name, rulesVersion, settings, cards: game.ledger().length };
}

function describedParts(game: Game, { of, groups }: SettingParts): object {
  return {
    of,
    groups: groups.map(({ label, things, most }) => ({
      label: game.words.en.say(label, nobody),
      things,
      most,
    })),
  };
}

function describe(game: Game, io: Io): void {
  const pen = penFor(io);
  io.out(`${pen.strong(game.id)}  ${game.name} (rules version ${game.rulesVersion})\n`);
  io.out(
    startLines(game, io.width)
      .map(line => `${line}\n`)
      .join(''),
  );
  for (const spec of game.settings) io.out(settingLines(game, spec, io.width).join('\n') + '\n');
  io.out(pen.faint(`  castellan play ${game.id}\n`) + '\n');
}

/** What it means to start, with the usual settings. */
function startLines(game: Game, width: number): string[] {
  const usual = readSettings(game, {});
  const told = game.settings[0]!.values.flatMap(players => {
    const start = startAt(game, { ...usual, players });
    if (start === null) return [];
    const [wins, even] = [start.wins, 1 / start.players].map(share => Math.round(100 * share));
    return [`${wins} of 100 games for ${start.players} (even: ${even})`];
  });
  if (told.length === 0) return [];
  return wrap(`  Between equal players, the first one wins ${told.join(', ')}.`, width, '      ');
}

function settingLines(game: Game, spec: SettingSpec, width: number): string[] {
  const label = game.words.en.say(spec.label, nobody);
  const head = `  ${spec.id}: ${label}`;
  // Values with words get a line each; numbers need no explanation.
  const texts = spec.values.map(value => game.words.en.say(spec.about(value), nobody));
  if (spec.values.every(value => typeof value === 'number')) {
    return wrap(`${head}: ${spec.values.join(', ')}`, width, '      ');
  }
  return [
    ...wrap(head, width, '      '),
    ...spec.values.flatMap((value, i) =>
      wrap(`      ${String(value)}  ${texts[i]}`, width, '          '),
    ),
    ...(spec.parts === undefined ? [] : partLines(spec.parts, width)),
  ];
}

function partLines({ of, groups }: SettingParts, width: number): string[] {
  const example = groups.map(({ things }) => things[0]!).join('+');
  return [
    ...wrap(`      ${of}:NAME+NAME…  such as ${of}:${example}`, width, '          '),
    ...groups.flatMap(({ things, most }) =>
      wrap(`          at most ${most} of ${things.join(', ')}`, width, '              '),
    ),
  ];
}
