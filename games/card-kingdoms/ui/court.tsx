import type { PlatePart, SeatPart } from '@castellan/table';
import { Ghost, Hollow, TileThing, Token, useLooks, usePlan, Zone } from '@castellan/table';
import { DUKES } from '../cards/dukes.ts';
import { icon } from './speech.ts';
import type { Held, Scene } from './scene.ts';
import { domainsOf, monstersOf, paidFor } from './scene.ts';

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
  const { view, say } = scene;
  const { duke } = view.players[seat]!;
  const isNarrow = usePlan().mode === 'tablet';
  return (
    <ul className="ct-grid ck-court">
      <li className="ck-duke">
        {duke >= 0 ? (
          <TileThing
            card={`duke:${DUKES[duke]!.id}`}
            of={`tableau:${seat}:duke:${DUKES[duke]!.id}`}
          />
        ) : (
          <Hollow picture="throne-king" label={say('secret-duke')}>
            {say('duke')}
          </Hollow>
        )}
      </li>
      {isNarrow ? (
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
function Piles({ scene, seat }: SeatPart<Scene>) {
  const { view, say, locale, me } = scene;
  const { faceOf } = useLooks();
  const coming = seat === me ? paidFor(scene) : null;
  const player = view.players[seat]!;
  const domains = domainsOf(player.domains);
  const places: readonly (readonly Held[])[] = [
    ...Array.from({ length: DOMAIN_PLACES - 1 }, (_, at) => domains.slice(at, at + 1)),
    domains.slice(DOMAIN_PLACES - 1),
    monstersOf(player.monsters).toReversed(),
  ];
  const free = Math.min(domains.length, DOMAIN_PLACES - 1);
  const comesTo = coming?.startsWith('domain:')
    ? free
    : coming?.startsWith('monster:')
      ? DOMAIN_PLACES
      : null;
  return places.map(([top, ...below], at) => {
    const isDomain = at < DOMAIN_PLACES;
    const isComing = at === comesTo;
    const name = isDomain ? say('domain') : say('monsters-slain');
    return (
      <li key={at} data-coming={isComing && top !== undefined ? '' : undefined}>
        {top === undefined && isComing ? (
          <Ghost card={coming!} />
        ) : top === undefined ? (
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
