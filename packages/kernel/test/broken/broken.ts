import type { Draft, Game, Rules } from '@castellan/kernel';
import { auto, defineGame } from '@castellan/kernel';
import { tiny, tinyRules } from './tiny/index.ts';
import { worthOf } from './tiny/cards.ts';
import type { Tiny, TinyView } from './tiny/state.ts';
import { ROUNDS } from './tiny/state.ts';
import { changed, DRAW, PASS, steps } from './tiny/steps.ts';

type TinyGame = Game<Tiny, TinyView>;

/** The tiny game with one thing wrong, and the check that must notice. */
export interface Broken {
  readonly check: string;
  readonly wrong: string;
  /** What the fault must say. */
  readonly says: RegExp;
  /** Made afresh for each use: some of these remember what they should not. */
  readonly game: () => TinyGame;
}

const rules = (parts: Partial<Rules<Tiny, TinyView>>): TinyGame =>
  defineGame({ ...tinyRules, ...parts });
const withSteps = (parts: Partial<typeof steps>): TinyGame =>
  rules({ steps: { ...steps, ...parts } });
const game = (parts: Partial<TinyGame>): TinyGame => ({ ...tiny, ...parts });

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
          tinyRules.deal(t);
        },
      });
    },
  },
  {
    check: 'setup',
    wrong: 'no variant for three',
    says: /no variant has 3 players/,
    game: () => rules({ variants: tinyRules.variants.slice(0, 2) }),
  },
  {
    check: 'ends',
    wrong: 'after the last round comes another',
    says: /comes to no end/,
    game: () =>
      withSteps({
        reveal: auto((t, frame) => {
          t.state.round = 1;
          steps.reveal.run(t, frame);
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
          resolve: (t, { seat }) => t.push('action', seat),
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
          const outcome = tinyRules.outcome(state);
          return outcome && { ...outcome, ranks: outcome.ranks.map(() => 2) };
        },
      }),
  },
  {
    check: 'never-stuck',
    wrong: 'the game stops in the middle',
    says: /stuck/,
    game: () =>
      game({
        pending: state => (state.round === ROUNDS ? [] : tiny.pending(state)),
      }),
  },
  {
    check: 'never-stuck',
    wrong: 'the outcome is there too early',
    says: /while something pends/,
    game: () => {
      const end = { ending: { say: 'done' }, winners: [], ranks: [], scores: [] };
      return rules({ outcome: state => (state.round === ROUNDS ? end : tinyRules.outcome(state)) });
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
          if (!Array.isArray(given?.picks)) return tiny.apply(state, answer);
          const picks = given.picks.map((id: unknown) =>
            typeof id === 'string' ? id.trimEnd() : id,
          );
          return tiny.apply(state, { ...given, picks });
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
          const events = tiny.apply(state, answer);
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
          tiny.apply(state, {
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
          face: (t, frame, code) => ({
            ...steps.action.face(t, frame, code),
            ...(code < DRAW && { id: 'buy' }),
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
          resolve(t, frame, codes) {
            steps.keep.resolve(t, frame, codes);
            if (frame.seat === 1) t.push('action', 0);
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
        reveal: auto((t, frame) => {
          for (const player of t.state.players) player.kept = [];
          steps.reveal.run(t, frame);
        }),
      }),
  },
  {
    check: 'json-round-trip',
    wrong: 'a rule remembers which table it has seen',
    says: /by way of JSON, the state is another/,
    game: () => {
      const seen = new WeakSet<Tiny>();
      return withSteps({
        turn: auto((t, frame) => {
          if (seen.has(t.state)) t.state.players[frame.seat]!.gems++;
          seen.add(t.state);
          steps.turn.run(t, frame);
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
        turn: auto((t, frame) => {
          steps.turn.run(t, frame);
          t.tell({ say: 'passed', seat: frame.seat, card: undefined as unknown as null });
        }),
      }),
  },
  {
    check: 'clone',
    wrong: 'the clone has the same market',
    says: /shares market/,
    game: () => rules({ clone: state => ({ ...tinyRules.clone(state), market: state.market }) }),
  },
  {
    check: 'clone',
    wrong: 'the clone forgets the gems',
    says: /the clone is another state/,
    game: () =>
      rules({
        clone(state) {
          const copied = tinyRules.clone(state);
          for (const player of copied.players) player.gems = 0;
          return copied;
        },
      }),
  },
  {
    check: 'wordless',
    wrong: 'a rule remembers how often this draft was used',
    says: /without words, the state is another/,
    game: () => {
      const turns = new WeakSet<Draft<Tiny>>();
      return withSteps({
        turn: auto((t, frame) => {
          if (turns.has(t)) t.state.players[frame.seat]!.gems++;
          turns.add(t);
          steps.turn.run(t, frame);
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
          resolve(t, frame, codes) {
            steps.keep.resolve(t, frame, codes);
            t.state.players[frame.seat]!.kept = codes as number[];
          },
        }),
      }),
  },
  {
    check: 'replay',
    wrong: 'dice of its own',
    says: /the table has another state/,
    game: () => {
      let face = 0;
      return withSteps({
        turn: auto((t, frame) => {
          t.state.players[frame.seat]!.gold += face++ % 5;
          steps.turn.run(t, frame);
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
          resolve(t, frame, code) {
            if (code === PASS) t.state.players[frame.seat]!.gold += passes++;
            steps.action.resolve(t, frame, code);
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
          ...tinyRules.view(state, viewer),
          truth: tinyRules.clone(state),
        }),
        sample: view => tinyRules.clone((view as TinyView & { truth: Tiny }).truth),
      }),
  },
  {
    check: 'sample',
    wrong: 'the viewer’s own cards are guessed too',
    says: /sees something else/,
    game: () =>
      rules({
        sample: (view, chance) =>
          tinyRules.sample(
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
          const world = tinyRules.sample(view, chance);
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
          resolve(t, frame, code) {
            const { learned } = t.state.core;
            steps.action.resolve(t, frame, code);
            t.state.core.learned = learned;
          },
        }),
        // The dice that follow would cover it up.
        turn: auto((t, { seat }) => t.push('action', seat)),
      }),
  },
  {
    check: 'non-interference',
    wrong: 'a reason tells what is next in the deck',
    says: /hidden things change what seat \d is asked/,
    game: () =>
      withSteps({
        action: changed(steps.action, {
          options(t, frame, offer) {
            steps.action.options(t, frame, offer);
            for (const card of t.state.deck.slice(-1))
              offer.block(DRAW + 2 + worthOf(card), { say: 'too-dear' });
          },
          face: (t, frame, code) =>
            code > PASS
              ? { id: `next-${code}`, note: { say: 'draw' } }
              : steps.action.face(t, frame, code),
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
          resolve(t, frame, codes) {
            if (t.state.players.every(({ kept }) => kept.length === 0))
              t.state.players[frame.seat]!.gems++;
            steps.keep.resolve(t, frame, codes);
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
            say: 'keep',
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
    game: () =>
      rules({
        problems: value =>
          tinyRules.problems(value).filter(problem => !problem.includes('every card')),
      }),
  },
  {
    check: 'problems',
    wrong: 'what is no state is no problem but a crash',
    says: /fails instead of saying/,
    game: () =>
      rules({
        problems: value => [
          ...tinyRules.problems(value),
          ...(value as Tiny).core.agenda.slice(9).map(String),
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
          tinyRules.problems(value).length > 0 || (value as Tiny).round > 1 ? ['no'] : [],
      }),
  },
  {
    check: 'words',
    wrong: 'no words for a reason',
    says: /there are no words \(en\) for \{"say":"too-poor"\}/,
    game: () =>
      withSteps({
        action: changed(steps.action, {
          options(t, frame, offer) {
            steps.action.options(t, frame, offer);
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
              tinyRules.words.en.say(phrase.say === 'buy' ? { ...phrase, card: 99 } : phrase, who),
          },
        },
      }),
  },
  {
    check: 'board',
    wrong: 'all on one line',
    says: /wider than 80 columns/,
    game: () => rules({ board: (view, text) => [tinyRules.board(view, text).join(' | ')] }),
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
    game: () => rules({ appraise: (_, __, { id }) => (id === 'pass' ? Number.NaN : 0) }),
  },
  {
    check: 'appraise',
    wrong: 'a frozen appraisal divides by nothing',
    says: /option \S+ .* is worth Infinity/,
    game: () => rules({ anchors: { 'greedy-1': () => 1 / 0 } }),
  },
  {
    check: 'powers',
    wrong: 'a power beyond the list',
    says: /resolved was power 99/,
    game: () =>
      withSteps({
        reveal: auto((t, frame) => {
          t.resolved(99);
          steps.reveal.run(t, frame);
        }),
      }),
  },
  {
    check: 'powers',
    wrong: 'a power of no card on the table',
    says: /sun-6 resolved, but is not in play/,
    game: () =>
      rules({
        inPlay: () => [1, 2],
        steps: {
          ...steps,
          keeping: auto((t, frame) => {
            t.resolved(0);
            steps.keeping.run(t, frame);
          }),
        },
      }),
  },
];
