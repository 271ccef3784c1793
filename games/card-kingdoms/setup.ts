// From the box to the first turn [CK 2, 12.1, 12.2, 13.1, 14.2].
import { newCore } from '@castellan/kernel';
import type { Draft, Settings } from '@castellan/kernel';
import { CITIZENS } from './cards/citizens.ts';
import { DOMAINS } from './cards/domains.ts';
import { DUKES } from './cards/dukes.ts';
import { AREAS, MONSTERS } from './cards/monsters.ts';
import type { Area } from './cards/monsters.ts';
import { CITIZEN_KINDS } from './counts.ts';
import { tell } from './events.ts';
import { clonePlayer, tokens } from './player.ts';
import { settings as agreed, setupCard } from './settings.ts';
import { newDarkLord } from './solo.ts';
import { COLUMNS, NONE, NOT_ROLLED, STACK_NUMBERS, stackOfCitizen } from './state.ts';
import type { Player, State } from './state.ts';

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const copies = (card: number, n: number): number[] => Array.from({ length: n }, () => card);

/** The Citizens of each stack. */
const kindsOfStack = STACK_NUMBERS.map((_, stack) =>
  range(CITIZEN_KINDS).filter(kind => stackOfCitizen[kind] === stack),
);

/** The stack of each area from the bottom up: for up to four players, then for five [CK 2.3, 2.5]. */
const areaStacks = [false, true].map(five =>
  AREAS.map(area =>
    range(MONSTERS.length)
      .filter(monster => MONSTERS[monster]!.area === area)
      .toSorted((a, b) => MONSTERS[b]!.strength - MONSTERS[a]!.strength)
      .flatMap(monster =>
        copies(monster, MONSTERS[monster]!.copies + (five ? MONSTERS[monster]!.copiesWithFive : 0)),
      ),
  ),
);
const fiveOnly = AREAS.map(area =>
  range(MONSTERS.length)
    .filter(monster => MONSTERS[monster]!.area === area)
    .flatMap(monster => copies(monster, MONSTERS[monster]!.copiesWithFive)),
);

/** Everything in the box, sorted by kind. */
const ALL_MONSTERS = range(MONSTERS.length).flatMap(monster =>
  copies(monster, MONSTERS[monster]!.copies + MONSTERS[monster]!.copiesWithFive),
);
const ALL_CITIZENS = range(CITIZEN_KINDS).flatMap(kind => copies(kind, CITIZENS[kind]!.copies));
const cardsOfKind = CITIZENS.map((card, kind) => copies(kind, card.copies));
const ALL_DOMAINS = range(DOMAINS.length);
const ALL_DUKES = range(DUKES.length);
const ALL_AREAS = range(AREAS.length);

/** Everything in the box, nothing on the table. */
export function unpack(given: Settings, seed: string): State {
  const settings = agreed.of(given);
  const seats = settings.players;
  return {
    core: newCore(seats, seed),
    settings,
    players: Array.from({ length: seats }, () => clonePlayer(START)),
    areas: [],
    monsters: [],
    citizens: [],
    seen: [],
    domains: [],
    domainsBelow: [],
    box: {
      monsters: ALL_MONSTERS.slice(),
      citizens: ALL_CITIZENS.slice(),
      domains: ALL_DOMAINS.slice(),
      domainsRemoved: [],
      dukes: ALL_DUKES.slice(),
    },
    dice: NOT_ROLLED.slice(),
    diceChanged: 0,
    first: 0,
    active: 0,
    turn: 0,
    exhausted: 0,
    darkLord: newDarkLord(seats),
    ending: '',
  };
}

/** Everyone has the Starters, 2 gold and 1 magic [CK 2.9]. */
const START: Player = {
  ...tokens.of({ gold: 2, magic: 1 }),
  citizens: CITIZENS.map(card => (card.price === null ? 1 : 0)),
  monsters: [],
  domains: [],
  duke: NONE,
  dukesOffered: [],
};

