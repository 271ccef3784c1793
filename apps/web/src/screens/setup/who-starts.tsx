import type { Edition } from '@castellan/kernel';
import { startAt } from '@castellan/kernel';
import { useApp } from '../../app/app-context.ts';

interface WhoStartsProps {
  readonly edition: Edition;
  readonly chosen: Parameters<typeof startAt>[1];
}

/** What it means to start; nothing where it means nothing, or nobody knows. */
export function WhoStarts({ edition, chosen }: WhoStartsProps) {
  const { say } = useApp();
  const start = startAt(edition, chosen);
  if (start === null) return null;
  const wins = Math.round(100 * start.wins);
  const even = Math.round(100 / start.players);
  return <p className="cw-hint">{say('whoStarts', { wins, even })}</p>;
}
