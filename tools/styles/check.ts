// Checks that style sheets take colours, spaces and layers from tokens: a file that ends in `tokens.css` names them, every other
// one uses the names. Then a look changes at one place, and what is nearly alike is alike.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A raw value, or a token that is not there: where, and what to write instead. */
export interface RawValue {
  readonly file: string;
  readonly line: number;
  readonly rule: 'colour' | 'space' | 'layer' | 'no-such-token';
  readonly advice: string;
}

interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly line: number;
}

interface Sheet {
  readonly file: string;
  readonly declarations: readonly Declaration[];
}

type Tokens = ReadonlyMap<string, string>;

const isTokens = (file: string): boolean => file.endsWith('tokens.css');

export function checkStyles(root: string): RawValue[] {
  const find = (pattern: string): string[] =>
    globSync(`{packages,games,apps}/*/${pattern}`, {
      cwd: root,
      exclude: ['**/node_modules', '**/dist', '**/artefacts'],
    }).sort();
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const sheets = find('**/*.css').map(file => ({ file, declarations: declarationsIn(read(file)) }));
  const tokens: Tokens = new Map(
    sheets
      .filter(({ file }) => isTokens(file))
      .flatMap(({ declarations }) => declarations.map(one => [one.property, one.value] as const)),
  );
  const isSetByScript = (name: string): boolean =>
    find('**/*.{ts,tsx}').some(file => read(file).includes(`'${name}'`));
  return [
    ...sheets.filter(({ file }) => !isTokens(file)).flatMap(sheet => rawIn(sheet, tokens)),
    ...unknownIn(sheets, isSetByScript),
  ];
}

/** All declarations of a sheet, with the line on which each begins. */
function declarationsIn(text: string): Declaration[] {
  const blank = (comment: string): string => comment.replaceAll(/[^\n]/g, ' ');
  const code = text.replaceAll(/\/\*.*?\*\//gs, blank);
  return [...code.matchAll(/(?<=[{;\s])(--[\w-]+|[a-z-]+):\s*([^;{}]+);/g)].map(found => ({
    property: found[1]!,
    value: found[2]!.replaceAll(/\s+/g, ' '),
    line: code.slice(0, found.index).split('\n').length,
  }));
}

function rawIn({ file, declarations }: Sheet, tokens: Tokens): RawValue[] {
  return declarations.flatMap(({ property, value, line }) => [
    ...coloursIn(property, value).map(colour => ({
      file,
      line,
      rule: 'colour' as const,
      advice: `${colour} has no name: ${nearestColour(colour, tokens)}`,
    })),
    ...spacesIn(property, value).map(space => ({
      file,
      line,
      rule: 'space' as const,
      advice: `${space} is no step: take ${nearestSpace(space, tokens)}`,
    })),
    ...(property === 'z-index' && /^-?[1-9]/.test(value)
      ? [{ file, line, rule: 'layer' as const, advice: layerAdvice(value, tokens) }]
      : []),
  ]);
}

/** A name of a colour that stands for one shade. What only darkens, lightens or hides may be `black`, `white`, `transparent`. */
const NAMES =
  /(?<![\w-])(?:red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|gold|silver|navy|teal|olive|maroon|aqua|lime|cyan|magenta|beige|ivory|tan|crimson|coral|khaki|indigo|violet|wheat)(?![\w-])/g;
const PAINTS = /^(?:color|background|border|outline|fill|stroke|box-shadow|text-shadow|filter)/;

function coloursIn(property: string, value: string): string[] {
  const painted = value.replaceAll(/url\([^)]*\)|'[^']*'/g, '');
  const raw = painted.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^)]*\)/gi);
  const named = PAINTS.test(property) ? painted.match(NAMES) : null;
  return [...(raw ?? []), ...(named ?? [])];
}

/** Red, green, blue and strength of `#rgb` up to `#rrggbbaa`; null for what is written in another way. */
function channels(colour: string): number[] | null {
  if (!/^#[\da-f]{3,8}$/i.test(colour)) return null;
  const digits = colour.slice(1);
  const pairs = digits.length < 6 ? [...digits].map(one => one + one) : digits.match(/../g)!;
  return [...pairs, 'ff'].slice(0, 4).map(pair => Number.parseInt(pair, 16));
}

function nearestColour(colour: string, tokens: Tokens): string {
  const wanted = channels(colour);
  const byDistance = [...tokens].flatMap(([name, value]) => {
    const has = channels(value);
    if (wanted === null || has === null) return [];
    return [{ name, value, away: Math.hypot(...has.map((n, i) => n - wanted[i]!)) }];
  });
  const [best] = byDistance.sort((a, b) => a.away - b.away);
  if (best?.away === 0) return `take var(${best.name})`;
  const nearest =
    best === undefined ? '' : `take var(${best.name}), ${best.value}, the nearest; or `;
  return `${nearest}name it in tokens.css`;
}

const SPACED = /^(?:margin|padding|gap|row-gap|column-gap|scroll-margin|scroll-padding)/;

/** Lengths in pixels and rem. Up to 3px it is a hairline, above 10px or 2rem the size of a thing. */
function spacesIn(property: string, value: string): string[] {
  if (!SPACED.test(property)) return [];
  const lengths = value.match(/(?<![\w.-])-?\d*\.?\d+(?:px|rem)\b/g) ?? [];
  return lengths.filter(length => {
    const n = Math.abs(Number.parseFloat(length));
    return length.endsWith('px') ? n > 3 && n <= 10 : n > 0 && n <= 2;
  });
}

function nearestSpace(space: string, tokens: Tokens): string {
  const unit = space.replace(/[-\d.]+/, '');
  const n = Number.parseFloat(space);
  const steps = [...tokens]
    .filter(([name, value]) => /^--ct-(?:space|fine)-/.test(name) && value.endsWith(unit))
    .map(([name, value]) => ({ name, away: Math.abs(Number.parseFloat(value) - Math.abs(n)) }));
  const [best] = steps.sort((a, b) => a.away - b.away);
  return n < 0 ? `calc(-1 * var(${best?.name}))` : `var(${best?.name})`;
}

function layerAdvice(value: string, tokens: Tokens): string {
  const layers = [...tokens].filter(([name]) => name.startsWith('--ct-layer-'));
  const same = layers.find(([, layer]) => layer === value);
  if (same !== undefined) return `${value} has a name: take var(${same[0]})`;
  const all = layers.map(([name, layer]) => `${name} ${layer}`).join(', ');
  return `${value} is no layer: take one of ${all}, or name a new one in tokens.css`;
}

/** A name that nothing sets paints nothing, and nobody sees why. */
function unknownIn(sheets: readonly Sheet[], isSetByScript: (name: string) => boolean): RawValue[] {
  const set = new Set(
    sheets.flatMap(({ declarations }) => declarations.map(({ property }) => property)),
  );
  const used = sheets.flatMap(({ file, declarations }) =>
    declarations.flatMap(({ value, line }) =>
      [...value.matchAll(/var\((--ct-[\w-]+)\)/g)].map(([, name]) => ({ file, line, name: name! })),
    ),
  );
  const missing = used.filter(({ name }) => !set.has(name));
  const unknown = new Set(missing.map(({ name }) => name).filter(name => !isSetByScript(name)));
  return missing
    .filter(({ name }) => unknown.has(name))
    .map(({ file, line, name }) => ({
      file,
      line,
      rule: 'no-such-token',
      advice: `${name} is set nowhere; look for the one that you mean in tokens.css`,
    }));
}
