/** The app's own small icons: strokes on a field of 24 by 24. */
const strokes = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M14.5 5.5L8 12l6.5 6.5',
  undo: 'M8.5 5L4.5 9l4 4M5 9h8.5a5.5 5.5 0 0 1 0 11H9',
  log: 'M7.5 4.5h9.5a2 2 0 0 1 2 2V16M7.5 4.5a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2M5.5 8.5h-2v-2a2 2 0 0 1 2-2h2M7.5 19.500h11a2 2 0 0 0 2-2V16h-11v1.500a2 2 0 0 1-2 2M9 8.500h6.500M9 12h6.500',
  settings:
    'M12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zM12 3.5v2.2M12 18.3v2.2M3.5 12h2.2M18.3 12h2.2M6 6l1.6 1.6M16.4 16.4L18 18M18 6l-1.6 1.6M7.6 16.4L6 18',
  icons:
    'M7.5 4.2a3.3 3.3 0 1 0 0 6.600 3.300 3.300 0 0 0 0-6.600zM16.500 3.700l3.800 3.800-3.800 3.800-3.800-3.800zM4.200 14.300h6.600v2.700c0 2-1.500 3.200-3.300 4-1.800-.8-3.300-2-3.300-4zM13.200 14.300h6.600v6.400l-3.300-2-3.300 2z',
  rules: 'M5 4.5h9.5A2.5 2.5 0 0 1 17 7v12.5H7A2 2 0 0 1 5 17.5zM17 8h2v11.5h-2M8.5 9h5M8.5 12.5h5',
  cards: 'M4.5 7.5l8-2.5 4 12.5-8 2.5zM14.5 6h5v13h-2.6',
  download: 'M12 4v11M7.5 11L12 15.5 16.5 11M5 19.5h14',
  upload: 'M12 15.5V4.5M7.5 9L12 4.5 16.5 9M5 19.5h14',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  bin: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.3 10.5v5.5M13.7 10.5v5.5',
  leave: 'M10 5H5.5v14H10M13 8l4 4-4 4M17 12H9',
  play: 'M7.5 5.5v13l11-6.5z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  'step-on': 'M9.5 6l6 6-6 6',
  'step-back': 'M14.5 6l-6 6 6 6',
  'turn-on': 'M6 6l6 6-6 6M13 6l6 6-6 6',
  'turn-back': 'M18 6l-6 6 6 6M11 6l-6 6 6 6',
  'to-start': 'M6 6v12M18 6l-8 6 8 6z',
  'to-end': 'M18 6v12M6 6l8 6-8 6z',
  person: 'M12 11.5a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2zM4.8 20a7.2 7.2 0 0 1 14.4 0',
  people:
    'M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 11zM3 19.5a6 6 0 0 1 12 0M15.5 5a3 3 0 0 1 0 5.8M17.5 14.2a6 6 0 0 1 3.5 5.3',
  bot: 'M6 9.5h12v9.5H6zM12 9.5V6M12 5.2h.01M9.5 13.5h.01M14.5 13.5h.01M9.8 16.4h4.4M3.5 12.5v3.5M20.5 12.5v3.5',
  clock: 'M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM12 8v4.2l2.8 1.8',
  learn: 'M3 9l9-4 9 4-9 4zM7 11.2v4.6c2.8 2.3 7.2 2.3 10 0v-4.6M21 9v5.5',
  fold: 'M6 9.5l6 6 6-6',
  unfold: 'M6 14.5l6-6 6 6',
  home: 'M4.5 11.5L12 5l7.5 6.5M6.5 10v9h11v-9M10.500 19v-5h3v5',
  new: 'M12 5.5v13M5.5 12h13',
  keys: 'M3.5 7h17v10h-17zM7 10.200h.01M10.300 10.200h.01M13.700 10.200h.01M17 10.200h.01M8 13.800h8',
  again: 'M19 5.5v4.5h-4.5M19 10a7.2 7.2 0 1 0 .3 4',
  chart: 'M4.5 4.5v15h15M8 15l3.5-4.5 3 2.5 4-6',
  shuffle:
    'M4 7.5h3.5c4 0 5 9 9 9H20M4 16.5h3.5c1.6 0 2.7-1.4 3.6-3M13.4 9.8c.8-1.3 1.8-2.3 3.1-2.3H20M17.5 5l2.5 2.5-2.5 2.5M17.5 14l2.5 2.5-2.5 2.5',
  search: 'M10.5 5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM14.8 14.8L19.5 19.5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  eye: 'M3 12c4-6.5 14-6.5 18 0-4 6.5-14 6.5-18 0zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
} as const;

export type GlyphName = keyof typeof strokes;

/** An icon in the colour of the surrounding text. It has no label of its own: label the element around it. */
export function Glyph({ name }: { readonly name: GlyphName }) {
  return (
    <svg className="cw-glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={strokes[name]} />
    </svg>
  );
}