/** Lays out the Center Stacks, deals the Dukes, and draws the first player [CK 2]. */
export function deal(t: Draft<State>): void {
  const { state } = t;
  const { settings, box } = state;
  const { areas, citizens, without } = setupCard(settings.setup);
  layMonsters(state, fiveAreas(t, areas));
  layCitizens(t, citizens);
  layDomains(t, without);
  t.shuffle(box.dukes);
  for (const player of state.players) player.dukesOffered = box.dukes.splice(0, 2);
  state.first = t.below(settings.players);
  state.active = state.first;
  tell(t, 'dealt', { first: state.first });
  // First everyone keeps a Duke, all at the same time. Then the first turn begins.
  t.push('begin', state.first);
  for (let seat = 0; seat < settings.players; seat++) t.together('duke', seat);
}

/** The named areas. If there are fewer than five, the others are random. */
function fiveAreas(t: Draft<State>, named: readonly Area[]): number[] {
  const isNamed = (area: number): boolean => named.includes(AREAS[area]!);
  const areas = ALL_AREAS.filter(isNamed);
  if (areas.length === COLUMNS) return areas;
  const others = ALL_AREAS.filter(area => !isNamed(area));
  t.shuffle(others);
  return [...areas, ...others].slice(0, COLUMNS).sort((a, b) => a - b);
}

/** Five areas from left to right, the one with the weakest Monster first. `AREAS` has this order [CK 2.2, 2.4]. */
function layMonsters(state: State, areas: number[]): void {
  const five = state.settings.players === 5;
  state.areas = areas;
  state.monsters = areas.map(area => areaStacks[five ? 1 : 0]![area]!.slice());
  state.box.monsters = ALL_AREAS.flatMap(area =>
    areas.includes(area) ? (five ? [] : fiveOnly[area]!) : areaStacks[1]![area]!,
  );
}

/** Five cards of one name for each number (six with five players) [CK 2.6]. With mixed citizens, cards of all names, only the top one face up [CK 14.2]. */
function layCitizens(t: Draft<State>, named: readonly string[]): void {
  const { state } = t;
  const size = state.settings.players === 5 ? 6 : 5;
  state.box.citizens = [];
  state.citizens = kindsOfStack.map(kinds => {
    const cards = state.settings.mixed ? mixedCards(t, kinds) : chosenFirst(t, kinds, named);
    state.box.citizens.push(...cards.splice(size));
    return cards;
  });
  // Sorted, so that the order of the box tells nothing.
  state.box.citizens.sort((a, b) => a - b);
  state.seen = state.citizens.map(cards => (state.settings.mixed ? 1 : cards.length));
}

function mixedCards(t: Draft<State>, kinds: readonly number[]): number[] {
  const cards = kinds.flatMap(kind => cardsOfKind[kind]!);
  t.shuffle(cards);
  return cards;
}

/** First the cards of the named Citizen, or of a random one. Then those of the others, for the box. */
function chosenFirst(
  t: Draft<State>,
  kinds: readonly number[],
  named: readonly string[],
): number[] {
  const chosen =
    kinds.find(kind => named.includes(CITIZENS[kind]!.id)) ?? kinds[t.below(kinds.length)]!;
  const cards = cardsOfKind[chosen]!.slice();
  for (const kind of kinds) if (kind !== chosen) cards.push(...cardsOfKind[kind]!);
  return cards;
}

/** At each position, two Domains face down (three with five players) and one face up [CK 2.7, 12.1]. */
function layDomains(t: Draft<State>, without: readonly string[]): void {
  const { box, settings } = t.state;
  const below = settings.players === 5 ? 3 : 2;
  if (without.length > 0) {
    box.domainsRemoved = ALL_DOMAINS.filter(domain => without.includes(DOMAINS[domain]!.id));
    box.domains = ALL_DOMAINS.filter(domain => !box.domainsRemoved.includes(domain));
  }
  t.shuffle(box.domains);
  t.state.domainsBelow = Array.from({ length: COLUMNS }, () => box.domains.splice(0, below));
  t.state.domains = box.domains.splice(0, COLUMNS);
}
