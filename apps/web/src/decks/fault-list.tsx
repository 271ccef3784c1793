import type { Fault, Sheets } from '@castellan/decks';
import { faultLine, useFaultWords, useTell } from './text.ts';

/** Nobody mends more at a time. */
const SHOWN = 30;

interface FaultListProps {
  readonly sheets: Sheets;
  readonly faults: readonly Fault[];
}

/** What is wrong with a deck, cell by cell. */
export function FaultList({ sheets, faults }: FaultListProps) {
  const tell = useTell();
  const words = useFaultWords();
  return (
    <section className="cw-deck-faults" aria-label={tell('faults', { n: faults.length })}>
      <h3>{tell('faults', { n: faults.length })}</h3>
      <ul>
        {faults.slice(0, SHOWN).map((fault, at) => (
          <li key={at}>{faultLine(fault, sheets, words)}</li>
        ))}
      </ul>
      {faults.length > SHOWN && <p>{tell('moreFaults', { n: faults.length - SHOWN })}</p>}
    </section>
  );
}
