import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { Dialog } from '../../app/dialog.tsx';
import { Face } from '../../app/face.tsx';
import { href } from '../../app/router.ts';
import { useExport } from '../../share/use-export.ts';
import type { SavedGame } from '../../store/saved-game.ts';
import './saved-dialog.css';

interface SavedDialogProps {
  readonly game: SavedGame;
  readonly title: string;
  /** By seat, as far as everyone may know them. */
  readonly points: readonly number[] | null;
  onRemove(): void;
  onClose(): void;
}

/** A game of this browser: who plays, how the game is going, and all that can be done with it. */
export function SavedDialog({ game, title, points, onRemove, onClose }: SavedDialogProps) {
  const { say } = useApp();
  const exportGame = useExport();
  const { id, over, names, portraits, sitters, save } = game;
  return (
    <Dialog title={title} onClose={onClose}>
      <ul className="cw-saved-names">
        {names.map((name, seat) => {
          const sitter = sitters[seat]!;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
            <li key={seat}>
              <Face
                name={name}
                bot={sitter === 'person' ? null : sitter.bot}
                portrait={portraits[seat]}
                size={36}
              />
              <span>{name}</span>
              {points !== null && <b>{points[seat]}</b>}
            </li>
          );
        })}
      </ul>
      <div className="cw-saved-actions">
        {!over && (
          <Button tone="main" glyph="play" label={say('continueGame')} href={href('table', id)} />
        )}
        {save.answers.length > 0 && (
          <Button glyph="eye" label={say('watch')} href={href('replay', id)} />
        )}
        <Button glyph="download" label={say('export')} onPress={() => exportGame(game)} />
        <Button glyph="bin" label={say('remove')} onPress={onRemove} />
      </div>
    </Dialog>
  );
}
