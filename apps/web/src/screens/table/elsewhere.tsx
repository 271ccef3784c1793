import { useId } from 'preact/hooks';
import { Button } from '../../app/button.tsx';
import { useApp } from '../../app/app-context.ts';
import { Glyph } from '../../app/glyph.tsx';
import './elsewhere.css';

/** In place of the decision: another tab plays this game, and this one follows. */
export function Elsewhere({ onTakeOver }: { onTakeOver(): void }) {
  const { say } = useApp();
  const id = useId();
  return (
    <div className="cw-side-decision">
      <section className="ct-decision cw-elsewhere" aria-labelledby={id}>
        <header>
          <Glyph name="eye" />
          <h2 id={id} className="ct-decision__prompt">
            {say('playedElsewhere')}
          </h2>
        </header>
        <p>{say('playedElsewhereText')}</p>
        <Button tone="main" glyph="play" label={say('playHere')} onPress={onTakeOver} />
      </section>
    </div>
  );
}
