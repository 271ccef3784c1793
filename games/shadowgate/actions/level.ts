// The level of a paid quest [SG 8.4–8.8, 6.3, R10]: first the player chooses a level, then the items for it.
import { choose, whole } from '@castellan/kernel';
import type { Choose, Face, Phrase } from '@castellan/kernel';
import { adventures } from '../cards/adventures.ts';
import { levels, points } from '../cards/types.ts';
import { meets, questFaces, requirementName, requirementsOf } from '../figures.ts';
import type { State } from '../state.ts';
import { liesOn, NONE, QUEST } from '../state.ts';
import { completeQuest } from './quest.ts';

const ITEMS_MISSING: Phrase = { say: 'items-missing' };
/** The item fits, but another requirement of the level needs it. */
const NEEDED_ELSEWHERE: Phrase = { say: 'needed-elsewhere' };

/**
 * Whether each requirement from the place `from` on can get an item of its own [SG 8.5]. Items whose bits are in `used`
 * do not count.
 */
export function fulfils(
  items: readonly number[],
  requirements: readonly number[],
  from: number,
  used: number,
): boolean {
  if (from === requirements.length) return true;
  for (let i = 0; i < items.length; i++) {
    if (((used >> i) & 1) === 1 || !meets(items[i]!, requirements[from]!)) continue;
    if (fulfils(items, requirements, from + 1, used | (1 << i))) return true;
  }
  return false;
}

/** Whether a quest was chosen this turn and is fully paid. */
function isPaid({ turn }: State): boolean {
  return turn.quest !== NONE && !turn.open.some(({ what }) => what === QUEST);
}

/** The places of the used items, as bits. */
function placesOf(used: readonly number[], items: readonly number[]): number {
  let bits = 0;
  for (const card of used) bits |= 1 << items.indexOf(card);
  return bits;
}

export const level: Choose<State> = choose({
  fits: (t, seat, _, below) =>
    isPaid(t.state) && t.state.turn.used.length === 0 && liesOn('action', t, seat, below),
  options({ state }, seat, offer) {
    const { items } = state.players[seat]!;
    const requirements = requirementsOf[state.turn.quest]!;
    for (let level = levels.length - 1; level >= 0; level--) {
      if (fulfils(items, requirements[level]!, 0, 0)) offer.add(level);
      else offer.block(level, ITEMS_MISSING);
    }
  },
  prompt: ({ state }) => ({ say: 'ask-level', quest: questFaces[state.turn.quest]!.id }),
  face({ state }, _, level): Face {
    const face = state.turn.quest;
    const wants = requirementsOf[face]![level]!.map(requirementName);
    return {
      id: `level:${levels[level]!}`,
      note: { say: 'option-level', level: levels[level]!, points: points[level]!, wants },
      ref: `quest:${questFaces[face]!.id}`,
    };
  },
  resolve(t, seat, level) {
    if (level === 0) completeQuest(t, level);
    else t.push('use', seat, { level, which: 0 });
  },
});

/** Asks for the item of one requirement after the other. */
export const use: Choose<State> = choose({
  args: { level: whole(1, levels.length - 1), which: whole(0, 3) },
  fits(t, seat, { level, which }, below) {
    const { turn, players } = t.state;
    if (!isPaid(t.state) || !liesOn('action', t, seat, below)) return false;
    const { items } = players[seat]!;
    const requirements = requirementsOf[turn.quest]![level] ?? [];
    return (
      which < requirements.length &&
      turn.used.length === which &&
      turn.used.every((card, i) => items.includes(card) && meets(card, requirements[i]!)) &&
      fulfils(items, requirements, which, placesOf(turn.used, items))
    );
  },
  options({ state }, seat, offer, { level, which }) {
    const { items } = state.players[seat]!;
    const requirements = requirementsOf[state.turn.quest]![level]!;
    const used = placesOf(state.turn.used, items);
    for (let i = 0; i < items.length; i++) {
      const card = items[i]!;
      if (((used >> i) & 1) === 1 || !meets(card, requirements[which]!)) continue;
      if (fulfils(items, requirements, which + 1, used | (1 << i))) offer.add(card);
      else offer.block(card, NEEDED_ELSEWHERE);
    }
  },
  prompt({ state }, _, { level, which }) {
    const face = state.turn.quest;
    const wanted = requirementName(requirementsOf[face]![level]![which]!);
    return { say: 'ask-use', quest: questFaces[face]!.id, level: levels[level]!, wanted };
  },
  face(_, __, card): Face {
    const { id } = adventures[card]!;
    return { id: `use:${id}`, note: { say: 'option-use', card: id }, ref: `item:${id}` };
  },
  resolve(t, seat, card, { level, which }) {
    const { turn } = t.state;
    turn.used.push(card);
    if (which + 1 < requirementsOf[turn.quest]![level]!.length)
      t.push('use', seat, { level, which: which + 1 });
    else completeQuest(t, level);
  },
});
