import { chairNamed } from '@castellan/bots';
import type { Commands } from '../commands.ts';
import { Refused } from '../refused.ts';
import { seatedAs } from '../seats.ts';
import { playCommands } from './play.ts';
import { voteCommands } from './votes.ts';

/** What can be done at an own table. */
export const ownCommands = {
  answer: playCommands.answer,
  'end-turn': playCommands['end-turn'],
  undo: voteCommands.undo,

  /** Here a seat may change hands at any time. */
  bot(request, { seat, bot }) {
    const { host } = request.room;
    const { name } = seatedAs(request.sitterAt(seat))!;
    if (bot === null) request.write({ type: 'sat', seat, guest: host, name });
    else request.write({ type: 'bot', seat, bot: mustExist(bot), name });
  },
} satisfies Commands;

function mustExist(bot: string): string {
  try {
    chairNamed(bot);
    return bot;
  } catch (error) {
    throw new Refused('settings', (error as Error).message);
  }
}
