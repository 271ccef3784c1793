import { useId } from 'preact/hooks';

interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly values: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  readonly value: T;
  onChange(value: T): void;
}

/** One of a few, side by side. */
export function Choice<T extends string>({
  legend,
  values,
  labels,
  value,
  onChange,
}: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className="cw-choice">
      <legend>{legend}</legend>
      {values.map(one => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === value}
            onChange={() => onChange(one)}
          />
          <span>{labels[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}
