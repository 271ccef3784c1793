import { aboutIn } from '@castellan/kernel';
import type { TableSummary } from '@castellan/protocol';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { GameBox } from '../app/game-box.tsx';
import { Glyph } from '../app/glyph.tsx';
import { seatsAt, TableTop } from '../app/table-top.tsx';
import { listingOf } from '../games.ts';
import { listed } from '../strings/text.ts';
import { clockText } from './clock-choice.tsx';
import { invitation } from './server-api.ts';
import './invitation.css';
import { useTell } from './strings/text.ts';
import { TableDeck } from './table-deck.tsx';

/** The table that a link leads to, as far as anyone may know it; null for none, undefined as long as it is not known. */
export function useInvitation(table: string): TableSummary | null | undefined {
  const [found, setFound] = useState<TableSummary | null>();
  useEffect(() => {
    let isHere = true;
    if (table !== '')
      invitation(table).then(
        summary => isHere && setFound(summary),
        () => {},
      );
    return () => {
      isHere = false;
    };
  }, [table]);
  return found;
}

export const freeSeats = ({ names, phase }: TableSummary): number =>
  phase === 'gathering' ? names.filter(name => name === null).length : 0;

/** What someone with only a link is invited to, and by whom, before they say who they are. */
export function Invitation({ table }: { readonly table: TableSummary }) {
  const { locale } = useApp();
  const tell = useTell();
  const listing = listingOf(table.game);
  if (listing === null) return null;
  const { name } = aboutIn(listing.about, locale);
  const there = table.names.filter(one => one !== null);
  const free = freeSeats(table);
  return (
    <section className="co-invited" aria-label={name}>
      <TableTop game={table.game} seats={seatsAt(table)} isRound face={68} />
      <div className="co-invited-game">
        <GameBox listing={listing} />
        <div>
          <h2>{name}</h2>
          {there.length > 0 && (
            <p>{tell('invitedBy', { n: there.length, names: listed(locale, there) })}</p>
          )}
          <p className="cw-facts">
            {free > 0 && (
              <span>
                <Glyph name="people" />
                {tell('freeSeats', { n: free })}
              </span>
            )}
            {table.clock.kind !== 'none' && (
              <span>
                <Glyph name="clock" />
                {clockText(table.clock, tell)}
              </span>
            )}
          </p>
          {table.deck !== undefined && <TableDeck deck={table.deck} />}
        </div>
      </div>
    </section>
  );
}
