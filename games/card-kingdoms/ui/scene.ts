import type { Json } from '@castellan/kernel';
import { NOBODY } from '@castellan/kernel';
import type { BoardProps } from '@castellan/table';
import { kindsOf, seatsOf } from '@castellan/table';
import { CITIZENS } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import { DUKES } from '../cards/dukes.ts';
import { MONSTERS } from '../cards/monsters.ts';
import { isRolled } from '../state.ts';
import type { Seen } from '../state.ts';
import { actionsIn, standingOf } from '../view.ts';
import { lastHarvest } from './harvest.ts';
import { speech } from './speech.ts';

/** What the parts of the board need to know: the view, who looks, and what is being decided. */
export function sceneOf(props: BoardProps<Seen>) {
  const { view, viewer, locale, who } = props;
  const { say } = speech(locale);
  const [first, second] = view.dice as [number, number];
  const actions = actionsIn(view);
  return {
    ...props,
    ...seatsOf(viewer, view.players.length, view.active),
    say,
    who: (seat: number): string => (seat === NOBODY ? say('lord') : who(seat)),
    /** Those of a turn, as coins. */
    actions: { ...actions, label: say('actions-left', { n: actions.actions - actions.spent }) },
    /** The numbers that the dice wake; none before the first roll. */
    results: isRolled(view) ? [first, second, first + second] : [],
    /** What they have brought. */
    harvest: lastHarvest(props.log),
  };
}
export type Scene = ReturnType<typeof sceneOf>;

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
}

/** The same of Citizens: by their numbers, and whether the dice woke them. */
export interface HeldCitizen extends Held {
  readonly woken: boolean;
  readonly numbers: readonly number[];
}

/** Someone's Citizens, the Starters among them. The dice wake nobody's who rests, and none that came later. */
export function citizensBefore(scene: Scene, seat: number): readonly HeldCitizen[] {
  const { view, results, harvest } = scene;
  const isLord = seat === NOBODY;
  const sleep = isLord || standingOf(view, seat).rests;
  const { citizens } = isLord ? view.darkLord! : view.players[seat]!;
  return citizens
    .flatMap((n, kind): HeldCitizen[] => {
      const { id, numbers } = CITIZENS[kind]!;
      const isCalled = !sleep && numbers.some(number => results.includes(number));
      const woken = isCalled && n > harvest.newcomers(seat, id);
      return n > 0 ? [{ ref: `citizen:${id}`, n, woken, numbers }] : [];
    })
    .toSorted((a, b) => a.numbers[0]! - b.numbers[0]!);
}

const TABLES = { domain: DOMAINS, monster: MONSTERS, duke: DUKES };

/** The kinds among cards that are known, in the order in which they came. */
export const heldOf = (kind: keyof typeof TABLES, cards: readonly number[]): readonly Held[] =>
  kindsOf(cards).map(({ card, n }) => ({ ref: `${kind}:${TABLES[kind][card]!.id}`, n }));
