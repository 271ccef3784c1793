import type { Json, Phrase } from '@castellan/kernel';
import type { Flight, FlightTable } from '../contract.ts';
import type { Beat, BeatKind, BeatTable } from './beat.ts';

/** What a game says of its events. */
export interface Cast {
  readonly beats?: BeatTable | undefined;
  readonly flights: FlightTable;
  readonly signs?: Readonly<Record<string, string>> | undefined;
}

/** Where several of these follow each other they are one: everyone's harvest, all coins, all new cards. */
const TOGETHER: readonly BeatKind[] = ['gain', 'pay', 'step', 'deal'];

/** What moves because of an event, from one thing on the table to another. */
export const flightsOf = (event: Phrase, { flights }: Cast): readonly Flight[] =>
  flights[event.say]?.(event as never) ?? [];

/** The icon of what somebody did; null where the things it is about say enough. */
export function signOf(event: Phrase, { signs = {} }: Cast): string | null {
  const sign = Object.hasOwn(signs, event.say) ? signs[event.say]! : null;
  return sign === null ? null : (refsFrom(sign, event)[0] ?? null);
}

/** The beats of what has happened, in the order in which it happened. */
export function script(events: readonly Phrase[], cast: Cast): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) {
    const row = cast.beats?.[event.say] ?? 'none';
    const name = typeof row === 'string' ? row : row.beat;
    if (name === 'none') continue;
    const kind = name === 'loss' ? 'action' : name;
    const wakes = typeof row === 'string' ? [] : refsFrom(row.wakes, event);
    const seat = name === 'loss' ? null : seatOf(event);
    const beat: Beat = { ...EMPTY, kind, seat, events: [event] };
    if (wakes.length > 0) wake(beats, { ...beat, kind: 'wake', wakes });
    join(beats, { ...beat, flights: flightsOf(event, cast) });
    if (kind === 'roll') beats.push({ ...beat, kind: 'result', wakes: ['dice'] });
  }
  return beats;
}

const EMPTY = { flights: [], wakes: [] } as const;

function seatOf({ seat }: Phrase): number | null {
  return typeof seat === 'number' ? seat : null;
}

function join(beats: Beat[], beat: Beat): void {
  const last = beats.at(-1);
  if (last?.kind === beat.kind && TOGETHER.includes(beat.kind)) {
    beats[beats.length - 1] = both(last, beat);
  } else {
    beats.push(beat);
  }
}

/** All that wake together do so before the first of them brings something. */
function wake(beats: Beat[], beat: Beat): void {
  const [before, last] = [beats.at(-2), beats.at(-1)];
  if (last?.kind === 'gain' && before?.kind === 'wake')
    beats[beats.length - 2] = both(before, beat);
  else beats.push(beat);
}

function both(a: Beat, b: Beat): Beat {
  return {
    kind: a.kind,
    seat: a.seat === b.seat ? a.seat : null,
    events: [...a.events, ...b.events],
    flights: [...a.flights, ...b.flights],
    wakes: [...a.wakes, ...b.wakes],
  };
}

/** `tableau:{seat}:citizen:{cards}` with what the event says: a ref for each, where it names several. */
function refsFrom(pattern: string, event: Phrase): string[] {
  let refs = [pattern];
  for (const [slot, name] of pattern.matchAll(/\{(\w+)\}/g)) {
    const values = valuesOf(event[name!]);
    refs = refs.flatMap(ref => values.map(value => ref.replace(slot, value)));
  }
  return refs;
}

/** One, a list, or the keys of a count: `{ knight: 2 }`. Nothing for what is not known here. */
function valuesOf(value: Json | undefined): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'object' ? Object.keys(value) : [String(value)];
}

/** The things on the table that an event is about, what it brought first; in the end, who did it. */
export function thingsOf(event: Phrase, cast: Cast): string[] {
  const landed = flightsOf(event, cast).map(({ to }) => to);
  const woken = script([event], cast).flatMap(({ wakes }) => wakes);
  return [...landed.toReversed(), ...woken, `seat:${Number(event['seat'] ?? -1)}`];
}
