import { pictures } from 'virtual:pictures/web';
import { aboutIn } from '@castellan/kernel';
import { usePainting } from '@castellan/table/painting';
import type { CSSProperties } from 'preact';
import { useApp } from '../app/app-context.ts';
import { games } from '../games.ts';
import type { Fanned } from './fans.ts';
import { FANS } from './fans.ts';
import { chanceOf, figure, pictureUrl, scene } from './scene.ts';
import './drawn.css';
import './lamp-tokens.css';

const drawings = new Map<string, string>();

/** Drawn once for as long as the page is open. */
function once(name: string, draw: () => string): string {
  let drawing = drawings.get(name);
  if (drawing === undefined) drawings.set(name, (drawing = draw()));
  return drawing;
}

interface OfGame {
  readonly id: string;
}

const placeOf = (id: string): number =>
  Math.max(
    0,
    games.findIndex(game => game.id === id),
  );

/** The picture on a box: a place of the game's own, and its emblem. */
export function Cover({ id }: OfGame) {
  const url = once(id, () => {
    const { box } = games[placeOf(id)]!.about;
    const place = scene({ seed: `${id} box`, hour: placeOf(id), ...box });
    return pictureUrl(place + figure(pictures[box.picture]!, [46, 76, 108]), '200 280');
  });
  return <span className="cw-drawn" style={{ backgroundImage: url }} />;
}

/** A game's emblem, as it is let into the top of its table. */
export function Inlay({ id }: OfGame) {
  const url = once(`${id} inlay`, () =>
    pictureUrl(figure(pictures[games[placeOf(id)]!.about.box.picture]!, [6, 4, 88]), '100 100'),
  );
  return <span className="cw-drawn" style={{ backgroundImage: url }} />;
}

/** A picture for one of several ways to play a game. */
export function ValueArt({ id, at }: OfGame & { readonly at: number }) {
  const url = once(`${id} value ${at}`, () => {
    const { box } = games[placeOf(id)]!.about;
    const emblems = [box.picture, ...(FANS[id] ?? []).map(([, emblem]) => emblem)];
    const place = scene({ seed: `${id} value ${at}`, hour: at + 1, ...box });
    return pictureUrl(
      `<g transform="translate(0 -96)">${place}</g>${figure(pictures[emblems[at % emblems.length]!]!, [52, 20, 96])}`,
      '200 136',
    );
  });
  return <span className="cw-drawn" style={{ backgroundImage: url }} />;
}

const TONES = ['#b12a20', '#2a5db0', '#e2ae35', '#2c7a3d', '#6a3796'];

/** A card as it is seen from across the table: a plate and two tokens, and a hole for its picture. */
function frame(id: string, at: number): string {
  return once(`${id} ${at}`, () => {
    const { box } = games[placeOf(id)]!.about;
    const chance = chanceOf(`${id} ${at}`);
    const tone = (): string => TONES[Math.floor(chance() * TONES.length)]!;
    const token = (x: number, y: number): string =>
      `<circle cx="${x}" cy="${y}" r="15" fill="${tone()}" stroke="#1a1008" stroke-width="2.500"/><path d="M${x - 9} ${y - 6}a11 11 0 0 1 9-5" stroke="#fff" stroke-opacity=".6" stroke-width="2" fill="none"/>`;
    return pictureUrl(
      `<rect x="4" y="4" width="192" height="272" rx="10" fill="none" stroke="${box.to}" stroke-width="9"/>` +
        '<path d="M8 196H192V272H8Z" fill="#f0e2bf"/><path d="M8 182H192V206H8Z" fill="#fdf5df" stroke="#8b6526" stroke-width="2"/><path d="M40 194H160" stroke="#2a1d10" stroke-width="6" stroke-linecap="round" opacity=".75"/>' +
        `${token(74, 240)}${token(126, 240)}${token(30, 30)}<rect x="6" y="6" width="188" height="268" rx="9" fill="none" stroke="#d8b065" stroke-width="3"/>`,
      '200 280',
    );
  });
}

/** Its picture, until it is painted. */
const sketch = (id: string, at: number, emblem: string): string =>
  once(`${id} ${at} sketch`, () => {
    const { box } = games[placeOf(id)]!.about;
    const place = scene({ seed: `${id} ${at}`, hour: placeOf(id) + at * 2, ...box });
    return pictureUrl(
      `<g transform="translate(-4 -56)">${place}</g>${figure(pictures[emblem]!, [34, 26, 124])}`,
      '193 176',
    );
  });

interface FannedCardProps extends OfGame {
  readonly at: number;
  readonly shown: Fanned;
}

/** Whoever presses a button at once should not wait for what adorns the shelf; nor do all cards come at the same time. */
const REST_MS = 4000;
const APART_MS = 600;

/** One of them. It is painted as the game has it, when the page has been at rest for a while. */
function FannedCard({ id, at, shown: [ref, emblem, field] }: FannedCardProps) {
  const waits = REST_MS + APART_MS * (3 * placeOf(id) + at);
  const painting = usePainting({ ref, emblem, field, path: pictures[emblem]! }, 'card', waits);
  const picture = painting ?? sketch(id, at, emblem);
  return <i style={{ backgroundImage: `${frame(id, at)}, ${picture}` }} />;
}

