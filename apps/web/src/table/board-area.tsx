import type { Decision, Phrase, Who } from '@castellan/kernel';
import type { Update } from '@castellan/protocol';
import { GenericBoard, MotionLayer } from '@castellan/table';
import { memo } from 'preact/compat';
import { useApp } from '../app/app-context.ts';
import type { GameBundle } from '../game-bundle.ts';

interface BoardAreaProps {
  readonly bundle: GameBundle;
  readonly update: Update;
  readonly decision: Decision | null;
  readonly who: Who;
  readonly log: readonly (readonly Phrase[])[];
}

/** The game's own board, or one made of what its state says where it has none. Drawn when the table has changed, whatever else has. */
export const BoardArea = memo(function BoardArea({
  bundle,
  update,
  decision,
  who,
  log,
}: BoardAreaProps) {
  const { locale, say } = useApp();
  const { ui, game } = bundle;
  const { view, viewer } = update;
  const Board = ui.Board;
  return (
    <div className="cw-board">
      <MotionLayer
        step={`${viewer} ${update.answered} ${update.held}`}
        events={update.events}
        className="cw-board-motion"
      >
        {Board === undefined ? (
          <GenericBoard
            view={view}
            viewer={viewer}
            decision={decision}
            who={who}
            legend={game.legend}
            label={say('board')}
          />
        ) : (
          <Board
            view={view}
            viewer={viewer}
            decision={decision}
            locale={locale}
            who={who}
            log={log}
          />
        )}
      </MotionLayer>
    </div>
  );
});
