import type { Json, Sayer } from '@castellan/kernel';
import type { BoardProps, Seats } from '@castellan/table';
import { seatsOf } from '@castellan/table';
import { CITIZENS } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import { DUKES } from '../cards/dukes.ts';
import { MONSTERS } from '../cards/monsters.ts';
import { isRolled } from '../state.ts';
import type { Player, Seen } from '../state.ts';
import { standingOf } from '../view.ts';
import type { Harvest } from './harvest.ts';
import { lastHarvest } from './harvest.ts';
import type { Args } from '../words/made/index.ts';
import { speech } from './speech.ts';

/** What the parts of the board need to know: the view, who looks, and what is being decided. */
export interface Scene extends BoardProps<Seen>, Seats {
  readonly say: Sayer<Args>;
  /** The numbers that the dice wake; none before the first roll. */
  readonly results: readonly number[];
  /** What they have brought. */
  readonly harvest: Harvest;
}

export function sceneOf(props: BoardProps<Seen>): Scene {
  const { view, viewer, locale } = props;
  const [first, second] = view.dice as [number, number];
  return {
    ...props,
    say: speech(locale).say,
    ...seatsOf(viewer, view.players.length, view.active),
    results: isRolled(view) ? [first, second, first + second] : [],
    harvest: lastHarvest(props.log ?? []),
  };
}

/** A player's Citizens, those marked that the dice have woken: nobody's who rests, and none that came later. */
export function citizensBefore({ view, results, harvest }: Scene, seat: number): readonly Held[] {
  const held = citizensOf(view.players[seat]!, standingOf(view, seat).rests ? [] : results);
  return held.map(one => {
    const late = harvest.newcomers(seat, one.ref.slice('citizen:'.length));
    return one.woken && one.n <= late ? { ...one, woken: false } : one;
  });
}

/** What is told or asked, by name. */
export type Told = Readonly<Record<string, Json>>;

/** The card that it is about. */
export function cardIn(told: Told): string | null {
  const kind = ['citizen', 'monster', 'domain'].find(name => typeof told[name] === 'string');
  return kind === undefined ? null : `${kind}:${told[kind] as string}`;
}

/** Tokens are being chosen to pay with: those of the purse are meant, not the Bank's. */
export const isPaying = ({ decision }: Scene): boolean => decision?.step === 'pay';

/** The card that is being paid for. */
export const paidFor = (scene: Scene): string | null =>
  isPaying(scene) ? cardIn(scene.decision!.prompt) : null;

/** One kind of card that someone owns, and how many of it. */
export interface Held {
  readonly ref: string;
  readonly n: number;
  /** The results of the dice that woke it. */
  readonly woken: boolean;
  readonly numbers: readonly number[];
}

/** A player's Citizens by their numbers, the Starters among them. */
export function citizensOf(
  { citizens }: Pick<Player, 'citizens'>,
  results: readonly number[],
): readonly Held[] {
  return citizens
    .flatMap((n, kind): Held[] => {
      const { id, numbers } = CITIZENS[kind]!;
      const woken = numbers.some(number => results.includes(number));
      return n > 0 ? [{ ref: `citizen:${id}`, n, woken, numbers }] : [];
    })
    .toSorted((a, b) => a.numbers[0]! - b.numbers[0]!);
}

/** The same with slain Monsters, in the order in which their kinds were first slain. */
export function monstersOf(monsters: readonly number[]): readonly Held[] {
  return held(monsters, monster => `monster:${MONSTERS[monster]!.id}`);
}

export function domainsOf(domains: readonly number[]): readonly Held[] {
  return held(domains, domain => `domain:${DOMAINS[domain]!.id}`);
}

export function dukesOf(dukes: readonly number[]): readonly Held[] {
  return held(dukes, duke => `duke:${DUKES[duke]!.id}`);
}

function held(cards: readonly number[], of: (card: number) => string): readonly Held[] {
  return [...new Set(cards)].map(card => ({
    ref: of(card),
    n: cards.filter(other => other === card).length,
    woken: false,
    numbers: [],
  }));
}
