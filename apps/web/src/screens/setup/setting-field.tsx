import { partsIn, valueWith } from '@castellan/kernel';
import type { SettingSpec, Phrase } from '@castellan/kernel';
import { useId } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { SettingPartsField } from './setting-parts-field.tsx';

type Value = string | number | boolean;

interface SettingFieldProps {
  readonly spec: SettingSpec;
  readonly value: Value;
  phrase(phrase: Phrase): string;
  onChange(value: Value): void;
}

/** One setting of a game, with the line that explains what is chosen. */
export function SettingField({ spec, value, phrase, onChange }: SettingFieldProps) {
  const { say } = useApp();
  const id = useId();
  const chosen = partsIn(spec, value);
  const change = (to: string): void =>
    onChange(
      to === spec.parts?.of
        ? valueWith(spec, spec.parts.start)
        : spec.values.find(one => String(one) === to)!,
    );
  return (
    <div className="cw-field cw-setting">
      <label htmlFor={id}>{phrase(spec.label)}</label>
      <select
        id={id}
        className="cw-select"
        value={chosen === null ? String(value) : spec.parts!.of}
        aria-describedby={`${id}-about`}
        onChange={({ currentTarget: target }) => change(target.value)}
      >
        {spec.values.map(one => (
          <option key={String(one)} value={String(one)}>
            {spec.name !== undefined
              ? phrase(spec.name(one))
              : typeof one === 'boolean'
                ? say(one ? 'yes' : 'no')
                : one}
          </option>
        ))}
      </select>
      <p id={`${id}-about`} className="cw-hint" aria-live="polite">
        {phrase(spec.about(value))}
      </p>
      {chosen !== null && (
        <SettingPartsField
          parts={spec.parts!}
          chosen={chosen}
          phrase={phrase}
          onChange={names => onChange(valueWith(spec, names))}
        />
      )}
    </div>
  );
}
