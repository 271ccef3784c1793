import { CardThing, Emblem, Thing, Token, useField, useLooks } from '@castellan/table';
import { TILES } from '../cards/tiles.ts';
import type { PrivilegeTile } from '../cards/tiles.ts';
import { PrivilegeThing } from './privileges.tsx';
import type { Scene } from './scene.ts';
import { citizenId, played } from './scene.ts';

interface OwnProps {
  readonly scene: Scene;
}

/** The Citizens one has played, as little pictures. */
export function PlayedChips({ scene: { view, say, near } }: OwnProps) {
  const pile = played(view.players[near]!);
  return (
    <ul className="mg-chips" aria-label={say.played}>
      {pile.map(({ kind, isOpen }, i) => (
        <li key={i}>
          <CitizenChip of={`played:${near}:${citizenId(kind)}`} isOpen={isOpen} />
        </li>
      ))}
    </ul>
  );
}

function CitizenChip({ of, isOpen }: { readonly of: string; readonly isOpen: boolean }) {
  const { faceOf } = useLooks();
  const { name, emblem, field } = faceOf(of)!;
  const picture = useField(field);
  return (
    <Thing of={of} label={name} className="mg-chip">
      <span
        className="mg-chip__art"
        data-down={isOpen ? undefined : ''}
        style={{ backgroundImage: `url(${picture})` }}
      >
        <Emblem name={emblem} />
      </span>
    </Thing>
  );
}

/** What kind of tile it is: a grant, a banner, or a seal of its first guild. */
const signOf = ({ grant, banner, guilds }: PrivilegeTile): string =>
  grant !== null ? 'grant' : banner !== null ? `banner:${banner}` : `guild:${guilds[0]!}`;

/** One's tiles, as little ones. */
export function TileChips({ scene: { view, say, near } }: OwnProps) {
  const { faceOf } = useLooks();
  const { tiles } = view.players[near]!;
  return (
    <ul className="mg-chips mg-chips--tiles" aria-label={say.tiles}>
      {tiles.map(tile => {
        const { id, level } = TILES[tile]!;
        return (
          <li key={tile}>
            <Thing of={`tile:${id}`} label={faceOf(`tile:${id}`)!.sentence} className="mg-chip">
              <span className="mg-chip__tile" data-level={level}>
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
export function OwnCount({ scene: { view, near } }: OwnProps) {
  return (
    <span className="mg-own-count">
      <Token icon="card:citizens" />
      <b>{played(view.players[near]!).length}</b>
    </span>
  );
}

/** What lies before one besides the board: tiles and played Citizens, large. */
export function Own({ scene }: OwnProps) {
  const { view, say, near } = scene;
  const player = view.players[near]!;
  return (
    <>
      <h3>{say.tiles}</h3>
      <ul className="mg-tiles">
        {player.tiles.map(tile => (
          <li key={tile}>
            <PrivilegeThing tile={tile} />
          </li>
        ))}
        {player.tiles.length === 0 && <li className="mg-none">{say.none}</li>}
      </ul>
      <h3>{say.played}</h3>
      <ul className="ct-row mg-cards">
        {played(player).map(({ kind }, i) => (
          <li key={i}>
            <CardThing
              card={`citizen:${citizenId(kind)}`}
              of={`played:${near}:${citizenId(kind)}`}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
