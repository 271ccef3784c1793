import {
  frameOn,
  offerOf,
  proceed,
  quote,
  randomPicks,
  valueWith,
  waitingLanes,
} from '@castellan/kernel';
import type {
  Ask,
  Chance,
  Game,
  Position,
  Run,
  SettingSpec,
  Variant,
  View,
} from '@castellan/kernel';
import { chanceFrom } from '../chance-from.ts';
import type { Check } from '../check.ts';
import { Fault } from '../fault.ts';
import { bytes } from '../same.ts';

type Value = SettingSpec['values'][number];

/**
 * Two values that are alike in this many games are alike. Some change only a card that few games have and few answers given at
 * random use: so in every other game everyone takes what looks best.
 */
const GAMES = 400;

export const settings: Check = {
  name: 'settings',
  promise: 'every setting that is offered changes the game: no two of its values play alike',

  run(game, variant, { seeds: [seed], limit }) {
    const [first, ...others] = game.settings;
    const playersOf = (given: Variant['settings']): unknown => given['players'] ?? first!.values[0];
    const players = playersOf(variant.settings);
    const variants = game.variants.filter(one => playersOf(one.settings) === players);
    // Once for each number of players: what has no effect in one variant may have one in another.
    if (variants[0] !== variant) return;
    for (const spec of others.filter(one => one.players?.includes(Number(players)) ?? true)) {
      const values = spec.values.map(value => inFull(spec, value));
      values.forEach((value, i) => {
        const isLike = (other: Value): boolean =>
          variants.every(({ settings: table }) => {
            const given = [value, other].map(one => ({ ...table, [spec.id]: one }));
            return areAlike(game, given, `${seed} ${spec.id}`, limit);
          });
        const twin = values.slice(0, i).find(isLike);
        if (twin !== undefined)
          throw new Fault(
            `setting ${spec.id} changes nothing: with ${String(players)} players, ${quote(value)} plays like ${quote(twin)}`,
          );
      });
    }
  },
};

/** A value that lists things, with as many as it may list. */
function inFull(spec: SettingSpec, value: Value): Value {
  if (value !== spec.parts?.of) return value;
  const { groups } = spec.parts;
  return valueWith(
    spec,
    groups.flatMap(({ things, most }) => things.slice(-most)),
  );
}

/** Whether the same answers always find the same options, and lead to the same end. */
function areAlike<S extends Position, V extends View>(
  game: Game<S, V>,
  settings: readonly Variant['settings'][],
  seed: string,
  limit: number,
): boolean {
  for (let n = 1; n <= GAMES; n++) {
    const tables = settings.map(given => game.draft(game.setup(given, `${seed} ${n}`)));
    if (!playAlike(game, tables, chanceFrom(`${seed} ${n}`), n % 2 === 0, limit)) return false;
  }
  return true;
}

/** `isLiked`: of many things everyone chooses what the first table makes look best. */
function playAlike<S extends Position, V extends View>(
  game: Game<S, V>,
  tables: readonly Run<S>[],
  way: Chance,
  isLiked: boolean,
  limit: number,
): boolean {
  const [t, other] = tables as [Run<S>, Run<S>];
  const picks: number[] = [];
  for (let count = 0; count < limit; count++) {
    const lanes = waitingLanes(t.state);
    if (bytes(offered(t)) !== bytes(offered(other))) return false;
    if (lanes.length === 0) break;
    const lane = lanes[way.below(lanes.length)]!;
    const { step, seat, args } = frameOn(t, lane);
    const { kind } = t.steps[step] as Ask<S>;
    randomPicks(kind, offerOf(t, lane), way, picks);
    const worth = isLiked && kind === 'choose' ? game.appraise[step] : undefined;
    if (worth !== undefined) picks[0] = best(offerOf(t, lane).codes, worth(t.state, seat, args));
    for (const table of tables) proceed(table, lane, picks);
  }
  const [end, otherEnd] = tables.map(({ state }) => bytes(game.outcome(state)));
  return end === otherEnd;
}

const best = (codes: readonly number[], worth: (code: number) => number): number =>
  codes.reduce((one, code) => (worth(code) > worth(one) ? code : one));

/** What can be answered, by codes: words may name the setting. */
const offered = <S extends Position>(t: Run<S>): unknown =>
  waitingLanes(t.state).map(lane => {
    const { step, seat } = frameOn(t, lane);
    const { codes, least, most, total, mins, maxs } = offerOf(t, lane);
    return [step, seat, codes, least, most, total, mins, maxs];
  });
