import type { ClockRule } from '@castellan/protocol';
import { useId } from 'preact/hooks';
import { Listbox } from '../app/listbox.tsx';
import type { OnlineKey, Tell } from './strings/text.ts';
import { useTell } from './strings/text.ts';

/** What a host may choose from; any other time can be set by a program. */
const CLOCKS: readonly ClockRule[] = [
  { kind: 'none' },
  { kind: 'move', seconds: 30 },
  { kind: 'move', seconds: 60 },
  { kind: 'move', seconds: 120 },
  { kind: 'bank', seconds: 600, increment: 5 },
  { kind: 'bank', seconds: 1200, increment: 10 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
  { kind: 'days', days: 7 },
  { kind: 'days', days: 3, hours: 6 },
  { kind: 'days', days: 10, hours: 12 },
];

const hintOf = ({ kind }: ClockRule): OnlineKey =>
  kind === 'none' ? 'noClockHint' : kind === 'days' ? 'daysHint' : 'clockHint';

export function clockText(clock: ClockRule, tell: Tell): string {
  switch (clock.kind) {
    case 'none':
      return tell('clockNone');
    case 'move':
      return tell('clockMove', { n: clock.seconds });
    case 'bank':
      return tell('clockBank', { n: Math.round(clock.seconds / 60) });
    case 'days':
      return clock.hours === undefined
        ? tell('clockDays', { n: clock.days })
        : tell('clockHours', { n: clock.days, hours: clock.hours });
  }
}

interface ClockChoiceProps {
  readonly value: ClockRule;
  onChange(clock: ClockRule): void;
}

export function ClockChoice({ value, onChange }: ClockChoiceProps) {
  const tell = useTell();
  const id = useId();
  const keyOf = (clock: ClockRule): string => JSON.stringify(clock);
  return (
    <div className="cw-field">
      <Listbox
        label={tell('clock')}
        options={CLOCKS.map(clock => ({ value: keyOf(clock), label: clockText(clock, tell) }))}
        value={keyOf(value)}
        describedBy={id}
        onChange={key => onChange(CLOCKS.find(clock => keyOf(clock) === key)!)}
      />
      <p id={id} className="cw-hint">
        {tell(hintOf(value))}
      </p>
    </div>
  );
}
