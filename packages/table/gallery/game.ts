import { toy } from '@castellan/conformance/toy';
import type { Decision, DecisionKind, Outcome, Phrase } from '@castellan/kernel';
import { allowed, Table } from '@castellan/kernel';
import type { TableUi } from '../src/index.ts';
import { samples, wares } from './cards.ts';

const ICONS: Readonly<
  Record<string, readonly [picture: string, tone: string, shape: string, label: string]>
> = {
  gold: ['two-coins', 'gold', 'circle', 'gold'],
  gems: ['cut-diamond', 'blue', 'diamond', 'gems'],
  points: ['laurel-crown', 'green', 'laurel', 'points'],
  opponent: ['person', 'stone', 'circle', 'an opponent'],
  'each-opponent': ['tabletop-players', 'stone', 'circle', 'each opponent'],
  'count:bakery': ['bread', 'brown', 'hexagon', 'wares of the bakery'],
  'count:smithy': ['anvil', 'rose', 'banner', 'wares of the smithy'],
  'place:hand': ['hand', 'ivory', 'circle', 'a ware of the hand'],
  'action:buy': ['shopping-bag', 'brown', 'hexagon', 'buy'],
  'verb:draw': ['card-draw', 'teal', 'hexagon', 'draw wares'],
  'card:ware': ['shop', 'brown', 'circle', 'a ware'],
  'filter:costAtMost': ['two-coins', 'gold', 'circle', 'cost'],
  'filter:stall:loom': ['sewing-string', 'red', 'shield', 'loom'],
};
export const ICON_NAMES = Object.keys(ICONS);

export const ui: TableUi = {
  id: toy.id,
  card: ref => [...wares, ...samples].find(card => card.ref === ref) ?? null,
  cards: wares.map(card => card.ref),
  beats: { bought: 'action' },
  flights: {
    bought: ({ ware }) => [
      { from: `ware:${String(ware)}`, to: 'seat:0', card: `ware:${String(ware)}` },
      { from: 'seat:0:gold', to: 'bank', token: 'gold', n: 3 },
    ],
  },
  words: () => toy.words.en,
  icon: name => {
    const [picture, tone, shape, label] = ICONS[name] ?? ['diamond-hard', 'stone', 'diamond', name];
    return { picture, tone, shape, label };
  },
};

/** A game of the toy, by players who buy when they have a gem: a decision of each kind, what was told, how it came out. */
function play(): { decisions: Record<string, Decision>; told: Phrase[]; outcome: Outcome } {
  const table = new Table(toy, { players: 3, rounds: 5 }, 'gallery');
  const decisions: Record<string, Decision> = {};
  const told: Phrase[] = [];
  const isRicher = (one: Decision, other: Decision | undefined): boolean =>
    one.options.length > (other?.options.length ?? 0);
  for (let outcome = table.outcome(); ; outcome = table.outcome()) {
    if (outcome !== null) return { decisions, told, outcome };
    const open = table.decisions();
    for (const one of open) if (isRicher(one, decisions[one.kind])) decisions[one.kind] = one;
    const [{ id, seat, options, kind, max, fallback }] = open as [Decision];
    const free = allowed({ options }).map(option => option.id);
    const buys = table.state.players[seat]!.gems > 0;
    const answer =
      kind === 'select' || (kind === 'choose' && buys)
        ? { decision: id, picks: free.slice(0, max) }
        : fallback;
    told.push(...table.told(table.answer(answer), 'spectator'));
  }
}

export const { decisions, told, outcome } = play();
export const KINDS: readonly DecisionKind[] = ['choose', 'select', 'split', 'order'];
