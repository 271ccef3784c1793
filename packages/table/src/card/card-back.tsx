import type { CSSProperties } from 'preact';
import { memo } from '../view.ts';
import { useLooks } from '../context.tsx';
import { fieldOf } from '../art/fields.ts';
import { usePicture } from '../art/use-picture.ts';
import { Emblem, ariaOf } from '../icon/picture.tsx';

export interface CardBackProps {
  /** The field and the picture on the back: a deck's own. */
  readonly field?: string | undefined;
  readonly emblem?: string | undefined;
  /** What it is; without it, "face down". */
  readonly label?: string | undefined;
  readonly silent?: boolean | undefined;
}

/** A card that lies face down. */
export const CardBack = memo(function CardBack({
  field = 'state',
  emblem = 'castle',
  label,
  silent,
}: CardBackProps) {
  const { text } = useLooks();
  const { background } = usePicture({ emblem, field }, 'card');
  return (
    <span
      className="ct-card ct-card--back"
      style={{ '--edge': fieldOf(field).edge } as CSSProperties}
      {...ariaOf(silent ? undefined : (label ?? text('faceDown')))}
    >
      <span className="ct-card__body">
        <span className="ct-card__field" style={{ backgroundImage: background }} />
        <svg className="ct-card__medal" viewBox="0 0 100 140" aria-hidden="true">
          <g fill="none" stroke="var(--ct-gilt)">
            <path d="M50 22L86 70L50 118L14 70Z" stroke-width="0.9" />
            <path d="M50 28L81.500 70L50 112L18.500 70Z" stroke-width="0.35" />
            <circle cx="50" cy="70" r="27" stroke-width="1" fill="#0006" />
            <circle cx="50" cy="70" r="24.600" stroke-width="0.35" />
            <path
              d="M8 8H30M8 8V30M92 8H70M92 8V30M8 132H30M8 132V110M92 132H70M92 132V110"
              stroke-width="0.7"
            />
          </g>
        </svg>
        <Emblem name={emblem} className="ct-card__emblem" />
      </span>
    </span>
  );
});
