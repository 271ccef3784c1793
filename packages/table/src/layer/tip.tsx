import type { ScreenArea } from './layers.ts';
import { below } from './layers.ts';
import { usePlace } from './use-place.ts';

/** A few words beside a thing. What they say is also in the thing's own description. */
export function Tip({
  lines,
  spot,
}: {
  readonly lines: readonly string[];
  readonly spot: ScreenArea;
}) {
  const box = usePlace(spot, below);
  return (
    <div ref={box} className="ct-float ct-tip" popover="manual" aria-hidden="true">
      {lines.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
    </div>
  );
}
