import { memo } from '../view.ts';

/**
 * What many drawings refer to, once for all of them: the gold of emblems, the ivory of dice. Drawn with each, it would come and go with each; and then a browser lays out every text of every drawing again.
 */
export const Defs = memo(function Defs() {
  return (
    <svg className="ct-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <linearGradient id="ct-gold" x1="0.2" y1="0" x2="0.5" y2="1">
        <stop stop-color="#fffaf0" />
        <stop offset="0.55" stop-color="#f6e3b6" />
        <stop offset="1" stop-color="#d9b06a" />
      </linearGradient>
      <radialGradient id="ct-ivory" cx="0.34" cy="0.26" r="0.9">
        <stop stop-color="#fffdf5" />
        <stop offset="0.62" stop-color="#f4e6c6" />
        <stop offset="1" stop-color="#dcc598" />
      </radialGradient>
    </svg>
  );
});
