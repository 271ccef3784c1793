// What the servers here have in common: the game that they host, and how to ask them for their memory. They run
// the same rules and show each seat the same view as our own server; only what is around that differs.
import { QuickChance } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';

/** What it shares with other processes, if anything: the address of its PostgreSQL, or of its Redis. */
export const shared = process.argv[3];

/** The rules that are played. */
export const rules = await shelf.find(({ id }) => id === process.argv[2]).rules();

let opened = 0;
export const deal = () => rules.setup({ players: 4 }, new QuickChance(++opened).below(1e9));

/** What a seat is shown after an answer. */
export function sceneOf(state, seat, answered) {
  return {
    view: rules.view(state, seat),
    decision: rules.pending(state).find(one => one.seat === seat) ?? null,
    answered,
  };
}

/** Says the port on the first line, and what was used whenever it is asked for. */
export function announce(port, tables) {
  console.log(port);
  process.on('message', what => {
    if (what === 'memory') globalThis.gc?.();
    process.send({
      ...process.memoryUsage(),
      tables: tables(),
      cpu: process.cpuUsage(),
      active: performance.eventLoopUtilization().active,
    });
  });
}
