import { aboutIn } from '@castellan/kernel';
import { pictures } from 'virtual:pictures/web';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { IconButton } from '../../app/icon-button.tsx';
import { href } from '../../app/router.ts';
import { listingOf } from '../../games.ts';
import { useExport } from '../../share/use-export.ts';
import type { SavedGame } from '../../store/saved-game.ts';
import { ago, listed } from '../../strings/text.ts';
import type { GameStanding } from '../../worker/standing.ts';
import { askStanding } from './ask-standing.ts';

interface SavedRowProps {
  readonly game: SavedGame;
  /** The one that was played last: its button stands out. */
  readonly isFirst: boolean;
  onRemove(): void;
}

/** A game that lies there: what, with whom, how it stands, and one press to go on with it. */
export function SavedRow({ game, isFirst, onRemove }: SavedRowProps) {
  const { say, locale } = useApp();
  const { id, over, names, save } = game;
  const listing = listingOf(game.game);
  const name = listing === null ? game.game : aboutIn(listing.about, locale).name;
  const label = `${name}, ${listed(locale, names)}`;
  const exportGame = useExport();
  return (
    <li className="cw-saved-row">
      {listing !== null && (
        <span
          className="cw-saved-box"
          style={{
            backgroundImage: `linear-gradient(155deg, ${listing.about.box.from}, ${listing.about.box.to})`,
          }}
        >
          <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
            <path fill="currentColor" d={pictures[listing.about.box.picture]} />
          </svg>
        </span>
      )}
      <SavedWords game={game} name={name} />
      <div className="cw-saved-actions">
        {!over && (
          <Button
            tone={isFirst ? 'main' : undefined}
            glyph="play"
            label={say('continueGame')}
            heard={say('continueLabel', { title: label })}
            href={href('table', id)}
          />
        )}
        {save.answers.length > 0 && (
          <Button
            className={over ? '' : 'cw-saved-watch'}
            label={say('watch')}
            heard={say('watchLabel', { title: label })}
            href={href('replay', id)}
          />
        )}
        <IconButton
          glyph="download"
          label={say('exportLabel', { title: label })}
          hint={say('export')}
          onPress={() => exportGame(game)}
        />
        <IconButton
          glyph="bin"
          label={say('removeLabel', { title: label })}
          hint={say('remove')}
          onPress={onRemove}
        />
      </div>
    </li>
  );
}

/** What it is, how it stands, and who plays it. */
function SavedWords({ game, name }: { readonly game: SavedGame; readonly name: string }) {
  const { say, locale } = useApp();
  const { names, over, updated } = game;
  const standing = useStanding(game);
  const points = standing?.points ?? null;
  return (
    <div className="cw-saved-words">
      <span className="cw-saved-title">{name}</span>
      <span className="cw-saved-facts">
        {over ? <span>{say('over')}</span> : null}
        {standing !== null && standing.turn > 0 ? (
          <span>{say('turnNumber', { n: standing.turn })}</span>
        ) : null}
        <span>{ago(locale, updated, Date.now()) ?? say('justNow')}</span>
      </span>
      <span className="cw-saved-names">
        {points === null
          ? listed(locale, names)
          : names.map((who, seat) => (
              // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
              <span key={seat}>
                {who} <b>{points[seat]}</b>
              </span>
            ))}
      </span>
    </div>
  );
}

/** Comes a moment later: the game is played through for it. */
function useStanding(game: SavedGame): GameStanding | null {
  const [standing, setStanding] = useState<GameStanding | null>(null);
  useEffect(() => {
    let isHere = true;
    void askStanding(game.save).then(found => isHere && setStanding(found));
    return () => {
      isHere = false;
    };
  }, [game]);
  return standing;
}
