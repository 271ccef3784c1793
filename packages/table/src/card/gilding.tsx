import { memo } from 'react';

/** The gold in which emblems are drawn: once for all of them. */
export const Gilding = memo(function Gilding() {
  return (
    <svg className="ct-gilding" width="0" height="0" aria-hidden="true" focusable="false">
      <linearGradient id="ct-gilding" x1="0.2" y1="0" x2="0.5" y2="1">
        <stop stopColor="#fffaf0" />
        <stop offset="0.55" stopColor="#f6e3b6" />
        <stop offset="1" stopColor="#d9b06a" />
      </linearGradient>
    </svg>
  );
});
