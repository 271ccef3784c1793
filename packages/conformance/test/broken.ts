import type { Ask, Draft, Game, Rules } from '@castellan/kernel';
import { auto, defineGame, defineSettings, NOBODY } from '@castellan/kernel';
import { toy, toyRules, WARES } from '../src/toy.ts';
import { DRAW, PASS } from '../toy/phases/action.ts';
import type { Seen, State } from '../toy/state.ts';
import { description, wareWorth } from '../toy/state.ts';
import { steps } from '../toy/turn.ts';

type Toy = Game<State, Seen>;

/** The toy game with one thing wrong, and the check that must notice. */
export interface Broken {
  readonly check: string;
  readonly wrong: string;
  /** What the fault's message must contain. */
  readonly says: RegExp;
  /** Made anew for each use, because some of these remember what they should not. */
  readonly game: () => Toy;
}

const rules = (parts: Partial<Rules<State, Seen>>): Toy => defineGame({ ...toyRules, ...parts });
const withSteps = (parts: Partial<typeof steps>): Toy => rules({ steps: { ...steps, ...parts } });
const game = (parts: Partial<Toy>): Toy => ({ ...toy, ...parts });
/** A step with one of its parts replaced. */
const changed = <A extends Ask<State>>(step: A, parts: Partial<A>): A => ({ ...step, ...parts });

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

