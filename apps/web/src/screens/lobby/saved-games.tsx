import { aboutIn } from '@castellan/kernel';
import type { TableSummary } from '@castellan/protocol';
import type { Locale } from '@castellan/table';
import { useState } from 'preact/hooks';
import { Button } from '../../app/button.tsx';
import { useApp } from '../../app/app-context.ts';
import { Confirm } from '../../app/dialog.tsx';
import { href } from '../../app/router.ts';
import { seatsAt, TableTop } from '../../app/table-top.tsx';
import { isWaiting } from '../../app/waiting-tables.ts';
import { listingOf } from '../../games.ts';
import type { SavedGame } from '../../store/saved-game.ts';
import { listed } from '../../strings/text.ts';
import { Company, ImportPlace } from './beginnings.tsx';
import { SavedTop } from './saved-top.tsx';

interface SavedGamesProps {
  readonly games: readonly SavedGame[];
  /** The person's tables on the network. */
  readonly online: readonly TableSummary[];
  readonly unreadable: number;
  remove(game: SavedGame): Promise<void>;
}

/** So many lie in a row on every desk, and beside them what leads to the others. */
const AT_FIRST = 3;
/** So few that there is room beside them to show where else one could sit. */
const FEW = 2;

/** What can be continued: tables that wait for you first, then the games of this browser, newest first. */
export function SavedGames({ games, online, unreadable, remove }: SavedGamesProps) {
  const { say, locale } = useApp();
  const [isWhole, setIsWhole] = useState(false);
  const [doomed, setDoomed] = useState<SavedGame | null>(null);
  const sorted = [...games.filter(({ over }) => !over), ...games.filter(({ over }) => over)];
  const tables = [...online.filter(isWaiting), ...online.filter(table => !isWaiting(table))];
  const most = Math.max(1, AT_FIRST - tables.length);
  // The last one takes no more room than the button that leads to it.
  const shown = isWhole || sorted.length <= most + 1 ? sorted : sorted.slice(0, most);
  return (
    <>
      {unreadable > 0 && <p className="cw-hint">{say('unreadable', { n: unreadable })}</p>}
      <ul className="cw-saved" data-whole={isWhole || undefined}>
        {tables.map(table => (
          <OnlineTop key={table.id} table={table} />
        ))}
        {shown.map(game => (
          <SavedTop key={game.id} game={game} onRemove={() => setDoomed(game)} />
        ))}
        {sorted.length > shown.length && (
          <li className="cw-saved-rest">
            <Button
              label={say('moreGames', { n: sorted.length - shown.length })}
              onPress={() => setIsWhole(true)}
            />
          </li>
        )}
        {tables.length + shown.length <= FEW && <Company />}
        <ImportPlace />
      </ul>
      {doomed !== null && (
        <Confirm
          question={say('removeQuestion', { title: titleOf(doomed.game, locale) })}
          action={say('remove')}
          onYes={() => {
            setDoomed(null);
            void remove(doomed);
          }}
          onNo={() => setDoomed(null)}
        />
      )}
    </>
  );
}

/** A table on the network, as it stands. */
function OnlineTop({ table }: { readonly table: TableSummary }) {
  const { say, locale } = useApp();
  const { id, game, names, turn } = table;
  const name = titleOf(game, locale);
  const isLit = isWaiting(table);
  const there = names.filter(one => one !== null);
  return (
    <li className="cw-online-row" data-lit={isLit || undefined}>
      <a
        className="cw-top-link"
        href={href('room', id)}
        aria-label={`${say('continueLabel', { title: `${name}, ${listed(locale, there)}` })}, ${say(isLit ? 'yourTurnOnline' : 'turnOnline')}`}
      >
        <TableTop game={game} seats={seatsAt(table)} isLit={isLit} face={38} />
        <b>{name}</b>
        <small>
          {isLit
            ? say('yourTurnOnline')
            : turn > 0
              ? say('turnAndTime', { n: turn, time: say('turnOnline') })
              : say('turnOnline')}
        </small>
      </a>
    </li>
  );
}

function titleOf(game: string, locale: Locale): string {
  const listing = listingOf(game);
  return listing === null ? game : aboutIn(listing.about, locale).name;
}
