import { useId } from 'preact/hooks';
import './choice.css';

interface ChoiceProps<T extends string | number> {
  readonly legend: string;
  readonly values: readonly T[];
  readonly labels: Readonly<Record<NoInfer<T>, string | number>>;
  readonly value: T;
  /** A line about what is chosen. */
  readonly about?: string | undefined;
  onChange(value: T): void;
}

/** One of a few, side by side: chips in one trough. */
export function Choice<T extends string | number>(props: ChoiceProps<T>) {
  const { legend, values, labels, value, about, onChange } = props;
  const id = useId();
  return (
    <fieldset className="cw-choice" aria-describedby={about === undefined ? undefined : id}>
      <legend>{legend}</legend>
      <div className="cw-trough">
        {values.map(one => (
          <label key={one}>
            <input
              type="radio"
              name={`${id}-choice`}
              value={one}
              checked={one === value}
              onChange={() => onChange(one)}
            />
            <span>{labels[one]}</span>
          </label>
        ))}
      </div>
      {about !== undefined && (
        <p id={id} className="cw-hint" aria-live="polite">
          {about}
        </p>
      )}
    </fieldset>
  );
}
