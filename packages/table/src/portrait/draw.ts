// Draws portraits: a bust in a round frame, as an image of its own.
import { mix } from '../theme/colour.ts';
import type { Gaze } from './face.ts';
import { brows, eyes, HEADS, mouth, nose, ON_SKIN, OVER_FACE } from './face.ts';
import { BEHIND_NECK, chain, GARMENTS, key } from './garments.ts';
import { ABOVE, BEARDS, BEHIND, moustache } from './hair.ts';
import { HATS, HIDES_EARS } from './hats.ts';
import type { Look, Mood } from './look.ts';
import { lookOf } from './look.ts';
import type { Stroke } from './stroke.ts';
import { darker, disc, flat, INK, lighter, part } from './stroke.ts';

export interface Pose {
  readonly mood: Mood;
  readonly gaze: Gaze;
  /** The colour of its frame. */
  readonly ring: string;
}

const JEWELS = { chain, key };

/** Everything from the shoulders to the back of the head. */
function body(look: Look): Stroke[] {
  const { behind, hair, garment, cloth, skin, hat } = look;
  const clothes = GARMENTS[garment](cloth);
  return [
    ...(behind === null ? [] : BEHIND[behind](hair)),
    ...(hat === 'hood'
      ? [flat('M24 50C24 24 36 14 50 14S76 24 76 50V84H24Z', darker(cloth, 0.65))]
      : []),
    ...clothes.slice(0, BEHIND_NECK[garment]),
    part('M42 62H58V77C58 83 42 83 42 77Z', mix(skin, '#5a2418', 0.2), 1.5),
    // The head throws a shadow on the neck.
    flat('M42 66Q50 79 58 68V74Q50 82 42 74Z', '#2a0a12', 0.4),
    ...clothes.slice(BEHIND_NECK[garment]),
    ...(look.jewel === undefined ? [] : JEWELS[look.jewel]),
  ];
}

/** The head itself: what turns least. */
function head({ head, skin, hat }: Look): Stroke[] {
  return [
    ...(HIDES_EARS.has(hat)
      ? []
      : [part('M31 44C26 42 25 52 31 55ZM69 44C74 42 75 52 69 55Z', skin, 1.7)]),
    part(HEADS[head], skin),
    flat('M62 26C69 33 70 46 67 57C64 66 58 71 51 72C60 64 64 44 62 26Z', darker(skin, 0.4), 0.24),
    flat(disc(41, 31, 7, 5), '#fff6e0', 0.16),
  ];
}

/** Brows, eyes, nose, mouth: they move with the gaze. */
function features(look: Look, { mood, gaze }: Pose): Stroke[] {
  const { skin, hair, iris, extras, beard } = look;
  const [brow, eye, lips] = look.moods[mood];
  const beardHair = look.beardHair ?? hair;
  const isFull = beard === 'full' || beard === 'long';
  const on = extras.flatMap(name => (name in ON_SKIN ? ON_SKIN[name as keyof typeof ON_SKIN] : []));
  return [
    flat(disc(36.5, 56, 4.5, 3) + disc(63.5, 56, 4.5, 3), '#d2543c', 0.2),
    ...on,
    ...eyes(eye, iris, mix(skin, '#8a4a34', 0.22), gaze),
    brows(brow, mix(beardHair, INK, 0.3)),
    ...nose(skin),
    ...(isFull
      ? [flat('M41 60Q50 56.500 59 60Q59 67 50 68T41 60Z', mix(skin, '#8a3a2a', 0.35))]
      : []),
    ...mouth(lips, skin),
    ...(isFull || beard === 'moustache' ? moustache(beardHair) : []),
  ];
}

function over({ extras }: Look): Stroke[] {
  return extras.flatMap(name =>
    name in OVER_FACE ? OVER_FACE[name as keyof typeof OVER_FACE] : [],
  );
}

/** How the ground behind somebody is divided, lighter on darker. */
const DIVISIONS = [
  'M50 0H100V100H50Z',
  'M0 0H25V100H0ZM50 0H75V100H50Z',
  'M0 0L100 100H40L0 60ZM60 0H100V40Z',
  'M0 0L50 50L100 0V36L50 86L0 36Z',
  'M0 0H50V50H100V100H50V50H0Z',
  'M50 -20L120 50L50 120L-20 50ZM50 14L14 50L50 86L86 50Z',
];

/** A part of the bust moved by so much. */
const moved = (x: number, y: number, strokes: string): string =>
  `<g transform="translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})">${strokes}</g>`;

