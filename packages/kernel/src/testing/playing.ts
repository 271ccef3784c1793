import { QuickChance } from '../chance.ts';
import type { Position } from '../core.ts';
import type { Event } from '../event.ts';
import type { Game } from '../game.ts';
import type { View } from '../play.ts';
import { playRandomly, randomAnswer } from '../playout.ts';
import type { Settings } from '../settings.ts';
import { preferred } from './worths.ts';

/** A game that was played to its end at random: what was told, and which powers were used. `look` sees each position on the way. */
export function playedOut<S extends Position, V extends View>(
  game: Game<S, V>,
  settings: Partial<Settings>,
  seed: string,
  look: (state: S) => void = () => {},
): { readonly state: S; readonly events: readonly Event[]; readonly used: readonly string[] } {
  const events: Event[] = [];
  const t = game.draft(game.setup(settings, seed), events);
  t.powers = new Uint8Array(game.powers.length);
  const chance = new QuickChance(5);
  const picks: number[] = [];
  do look(t.state);
  while (playRandomly(t, chance, picks));
  const used = game.powers.filter((_, power) => t.powers![power] === 1);
  return { state: t.state, events, used };
}

/** Looks at each position of a random game of every variant. */
export function atEveryTable<S extends Position, V extends View>(
  game: Game<S, V>,
  look: (state: S) => void,
): void {
  for (const { settings, name } of game.variants) playedOut(game, settings, name, look);
}

/** What each seat got in a random game for three; `unlisted`: the kinds of which something is no row of the ledger. */
export function takesIn<S extends Position, V extends View>(
  game: Game<S, V>,
  settings: Partial<Settings> = {},
) {
  const { state, events } = playedOut(game, { players: 3, ...settings }, 'takes');
  const takes = game.takes!(state, events);
  const rows = new Set(game.ledger().map(({ kind, id }) => `${kind} ${id}`));
  const unlisted = takes.filter(({ kind, id }) => !rows.has(`${kind} ${id}`));
  const of = (seat: number, kind: string): string[] =>
    takes.filter(take => take.seat === seat && take.kind === kind).map(({ id }) => id);
  return { state, takes, of, unlisted: [...new Set(unlisted.map(({ kind }) => kind))].sort() };
}

/** How many games of twenty a greedy chair wins against three that answer at random. */
export function greedyWins<S extends Position, V extends View>(game: Game<S, V>): number {
  const chance = new QuickChance(2);
  let wins = 0;
  for (let n = 0; n < 20; n++) {
    const state = game.setup({ players: 4 }, `arena ${n}`);
    const greedy = n % 4;
    for (let [one] = game.pending(state); one !== undefined; [one] = game.pending(state)) {
      const isOurs = one.seat === greedy;
      const answer = isOurs
        ? { decision: one.id, picks: preferred(game, state, one) }
        : randomAnswer(one, chance);
      game.apply(state, answer);
    }
    if (game.outcome(state)!.winners.includes(greedy)) wins++;
  }
  return wins;
}
