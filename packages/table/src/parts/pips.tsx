const [A, B, C] = [20, 50, 80];
const PLACES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[B, B]],
  [
    [A, A],
    [C, C],
  ],
  [
    [A, A],
    [B, B],
    [C, C],
  ],
  [
    [A, A],
    [C, A],
    [A, C],
    [C, C],
  ],
  [
    [A, A],
    [C, A],
    [B, B],
    [A, C],
    [C, C],
  ],
  [
    [A, A],
    [C, A],
    [A, B],
    [C, B],
    [A, C],
    [C, C],
  ],
];

const eye = ([x, y]: readonly [number, number]): string =>
  `M${x * 0.92 - 55.5} ${y * 0.92 - 46}a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0`;
const gleam = ([x, y]: readonly [number, number]): string =>
  `M${x * 0.92 - 54} ${y * 0.92 - 41.5}a9.5 9.5 0 0 0 16 0`;

/** The eyes on the face of a die that reaches from -50 to 50: all of them in one drawing. */
export function Pips({ n }: { readonly n: number }) {
  const places = PLACES[n] ?? [];
  if (places.length === 0) return null;
  return (
    <>
      <path d={places.map(eye).join('')} fill="#2b0d08" />
      <path
        d={places.map(gleam).join('')}
        fill="none"
        stroke="#fff"
        stroke-opacity="0.5"
        stroke-width="1.8"
      />
    </>
  );
}
