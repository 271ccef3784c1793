import type { Commands } from '../commands.ts';
import { playCommands } from './play.ts';
import { voteCommands } from './votes.ts';

/** What can be done at a table of one's own. */
export const ownCommands = {
  answer: playCommands.answer,
  'end-turn': playCommands['end-turn'],
  undo: voteCommands.undo,
} satisfies Commands;
