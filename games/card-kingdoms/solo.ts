// Alone against the Dark Lord [CK 13]: all that differs from the game for several players, but for the order of a round
// (`order.ts`), its second harvest (`phases/harvest.ts`) and what the Dark Lord holds (`state.ts`).
import { auto, choose, MAIN, neverWaits, NOBODY, whole } from '@castellan/kernel';
import type { Draft, Outcome, Score, Step, Steps } from '@castellan/kernel';
import type { CardPlace } from '@castellan/powers';
import { CITIZENS } from './cards/citizens.ts';
import { DOMAINS } from './cards/domains.ts';
import { AREAS } from './cards/monsters.ts';
import { emptyStacks, noMonsterLeft, takeTopCitizen, topCitizen, turnUpDomain } from './center.ts';
import { tell } from './events.ts';
import { endGame, follows, inTurn } from './order.ts';
import { tokens } from './player.ts';
import { domainPoints, dukePart, monsterPoints, score, scoreOf } from './points.ts';
import { COLUMNS, NONE } from './state.ts';
import type { DarkLord, Ending, State } from './state.ts';

export const newDarkLord = (seats: number): DarkLord | null =>
  seats === 1 ? { duke: NONE, citizens: CITIZENS.map(() => 0), domains: [] } : null;

/** Another Duke becomes the Dark Lord [CK 13.2, R18]. */
export function crownDarkLord(t: Draft<State>): void {
  const { darkLord, box } = t.state;
  if (darkLord === null) return;
  const place = t.below(box.dukes.length);
  darkLord.duke = box.dukes[place]!;
  box.dukes = box.dukes.toSpliced(place, 1);
  tell(t, 'dark-lord', {});
}

// Powers that need an opponent.

/** What an opponent would give lies in the Bank, by its kind [CK 13.5]. */
export function atBank(step: Step<State>): Step<State> {
  if (step.kind !== 'choose') return step;
  return {
    ...step,
    face(t, seat, code, args) {
      const face = step.face(t, seat, code, args);
      const { say, seat: from, resource } = face.note;
      return say === 'power-take-n' && from === NOBODY
        ? { ...face, ref: `token:${String(resource)}` }
        : face;
    },
  };
}

/** Monsters are taken from the leftmost stack that has one, instead of a rival's Victory stack [CK 13.7]. */
export function fromCenter(place: CardPlace<State>): CardPlace<State> {
  return {
    ...place,
    count: (t, owner) =>
      owner !== NOBODY ? place.count(t, owner) : noMonsterLeft(t.state) ? 0 : 1,
    removeRandom: (t, owner) =>
      owner !== NOBODY
        ? place.removeRandom!(t, owner)
        : t.state.monsters.find(stack => stack.length > 0)!.pop()!,
    given(t, owner, to, monster, source) {
      place.given!(t, owner, to, monster, source);
      if (owner === NOBODY) allMonstersSlain(t);
    },
  };
}

// Monsters phase [CK 13.8–13.12]: each die makes the Monster stack of its number attack its column. A 6 makes a stack of your
// choice attack. The column loses a Citizen or, if it has none left, a Domain. If it has neither, the game is lost.

/** What can lie right below an attack: the other die, or what follows the phase. */
const BEFORE_ATTACK = ['attack-die', 'second-harvest'];
const face = whole(1, 6);
const column = whole(0, COLUMNS - 1);

export const soloSteps: Steps<State> = {
  monsters: auto({
    fits: inTurn('monsters'),
    run(t, seat) {
      const [first, second] = t.state.dice as [number, number];
      t.push('attacks', seat, { first, second });
    },
  }),

  /** With two different dice, you choose which attacks first [CK R20]. */
  attacks: choose({
    args: { first: face, second: face },
    fits: (t, seat, { first, second }, below) =>
      first === t.state.dice[0] &&
      second === t.state.dice[1] &&
      follows(t, seat, below, ['second-harvest']),
    options(_, __, offer, { first, second }) {
      offer.add(first);
      if (second !== first) offer.add(second);
    },
    prompt: (_, __, { first, second }) => ({ say: 'attacks', dice: [first, second] }),
    face: (_, __, die, { first }) => ({
      id: `die:${die}`,
      note: { say: 'attack-die', die },
      ref: `die:${die === first ? 0 : 1}`,
    }),
    resolve(t, seat, die, { first, second }) {
      t.push('attack-die', seat, { die: die === first ? second : first });
      t.push('attack-die', seat, { die });
    },
  }),

  'attack-die': auto({
    args: { die: face },
    fits: (t, seat, { die }, below) =>
      t.state.dice.includes(die) && follows(t, seat, below, ['second-harvest']),
    run(t, seat, { die }) {
      if (die === 6) t.push('attack-any', seat);
      else if (t.state.monsters[die - 1]!.length > 0) t.push('attack', seat, { column: die - 1 });
      else tell(t, 'no-attack', { die });
    },
  }),

  /** With a 6 you choose a stack that is not exhausted [CK 13.9]. There is always one: without any, the game would be over. */
  'attack-any': choose({
    fits: (t, seat, _, below) => follows(t, seat, below, BEFORE_ATTACK),
    options(t, _, offer) {
      for (let stack = 0; stack < COLUMNS; stack++)
        if (t.state.monsters[stack]!.length > 0) offer.add(stack);
    },
    prompt: () => ({ say: 'attack-any' }),
    face(t, _, stack) {
      const area = AREAS[t.state.areas[stack]!]!;
      return {
        id: `area:${area}`,
        note: { say: 'attack-area', area },
        ref: `stack:monsters:${stack}`,
      };
    },
    resolve: (t, seat, column) => t.push('attack', seat, { column }),
  }),

  attack: auto({
    args: { column },
    fits: neverWaits,
    run(t, seat, { column }) {
      const { state } = t;
      tell(t, 'attack', { area: AREAS[state.areas[column]!]! });
      if (state.citizens[column]!.length > 0 || state.citizens[column + COLUMNS]!.length > 0)
        t.push('capture', seat, { column });
      else if (state.domains[column] !== NONE) captureDomain(t, column);
      else overrun(t);
    },
  }),

  capture: choose({
    args: { column },
    fits: (t, seat, _, below) => follows(t, seat, below, BEFORE_ATTACK),
    options(t, _, offer, { column }) {
      if (t.state.citizens[column]!.length > 0) offer.add(column);
      if (t.state.citizens[column + COLUMNS]!.length > 0) offer.add(column + COLUMNS);
    },
    prompt: (t, _, { column }) => ({ say: 'capture', area: AREAS[t.state.areas[column]!]! }),
    face(t, _, stack) {
      const { id } = CITIZENS[topCitizen(t.state, stack)]!;
      return {
        id: `lose:${id}`,
        note: { say: 'lose-citizen', citizen: id },
        ref: `center:citizen:${id}`,
      };
    },
    resolve(t, _, stack) {
      const kind = takeTopCitizen(t, stack);
      t.state.darkLord!.citizens[kind]!++;
      tell(t, 'citizen-captured', { citizen: CITIZENS[kind]!.id });
      captured(t);
    },
  }),
};

