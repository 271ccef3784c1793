import type { Game } from '@castellan/kernel';
import type { Shelved } from '../games.ts';
import type { Talk } from './talk.ts';

/** Asks which game; null when the input ends. */
export async function askGame(talk: Talk, shelf: readonly Shelved[]): Promise<Game | null> {
  const all = await Promise.all(shelf.map(({ rules }) => rules()));
  talk.say('What shall we play?');
  all.forEach(({ name, id }, i) => talk.say(`${String(i + 1).padStart(4)}  ${name}  (${id})`));
  for (;;) {
    const typed = await talk.ask('Game [1]: ');
    if (typed === null) return null;
    const word = typed.trim() === '' ? '1' : typed.trim();
    const game = all.find(({ id }, i) => id === word || String(i + 1) === word);
    if (game !== undefined) return game;
    talk.say(`Type a number from 1 to ${all.length}, or a name such as ${all[0]!.id}.`);
  }
}

/** Asks for the number of players; null when the input ends. */
export async function askPlayers(talk: Talk, game: Game): Promise<number | null> {
  const spec = game.settings.find(({ id }) => id === 'players')!;
  const counts = spec.values.map(Number);
  if (counts.length === 1) return counts[0]!;
  const list = counts.toSorted((a, b) => a - b).join(', ');
  for (;;) {
    const typed = await talk.ask(`How many players (${list})? [${counts[0]}]: `);
    if (typed === null) return null;
    const count = typed.trim() === '' ? counts[0]! : Number(typed);
    if (counts.includes(count)) return count;
    talk.say(`Type one of ${list}.`);
  }
}
