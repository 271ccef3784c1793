import { editions } from '@castellan/shelf/editions';
import type { Library } from '../src/table/library.ts';
import { library } from '../src/table/library.ts';

/** A server from before the rules were changed: of a game of which an older edition is kept, it knows nothing newer. */
export const olderLibrary: Library = {
  current: async game => (await newestKept(game)) ?? library.current(game),
  edition: async (game, version) => {
    const newest = await newestKept(game);
    return newest !== null && version > newest.rulesVersion ? null : library.edition(game, version);
  },
};

async function newestKept(id: string) {
  const kept = editions.filter(({ game }) => game === id);
  return (await kept.toSorted((a, b) => b.rulesVersion - a.rulesVersion)[0]?.rules()) ?? null;
}
