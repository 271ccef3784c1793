import type { OpenedPart } from '@castellan/table';
import { Drawer, Tile, usePlan } from '@castellan/table';
import { Cells } from './rivals.tsx';
import type { Scene } from './scene.ts';
import { buildingRef, villageRefs } from './scene.ts';
import { tileFace } from './tiles.ts';
import { Standing } from './village.tsx';

/** A village large, over the market, and what everyone saw going into that hand. */
export function Opened({ scene, seat, onClose }: OpenedPart<Scene>) {
  const { view, say, who, locale, me } = scene;
  const { isLow } = usePlan();
  const player = view.players[seat]!;
  const refs = villageRefs(player);
  return (
    <Drawer over="market" title={say('village', { name: who(seat) })} onClose={onClose}>
      {seat !== me && isLow && <Cells scene={scene} seat={seat} />}
      {refs.length === 0 && <p>{say('nothing')}</p>}
      <ul className="ct-row">
        {refs.map(ref => (
          <li key={ref}>
            <Standing refName={ref} seat={seat} locale={locale} />
          </li>
        ))}
      </ul>
      {seat !== me && player.shown.length > 0 && (
        <>
          <h3>{say('known')}</h3>
          <ul className="ct-row">
            {player.shown.map((card, i) => (
              <li key={i}>
                <Tile face={tileFace(buildingRef(card), locale, 'open')} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Drawer>
  );
}
