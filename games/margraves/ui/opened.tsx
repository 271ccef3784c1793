import type { OpenedPart } from '@castellan/table';
import { CardThing, Drawer, Token } from '@castellan/table';
import { TRACK } from '../cards/boards.ts';
import { GUILDS } from '../cards/language.ts';
import { sectionOf } from '../actions/influence.ts';
import { PrivilegeThing } from './privileges.tsx';
import type { Scene } from './scene.ts';
import { citizenId, handCount, inHand, played } from './scene.ts';

/** All that lies before someone, large, over the map. */
export function Opened({ scene, seat, onClose }: OpenedPart<Scene>) {
  const { view, say, who } = scene;
  const player = view.players[seat]!;
  const hand = inHand(player);
  const isKnown = hand.length === handCount(player);
  return (
    <Drawer over="map" title={who(seat)} onClose={onClose}>
      <p className="mg-opened__icons">
        {GUILDS.map((guild, row) => (
          <span key={guild}>
            <Token icon={`guild:${guild}`} />
            <Token icon="vp" text={`${TRACK.points[sectionOf(player.influence[row]!)]!}`} />
          </span>
        ))}
      </p>
      {player.tiles.length > 0 && <h3>{say.tiles}</h3>}
      <ul className="mg-tiles">
        {player.tiles.map(tile => (
          <li key={tile}>
            <PrivilegeThing tile={tile} />
          </li>
        ))}
      </ul>
      {isKnown ? (
        <>
          <Cards title={say.handOf(hand.length)} kinds={hand} place={`hand:${seat}`} />
          <Cards
            title={say.played}
            kinds={played(player).map(({ kind }) => kind)}
            place={`played:${seat}`}
          />
        </>
      ) : (
        // Some lie face down: which are left in the hand, only their owner knows.
        <Cards
          title={`${say.line}, ${say.handOf(handCount(player))}`}
          kinds={player.citizens}
          place={`hand:${seat}`}
        />
      )}
    </Drawer>
  );
}

interface CardsProps {
  readonly title: string;
  readonly kinds: readonly number[];
  readonly place: string;
}

function Cards({ title, kinds, place }: CardsProps) {
  if (kinds.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className="ct-row mg-cards">
        {kinds.map((kind, i) => (
          <li key={i}>
            <CardThing card={`citizen:${citizenId(kind)}`} of={`${place}:${citizenId(kind)}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
