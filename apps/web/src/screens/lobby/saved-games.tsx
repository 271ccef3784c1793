import { aboutIn } from '@castellan/kernel';
import type { Locale } from '@castellan/table';
import { useState } from 'preact/hooks';
import { Button } from '../../app/button.tsx';
import { useApp } from '../../app/app-context.ts';
import { Confirm } from '../../app/dialog.tsx';
import { listingOf } from '../../games.ts';
import type { SavedGame } from '../../store/saved-game.ts';
import { SavedRow } from './saved-row.tsx';

interface SavedGamesProps {
  readonly games: readonly SavedGame[];
  readonly unreadable: number;
  remove(game: SavedGame): Promise<void>;
}

/** So many that the games on the shelf below are still in sight. */
const AT_FIRST = 3;

/** The games of this browser: those that go on before those that are over, each newest first. */
export function SavedGames({ games, unreadable, remove }: SavedGamesProps) {
  const { say, locale } = useApp();
  const [isWhole, setIsWhole] = useState(false);
  const [doomed, setDoomed] = useState<SavedGame | null>(null);
  const sorted = [...games.filter(({ over }) => !over), ...games.filter(({ over }) => over)];
  const shown = isWhole ? sorted : sorted.slice(0, AT_FIRST);
  return (
    <>
      {unreadable > 0 && <p className="cw-hint">{say('unreadable', { n: unreadable })}</p>}
      {games.length === 0 && <p className="cw-quiet">{say('noGames')}</p>}
      <ul className="cw-saved">
        {shown.map((game, at) => (
          <SavedRow key={game.id} game={game} isFirst={at === 0} onRemove={() => setDoomed(game)} />
        ))}
      </ul>
      {sorted.length > shown.length && (
        <Button
          label={say('moreGames', { n: sorted.length - shown.length })}
          onPress={() => setIsWhole(true)}
        />
      )}
      {doomed !== null && (
        <Confirm
          question={say('removeQuestion', { title: titleOf(doomed, locale) })}
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

function titleOf({ game }: SavedGame, locale: Locale): string {
  const listing = listingOf(game);
  return listing === null ? game : aboutIn(listing.about, locale).name;
}
