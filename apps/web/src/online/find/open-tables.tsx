import { aboutIn } from '@castellan/kernel';
import type { OfferFilter, Offers, TableSummary } from '@castellan/protocol';
import type { CSSProperties } from 'preact';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { Listbox } from '../../app/listbox.tsx';
import { href } from '../../app/router.ts';
import { seatsAt, TableTop } from '../../app/table-top.tsx';
import { games, listingOf } from '../../games.ts';
import { listed } from '../../strings/text.ts';
import { clockText } from '../clock-choice.tsx';
import { useTell } from '../strings/text.ts';
import { Chips } from './chips.tsx';
import { useFindText } from './text.ts';

interface OpenTablesProps {
  readonly filter: OfferFilter;
  readonly found: Offers;
  onFilter(filter: OfferFilter): void;
}

/** Tables where a seat is free, drawn from above. */
export function OpenTables({ filter, found, onFilter }: OpenTablesProps) {
  const tell = useFindText();
  const { invited, free } = found;
  return (
    <section aria-labelledby="cf-open">
      <header className="cf-head">
        <h2 id="cf-open">{tell('openTables')}</h2>
        <Filters filter={filter} onFilter={onFilter} />
        <Button label={tell('openOne')} glyph="new" href={href('friends')} />
        <Button label={tell('tournaments')} glyph="chart" href={href('people', 'tournaments')} />
      </header>
      {invited.length + free.length === 0 ? (
        <p className="cf-none">{tell(Object.keys(filter).length === 0 ? 'noTables' : 'noSuch')}</p>
      ) : (
        <ul className="cf-tables">
          {invited.map(table => (
            <TableCard key={table.id} table={table} isInvited />
          ))}
          {free
            .filter(({ id }) => !invited.some(one => one.id === id))
            .map(table => (
              <TableCard key={table.id} table={table} />
            ))}
        </ul>
      )}
    </section>
  );
}

const ANY = 'any';
const SHOWN = ['all', 'live', 'turns', 'rated'] as const;

function Filters({ filter, onFilter }: Omit<OpenTablesProps, 'found'>) {
  const tell = useFindText();
  const { locale } = useApp();
  const { game = ANY, players, ...rest } = filter;
  const set = (some: { game?: string; players?: number | undefined }): void => {
    const next = { game, players, ...some };
    onFilter({
      ...rest,
      ...(next.game === ANY ? {} : { game: next.game }),
      ...(next.players === undefined ? {} : { players: next.players }),
    });
  };
  const show = (what: (typeof SHOWN)[number]): void => {
    const { pace: _, rated: __, ...others } = filter;
    if (what === 'all') onFilter(others);
    else onFilter(what === 'rated' ? { ...others, rated: true } : { ...others, pace: what });
  };
  return (
    <div className="cf-filters">
      <Chips
        legend={tell('show')}
        isLegendHidden
        values={SHOWN}
        labels={{
          all: tell('all'),
          live: tell('live'),
          turns: tell('turns'),
          rated: tell('rated'),
        }}
        chosen={[filter.rated === true ? 'rated' : (filter.pace ?? 'all')]}
        onPress={show}
      />
      <Listbox
        label={tell('games')}
        isLabelHidden
        options={[
          { value: ANY, label: tell('anyGame') },
          ...games.map(({ id, about }) => ({ value: id, label: aboutIn(about, locale).name })),
        ]}
        value={game}
        onChange={one => set({ game: one })}
      />
      <Listbox
        label={tell('players')}
        isLabelHidden
        options={[
          { value: ANY, label: tell('anyNumber') },
          ...[2, 3, 4, 5].map(n => ({ value: `${n}`, label: tell('playersAre', { n }) })),
        ]}
        value={`${players ?? ANY}`}
        onChange={one => set({ players: one === ANY ? undefined : Number(one) })}
      />
    </div>
  );
}

interface TableCardProps {
  readonly table: TableSummary;
  /** A seat is kept there for the viewer. */
  readonly isInvited?: boolean;
}

function TableCard({ table, isInvited = false }: TableCardProps) {
  const tell = useFindText();
  const tellOnline = useTell();
  const { locale } = useApp();
  const listing = listingOf(table.game);
  const name = listing === null ? table.game : aboutIn(listing.about, locale).name;
  const names = table.names.filter(one => one !== null);
  const box = listing?.about.box;
  const who = names.length === 0 ? tell('nobodyYet') : listed(locale, names);
  return (
    <li className="cf-table" data-kept={isInvited || undefined}>
      <div
        className="cf-cloth"
        style={{ '--ground-1': box?.from, '--ground-2': box?.to } as CSSProperties}
      >
        <b>{name}</b>
        <small>
          {isInvited
            ? tell('keptForYou')
            : tell('seatsFree', { n: table.names.length - names.length })}
        </small>
        <TableTop game={table.game} seats={seatsAt(table)} isRound face={36} />
      </div>
      <div className="cf-say">
        <p>
          <b>{who}</b>
          <span>
            {table.isRated && `${tell('rated')} · `}
            {clockText(table.clock, tellOnline)}
          </span>
        </p>
        <Button
          label={tell('sitDown')}
          heard={`${tell('sitDown')}: ${name}, ${who}`}
          href={href('room', table.id)}
        />
      </div>
    </li>
  );
}
