import type { PlatesPart } from '@castellan/table';
import { Counter, kindsOf, List, MedalThing, Placard, rivalsOf, usePlan } from '@castellan/table';
import { useEffect } from 'preact/hooks';
import { auditOf } from '../view.ts';
import { Finished, plateOf, Reserved } from './purse.tsx';
import type { Scene } from './scene.ts';
import { citizenId } from './scene.ts';

/** On a small screen the viewer's own points come first. */
const Others = rivalsOf<Scene>({
  seats: ({ near, others }, { isSmall }) => (isSmall ? [near, ...others] : others),
  before: (scene, { isSmall }) => scene.others.length === 0 && !isSmall && audit(scene),
  usePlate: (scene, seat) => {
    const { view, say, near } = scene;
    const { isSmall } = usePlan();
    const n = view.players[seat]!.hand.length;
    const hand = { icon: 'place:hand', n, place: `hand-of:${seat}`, label: say('in-hand', { n }) };
    return {
      ...plateOf(scene, seat),
      signs: seat !== near && <Counter {...hand} />,
      children: (
        <>
          <div className="qv-plate__row ct-line">
            <Finished scene={scene} seat={seat} />
            {!isSmall && company(scene, seat)}
          </div>
          {!isSmall && <Reserved scene={scene} seat={seat} />}
        </>
      ),
    };
  },
});

/** The others. Where plates are too small to press a Citizen on them, the Guild that is asked about opens by itself. */
export function Rivals({ scene, onOpen }: PlatesPart<Scene>) {
  const { mode } = usePlan();
  const ref = scene.decision?.options.find(option => option.ref?.startsWith('tableau:'))?.ref;
  const about = mode === 'wide' ? undefined : ref?.split(':')[1];
  useEffect(() => {
    if (about === undefined) return undefined;
    onOpen(Number(about));
    return () => onOpen(null);
  }, [about]);
  return <Others scene={scene} onOpen={onOpen} />;
}

/** Someone's Guild as small pictures. */
const company = ({ view, say }: Scene, seat: number) => (
  <List
    of={kindsOf(view.players[seat]!.guild)}
    className="qv-company ct-row"
    label={say('guild')}
    place={`guild-of:${seat}`}
    empty={say('empty-guild')}
  >
    {({ card, n }) => {
      const ref = `citizen:${citizenId(card)}`;
      return <MedalThing of={`tableau:${seat}:${ref}`} card={ref} n={n} />;
    }}
  </List>
);

/** Alone: what the auditor will say. */
function audit({ view, say }: Scene) {
  const { points, ranks, reached } = auditOf(view);
  return (
    <Placard title={say('audit')} now={`${points} · ${say(`rank-${ranks[reached]!.rank}`)}`}>
      <ol className="qv-audit">
        {ranks.map(({ rank, least }, i) => (
          <li key={least} data-now={i === reached ? '' : undefined}>
            <b>{least}</b> {say(`rank-${rank}`)}
          </li>
        ))}
      </ol>
    </Placard>
  );
}
