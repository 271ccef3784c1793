import { projectEvent } from '@castellan/kernel';
import { useApp } from '../../app/app-context.ts';
import type { GameBundle } from '../../game-bundle.ts';
import type { SavedGame } from '../../store/saved-game.ts';
import { useWho } from '../../table/use-who.ts';

interface OldEventsProps {
  readonly bundle: GameBundle;
  readonly saved: SavedGame;
}

/** What was told in a game whose rules have since been mended: as everyone could know it. */
export function OldEvents({ bundle, saved }: OldEventsProps) {
  const { say, locale } = useApp();
  const who = useWho(saved.names);
  const words = bundle.ui.words(locale);
  const lines = saved.save.events.flat().map(event => {
    try {
      return words.say(projectEvent(event, 'spectator'), who);
    } catch {
      // Words for it may have gone with the old rules.
      return event.say;
    }
  });
  if (lines.length === 0) return null;
  return (
    <section className="cw-panel">
      <p>{say('onlyEvents')}</p>
      <ol>
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
    </section>
  );
}
