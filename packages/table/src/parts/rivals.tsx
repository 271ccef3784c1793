import type { ComponentChildren, FunctionComponent } from 'preact';
import { useLooks } from '../context.tsx';
import type { PlatesPart, SeatPart } from '../contract.ts';
import type { Seats } from '../scene.ts';
import type { Plan } from '../stage/solve.ts';
import { usePlan } from '../stage/stage-context.ts';
import type { CounterProps } from './counter.tsx';
import type { PlateProps } from './plate.tsx';
import { Plate, Plates } from './plate.tsx';

/** What a plate says of somebody; whose it is, the table knows. */
export interface PlateSpec extends Omit<PlateProps, 'seat' | 'isOwn' | 'onOpen'> {
  readonly points: CounterProps;
}

export interface RivalsSpec<S> {
  readonly place?: string;
  readonly className?: string;
  /** Whose plates there are on this screen; without it, those of the others. */
  seats?(scene: S, plan: Plan): readonly number[];
  usePlate(scene: S, seat: number): PlateSpec;
  /** What lies before and behind the plates: what somebody alone plays against. */
  before?(scene: S, plan: Plan): ComponentChildren;
  behind?(scene: S, plan: Plan): ComponentChildren;
}

/** The others, a plate each; a press opens all that lies before one of them. */
export function rivalsOf<S extends Seats>(spec: RivalsSpec<S>): FunctionComponent<PlatesPart<S>> {
  function Rival({ scene, seat, onOpen }: SeatPart<S> & PlatesPart<S>) {
    const plate = spec.usePlate(scene, seat);
    return <Plate {...plate} seat={seat} isOwn={seat === scene.near} onOpen={() => onOpen(seat)} />;
  }
  return function Rivals({ scene, onOpen }) {
    const plan = usePlan();
    const { text } = useLooks();
    const { place, className, seats = ({ others }: S) => others } = spec;
    return (
      <Plates label={text('players')} place={place} className={className}>
        {spec.before?.(scene, plan)}
        {seats(scene, plan).map(seat => (
          <Rival key={seat} scene={scene} seat={seat} onOpen={onOpen} />
        ))}
        {spec.behind?.(scene, plan)}
      </Plates>
    );
  };
}
