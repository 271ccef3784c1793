import { allowed } from '@castellan/kernel';
import { parts } from '@castellan/powers';
import type { Effect } from '@castellan/powers';
import type { BoardProps, Seats } from '@castellan/table';
import { seatsOf } from '@castellan/table';
import { CITIZENS, PENNANTS } from '../cards/citizens.ts';
import { LOCATIONS } from '../cards/locations.ts';
import { standing } from '../scoring.ts';
import { FACE_UP, IN_HAND, NONE, SOME_IN_HAND } from '../state.ts';
import type { Player, Seen } from '../state.ts';
import type { Say } from './speech.ts';
import { speech } from './speech.ts';

/** What the parts of the board need to know: the view, who looks, and the words. */
export interface Scene extends BoardProps<Seen>, Seats {
  readonly say: Say;
  /** What each seat would score now. */
  readonly points: readonly number[];
}

export function sceneOf(props: BoardProps<Seen>): Scene {
  const { view, viewer, locale } = props;
  return {
    ...props,
    say: speech(locale).say,
    ...seatsOf(viewer, view.players.length, view.turn.seat),
    points: standing(view),
  };
}

export const citizenId = (kind: number): string => CITIZENS[kind]!.id;
export const locationId = (place: number): string => LOCATIONS[place]!.id;

/** Whether it is this seat's turn. */
export function isActive({ view }: Scene, seat: number): boolean {
  return !view.isOver && view.turn.number > 0 && view.turn.seat === seat;
}

/** A player's Citizens in hand: of others, as many as one can tell. */
export function inHand({ citizens, lying }: Player): number[] {
  return citizens.filter((_, i) => lying[i] === IN_HAND);
}

export function handCount({ lying }: Player): number {
  return lying.filter(where => where === IN_HAND || where === SOME_IN_HAND).length;
}

/** Those that were played: which, and whether it lies open. */
export function played({ citizens, lying }: Player): { kind: number; isOpen: boolean }[] {
  return citizens.flatMap((kind, i) =>
    lying[i] === IN_HAND || lying[i] === SOME_IN_HAND
      ? []
      : [{ kind, isOpen: lying[i] === FACE_UP }],
  );
}

/** The places that can be reached now, by the refs of what is asked. */
export function reachable({ decision }: Scene): ReadonlySet<string> {
  return new Set(
    (decision === null ? [] : allowed(decision)).flatMap(({ ref }) =>
      ref?.startsWith('location:') ? [ref.slice('location:'.length)] : [],
    ),
  );
}

/** The card that is being played, and how far it has come. */
export interface Playing {
  readonly seat: number;
  readonly citizen: string;
  readonly parts: readonly Effect[];
  /** The part that is at work; as many as there are, when all is done. */
  readonly now: number;
}

export function playing({ view, log = [] }: Scene): Playing | null {
  const { turn, players, core } = view;
  if (turn.number === 0 || turn.card === NONE || view.isOver) return null;
  const kind = players[turn.seat]!.citizens[turn.card]!;
  const { guild, power, id } = CITIZENS[kind]!;
  const told = log.flat().findLast(({ say }) => say === 'played-pennant' || say === 'played-power');
  const effect = told?.say === 'played-power' ? power : PENNANTS[guild];
  const all = parts(effect);
  const rest = core.agenda[0]!.find(
    ({ step, args }) =>
      step === 'power/rest' &&
      JSON.stringify((args as { readonly effect?: unknown }).effect) === JSON.stringify(effect),
  );
  const { next } = (rest?.args ?? {}) as { readonly next?: number };
  // The frames of the end of the turn lie below whatever is still to come of the card.
  const isAtWork = core.agenda[0]!.length > 3;
  return {
    seat: turn.seat,
    citizen: id,
    parts: all,
    now: next === undefined ? (isAtWork ? all.length - 1 : all.length) : next - 1,
  };
}
