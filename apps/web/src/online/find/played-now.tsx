import { aboutIn } from '@castellan/kernel';
import type { TableSummary } from '@castellan/protocol';
import { useApp } from '../../app/app-context.ts';
import { href } from '../../app/router.ts';
import { seatsAt, TableTop } from '../../app/table-top.tsx';
import { listingOf } from '../../games.ts';
import { listed } from '../../strings/text.ts';
import { useFindText } from './text.ts';

const MOST = 8;

/** Games that one may look on at. */
export function PlayedNow({ tables }: { readonly tables: readonly TableSummary[] }) {
  const tell = useFindText();
  const { locale } = useApp();
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby="cf-played">
      <header className="cf-head">
        <h2 id="cf-played">{tell('playedNow')}</h2>
        <span className="cf-count">{tell('tables', { n: tables.length })}</span>
      </header>
      <ul className="cf-played">
        {tables.slice(0, MOST).map(table => {
          const { id, game, names, turn } = table;
          const listing = listingOf(game);
          const name = listing === null ? game : aboutIn(listing.about, locale).name;
          const who = listed(
            locale,
            names.filter(one => one !== null),
          );
          return (
            <li key={id}>
              <a href={href('room', id)} aria-label={tell('watch', { game: name, names: who })}>
                <TableTop game={game} seats={seatsAt(table)} face={34} />
                <span>{who}</span>
                <small>{tell('turn', { n: turn })}</small>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
