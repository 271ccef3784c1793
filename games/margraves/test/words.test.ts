// Every language has words for the same phrases, and for everything that happens in whole games.
import { phrasesOf, wordsSuite } from '@castellan/conformance';
import type { Phrase } from '@castellan/kernel';
import { nounFaults } from '@castellan/powers/conformance';
import { margraves } from '../index.ts';
import { all } from '../words/made/all.ts';

/** Texts that the rules say; from "map" on come those of the table. */
const names = Object.keys(all.en.texts);
const spoken = names.slice(0, names.indexOf('map'));

const rarely: readonly Phrase[] = [
  // Said at a table only, which knows where a question comes from.
  { say: 'because', card: 'monk' },
  { say: 'tie-gold', n: 3 },
  { say: 'ending-solo-won', why: 'tiles', points: 85 },
  { say: 'no-slot' },
  { say: 'must-recall' },
  { say: 'power-done' },
  { say: 'too-weak', n: 5, has: 3 },
  { say: 'power-any', source: 'monk' },
  { say: 'power-may', source: 'monk' },
  { say: 'tombs-emptied' },
  { say: 'let-influence-go' },
  { say: 'influence-lost', seat: 0, n: 2 },
  { say: 'slay-nothing', lair: 'hills' },
  { say: 'not-turned-up' },
  { say: 'retrieve-hidden', citizen: 'monk' },
  { say: 'power-cannot-pay' },
  { say: 'starts', seat: 1 },
];
const said = [
  ...rarely,
  ...phrasesOf(
    margraves,
    Array.from({ length: 12 }, (_, i) => ({ players: [1, 2, 3, 5][i % 4]! })),
  ),
];

// The rest have no names: they are called after what they do, or where they are.
const named = ['starter', 'citizen', 'monster', 'location'];
wordsSuite(margraves, { all, said, spoken, named, faults: nounFaults });
