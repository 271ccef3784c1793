import type { PlatePart, SeatPart } from '@castellan/table';
import {
  Counter,
  CardArt,
  Fold,
  Hollow,
  SeatShield,
  Thing,
  List,
  TileThing,
  Token,
  useLooks,
  Sideways,
  usePlan,
} from '@castellan/table';
import type { CSSProperties } from 'preact';
import { RESOURCES } from '../cards/language.ts';
import { NONE } from '../state.ts';
import { standingOf } from '../view.ts';
import { Cell, Coin, coinWords } from './coins.tsx';
import { purseOf } from './flights.ts';
import type { Scene } from './scene.ts';
import { plannedOn, resourcesOf, villageRefs } from './scene.ts';
import { columnsOf, placesIn } from './stage.ts';
import { tileFace } from './tiles.ts';

/** The viewer's village: the Castle, the Resources with the coins on them, and the places that count for the end. */
export function Village({ scene, seat, onOpen }: PlatePart<Scene>) {
  const { say, who } = scene;
  return (
    <Fold
      id="village"
      label={say('village', { name: who(seat) })}
      seat={seat}
      className="vv-village"
      lip={say('village-lip', { n: villageRefs(scene.view.players[seat]!).length })}
      peek={<Home scene={scene} seat={seat} />}
    >
      <Places scene={scene} seat={seat} onOpen={onOpen} />
    </Fold>
  );
}

/** The Castle, what the player has, and the Resources by kind. */
function Home({ scene, seat }: SeatPart<Scene>) {
  const { say, who, me } = scene;
  return (
    <>
      {/* Those who only watch have no village of their own: whose it is changes with the turn. */}
      {me === null && (
        <p className="ct-note vv-whose ct-line">
          <SeatShield seat={seat} />
          {who(seat)}
        </p>
      )}
      <div className="vv-home">
        <Castle scene={scene} seat={seat} />
        <Purse scene={scene} seat={seat} />
        <List of={RESOURCES} className="vv-kinds" place="resources" label={say('resources')}>
          {(_, at) => <Column scene={scene} seat={seat} at={at} />}
        </List>
      </div>
    </>
  );
}

function Castle({ scene, seat }: SeatPart<Scene>) {
  const { faceOf } = useLooks();
  const { castle } = scene.view.players[seat]!;
  const isPlanned = plannedOn(scene, `castle:${seat}`) > 0;
  const face = faceOf(`castle:${seat}`)!;
  return (
    <Thing
      of={`castle:${seat}`}
      label={scene.say('castle-with', { coin: coinWords(scene, castle) })}
      className="vv-castle"
    >
      <CardArt
        face={face}
        view="tall"
        className="vv-castle__art ct-centred"
        emblem="vv-castle__emblem"
      >
        <span className="vv-castle__foot ct-line">
          <Coin by={isPlanned ? seat : castle} planned={isPlanned} />
          <Token icon="wild" />
        </span>
      </CardArt>
    </Thing>
  );
}

/** Points so far, gold to spend, and the gold that comes back. */
function Purse({ scene: { view, say }, seat }: SeatPart<Scene>) {
  const { gold } = view.players[seat]!;
  const { points, returns } = standingOf(view, seat);
  return (
    <div className="vv-purse ct-means" data-ref={`seat:${seat}`}>
      <Counter icon="vp" n={points} label={say('points', { n: points })} on />
      <Counter icon="gold" n={gold} place={purseOf(seat)} label={say('purse', { n: gold })} />
      <small data-none={returns === 0 ? '' : undefined}>{say('returns', { n: returns })}</small>
    </div>
  );
}

/** As many places of a kind are drawn; more Resources find room as well. */
const PLACES = 5;

/** One's Resources of a kind, growing upwards. Which of them takes a coin makes no difference: they are one thing. */
function Column({ scene, seat, at }: SeatPart<Scene> & { readonly at: number }) {
  const { of, label, coins, planned } = resourcesOf(scene, seat, at);
  const kind = RESOURCES[at]!;
  const { isSmall } = usePlan();
  // The one that is free lies at hand: on top.
  const sorted = coins.toSorted((a, b) => Number(a === NONE) - Number(b === NONE));
  return (
    <Thing of={of} zoom={null} label={label} className="vv-column">
      {isSmall && <Cell kind={kind} coins={coins} planned={planned} payer={seat} />}
      {!isSmall &&
        Array.from({ length: Math.max(PLACES, coins.length) }, (_, i) => {
          const coin = sorted[i];
          const isPlanned = coin === NONE && i >= sorted.length - planned;
          return coin === undefined ? (
            <span key={i} className="vv-plaque ct-line" data-none="">
              <Token icon={kind} />
            </span>
          ) : (
            <span key={i} className="vv-plaque ct-line" data-kind={kind}>
              <Coin by={isPlanned ? seat : coin} planned={isPlanned} />
              <Token icon={kind} />
            </span>
          );
        })}
    </Thing>
  );
}

/** The places for Buildings and Adventurers: as many as end the game. */
function Places({ scene, seat, onOpen }: PlatePart<Scene>) {
  const { view, say, locale } = scene;
  const players = view.players.length;
  const all = placesIn(players);
  const { mode } = usePlan();
  const refs = villageRefs(view.players[seat]!);
  const isOver = refs.length > all;
  const shown = isOver ? refs.slice(0, all - 1) : refs;
  return (
    <Sideways>
      <ol
        className="ct-grid vv-places"
        data-ref="places"
        aria-label={say('places', { n: refs.length, of: all })}
        style={{ '--cols': mode === 'lying' ? all : columnsOf(players) } as CSSProperties}
      >
        {shown.map(ref => (
          <li key={ref}>{standing(ref, seat, locale)}</li>
        ))}
        {isOver && (
          <li>
            <button type="button" className="vv-more ct-hollow" onClick={() => onOpen()}>
              {say('more', { n: refs.length - shown.length })}
            </button>
          </li>
        )}
        {Array.from({ length: Math.max(0, all - refs.length) }, (_, i) => {
          const n = refs.length + i + 1;
          return (
            <li key={`place ${n}`}>
              <Hollow label={say('place', { n })}>
                <b>{n}</b>
                {n === all && players > 1 && <span> {say('ends')}</span>}
              </Hollow>
            </li>
          );
        })}
      </ol>
    </Sideways>
  );
}

/** A Building or an Adventurer in a village. */
export const standing = (ref: string, seat: number, locale: Scene['locale']) => (
  <TileThing key={ref} card={tileFace(ref, locale, 'built')} of={`village:${seat}:${ref}`} />
);
