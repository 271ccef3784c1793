import type { Icon } from '@castellan/powers';
import type { Badge, CardFace } from '@castellan/table';
import { cardsFrom, drawnFrom, facesFrom } from '@castellan/table';
import { adventures } from '../cards/adventures.ts';
import { classOf, columns, points } from '../cards/types.ts';
import type { Adventure, CharacterFace, QuestFace, Triple } from '../cards/types.ts';
import { characterFaces, questFaces } from '../figures.ts';
import art from './art.json' with { type: 'json' };
import type { Terms } from './speech.ts';
import { speech, termsIn } from './speech.ts';

/** Where an adventure card lies, before which it is: in hand, acquired, played. */
const PLACE = /^(hand|item|loose|open|paid):/;

/** The cards as they are drawn. Nothing on them is typed by hand: it comes from the tables. */
export const { card, cards } = cardsFrom(
  {
    adventure: drawnFrom(adventures, adventureFace),
    quest: drawnFrom(questFaces, questCard),
    character: drawnFrom(characterFaces, characterCard),
  },
  termsIn,
  where => where.replace(PLACE, 'adventure:'),
);

const face = facesFrom(art, speech);

/** Three badges, one for each column: what a card gives or a character has; or three shields: what it costs. */
const badges = (are: 'gives' | 'costs', numbers: Triple, { say, column }: Terms): Badge[] =>
  columns.map((name, i) => {
    const n = numbers[i]!;
    const icon = are === 'gives' ? name : `cost-${name}`;
    return { icon, text: `${n}`, label: say(are, { column: column(name, n), n }) };
  });

const pictures = (...icons: readonly string[]): Icon[] => icons.map(icon => ({ icon, n: null }));

/** What an adventure is: an event, a wild, or an item of a type and its class. */
const signsOf = (type: Adventure['type']): readonly string[] =>
  type === null
    ? ['event']
    : type === 'wild'
      ? ['wild']
      : [`type:${type}`, `class:${classOf[type]}`];

function adventureFace(card: Adventure, terms: Terms): CardFace {
  const { id, type, resources, cost, noAction } = card;
  const { say, label } = terms;
  const signs = signsOf(type);
  return face(`adventure:${id}`, card, terms, {
    kind: signs.map(label).join(' · '),
    price: badges('gives', resources, terms),
    marks: cost === null ? [] : badges('costs', cost, terms),
    rows: [{ icons: pictures(...signs, ...(noAction ? ['no-action'] : [])) }],
    sentence: adventureSentence(card, terms),
    rulings: [
      ...(type === 'wild' ? [say('wild-ruling')] : []),
      ...(type === null ? [say('event-ruling')] : []),
      ...(noAction ? [say('free-ruling')] : []),
    ],
  });
}

function adventureSentence(card: Adventure, { say, label, spelled }: Terms): string {
  const { type, resources, cost, noAction } = card;
  const what =
    type === null || cost === null
      ? say('event-sentence')
      : type === 'wild'
        ? say('wild-sentence', { cost: spelled(cost) })
        : say('item-sentence', {
            cost: spelled(cost),
            type: label(`type:${type}`),
            class: label(`class:${classOf[type]}`),
          });
  const all = [say('resource-sentence', { resources: spelled(resources) }), what];
  return [...all, ...(noAction ? [say('free-sentence')] : [])].join(' ');
}

function questCard(quest: QuestFace, terms: Terms): CardFace {
  const { say, label, called, list, spelled } = terms;
  const { type, great, epic, cost } = quest;
  // A quest and its back are neighbours in the table.
  const back = questFaces[questFaces.indexOf(quest) ^ 1]!;
  const asked = `type:${type}`;
  const some = `class:${great}`;
  const all = epic.map(one => `class:${one}`);
  // What each level asks for: the type, then classes [SG 8.4]. Minor asks for nothing: its row would be empty.
  const wants = [[], [some], all];
  return face(`quest:${quest.id}`, quest, terms, {
    kind: say('quest'),
    price: badges('costs', cost, terms),
    rows: wants.map((also, i) => ({
      icons: [...pictures(asked, ...also), { operator: 'pay' }, { icon: 'vp', n: points[i + 1]! }],
    })),
    sentence: say('quest-sentence', {
      cost: spelled(cost),
      type: label(asked),
      great: label(some),
      epic: list(all.map(label)),
    }),
    rulings: [
      say('back-ruling', {
        name: called(back.id),
        cost: back.cost.join(', '),
        type: label(`type:${back.type}`),
      }),
    ],
  });
}

function characterCard(character: CharacterFace, terms: Terms): CardFace {
  const { say, label, list, spelled } = terms;
  const star = characterFaces.indexOf(character) % 2 === 0;
  const { stats } = character;
  const types = character.baseTypes.map(type => `type:${type}`);
  return face(`character:${character.id}`, character, terms, {
    kind: star ? say('star-side') : say('other-side'),
    price: badges('gives', stats, terms),
    marks: star ? [{ icon: 'star', label: label('star') }] : [],
    rows: [{ heading: say('base-types'), icons: pictures(...types) }],
    sentence: say('character-sentence', {
      stats: spelled(stats),
      types: list(types.map(label)),
    }),
  });
}
