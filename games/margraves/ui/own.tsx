// What else lies in front of a player: tiles, and the Citizens that were played.
import type { BoardPart, OpenedPart, SeatPart } from '@castellan/table';
import { CardThing, Drawer, List, MedalThing, Thing, Token, useLooks } from '@castellan/table';
import { GUILDS } from '../cards/language.ts';
import { TILES } from '../cards/tiles.ts';
import { tileSign } from './faces.ts';
import { PrivilegeThing } from './offer.tsx';
import type { Scene } from './scene.ts';
import { citizenId } from './scene.ts';

/** The Citizens the player has played, as little pictures. */
export function PlayedChips({ scene: { standings, say, near } }: BoardPart<Scene>) {
  const { faceOf } = useLooks();
  return (
    <List of={standings[near]!.played} className="mg-chips ct-fan" label={say('played')}>
      {({ kind, isOpen }) => {
        const { ref, name } = faceOf(`citizen:${citizenId(kind)}`)!;
        return (
          <span data-down={isOpen ? undefined : ''}>
            <MedalThing of={`played:${near}:${citizenId(kind)}`} card={ref} label={name} />
          </span>
        );
      }}
    </List>
  );
}

/** One's tiles, as little ones: of a grant its seal, of others what they bring. */
export function TileChips({ scene: { view, say, near } }: BoardPart<Scene>) {
  const { faceOf } = useLooks();
  return (
    <List of={view.players[near]!.tiles} className="mg-chips ct-fan" label={say('tiles')}>
      {tile => {
        const card = TILES[tile]!;
        const { ref, sentence } = faceOf(`tile:${card.id}`)!;
        return (
          <Thing of={ref} label={sentence} className="ct-medal-thing">
            <span className="ct-medal mg-tile" data-level={card.level}>
              <Token icon={tileSign(card)} />
            </span>
          </Thing>
        );
      }}
    </List>
  );
}

/** In a tab: how many Citizens are on the player's pile. */
export const OwnCount = ({ scene: { standings, near } }: BoardPart<Scene>) => (
  <span className="mg-own-count ct-line">
    <Token icon="card:citizens" />
    <b>{standings[near]!.played.length}</b>
  </span>
);

/** Tiles and played Citizens, large; first what is asked about. */
export function Own({ scene }: BoardPart<Scene>) {
  const { near, decision } = scene;
  const parts = [
    <TilesOf key="tiles" scene={scene} seat={near} />,
    <PlayedOf key="played" scene={scene} seat={near} />,
  ];
  const isPlayedAsked = decision?.options.some(({ ref }) => ref?.startsWith('played:'));
  return <>{isPlayedAsked ? parts.toReversed() : parts}</>;
}

function TilesOf({ scene: { view, say }, seat }: SeatPart<Scene>) {
  const { tiles } = view.players[seat]!;
  return (
    <section>
      <h3>{say('tiles')}</h3>
      <List of={tiles} className="mg-tiles" empty={say('none')}>
        {tile => <PrivilegeThing tile={tile} />}
      </List>
    </section>
  );
}

function PlayedOf({ scene: { standings, say }, seat }: SeatPart<Scene>) {
  const kinds = standings[seat]!.played.map(({ kind }) => kind);
  return <Citizens title={say('played')} kinds={kinds} place={`played:${seat}`} />;
}

interface CitizensProps {
  readonly title: string;
  readonly kinds: readonly number[];
  readonly place: string;
}

function Citizens({ title, kinds, place }: CitizensProps) {
  if (kinds.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <List of={kinds.map(citizenId)} className="ct-row">
        {id => <CardThing card={`citizen:${id}`} of={`${place}:${id}`} />}
      </List>
    </section>
  );
}

/** All that lies before someone, large, over the map. */
export function Opened({ scene, seat, onClose }: OpenedPart<Scene>) {
  const { view, say, who, standings } = scene;
  const { hand, handSize, iconPoints } = standings[seat]!;
  const place = `hand:${seat}`;
  const inHand = say('hand-of', { n: handSize });
  return (
    <Drawer over="map" title={who(seat)} onClose={onClose}>
      <div className="mg-opened">
        <p className="mg-opened__icons ct-line">
          {GUILDS.map((guild, row) => (
            <span key={guild}>
              <Token icon={`guild:${guild}`} />
              <Token icon="vp" text={`${iconPoints[row]!}`} />
            </span>
          ))}
        </p>
        <TilesOf scene={scene} seat={seat} />
        {hand.length === handSize ? (
          <>
            <Citizens title={inHand} kinds={hand} place={place} />
            <PlayedOf scene={scene} seat={seat} />
          </>
        ) : (
          // Some lie face down: which are left in the hand, only their owner knows.
          <Citizens
            title={`${say('line')}, ${inHand}`}
            kinds={view.players[seat]!.citizens}
            place={place}
          />
        )}
      </div>
    </Drawer>
  );
}
