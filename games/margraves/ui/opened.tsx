import type { OpenedPart } from '@castellan/table';
import { Drawer, Token } from '@castellan/table';
import { GUILDS } from '../cards/language.ts';
import { Citizens, PlayedOf, TilesOf } from './own.tsx';
import type { Scene } from './scene.ts';

/** All that lies before someone, large, over the map. */
export function Opened({ scene, seat, onClose }: OpenedPart<Scene>) {
  const { view, say, who, standings } = scene;
  const { hand, handSize, iconPoints } = standings[seat]!;
  const isKnown = hand.length === handSize;
  return (
    <Drawer over="map" title={who(seat)} onClose={onClose}>
      <div className="mg-opened-track">
        <p className="mg-opened__icons">
          {GUILDS.map((guild, row) => (
            <span key={guild}>
              <Token icon={`guild:${guild}`} />
              <Token icon="vp" text={`${iconPoints[row]!}`} />
            </span>
          ))}
        </p>
        <TilesOf scene={scene} seat={seat} />
        {isKnown ? (
          <>
            <Citizens
              title={say('hand-of', { n: hand.length })}
              kinds={hand}
              place={`hand:${seat}`}
            />
            <PlayedOf scene={scene} seat={seat} />
          </>
        ) : (
          // Some lie face down: which are left in the hand, only their owner knows.
          <Citizens
            title={`${say('line')}, ${say('hand-of', { n: handSize })}`}
            kinds={view.players[seat]!.citizens}
            place={`hand:${seat}`}
          />
        )}
      </div>
    </Drawer>
  );
}
