import { SeatShield, Token } from '@castellan/table';
import { MOVED, NONE } from '../state.ts';
import type { Scene } from './scene.ts';

interface CoinProps {
  readonly by: number;
  /** It would come to lie there. */
  readonly planned?: boolean | undefined;
}

/** A place for a coin: empty, or with the arms of who laid it. Alone, one that comes back next turn lies turned. */
export function Coin({ by, planned }: CoinProps) {
  if (by === NONE) return <i className="vv-socket ct-centred" />;
  return (
    <i
      className="vv-socket vv-coin ct-centred"
      data-moved={by === MOVED ? '' : undefined}
      data-planned={planned ? '' : undefined}
    >
      <SeatShield seat={by === MOVED ? 0 : by} />
    </i>
  );
}

/** The same for those who don't see it. */
export function coinWords({ say, who }: Scene, by: number): string {
  if (by === NONE) return say('coin-none');
  return by === MOVED ? say('coin-next') : say('coin-of', { name: who(by) });
}

interface CellProps {
  readonly kind: string;
  readonly coins: readonly number[];
  /** How many of this seat's would be laid there. */
  readonly planned: number;
  readonly payer: number;
}

/** As many coins as can be told apart; what is more is a number. */
const MOST_COINS = 3;

/** Someone's Resources of a kind: a place for a coin on each, the free ones first. */
export function Cell({ kind, coins, planned, payer }: CellProps) {
  const sorted = coins.toSorted((a, b) => Number(b === NONE) - Number(a === NONE));
  return (
    <span
      className="vv-cell ct-line"
      data-kind={kind}
      data-none={coins.length === 0 ? '' : undefined}
    >
      <span className="vv-cell__coins">
        {sorted.slice(0, MOST_COINS).map((coin, i) => (
          <Coin key={i} by={i < planned ? payer : coin} planned={i < planned} />
        ))}
      </span>
      {coins.length > MOST_COINS && <b>{coins.length}</b>}
      <Token icon={kind} />
    </span>
  );
}
