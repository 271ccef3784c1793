import type { OpenedPart } from '@castellan/table';
import { Drawer, Tile, TileRow, usePlan } from '@castellan/table';
import { Cells } from './rivals.tsx';
import type { Scene } from './scene.ts';
import { buildingRef, villageRefs } from './scene.ts';
import { tileFace } from './tiles.ts';
import { standing } from './village.tsx';

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
      <TileRow className="ct-row">{refs.map(ref => standing(ref, seat, locale))}</TileRow>
      {seat !== me && player.shown.length > 0 && (
        <>
          <h3>{say('known')}</h3>
          <TileRow className="ct-row">
            {player.shown.map((card, i) => (
              <Tile key={i} face={tileFace(buildingRef(card), locale, 'open')} />
            ))}
          </TileRow>
        </>
      )}
    </Drawer>
  );
}
