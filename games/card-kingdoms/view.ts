import { guessSeed, shuffled, viewCore } from '@castellan/kernel';
import type { Chance, Viewer } from '@castellan/kernel';
import { CITIZENS } from './cards/citizens.ts';
import { DOMAINS } from './cards/domains.ts';
import { DUKES } from './cards/dukes.ts';
import { clone } from './clone.ts';
import { CITIZEN_KINDS } from './counts.ts';
import { stackOfCitizen } from './setup.ts';
import { CITIZEN_STACKS, NONE } from './state.ts';
import type { State } from './state.ts';

/** The table as a viewer sees it: the same shape, with -1 for every card that is hidden from them. */
export interface CardKingdomsView extends State {
  readonly viewer: Viewer;
}

const hide = (cards: readonly number[]): number[] => cards.map(() => NONE);

/** Hidden: others' Dukes until the end, face-down Domains and mixed Citizens, and what went back to the box unseen [CK 1.5, 2.7, 2.10, 14.3]. */
export function view(state: State, viewer: Viewer): CardKingdomsView {
  const shown = clone(state);
  shown.core = viewCore(state.core);
  shown.domainsBelow = shown.domainsBelow.map(hide);
  shown.box.domains = hide(shown.box.domains);
  shown.box.dukes = hide(shown.box.dukes);
  if (state.options.mixed) {
    shown.box.citizens = hide(shown.box.citizens);
    shown.citizens = shown.citizens.map((cards, stack) =>
      cards.map((kind, i) => (i < cards.length - state.seen[stack]! ? NONE : kind)),
    );
  }
  const over = state.ending !== '';
  shown.players.forEach((player, seat) => {
    if (seat === viewer) return;
    player.dukesOffered = hide(player.dukesOffered);
    if (!over) player.duke = player.duke === NONE ? NONE : HIDDEN_DUKE;
  });
  if (shown.darkLord !== null && !over && shown.darkLord.duke !== NONE)
    shown.darkLord.duke = HIDDEN_DUKE;
  return { ...shown, viewer };
}

/** A Duke has been chosen, but not for these eyes. */
export const HIDDEN_DUKE = -2;

/** A position that the viewer can't tell from the real one: what is hidden is dealt anew from all cards not in sight. */
export function sample(seen: CardKingdomsView, chance: Chance): State {
  const { viewer: _, ...table } = seen;
  const state = clone(table);
  state.core.rng = { seed: guessSeed(chance), drawn: 0 };
  dealDomains(state, chance);
  dealDukes(state, chance);
  if (state.options.mixed) dealCitizens(state, chance);
  return state;
}

function unseen(all: number, visible: readonly number[]): number[] {
  const cards = Array.from({ length: all }, (_, card) => card);
  return cards.filter(card => !visible.includes(card));
}

function dealDomains(state: State, chance: Chance): void {
  const visible = [
    ...state.domains,
    ...state.box.domainsRemoved,
    ...state.players.flatMap(player => player.domains),
    ...(state.darkLord?.domains ?? []),
  ];
  const pool = shuffled(unseen(DOMAINS.length, visible), chance);
  state.domainsBelow = state.domainsBelow.map(cards => pool.splice(0, cards.length));
  state.box.domains = pool;
}

function dealDukes(state: State, chance: Chance): void {
  const visible = [
    ...state.players.flatMap(player => [player.duke, ...player.dukesOffered]),
    state.darkLord?.duke ?? NONE,
  ];
  const pool = shuffled(unseen(DUKES.length, visible), chance);
  const fill = (card: number): number => (card < 0 ? pool.pop()! : card);
  for (const player of state.players) {
    if (player.duke === HIDDEN_DUKE) player.duke = pool.pop()!;
    player.dukesOffered = player.dukesOffered.map(fill);
  }
  if (state.darkLord?.duke === HIDDEN_DUKE) state.darkLord.duke = pool.pop()!;
  state.box.dukes = pool;
}

function dealCitizens(state: State, chance: Chance): void {
  const left = CITIZENS.map(card => (card.price === null ? 0 : card.copies));
  const see = (kind: number, n: number): void => {
    if (kind >= 0 && kind < CITIZEN_KINDS) left[kind]! -= n;
  };
  for (const cards of state.citizens) for (const kind of cards) see(kind, 1);
  for (const { citizens } of [
    ...state.players,
    ...(state.darkLord === null ? [] : [state.darkLord]),
  ])
    citizens.forEach((n, kind) => see(kind, n));
  state.box.citizens = [];
  for (let stack = 0; stack < CITIZEN_STACKS; stack++) {
    const pool = shuffled(
      left.flatMap((n, kind) =>
        stackOfCitizen[kind] === stack ? Array.from({ length: n }, () => kind) : [],
      ),
      chance,
    );
    state.citizens[stack] = state.citizens[stack]!.map(kind =>
      kind === NONE ? pool.pop()! : kind,
    );
    state.box.citizens.push(...pool);
  }
  // The order within the box is nobody's knowledge; keep the one that unpacking gives.
  state.box.citizens.sort((a, b) => a - b);
}
