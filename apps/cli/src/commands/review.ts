import { Review } from '@castellan/bots';
import { Table } from '@castellan/kernel';
import type { Command } from '../command.ts';
import { UsageError } from '../failure.ts';
import { findGame } from '../games.ts';
import { called, namesFor } from '../names.ts';
import { PERSON } from '../play/company.ts';
import { Progress } from '../progress.ts';
import { readSaveFile } from '../saves.ts';
import { turningLines } from '../teaching.ts';
import { wrap } from '../wrap.ts';

export const review: Command = {
  name: 'review',
  usage: '<save> [flags]',
  summary: 'Look at a saved game again: how the chances went, and what would have been better.',
  about: [
    'Each turn is judged by what its player could know then. It lists turns that clearly lost 5 percent or more of the chance to win, at most three for each player.',
    'Only people’s turns are reviewed; if only bots played, everyone’s are.',
  ],
  words: 1,
  flags: [
    { name: 'game', value: 'PATH', about: 'the module of the game, if it is not one of ours' },
    { name: 'seat', value: 'S', about: 'only the turns of this seat' },
    { name: 'json', about: 'as one JSON object' },
  ],
  examples: [
    ['review game.json', 'where it was won and lost'],
    ['play --load game.json', 'continues where it stopped'],
  ],
  run: async (flags, io) => {
    const path = flags.positionals[0];
    if (path === undefined) throw new UsageError('Which game? Give the file of a saved one.');
    const { save, seated, deck } = readSaveFile(path);
    const game = await findGame(flags.text('game') ?? save.game, save.rulesVersion, deck);
    // Played again as a whole first: what can't be played can't be reviewed.
    Table.replay(game, save);
    const { state } = Table.replay(game, save, 0);
    const all = state.core.answered.map((_, seat) => seat);
    const people = all.filter(seat => seated?.[seat]?.chair === PERSON);
    const asked = flags.has('seat') ? [flags.whole('seat', 0, 0)] : people;
    const stranger = asked.find(seat => seat >= all.length);
    if (stranger !== undefined)
      throw new UsageError(`This game has seats 0 to ${all.length - 1}, and no seat ${stranger}.`);
    const seats = asked.length > 0 ? asked : all;
    const work = new Review(game, state, save.answers, seats);
    const progress = new Progress(io, 100);
    while (work.step()) progress.show(Math.round(100 * work.done));
    progress.clear();
    const { chances, turns, points } = work;
    if (flags.on('json')) {
      io.out(`${JSON.stringify({ game: game.id, seats, turns, chances, points })}\n`);
      return 0;
    }
    const who = called(
      namesFor(
        all.length,
        seated?.map(({ name }) => name),
      ),
    );
    const lines = points.flatMap(point => [
      ...turningLines(point, who(point.seat), phrase => game.words.en.say(phrase, who)),
      '',
    ]);
    const verdict =
      points.length === 0 ? 'No turn lost 5 percent or more of the chance to win.' : '';
    io.out(
      `${[...lines, verdict]
        .flatMap(line => wrap(line, io.width, '    '))
        .join('\n')
        .trimEnd()}\n`,
    );
    return 0;
  },
};
