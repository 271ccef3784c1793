import type { Vacation } from '@castellan/protocol';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { useGround } from '../online-ground.tsx';
import { dayOf } from '../resting.ts';
import { takeVacation, vacation as askVacation } from './calls-api.ts';
import { useTell } from './text.ts';

const DAY_MS = 86_400_000;
const USUAL_DAYS = 7;

/** A day as a field for dates says it, in the time of this place. */
function dayText(at: number): string {
  const date = new Date(at);
  const pad = (n: number): string => `${n}`.padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

const startOf = (day: string): number => new Date(`${day}T00:00`).getTime();

/** Days on which nobody waits for someone: their clocks are paused at all tables by turns. */
export function Holiday() {
  const tell = useTell();
  const { notify, locale } = useApp();
  const { me } = useGround();
  const [known, setKnown] = useState<Vacation | null>(null);
  const today = dayText(Date.now());
  const [from, setFrom] = useState(today);
  const [until, setUntil] = useState(() => dayText(Date.now() + USUAL_DAYS * DAY_MS));
  useEffect(() => {
    let isHere = true;
    askVacation().then(
      found => isHere && setKnown(found),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [me.guest]);
  if (known === null) return null;
  const ask = (asked: Promise<Vacation>, said: 'holidayTaken' | 'holidayOver'): void => {
    asked.then(
      now => {
        setKnown(now);
        notify(tell(said));
      },
      () => notify(tell('holidayRefused', { n: known.left }), 'bad'),
    );
  };
  // Days with a clock change count as a day like any other.
  const days = Math.round((startOf(until) - startOf(from)) / DAY_MS);
  const isFit = days > 0 && days <= known.left && from >= today;
  const field = (label: string, value: string, set: (day: string) => void, least: string) => (
    <label className="cw-field">
      <span>{label}</span>
      <input
        type="date"
        className="cw-input"
        value={value}
        min={least}
        required
        onInput={event => set(event.currentTarget.value)}
      />
    </label>
  );
  return (
    <section className="cw-panel" aria-labelledby="cc-holiday">
      <h2 id="cc-holiday">{tell('holiday')}</h2>
      {known.until === null ? (
        <form
          className="cc-form"
          onSubmit={event => {
            event.preventDefault();
            ask(takeVacation(days, from === today ? 0 : startOf(from)), 'holidayTaken');
          }}
        >
          <p>{tell('holidayLead')}</p>
          <div className="cc-pair">
            {field(tell('holidayFrom'), from, setFrom, today)}
            {field(tell('holidayTo'), until, setUntil, from)}
          </div>
          <p className="cw-hint" role="status">
            {isFit
              ? tell('holidayDays', { n: days, left: known.left })
              : tell('holidayLeft', { n: known.left })}
          </p>
          <Button type="submit" isOff={!isFit} label={tell('holidayTake')} />
        </form>
      ) : (
        <>
          <p className="cc-on" role="status">
            {known.since! > Date.now()
              ? tell('holidayPlanned', {
                  from: dayOf(known.since!, locale),
                  to: dayOf(known.until, locale),
                })
              : tell('holidayOn', { to: dayOf(known.until, locale) })}
          </p>
          <p className="cw-actions">
            <Button
              label={tell(known.since! > Date.now() ? 'holidayCancel' : 'holidayBack')}
              onPress={() => ask(takeVacation(0), 'holidayOver')}
            />
          </p>
        </>
      )}
    </section>
  );
}
