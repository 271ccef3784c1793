import type { Who } from '@castellan/kernel';
import type { Update } from '@castellan/protocol';
import type { RoomView } from '@castellan/protocol/net';
import { Laurels, ScoreSheet, seatColour } from '@castellan/table';
import { Button } from '../app/button.tsx';
import { useApp } from '../app/app-context.ts';
import { Dialog } from '../app/dialog.tsx';
import { Logo } from '../app/page-frame.tsx';
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
          <Button
            tone="main"
            glyph="again"
            label={tell(room.rematch === null ? 'playAgain' : 'toNewTable')}
            onPress={onAgain}
          />
        )}
        <Button glyph="play" label={tell('replay')} href={href('watch', room.id)} />
        <Button label={say('lookAtTable')} onPress={onClose} />
        <Button tone="quiet" glyph="home" label={tell('friends')} href={href('friends')} />
      </p>
    </Dialog>
  );
}
