import { aboutIn } from '@castellan/kernel';
import { Laurels } from '@castellan/table';
import { Button } from '../../app/button.tsx';
import { useApp } from '../../app/app-context.ts';
import { Dialog } from '../../app/dialog.tsx';
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
        <Button tone="main" glyph="new" label={say('wholeGame')} href={href('setup', listing.id)} />
        <Button label={say('playOnHere')} onPress={onStay} />
        <Button tone="quiet" label={say('home')} href={href('lobby')} />
      </p>
    </Dialog>
  );
}
