import type { PlayedSeat, PlayedTable } from '@castellan/protocol';
import { seatColour } from '@castellan/table';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Button } from '../app/button.tsx';
import { Choice } from '../app/choice.tsx';
import { href } from '../app/router.ts';
import { Screen } from '../app/screen.tsx';
import { TableTop } from '../app/table-top.tsx';
import { Loading } from '../app/waiting.tsx';
import { games } from '../games.ts';
import { useGround } from '../online/online-ground.tsx';
import { useTrouble } from '../online/use-trouble.ts';
import { listed } from '../strings/text.ts';
import { csvOf, download } from './csv.ts';
import { FinalBoard } from './final-board.tsx';
import { history } from './people-api.ts';
import { Banners, Spark } from './plot.tsx';
import { Change, gameName, lastedText, Seal, seatName } from './said.tsx';
import type { Tell } from './strings/text.ts';
import { useTell } from './strings/text.ts';
import { seatsFrom } from './table-tile.tsx';

/** Every finished table of the person here, the newest first. */
export function HistoryScreen() {
  const tell = useTell();
  const { locale } = useApp();
  const { me } = useGround();
  const [game, setGame] = useState('');
  const { tables, next, more } = useHistory(me.guest, game);
  const choices = ['', ...games.map(({ id }) => id)];
  return (
    <Screen title={tell('tables')}>
      <div className="cp-tools">
        <Choice<string>
          legend={tell('game')}
          values={choices}
          labels={Object.fromEntries(
            choices.map(id => [id, id === '' ? tell('all') : gameName(id, locale)]),
          )}
          value={game}
          onChange={setGame}
        />
        {tables !== null && tables.length > 0 && (
          <Button
            label={tell('csv')}
            onPress={() => download('castellan-tables.csv', tablesAsCsv(tables, me.guest, tell))}
          />
        )}
      </div>
      {tables === null ? (
        <Loading />
      ) : tables.length === 0 ? (
        <p className="cw-panel cp-empty">{tell('nothing')}</p>
      ) : (
        <ul className="cp-rows">
          {tables.map(table => (
            <TableRow key={table.id} table={table} of={me.guest} />
          ))}
        </ul>
      )}
      {next !== null && (
        <p className="cp-more">
          <Button label={tell('more')} onPress={more} />
        </p>
      )}
    </Screen>
  );
}

interface Pages {
  readonly tables: readonly PlayedTable[] | null;
  readonly next: string | null;
  more(): void;
}

/** As many pages as were asked for. */
function useHistory(guest: string, game: string): Pages {
  const trouble = useTrouble();
  const [tables, setTables] = useState<readonly PlayedTable[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const read = (from: string, before: readonly PlayedTable[], isHere: () => boolean): void => {
    history(guest, game, from).then(
      page => {
        if (!isHere()) return;
        setTables([...before, ...page.tables]);
        setNext(page.next);
      },
      (error: Error) => {
        if (!isHere()) return;
        setTables(before);
        trouble(error);
      },
    );
  };
  useEffect(() => {
    let isHere = true;
    setTables(null);
    setNext(null);
    read('', [], () => isHere);
    return () => {
      isHere = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is read depends on these alone
  }, [guest, game]);
  const more = (): void => {
    if (next !== null && tables !== null) read(next, tables, () => true);
  };
  return { tables, next, more };
}

/** A table in a row: its final position, who came where, how it went. */
function TableRow({ table, of }: { readonly table: PlayedTable; readonly of: string }) {
  const tell = useTell();
  const { locale } = useApp();
  const { id, game, seats, ended, lasted, turns } = table;
  const own = seats.find(({ guest }) => guest === of);
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const names = listed(
    locale,
    seats.map(seat => seatName(seat, tell)),
  );
  const facts = [
    lastedText(lasted, tell),
    ...(turns > 0 ? [tell('turns', { n: turns })] : []),
    ...(table.isRated ? [tell('rated')] : []),
    ...(own?.hasLeft === true ? [tell('left')] : []),
  ];
  return (
    <li className="cw-panel cp-row" data-won={own?.hasWon || undefined}>
      <FinalBoard id={id}>
        <TableTop game={game} seats={seatsFrom(seats, of)} face={28} />
      </FinalBoard>
      <div className="cp-row-words">
        <Seal game={game} />
        <strong>{gameName(game, locale)}</strong>
        <small>{when.format(ended)}</small>
        <small>{facts.join(' · ')}</small>
      </div>
      <Podium seats={seats} />
      <figure>
        <Spark
          size={[170, 70]}
          heard={`${tell('byTurn')}: ${names}`}
          lines={seats.map(({ course, guest }, seat) => ({
            values: course,
            colour: seatColour(seat),
            isOwn: guest === of,
          }))}
        />
        <figcaption>{tell('byTurn')}</figcaption>
      </figure>
      <div className="cp-row-end">
        {own !== undefined && own.change !== null && <Change by={own.change} />}
        <Button
          label={tell('again')}
          heard={tell('againOf', { game: gameName(game, locale), names })}
          href={href('watch', id)}
        />
      </div>
    </li>
  );
}

/** Everyone by their place, in the colours of their seats. */
function Podium({ seats }: { readonly seats: readonly PlayedSeat[] }) {
  const tell = useTell();
  const most = Math.max(1, ...seats.map(({ points }) => points ?? 0));
  const ordered = seats
    .map((seat, at) => ({ ...seat, at }))
    .sort((a, b) => a.place - b.place || a.at - b.at);
  return (
    <Banners
      bars={ordered.map(seat => ({
        label: seatName(seat, tell),
        share: seat.points === null ? 1 / seat.place : Math.max(0, seat.points) / most,
        note: seat.points === null ? `${seat.place}.` : `${seat.points}`,
        colour: seatColour(seat.at),
      }))}
    />
  );
}

function tablesAsCsv(tables: readonly PlayedTable[], of: string, tell: Tell): string {
  const head = ['id', 'game', 'ended', 'minutes', 'turns', 'rated', 'players', 'seat', 'place'];
  return csvOf(
    [...head, 'points', 'won', 'change', 'names'],
    tables.map(({ id, game, ended, lasted, turns, isRated, seats }) => {
      const at = seats.findIndex(({ guest }) => guest === of);
      const own = seats[at];
      return [
        id,
        game,
        new Date(ended).toISOString(),
        Math.round(lasted / 60_000),
        turns,
        isRated ? 1 : 0,
        seats.length,
        at + 1,
        own?.place ?? null,
        own?.points ?? null,
        own?.hasWon === true ? 1 : 0,
        own?.change ?? null,
        seats.map(seat => seatName(seat, tell)).join('; '),
      ];
    }),
  );
}
