import { saidText } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { germanCards, germanName } from './noun-de.ts';

const NAMES = {
  dragon: 'm Rot~ Drache(n)',
  hand: 'f Zerschmettert~ Hand',
  skeleton: 'n Flammend~ Skelett',
  kobolds: 'p Flink~ Kobolde(n)',
  simon: 'x Simon / m Unrein~',
  waryn: 'x Waryn, / m Herr(n) der Schurken',
};
const cards = germanCards(id => ({ text: String(id), card: String(id) }), NAMES);

const forms = (id: keyof typeof NAMES): string[] => [
  germanName(NAMES[id]),
  ...(['acc', 'dat'] as const).map(inCase => saidText([cards.card(id, inCase)])),
  ...(['nom', 'acc', 'dat'] as const).map(inCase => saidText(cards.a(id, inCase))),
  ...(['nom', 'acc', 'dat'] as const).map(inCase => saidText(cards.the(id, inCase))),
  saidText(cards.to(id)),
];

test.each<[keyof typeof NAMES, string]>([
  [
    'dragon',
    'Roter Drache, Roten Drachen, Rotem Drachen, ein Roter Drache, einen Roten Drachen, einem Roten Drachen, der Rote Drache, den Roten Drachen, dem Roten Drachen, zum Roten Drachen',
  ],
  [
    'hand',
    'Zerschmetterte Hand, Zerschmetterte Hand, Zerschmetterter Hand, eine Zerschmetterte Hand, eine Zerschmetterte Hand, einer Zerschmetterten Hand, die Zerschmetterte Hand, die Zerschmetterte Hand, der Zerschmetterten Hand, zur Zerschmetterten Hand',
  ],
  [
    'skeleton',
    'Flammendes Skelett, Flammendes Skelett, Flammendem Skelett, ein Flammendes Skelett, ein Flammendes Skelett, einem Flammenden Skelett, das Flammende Skelett, das Flammende Skelett, dem Flammenden Skelett, zum Flammenden Skelett',
  ],
  [
    'kobolds',
    'Flinke Kobolde, Flinke Kobolde, Flinken Kobolden, Flinke Kobolde, Flinke Kobolde, Flinken Kobolden, die Flinken Kobolde, die Flinken Kobolde, den Flinken Kobolden, zu den Flinken Kobolden',
  ],
])('%s in every case', (id, expected) => {
  expect(forms(id).join(', ')).toBe(expected);
});

test('a name has no article, and its title is declined', () => {
  expect(forms('simon').slice(0, 3)).toEqual([
    'Simon der Unreine',
    'Simon den Unreinen',
    'Simon dem Unreinen',
  ]);
  expect(saidText(cards.the('waryn', 'acc'))).toBe('Waryn, den Herrn der Schurken');
  expect(saidText(cards.to('simon'))).toBe('zu Simon dem Unreinen');
});

test('a card stays marked as that card, without its article', () => {
  expect(cards.the('dragon', 'acc')).toEqual(['den ', { text: 'Roten Drachen', card: 'dragon' }]);
});

test('what has no German name is called as it is printed', () => {
  expect(saidText(cards.the('unknown', 'acc'))).toBe('unknown');
});
