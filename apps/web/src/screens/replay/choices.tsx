import type { Seat, Viewer } from '@castellan/kernel';
import type { TableScene } from '@castellan/client';
import { Button } from '../../app/button.tsx';
import { Choice } from '../../app/choice.tsx';
import { Listbox } from '../../app/listbox.tsx';
import { useApp } from '../../app/app-context.ts';
import { href } from '../../app/router.ts';
import { isEnded } from '../../table/over-panel.tsx';
import type { Playing, Speed } from './use-playing.ts';

const SPEEDS: readonly Speed[] = ['1', '2', '4'];

interface ChoicesProps {
  readonly scene: TableScene;
  readonly names: readonly string[];
  /** From which seats it may be looked at. */
  readonly seats: readonly Seat[];
  /** The game, if it is still on: it goes on at its table, not from an earlier point. */
  readonly goesOn: string | null;
  readonly playing: Playing;
  onLook(viewer: Viewer): void;
  onPlayOn(): void;
  /** Tries things out from this position, without keeping them. */
  onTry(): void;
}

/** Whose place a replay is seen from, how fast, and playing on from this position. */
export function Choices(props: ChoicesProps) {
  const { scene, names, seats, goesOn, playing, onLook, onPlayOn, onTry } = props;
  const { say } = useApp();
  const { viewer } = scene;
  return (
    <div className="cw-choices">
      <div className="cw-controls-more">
        <Listbox
          label={say('lookFrom')}
          options={[
            { value: 'spectator', label: say('spectator') },
            ...seats.map(seat => ({ value: String(seat), label: names[seat]! })),
          ]}
          value={String(viewer)}
          onChange={value => {
            playing.play(false);
            onLook(value === 'spectator' ? 'spectator' : Number(value));
          }}
        />
        <Choice
          legend={say('speed')}
          values={SPEEDS}
          labels={{ 1: '1×', 2: '2×', 4: '4×' }}
          value={playing.speed}
          onChange={speed => playing.setSpeed(speed as Speed)}
        />
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
