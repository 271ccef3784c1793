/**
 * Compares the ledger of a game with a table of card facts from elsewhere: `node tools/facts/main.mjs card-kingdoms
 * facts.json`. Prints every difference; exits with 1 if there is one.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { cardKingdomsFacts } from './card-kingdoms.mjs';
import { questsFacts } from './quests.mjs';
import { shadowgateFacts } from './shadowgate.mjs';
import { villagesFacts } from './villages.mjs';

const readers = {
  'card-kingdoms': cardKingdomsFacts,
  quests: questsFacts,
  shadowgate: shadowgateFacts,
  villages: villagesFacts,
};

const [game, file] = process.argv.slice(2);
if (!game || !file || !(game in readers)) {
  console.error(
    `Usage: node tools/facts/main.mjs <${Object.keys(readers).join('|')}> <facts.json>`,
  );
  process.exit(2);
}

const launcher = fileURLToPath(new URL('../../apps/cli/bin/castellan.mjs', import.meta.url));
const ledger = JSON.parse(
  execFileSync(process.execPath, [launcher, 'ledger', game, '--json'], { encoding: 'utf8' }),
);
const expected = readers[game](JSON.parse(readFileSync(file, 'utf8')));

let differences = 0;
let values = 0;
const differ = text => {
  differences++;
  console.log(text);
};
const key = row => `${row.kind} ${row.id}`;
/** Field by field: a row has only the facts that are certain. */
function compare(row, ours, theirs) {
  for (const [field, value] of Object.entries(theirs)) {
    values++;
    if (!isDeepStrictEqual(ours[field], value)) {
      differ(
        `${key(row)}: ${field} is ${JSON.stringify(ours[field])}, the facts have ${JSON.stringify(value)}`,
      );
    }
  }
}
const found = new Map(ledger.map(row => [key(row), row]));
for (const row of expected) {
  const ours = found.get(key(row));
  found.delete(key(row));
  if (!ours) {
    differ(`${key(row)}: not in the ledger`);
    continue;
  }
  const { facts, holds = {}, ...fields } = row;
  compare(row, ours, fields);
  compare(row, ours.facts, facts);
  for (const [field, some] of Object.entries(holds)) {
    values++;
    if (!some.every(one => ours.facts[field].includes(one)))
      differ(
        `${key(row)}: ${field} is ${JSON.stringify(ours.facts[field])} and lacks some of ${JSON.stringify(some)}`,
      );
  }
}
for (const left of found.keys()) differ(`${left}: not among the facts`);
console.log(
  `${game}: ${expected.length} cards, ${values} values compared, ${differences} differences`,
);
process.exit(differences > 0 ? 1 : 0);
