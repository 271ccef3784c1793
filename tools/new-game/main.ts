// `npm run new-game <id>`: makes a playable game, to be changed step by step.
import { join } from 'node:path';
import { BadName } from './naming.ts';
import { newGame } from './new-game.ts';

const USAGE = 'Usage: npm run new-game <id>, as in: npm run new-game dragon-hoard';
const [id, ...rest] = process.argv.slice(2);

if (id === undefined || rest.length > 0 || id.startsWith('-')) {
  console.error(USAGE);
  process.exitCode = id === '--help' || id === '-h' ? 0 : 2;
} else {
  try {
    const { title } = newGame(join(import.meta.dirname, '..', '..'), id);
    console.log(`${title} is in games/${id}: a complete game. Change it until it is yours.

Play it in the terminal:   npx castellan play ${id}
Play it in the browser:    npm start
Run its tests:             npm run unit -- games/${id}

The guide to what is in it: docs/guide/add-a-game.md`);
  } catch (error) {
    console.error(
      `${(error as Error).message}${error instanceof BadName ? '' : '\nNothing was changed.'}`,
    );
    process.exitCode = error instanceof BadName ? 2 : 1;
  }
}
