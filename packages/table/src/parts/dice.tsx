import { useLooks } from '../context.tsx';
import { Thing } from '../thing/thing.tsx';
import { Die } from './die.tsx';

export interface DiceProps {
  /** What each shows; 0 for a die that has not been rolled. */
  readonly values: readonly number[];
  /** Another value here, and they tumble again: a turn, a count of rolls. */
  readonly roll?: string | number | undefined;
  readonly label?: string | undefined;
}

/** Dice as cubes. They tumble, and come to rest on what was truly rolled. */
export function Dice({ values, roll = 0, label }: DiceProps) {
  const { strings } = useLooks();
  return (
    <span className="ct-dice" role="group" aria-label={label ?? strings.dice(values)}>
      {values.map((value, i) => (
        <span key={i} className="ct-dice__place">
          <Die value={value} roll={roll} at={i} />
          {/* Over the cube, not around it: what can be pressed comes and goes, and the cube stays. */}
          <Thing of={`die:${i}`} zoom={null} label={`${value}`} className="ct-dice__thing">
            {null}
          </Thing>
        </span>
      ))}
    </span>
  );
}
