interface TickProps {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly isOff?: boolean;
  onChange(on: boolean): void;
}

/** Yes or no, with a line about what it means. */
export function Tick({ label, hint, isOn, isOff, onChange }: TickProps) {
  return (
    <label className="co-tick">
      <input
        type="checkbox"
        checked={isOn}
        disabled={isOff}
        onChange={({ currentTarget: { checked } }) => onChange(checked)}
      />
      <span>
        {label}
        <small className="cw-hint">{hint}</small>
      </span>
    </label>
  );
}
