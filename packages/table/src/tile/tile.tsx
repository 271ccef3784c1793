import type { CSSProperties } from 'preact';
import { memo } from '../view.ts';
import { ariaOf } from '../icon/picture.tsx';
import { cardLabel } from '../card/label.ts';
import type { Badge, CardFace } from '../contract.ts';
import { useLooks } from '../context.tsx';
import { fieldOf } from '../art/fields.ts';
import { CardArt } from '../art/card-art.tsx';
import { BadgeView } from '../icon/token.tsx';
import { IconRow } from '../icon/icon-row.tsx';
import { useTurn } from '../stage/laying.ts';
import { useTileSize } from '../stage/stage-context.ts';
import type { TileSizes } from './tile-sizes.ts';
import { tileSizes } from './tile-sizes.ts';
import { viewFor } from '../art/views.ts';

export interface TileProps {
  readonly face: CardFace;
  /** How many lie there, where that is more than one. */
  readonly count?: number | undefined;
  /** What is lacking of its price: "−3". */
  readonly short?: string | undefined;
  /** The place of the row that has just been at work. */
  readonly woken?: number | undefined;
  readonly silent?: boolean | undefined;
}

/** A gallery shows tiles without a stage. */
const ALONE = { width: 127, height: 132 };

/** Lower than this, also for its width, a price at the foot of the picture would cover it. */
const LOW = { ratio: 0.9, height: 120 };

/** A card as it lies on the table: near square, with its picture, its name and what it yields. The whole card is for the zoom. */
export const Tile = memo(DrawnTile);

function DrawnTile({ face, count = 1, short, woken, silent }: TileProps) {
  const { text } = useLooks();
  const size = useTileSize() ?? ALONE;
  const { edge } = fieldOf(face.field);
  if (!useTurn()) return <span className="ct-tile" style={{ '--edge': edge } as CSSProperties} />;
  const sizes = tileSizes(face, size, text);
  const { name, band, token, columns, foot, isStrip, heights, told } = sizes;
  // On a picture that is but a strip there is no room for it.
  const isAtFoot = isStrip && !name.capitals;
  const style = {
    '--edge': edge,
    '--name': `${name.size}px`,
    '--band': `${band}px`,
    '--row': `${token}px`,
    '--foot': `${foot}px`,
    '--plain': sizes.plain === undefined ? undefined : `${sizes.plain}px`,
    '--row-columns': columns,
    '--told': told && `${told.size}px`,
    '--squeezed': name.squeezed,
    '--inset': heights && `${heights.frame}px`,
    '--plate': heights && `${heights.name}px`,
    '--cost': heights && `${heights.cost}px`,
  } as CSSProperties;
  return (
    <span
      className="ct-tile"
      style={style}
      data-price={face.priceAt}
      data-small={name.capitals ? undefined : ''}
      data-low={size.height < Math.min(size.width * LOW.ratio, LOW.height) ? '' : undefined}
      data-strip={isStrip ? '' : undefined}
      data-short={short === undefined ? undefined : ''}
      data-needs={face.price.some(badge => isBeside(face, badge)) ? '' : undefined}
      {...ariaOf(silent ? undefined : cardLabel(face))}
    >
      <CardArt
        face={face}
        view={viewFor(size.width, heights?.picture ?? artHeight(size.height, band, name))}
        className="ct-tile__art"
        emblem="ct-tile__emblem"
      >
        {face.priceAt === 'foot' && <PriceAtFoot price={face.price} />}
        {count > 1 && !isAtFoot && <b className="ct-tile__count">{count}</b>}
      </CardArt>
      <span className="ct-tile__plate" data-lines={name.lines}>
        {(name.squeezed ?? 1) === 1 ? name.text : <span>{name.text}</span>}
      </span>
      {face.priceAt === 'row' && (
        <span className="ct-tile__cost" data-paid={face.isPaid ? '' : undefined}>
          <Badges of={face.price} />
        </span>
      )}
      {band > 0 && <Band face={face} {...sizes} woken={woken} />}
      <Edges face={face} short={short} />
      {count > 1 && isAtFoot && (
        <b className="ct-tile__count" data-foot="">
          {count}
        </b>
      )}
    </span>
  );
}

