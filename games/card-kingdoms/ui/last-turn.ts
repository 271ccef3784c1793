import { handled, NOBODY } from '@castellan/kernel';
import type { Handlers, Phrase } from '@castellan/kernel';
import type { Deed } from '@castellan/table';
import { TOKENS } from '../cards/language.ts';
import type { events } from '../events.ts';
import type { Told } from './scene.ts';
import { cardIn } from './scene.ts';

/** Something done, before it is put into words. */
interface Done extends Omit<Deed, 'told'> {
  readonly event: Phrase;
}

type Amounts = Readonly<Record<string, number>>;

export interface LastTurn {
  /** Whose it was; nobody's is the Dark Lord's. */
  readonly seat: number;
  readonly deeds: readonly Done[];
}

const withCard = (event: Told): Omit<Done, 'event'> => ({ card: cardIn(event) ?? undefined });
const bought = (event: Told & { readonly tokens: Amounts }): Omit<Done, 'event'> => ({
  ...withCard(event),
  paid: TOKENS.flatMap(token => {
    const n = event.tokens[token] ?? 0;
    return n > 0 ? [[token, n] as const] : [];
  }),
});

/** What of a turn is shown: what was done with cards, and what was taken. */
const DEEDS: Handlers<typeof events, Omit<Done, 'event'>> = {
  recruited: bought,
  slain: bought,
  built: bought,
  'gained-one': ({ resource }) => ({ icon: resource, figure: '1' }),
  'citizen-gained': withCard,
  'monster-taken': withCard,
  'citizen-captured': withCard,
  'domain-captured': withCard,
};

/** The last turn in which something was done, as far as it went. */
export function lastTurn(log: readonly (readonly Phrase[])[]): LastTurn | null {
  const deeds: Done[] = [];
  let seat: number | null = null;
  for (const event of log.flat().toReversed()) {
    if (event.say === 'turn' && seat !== null) break;
    const deed = handled(DEEDS, event);
    if (deed === undefined) continue;
    const by = typeof event['seat'] === 'number' ? event['seat'] : NOBODY;
    if (seat !== null && by !== seat) break;
    seat = by;
    deeds.unshift({ event, ...deed });
  }
  return seat === null ? null : { seat, deeds };
}
