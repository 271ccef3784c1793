import { partsIn, valueWith } from '@castellan/kernel';
import type { Edition, Phrase, SettingSpec } from '@castellan/kernel';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { SettingPartsField } from './setting-parts-field.tsx';

type Value = string | number | boolean;
export type Chosen = Readonly<Record<string, Value>>;

interface SettingFieldProps {
  readonly spec: SettingSpec;
  readonly value: Value;
  phrase(phrase: Phrase): string;
  onChange(value: Value): void;
}

/** One setting of a game, with the line that explains what is chosen. */
function SettingField({ spec, value, phrase, onChange }: SettingFieldProps) {
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

interface GameSettingsProps {
  readonly edition: Edition;
  readonly chosen: Chosen;
  phrase(phrase: Phrase): string;
  onChange(setting: string, value: Value): void;
  /** What else is asked there. */
  readonly children?: ComponentChildren;
}

/** All settings that this many players may choose; nothing where nothing is asked. */
export function GameSettings({ edition, chosen, phrase, onChange, children }: GameSettingsProps) {
  const { say } = useApp();
  const fitting = edition.settings
    .slice(1)
    .filter(({ players }) => players?.includes(Number(chosen['players'])) ?? true);
  if (fitting.length === 0 && children === undefined) return null;
  return (
    <section className="cw-panel cw-setup-settings">
      {fitting.length > 0 && <h2>{say('gameSettings')}</h2>}
      {fitting.map(spec => (
        <SettingField
          key={spec.id}
          spec={spec}
          value={chosen[spec.id]!}
          phrase={phrase}
          onChange={value => onChange(spec.id, value)}
        />
      ))}
      {children}
    </section>
  );
}

/** What a game begins with, unless something else is chosen. */
export const firstChoice = ({ settings }: Edition): Chosen =>
  Object.fromEntries(settings.map(({ id, values }) => [id, values[0]!]));

/** With how many it can be played, the fewest first. */
export const playerCounts = ({ settings: [players] }: Edition): readonly number[] =>
  players!.values.map(Number).sort((a, b) => a - b);

interface PlayerCountProps {
  readonly counts: readonly number[];
  readonly count: number;
  onChange(count: number): void;
}

export function PlayerCount({ counts, count, onChange }: PlayerCountProps) {
  const { say } = useApp();
  return (
    <fieldset className="cw-counts">
      <legend>{say('players')}</legend>
      {counts.map(one => (
        <label key={one}>
          <input
            type="radio"
            name="players"
            value={one}
            checked={one === count}
            onChange={() => onChange(one)}
          />
          <span>{one}</span>
        </label>
      ))}
    </fieldset>
  );
}
