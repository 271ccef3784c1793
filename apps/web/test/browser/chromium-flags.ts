/** Quiet, without a sandbox of its own (it runs in containers, as anyone) and without a graphics card. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  // Both Chromiums, with windows and without, measure letters alike.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
