import type { PlatePart, SeatPart } from '@castellan/table';
import { Hollow, TileThing, Token, useLooks, usePlan, Zone } from '@castellan/table';
import { DUKES } from '../cards/dukes.ts';
import { NONE } from '../state.ts';
import { icon } from './speech.ts';
import type { Held, Scene } from './scene.ts';
import { domainsOf, monstersOf } from './scene.ts';

/** Domains beyond these lie under the last. */
const DOMAIN_PLACES = 3;

/** One's Duke, Domains and slain Monsters. */
export function Court({ scene, seat, onOpen }: PlatePart<Scene>) {
  const { say, who } = scene;
  return (
    <Zone id="court" label={`${who(seat)}: ${say('court')}`} seat={seat}>
      <CourtPlaces scene={scene} seat={seat} onOpen={onOpen} />
    </Zone>
  );
}

/** A place for the Duke, for Domains and for the pile of Monsters. */
export function CourtPlaces({ scene, seat, onOpen }: PlatePart<Scene>) {
  const { view, say, me } = scene;
  const player = view.players[seat]!;
  const isChoosing = player.duke === NONE && me === seat;
  const dukes = (isChoosing ? player.dukesOffered : [player.duke]).filter(duke => duke >= 0);
  const isNarrow = usePlan().mode === 'tablet';
  return (
    <ul className="ct-grid ck-court">
      {dukes.map(duke => (
        <li key={duke} className="ck-duke">
          <TileThing
            card={`duke:${DUKES[duke]!.id}`}
            of={`tableau:${seat}:duke:${DUKES[duke]!.id}`}
            careful={isChoosing}
          />
        </li>
      ))}
      {dukes.length === 0 && (
        <li className="ck-duke">
          <Hollow picture="throne-king" label={say('secret-duke')}>
            {say('duke')}
          </Hollow>
        </li>
      )}
      {isChoosing ? null : isNarrow ? (
        <li>
          <OpenCourt scene={scene} seat={seat} onOpen={onOpen} />
        </li>
      ) : (
        <Piles scene={scene} seat={seat} />
      )}
    </ul>
  );
}

/** In little room: how many Domains and Monsters there are; a press opens them. */
export function OpenCourt({ scene: { view, say }, seat, onOpen }: PlatePart<Scene>) {
  const { domains, monsters } = view.players[seat]!;
  return (
    <button type="button" className="ct-button ck-open-court" title={say('court')} onClick={onOpen}>
      <span>
        <Token icon="count:domains" label={say('kind-domain')} /> {domains.length}
      </span>
      <span>
        <Token icon="count:monsters" label={say('monsters-slain')} /> {monsters.length}
      </span>
    </button>
  );
}

/** Domains in their places, and the Monsters on a pile. */
function Piles({ scene: { view, say, locale }, seat }: SeatPart<Scene>) {
  const { faceOf } = useLooks();
  const player = view.players[seat]!;
  const domains = domainsOf(player.domains);
  const places: readonly (readonly Held[])[] = [
    ...Array.from({ length: DOMAIN_PLACES - 1 }, (_, at) => domains.slice(at, at + 1)),
    domains.slice(DOMAIN_PLACES - 1),
    monstersOf(player.monsters).toReversed(),
  ];
  return places.map(([top, ...below], at) => {
    const isDomain = at < DOMAIN_PLACES;
    const name = isDomain ? say('domain') : say('monsters-slain');
    return (
      <li key={at}>
        {top === undefined ? (
          <Hollow
            picture={isDomain ? 'tower-flag' : icon('count:monsters', locale).picture}
            label={name}
          >
            {name}
          </Hollow>
        ) : (
          <TileThing
            card={{ ...faceOf(top.ref)!, price: [] }}
            of={`tableau:${seat}:${top.ref}`}
            count={below.reduce((sum, { n }) => sum + n, top.n)}
          />
        )}
      </li>
    );
  });
}