function captureDomain(t: Draft<State>, column: number): void {
  const domain = t.state.domains[column]!;
  t.state.domains[column] = NONE;
  t.state.darkLord!.domains.push(domain);
  tell(t, 'domain-captured', { domain: DOMAINS[domain]!.id });
  turnUpDomain(t, column);
  captured(t);
}

function captured(t: Draft<State>): void {
  t.state.exhausted = emptyStacks(t.state);
  fiveExhausted(t);
}

// The game ends at once [CK 13.15–13.17]. Each of these says whether it has just ended.

export function allMonstersSlain(t: Draft<State>): boolean {
  return t.state.darkLord !== null && noMonsterLeft(t.state) && end(t, 'monsters-slain');
}

export function fiveExhausted(t: Draft<State>): boolean {
  return (
    t.state.darkLord !== null &&
    t.state.exhausted >= stacksToEnd(t.state) &&
    end(t, 'five-exhausted')
  );
}

function overrun(t: Draft<State>): boolean {
  return end(t, 'overrun');
}

function end(t: Draft<State>, ending: Ending): true {
  endGame(t, ending);
  return true;
}

/** How many exhausted stacks bring the end [CK 10.1, 13.17]. */
export const stacksToEnd = ({ darkLord, players }: State): number =>
  darkLord === null ? 2 * players.length : COLUMNS;

/** Whether victory tokens are points. Alone, that is a setting [CK 13.18]. */
export const tokensCount = ({ darkLord, settings }: State): boolean =>
  darkLord === null || settings.soloTokens === 'counted';

/** The seat of the Dark Lord, whom the rules play. */
const DARK_LORD = -1;

/** Two of the endings decide the game without scores. In the third the scores decide [CK 13.15–13.20]. */
export function soloOutcome(state: State): Outcome {
  // Solo there is only one place. The winners say who has won.
  const ranks = [1];
  if (state.ending !== 'five-exhausted') {
    const isWon = state.ending === 'monsters-slain';
    return {
      ending: { say: `ending-${state.ending}` },
      winners: [isWon ? 0 : DARK_LORD],
      ranks,
      scores: [],
      ...(isWon ? {} : { next: { say: 'next-hold' } }),
    };
  }
  const own = scoreOf(state, 0, tokensCount(state));
  const lord = darkLordScore(state);
  const scores = [own, lord];
  const more = { say: 'next-contained', missing: lord.total - own.total + 1 };
  if (own.total === lord.total)
    return { ending: { say: 'ending-drawn' }, winners: [], ranks, scores, next: more };
  if (own.total < lord.total)
    return {
      ending: { say: 'ending-driven-out' },
      winners: [DARK_LORD],
      ranks,
      scores,
      next: more,
    };
  const next = { say: 'next-slain', monsters: state.monsters.flat().length };
  return { ending: { say: 'ending-contained' }, winners: [0], ranks, scores, next };
}

/** The Monsters still in the Center, the captured Domains, and what his Duke gives for all that he has [CK 13.19]. */
function darkLordScore(state: State): Score {
  const { duke, citizens, domains } = state.darkLord!;
  const monsters = state.monsters.flat();
  const held = { ...tokens.of({}), citizens, monsters, domains };
  return score(DARK_LORD, [
    { say: 'score-surviving', points: monsterPoints(monsters) },
    { say: 'score-captured', points: domainPoints(domains) },
    dukePart(duke, held, state.settings.leftovers),
  ]);
}

/** What is wrong with a state as a game alone. */
export function soloProblems(state: State): string[] {
  const { darkLord, ending, core } = state;
  if (darkLord === null) return [];
  const choosing = core.agenda[MAIN]![0]?.step === 'begin';
  const problems: string[] = [];
  if ((darkLord.duke === NONE) !== choosing)
    problems.push('the Dark Lord has a Duke from the first turn on');
  if (ending === '' && noMonsterLeft(state))
    problems.push('all Monsters are slain, but the game is not over');
  return problems;
}

// For bots.

/** How many cards leave the Center in a round: two for each player. Alone, two attacks come on top. */
export const takenInRound = ({ darkLord, players }: State): number =>
  darkLord === null ? 2 * players.length : 4;

/** A slain Monster's points count more than twice alone, because the Dark Lord and his Duke no longer count it. */
export const trophyShare = ({ darkLord }: State): number => (darkLord === null ? 1 : 2.5);
