import type { Decision, Pen, Phrase, Who } from '@castellan/kernel';
import type { Update } from '@castellan/protocol';
import { GenericBoard, MotionLayer } from '@castellan/table';
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
/** How many letters of one width a text view may use. */
const WIDTH = 80;

/** The game's own board, or the table in words where it has none. Drawn when the table has changed, whatever else has. */
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
    <section className="cw-board" aria-labelledby="board">
      <h2 id="board" className="cw-hidden">
        {say('board')}
      </h2>
      <MotionLayer
        step={`${viewer} ${update.answered}`}
        events={update.events}
        className="cw-board-motion"
      >
        {Board === undefined ? (
          <GenericBoard lines={game.board(view, { pen: plain, width: WIDTH, who })} />
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
    </section>
  );
});
