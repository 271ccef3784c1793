import { allowed } from '@castellan/kernel';
import type { Decision, Option } from '@castellan/kernel';
import type { CSSProperties } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useTable } from '../context.tsx';
import { usePlan } from '../stage/stage-context.ts';
import { TileThing } from '../tile/tile-thing.tsx';
import { inPixels } from '../view.ts';
import type { AnswerDraft } from './answer-draft.ts';
import { sheetSizes } from './sheet-sizes.ts';

/** Between the sheet and the rail. */
const EDGE = 4;

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
 * whoever looks for a card again finds it where it was.
 */
export function PickSheet({ draft, title }: PickSheetProps) {
  const { text } = useTable();
  const { boxes, mode } = usePlan();
  const { decision, picks } = draft;
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stage = sheet.current?.closest<HTMLElement>('.ct-stage');
    stage?.setAttribute('data-sheet', '');
    return () => stage?.removeAttribute('data-sheet');
  }, []);
  const rail = boxes.get('rail')!;
  const options = allowed(decision);
  const ends = [...boxes.values()];
  const right =
    mode === 'wide' ? rail.left - EDGE : Math.max(...ends.map(one => one.left + one.width));
  const bottom =
    mode === 'wide' ? Math.max(...ends.map(one => one.top + one.height)) : rail.top - EDGE;
  const left = Math.min(...ends.map(one => one.left));
  const top = Math.min(...ends.map(one => one.top));
  const box = { left, top, width: right - left, height: bottom - top };
  const { columns, ...size } = sheetSizes(box, options.length);
  const style = {
    ...inPixels({ ...box, left: left - rail.left, top: top - rail.top }),
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
