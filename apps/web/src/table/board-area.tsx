import type { Decision, Phrase, Who } from '@castellan/kernel';
import type { TableScene } from '@castellan/client';
import { memo, MotionLayer } from '@castellan/table';
import { useApp } from '../app/app-context.ts';
import type { GameBundle } from '../game-bundle.ts';
import { stepOf } from './use-shown.ts';

interface BoardAreaProps {
  readonly bundle: GameBundle;
  readonly scene: TableScene;
  readonly decision: Decision | null;
  readonly who: Who;
  readonly log: readonly (readonly Phrase[])[];
}

/** The game's board. Drawn when the table has changed, whatever else has. */
export const BoardArea = memo(function BoardArea({
  bundle,
  scene,
  decision,
  who,
  log,
}: BoardAreaProps) {
  const { locale } = useApp();
  const { Board } = bundle.ui;
  const { view, viewer } = scene;
  return (
    <div className="cw-board">
      <MotionLayer step={stepOf(scene)} className="cw-board-motion">
        <Board
          view={view}
          viewer={viewer}
          decision={decision}
          locale={locale}
          who={who}
          log={log}
        />
      </MotionLayer>
    </div>
  );
});
