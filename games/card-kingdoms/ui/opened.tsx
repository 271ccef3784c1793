import { NOBODY } from '@castellan/kernel';
import type { OpenedPart } from '@castellan/table';
import { Drawer, TileThing, useLooks, usePlan } from '@castellan/table';
import type { Held, Scene } from './scene.ts';
import { citizensBefore, citizensOf, domainsOf, dukesOf, monstersOf } from './scene.ts';

/** All that lies before someone, large, over the Center. */
export function Opened({ scene, seat, onClose }: OpenedPart<Scene>) {
  const { view, say, who } = scene;
  const lord = view.darkLord;
  const isLord = seat === NOBODY && lord !== null;
  const { domains, duke } = isLord ? lord : view.players[seat]!;
  const dukes = duke >= 0 || isLord ? [duke] : view.players[seat]!.dukesOffered;
  const groups = [
    {
      title: say('kind-citizen'),
      held: isLord ? citizensOf(lord, []) : citizensBefore(scene, seat),
    },
    { title: say('kind-domain'), held: domainsOf(domains) },
    { title: say('monsters-slain'), held: isLord ? [] : monstersOf(view.players[seat]!.monsters) },
    { title: say('duke'), held: dukesOf(dukes.filter(one => one >= 0)) },
  ];
  return (
    <Drawer over="center" title={isLord ? say('lord') : who(seat)} onClose={onClose}>
      {groups.map(({ title, held }) => (
        <Group key={title} title={title} held={held} seat={seat} />
      ))}
    </Drawer>
  );
}

interface GroupProps {
  readonly title: string;
  readonly held: readonly Held[];
  readonly seat: number;
}

/** A Duke has more to tell than the others: as much larger as on the table. */
const DUKE = 1.6;

function Group({ title, held, seat }: GroupProps) {
  const { faceOf } = useLooks();
  const { tile } = usePlan();
  if (held.length === 0) return null;
  const duke = { width: Math.round(tile.width * DUKE), height: Math.round(tile.height * DUKE) };
  return (
    <section>
      <h3>{title}</h3>
      <ul className="ct-row">
        {held.map(({ ref, n }) => (
          <li key={ref}>
            <TileThing
              card={{ ...faceOf(ref)!, price: [] }}
              of={`tableau:${seat}:${ref}`}
              count={n}
              size={ref.startsWith('duke:') ? duke : undefined}
              flat
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
