import { capital } from '@castellan/powers';
import { Token } from '@castellan/table';
import { columns } from '../cards/types.ts';
import type { Triple } from '../cards/types.ts';

interface ShieldsProps {
  /** What is lacking: a tick where nothing is. */
  readonly lack: Triple;
  /** Of how much: a mark for each, full as it is paid. */
  readonly cost?: Triple | undefined;
  /** The cost as printed, and beside it what is still lacking. */
  readonly printed?: Triple | undefined;
  /** Only the columns in which something is lacking. */
  readonly bare?: boolean | undefined;
  readonly label: string;
}

/** What is lacking, as three shields. */
export function Shields({ lack, cost, printed, bare = false, label }: ShieldsProps) {
  return (
    <span className="sg-shields" role="img" aria-label={capital(label)} title={label}>
      {columns.map((column, i) => {
        const isMet = lack[i] === 0;
        return bare && isMet ? null : (
          <span key={column} data-met={isMet && printed === undefined ? '' : undefined}>
            <Token
              icon={`cost-${column}`}
              text={isMet && printed === undefined ? undefined : `${(printed ?? lack)[i]!}`}
            />
            {printed !== undefined && lack[i] !== printed[i] && (
              <i className="sg-still">{isMet ? '✓' : `▸${lack[i]!}`}</i>
            )}
            {isMet && printed === undefined && (
              <svg viewBox="0 0 24 24" fill="none" stroke-width="4.5">
                <path d="M5 12.5l4.5 4.5L19 7" />
              </svg>
            )}
            {cost !== undefined && (
              <span className="sg-marks">
                {Array.from({ length: cost[i]! }, (_, n) => (
                  <i key={n} data-full={n < cost[i]! - lack[i]! ? '' : undefined} />
                ))}
              </span>
            )}
          </span>
        );
      })}
    </span>
  );
}

/** This many cards, small; more than three are shown as three. */
export function LittleCards({ n, isBack }: { readonly n: number; readonly isBack?: boolean }) {
  const back = isBack ? '' : undefined;
  return (
    <svg viewBox="0 0 26 24" className="sg-cards" data-back={back} aria-hidden="true">
      {Array.from({ length: Math.min(3, n) }, (_, i) => (
        <rect key={i} x={3 + i * 4} y={2 + i * 1.5} width="12" height="17" rx="2" />
      ))}
    </svg>
  );
}
