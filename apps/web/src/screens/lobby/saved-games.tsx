import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../../app/app-context.ts';
import { Confirm } from '../../app/confirm.tsx';
import { Glyph } from '../../app/glyph.tsx';
import { href } from '../../app/router.ts';
import { listingOf } from '../../games.ts';
import { download } from '../../share/download.ts';
import type { SavedGame } from '../../store/saved-game.ts';
import { ago, listed } from '../../strings/text.ts';

const AT_FIRST = 6;

/** The games of this browser, newest first. */
export function SavedGames() {
  const { say, shelf, notify } = useApp();
  const [games, setGames] = useState<readonly SavedGame[] | null>(null);
  const [unreadable, setUnreadable] = useState(0);
  const [shown, setShown] = useState(AT_FIRST);
  const [doomed, setDoomed] = useState<SavedGame | null>(null);

  const read = useCallback(async () => {
    const list = await shelf.list();
    setGames(list.games);
    setUnreadable(list.unreadable);
  }, [shelf]);
  useEffect(() => {
    read().catch((error: Error) => notify(error.message, 'bad'));
  }, [read, notify]);

  const remove = async (game: SavedGame): Promise<void> => {
    setDoomed(null);
    await shelf.remove(game.id);
    await read();
  };

  if (games === null) return null;
  return (
    <>
      {unreadable > 0 && <p className="cw-hint">{say('unreadable', { n: unreadable })}</p>}
      {games.length === 0 && <p className="cw-quiet">{say('noGames')}</p>}
      <ul className="cw-saved">
        {games.slice(0, shown).map(game => (
          <SavedRow key={game.id} game={game} onRemove={() => setDoomed(game)} />
        ))}
      </ul>
      {games.length > shown && (
        <button type="button" className="ct-button" onClick={() => setShown(games.length)}>
          {say('moreGames', { n: games.length - shown })}
        </button>
      )}
      {doomed !== null && (
        <Confirm
          question={say('removeQuestion', { title: doomed.title })}
          deed={say('remove')}
          onYes={() => void remove(doomed)}
          onNo={() => setDoomed(null)}
        />
      )}
    </>
  );
}

interface SavedRowProps {
  readonly game: SavedGame;
  onRemove(): void;
}

function SavedRow({ game, onRemove }: SavedRowProps) {
  const { say, locale } = useApp();
  const { title, id, over, names, save } = game;
  const name = listingOf(game.game)?.name ?? title;
  const when = ago(locale, game.updated, Date.now()) ?? say('justNow');
  const label = `${name}, ${listed(locale, names)}`;
  return (
    <li className="cw-saved-row">
      <div className="cw-saved-words">
        <span className="cw-saved-title">{name}</span>
        <span className="cw-saved-names">{listed(locale, names)}</span>
        <span className="cw-saved-facts">
          {over ? `${say('over')} · ` : ''}
          {say('moves', { n: save.answers.length })} · {when}
        </span>
      </div>
      <div className="cw-saved-deeds">
        {!over && (
          <a
            className="ct-button ct-button--main"
            href={href('table', id)}
            aria-label={say('continueLabel', { title: label })}
          >
            {say('continueGame')}
          </a>
        )}
        {save.answers.length > 0 && (
          <a
            className="ct-button"
            href={href('replay', id)}
            aria-label={say('watchLabel', { title: label })}
          >
            {say('watch')}
          </a>
        )}
        <button
          type="button"
          className="cw-icon-button"
          aria-label={say('exportLabel', { title: label })}
          title={say('export')}
          onClick={() => download(game)}
        >
          <Glyph name="download" />
        </button>
        <button
          type="button"
          className="cw-icon-button"
          aria-label={say('removeLabel', { title: label })}
          title={say('remove')}
          onClick={onRemove}
        >
          <Glyph name="bin" />
        </button>
      </div>
    </li>
  );
}
