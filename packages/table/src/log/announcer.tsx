/** Says aloud what has just happened, to those who hear the table. Give it the new sentences; it waits for a pause. */
export function Announcer({ lines }: { readonly lines: readonly string[] }) {
  return (
    <div className="ct-hidden" role="status" aria-live="polite" aria-atomic="true">
      {lines.join(' ')}
    </div>
  );
}
