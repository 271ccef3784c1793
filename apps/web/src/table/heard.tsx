import type { Update } from '@castellan/protocol';
import { MOST_MOVES } from '@castellan/kernel';
import { Announcer, useLooks } from '@castellan/table';
import { useMemo } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';

/** What screen reader users are told: what has just happened, then what they are asked. */
export function Heard({ update }: { readonly update: Update }) {
  const { say } = useLooks();
  const { say: sayOurs } = useApp();
  const { events, decision, outcome, stopped } = update;
  const lines = useMemo(() => {
    const told = events.map(say);
    if (outcome !== null) told.push(say(outcome.ending));
    if (stopped !== undefined) told.push(sayOurs('stoppedText', { n: MOST_MOVES }));
    if (decision !== null) told.push(say(decision.prompt));
    return told;
  }, [events, decision, outcome, stopped, say, sayOurs]);
  return <Announcer lines={lines} />;
}
