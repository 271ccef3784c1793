// `npm run bench:bots -- [--game villages]… [--seconds 2]`: how fast bots think in each game, on one thread. Positions are
// those of greedy games for two.
import { parseArgs } from 'node:util';
import { CASTELLAN, chairNamed, chanceFor, rolloutBudget, Search, Value } from '@castellan/bots';
import type { Ask, Game, Position, View } from '@castellan/kernel';
import { frameOn, offerOf, proceed, QuickChance, seedFrom, waitingLanes } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true, default: shelf.map(({ id }) => id) },
    seconds: { type: 'string', default: '2' },
  },
});
const PLAYERS = 2;
const GAMES = 6;
/** How many rollouts each position gets: the same, so that none counts for more. */
const ROLLOUTS = 64;

/** A position in which a seat has something to choose. */
interface Place {
  readonly state: Position;
  readonly view: View;
  readonly seat: number;
  readonly lane: number;
}

function placesOf(game: Game): Place[] {
  const greedy = chairNamed('greedy');
  const places: Place[] = [];
  for (let n = 0; n < GAMES; n++) {
    const seed = seedFrom(`bench ${n}`);
    const seated = Array.from({ length: PLAYERS }, (_, seat) =>
      greedy(game, chanceFor(seed, seat)),
    );
    const t = game.draft(game.setup({ players: PLAYERS }, `bench ${n}`));
    const picks: number[] = [];
    for (let lanes = waitingLanes(t.state); lanes.length > 0; lanes = waitingLanes(t.state)) {
      const lane = lanes[0]!;
      const { seat, step } = frameOn(t, lane);
      const isChoice = (t.steps[step] as Ask<Position>).kind === 'choose';
      if (isChoice && offerOf(t, lane).count > 1) {
        const state = game.clone(t.state);
        places.push({ state, view: game.view(state, seat), seat, lane });
      }
      seated[seat]!.pick(t, lane, picks);
      proceed(t, lane, picks);
    }
  }
  return places;
}

/** Does something with one place after the other until the time is over; returns how much of it was done in a second. */
function perSecond(places: readonly Place[], work: (place: Place) => number): number {
  const ms = 1000 * Number(values.seconds);
  // Once around first: code that has not run yet is slow.
  for (const place of places) work(place);
  const began = performance.now();
  let done = 0;
  for (let i = 0; performance.now() - began < ms; i++) done += work(places[i % places.length]!);
  return (1000 * done) / (performance.now() - began);
}

/** Without the time in which plans are made. */
function rolloutsPerSecond(game: Game, places: readonly Place[], chance: QuickChance): number {
  const manner = { ...CASTELLAN, turns: 2 };
  let [rollouts, ms] = [0, 0];
  for (let i = -places.length; ms < 1000 * Number(values.seconds); i++) {
    const { view, seat } = places.at(i % places.length)!;
    const search = new Search(game, view, seat, chance, manner, rolloutBudget(ROLLOUTS));
    const began = performance.now();
    while (!search.isDone) search.step();
    // Once around first, as above.
    if (i < 0) continue;
    ms += performance.now() - began;
    rollouts += search.rollouts;
  }
  return (1000 * rollouts) / ms;
}

function speedsOf(game: Game): string[] {
  const places = placesOf(game);
  const chance = new QuickChance(1);
  const value = new Value(game);
  const rollouts = rolloutsPerSecond(game, places, chance);
  const samples = perSecond(places, ({ view }) => {
    game.sample(view, chance);
    return 1;
  });
  const valued = perSecond(places, ({ state, seat }) => {
    for (let n = 0; n < 16; n++) value.strength(state, seat);
    return 16;
  });
  const appraised = perSecond(places, ({ state, lane }) => {
    const t = game.draft(state);
    const { seat, step, args } = frameOn(t, lane);
    const offer = offerOf(t, lane);
    const worth = game.appraise[step]!(state, seat, args);
    for (let at = 0; at < offer.count; at++) worth(offer.code(at));
    return offer.count;
  });
  const micro = (rate: number): string => `${(1e6 / rate).toFixed(1)} µs`;
  return [
    Math.round(rollouts).toLocaleString('en'),
    micro(samples),
    Math.round(valued).toLocaleString('en'),
    micro(appraised),
  ];
}

console.log(['game', 'two-turn rollouts/s', 'sample', 'features and net/s', 'option'].join('\t'));
for (const { id, rules } of shelf) {
  if (!values.game.includes(id)) continue;
  console.log([id, ...speedsOf((await rules()) as Game)].join('\t'));
}
