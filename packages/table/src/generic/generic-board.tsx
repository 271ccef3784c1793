import { useLooks } from '../context.tsx';
import './generic.css';

export interface GenericBoardProps {
  /** The text view of the game, line by line. */
  readonly lines: readonly string[];
}

/** Any game at once: its text view, in letters of one width. With a decision panel beside it, it can be played. */
export function GenericBoard({ lines }: GenericBoardProps) {
  const { strings } = useLooks();
  return (
    <section className="ct-generic" aria-label={strings.textBoard}>
      <pre tabIndex={0} aria-label={strings.textBoard} role="group">
        {lines.join('\n')}
      </pre>
    </section>
  );
}
