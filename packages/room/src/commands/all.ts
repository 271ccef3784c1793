import type { Command, Handlers } from '../commands.ts';
import { playCommands } from './play.ts';
import { seatCommands } from './seats.ts';
import { tableCommands } from './table.ts';
import { voteCommands } from './votes.ts';

/** What can be done at a table on a network. */
export const allCommands: Handlers<Command['type']> = {
  ...seatCommands,
  ...tableCommands,
  ...playCommands,
  ...voteCommands,
};
