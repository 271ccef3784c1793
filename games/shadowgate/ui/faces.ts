import type { Icon } from '@castellan/powers';
import type { Badge, CardFace, Locale } from '@castellan/table';
import { cardOf, drawnFrom, facesFrom } from '@castellan/table';
import { adventures } from '../cards/adventures.ts';
import { classOf, columns, points } from '../cards/types.ts';
import type { Adventure, CharacterFace, QuestFace, Triple } from '../cards/types.ts';
import { characterFaces, questFaces } from '../figures.ts';
import art from './art.json' with { type: 'json' };
import type { UiTerms } from './speech.ts';
import { speech, spelled, uiTerms } from './speech.ts';

/** The cards as they are drawn. Nothing on them is typed by hand: it comes from the tables. */
export const cards: readonly string[] = [
  ...adventures.map(({ id }) => `adventure:${id}`),
  ...questFaces.map(({ id }) => `quest:${id}`),
  ...characterFaces.map(({ id }) => `character:${id}`),
];

/** Where an adventure card lies, before which it is: in hand, acquired, played. */
const PLACE = /^(hand|item|loose|open|paid):/;

/** A card by its own ref (`adventure:yorick`), or by that of the place where it lies (`hand:yorick`). */
export function card(where: string, locale: Locale): CardFace | null {
  return cardOf(where.replace(PLACE, 'adventure:'), uiTerms(locale), {
    adventure: drawnFrom(adventures, adventureFace),
    quest: drawnFrom(questFaces, questCard),
    character: drawnFrom(characterFaces, characterCard),
  });
}

const face = facesFrom(art, speech);

/** Three badges, one for each column: what a card gives, or a character has. */
const gives = (numbers: Triple, say: UiTerms): Badge[] =>
  columns.map((column, i) => ({
    icon: column,
    text: `${numbers[i]!}`,
    label: say.text('gives', { column: say.column(column), n: numbers[i]! }),
  }));

/** Three shields: what it costs. */
const costs = (numbers: Triple, say: UiTerms): Badge[] =>
  columns.map((column, i) => ({
    icon: `cost-${column}`,
    text: `${numbers[i]!}`,
    label: say.text('costs', { column: say.column(column), n: numbers[i]! }),
  }));

const picture = (icon: string): Icon => ({ icon, n: null });

function adventureFace(card: Adventure, say: UiTerms): CardFace {
  const { id, type, resources, cost, noAction } = card;
  return face(`adventure:${id}`, card, say, {
    kind: kindOf(card, say),
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
    rulings: [
      ...(type === 'wild' ? [say.text('wild-ruling')] : []),
      ...(type === null ? [say.text('event-ruling')] : []),
      ...(noAction ? [say.text('free-ruling')] : []),
    ],
  });
}

function kindOf({ type }: Adventure, say: UiTerms): string {
  if (type === null) return say.sign('event');
  return type === 'wild' ? say.sign('wild') : `${say.type(type)} · ${say.ofClass(classOf[type])}`;
}

function adventureSentence({ type, resources, cost, noAction }: Adventure, say: UiTerms): string {
  const parts = [say.text('resource-sentence', { resources: spelled(resources, say) })];
  if (type === null || cost === null) parts.push(say.text('event-sentence'));
  else if (type === 'wild') parts.push(say.text('wild-sentence', { cost: spelled(cost, say) }));
  else
    parts.push(
      say.text('item-sentence', {
        cost: spelled(cost, say),
        type: say.type(type),
        class: say.ofClass(classOf[type]),
      }),
    );
  if (noAction) parts.push(say.text('free-sentence'));
  return parts.join(' ');
}

/** What each level asks for, as icons: the type, then classes [SG 8.4]. */
function levelIcons({ type, great, epic }: QuestFace): readonly (readonly string[])[] {
  return [
    [],
    [`type:${type}`],
    [`type:${type}`, `class:${great}`],
    [`type:${type}`, ...epic.map(one => `class:${one}`)],
  ];
}

function questCard(quest: QuestFace, say: UiTerms): CardFace {
  // A quest and its back are neighbours in the table.
  const back = questFaces[questFaces.indexOf(quest) ^ 1]!;
  const wants = levelIcons(quest);
  return face(`quest:${quest.id}`, quest, say, {
    kind: say.text('quest'),
    price: costs(quest.cost, say),
    marks: [],
    // Minor asks for nothing: its row would be empty.
    rows: wants.slice(1).map((icons, i) => ({
      icons: [...icons.map(picture), { operator: 'pay' }, { icon: 'vp', n: points[i + 1]! }],
    })),
    sentence: say.text('quest-sentence', {
      cost: spelled(quest.cost, say),
      type: say.type(quest.type),
      great: say.ofClass(quest.great),
      epic: say.list(quest.epic.map(say.ofClass)),
    }),
    rulings: [
      say.text('back-ruling', {
        name: speech(say.locale).called(back.id),
        cost: back.cost.join(', '),
        type: say.type(back.type),
      }),
    ],
  });
}

function characterCard(character: CharacterFace, say: UiTerms): CardFace {
  const star = characterFaces.indexOf(character) % 2 === 0;
  const { stats, baseTypes } = character;
  return face(`character:${character.id}`, character, say, {
    kind: star ? say.text('star-side') : say.text('other-side'),
    price: gives(stats, say),
    marks: star ? [{ icon: 'star', label: say.sign('star') }] : [],
    rows: [
      { heading: say.text('base-types'), icons: baseTypes.map(type => picture(`type:${type}`)) },
    ],
    sentence: say.text('character-sentence', {
      stats: spelled(stats, say),
      types: say.list(baseTypes.map(say.type)),
    }),
  });
}
