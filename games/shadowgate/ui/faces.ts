import type { Icon } from '@castellan/powers';
import type { Badge, CardFace, Locale } from '@castellan/table';
import { adventures } from '../cards/adventures.ts';
import { classOf, columns, points } from '../cards/types.ts';
import type { Adventure, CharacterFace, QuestFace, Triple } from '../cards/types.ts';
import { characterFaces, questFaces } from '../figures.ts';
import art from './art.json' with { type: 'json' };
import type { UiTerms } from './terms.ts';
import { spelled, uiTerms } from './terms.ts';

/** The cards as they are drawn. Nothing on them is typed by hand: it comes from the tables. */
export const cards: readonly string[] = [
  ...adventures.map(({ id }) => `adventure:${id}`),
  ...questFaces.map(({ id }) => `quest:${id}`),
  ...characterFaces.map(({ id }) => `character:${id}`),
];

/** The places in which the rules' options speak of adventure cards: in hand, acquired, played. */
const ADVENTURE_PLACES: ReadonlySet<string> = new Set([
  'adventure',
  'hand',
  'item',
  'loose',
  'open',
  'paid',
]);

/** A card by its own ref (`adventure:yorick`), or by that of the place where it lies (`hand:yorick`). */
export function card(ref: string, locale: Locale): CardFace | null {
  const cut = ref.indexOf(':');
  const [place, id] = [ref.slice(0, cut), ref.slice(cut + 1)];
  const say = uiTerms(locale);
  if (ADVENTURE_PLACES.has(place)) {
    const found = adventures.find(one => one.id === id);
    return found === undefined ? null : adventureFace(found, say);
  }
  if (place === 'quest') {
    const at = questFaces.findIndex(one => one.id === id);
    return at < 0 ? null : questCard(questFaces[at]!, questFaces[at ^ 1]!, say);
  }
  if (place === 'character') {
    const at = characterFaces.findIndex(one => one.id === id);
    return at < 0 ? null : characterCard(characterFaces[at]!, at % 2 === 0, say);
  }
  return null;
}

type Rest = Omit<CardFace, 'ref' | 'emblem' | 'name' | 'standIns' | 'rulings'>;

function face(
  ref: string,
  { name, standIns }: Pick<Adventure, 'name' | 'standIns'>,
  say: UiTerms,
  rest: Rest,
  rulings: readonly string[],
): CardFace {
  const emblem = (art as Readonly<Record<string, { readonly picture: string }>>)[ref]!.picture;
  return {
    ref,
    emblem,
    name,
    ...rest,
    ...(rulings.length > 0 ? { rulings } : {}),
    ...(standIns.length > 0 ? { standIns: standIns.map(value => say.values[value] ?? value) } : {}),
  };
}

/** Three badges, one for each column: what a card gives, or a character has. */
const gives = (numbers: Triple, say: UiTerms): Badge[] =>
  columns.map((column, i) => ({
    icon: column,
    text: `${numbers[i]!}`,
    label: say.gives(say.column(column), numbers[i]!),
  }));

/** Three shields: what it costs. */
const costs = (numbers: Triple, say: UiTerms): Badge[] =>
  columns.map((column, i) => ({
    icon: `cost-${column}`,
    text: `${numbers[i]!}`,
    label: say.costs(say.column(column), numbers[i]!),
  }));

const picture = (icon: string): Icon => ({ icon, n: null });

function adventureFace(card: Adventure, say: UiTerms): CardFace {
  const { id, type, resources, cost, noAction } = card;
  return face(
    `adventure:${id}`,
    card,
    say,
    {
      kind: kindOf(card, say),
      field: type ?? 'event',
      price: gives(resources, say),
      marks: cost === null ? [] : costs(cost, say),
      rows: [
        {
          icons: [
            ...(type === null
              ? [picture('event')]
              : type === 'wild'
                ? [picture('wild')]
                : [picture(`type:${type}`), picture(`class:${classOf[type]}`)]),
            ...(noAction ? [picture('no-action')] : []),
          ],
        },
      ],
      sentence: adventureSentence(card, say),
    },
    [
      ...(type === 'wild' ? [say.wildRuling] : []),
      ...(type === null ? [say.eventRuling] : []),
      ...(noAction ? [say.freeRuling] : []),
    ],
  );
}

