import { LANGUAGES, LOCALES } from '@castellan/table';
import { useId } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Choice } from '../../app/choice.tsx';
import { FaceChoice } from '../../app/face-choice.tsx';
import { href } from '../../app/router.ts';
import { Screen } from '../../app/screen.tsx';
import { keeping } from '../../pwa/keeping.ts';
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
import { OfflineField } from './offline-field.tsx';
import './settings.css';

export function SettingsScreen() {
  const { say } = useApp();
  return (
    <Screen title={say('settingsTitle')} width="text">
      <section className="cw-panel">
        <SettingsForm />
      </section>
      <p className="cw-settings-foot">
        <a href={href('credits')}>{say('credits')}</a>
      </p>
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
      <NameField />
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
      <div className="cw-field">
        <span>{say('storage')}</span>
        <p className="cw-hint">{say('storageText')}</p>
      </div>
      {keeping.isPossible() && <OfflineField />}
    </div>
  );
}

function NameField() {
  const { say, settings, change } = useApp();
  const id = useId();
  return (
    <>
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
      <FaceChoice
        name={settings.name.trim() || say('yourTableName')}
        portrait={settings.portrait}
        onChange={portrait => change({ portrait })}
      />
    </>
  );
}
