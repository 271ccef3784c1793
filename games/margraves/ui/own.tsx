import type { BoardPart, SeatPart } from '@castellan/table';
import { CardThing, MedalThing, Thing, Token, useLooks } from '@castellan/table';
import { TILES } from '../cards/tiles.ts';
import type { PrivilegeTile } from '../cards/tiles.ts';
import { PrivilegeThing } from './privileges.tsx';
import type { Scene } from './scene.ts';
import { citizenId } from './scene.ts';

/** The Citizens one has played, as little pictures. */
export function PlayedChips({ scene: { standings, say, near } }: BoardPart<Scene>) {
  const { faceOf } = useLooks();
  return (
    <ul className="mg-chips ct-fan" aria-label={say('played')}>
      {standings[near]!.played.map(({ kind, isOpen }, i) => {
        const card = `citizen:${citizenId(kind)}`;
        return (
          <li key={i} data-down={isOpen ? undefined : ''}>
            <MedalThing
              of={`played:${near}:${citizenId(kind)}`}
              card={card}
              label={faceOf(card)!.name}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** What kind of tile it is: a grant, a banner, or a seal of its first guild. */
const signOf = ({ grant, banner, guilds }: PrivilegeTile): string =>
  grant !== null ? 'grant' : banner !== null ? `banner:${banner}` : `guild:${guilds[0]!}`;

/** One's tiles, as little ones. */
export function TileChips({ scene: { view, say, near } }: BoardPart<Scene>) {
  const { faceOf } = useLooks();
  return (
    <ul className="mg-chips ct-fan" aria-label={say('tiles')}>
      {view.players[near]!.tiles.map(tile => {
        const { id, level } = TILES[tile]!;
        const of = `tile:${id}`;
        return (
          <li key={tile}>
            <Thing of={of} label={faceOf(of)!.sentence} className="ct-medal-thing">
              <span className="ct-medal mg-tile" data-level={level}>
                <Token icon={signOf(TILES[tile]!)} />
              </span>
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}

/** In a tab: how many Citizens lie on one's pile. */
export function OwnCount({ scene: { standings, near } }: BoardPart<Scene>) {
  return (
    <span className="mg-own-count">
      <Token icon="card:citizens" />
      <b>{standings[near]!.played.length}</b>
    </span>
  );
}

/** What lies before one besides the board: tiles and played Citizens, large; first what is asked about. */
export function Own({ scene }: BoardPart<Scene>) {
  const { near, decision } = scene;
  const isPlayedAsked = decision?.options.some(({ ref }) => ref?.startsWith('played:'));
  const parts = [
    <TilesOf key="tiles" scene={scene} seat={near} />,
    <PlayedOf key="played" scene={scene} seat={near} />,
  ];
  return <>{isPlayedAsked ? parts.toReversed() : parts}</>;
}

/** Somebody's tiles, large. */
export function TilesOf({ scene: { view, say }, seat }: SeatPart<Scene>) {
  const { tiles } = view.players[seat]!;
  return (
    <section>
      <h3>{say('tiles')}</h3>
      <ul className="mg-tiles">
        {tiles.map(tile => (
          <li key={tile}>
            <PrivilegeThing tile={tile} />
          </li>
        ))}
        {tiles.length === 0 && <li>{say('none')}</li>}
      </ul>
    </section>
  );
}

/** The Citizens that somebody has played, large. */
export function PlayedOf({ scene: { standings, say }, seat }: SeatPart<Scene>) {
  const kinds = standings[seat]!.played.map(({ kind }) => kind);
  return <Citizens title={say('played')} kinds={kinds} place={`played:${seat}`} />;
}

interface CitizensProps {
  readonly title: string;
  readonly kinds: readonly number[];
  readonly place: string;
}

export function Citizens({ title, kinds, place }: CitizensProps) {
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