export const brokenGames: readonly Broken[] = [
  {
    check: 'setup',
    wrong: 'a second game with the same seed is another',
    says: /gives two games/,
    game: () => {
      let games = 0;
      return rules({
        deal(t) {
          t.state.players[0]!.gold = games++;
          toyRules.deal(t);
        },
      });
    },
  },
  {
    check: 'setup',
    wrong: 'no variant for three',
    says: /no variant has 3 players/,
    game: () => rules({ variants: toyRules.variants.slice(0, 2) }),
  },
  {
    check: 'settings',
    wrong: 'a weather can be chosen, and no rule looks at it',
    says: /setting weather changes nothing: with 2 players, "rain" plays like "sun"/,
    game: () => {
      const { specs } = defineSettings({ weather: { values: ['sun', 'rain'] } });
      return rules({ settings: [...toyRules.settings, ...specs] });
    },
  },
  {
    check: 'settings',
    wrong: 'a third number of rounds is one of the others',
    says: /setting rounds changes nothing: with 2 players, 4 plays like 3/,
    game: () =>
      rules({
        settings: toyRules.settings.map(spec =>
          spec.id === 'rounds' ? { ...spec, values: [3, 5, 4] } : spec,
        ),
        unpack: (given, seed) =>
          toyRules.unpack(given['rounds'] === 4 ? { ...given, rounds: 3 } : given, seed),
      }),
  },
  {
    check: 'ends',
    wrong: 'after the last round comes another',
    says: /comes to no end/,
    game: () =>
      withSteps({
        reveal: auto((t, seat) => {
          t.state.round = 1;
          steps.reveal.run(t, seat, null);
        }),
      }),
  },
  {
    check: 'ends',
    wrong: 'whoever passes is asked again',
    says: /not over after 500 answers/,
    game: () =>
      withSteps({
        action: changed(steps.action, {
          options: (_, __, offer) => [DRAW, PASS].forEach(code => offer.add(code)),
          resolve: (t, seat) => t.push('action', seat),
        }),
      }),
  },
  {
    check: 'ends',
    wrong: 'the winner is second',
    says: /wins with rank 2/,
    game: () =>
      rules({
        outcome(state) {
          const outcome = toyRules.outcome(state);
          return outcome && { ...outcome, ranks: outcome.ranks.map(() => 2) };
        },
      }),
  },
  {
    check: 'standing',
    wrong: 'gems are counted only at the end',
    says: /puts seat \d at \d+, but it scores \d+/,
    game: () =>
      rules({
        standing: state =>
          state.players.map(({ pile }) => pile.reduce((sum, card) => sum + wareWorth(card), 0)),
      }),
  },
  {
    check: 'standing',
    wrong: 'what can’t be seen is counted',
    says: /the standing that seat 0 sees must be a number for each of 2 seats/,
    game: () =>
      rules({
        standing: state =>
          state.isOver
            ? toyRules.standing(state)
            : state.players.map(({ hand }) => (hand[0] === -1 ? NaN : 0)),
      }),
  },
  {
    check: 'never-stuck',
    wrong: 'the game stops in the middle',
    says: /stuck/,
    game: () =>
      game({
        pending: state => (state.round === state.rounds ? [] : toy.pending(state)),
      }),
  },
  {
    check: 'never-stuck',
    wrong: 'the outcome is there too early',
    says: /while something pends/,
    game: () => {
      const end = { ending: { say: 'ending', rounds: 3 }, winners: [], ranks: [], scores: [] };
      return rules({
        outcome: state => (state.round === state.rounds ? end : toyRules.outcome(state)),
      });
    },
  },
  {
    check: 'offered-accepted',
    wrong: 'cards are offered that nobody can pay',
    says: /offered, but not accepted/,
    game: () =>
      withSteps({
        action: changed(steps.action, {
          options({ state }, _, offer) {
            for (const card of state.market) offer.add(card);
            offer.add(PASS);
          },
        }),
      }),
  },
  {
    check: 'others-refused',
    wrong: 'ids are forgiven a blank',
    says: /an id with a blank is accepted/,
    game: () =>
      game({
        apply(state, answer) {
          const given = answer as { picks?: unknown } | null | undefined;
          if (!Array.isArray(given?.picks)) return toy.apply(state, answer);
          const picks = given.picks.map((id: unknown) =>
            typeof id === 'string' ? id.trimEnd() : id,
          );
          return toy.apply(state, { ...given, picks });
        },
      }),
  },
  {
    check: 'others-refused',
    wrong: 'whoever answers wrongly pays a turn',
    says: /refused, but changes the state/,
    game: () =>
      game({
        apply(state, answer) {
          state.turn++;
          const events = toy.apply(state, answer);
          state.turn--;
          return events;
        },
      }),
  },
  {
    check: 'others-refused',
    wrong: 'a wrong answer crashes the rules',
    says: /breaks the game/,
    game: () =>
      game({
        apply: (state, answer) =>
          toy.apply(state, {
            ...(answer as object),
            decision: (answer as { decision: string }).decision,
          }),
      }),
  },
  {
    check: 'option-ids',
    wrong: 'two cards on the market have one id',
    says: /two options "buy"/,
    game: () =>
      withSteps({
        action: changed(steps.action, {
          face: (t, seat, code, args) => ({
            ...steps.action.face(t, seat, code, args),
            ...(code < DRAW && { id: 'buy' }),
          }),
        }),
      }),
  },
  {
    check: 'option-ids',
    wrong: 'an option has the old name of another',
    says: /"pass" is both/,
    game: () =>
      withSteps({
        action: changed(steps.action, {
          face: (t, seat, code, args) => ({
            ...steps.action.face(t, seat, code, args),
            ...(code === DRAW && { was: 'pass' }),
          }),
        }),
      }),
  },
  {
    check: 'option-ids',
    wrong: 'a seat is asked by its own stack and by another',
    says: /two things at the same time/,
    game: () =>
      withSteps({
        keep: changed(steps.keep, {
          resolve(t, seat, codes, args) {
            steps.keep.resolve(t, seat, codes, args);
            if (seat === 1) t.push('action', 0);
          },
        }),
      }),
  },
  {
    check: 'fallback',
    wrong: 'the fallback keeps nothing, and one card must be kept',
    says: /the fallback .* is not accepted/,
    game: () => withSteps({ keep: changed(steps.keep, { fallback: () => [] }) }),
  },
  {
    check: 'cards-conserved',
    wrong: 'what was shown is gone',
    says: /card \d+ is lost/,
    game: () =>
      withSteps({
        reveal: auto((t, seat) => {
          for (const player of t.state.players) player.kept = [];
          steps.reveal.run(t, seat, null);
        }),
      }),
  },
  {
    check: 'json-round-trip',
    wrong: 'a rule remembers which table it has seen',
    says: /by way of JSON, the state is another/,
    game: () => {
      const seen = new WeakSet<State>();
      return withSteps({
        turn: auto((t, seat) => {
          if (seen.has(t.state)) t.state.players[seat]!.gems++;
          seen.add(t.state);
          steps.turn.run(t, seat, null);
        }),
      });
    },
  },
  {
    check: 'json-round-trip',
    wrong: 'an event has an argument that is undefined',
    says: /what is told is not plain JSON/,
    game: () =>
      withSteps({
        turn: auto((t, seat) => {
          steps.turn.run(t, seat, null);
          t.tell({ say: 'passed', seat, card: undefined as unknown as null });
        }),
      }),
  },
  {
    check: 'clone',
    wrong: 'the clone has the same market',
    says: /shares market/,
    game: () => rules({ clone: state => ({ ...toyRules.clone(state), market: state.market }) }),
  },
  {
    check: 'clone',
    wrong: 'the clone forgets the gems',
    says: /the clone is another state/,
    game: () =>
      rules({
        clone(state) {
          const copied = toyRules.clone(state);
          for (const player of copied.players) player.gems = 0;
          return copied;
        },
      }),
  },
  {
    check: 'clone',
    wrong: 'the market is said to be shared, and goods are taken from it',
    says: /what happens to the clone happens to the state/,
    game: () =>
      rules({
        clone: state => ({ ...toyRules.clone(state), market: state.market }),
        description: { ...description, shared: ({ market }) => new Set([market]) },
      }),
  },
  {
    check: 'wordless',
    wrong: 'a rule remembers how often this draft was used',
    says: /without words, the state is another/,
    game: () => {
      const turns = new WeakSet<Draft<State>>();
      return withSteps({
        turn: auto((t, seat) => {
          if (turns.has(t)) t.state.players[seat]!.gems++;
          turns.add(t);
          steps.turn.run(t, seat, null);
        }),
      });
    },
  },
  {
    check: 'wordless',
    wrong: 'a rule keeps the list of picks, which is used again',
    says: /without words, the state is another/,
    game: () =>
      withSteps({
        keep: changed(steps.keep, {
          resolve(t, seat, codes, args) {
            steps.keep.resolve(t, seat, codes, args);
            t.state.players[seat]!.kept = codes as number[];
          },
        }),
      }),
  },
  {
    check: 'hold',
    wrong: 'how often the rules have run is remembered outside the state',
    says: /gone on after a stop, the state is another/,
    game: () => {
      const brought = new WeakMap<Draft<State>, number>();
      return withSteps({
        turn: auto((t, seat) => {
          // One gold for every second turn that this draft has seen.
          const seen = (brought.get(t) ?? 0) + 1;
          brought.set(t, seen);
          t.state.players[seat]!.gold += seen % 2;
          steps.turn.run(t, seat, null);
        }),
      });
    },
  },
  {
    check: 'replay',
    wrong: 'dice of its own',
    says: /the table has another state/,
    game: () => {
      let face = 0;
      return withSteps({
        turn: auto((t, seat) => {
          t.state.players[seat]!.gold += face++ % 5;
          steps.turn.run(t, seat, null);
        }),
      });
    },
  },
  {
    check: 'undo',
    wrong: 'a rule remembers what was taken back',
    says: /after undo, the same answer gives another state/,
    game: () => {
      let passes = 0;
      return withSteps({
        action: changed(steps.action, {
          resolve(t, seat, code, args) {
            if (code === PASS) t.state.players[seat]!.gold += passes++;
            steps.action.resolve(t, seat, code, args);
          },
        }),
      });
    },
  },
  {
    check: 'sample',
    wrong: 'the view gives the deck away',
    says: /always samples the true world/,
    game: () =>
      rules({
        view: (state, viewer) => ({
          ...toyRules.view(state, viewer),
          truth: toyRules.clone(state),
        }),
        sample: view => toyRules.clone((view as Seen & { truth: State }).truth),
      }),
  },
  {
    check: 'sample',
    wrong: 'the viewer’s own cards are guessed too',
    says: /sees something else/,
    game: () =>
      rules({
        sample: (view, chance) =>
          toyRules.sample(
            {
              ...view,
              players: view.players.map(one => ({ ...one, hand: one.hand.map(() => -1) })),
            },
            chance,
          ),
      }),
  },
  {
    check: 'sample',
    wrong: 'the deck is not shuffled but doubled',
    says: /is no position/,
    game: () =>
      rules({
        sample(view, chance) {
          const world = toyRules.sample(view, chance);
          return { ...world, deck: world.deck.map(() => world.deck[0]!) };
        },
      }),
  },
  {
    check: 'non-interference',
    wrong: 'a card is drawn, and nobody is said to have learned it',
    says: /nothing was learned/,
    game: () =>
      withSteps({
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
  },
  {
    check: 'non-interference',
    wrong: 'a reason tells what is next in the deck',
    says: /hidden things change what seat \d is asked/,
    game: () =>
      withSteps({
        action: changed(steps.action, {
          options(t, seat, offer, args) {
            steps.action.options(t, seat, offer, args);
            for (const card of t.state.deck.slice(-1))
              offer.block(DRAW + 2 + wareWorth(card), { say: 'too-dear' });
          },
          face: (t, seat, code, args) =>
            code > PASS
              ? { id: `next-${code}`, note: { say: 'draw' } }
              : steps.action.face(t, seat, code, args),
        }),
      }),
  },
  {
    check: 'non-interference',
    wrong: 'the neighbour is told what is left in the hand',
    says: /hidden things change what seat \d is told after/,
    game: () =>
      withSteps({
        keep: changed(steps.keep, {
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
        }),
      }),
  },
  {
    check: 'non-interference',
    wrong: 'whoever holds nothing worth keeping is not asked, from the first card on',
    says: /hidden things change whether seat \d is asked.*, which .* sees/,
    game: () =>
      rules({
        deal(t) {
          toyRules.deal(t);
          t.push('keeping', NOBODY);
        },
        steps: { ...steps, keep: keepsOnly(card => wareWorth(card) > 3) },
      }),
  },
  {
    check: 'non-interference',
    wrong: 'whoever holds nothing worth keeping is not asked',
    says: /hidden things change whether seat \d is asked \(keep\) after/,
    game: () => withSteps({ keep: keepsOnly(card => wareWorth(card) > 3) }),
  },
  {
    check: 'non-interference',
    wrong: 'a turn goes on only for whoever has something left to do',
    says: /hidden things change whether seat \d is asked \(action\) after/,
    game: () =>
      withSteps({
        action: changed(steps.action, {
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
        }),
      }),
  },
  {
    check: 'non-interference',
    wrong: 'whoever holds the better hand moves next',
    says: /hidden things change what .* sees after/,
    game: () =>
      withSteps({
        action: changed(steps.action, {
          resolve(t, seat, code, args) {
            if (code !== PASS || args !== null) return steps.action.resolve(t, seat, code, null);
            const best = t.state.players.map(({ hand }) => Math.max(0, ...hand.map(wareWorth)));
            return t.push('action', best.indexOf(Math.max(...best)), AGAIN);
          },
        }),
      }),
  },
  {
    check: 'non-interference',
    wrong: 'whoever passes with a six in hand draws a card for it',
    says: /hidden things change whether action of seat \d lets anyone learn anything/,
    game: () =>
      withSteps({
        action: changed(steps.action, {
          resolve(t, seat, code, args) {
            const { hand } = t.state.players[seat]!;
            const six = hand.some(card => wareWorth(card) === 6);
            steps.action.resolve(t, seat, code === PASS && six ? DRAW : code, args);
          },
        }),
      }),
  },
  {
    check: 'together',
    wrong: 'the first to choose gets a gem',
    says: /in another order of arrival, the state is another/,
    game: () =>
      withSteps({
        keep: changed(steps.keep, {
          resolve(t, seat, codes, args) {
            if (t.state.players.every(({ kept }) => kept.length === 0))
              t.state.players[seat]!.gems++;
            steps.keep.resolve(t, seat, codes, args);
          },
        }),
      }),
  },
  {
    check: 'together',
    wrong: 'who chooses later sees how many have',
    says: /depends on what other seats answered/,
    game: () =>
      withSteps({
        keep: changed(steps.keep, {
          prompt: ({ state }) => ({
            say: 'ask-keep',
            done: state.players.filter(({ kept }) => kept.length > 0).length,
          }),
        }),
      }),
  },
  {
    check: 'problems',
    wrong: 'anything is a position',
    says: /sees nothing wrong with/,
    game: () => rules({ problems: () => [] }),
  },
  {
    check: 'problems',
    wrong: 'a state is not looked into',
    says: /does not notice/,
    game: () =>
      rules({
        problems: value =>
          typeof value === 'object' && value !== null && 'players' in value ? [] : ['no players'],
      }),
  },
  {
    check: 'problems',
    wrong: 'a card may be there twice',
    says: /is there twice/,
    game: () => rules({ problems: overlooking(/there must be/) }),
  },
  {
    check: 'mutants',
    wrong: 'a step may lie anywhere',
    says: /is neither refused nor can it be played/,
    game: () => rules({ problems: overlooking(/can't be there/) }),
  },
  {
    check: 'mutants',
    wrong: 'what waits need not ask anything',
    says: /is neither refused nor can it be played/,
    game: () => rules({ problems: overlooking(/asks nothing/) }),
  },
  {
    check: 'problems',
    wrong: 'what is no state is no problem but a crash',
    says: /fails instead of saying/,
    game: () =>
      rules({
        problems: value => [
          ...toyRules.problems(value),
          ...(value as State).core.agenda.slice(9).map(String),
        ],
      }),
  },
  {
    check: 'problems',
    wrong: 'a real position is objected to',
    says: /objects to a real position/,
    game: () =>
      rules({
        problems: value =>
          toyRules.problems(value).length > 0 || (value as State).round > 1 ? ['no'] : [],
      }),
  },
  {
    check: 'words',
    wrong: 'no words for a reason',
    says: /there are no words \(en\) for \{"say":"too-poor"\}/,
    game: () =>
      withSteps({
        action: changed(steps.action, {
          options(t, seat, offer, args) {
            steps.action.options(t, seat, offer, args);
            offer.block(DRAW, { say: 'too-poor' });
          },
        }),
      }),
  },
  {
    check: 'words',
    wrong: 'a card without a name',
    says: /it says "undefined"/,
    game: () =>
      rules({
        words: {
          en: {
            say: (phrase, who) =>
              phrase.say === 'buy'
                ? `Buy the ${String(phrase['name'])}`
                : toyRules.words.en.say(phrase, who),
          },
        },
      }),
  },
  {
    check: 'legend',
    wrong: 'a pile of numbers that stand for nothing',
    says: /of kind "ware"/,
    game: () =>
      rules({
        legend: { ...toyRules.legend, numbers: { ware: ['bun', 'loaf'] } },
        ledger: () => [],
      }),
  },
  {
    check: 'legend',
    wrong: 'a card without a number',
    says: /"bun" has no number/,
    game: () =>
      rules({ legend: { numbers: { ware: WARES.map((_, card) => `ware ${card}`) }, where: {} } }),
  },
  {
    check: 'board',
    wrong: 'all on one line',
    says: /wider than 80 columns/,
    game: () => rules({ board: (view, text) => [toyRules.board(view, text).join(' | ')] }),
  },
  {
    check: 'board',
    wrong: 'painted words are measured with their paint',
    says: /painted, the board for .* is another/,
    game: () =>
      rules({ board: ({ round }, { pen }) => [`${pen.strong('Round').padEnd(12)}${round}`] }),
  },
  {
    check: 'appraise',
    wrong: 'to pass is worth nothing that could be said',
    says: /option pass .* is worth NaN/,
    game: () =>
      rules({
        appraise: {
          ...toyRules.appraise,
          action: () => code => (code === PASS ? Number.NaN : 0),
        },
      }),
  },
  {
    check: 'appraise',
    wrong: 'a frozen appraisal divides by nothing',
    says: /option \S+ .* is worth Infinity/,
    game: () =>
      rules({ anchors: { 'greedy-1': { ...toyRules.appraise, action: () => () => 1 / 0 } } }),
  },
  {
    check: 'appraise',
    wrong: 'a step is forgotten',
    says: /the options of pay are not appraised/,
    game: () => {
      const { pay: _, ...others } = toyRules.appraise;
      return rules({ appraise: others });
    },
  },
  {
    check: 'appraise',
    wrong: 'to draw is worth what lies on top of the deck',
    says: /appraise looks at what seat \d can't see, at action/,
    game: () =>
      rules({
        appraise: {
          ...toyRules.appraise,
          action:
            ({ deck }) =>
            code =>
              code === DRAW ? (WARES[deck.at(-1)!]?.worth ?? 0) : 1,
        },
      }),
  },
  {
    check: 'appraise',
    wrong: 'the market is hidden from those who buy there',
    says: /the view of seat \d offers something else at action/,
    game: () =>
      rules({
        view(state, viewer) {
          const view = toyRules.view(state, viewer);
          return { ...view, market: [] };
        },
      }),
  },
  {
    check: 'appraise',
    wrong: 'whoever appraises takes it already',
    says: /to appraise decision \S+ changes what is looked at/,
    game: () =>
      rules({
        appraise: {
          ...toyRules.appraise,
          action(state, seat) {
            state.players[seat]!.gold++;
            return () => 0;
          },
        },
      }),
  },
  {
    check: 'powers',
    wrong: 'a power beyond the list',
    says: /resolved was power 99/,
    game: () =>
      withSteps({
        reveal: auto((t, seat) => {
          t.resolved(99);
          steps.reveal.run(t, seat, null);
        }),
      }),
  },
  {
    check: 'powers',
    wrong: 'a power of no card on the table',
    says: /cake resolved, but is not in play/,
    game: () =>
      rules({
        inPlay: () => [1, 2],
        steps: {
          ...steps,
          keeping: auto((t, seat) => {
            t.resolved(0);
            steps.keeping.run(t, seat, null);
          }),
        },
      }),
  },
];
