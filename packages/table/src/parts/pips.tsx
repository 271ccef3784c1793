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

/** The eyes on the face of a die that reaches from -50 to 50. */
export function Pips({ n }: { readonly n: number }) {
  return (PLACES[n] ?? []).map(([x, y]) => (
    <g key={`${x}-${y}`} transform={`translate(${x * 0.92 - 46} ${y * 0.92 - 46})`}>
      <circle r="9.5" fill="#2b0d08" />
      <path
        d="M-8 4.5A9.500 9.500 0 0 0 8 4.500"
        fill="none"
        stroke="#fff"
        stroke-opacity="0.5"
        stroke-width="1.8"
      />
    </g>
  ));
}
