import { aboutIn } from '@castellan/kernel';
import type { TableSummary } from '@castellan/protocol/net';
import { useEffect, useState } from 'preact/compat';
import { useApp } from '../app/app-context.ts';
import { listingOf } from '../games.ts';
import { listed } from '../strings/text.ts';
import { GameMark } from './game-mark.tsx';
import { invitation } from './server-api.ts';

/** What someone who has only a link is invited to, and by whom, before they say who they are. */
export function Invitation({ table }: { readonly table: string }) {
  const { locale } = useApp();
  const [found, setFound] = useState<TableSummary | null>(null);
  useEffect(() => {
    let isHere = true;
    invitation(table).then(
      summary => isHere && setFound(summary),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [table]);
  const listing = found === null ? null : listingOf(found.game);
  if (found === null || listing === null) return null;
  return (
    <p className="co-invitation">
      <GameMark id={found.game} />
      <span>
        <strong>{aboutIn(listing.about, locale).name}</strong>
        <small>
          {listed(
            locale,
            found.names.filter(name => name !== null),
          )}
        </small>
      </span>
    </p>
  );
}
