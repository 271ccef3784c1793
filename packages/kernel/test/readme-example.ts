import { toy as game } from '@castellan/conformance/toy';
import { readSave, Table } from '@castellan/kernel';

const table = new Table(game, { players: 2 }, 'any word is a seed');
while (table.outcome() === null) {
  const [decision] = table.decisions(); // what a seat may do, and why not the rest
  const events = table.answer(decision!.fallback); // or { decision: id, picks: [option ids] }
  for (const told of table.told(events, 'spectator')) console.log(game.words.en.say(told, String));
}
const again = Table.replay(game, readSave(JSON.parse(JSON.stringify(table.save()))));
console.log(again.outcome()!.winners, again.view(0), table.commitment);
