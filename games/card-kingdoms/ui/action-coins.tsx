import type { BoardPart } from '@castellan/table';
import { actionsIn } from '../view.ts';
import type { Scene } from './scene.ts';

/** The two actions of a turn as coins: what is spent is grey, the one that is being taken is ringed. */
export function ActionCoins({ scene: { view, say } }: BoardPart<Scene>) {
  const { actions, spent, now } = actionsIn(view);
  return (
    <ol className="ck-coins" aria-label={say('actions-left', { n: actions - spent })}>
      {Array.from({ length: actions }, (_, at) => (
        <li
          key={at}
          className="ct-centred"
          data-spent={at < spent ? '' : undefined}
          data-now={at === now ? '' : undefined}
          aria-hidden="true"
        >
          {at + 1}
        </li>
      ))}
    </ol>
  );
}
