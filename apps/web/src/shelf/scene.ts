/** An hour of the day: three colours of its sky, from the top, and its light. */
const HOURS = [
  ['#33203f', '#8c4a5a', '#e8a468', '#ffd9a0'],
  ['#41788f', '#8fbcae', '#e6dfae', '#fff6d8'],
  ['#70461f', '#c98f45', '#f6d68e', '#fff0c0'],
  ['#4d4c70', '#b08585', '#f2caa2', '#ffe6c8'],
  ['#0c1633', '#263b70', '#6c89bd', '#e6eeff'],
] as const;

type Chance = () => number;

/** Numbers from 0 to 1, always the same ones for the same seed. */
export function chanceOf(seed: string): Chance {
  let n = [...seed].reduce((all, letter) => Math.imul(all ^ letter.codePointAt(0)!, 16_777_619), 7);
  return () => {
    n = Math.trunc(n + 0x6d_2b_79_f5);
    let t = Math.imul(n ^ (n >>> 15), 1 | n);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const WIDE = 200;
const near = (n: number): string => n.toFixed(1);

/** A line of peaks, as high as `tall` above `foot`. */
function peaks(chance: Chance, foot: number, tall: number): string {
  let path = `M-5 300V${foot}`;
  for (let x = -5; x < WIDE + 20; x += 12 + chance() * 16)
    path += `L${near(x)} ${near(foot - tall * (0.25 + 0.75 * chance()))}`;
  return `${path}V300Z`;
}

function hills(chance: Chance, foot: number, tall: number): string {
  let path = `M-5 300V${foot}`;
  for (let x = -5; x < WIDE + 10; x += 55)
    path += `Q${near(x + 27)} ${near(foot - tall * (0.6 + chance()))} ${x + 55} ${near(foot - tall * 0.3 * chance())}`;
  return `${path}V300Z`;
}

/** Trees before a hill. */
function pines(chance: Chance, foot: number, tall: number): string {
  let path = hills(chance, foot, tall * 0.25);
  for (let x = -4; x < WIDE; x += 7 + chance() * 13) {
    const [high, wide] = [tall * (0.5 + chance() * 0.7), 5 + chance() * 4];
    path += `M${near(x)} ${foot + 4}l${near(wide)} ${near(-high)}l${near(wide)} ${near(high)}Z`;
  }
  return path;
}

/** Roofs and towers before a hill. */
function towers(chance: Chance, foot: number, tall: number): string {
  let path = hills(chance, foot, tall * 0.3);
  for (let x = 6; x < WIDE - 10; x += 16 + chance() * 30) {
    const [high, wide] = [tall * (0.4 + chance() * 0.8), 9 + chance() * 8];
    path += `M${near(x)} ${foot + 8}v${near(-high - 8)}h${near(wide)}v${near(high + 8)}Z`;
    path += `M${near(x - 3)} ${near(foot - high)}l${near(wide / 2 + 3)} ${near(-wide * 1.3)}l${near(wide / 2 + 3)} ${near(wide * 1.3)}Z`;
  }
  return path;
}

const MIDDLE = [towers, hills, pines, peaks] as const;

const mixed = (a: string, b: string, part: number): string =>
  `color-mix(in oklab, ${a}, ${b} ${part}%)`;

interface SceneSpec {
  readonly seed: string;
  /** Which hour, counted on. */
  readonly hour: number;
  readonly from: string;
  readonly to: string;
}

/** A landscape on a field of 200 by 280: sky, three rows of silhouettes with a rim of light, mist, and what glows. */
export function scene({ seed, hour, from, to }: SceneSpec): string {
  const chance = chanceOf(seed);
  const sky = HOURS[hour % HOURS.length]!;
  const light = sky[3];
  const stop = (at: number, colour: string, part: number): string =>
    `<stop offset="${at}" style="stop-color:${mixed(colour, from, part)}"/>`;
  const row = (path: string, colour: string, rim: number): string =>
    `<path d="${path}" style="fill:${light};opacity:${rim}" transform="translate(-1.2 -1.4)"/>` +
    `<path d="${path}" style="fill:${colour}"/>`;
  const dots = Array.from({ length: 14 }, () => {
    const [x, y, r] = [chance() * WIDE, 150 + chance() * 110, 0.5 + chance() * 1.1];
    return `<circle cx="${near(x)}" cy="${near(y)}" r="${near(r)}"/>`;
  });
  const grass = Array.from({ length: 34 }, () => {
    const x = chance() * WIDE;
    return `M${near(x)} 282l${near(chance() * 8 - 4)} ${near(-8 - chance() * 16)}l3 20Z`;
  });
  const middle = MIDDLE[Math.floor(chance() * MIDDLE.length)]!;
  return (
    `<linearGradient id="s" x2="0" y2="1">${stop(0, sky[0], 30)}${stop(0.45, sky[1], 22)}${stop(0.85, sky[2], 8)}</linearGradient>` +
    `<radialGradient id="g"><stop stop-color="${light}" stop-opacity=".85"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="m" x2="0" y2="1"><stop offset=".3" stop-color="${light}" stop-opacity="0"/><stop offset="1" stop-color="${light}" stop-opacity=".34"/></linearGradient>` +
    `<rect width="200" height="280" fill="url(#s)"/><circle cx="52" cy="92" r="80" fill="url(#g)"/><circle cx="52" cy="92" r="13" fill="${light}"/>` +
    row(peaks(chance, 170, 62), mixed(sky[1], to, 38), 0.35) +
    '<rect y="110" width="200" height="80" fill="url(#m)"/>' +
    row(middle(chance, 205, 50), mixed(from, to, 42), 0.3) +
    '<rect y="160" width="200" height="70" fill="url(#m)"/>' +
    row(pines(chance, 248, 34), mixed(to, 'black', 22), 0.22) +
    `<path d="${grass.join('')}" style="fill:${mixed(to, 'black', 55)}"/>` +
    `<g fill="#ffe9a8" opacity=".8">${dots.join('')}</g>`
  );
}

/** An emblem of 512 by 512 as a gilt figure with ink, shade and a rim of light. */
export function figure(path: string, [x, y, size]: readonly [number, number, number]): string {
  return (
    '<linearGradient id="f" x2=".7" y2="1"><stop stop-color="#fff1bf"/><stop offset=".45" stop-color="#e4ae4a"/><stop offset="1" stop-color="#8d5a1d"/></linearGradient>' +
    `<g transform="translate(${x} ${y}) scale(${size / 512})" stroke-linejoin="round">` +
    `<path d="${path}" transform="translate(10 20)" opacity=".5"/>` +
    `<path d="${path}" fill="#1a1008" stroke="#1a1008" stroke-width="26"/>` +
    `<path d="${path}" fill="#fff3c9" transform="translate(-5 -6)"/><path d="${path}" fill="url(#f)"/></g>`
  );
}

/** A drawing as a picture of its own, for a style. */
export function pictureUrl(drawing: string, size: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`;
  return `url(${URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))})`;
}
