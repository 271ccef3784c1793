import { aboutIn } from '@castellan/kernel';
import { Laurels } from '@castellan/table';
import { useApp } from '../../app/app-context.ts';
import { Dialog } from '../../app/dialog.tsx';
import { Glyph } from '../../app/glyph.tsx';
import { href } from '../../app/router.ts';
import type { Listing } from '../../games.ts';

interface FarewellProps {
  readonly listing: Listing;
  readonly seat: number;
  /** Stay at the table of the lessons, and play it to its end. */
  onStay(): void;
}

/** After the last lesson: a whole game is offered. */
export function Farewell({ listing, seat, onStay }: FarewellProps) {
  const { say, locale } = useApp();
  const { name } = aboutIn(listing.about, locale);
  const crest = (
    <span className="cw-farewell-crest">
      <Laurels seat={seat} />
    </span>
  );
  return (
    <Dialog title={say('farewell')} crest={crest} onClose={onStay}>
      <p>{say('farewellText', { game: name })}</p>
      <p>{say('farewellHelp')}</p>
      <p className="cw-actions cw-farewell-actions">
        <a className="ct-button ct-button--main" href={href('setup', listing.id)}>
          <Glyph name="new" />
          {say('wholeGame')}
        </a>
        <button type="button" className="ct-button" onClick={onStay}>
          {say('playOnHere')}
        </button>
        <a className="ct-button ct-button--quiet" href={href('lobby')}>
          {say('home')}
        </a>
      </p>
    </Dialog>
  );
}
