import { PACES } from '@castellan/protocol';
import { Choice } from '../../app/choice.tsx';
import { Tick } from '../tick.tsx';
import type { CallsProps } from './calls-props.ts';
import { useTell } from './text.ts';

/** At night, if nothing else is said. */
const NIGHT = { from: 22 * 60, to: 8 * 60 };

const clockOf = (minute: number): string =>
  `${`${Math.floor(minute / 60)}`.padStart(2, '0')}:${`${minute % 60}`.padStart(2, '0')}`;

const minuteOf = (clock: string): number | null => {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
};

/** How often you are told, and when not at all. */
export function Moments({ wishes: { every, quiet }, change }: CallsProps) {
  const tell = useTell();
  const time = (which: 'from' | 'to') => (
    <label className="cw-field">
      <span>{tell(which === 'from' ? 'quietFrom' : 'quietTo')}</span>
      <input
        type="time"
        className="cw-input"
        value={clockOf(quiet![which])}
        onChange={({ currentTarget: { value } }) => {
          const minute = minuteOf(value);
          if (minute !== null) change({ quiet: { ...quiet!, [which]: minute } });
        }}
      />
    </label>
  );
  return (
    <section className="cw-panel" aria-labelledby="cc-moments">
      <h2 id="cc-moments">{tell('moments')}</h2>
      <Choice
        legend={tell('pace')}
        values={PACES}
        labels={{ 0: tell('paceNow'), 60: tell('paceHour'), 1440: tell('paceDay') }}
        value={every}
        about={tell(every === 0 ? 'paceNowHint' : 'paceHint')}
        onChange={pace => change({ every: pace })}
      />
      <Tick
        label={tell('quiet')}
        hint={tell('quietHint')}
        isOn={quiet !== null}
        onChange={on => change({ quiet: on ? NIGHT : null })}
      />
      {quiet !== null && (
        <div className="cc-pair">
          {time('from')}
          {time('to')}
        </div>
      )}
    </section>
  );
}
