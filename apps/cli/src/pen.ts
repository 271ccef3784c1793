import type { Pen } from '@castellan/kernel';

const plainPen: Pen = {
  strong: text => text,
  faint: text => text,
  paint: (_thing, text) => text,
};

/** The colours of things, as a terminal has them. A thing that is not here stays as it is. */
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

const inked = (code: string, text: string): string => `\u001B[${code}m${text}\u001B[0m`;

const colourPen: Pen = {
  strong: text => inked('1', text),
  faint: text => inked('2', text),
  paint: (thing, text) => {
    const code = Object.hasOwn(colours, thing) ? colours[thing] : undefined;
    return code === undefined ? text : inked(code, text);
  },
};

export function penFor(io: { readonly colour: boolean }): Pen {
  return io.colour ? colourPen : plainPen;
}
