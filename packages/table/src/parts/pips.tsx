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

/** The face of a die. */
export function Pips({ n }: { readonly n: number }) {
  return (
    <svg viewBox="0 0 100 100" focusable="false" aria-hidden="true">
      {(PLACES[n] ?? []).map(([x, y]) => (
        <g key={`${x}-${y}`} transform={`translate(${4 + x * 0.92} ${4 + y * 0.92})`}>
          <circle r="9.500" fill="#2b0d08" />
          <path
            d="M-8 4.500A9.500 9.500 0 0 0 8 4.500"
            fill="none"
            stroke="#fff"
            strokeOpacity="0.5"
            strokeWidth="1.800"
          />
        </g>
      ))}
    </svg>
  );
}