function kindOf({ type }: Adventure, say: UiTerms): string {
  if (type === null) return say.event;
  return type === 'wild' ? say.wild : `${say.type(type)} · ${say.ofClass(classOf[type])}`;
}

function adventureSentence({ type, resources, cost, noAction }: Adventure, say: UiTerms): string {
  const parts = [say.resourceSentence(spelled(resources, say))];
  if (type === null || cost === null) parts.push(say.eventSentence);
  else if (type === 'wild') parts.push(say.wildSentence(spelled(cost, say)));
  else parts.push(say.itemSentence(spelled(cost, say), say.type(type), say.ofClass(classOf[type])));
  if (noAction) parts.push(say.freeSentence);
  return parts.join(' ');
}

/** Where each quest leads. */
const PLACES: Readonly<Record<string, string>> = {
  'the-silent-guard': 'ruins',
  'the-wraiths-crypt': 'shadow',
  'the-troll-bridge': 'valley',
  'the-banquet-hall': 'domain',
  'the-dragons-den': 'fire',
  'the-kings-tomb': 'royal',
  'the-frozen-lake': 'ice',
  'the-sphinxs-chamber': 'barrens',
  'the-firedrakes-span': 'mountains',
  'the-briar-stair': 'thorn',
  'the-bottomless-chasm': 'caverns',
  'the-behemoths-well': 'swamp',
  'the-mirror-chamber': 'orb',
  'the-cyclops-courtyard': 'hills',
  'the-empty-throne': 'duke',
  'the-rockworm-tunnel': 'caverns',
  'the-observatory': 'arcane',
  'the-gargoyle-gate': 'ruins',
  'the-poisoned-garden': 'forest',
  'the-hellhounds-pit': 'barrens',
  'the-warlocks-laboratory': 'artifact',
  'the-hall-of-poison-mist': 'swamp',
};

/** What each level asks for, as icons: the type, then classes [SG 8.4]. */
function levelIcons({ type, great, epic }: QuestFace): readonly (readonly string[])[] {
  return [
    [],
    [`type:${type}`],
    [`type:${type}`, `class:${great}`],
    [`type:${type}`, ...epic.map(one => `class:${one}`)],
  ];
}

function questCard(quest: QuestFace, back: QuestFace, say: UiTerms): CardFace {
  const wants = levelIcons(quest);
  return face(
    `quest:${quest.id}`,
    quest,
    say,
    {
      kind: say.quest,
      field: PLACES[quest.id] ?? 'quest',
      price: costs(quest.cost, say),
      marks: [],
      // Minor asks for nothing: its row would be empty.
      rows: wants.slice(1).map((icons, i) => ({
        icons: [...icons.map(picture), { operator: 'pay' }, { icon: 'vp', n: points[i + 1]! }],
      })),
      sentence: say.questSentence(
        spelled(quest.cost, say),
        say.type(quest.type),
        say.ofClass(quest.great),
        say.list(quest.epic.map(say.ofClass)),
      ),
    },
    [say.backRuling(back.name, back.cost.join(', '), say.type(back.type))],
  );
}

function characterCard(character: CharacterFace, star: boolean, say: UiTerms): CardFace {
  const { stats, baseTypes } = character;
  return face(
    `character:${character.id}`,
    character,
    say,
    {
      kind: star ? say.starSide : say.otherSide,
      field: 'character',
      price: gives(stats, say),
      marks: star ? [{ icon: 'star', label: say.star }] : [],
      rows: [{ heading: say.baseTypes, icons: baseTypes.map(type => picture(`type:${type}`)) }],
      sentence: say.characterSentence(spelled(stats, say), say.list(baseTypes.map(say.type))),
    },
    [],
  );
}
