// Every language has words for the same phrases, and for everything that happens in whole games.
import { phrasesOf, wordsSuite } from '@castellan/conformance';
import type { Phrase } from '@castellan/kernel';
import { sentence } from '@castellan/powers';
import { nounFaults } from '@castellan/powers/conformance';
import { expect, test } from 'vitest';
import { CITIZENS } from '../cards/citizens.ts';
import { events } from '../events.ts';
import { quests } from '../index.ts';
import { speak } from '../words/functions.ts';
import { all } from '../words/made/all.ts';

const en = speak(all.en).grammar;
const de = speak(all.de).grammar;
const fr = speak(all.fr).grammar;

const who = (seat: number): string => ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'][seat]!;

/** Texts that the rules say; the others stand on the table. */
const spoken = Object.keys(all.en.texts).filter(
  name =>
    Object.hasOwn(events, name) ||
    /^(action|ask|discard|ending|hire|no|none|not|power|score|send|setting|tie|too|verdict)(-|$)/.test(
      name,
    ) ||
    /^(citizen-of|complete|go-on-quest|next-rank|pass|pick-citizen|renew|reserve|use-power)$/.test(
      name,
    ),
);

const rarely: readonly Phrase[] = [
  ...spoken
    .filter(key => /^(verdict|tie|ending)-/.test(key))
    .map(say => ({ say, seat: 0, seats: [0, 1], points: 25, n: 2 })),
  ...['ask-limit-guild', 'guild-limited'].map(say => ({
    say,
    seat: 0,
    count: 1,
    most: 8,
    citizens: ['monk'],
  })),
  { say: 'action-forfeit' },
  { say: 'forfeited', seat: 0 },
  { say: 'no-citizens' },
  { say: 'no-quests' },
];
const said = [
  ...rarely,
  ...phrasesOf(
    quests,
    quests.variants.map(({ settings }) => settings),
  ),
];

// The icon language has these phrases, but no card of this game takes resources.
const unused = ['power-take', 'power-cannot-pay'];
wordsSuite(quests, {
  all,
  said,
  spoken: spoken.filter(text => !unused.includes(text)),
  faults: nounFaults,
});

test('someone who is there twice is named once', () => {
  const paid = { say: 'hired', seat: 0, citizen: 'thief', paid: ['monk', 'baker', 'monk'] };
  const said = (locale: 'en' | 'de' | 'fr'): string => quests.words[locale]!.say(paid, who);
  expect(said('en')).toBe('Ann hires a Thief and discards a Monk\u00a0×2 and a Baker.');
  expect(said('de')).toBe(
    'Ann wirbt einen Dieb an und wirft einen Mönch\u00a0×2 und einen Bäcker ab.',
  );
  expect(said('fr')).toBe('Ann embauche un Voleur et défausse un Moine\u00a0×2 et un Boulanger.');
});

test('what cards do, in words', () => {
  const says = (id: string, grammar: typeof en): string =>
    sentence(CITIZENS.find(card => card.id === id)!.power!, grammar);
  expect(says('bard', en)).toBe(
    'You may discard a Citizen from your hand or Guild to draw a Citizen, up to twice.',
  );
  expect(says('bard', de)).toBe(
    'Wirf, wenn du willst, einen Bürger aus deiner Hand oder Gilde ab; dann darfst du bis zu zweimal einen Bürger ziehen.',
  );
  expect(says('bard', fr)).toBe(
    'Si tu veux, défausse un Citoyen de ta main ou de ta Guilde ; tu peux alors piocher un Citoyen, jusqu’à deux fois.',
  );
  expect(says('necromancer', en)).toBe(
    'You may discard a Citizen from your hand or Guild to draw a Citizen and hire a Citizen at its price, in any order.',
  );
  expect(says('necromancer', de)).toBe(
    'Wirf, wenn du willst, einen Bürger aus deiner Hand oder Gilde ab; dann darfst du in beliebiger Reihenfolge einen Bürger ziehen und einen Bürger zu seinem Preis anwerben.',
  );
  expect(says('bishop', en)).toBe(
    'You may choose an opponent and take a Citizen from their Guild into yours, without the Hire Power.',
  );
  expect(says('thief', de)).toBe(
    'Wähle, wenn du willst, einen Gegner und nimm einen zufälligen Bürger aus seiner Hand auf deine.',
  );
});

test('roles that are still needed are counted', () => {
  const wanted = { say: 'not-met', roles: { soldier: 2, holy: 1 }, resources: {} };
  const said = (language: string): string => quests.words[language]!.say(wanted, who);
  expect(said('en')).toBe('your Guild still needs 2 Soldiers and 1 Holy');
  expect(said('de')).toBe('deine Gilde braucht noch: 2 Soldaten und 1 Geistlicher');
  expect(said('fr')).toMatch(/2 Soldats et 1 Sacré$/);
  const amount = quests.words['fr']!.say({ ...wanted, roles: {}, resources: { strength: 4 } }, who);
  expect(amount).toMatch(/4 points de Force$/);
});