/** About how high the picture is: what the name and the band leave of the tile. */
function artHeight(high: number, band: number, { size, lines }: TileSizes['name']): number {
  const plate = Math.max(high * 0.17, size * lines * 1.04 + 3);
  return Math.max(1, high * 1.04 - plate - band);
}

const isPlain = ({ text }: Badge): boolean => text === undefined;

/** What else is needed, without a number: small, beside the price. */
const isBeside = ({ priceAt }: CardFace, badge: Badge): boolean =>
  isPlain(badge) && priceAt === undefined;

function PriceAtFoot({ price }: Pick<CardFace, 'price'>) {
  const parts = [price.filter(isPlain), price.filter(badge => !isPlain(badge))];
  return (
    <span className="ct-tile__foot">
      {parts.map(
        (some, i) =>
          some.length > 0 && (
            <span key={i}>
              <Badges of={some} />
            </span>
          ),
      )}
    </span>
  );
}

interface BandProps extends Pick<TileSizes, 'rows' | 'abreast' | 'word' | 'told'> {
  readonly face: CardFace;
  readonly woken: number | undefined;
}

function Band({ face: { price, priceAt, becomes }, rows, word, abreast, woken, told }: BandProps) {
  const isPriced = priceAt === 'band';
  return (
    <span
      className="ct-tile__band"
      data-abreast={abreast ? '' : undefined}
      data-priced={isPriced ? '' : undefined}
    >
      {isPriced && (
        <span className="ct-tile__row">
          <Badges of={price} />
        </span>
      )}
      {rows.map((icons, i) => (
        <span className="ct-tile__row" key={i} data-woken={woken === i ? '' : undefined}>
          {word !== undefined && <em>{word}</em>}
          {icons.length > 0 ? <IconRow icons={icons} /> : word === undefined && <i>–</i>}
        </span>
      ))}
      {told !== undefined && <span className="ct-tile__told">{told.text}</span>}
      {becomes !== undefined && (
        <span className="ct-tile__becomes" data-kind={becomes.icon}>
          <BadgeView badge={becomes} silent />
        </span>
      )}
    </span>
  );
}

/** What stands on the picture: the corner, the price or the signs, what else is needed, and the marks. */
function Edges({ face, short }: Pick<TileProps, 'face' | 'short'>) {
  const { corner, price, priceAt, marks } = face;
  // A price that stands elsewhere leaves the left side to all marks but the first.
  const isElsewhere = priceAt !== undefined && priceAt !== 'column';
  const signs = marks.slice(1);
  const needs = price.filter(badge => isBeside(face, badge));
  const column = price.filter(badge => !isBeside(face, badge));
  const isBelow = isElsewhere ? signs.length > 0 : column.length > 0 || short !== undefined;
  return (
    <>
      {(corner !== undefined || isBelow) && (
        <span className="ct-tile__left">
          {corner !== undefined && (
            <span className="ct-tile__corner" data-long={corner.length > 2 ? '' : undefined}>
              {corner}
            </span>
          )}
          {isBelow &&
            (isElsewhere ? (
              <span className="ct-tile__signs">
                <Badges of={signs} canYield />
              </span>
            ) : (
              <span className="ct-tile__price">
                <Badges of={column} canYield />
                {short !== undefined && <b className="ct-tile__short">{short}</b>}
              </span>
            ))}
        </span>
      )}
      {!isElsewhere && needs.length > 0 && (
        <span className="ct-tile__needs">
          <Badges of={needs} canYield />
        </span>
      )}
      {marks.length > 0 && (
        <span className="ct-tile__right">
          <Badges of={isElsewhere ? [marks[0]!] : marks} />
        </span>
      )}
    </>
  );
}

interface BadgesProps {
  readonly of: readonly Badge[];
  /** Where there is little room they grow smaller. */
  readonly canYield?: boolean;
}

function Badges({ of, canYield }: BadgesProps) {
  return of.map((badge, i) => (
    <BadgeView key={`${badge.icon}${i}`} badge={badge} silent yields={canYield} />
  ));
}
