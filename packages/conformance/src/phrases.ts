import type { Game, Phrase } from '@castellan/kernel';
import { projectEvent, QuickChance, randomAnswer } from '@castellan/kernel';

/** What a table is set up with. */
type Chosen = Parameters<Game['setup']>[0];

/** Everything that is said in random games and before them, each phrase once. */
export function phrasesOf(game: Game, tables: readonly Chosen[]): Phrase[] {
  const found = new Map<string, Phrase>();
  const hear = (phrase: Phrase): void => void found.set(JSON.stringify(phrase), phrase);
  for (const { label, values, name, about } of game.settings) {
    hear(label);
    for (const value of values) {
      hear(about(value));
      if (name !== undefined) hear(name(value));
    }
  }
  tables.forEach((settings, i) => listen(game, settings, i, hear));
  return [...found.values()];
}

function listen(game: Game, settings: Chosen, at: number, hear: (phrase: Phrase) => void): void {
  const state = game.setup(settings, `phrases ${at}`);
  const chance = new QuickChance(at);
  for (let [decision] = game.pending(state); decision !== undefined;) {
    const { seat, prompt, options } = decision;
    hear(prompt);
    for (const { note, blocked } of options) {
      hear(note);
      if (blocked !== undefined) hear(blocked);
    }
    for (const event of game.apply(state, randomAnswer(decision, chance))) {
      hear(projectEvent(event, seat));
      hear(projectEvent(event, 'spectator'));
    }
    [decision] = game.pending(state);
  }
  const { ending, scores, next } = game.outcome(state)!;
  hear(ending);
  if (next !== undefined) hear(next);
  for (const part of scores.flatMap(({ parts }) => parts)) {
    hear(part);
    if (part.row !== undefined) hear(part.row);
    part.lines?.forEach(hear);
  }
}
