import type { Ask, Draft, Game, Rules } from '@castellan/kernel';
import { auto, defineGame, defineSettings, NOBODY } from '@castellan/kernel';
import { toy, toyRules, WARES } from '../src/toy.ts';
import { DRAW, PASS } from '../toy/phases/action.ts';
import type { Seen, State } from '../toy/state.ts';
import { description, wareWorth } from '../toy/state.ts';
import { steps } from '../toy/turn.ts';

type Toy = Game<State, Seen>;
type Steps = Partial<typeof steps>;

/** The toy game with one thing wrong. */
interface Broken {
  readonly wrong: string;
  /** What the fault's message must contain. */
  readonly says: RegExp;
  /** Made again for each use, because some of these remember what they should not. */
  readonly game: () => Toy;
}

/** What is changed; a function if it remembers something. */
type Made<T> = T | (() => T);
const madeOf = <T>(given: Made<T>): T =>
  typeof given === 'function' ? (given as () => T)() : given;

const game = (wrong: string, says: RegExp, parts: Partial<Toy>): Broken => ({
  wrong,
  says,
  game: () => ({ ...toy, ...parts }),
});

const rules = (wrong: string, says: RegExp, parts: Made<Partial<Rules<State, Seen>>>): Broken => ({
  wrong,
  says,
  game: () => defineGame({ ...toyRules, ...madeOf(parts) }),
});

const withSteps = (wrong: string, says: RegExp, parts: Made<Steps>): Broken =>
  rules(wrong, says, () => ({ steps: { ...steps, ...madeOf(parts) } }));

/** A step with one of its parts replaced. */
const changed = <A extends Ask<State>>(step: A, parts: Partial<A>): A => ({ ...step, ...parts });
const action = (wrong: string, says: RegExp, parts: Made<Partial<typeof steps.action>>): Broken =>
  withSteps(wrong, says, () => ({ action: changed(steps.action, madeOf(parts)) }));
const keep = (wrong: string, says: RegExp, parts: Partial<typeof steps.keep>): Broken =>
  withSteps(wrong, says, { keep: changed(steps.keep, parts) });

/** Something happens before a step that nobody answers. */
type Automatic = 'turn' | 'reveal' | 'keeping';
type Happens = (t: Parameters<typeof steps.turn.run>[0], seat: number) => void;
const first = (step: Automatic, happens: Happens): Steps => ({
  [step]: auto<State>((t, seat) => {
    happens(t, seat);
    steps[step].run(t, seat, null);
  }),
});
const before = (wrong: string, says: RegExp, step: Automatic, happens: Happens): Broken =>
  withSteps(wrong, says, first(step, happens));

/** Any number of the cards in hand that are worth it; if there are none, nothing is asked. */
const keepsOnly = (worth: (card: number) => boolean): typeof steps.keep =>
  changed(steps.keep, {
    options({ state }, seat, offer) {
      for (const card of state.players[seat]!.hand) if (worth(card)) offer.add(card);
      offer.between(0, 2);
    },
  });

/** The toy's problems, without some of them. */
const overlooking =
  (overlooked: RegExp): Toy['problems'] =>
  value =>
    toyRules.problems(value).filter(problem => !overlooked.test(problem));

/** The argument of an action that comes a second time. */
const AGAIN = { again: true };

