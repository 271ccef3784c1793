interface ChipsProps<T extends string | number> {
  readonly legend: string;
  readonly isLegendHidden?: boolean;
  readonly values: readonly T[];
  /** Numbers are their own names. */
  readonly labels?: Readonly<Record<NoInfer<T>, string>>;
  readonly chosen: readonly T[];
  /** Whether several may be chosen. */
  readonly isMany?: boolean;
  onPress(value: T): void;
}

/** A few things to choose from, side by side. */
export function Chips<T extends string | number>(props: ChipsProps<T>) {
  const { legend, isLegendHidden = false, values, labels, chosen, isMany = false, onPress } = props;
  return (
    <fieldset className="cf-chips">
      <legend className={isLegendHidden ? 'ct-hidden' : undefined}>{legend}</legend>
      {values.map(value => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen.includes(value)}
          data-many={isMany || undefined}
          onClick={() => onPress(value)}
        >
          {labels?.[value] ?? value}
        </button>
      ))}
    </fieldset>
  );
}
