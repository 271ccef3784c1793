import type { Update } from '@castellan/protocol';
import { Announcer, useLooks } from '@castellan/table';
import { useMemo } from 'preact/hooks';

/** What screen reader users are told: what has just happened, then what they are asked. */
export function Heard({ update }: { readonly update: Update }) {
  const { say } = useLooks();
  const { events, decision, outcome } = update;
  const lines = useMemo(() => {
    const told = events.map(say);
    if (outcome !== null) told.push(say(outcome.ending));
    if (decision !== null) told.push(say(decision.prompt));
    return told;
  }, [events, decision, outcome, say]);
  return <Announcer lines={lines} />;
}
