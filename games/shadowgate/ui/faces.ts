import type { Icon } from '@castellan/powers';
import type { Badge, CardFace, Locale } from '@castellan/table';
import { cardOf, drawnFrom, facesFrom } from '@castellan/table';
import { adventures } from '../cards/adventures.ts';
import { classOf, columns, points } from '../cards/types.ts';
import type { Adventure, CharacterFace, QuestFace, Triple } from '../cards/types.ts';
import { characterFaces, questFaces } from '../figures.ts';
import art from './art.json' with { type: 'json' };
import type { UiTerms } from './terms.ts';
import { spelled, uiTerms } from './terms.ts';
import { speech } from './speech.ts';

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
      ...(type === 'wild' ? [say.wildRuling] : []),
      ...(type === null ? [say.eventRuling] : []),
      ...(noAction ? [say.freeRuling] : []),
    ],
  });
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
    kind: say.quest,
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
    rulings: [
      say.backRuling(speech(say.locale).called(back.id), back.cost.join(', '), say.type(back.type)),
    ],
  });
}

function characterCard(character: CharacterFace, say: UiTerms): CardFace {
  const star = characterFaces.indexOf(character) % 2 === 0;
  const { stats, baseTypes } = character;
  return face(`character:${character.id}`, character, say, {
    kind: star ? say.starSide : say.otherSide,
    price: gives(stats, say),
    marks: star ? [{ icon: 'star', label: say.star }] : [],
    rows: [{ heading: say.baseTypes, icons: baseTypes.map(type => picture(`type:${type}`)) }],
    sentence: say.characterSentence(spelled(stats, say), say.list(baseTypes.map(say.type))),
  });
}
