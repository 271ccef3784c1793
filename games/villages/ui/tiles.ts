// How cards lie on the table: one face in the market, in the hand and in a village.
import type { CardFace, Locale } from '@castellan/table';
import { BUILDINGS } from '../cards/buildings.ts';
import { card } from './faces.ts';
import { cardTexts, icon } from './speech.ts';

/** In a village the cost has been paid. */
export type Lying = 'open' | 'built';

const resources = new Map(BUILDINGS.map(({ id, resource }) => [`building:${id}`, resource]));

/** The face of a card as a tile: its cost in a row, below it when its power works, what it does and what it can become. */
export function tileFace(ref: string, locale: Locale, lying: Lying): CardFace {
  const face = card(ref, locale)!;
  const resource = resources.get(ref);
  // The last row of a Building is what it can become.
  const power = resource === undefined ? face.rows : face.rows.slice(0, -1);
  return {
    ...face,
    priceAt: 'row',
    isPaid: lying === 'built',
    rows: power.length === 0 ? nothing(locale) : power,
    ...(resource !== undefined && {
      becomes: { icon: resource, label: icon(resource, locale).label },
    }),
  };
}

const none = new Map<Locale, CardFace['rows']>();

/** Without a power the band says so. The same each time: faces are compared. */
function nothing(locale: Locale): CardFace['rows'] {
  const rows = none.get(locale) ?? [{ heading: cardTexts(locale).text('no-power'), icons: [] }];
  none.set(locale, rows);
  return rows;
}
