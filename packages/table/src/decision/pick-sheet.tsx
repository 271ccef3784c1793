import { allowed } from '@castellan/kernel';
import type { Decision, Option } from '@castellan/kernel';
import type { CSSProperties } from 'preact';
import { useTable } from '../context.tsx';
import { TileThing } from '../tile/tile-thing.tsx';
import { inPixels } from '../view.ts';
import type { AnswerDraft } from './answer-draft.ts';
import { useSheetBox, useStageMark } from './over-stage.ts';
import { sheetSizes } from './sheet-sizes.ts';

/** What stands above a sheet, where a question has such words: several cards are then chosen at once, all in sight. */
export function useSheetTitle(decision: Decision): string | null {
  const { attribute, faceOf } = useTable();
  const options = allowed(decision);
  if (decision.kind !== 'select' || decision.min < 2) return null;
  if (!options.every(({ ref }) => ref !== undefined && faceOf(ref) !== null)) return null;
  return attribute({ ...decision.prompt, of: options.length }, 'title');
}

interface PickSheetProps {
  readonly draft: AnswerDraft;
  readonly title: string;
}

/**
 * Many cards to choose from, over everything but the rail. They keep their order and their size, and none lies over another:
 * looking for a card again, people find it where it was.
 */
export function PickSheet({ draft, title }: PickSheetProps) {
  const { text } = useTable();
  const { decision, picks } = draft;
  const sheet = useStageMark('data-sheet');
  const options = allowed(decision);
  const box = useSheetBox();
  const { columns, ...size } = sheetSizes(box, options.length);
  const style = {
    ...inPixels({ ...box }),
    '--columns': columns,
    '--tile-w': `${size.width}px`,
    '--tile-h': `${size.height}px`,
  } as CSSProperties;
  return (
    <div ref={sheet} className="ct-picks" style={style}>
      <header>
        <h3>{title}</h3>
        <p>{picks.length > 0 && text('chosenSoFar', { n: picks.length })}</p>
        <ol aria-hidden="true">
          {Array.from({ length: decision.min }, (_, i) => (
            <li key={i} data-chosen={i < picks.length ? '' : undefined}>
              {i + 1}
            </li>
          ))}
        </ol>
      </header>
      <ul>
        {options.map(option => (
          <li key={option.id}>
            <Pick option={option} decision={decision} size={size} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PickProps {
  readonly option: Option;
  readonly decision: Decision;
  readonly size: { readonly width: number; readonly height: number };
}

function Pick({ option, decision, size }: PickProps) {
  const { lit, text, attribute, faceOf } = useTable();
  const ref = option.ref!;
  return (
    <TileThing card={faceOf(ref)!} of={ref} size={size} flat>
      {lit.picked(option) && (
        <b className="ct-picks__ribbon">{attribute(decision.prompt, 'mark') ?? text('isChosen')}</b>
      )}
    </TileThing>
  );
}
