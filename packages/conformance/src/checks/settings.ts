import { quote, randomAnswer, valueWith } from '@castellan/kernel';
import type { Decision, Game, Position, SettingSpec, Variant, View } from '@castellan/kernel';
import { chanceFrom } from '../chance-from.ts';
import type { Check } from '../check.ts';
import { Fault } from '../fault.ts';
import { bytes } from '../same.ts';

type Value = SettingSpec['values'][number];

/** Two values that are alike in this many games are alike. Some change only the points of a card that few games have. */
const GAMES = 40;

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
    const way = chanceFrom(`${seed} ${n}`);
    const states = settings.map(given => game.setup(given, `${seed} ${n}`));
    for (let count = 0; count < limit; count++) {
      const [decisions, others] = states.map(state => game.pending(state));
      if (bytes(decisions!.map(offered)) !== bytes(others!.map(offered))) return false;
      if (decisions!.length === 0) break;
      const answer = randomAnswer(decisions![way.below(decisions!.length)]!, way);
      for (const state of states) game.apply(state, answer);
    }
    const [end, other] = states.map(state => bytes(game.outcome(state)));
    if (end !== other) return false;
  }
  return true;
}

/** What can be answered, without words: those may name the setting. */
const offered = ({ step, seat, min, max, options }: Decision): unknown => [
  [step, seat, min, max],
  options.map(({ id, blocked, min: least, max: most }) => [id, blocked === undefined, least, most]),
];
