import type { Figures } from './measuring.ts';

const whole = (n: number): string => n.toLocaleString('en', { maximumFractionDigits: 0 });
const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

/** One line for each measurement. */
export function inWords(figures: Figures): string {
  const { seats, cameInSeconds, movesPerSecond, delayMs, bytes, messages } = figures;
  const costs = Object.entries(figures.costMs).map(([part, ms]) => `${part} ${ms.toFixed(2)} ms`);
  return [
    `${seats} seats (came in ${cameInSeconds.toFixed(0)} s): ${whole(movesPerSecond)} moves a second`,
    `p50 ${whole(delayMs.p50)} ms, p99 ${whole(delayMs.p99)} ms, worst ${whole(delayMs.worst)} ms`,
    `${messages.toFixed(1)} messages and ${whole(bytes.p50)} bytes a move to all four (p90 ${whole(bytes.p90)})`,
    `processor time a move: ${costs.join(', ')}`,
    `main threads busy ${figures.busy.map(percent).join(', ')}; cores used ${figures.coresUsed.toFixed(2)}, by other programs ${figures.coresOfOthers.toFixed(2)}`,
    ...trafficInWords(figures),
    `${whole(figures.megabytes)} MB.`,
  ].join('; ');
}

function trafficInWords({ traffic, costMs }: Figures): string[] {
  if (traffic === null) return [];
  const { natsMessages, natsBytes, subscriptions, commits, walBytes } = traffic;
  const stored = `${commits.toFixed(2)} commits and ${whole(walBytes)} bytes of PostgreSQL’s log a move`;
  if (costMs['NATS'] === undefined) return [stored];
  return [
    stored,
    `${natsMessages.toFixed(2)} messages and ${whole(natsBytes)} bytes a move into NATS, ${whole(subscriptions)} subscriptions`,
  ];
}

interface Compared {
  readonly held: number;
  readonly first: Figures;
  readonly tableKb: number | null;
}

const total = ({ costMs }: Figures): number =>
  Object.entries(costMs).reduce((sum, [part, ms]) => (part === 'people' ? sum : sum + ms), 0);

/** How one setup compares with another of the same run. */
export function ratios(one: Compared, base: Compared, name: string): string {
  const times = (a: number, b: number): string => `${(a / b).toFixed(2)} times`;
  const { first } = one;
  const memory =
    one.tableKb === null ? '' : `, ${times(one.tableKb, base.tableKb!)} the memory a table`;
  return `against ${name}, at ${first.seats} seats: ${times(first.bytes.p50, base.first.bytes.p50)} the bytes a move, ${times(total(first), total(base.first))} the processor time a move (servers and services)${memory}; held ${one.held} seats, that one ${base.held}.`;
}
