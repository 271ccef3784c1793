import { handled } from '@castellan/kernel';
import type { Handlers, Phrase } from '@castellan/kernel';
import type { Deed } from '@castellan/table';
import { lastTurnIn } from '@castellan/table';
import type { events } from '../events.ts';
import type { Amounts } from './amounts.ts';
import { amountsIn } from './amounts.ts';
import type { Told } from './scene.ts';
import { cardIn } from './scene.ts';

const withCard = (event: Told): Deed => ({ card: cardIn(event) ?? undefined });
const bought = (event: Told & { readonly tokens: Amounts }): Deed => ({
  ...withCard(event),
  paid: amountsIn(event.tokens),
});

/** What of a turn is shown: what was done with cards, and what was taken. */
const DEEDS: Handlers<typeof events, Deed> = {
  recruited: bought,
  slain: bought,
  built: bought,
  'gained-one': ({ resource }) => ({ icon: resource, figure: '1' }),
  'citizen-gained': withCard,
  'monster-taken': withCard,
  'citizen-captured': withCard,
  'domain-captured': withCard,
};

/** The last turn in which something was done, as far as it went. Nobody's is the Dark Lord's. */
export const lastTurn = (log: readonly (readonly Phrase[])[]) =>
  lastTurnIn(log.flat(), event => handled(DEEDS, event));

/** No more find room beside one another, and only so many whole cards: those before have been seen. */
const MOST_DEEDS = 3;
const MOST_CARDS = 2;

/** The last deeds of a turn, as many as there is room for; `whole`: with their cards, not with little pictures. */
export function latest<D extends Deed>(deeds: readonly D[], whole: boolean): readonly D[] {
  let cards = 0;
  const before = deeds.findLastIndex(({ card }, at) => {
    if (whole && card !== undefined) cards++;
    return cards > MOST_CARDS || deeds.length - at > MOST_DEEDS;
  });
  return deeds.slice(before + 1);
}
