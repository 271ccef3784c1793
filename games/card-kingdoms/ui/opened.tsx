import { NOBODY } from '@castellan/kernel';
import { openedOf, TileThing, timesAsLarge, usePlan } from '@castellan/table';
import type { Held, Scene } from './scene.ts';
import { citizensBefore, heldOf } from './scene.ts';

/** A Duke has more to tell than the others: as much larger as on the table. */
const DUKE = 1.6;

/** All that lies before someone, large, over the Center. */
export const Opened = openedOf<Scene>('center', (scene, seat) => {
  const { view, say } = scene;
  const { tile } = usePlan();
  const player = view.players[seat];
  const { domains, duke } = seat === NOBODY ? view.darkLord! : player!;
  const dukes = duke >= 0 ? [duke] : (player?.dukesOffered ?? []);
  const lots: readonly [title: string, held: readonly Held[]][] = [
    [say('kind-citizen'), citizensBefore(scene, seat)],
    [say('kind-domain'), heldOf('domain', domains)],
    [say('monsters-slain'), heldOf('monster', player?.monsters ?? [])],
    [say('duke'), heldOf('duke', dukes)],
  ];
  return lots.map(([title, held]) => ({
    title,
    things: held.map(({ ref, n }) => (
      <TileThing
        card={ref}
        of={`tableau:${seat}:${ref}`}
        count={n}
        size={ref.startsWith('duke:') ? timesAsLarge(tile, DUKE) : undefined}
        owned
        flat
      />
    )),
  }));
});
