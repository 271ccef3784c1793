import { allowed } from '@castellan/kernel';
import type { Decision } from '@castellan/kernel';
import { useApp } from '../app/app-context.ts';
import { Glyph } from '../app/glyph.tsx';

interface SheetHandleProps {
  readonly decision: Decision;
  readonly isFolded: boolean;
  /** The id of what it folds. */
  readonly folds: string;
  onTurn(): void;
}

/** On a small screen the decision lies in a sheet over the foot of the table: this folds it down to its question. */
export function SheetHandle({ decision, isFolded, folds, onTurn }: SheetHandleProps) {
  const { say } = useApp();
  const n = allowed(decision).length;
  return (
    <button
      type="button"
      className="cw-sheet-handle"
      aria-expanded={!isFolded}
      aria-controls={folds}
      onClick={onTurn}
    >
      <Glyph name={isFolded ? 'unfold' : 'fold'} />
      {isFolded ? say('showOptions', { n }) : say('hideOptions')}
    </button>
  );
}
