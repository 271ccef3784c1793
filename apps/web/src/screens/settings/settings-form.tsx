import { LANGUAGES, LOCALES } from '@castellan/table';
import { useId } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { MOTIONS, PACES, SOUNDS, TAPS, THEMES, TURN_ENDS } from '../../store/preferences.ts';
import { Choice } from './choice.tsx';
import './settings.css';

/** Everything that can be set; holds at once. */
export function SettingsForm() {
  const { say, settings, change } = useApp();
  const id = useId();
  const themes = { auto: say('themeAuto'), light: say('themeLight'), dark: say('themeDark') };
  const motions = { on: say('motionOn'), reduced: say('motionReduced'), off: say('motionOff') };
  const paces = {
    calm: say('paceCalm'),
    quick: say('paceQuick'),
    instant: say('paceInstant'),
  };
  return (
    <div className="cw-settings">
      <Choice
        legend={say('language')}
        values={LOCALES}
        labels={LANGUAGES}
        value={settings.locale}
        onChange={locale => change({ locale })}
      />
      <Choice
        legend={say('theme')}
        values={THEMES}
        labels={themes}
        value={settings.theme}
        onChange={theme => change({ theme })}
      />
      <Choice
        legend={say('motion')}
        values={MOTIONS}
        labels={motions}
        value={settings.motion}
        onChange={motion => change({ motion })}
      />
      <Choice
        legend={say('pace')}
        values={PACES}
        labels={paces}
        value={settings.pace}
        onChange={pace => change({ pace })}
      />
      <Choice
        legend={say('sound')}
        values={SOUNDS}
        labels={{ on: say('soundOn'), off: say('soundOff') }}
        value={settings.sound}
        onChange={sound => change({ sound })}
      />
      <Choice
        legend={say('turnEnd')}
        values={TURN_ENDS}
        labels={{ 'by-hand': say('turnEndByHand'), 'by-itself': say('turnEndByItself') }}
        value={settings.turnEnd}
        onChange={turnEnd => change({ turnEnd })}
      />
      <Choice
        legend={say('taps')}
        values={TAPS}
        labels={{ look: say('tapsLook'), act: say('tapsAct') }}
        value={settings.taps}
        onChange={taps => change({ taps })}
      />
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
      <div className="cw-field">
        <span>{say('storage')}</span>
        <p className="cw-hint">{say('storageText')}</p>
      </div>
    </div>
  );
}
