import type { About } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import type { SubjectEntry } from './subject.ts';

const BY_HAND = 'Mini Kingdoms by hand';
const BOARDGAME_IO = 'Mini Kingdoms on boardgame.io';

/** What every subject is compared with: no engine at all, and the most popular engine. */
export const yardsticks = { byHand: BY_HAND, boardgameIo: BOARDGAME_IO };

/** Two and four players; if four are too many, the maximum. */
function playedBy({ players: [least, most] }: About): number[] {
  return [...new Set([Math.max(2, least), Math.min(4, most)])];
}

/** Everything that is measured, in the order of the report. A new subject is one more entry here. */
export const subjects: readonly SubjectEntry[] = [
  {
    name: BY_HAND,
    rules: 'mini-kingdoms',
    async load() {
      const { clone, hand } = await import('./toy/hand.ts');
      const { midgame, playout } = await import('./toy/playout.ts');
      const position = midgame(hand, 1);
      return {
        run: seed => playout(hand, seed),
        clone: () => clone(position),
        json: () => JSON.stringify(position),
      };
    },
  },
  {
    name: BOARDGAME_IO,
    rules: 'mini-kingdoms',
    async load() {
      const { boardgameIo } = await import('./toy/boardgame-io.ts');
      const { midgame, playout } = await import('./toy/playout.ts');
      const position = midgame(boardgameIo, 1);
      // No clone: its positions are immutable, so keeping one costs nothing, and making the next one is part of the move.
      return { run: seed => playout(boardgameIo, seed), json: () => JSON.stringify(position) };
    },
  },
  ...shelf.flatMap(({ id, about, rules }) =>
    playedBy(about).map(players => ({
      name: `${about.words.en.name}, ${players} players`,
      rules: `${id}-${players}`,
      async load() {
        return (await import('./kernel-game.ts')).kernelGame(await rules(), { players });
      },
    })),
  ),
];
