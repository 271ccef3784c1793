import { useMemo, useState } from 'preact/hooks';
import { Button } from '../../app/button.tsx';
import { useApp } from '../../app/app-context.ts';
import type { GameBundle } from '../../game-bundle.ts';
import type { SavedGame } from '../../store/saved-game.ts';
import { useWho } from '../../table/use-who.ts';
import { recordLines } from './record-lines.ts';

interface OldEventsProps {
  readonly bundle: GameBundle;
  readonly saved: SavedGame;
}

/** How many lines are quickly drawn; the rest are drawn when asked for. */
const AT_ONCE = 300;

/** What was told in a game whose rules have since changed: as everyone could know it. */
export function OldEvents({ bundle, saved }: OldEventsProps) {
  const { say, locale } = useApp();
  const who = useWho(saved.names);
  const [shown, setShown] = useState(AT_ONCE);
  const words = bundle.ui.words(locale);
  const events = useMemo(() => saved.save.events.flat(), [saved]);
  const left = events.length - shown;
  if (saved.save.answers.length === 0) return null;
  if (events.length === 0) return <p className="cw-hint">{say('noEvents')}</p>;
  return (
    <section className="cw-panel">
      <p>{say('onlyEvents')}</p>
      <ol>
        {recordLines(events.slice(0, shown), words, who).map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
      {left > 0 && (
        <Button
          label={say('moreLines', { n: Math.min(left, AT_ONCE) })}
          onPress={() => setShown(count => count + AT_ONCE)}
        />
      )}
    </section>
  );
}
