import type { CSSProperties, ComponentChildren } from 'preact';
import { toChildArray } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useLooks } from '../context.tsx';
import { useLight } from '../decision/use-lights.ts';
import type * as SeatFaces from '../portrait/seat-face.tsx';
import { usePlan } from '../stage/stage-context.ts';
import { Spot } from '../stage/spot.tsx';
import { Zone } from '../stage/zone.tsx';
import { Thing } from '../thing/thing.tsx';
import type { CounterProps } from './counter.tsx';
import { Counter } from './counter.tsx';
import { Medal } from './medal.tsx';
import { BotSign } from './seat-name.tsx';
import { SeatShield, seatColour } from './seat-shield.tsx';
import { useStore } from '../view.ts';

export interface PlatesProps {
  readonly label: string;
  readonly place?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ComponentChildren;
}

/** The zone of the rivals: a plate each, in a column or, upright, in a row. */
export function Plates({ label, place, className = '', children }: PlatesProps) {
  // By classes: not every browser hears of `:has()` again when the window changes.
  const n = toChildArray(children).length;
  const many = [2, 3, 4, 5].filter(some => n >= some).map(some => `ct-plates--from-${some}`);
  return (
    <Zone
      id="rivals"
      label={label}
      place={place}
      ground="none"
      className={['ct-plates', ...many, className].join(' ')}
    >
      {children}
      {usePlan().isLow && <Spot name={MENU} className="ct-plates__menu" />}
    </Zone>
  );
}

/** Beside the others, on a low screen: the way to all else. */
export const MENU = 'menu';

export interface PlateProps {
  readonly seat: number;
  /** Where it is nobody's seat: "The Dark Lord". */
  readonly name?: string | undefined;
  /** The one who looks: lessons may point at it. */
  readonly isOwn?: boolean | undefined;
  /** The card that stands for them; it is drawn beside their face where there is room. */
  readonly card?: string | undefined;
  /** Who they are in this game: "Warrior". */
  readonly title?: string | undefined;
  readonly isActive: boolean;
  /** Without it, their points are nobody's business. */
  readonly points?: CounterProps | undefined;
  /** What they have, what matters most first: a small screen shows only some of it. */
  readonly means: readonly CounterProps[];
  /** Signs beside the name. */
  readonly signs?: ComponentChildren;
  onOpen(): void;
  /** What lies before them. */
  readonly children?: ComponentChildren;
}

/** What everyone sees of a player; a press on the name opens all of it. */
export function Plate(props: PlateProps) {
  const { seat, card, title, points, means, signs, onOpen, children } = props;
  const { who, text, lights, company } = useLooks();
  // While somebody's finished turn is held, the game has gone on to the next already.
  const shown = useStore(company.subscribe, () => company.standing?.actor ?? seat);
  const isActive = props.isActive && shown === seat;
  const { light } = useLight(lights, `seat:${seat}`);
  const name = props.name ?? who(seat);
  const { isSmall, mode, scale } = usePlan();
  // A face beside a name needs room. Where a card stands for somebody, there is some.
  const isFaced = !isSmall && (card !== undefined || (mode === 'wide' && scale >= 0.8));
  const faces = useFaces();
  return (
    <article
      className="ct-plate"
      data-active={isActive ? '' : undefined}
      data-spot={props.isOwn ? 'own' : undefined}
      // Who is asked for a player presses anywhere on the plate.
      data-lit={light ?? undefined}
      data-faced={isFaced ? '' : undefined}
      style={{ '--seat': seatColour(seat) } as CSSProperties}
    >
      <header>
        <Thing of={`seat:${seat}`} zoom={card ?? null} label={name} className="ct-plate__arms">
          {faces !== null && isFaced && <faces.SeatFace seat={seat} size="var(--face)" />}
          <SeatShield seat={seat} />
          {card !== undefined && !isSmall && <Medal card={card} round />}
        </Thing>
        <span className="ct-plate__name">
          <button type="button" onClick={() => onOpen()} title={text('openSeat', { name })}>
            {name}
          </button>
          <BotSign seat={seat} />
          {title !== undefined && <em>{title}</em>}
        </span>
        {isActive && <span className="ct-hidden">{text('turnOf', { name })}</span>}
        {signs}
        {/* By its key: what stands before it on another screen is another counter. */}
        {points !== undefined && (
          <Counter key="points" place={`seat:${seat}:${points.icon}`} {...points} on />
        )}
      </header>
      {means.length > 0 && <Means of={means} seat={seat} />}
      {children}
      {faces !== null && isFaced && <faces.Quip seat={seat} />}
    </article>
  );
}

type Faces = typeof SeatFaces;
let loaded: Faces | null = null;

/** What draws faces. It comes after the table: there is room for them until then. */
function useFaces(): Faces | null {
  const [faces, setFaces] = useState(loaded);
  useEffect(() => {
    if (faces === null)
      void import('../portrait/seat-face.tsx').then(module => setFaces((loaded = module)));
  }, []);
  return faces;
}

export interface OwnPlateProps extends PlateProps {
  /** What its zone is called, for those who don't see it. */
  readonly label: string;
  readonly place?: string | undefined;
  readonly className?: string | undefined;
}

/** The viewer's own plate, in a zone of its own. */
export function OwnPlate({ label, place, className = '', ...plate }: OwnPlateProps) {
  return (
    <Zone
      id="purse"
      label={label}
      place={place}
      ground="none"
      seat={plate.seat}
      className={`ct-own ${className}`}
    >
      <Plate {...plate} />
    </Zone>
  );
}

interface MeansProps {
  readonly of: readonly CounterProps[];
  /** Whose they are: what they gain flies there. */
  readonly seat?: number | undefined;
}

/** Amounts in a row, each with its sign. */
export function Means({ of, seat }: MeansProps) {
  return (
    <span className="ct-means">
      {of.map(mean => (
        <Counter
          key={mean.icon}
          place={seat === undefined ? undefined : `seat:${seat}:${mean.icon}`}
          {...mean}
        />
      ))}
    </span>
  );
}

export interface PlacardProps {
  readonly title: string;
  /** What matters of it now: a small screen has room for no more. */
  readonly now: string;
  readonly children: ComponentChildren;
}

/** Among the plates: what somebody alone plays against. */
export function Placard({ title, now, children }: PlacardProps) {
  const { isSmall } = usePlan();
  return (
    <aside className="ct-plate ct-placard">
      {isSmall && <p aria-hidden="true">{now}</p>}
      <div className={isSmall ? 'ct-hidden' : undefined}>
        <h3>{title}</h3>
        {children}
      </div>
    </aside>
  );
}
