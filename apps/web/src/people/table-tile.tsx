import type { PlayedSeat, PlayedTable } from '@castellan/protocol';
import { useApp } from '../app/app-context.ts';
import { href } from '../app/router.ts';
import { TableTop } from '../app/table-top.tsx';
import { ago, listed } from '../strings/text.ts';
import { FinalBoard } from './final-board.tsx';
import { gameName, seatName } from './said.tsx';
import { useTell } from './strings/text.ts';

interface TableTileProps {
  readonly table: PlayedTable;
  /** Whose game it is: their place is on it. */
  readonly of: string;
}

/** The seats around a table as someone looked at it. */
export function seatsFrom(seats: readonly PlayedSeat[], of: string) {
  const own = Math.max(
    0,
    seats.findIndex(({ guest }) => guest === of),
  );
  return [...seats.slice(own), ...seats.slice(0, own)].map(({ name, bot }) => ({ name, bot }));
}

/** A finished table as a small picture, with the place on it; a press shows it again. */
export function TableTile({ table: { id, game, seats, ended }, of }: TableTileProps) {
  const tell = useTell();
  const { locale, say } = useApp();
  const own = seats.find(({ guest }) => guest === of);
  const names = listed(
    locale,
    seats.map(seat => seatName(seat, tell)),
  );
  const name = gameName(game, locale);
  return (
    <li>
      <a
        className="cp-tile"
        href={href('watch', id)}
        aria-label={tell('againOf', { game: name, names })}
      >
        <span className="cp-tile-top">
          <FinalBoard id={id}>
            <TableTop game={game} seats={seatsFrom(seats, of)} face={30} />
          </FinalBoard>
          {own !== undefined && (
            <em data-won={own.hasWon || undefined}>{own.hasWon ? tell('won') : `${own.place}.`}</em>
          )}
        </span>
        <b>{name}</b>
        <small>{ago(locale, ended, Date.now()) ?? say('justNow')}</small>
      </a>
    </li>
  );
}
