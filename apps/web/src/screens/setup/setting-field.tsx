import { partsIn, valueWith } from '@castellan/kernel';
import type { Edition, Phrase, SettingSpec } from '@castellan/kernel';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Choice } from '../../app/choice.tsx';
import { later } from '../../app/later.tsx';
import type { ListboxOption } from '../../app/listbox.tsx';
import { Listbox } from '../../app/listbox.tsx';
import type { GameBundle } from '../../game-bundle.ts';
import { SettingPartsField } from './setting-parts-field.tsx';
import { WhoStarts } from './who-starts.tsx';

const ValueArt = later(async () => (await import('../../shelf/drawn.tsx')).ValueArt);

type Value = string | number | boolean;
export type Chosen = Readonly<Record<string, Value>>;

interface SettingFieldProps {
  readonly game: string;
  readonly spec: SettingSpec;
  readonly value: Value;
  phrase(phrase: Phrase): string;
  onChange(value: Value): void;
}

/** From how many values on they are cards, and from how many a list. */
const CARDS_FROM = 4;
const LIST_FROM = 10;

/** One setting of a game, with the line that explains what is chosen. */
function SettingField({ game, spec, value, phrase, onChange }: SettingFieldProps) {
  const { say } = useApp();
  const id = useId();
  const parts = partsIn(spec, value);
  const chosen = parts === null ? String(value) : spec.parts!.of;
  const change = (to: string): void =>
    onChange(
      to === spec.parts?.of
        ? valueWith(spec, spec.parts.start)
        : spec.values.find(one => String(one) === to)!,
    );
  const options = spec.values.map(one => ({
    value: String(one),
    label:
      spec.name !== undefined
        ? phrase(spec.name(one))
        : typeof one === 'boolean'
          ? say(one ? 'yes' : 'no')
          : String(one),
  }));
  const label = phrase(spec.label);
  const about = phrase(spec.about(value));
  return (
    <div
      className="cw-setting"
      data-short={options.map(one => one.label).join('').length < 14 || undefined}
    >
      {options.length < CARDS_FROM ? (
        <Choice
          legend={label}
          values={options.map(one => one.value)}
          labels={Object.fromEntries(options.map(one => [one.value, one.label]))}
          value={chosen}
          about={about}
          onChange={change}
        />
      ) : (
        <>
          {options.length < LIST_FROM ? (
            <ValueCards {...{ game, label, options, value: chosen }} onChange={change} />
          ) : (
            <Listbox {...{ label, options, value: chosen }} describedBy={id} onChange={change} />
          )}
          <p id={id} className="cw-hint" aria-live="polite">
            {about}
          </p>
        </>
      )}
      {parts !== null && (
        <SettingPartsField
          parts={spec.parts!}
          chosen={parts}
          phrase={phrase}
          onChange={names => onChange(valueWith(spec, names))}
        />
      )}
    </div>
  );
}

interface ValueCardsProps {
  readonly game: string;
  readonly label: string;
  readonly options: readonly ListboxOption[];
  readonly value: string;
  onChange(value: string): void;
}

/** Each value is a card with a picture; the chosen one is lit. */
function ValueCards({ game, label, options, value, onChange }: ValueCardsProps) {
  const name = useId();
  return (
    <fieldset className="cw-values">
      <legend className="cw-carved">{label}</legend>
      {options.map((one, at) => (
        <label key={one.value}>
          <input
            type="radio"
            name={name}
            value={one.value}
            checked={one.value === value}
            onChange={() => onChange(one.value)}
          />
          <span>
            <i>
              <ValueArt id={game} at={at} />
            </i>
            <b>{one.label}</b>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface GameSettingsProps {
  readonly bundle: GameBundle;
  readonly chosen: Chosen;
  phrase(phrase: Phrase): string;
  onChange(setting: string, value: Value): void;
  /** What else is asked there. */
  readonly children?: ComponentChildren;
}

/** What it means to start, and all settings that this many players may choose; nothing where nothing is asked. */
export function GameSettings({ bundle, chosen, phrase, onChange, children }: GameSettingsProps) {
  const { edition } = bundle;
  const fitting = edition.settings
    .slice(1)
    .filter(({ players }) => players?.includes(Number(chosen['players'])) ?? true);
  if (fitting.length === 0 && children === undefined) return null;
  return (
    <section className="cw-setup-settings">
      <WhoStarts edition={edition} chosen={chosen} />
      {fitting.map(spec => (
        <SettingField
          key={spec.id}
          game={edition.id}
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
    <Choice
      legend={say('players')}
      values={counts}
      labels={Object.fromEntries(counts.map(one => [one, one]))}
      value={count}
      onChange={onChange}
    />
  );
}
