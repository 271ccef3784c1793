import { Card } from '../card/card.tsx';
import { useTable } from '../context.tsx';
import type { ScreenArea, Shown } from '../layer/layers.ts';
import { beside } from '../layer/layers.ts';
import { usePlace } from '../layer/use-place.ts';

/** The card beside a resting pointer. Takes no pointer and says nothing: all of it is in the card's own label. */
export function Preview({ card, of, spot }: Shown & { readonly spot: ScreenArea }) {
  const { faceOf, lit, note, reason } = useTable();
  const box = usePlace(spot, beside);
  const face = faceOf(card);
  if (!face) return null;
  return (
    <div ref={box} className="ct-float ct-preview" popover="manual" aria-hidden="true">
      <Card face={face} silent />
      <div className="ct-preview__words">
        <p>{face.sentence}</p>
        {lit.of(of).map(option => (
          <p key={option.id} data-blocked={option.blocked ? '' : undefined}>
            <strong>{note(option)}</strong>
            {option.blocked ? `: ${reason(option)}` : ''}
          </p>
        ))}
      </div>
    </div>
  );
}
