import { LANGUAGES, LOCALES } from '@castellan/table';
import { useId } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Screen } from '../../app/screen.tsx';
import type { Preferences } from '../../store/preferences.ts';
import {
  HAPTICS,
  MOTIONS,
  PACES,
  SOUNDS,
  TAPS,
  THEMES,
  TURN_ENDS,
} from '../../store/preferences.ts';
import './settings.css';

export function SettingsScreen() {
  const { say } = useApp();
  return (
    <Screen title={say('settingsTitle')} width="text">
      <section className="cw-panel">
        <SettingsForm />
      </section>
    </Screen>
  );
}

type Choosable =
  | 'theme'
  | 'motion'
  | 'pace'
  | 'sound'
  | 'ambience'
  | 'haptics'
  | 'turnEnd'
  | 'taps';

/** Everything that can be set; holds at once. */
export function SettingsForm() {
  const { say, settings, change } = useApp();
  /** One of the settings with a few values, each of which has a name. */
  const choice = <K extends 'locale' | Choosable>(
    key: K,
    values: readonly Preferences[K][],
    labels: Readonly<Record<Preferences[K], string>>,
  ) => (
    <Choice
      legend={say(key === 'locale' ? 'language' : (key as Choosable))}
      values={values}
      labels={labels}
      value={settings[key]}
      onChange={value => change({ [key]: value })}
    />
  );
  return (
    <div className="cw-settings">
      {choice('locale', LOCALES, LANGUAGES)}
      {choice('theme', THEMES, {
        auto: say('themeAuto'),
        light: say('themeLight'),
        dark: say('themeDark'),
      })}
      {choice('motion', MOTIONS, {
        on: say('motionOn'),
        reduced: say('motionReduced'),
        off: say('motionOff'),
      })}
      {choice('pace', PACES, {
        calm: say('paceCalm'),
        quick: say('paceQuick'),
        instant: say('paceInstant'),
      })}
      {choice('sound', SOUNDS, { on: say('soundOn'), off: say('soundOff') })}
      {choice('ambience', SOUNDS, { on: say('soundOn'), off: say('soundOff') })}
      {'vibrate' in navigator &&
        choice('haptics', HAPTICS, { on: say('hapticsOn'), off: say('soundOff') })}
      {choice('turnEnd', TURN_ENDS, {
        'by-hand': say('turnEndByHand'),
        'by-itself': say('turnEndByItself'),
      })}
      {choice('taps', TAPS, { look: say('tapsLook'), act: say('tapsAct') })}
      <NameField />
      <div className="cw-field">
        <span>{say('storage')}</span>
        <p className="cw-hint">{say('storageText')}</p>
      </div>
    </div>
  );
}

function NameField() {
  const { say, settings, change } = useApp();
  const id = useId();
  return (
    <div className="cw-field">
      <label htmlFor={id}>{say('yourName')}</label>
      <input
        id={id}
        className="cw-input"
        value={settings.name}
        maxLength={40}
        autoComplete="nickname"
        placeholder={say('yourTableName')}
        aria-describedby={`${id}-hint`}
        onInput={event => change({ name: event.currentTarget.value })}
      />
      <p id={`${id}-hint`} className="cw-hint">
        {say('yourNameHint')}
      </p>
    </div>
  );
}

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
