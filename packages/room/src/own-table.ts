import type { Save, Seated } from '@castellan/kernel';
import { settingsOf } from '@castellan/kernel';
import type { TableSpec } from '@castellan/protocol';
import { chosenPortrait } from '@castellan/protocol';
import type { Entry } from './entry.ts';

/** The people at the screen of a table that runs there. */
export const ME = 'me';

/** Someone who sits down, and which of the faces made from their name is theirs. */
export type Arriving = Seated & { readonly portrait?: number };

/** An own table: what is played there is between the people at this screen and their bots. */
const OWN: Omit<TableSpec, 'game' | 'settings'> = {
  clock: { kind: 'none' },
  undo: 'free',
  open: false,
  watch: true,
  hints: true,
};

export const ownSpec = (game: string, settings: TableSpec['settings']): TableSpec => ({
  ...OWN,
  game,
  settings,
});

/**
 * The log of an own table, at which a game begins or goes on. `seated` says who sits where now; null: nobody yet.
 * `deck`: the text of the deck that its settings name.
 */
export function ownTable(
  id: string,
  from: Save,
  seated: readonly Arriving[] | null,
  at: number,
  deck?: string,
): Entry[] {
  const { game, rulesVersion } = from;
  const spec = ownSpec(game, settingsOf(from));
  return [
    {
      type: 'opened',
      at,
      table: id,
      spec,
      rulesVersion,
      host: ME,
      from,
      ...(deck === undefined ? {} : { deck }),
    },
    ...sitDown(seated ?? [], at),
    { type: 'begun', at },
  ];
}

/** Who sits down where: people at this screen, and bots. */
export function sitDown(seated: readonly Arriving[], at: number): Entry[] {
  return seated.map(({ name, chair, portrait }, seat): Entry => {
    const place = { at, seat, name };
    return chair === 'person'
      ? { type: 'sat', ...place, ...chosenPortrait(portrait), guest: ME }
      : { type: 'bot', ...place, bot: chair };
  });
}
