// A thread in which bots think. Several may think at the same time: each lets the others work in between.
import type { QuickChair } from '@castellan/bots';
import { chairNamed } from '@castellan/bots';
import type { Game } from '@castellan/kernel';
import { QuickChance } from '@castellan/kernel';
import { adviseSeat, explainMove } from '@castellan/room/teaching';
import { parentPort } from 'node:worker_threads';
import { library } from './library.ts';
import type { Question, Thought } from './thinkers.ts';

const lent = {
  clock: () => performance.now(),
  worked: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
  pause: () => new Promise<void>(resolve => setImmediate(resolve)),
};
/** A bot follows its plan until something is learned, so the one in a seat is kept for its next decision. */
const chairs = new Map<string, QuickChair>();
const MOST_CHAIRS = 500;

async function chairFor(table: string, bot: string, seat: number, rules: Game) {
  const place = `${table} ${seat} ${bot}`;
  const known = chairs.get(place);
  if (known !== undefined) return known;
  const chair = chairNamed(bot)(rules, new QuickChance(Math.random() * 2 ** 31), lent);
  if (chairs.size >= MOST_CHAIRS) chairs.delete(chairs.keys().next().value!);
  chairs.set(place, chair);
  return chair;
}

async function thoughtOn(question: Question): Promise<Thought['thought']> {
  const { table, game, rulesVersion, deck, about } = question;
  const rules = await library.edition(game, rulesVersion, deck);
  if (rules === null) throw new Error(`Version ${rulesVersion} of ${game} is not here.`);
  const isGone = (): boolean => false;
  if ('move' in about) return explainMove(rules, about.move, lent, isGone);
  const { bot, view, decision } = about;
  if (bot === null) return adviseSeat(rules, view, decision, lent, isGone);
  return (await chairFor(table, bot, decision.seat, rules)).decide(view, decision);
}

async function think(question: Question): Promise<Thought> {
  const { id } = question;
  return { id, thought: await thoughtOn(question).catch(() => null) };
}

parentPort!.on('message', (question: Question) => {
  void think(question).then(thought => parentPort!.postMessage(thought));
});
