import type { CallWishes } from '@castellan/protocol';

const MINUTE = 60_000;
const DAY_MINUTES = 1440;

/** What time of the day it is there, in minutes. */
function minuteOf(now: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const of = (type: string): number => Number(parts.find(part => part.type === type)!.value);
  return of('hour') * 60 + of('minute');
}

const minutesFrom = (from: number, to: number): number => (to - from + DAY_MINUTES) % DAY_MINUTES;

/**
 * When someone who was last told then may be told again: now, or later. Not in their quiet hours, and not before the time is up
 * in which they want one message at most. Where a clock is put forward it is looked at again: nobody is woken too early.
 */
export function mayTell(
  { quiet, every, zone }: Pick<CallWishes, 'quiet' | 'every' | 'zone'>,
  told: number,
  now: number,
): number {
  const next = Math.max(now, told === 0 ? 0 : told + every * MINUTE);
  if (quiet === null) return next;
  const minute = minuteOf(next, zone);
  const isQuiet = minutesFrom(quiet.from, minute) < minutesFrom(quiet.from, quiet.to);
  if (!isQuiet) return next;
  const start = Math.floor(next / MINUTE) * MINUTE;
  return start + minutesFrom(minute, quiet.to) * MINUTE;
}