/** By the check that must notice. */
const broken: Readonly<Record<string, readonly Broken[]>> = {
  setup: [
    rules('a second game with the same seed is another', /gives two games/, () => {
      let games = 0;
      return {
        deal(t) {
          t.state.players[0]!.gold = games++;
          toyRules.deal(t);
        },
      };
    }),
    rules('no variant for three', /no variant has 3 players/, {
      variants: toyRules.variants.slice(0, 2),
    }),
  ],
  settings: [
    rules(
      'a weather can be chosen, and no rule looks at it',
      /setting weather changes nothing: with 2 players, "rain" plays like "sun"/,
      () => {
        const { specs } = defineSettings({ weather: { values: ['sun', 'rain'] } });
        return { settings: [...toyRules.settings, ...specs] };
      },
    ),
    rules(
      'a third number of rounds is one of the others',
      /setting rounds changes nothing: with 2 players, 4 plays like 3/,
      {
        settings: toyRules.settings.map(spec =>
          spec.id === 'rounds' ? { ...spec, values: [3, 5, 4] } : spec,
        ),
        unpack: (given, seed) =>
          toyRules.unpack(given['rounds'] === 4 ? { ...given, rounds: 3 } : given, seed),
      },
    ),
  ],
  ends: [
    before('after the last round comes another', /comes to no end/, 'reveal', t => {
      t.state.round = 1;
    }),
    action('a player who passes is asked again', /not over after 500 answers/, {
      options: (_, __, offer) => [DRAW, PASS].forEach(code => offer.add(code)),
      resolve: (t, seat) => t.push('action', seat),
    }),
    rules('the winner is second', /wins with rank 2/, {
      outcome(state) {
        const outcome = toyRules.outcome(state);
        return outcome && { ...outcome, ranks: outcome.ranks.map(() => 2) };
      },
    }),
  ],
  standing: [
    rules('gems are counted only at the end', /puts seat \d at \d+, but it scores \d+/, {
      standing: state =>
        state.players.map(({ pile }) => pile.reduce((sum, card) => sum + wareWorth(card), 0)),
    }),
    rules(
      'what can’t be seen is counted',
      /the standing that seat 0 sees must be a number for each of 2 seats/,
      {
        standing: state =>
          state.isOver
            ? toyRules.standing(state)
            : state.players.map(({ hand }) => (hand[0] === -1 ? NaN : 0)),
      },
    ),
  ],
  'never-stuck': [
    game('the game stops in the middle', /stuck/, {
      pending: state => (state.round === state.rounds ? [] : toy.pending(state)),
    }),
    rules('the outcome is there too early', /while something pends/, () => {
      const end = { ending: { say: 'ending', rounds: 3 }, winners: [], ranks: [], scores: [] };
      return {
        outcome: state => (state.round === state.rounds ? end : toyRules.outcome(state)),
      };
    }),
  ],
  'offered-accepted': [
    action('cards are offered that nobody can pay', /offered, but not accepted/, {
      options({ state }, _, offer) {
        for (const card of state.market) offer.add(card);
        offer.add(PASS);
      },
    }),
  ],
  'others-refused': [
    game('ids are forgiven a blank', /an id with a blank is accepted/, {
      apply(state, answer) {
        const given = answer as { picks?: unknown } | null | undefined;
        if (!Array.isArray(given?.picks)) return toy.apply(state, answer);
        const picks = given.picks.map((id: unknown) =>
          typeof id === 'string' ? id.trimEnd() : id,
        );
        return toy.apply(state, { ...given, picks });
      },
    }),
    game('a wrong answer costs a turn', /refused, but changes the state/, {
      apply(state, answer) {
        state.turn++;
        const events = toy.apply(state, answer);
        state.turn--;
        return events;
      },
    }),
    game('a wrong answer crashes the rules', /breaks the game/, {
      apply: (state, answer) =>
        toy.apply(state, {
          ...(answer as object),
          decision: (answer as { decision: string }).decision,
        }),
    }),
  ],
  'option-ids': [
    action('two cards on the market have one id', /two options "buy"/, {
      face: (t, seat, code, args) => ({
        ...steps.action.face(t, seat, code, args),
        ...(code < DRAW && { id: 'buy' }),
      }),
    }),
    action('an option has the old name of another', /"pass" is both/, {
      face: (t, seat, code, args) => ({
        ...steps.action.face(t, seat, code, args),
        ...(code === DRAW && { was: 'pass' }),
      }),
    }),
    keep('a seat is asked by its own stack and by another', /two things at the same time/, {
      resolve(t, seat, codes, args) {
        steps.keep.resolve(t, seat, codes, args);
        if (seat === 1) t.push('action', 0);
      },
    }),
  ],
  fallback: [
    keep(
      'the fallback keeps nothing, and one card must be kept',
      /the fallback .* is not accepted/,
      { fallback: () => [] },
    ),
  ],
  'cards-conserved': [
    before('what was shown is gone', /card \d+ is lost/, 'reveal', t => {
      for (const player of t.state.players) player.kept = [];
    }),
  ],
  'json-round-trip': [
    withSteps(
      'a rule remembers which table it has seen',
      /by way of JSON, the state is another/,
      () => {
        const seen = new WeakSet<State>();
        return first('turn', (t, seat) => {
          if (seen.has(t.state)) t.state.players[seat]!.gems++;
          seen.add(t.state);
        });
      },
    ),
    withSteps('an event has an argument that is undefined', /what is told is not plain JSON/, {
      turn: auto((t, seat) => {
        steps.turn.run(t, seat, null);
        t.tell({ say: 'passed', seat, card: undefined as unknown as null });
      }),
    }),
  ],
  clone: [
    rules('the clone has the same market', /shares market/, {
      clone: state => ({ ...toyRules.clone(state), market: state.market }),
    }),
    rules('the clone forgets the gems', /the clone is another state/, {
      clone(state) {
        const copied = toyRules.clone(state);
        for (const player of copied.players) player.gems = 0;
        return copied;
      },
    }),
    rules(
      'the market is said to be shared, and goods are taken from it',
      /what happens to the clone happens to the state/,
      {
        clone: state => ({ ...toyRules.clone(state), market: state.market }),
        description: { ...description, shared: ({ market }) => new Set([market]) },
      },
    ),
  ],
  wordless: [
    withSteps(
      'a rule remembers how often this draft was used',
      /without words, the state is another/,
      () => {
        const turns = new WeakSet<Draft<State>>();
        return first('turn', (t, seat) => {
          if (turns.has(t)) t.state.players[seat]!.gems++;
          turns.add(t);
        });
      },
    ),
    keep(
      'a rule keeps the list of picks, which is used again',
      /without words, the state is another/,
      {
        resolve(t, seat, codes, args) {
          steps.keep.resolve(t, seat, codes, args);
          t.state.players[seat]!.kept = codes as number[];
        },
      },
    ),
  ],
  hold: [
    withSteps(
      'how often the rules have run is remembered outside the state',
      /gone on after a stop, the state is another/,
      () => {
        const brought = new WeakMap<Draft<State>, number>();
        return first('turn', (t, seat) => {
          // One gold for every second turn that this draft has seen.
          const seen = (brought.get(t) ?? 0) + 1;
          brought.set(t, seen);
          t.state.players[seat]!.gold += seen % 2;
        });
      },
    ),
  ],
  replay: [
    withSteps('dice of its own', /the table has another state/, () => {
      let face = 0;
      return first('turn', (t, seat) => {
        t.state.players[seat]!.gold += face++ % 5;
      });
    }),
  ],
  undo: [
    action(
      'a rule remembers what was taken back',
      /after undo, the same answer gives another state/,
      () => {
        let passes = 0;
        return {
          resolve(t, seat, code, args) {
            if (code === PASS) t.state.players[seat]!.gold += passes++;
            steps.action.resolve(t, seat, code, args);
          },
        };
      },
    ),
  ],
  sample: [
    rules('the view gives the deck away', /always samples the true world/, {
      view: (state, viewer) => ({
        ...toyRules.view(state, viewer),
        truth: toyRules.clone(state),
      }),
      sample: view => toyRules.clone((view as Seen & { truth: State }).truth),
    }),
    rules('the viewer’s own cards are guessed too', /sees something else/, {
      sample: (view, chance) =>
        toyRules.sample(
          {
            ...view,
            players: view.players.map(one => ({ ...one, hand: one.hand.map(() => -1) })),
          },
          chance,
        ),
    }),
    rules('the deck is not shuffled but doubled', /is no position/, {
      sample(view, chance) {
        const world = toyRules.sample(view, chance);
        return { ...world, deck: world.deck.map(() => world.deck[0]!) };
      },
    }),
  ],
  'non-interference': [
    withSteps('a card is drawn, and nobody is said to have learned it', /nothing was learned/, {
      action: changed(steps.action, {
        resolve(t, seat, code, args) {
          const { learned } = t.state.core;
          steps.action.resolve(t, seat, code, args);
          t.state.core.learned = learned;
        },
      }),
      // The dice that follow would hide it.
      turn: auto((t, seat) => t.push('action', seat)),
    }),
    action(
      'a reason tells what is next in the deck',
      /hidden things change what seat \d is asked/,
      {
        options(t, seat, offer, args) {
          steps.action.options(t, seat, offer, args);
          for (const card of t.state.deck.slice(-1))
            offer.block(DRAW + 2 + wareWorth(card), { say: 'too-dear' });
        },
        face: (t, seat, code, args) =>
          code > PASS
            ? { id: `next-${code}`, note: { say: 'draw' } }
            : steps.action.face(t, seat, code, args),
      },
    ),
    keep(
      'the neighbour is told what is left in the hand',
      /hidden things change what seat \d is told after/,
      {
        resolve(t, seat, cards, args) {
          steps.keep.resolve(t, seat, cards, args);
          const { hand } = t.state.players[seat]!;
          const neighbour = (seat + 1) % t.state.players.length;
          const secret = [
            { seat, wares: [] },
            { seat: neighbour, wares: hand.map(card => WARES[card]!.id) },
          ];
          t.tell({ say: 'revealed', seat, wares: [], secret });
        },
      },
    ),
    rules(
      'players with nothing worth keeping are not asked, from the first card on',
      /hidden things change whether seat \d is asked.*, which .* sees/,
      {
        deal(t) {
          toyRules.deal(t);
          t.push('keeping', NOBODY);
        },
        steps: { ...steps, keep: keepsOnly(card => wareWorth(card) > 3) },
      },
    ),
    withSteps(
      'players with nothing worth keeping are not asked',
      /hidden things change whether seat \d is asked \(keep\) after/,
      { keep: keepsOnly(card => wareWorth(card) > 3) },
    ),
    action(
      'a turn goes on only for players with something left to do',
      /hidden things change whether seat \d is asked \(action\) after/,
      {
        options(t, seat, offer, args) {
          const six = t.state.players[seat]!.hand.some(card => wareWorth(card) === 6);
          if (args === null) steps.action.options(t, seat, offer, args);
          else if (six) offer.add(DRAW);
          if (args !== null) offer.add(PASS);
        },
        resolve(t, seat, code, args) {
          steps.action.resolve(t, seat, code, null);
          if (code === PASS && args === null) t.push('action', seat, AGAIN);
        },
      },
    ),
    action('the better hand moves next', /hidden things change what .* sees after/, {
      resolve(t, seat, code, args) {
        if (code !== PASS || args !== null) return steps.action.resolve(t, seat, code, null);
        const best = t.state.players.map(({ hand }) => Math.max(0, ...hand.map(wareWorth)));
        return t.push('action', best.indexOf(Math.max(...best)), AGAIN);
      },
    }),
    action(
      'passing with a six in hand draws a card',
      /hidden things change whether action of seat \d lets anyone learn anything/,
      {
        resolve(t, seat, code, args) {
          const { hand } = t.state.players[seat]!;
          const six = hand.some(card => wareWorth(card) === 6);
          steps.action.resolve(t, seat, code === PASS && six ? DRAW : code, args);
        },
      },
    ),
  ],
  together: [
    keep('the first to choose gets a gem', /in another order of arrival, the state is another/, {
      resolve(t, seat, codes, args) {
        if (t.state.players.every(({ kept }) => kept.length === 0)) t.state.players[seat]!.gems++;
        steps.keep.resolve(t, seat, codes, args);
      },
    }),
    keep('who chooses later sees how many have', /depends on what other seats answered/, {
      prompt: ({ state }) => ({
        say: 'ask-keep',
        done: state.players.filter(({ kept }) => kept.length > 0).length,
      }),
    }),
  ],
  problems: [
    rules('anything is a position', /sees nothing wrong with/, { problems: () => [] }),
    rules('a state is not looked into', /does not notice/, {
      problems: value =>
        typeof value === 'object' && value !== null && 'players' in value ? [] : ['no players'],
    }),
    rules('a card may be there twice', /is there twice/, {
      problems: overlooking(/there must be/),
    }),
    rules('what is no state is no problem but a crash', /fails instead of saying/, {
      problems: value => [
        ...toyRules.problems(value),
        ...(value as State).core.agenda.slice(9).map(String),
      ],
    }),
    rules('a real position is objected to', /objects to a real position/, {
      problems: value =>
        toyRules.problems(value).length > 0 || (value as State).round > 1 ? ['no'] : [],
    }),
  ],
  mutants: [
    rules('a step may lie anywhere', /is neither refused nor can it be played/, {
      problems: overlooking(/can't be there/),
    }),
    rules('what waits need not ask anything', /is neither refused nor can it be played/, {
      problems: overlooking(/asks nothing/),
    }),
  ],
  words: [
    action('no words for a reason', /there are no words \(en\) for \{"say":"too-poor"\}/, {
      options(t, seat, offer, args) {
        steps.action.options(t, seat, offer, args);
        offer.block(DRAW, { say: 'too-poor' });
      },
    }),
    rules('a card without a name', /it says "undefined"/, {
      words: {
        en: {
          say: (phrase, who) =>
            phrase.say === 'buy'
              ? `Buy the ${String(phrase['name'])}`
              : toyRules.words.en.say(phrase, who),
        },
      },
    }),
  ],
  legend: [
    rules('a pile of numbers that stand for nothing', /of kind "ware"/, {
      legend: { ...toyRules.legend, numbers: { ware: ['bun', 'loaf'] } },
      ledger: () => [],
    }),
    rules('a card without a number', /"bun" has no number/, {
      legend: { numbers: { ware: WARES.map((_, card) => `ware ${card}`) }, where: {} },
    }),
  ],
  board: [
    rules('all on one line', /wider than 80 columns/, {
      board: (view, text) => [toyRules.board(view, text).join(' | ')],
    }),
    rules('painted words are measured with their paint', /painted, the board for .* is another/, {
      board: ({ round }, { pen }) => [`${pen.strong('Round').padEnd(12)}${round}`],
    }),
  ],
  appraise: [
    rules('to pass is worth nothing that could be said', /option pass .* is worth NaN/, {
      appraise: {
        ...toyRules.appraise,
        action: () => code => (code === PASS ? Number.NaN : 0),
      },
    }),
    rules('a frozen appraisal divides by nothing', /option \S+ .* is worth Infinity/, {
      anchors: { 'greedy-1': { ...toyRules.appraise, action: () => () => 1 / 0 } },
    }),
    rules('a step is forgotten', /the options of pay are not appraised/, () => {
      const { pay: _, ...others } = toyRules.appraise;
      return { appraise: others };
    }),
    rules(
      'to draw is worth what lies on top of the deck',
      /appraise looks at what seat \d can't see, at action/,
      {
        appraise: {
          ...toyRules.appraise,
          action:
            ({ deck }) =>
            code =>
              code === DRAW ? (WARES[deck.at(-1)!]?.worth ?? 0) : 1,
        },
      },
    ),
    rules(
      'the market is hidden from those who buy there',
      /the view of seat \d offers something else at action/,
      {
        view(state, viewer) {
          const view = toyRules.view(state, viewer);
          return { ...view, market: [] };
        },
      },
    ),
    rules('appraising takes it already', /to appraise decision \S+ changes what is looked at/, {
      appraise: {
        ...toyRules.appraise,
        action(state, seat) {
          state.players[seat]!.gold++;
          return () => 0;
        },
      },
    }),
  ],
  powers: [
    before('a power beyond the list', /resolved was power 99/, 'reveal', t => {
      t.resolved(99);
    }),
    rules('a power of no card on the table', /cake resolved, but is not in play/, {
      inPlay: () => [1, 2],
      steps: {
        ...steps,
        keeping: auto((t, seat) => {
          t.resolved(0);
          steps.keeping.run(t, seat, null);
        }),
      },
    }),
  ],
};

export const brokenGames = Object.entries(broken).flatMap(([check, games]) =>
  games.map(one => ({ check, ...one })),
);
