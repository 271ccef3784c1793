import type { TableClient } from '@castellan/client';
import type { Reviewed } from '@castellan/protocol';
import { useLooks } from '@castellan/table';
import { useEffect } from 'preact/hooks';
import { Button } from '../app/button.tsx';
import { useApp } from '../app/app-context.ts';
import { Dialog } from '../app/dialog.tsx';
import { percent } from '../app/percent.ts';
import { ChanceGraph } from './chance-graph.tsx';
import { PlanWords, Reasons } from './plan.tsx';

interface ReviewDialogProps {
  readonly client: TableClient;
  readonly reviewed: Reviewed | null;
  /** Shows the game as it was before this answer. */
  onShow(at: number): void;
  /** Begins a game there. */
  onPlayOn(at: number): void;
  onClose(): void;
}

/** A finished game again: how the chances went, and where something better could have been done. */
export function ReviewDialog({ client, reviewed, onShow, onPlayOn, onClose }: ReviewDialogProps) {
  const { say } = useApp();
  const isAsked = reviewed !== null;
  useEffect(() => {
    if (!isAsked) client.send({ type: 'review' });
  }, [client, isAsked]);
  return (
    <Dialog title={say('review')} width="wide" onClose={onClose}>
      {reviewed === null ? (
        <p className="cw-thinking" role="status">
          {say('hintThinking')}
        </p>
      ) : (
        <div className="cw-review">
          <ChanceGraph reviewed={reviewed} onShow={onShow} />
          <p role="status" className={reviewed.done < 1 ? 'cw-thinking' : 'cw-hint'}>
            {reviewed.done < 1
              ? say('reviewDone', { n: Math.round(100 * reviewed.done) })
              : reviewed.points.length === 0
                ? say('reviewFlawless')
                : say('reviewPoints', { n: reviewed.points.length })}
          </p>
          <ol className="cw-review-points">
            {reviewed.points.map(point => (
              <TurningPoint key={point.at} point={point} onShow={onShow} onPlayOn={onPlayOn} />
            ))}
          </ol>
          <p className="cw-hint">{say('reviewFair')}</p>
        </div>
      )}
    </Dialog>
  );
}

interface TurningPointProps extends Pick<ReviewDialogProps, 'onShow' | 'onPlayOn'> {
  readonly point: Reviewed['points'][number];
}

/** What was played, and what would have been better. */
function TurningPoint({ point, onShow, onPlayOn }: TurningPointProps) {
  const { locale, say } = useApp();
  const { who } = useLooks();
  const { at, turn, seat, played, better, reasons } = point;
  return (
    <li>
      <h3>
        {say(turn === 0 ? 'reviewBefore' : 'reviewTurn', { n: turn, name: who(seat) })}
        <strong>
          {percent(locale, played.chance)} → {percent(locale, better.chance)}
        </strong>
      </h3>
      <div className="cw-review-lines">
        <section aria-label={say('reviewPlayed')}>
          <h4>{say('reviewPlayed')}</h4>
          <PlanWords plan={played} />
        </section>
        <section aria-label={say('reviewBetter')}>
          <h4>{say('reviewBetter')}</h4>
          <PlanWords plan={better} />
        </section>
      </div>
      <Reasons reasons={reasons} />
      <p className="cw-actions">
        <Button glyph="eye" label={say('reviewShow')} onPress={() => onShow(at)} />
        <Button
          tone="quiet"
          glyph="play"
          label={say('playFromHere')}
          onPress={() => onPlayOn(at)}
        />
      </p>
    </li>
  );
}
