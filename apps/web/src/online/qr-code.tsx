import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';

/** An address as a picture for cameras. Dark on light in every theme: not every camera reads the reverse. */
export function QrCode({ text }: { readonly text: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: 3 });
    const dots = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size, path: dots.join('') };
  }, [text]);
  return (
    <svg
      className="co-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={text}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#111" />
    </svg>
  );
}