/** Draws a portrait; the same seed and pose are always the same drawing. */
export function drawPortrait(seed: string, pose: Pose): string {
  const look = lookOf(seed);
  const { gaze, ring } = pose;
  const ink = new Ink();
  const beard = BEARDS[look.beard](look.beardHair ?? look.hair);
  // What is nearer to us turns further.
  const [dx, dy] = [gaze.across, gaze.down * 0.6];
  const bust =
    ink.draw(body(look)) +
    moved(dx * 0.7, dy * 0.5, ink.draw(head(look)) + ink.draw(beard)) +
    moved(dx * 2.6, dy * 1.6, ink.draw(features(look, pose))) +
    moved(dx * 1.2, dy, ink.draw(ABOVE[look.above](look.hair))) +
    moved(dx * 2.6, dy * 1.6, ink.draw(over(look))) +
    moved(dx * 1.2, dy, ink.draw(HATS[look.hat](look.cloth, look.other)));
  const dark = darker(look.ground, 0.66);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 104 104" width="208" height="208"><defs>' +
    '<clipPath id="o"><circle cx="50" cy="50" r="45.500"/></clipPath>' +
    `<radialGradient id="b" cx=".3" cy=".2" r=".95"><stop stop-color="${lighter(look.ground, 0.55)}"/><stop offset=".5" stop-color="${look.ground}"/><stop offset="1" stop-color="${dark}"/></radialGradient>` +
    `<linearGradient id="r" x2="1" y2="1"><stop stop-color="${mix(ring, '#ffffff', 0.6)}"/><stop offset=".45" stop-color="${ring}"/><stop offset="1" stop-color="${mix(ring, '#000000', 0.55)}"/></linearGradient>` +
    '<linearGradient id="l" x1=".12" y1=".08" x2=".9" y2=".95"><stop stop-color="#fff2c8" stop-opacity=".26"/><stop offset=".4" stop-color="#fff2c8" stop-opacity="0"/><stop offset=".6" stop-color="#12040c" stop-opacity="0"/><stop offset="1" stop-color="#12040c" stop-opacity=".5"/></linearGradient>' +
    '<radialGradient id="h" cx=".42" cy=".4" r=".5"><stop stop-color="#fff4d0" stop-opacity=".5"/><stop offset="1" stop-color="#fff4d0" stop-opacity="0"/></radialGradient>' +
    `${ink.defs()}</defs>` +
    '<circle cx="50" cy="50" r="50" fill="#160c06"/><circle cx="50" cy="50" r="45.500" fill="url(#b)"/>' +
    `<g clip-path="url(#o)"><path d="${DIVISIONS[look.division]}" fill="${lighter(look.ground, 0.3)}" opacity=".28"/>` +
    '<circle cx="46" cy="44" r="50" fill="url(#h)"/>' +
    `<g transform="translate(0 6)">${bust}</g><circle cx="50" cy="50" r="46" fill="url(#l)"/></g>` +
    '<circle cx="50" cy="50" r="46.800" fill="none" stroke="url(#r)" stroke-width="4.600"/>' +
    '<circle cx="50" cy="50" r="44.200" fill="none" stroke="#160c06" stroke-width="1.300" opacity=".75"/></svg>'
  );
}

/** Turns strokes into SVG, and collects what they need to be defined. */
class Ink {
  private readonly colours = new Set<string>();
  private readonly clips: string[] = [];

  draw(strokes: readonly Stroke[]): string {
    return strokes.map(stroke => this.stroke(stroke)).join('');
  }

  defs(): string {
    return [...this.colours].map(formColour).join('') + this.clips.join('');
  }

  private stroke({ path, fill, ink, line, width, opacity = 1, holes }: Stroke): string {
    const rule = holes ? ' fill-rule="evenodd"' : '';
    const seen = opacity === 1 ? '' : ` opacity="${opacity}"`;
    if (ink !== undefined) return this.form(path, fill!, ink, rule);
    if (line === undefined) return `<path d="${path}" fill="${fill}"${rule}${seen}/>`;
    return `<path d="${path}" fill="none" stroke="${line}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${seen}/>`;
  }

  /** A form in the light: a slanting fill, a rim of light inside its upper left edge, ink around it. */
  private form(path: string, colour: string, ink: number, rule: string): string {
    this.colours.add(colour);
    const id = `p${this.clips.length}`;
    this.clips.push(
      `<clipPath id="${id}"><path d="${path}"${rule.replace('fill', 'clip')}/></clipPath>`,
    );
    const outline = `fill="none" stroke-linejoin="round"`;
    return (
      `<path d="${path}" fill="url(#${idOf(colour)})"${rule}/>` +
      `<g clip-path="url(#${id})">` +
      `<path d="${path}" ${outline} stroke="${darker(colour, 0.5)}" stroke-width="5" opacity=".4" transform="translate(-1.800 -2)"/>` +
      `<path d="${path}" ${outline} stroke="${lighter(colour, 0.6)}" stroke-width="3" opacity=".75" transform="translate(.8 .9)"/></g>` +
      `<path d="${path}" ${outline} stroke="${darker(colour, 0.82)}" stroke-width="${ink}"/>`
    );
  }
}

const idOf = (colour: string): string => `c${colour.slice(1)}`;

const formColour = (colour: string): string =>
  `<linearGradient id="${idOf(colour)}" gradientUnits="userSpaceOnUse" x1="24" y1="8" x2="80" y2="96"><stop stop-color="${lighter(colour, 0.3)}"/><stop offset=".45" stop-color="${colour}"/><stop offset="1" stop-color="${darker(colour, 0.42)}"/></linearGradient>`;
