// What else lies in front of a player: tiles, and the Citizens that were played.
import type { BoardPart, Lot } from '@castellan/table';
import {
  CardThing,
  List,
  Lots,
  MedalThing,
  openedOf,
  Thing,
  Token,
  useLooks,
} from '@castellan/table';
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

const tilesOf = ({ view, say }: Scene, seat: number): Lot => ({
  title: say('tiles'),
  className: 'mg-tiles',
  things: view.players[seat]!.tiles.map(tile => <PrivilegeThing tile={tile} />),
  empty: say('none'),
});

const citizens = (title: string, kinds: readonly number[], place: string): Lot => ({
  title,
  things: kinds
    .map(citizenId)
    .map(id => <CardThing card={`citizen:${id}`} of={`${place}:${id}`} />),
});

function playedBy({ standings, say }: Scene, seat: number): Lot {
  const kinds = standings[seat]!.played.map(({ kind }) => kind);
  return citizens(say('played'), kinds, `played:${seat}`);
}

/** Tiles and played Citizens, large; first what is asked about. */
export function Own({ scene }: BoardPart<Scene>) {
  const { near, decision } = scene;
  const lots = [tilesOf(scene, near), playedBy(scene, near)];
  const isPlayedAsked = decision?.options.some(({ ref }) => ref?.startsWith('played:'));
  return <Lots of={isPlayedAsked ? lots.toReversed() : lots} />;
}

/** What an icon of each guild scores. */
const iconPointsOf = ({ standings }: Scene, seat: number): Lot => ({
  className: 'mg-opened__icons',
  things: GUILDS.map((guild, row) => (
    <>
      <Token icon={`guild:${guild}`} />
      <Token icon="vp" text={`${standings[seat]!.iconPoints[row]!}`} />
    </>
  )),
});

/** The Citizens in a hand, and those played. Where some lie face down, only their owner knows which. */
function citizensOf(scene: Scene, seat: number): Lot[] {
  const { view, say, standings } = scene;
  const { hand, handSize } = standings[seat]!;
  const place = `hand:${seat}`;
  const inHand = say('hand-of', { n: handSize });
  return hand.length === handSize
    ? [citizens(inHand, hand, place), playedBy(scene, seat)]
    : [citizens(`${say('line')}, ${inHand}`, view.players[seat]!.citizens, place)];
}

/** All that lies before someone, large, over the map. */
export const Opened = openedOf<Scene>(
  'map',
  (scene, seat) => [iconPointsOf(scene, seat), tilesOf(scene, seat), ...citizensOf(scene, seat)],
  'mg-opened',
);
