import type { Decision, Pen, Phrase, Who } from '@castellan/kernel';
import type { Update } from '@castellan/protocol';
import { GenericBoard, MotionLayer, Zone } from '@castellan/table';
import { memo } from 'react';
import { useApp } from '../app/app-context.ts';
import type { GameBundle } from '../game-bundle.ts';

interface BoardAreaProps {
  readonly bundle: GameBundle;
  readonly update: Update;
  readonly decision: Decision | null;
  readonly who: Who;
  readonly log: readonly (readonly Phrase[])[];
}

const plain: Pen = { strong: text => text, faint: text => text, paint: (_thing, text) => text };
/** How many letters wide a text view may be. */
const WIDTH = 80;

/** The game's own board, or the table as text if it has none. Only drawn again when the table has changed. */
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
          <Zone id="market" label={say('board')} ground="felt">
            <GenericBoard lines={game.board(view, { pen: plain, width: WIDTH, who })} />
          </Zone>
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
