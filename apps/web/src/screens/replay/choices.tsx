import type { Seat, Viewer } from '@castellan/kernel';
import type { TableScene } from '@castellan/client';
import { useId } from 'preact/hooks';
import { Button } from '../../app/button.tsx';
import { useApp } from '../../app/app-context.ts';
import { href } from '../../app/router.ts';
import { isEnded } from '../../table/over-panel.tsx';
import type { Playing, Speed } from './use-playing.ts';

interface ChoicesProps {
  readonly scene: TableScene;
  readonly names: readonly string[];
  /** From which seats it may be looked at. */
  readonly seats: readonly Seat[];
  /** The game, where it is still on: it is played on at its table, not from an earlier time. */
  readonly goesOn: string | null;
  readonly playing: Playing;
  onLook(viewer: Viewer): void;
  onPlayOn(): void;
  /** Tries things out from where it stands, without keeping them. */
  onTry(): void;
}

/** From whose place a replay is looked at, how fast, and playing on from where it stands. */
export function Choices(props: ChoicesProps) {
  const { scene, names, seats, goesOn, playing, onLook, onPlayOn, onTry } = props;
  const { say } = useApp();
  const id = useId();
  const { viewer } = scene;
  return (
    <div className="cw-choices">
      <div className="cw-controls-more">
        <div className="cw-field">
          <label htmlFor={`${id}-from`}>{say('lookFrom')}</label>
          <select
            id={`${id}-from`}
            className="cw-select"
            value={String(viewer)}
            onChange={({ currentTarget: { value } }) => {
              playing.play(false);
              onLook(value === 'spectator' ? 'spectator' : Number(value));
            }}
          >
            <option value="spectator">{say('spectator')}</option>
            {seats.map(seat => (
              <option key={seat} value={seat}>
                {names[seat]}
              </option>
            ))}
          </select>
        </div>
        <div className="cw-field">
          <label htmlFor={`${id}-speed`}>{say('speed')}</label>
          <select
            id={`${id}-speed`}
            className="cw-select"
            value={playing.speed}
            onChange={({ currentTarget: target }) => playing.setSpeed(target.value as Speed)}
          >
            <option value="1">1×</option>
            <option value="2">2×</option>
            <option value="4">4×</option>
          </select>
        </div>
      </div>
      {goesOn !== null ? (
        <>
          <p className="cw-hint">{say('replayStillOn')}</p>
          <Button glyph="play" label={say('continueGame')} href={href('table', goesOn)} />
        </>
      ) : (
        !isEnded(scene) && (
          <>
            <Button label={say('playFromHere')} onPress={onPlayOn} />
            <Button tone="quiet" label={say('tryOut')} onPress={onTry} />
          </>
        )
      )}
    </div>
  );
}
