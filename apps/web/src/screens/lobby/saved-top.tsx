import { aboutIn } from '@castellan/kernel';
import { useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { IconButton } from '../../app/icon-button.tsx';
import { later } from '../../app/later.tsx';
import { href } from '../../app/router.ts';
import type { TopSeat } from '../../app/table-top.tsx';
import { TableTop } from '../../app/table-top.tsx';
import { listingOf } from '../../games.ts';
import type { SavedGame } from '../../store/saved-game.ts';
import { winnersOf } from '../../store/saved-game.ts';
import { ago, listed } from '../../strings/text.ts';
import { END } from '../replay/opens.ts';
import { useStanding } from './use-standing.ts';

const SavedDialog = later(async () => (await import('./saved-dialog.tsx')).SavedDialog);

interface SavedTopProps {
  readonly game: SavedGame;
  onRemove(): void;
}

/** A saved game: what, with whom, how it is going. A press goes on with it, or replays it if it is over. */
export function SavedTop({ game, onRemove }: SavedTopProps) {
  const { say, locale } = useApp();
  const { id, over, names } = game;
  const listing = listingOf(game.game);
  const name = listing === null ? game.game : aboutIn(listing.about, locale).name;
  const title = `${name}, ${listed(locale, names)}`;
  const standing = useStanding(game);
  const [isOpen, setIsOpen] = useState(false);
  const time = ago(locale, game.updated, Date.now()) ?? say('justNow');
  const turn = standing?.turn ?? 0;
  const winners = winnersOf(game).map(seat => names[seat]!);
  const how =
    winners.length === 0
      ? say('over')
      : say('won', { n: winners.length, names: listed(locale, winners) });
  return (
    <li className="cw-saved-row">
      <a className="cw-top-link" href={over ? href('replay', id, END) : href('table', id)}>
        <span className="ct-hidden">{say(over ? 'watchLabel' : 'continueLabel', { title })}</span>
        <TableTop game={game.game} seats={seatsOf(game)} face={38} />
        <b>{name}</b>
        <small>
          {over ? `${how} · ${time}` : turn > 0 ? say('turnAndTime', { n: turn, time }) : time}
        </small>
      </a>
      <IconButton
        glyph="more"
        className="cw-saved-more"
        label={say('moreAbout', { title })}
        hint={say('more')}
        opensDialog
        onPress={() => setIsOpen(true)}
      />
      {isOpen && (
        <SavedDialog
          game={game}
          title={name}
          points={standing?.points ?? null}
          onRemove={() => {
            setIsOpen(false);
            onRemove();
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </li>
  );
}

/** The person who looks at it sits at its foot. */
function seatsOf({ sitters, names, portraits }: SavedGame): TopSeat[] {
  const seats = sitters.map((sitter, at) => ({
    name: names[at]!,
    bot: sitter === 'person' ? null : sitter.bot,
    portrait: portraits[at],
  }));
  const own = Math.max(0, sitters.indexOf('person'));
  return [...seats.slice(own), ...seats.slice(0, own)];
}
