import type { Who } from '@castellan/kernel';
import type { Update } from '@castellan/protocol';
import type { RoomView } from '@castellan/protocol/net';
import { Laurels, ScoreSheet, seatColour } from '@castellan/table';
import { useApp } from '../app/app-context.ts';
import { Dialog } from '../app/dialog.tsx';
import { Glyph } from '../app/glyph.tsx';
import { Logo } from '../app/logo.tsx';
import { href } from '../app/router.ts';
import '../screens/table/end-dialog.css';
import { verdict } from '../screens/table/verdict.ts';
import { listed } from '../strings/text.ts';
import { endingText } from './in-place.tsx';
import { useTell } from './strings/text.ts';

interface OnlineEndProps {
  readonly room: RoomView;
  readonly update: Update;
  readonly who: Who;
  readonly onAgain: (() => void) | null;
  onClose(): void;
}

/** The game is over: who won, by what, and what next. */
export function OnlineEnd({ room, update, who, onAgain, onClose }: OnlineEndProps) {
  const { say, locale } = useApp();
  const tell = useTell();
  const { outcome } = update;
  const winners = outcome?.winners ?? room.ending!.winners;
  const named = (seats: readonly number[]): string => listed(locale, seats.map(who));
  const title =
    outcome === null
      ? endingText(room.ending!, named, tell)
      : say(verdict(outcome, update.people), { n: winners.length, names: named(winners) });
  const crest = (
    <span className="cw-end-crest">
      {winners.length === 0 ? <Logo /> : winners.map(seat => <Laurels key={seat} seat={seat} />)}
    </span>
  );
  return (
    <Dialog
      title={title}
      width="wide"
      crest={crest}
      tint={winners.length === 0 ? undefined : seatColour(winners[0]!)}
      onClose={onClose}
    >
      {outcome !== null && <ScoreSheet outcome={outcome} />}
      <p className="cw-actions cw-end-actions">
        {onAgain !== null && (
          <button type="button" className="ct-button ct-button--main" onClick={onAgain}>
            <Glyph name="again" />
            {tell(room.rematch === null ? 'playAgain' : 'toNewTable')}
          </button>
        )}
        <a className="ct-button" href={href('watch', room.id)}>
          <Glyph name="play" />
          {tell('replay')}
        </a>
        <button type="button" className="ct-button" onClick={onClose}>
          {say('lookAtTable')}
        </button>
        <a className="ct-button ct-button--quiet" href={href('friends')}>
          <Glyph name="home" />
          {tell('friends')}
        </a>
      </p>
    </Dialog>
  );
}
