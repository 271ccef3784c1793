// `npm run keep-edition <game>`: keeps the rules of a game as they are, before they change.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keepEdition } from './keep.ts';

const USAGE = `Usage: npm run keep-edition <game> [-- --from FOLDER]

Keeps the rules of a game as they are now, so that tables which began by them are played to their end. Do it before you
raise the game's rulesVersion; or give a checkout in which the rules are still the old ones with --from.`;

const root = join(import.meta.dirname, '..', '..');
try {
  const { values, positionals } = parseArgs({
    options: { from: { type: 'string', default: root }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  const [game, ...rest] = positionals;
  if (game === undefined || rest.length > 0 || values.help === true) {
    console.error(USAGE);
    process.exitCode = values.help === true ? 0 : 2;
  } else {
    const { rulesVersion, kilobytes } = await keepEdition(root, values.from, game);
    console.log(
      `Version ${rulesVersion} of ${game} is kept (${kilobytes} KB). Now raise rulesVersion.`,
    );
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
