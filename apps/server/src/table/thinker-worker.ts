// A thread in which bots think. Several may think at the same time: each lets the others work in between.
import type { QuickChair } from '@castellan/bots';
import { chairNamed } from '@castellan/bots';
import { QuickChance } from '@castellan/kernel';
import { parentPort } from 'node:worker_threads';
import { library } from './library.ts';
import type { Question, Thought } from './thinkers.ts';

const lent = {
  clock: () => performance.now(),
  pause: () => new Promise<void>(resolve => setImmediate(resolve)),
};
/** A bot follows its plan until something is learned, so the one in a seat is kept for its next decision. */
const chairs = new Map<string, QuickChair>();
const MOST_CHAIRS = 500;

async function chairFor({ table, bot, game, rulesVersion, decision }: Question) {
  const place = `${table} ${decision.seat} ${bot}`;
  const known = chairs.get(place);
  if (known !== undefined) return known;
  const rules = await library.edition(game, rulesVersion);
  if (rules === null) throw new Error(`Version ${rulesVersion} of ${game} is not here.`);
  const chair = chairNamed(bot)(rules, new QuickChance(Math.random() * 2 ** 31), lent);
  if (chairs.size >= MOST_CHAIRS) chairs.delete(chairs.keys().next().value!);
  chairs.set(place, chair);
  return chair;
}

async function think(question: Question): Promise<Thought> {
  try {
    const chair = await chairFor(question);
    return { id: question.id, answer: await chair.decide(question.view, question.decision) };
  } catch {
    return { id: question.id, answer: null };
  }
}

parentPort!.on('message', (question: Question) => {
  void think(question).then(thought => parentPort!.postMessage(thought));
});
