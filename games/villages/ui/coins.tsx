import { SeatShield } from '@castellan/table';
import { MOVED, NONE } from '../state.ts';
import type { Scene } from './scene.ts';

/** A place for a coin: empty, or with the arms of who laid it. Alone, one that comes back next turn lies turned. */
export function Coin({ by }: { readonly by: number }) {
  if (by === NONE) return <i className="vv-socket" />;
  return (
    <i className="vv-socket vv-coin" data-moved={by === MOVED ? '' : undefined}>
      <SeatShield seat={by === MOVED ? 0 : by} />
    </i>
  );
}

/** The same for those who don't see it. */
export function coinWords({ say, who }: Scene, by: number): string {
  if (by === NONE) return say.coinNone;
  return by === MOVED ? say.coinNext : say.coinOf(who(by));
}
