import type { TableScene } from '@castellan/client';
import { MOST_MOVES, question } from '@castellan/kernel';
import { Announcer, useLooks } from '@castellan/table';
import { useMemo } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { isEnded } from './over-panel.tsx';

/** What screen reader users are told: what has just happened, then what they are asked. */
export function Heard({ scene }: { readonly scene: TableScene }) {
  const { say } = useLooks();
  const { say: sayOurs } = useApp();
  const { events, decision, outcome, answered } = scene;
  const isStopped = isEnded(scene) && outcome === null && answered >= MOST_MOVES;
  const lines = useMemo(() => {
    const told = events.map(say);
    if (outcome !== null) told.push(say(outcome.ending));
    if (isStopped) told.push(sayOurs('stoppedText', { n: MOST_MOVES }));
    if (decision !== null) told.push(question(decision, say));
    return told;
  }, [events, decision, outcome, isStopped, say, sayOurs]);
  return <Announcer lines={lines} />;
}
