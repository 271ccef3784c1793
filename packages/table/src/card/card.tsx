import type { CSSProperties } from 'preact';
import { memo } from '../view.ts';
import type { Badge, CardFace } from '../contract.ts';
import { fieldOf } from '../art/fields.ts';
import type { View } from '../art/views.ts';
import { CardArt } from '../art/card-art.tsx';
import { BadgeView } from '../icon/token.tsx';
import { CardRows } from './card-rows.tsx';
import { ariaOf } from '../icon/picture.tsx';
import { useTurn } from '../stage/laying.ts';
import type { Fitted, Plate } from './fit-name.ts';
import { fitName } from './fit-name.ts';
import { cardLabel } from './label.ts';

export interface CardProps {
  readonly face: CardFace;
  /** Says nothing: what it lies in speaks for it. */
  readonly silent?: boolean | undefined;
  readonly className?: string | undefined;
  /** How closely it is looked at. */
  readonly view?: View | undefined;
}

/** In hundredths of the card's width: the plate of a card to read, of one on the table, and of one too small for its rows. */
const LARGE: Plate = { width: 82, one: 8.8, two: 7.4, least: 4.6 };
const MIDDLE: Plate = { width: 86, one: 10.8, two: 9, least: 6 };
const SMALL: Plate = { width: 91, one: 13.4, two: 12.2, least: 7.8 };

/** A card, drawn from its face. As wide as `--ct-card`; the smaller it is, the less it shows. */
export const Card = memo(DrawnCard);

function DrawnCard({ face, silent, className, view = 'card' }: CardProps) {
  const { name, field, corner, price, priceAt, marks } = face;
  const { edge } = fieldOf(field);
  if (!useTurn())
    return (
      <span className={`ct-card ${className ?? ''}`} style={{ '--edge': edge } as CSSProperties}>
        <span className="ct-card__body" />
      </span>
    );
  const [large, middle, small] = [LARGE, MIDDLE, SMALL].map(plate => fitName(name, plate));
  const style = {
    '--edge': edge,
    '--costs': price.length,
    ...sized('large', large!),
    ...sized('middle', middle!),
    ...sized('small', small!),
  } as CSSProperties;
  return (
    <span
      className={`ct-card ${className ?? ''}`}
      style={style}
      data-price={priceAt}
      {...ariaOf(silent ? undefined : cardLabel(face))}
    >
      <span className="ct-card__body">
        <CardArt face={face} view={view} className="ct-card__art" emblem="ct-card__emblem" />
        <span className="ct-card__plate">
          <span className="ct-card__name">{name}</span>
        </span>
        <CardRows face={face} lines={{ large: large!.lines, middle: middle!.lines }} />
        <span className="ct-card__left">
          {corner !== undefined && (
            <span className="ct-card__corner" data-long={corner.length > 2 ? '' : undefined}>
              {corner}
            </span>
          )}
          <Badges of={price} />
        </span>
        <span className="ct-card__right">
          <Badges of={marks} />
        </span>
      </span>
    </span>
  );
}

function Badges({ of }: { readonly of: readonly Badge[] }) {
  return of.map((badge, i) => <BadgeView key={`${badge.icon}${i}`} badge={badge} silent />);
}

function sized(plate: string, { size, lines }: Fitted): Record<string, string> {
  return {
    [`--name-${plate}`]: `${size}cqi`,
    [`--wrap-${plate}`]: lines === 1 ? 'nowrap' : 'normal',
  };
}
