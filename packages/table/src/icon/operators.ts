/** How operators are drawn. The others are words. */
export const DRAWN: Readonly<Record<string, string>> = {
  plus: 'M12 5v14M5 12h14',
  per: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  pay: 'M3 12h16M13 5.5l6.5 6.5-6.5 6.5',
  from: 'M21 12H5M11 5.5L4.5 12l6.5 6.5',
  'at-most': 'M18 4L6 9.5 18 15M6 20h12',
  'at-least': 'M6 4l12 5.5L6 15M6 20h12',
  open: 'M14 2C9 8 9 16 14 22',
  close: 'M10 2c5 6 5 14 0 20',
};

export const NARROW: ReadonlySet<string> = new Set(['open', 'close']);
