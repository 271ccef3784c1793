import type { Pen } from '@castellan/kernel';

const plainPen: Pen = {
  strong: text => text,
  faint: text => text,
  paint: (_thing, text) => text,
};

/** The terminal colours of things. Other things stay uncoloured. */
const colours: Readonly<Record<string, string>> = {
  heading: '1;4',
  gold: '33',
  strength: '31',
  magic: '34',
  vp: '35',
  weapon: '31',
  relic: '33',
  seat0: '1;36',
  seat1: '1;33',
  seat2: '1;35',
  seat3: '1;32',
  seat4: '1;34',
};

const STRONG = '1';
const FAINT = '2';
const OFF = '0';

/** All codes that our pens write. */
export const inks: readonly string[] = [...Object.values(colours), STRONG, FAINT, OFF];

const inked = (code: string, text: string): string => `\u001B[${code}m${text}\u001B[${OFF}m`;

const colourPen: Pen = {
  strong: text => inked(STRONG, text),
  faint: text => inked(FAINT, text),
  paint: (thing, text) => {
    const code = Object.hasOwn(colours, thing) ? colours[thing] : undefined;
    return code === undefined ? text : inked(code, text);
  },
};

export function penFor(io: { readonly colour: boolean }): Pen {
  return io.colour ? colourPen : plainPen;
}