/** Three cards, fanned out. A game that is new has none yet, but an emblem. */
export function Fan({ id }: OfGame) {
  const { box } = games[placeOf(id)]!.about;
  const shown = FANS[id] ?? [1, 2, 3].map((n): Fanned => [`card:${n}`, box.picture, 'plain']);
  return (
    <span className="cw-fan">
      {shown.map((one, at) => (
        <FannedCard key={at} id={id} at={at} shown={one} />
      ))}
    </span>
  );
}

const FACES = [
  [[50, 50]],
  [[25, 25], [75, 75]],
  [[22, 22], [50, 50], [78, 78]],
  [[25, 25], [75, 25], [25, 75], [75, 75]],
  [[25, 25], [75, 25], [25, 75], [75, 75], [50, 50]],
  [[25, 20], [75, 20], [25, 50], [75, 50], [25, 80], [75, 80]],
] as const; // prettier-ignore

/** A bone die that lies there, with this many pips on top. */
export function Die({ pips }: { readonly pips: 1 | 2 | 3 | 4 | 5 | 6 }) {
  const face = (matrix: string, n: number) => (
    <g transform={`matrix(${matrix})`} fill="#2a1409">
      {FACES[n % 6]!.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="11" />
      ))}
    </g>
  );
  return (
    <svg className="cw-die" viewBox="0 0 100 110">
      <ellipse cx="56" cy="92" rx="48" ry="15" opacity=".5" />
      <path d="M6 28L52 8L95 26L50 50Z" fill="#fffaf0" />
      <path d="M6 28L50 50V102L10 74Z" fill="#e6d8ba" />
      <path d="M95 26L50 50V102L90 72Z" fill="#b9a480" />
      <path
        d="M6 28L52 8L95 26L90 72L50 102L10 74Z"
        fill="none"
        stroke="#4a351f"
        stroke-width="2.5"
        stroke-linejoin="round"
      />
      {face('.43 .22 .46 -.2 6 28', pips - 1)}
      {face('.44 .22 .04 .5 6 28', pips)}
      {face('.45 -.24 -.04 .5 50 50', pips + 2)}
    </svg>
  );
}

export function Coin() {
  return (
    <svg className="cw-coin" viewBox="0 0 60 44">
      <ellipse cx="33" cy="32" rx="27" ry="11" opacity=".45" />
      <path d="M3 18v7a27 15 0 0 0 54 0v-7Z" fill="#8a5a14" />
      <ellipse cx="30" cy="18" rx="27" ry="15" fill="#e9b843" stroke="#7a4d10" stroke-width="1.6" />
      <ellipse cx="30" cy="18" rx="20" ry="10.5" fill="none" stroke="#8a5a14" stroke-width="1.8" />
      <path d="M8 13a27 15 0 0 1 30-9" stroke="#fff2b8" stroke-width="2.5" fill="none" />
    </svg>
  );
}

export function Gem() {
  return (
    <svg className="cw-gem" viewBox="0 0 40 40">
      <ellipse cx="22" cy="34" rx="15" ry="5" opacity=".45" />
      <path d="M20 3L34 14L20 36L6 14Z" fill="#2a5db0" stroke="#10254a" stroke-width="1.5" />
      <path d="M20 3L34 14H6Z" fill="#6d95d6" />
      <path d="M20 3L13 14L20 36L6 14Z" fill="#88abdf" />
    </svg>
  );
}

/** What lies before the open box: its lower half with cards in it, dice, coins and a gem. */
export function Pour({ id }: OfGame) {
  const { locale } = useApp();
  const { about } = games[placeOf(id)]!;
  const { from, to } = about.box;
  return (
    <span
      className="cw-pour"
      aria-hidden="true"
      style={{ '--ground-1': from, '--ground-2': to } as CSSProperties}
    >
      <Fan id={id} />
      <b className="cw-tray">{aboutIn(about, locale).name}</b>
      <Die pips={5} />
      <Die pips={2} />
      <Coin />
      <Coin />
      <Gem />
    </span>
  );
}

/** What lies before a closed one. */
export function Spill({ id }: OfGame) {
  return (
    <span className="cw-spill" aria-hidden="true">
      <Fan id={id} />
      <Coin />
      <Gem />
    </span>
  );
}

/** The lamp on the wall. By day it is out. */
export function Lamp() {
  return (
    <svg className="cw-lamp" viewBox="0 0 90 160" aria-hidden="true">
      <path d="M45-4V46M45 40c-8 0-10 10-2 11M45 40c8 0 10 10 2 11" />
      <path d="M26 76H64L60 140H30Z" className="cw-lamp-glass" />
      <path
        className="cw-lamp-flame"
        d="M45 90c9 12 12 20 8 30-3 8-13 8-16 0-3-9 2-12 3-18 2 4 4 5 5 3 1-3-1-9 0-15Z"
      />
      <path
        className="cw-lamp-iron"
        d="M22 74L45 50L68 74L66 80H24ZM28 138H62L66 150H24ZM44 78h3v60h-3Z"
      />
    </svg>
  );
}
