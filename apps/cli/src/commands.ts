import type { Command } from './command.ts';
import { arena } from './commands/arena.ts';
import { balance } from './commands/balance.ts';
import { data } from './commands/data.ts';
import { deck } from './commands/deck.ts';
import { doctor } from './commands/doctor.ts';
import { games } from './commands/games.ts';
import { ledger } from './commands/ledger.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { review } from './commands/review.ts';
import { serve } from './commands/serve.ts';
import { sim } from './commands/sim.ts';
import { soak } from './commands/soak.ts';
import { table } from './commands/table.ts';
import { think } from './commands/think.ts';
import { train } from './commands/train.ts';

/** Every command, in the order in which the help lists them. */
export const commands: readonly Command[] = [
  play,
  serve,
  think,
  data,
  doctor,
  games,
  ledger,
  deck,
  replay,
  review,
  sim,
  arena,
  balance,
  train,
  soak,
  table,
];
