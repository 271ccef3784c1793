export function Sign({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="ct-glyph">
      <path d={path} />
    </svg>
  );
}
