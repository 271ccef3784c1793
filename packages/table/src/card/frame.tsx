import { memo } from 'react';

/** The gilt line around a card. */
export const Frame = memo(function Frame() {
  return (
    <svg className="ct-card__frame" viewBox="0 0 100 140" aria-hidden="true" focusable="false">
      <g fill="none" stroke="var(--ct-gilt)">
        <rect x="2.6" y="2.6" width="94.8" height="134.8" rx="3" strokeWidth="0.8" />
        <rect
          x="3.9"
          y="3.9"
          width="92.2"
          height="132.2"
          rx="2.2"
          strokeWidth="0.25"
          opacity="0.7"
        />
      </g>
    </svg>
  );
});
