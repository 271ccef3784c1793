import { allowed } from '@castellan/kernel';
import type { Option } from '@castellan/kernel';
import { useState } from 'preact/hooks';
import { useTable } from '../context.tsx';
import type { AnswerDraft } from '../decision/answer-draft.ts';
import { canBump, total } from '../decision/answer-draft.ts';
import { useShareName } from '../decision/use-share-name.ts';
import { Token } from '../icon/token.tsx';

/** More than these, and each kind is one socket with its number. */
const MOST_SOCKETS = 12;
/** Someone who has swapped this often knows how. */
const LEARNED = 2;
let swaps = 0;

type Shares = readonly [first: Option, second: Option];

/** The two shares of a payment that is laid out in full; null where an answer is divided in another way. */
export function sharesOf({ decision, ...draft }: AnswerDraft): Shares | null {
  const [first, second, ...more] = decision.kind === 'split' ? allowed(decision) : [];
  const isWhole = decision.min === decision.max && total({ decision, ...draft }) === decision.max;
  return isWhole && first && second && more.length === 0 ? [first, second] : null;
}

/** Where a share stands among the tokens. */
const tokenOf = ({ ref }: Option): string | undefined =>
  ref?.startsWith('token:') ? ref.slice('token:'.length) : undefined;

export interface SocketsProps {
  readonly draft: AnswerDraft;
  readonly shares: Shares;
  /** How many have room; a dozen by default. */
  readonly most?: number | undefined;
  /** Says how, as long as that is new. */
  readonly helps?: boolean | undefined;
}

/**
 * A price as sockets, one a coin, filled with what would be paid. What can be paid in another kind is ringed: a press swaps
 * it. Too many coins lie on a pile of each kind, which a press makes less by one.
 */
export function Sockets({ draft, shares, most = MOST_SOCKETS, helps = false }: SocketsProps) {
  const { lit, text } = useTable();
  const [, setSwaps] = useState(swaps);
  const swap = (to: Option): void => {
    lit.bump(to.id, 1);
    setSwaps(++swaps);
  };
  const isPiled = draft.decision.max > most;
  const canSwap = shares.some(({ id }) => canBump(draft, id, 1));
  return (
    <div className="ct-pay">
      <ul className="ct-sockets" data-piled={isPiled ? '' : undefined}>
        {shares.flatMap((share, i) => {
          const other = shares[1 - i]!;
          const n = draft.counts[share.id] ?? 0;
          const loose = canBump(draft, other.id, 1) ? n - (share.min ?? 0) : 0;
          const places = isPiled ? Math.min(1, n) : n;
          return Array.from({ length: places }, (_, at) => (
            <Socket
              key={`${share.id} ${at}`}
              share={share}
              other={other}
              n={isPiled ? n : undefined}
              onSwap={at >= places - loose ? () => swap(other) : null}
            />
          ));
        })}
      </ul>
      {helps && canSwap && swaps < LEARNED && <p className="ct-pay__help">{text('swapHint')}</p>}
    </div>
  );
}

interface SocketProps {
  readonly share: Option;
  readonly other: Option;
  /** How many lie on the pile. */
  readonly n: number | undefined;
  readonly onSwap: (() => void) | null;
}

function Socket({ share, other, n, onSwap }: SocketProps) {
  const { text } = useTable();
  const nameOf = useShareName();
  const what = n === undefined ? nameOf(share) : `${n} ${nameOf(share)}`;
  const token = tokenOf(share);
  const look = token === undefined ? what : <Token icon={token} text={n?.toString()} />;
  if (onSwap === null)
    return (
      <li>
        <span className="ct-socket" role="img" aria-label={what} data-share={share.id} data-n={n}>
          {look}
        </span>
      </li>
    );
  const words = text('swap', { what, other: nameOf(other) });
  return (
    <li>
      <button
        type="button"
        className="ct-socket"
        data-share={share.id}
        data-n={n}
        data-lit="can"
        aria-label={words}
        title={words}
        onClick={onSwap}
      >
        {look}
      </button>
    </li>
  );
}
