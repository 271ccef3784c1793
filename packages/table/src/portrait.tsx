interface PortraitProps {
  /** Whose face it is: the same seed has the same face everywhere. */
  readonly seed: string;
  /** Its width and height, in pixels. */
  readonly size: number;
}

const GROUNDS = ['#6a3796', '#27703a', '#a3271c', '#2258a5', '#8a5a0c', '#3f5f63'];

/** Someone's face as a medallion. Silent: their name stands beside it. */
export function Portrait({ seed, size }: PortraitProps) {
  const sum = [...seed].reduce((all, letter) => (all * 31 + letter.codePointAt(0)!) % 9973, 7);
  return (
    <svg
      className="ct-portrait"
      width={size}
      height={size}
      viewBox="0 0 100 100"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="50" cy="50" r="47" fill={GROUNDS[sum % GROUNDS.length]} />
      <circle cx="50" cy="50" r="47" fill="none" stroke="#c9a25a" stroke-width="5" />
      <circle cx="50" cy="40" r="16" fill="#fff4dc" />
      <path d="M18 84a32 27 0 0 1 64 0a47 47 0 0 1-64 0Z" fill="#fff4dc" />
    </svg>
  );
}
