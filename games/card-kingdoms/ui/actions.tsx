import type { BoardPart } from '@castellan/table';
import { ActionCoins } from '@castellan/table';
import { actionsIn } from '../view.ts';
import type { Scene } from './scene.ts';

/** The two actions of a turn. */
export function Actions({ scene: { view, say } }: BoardPart<Scene>) {
  const now = actionsIn(view);
  return <ActionCoins {...now} label={say('actions-left', { n: now.actions - now.spent })} />;
}
