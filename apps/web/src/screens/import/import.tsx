import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { Glyph } from '../../app/glyph.tsx';
import { LinkField } from '../../app/link-field.tsx';
import { PartMissing } from '../../app/part.ts';
import type { ScreenProps } from '../../app/router.ts';
import { goInstead } from '../../app/router.ts';
import { Screen } from '../../app/screen.tsx';
import { games, listingOf } from '../../games.ts';
import type { CheckedParcel } from '../../share/check-parcel.ts';
import { checkParcel } from '../../share/check-parcel.ts';
import { fileText } from '../../share/game-file.ts';
import { unpackText } from '../../share/packed-text.ts';
import { BadParcel } from '../../share/bad-parcel.ts';
import { readParcel } from '../../share/read-parcel.ts';
import type { SavedGame } from '../../store/saved-game.ts';
import type { Say } from '../../strings/text.ts';
import { listed } from '../../strings/text.ts';
import { Checks } from '../replay/checks.tsx';
import './import.css';

type Found = Offered | { readonly bad: BadParcel } | 'nothing' | 'reading';

interface Offered {
  readonly saved: SavedGame;
  readonly checked: CheckedParcel;
}

/** Opens a game that came from elsewhere: looks at it first, and keeps it only when asked to. */
export function Import({ words: [packed] }: ScreenProps) {
  const { say } = useApp();
  const [found, setFound] = useState<Found>('nothing');
  const [missing, setMissing] = useState<PartMissing | null>(null);

  const look = async (read: () => Promise<string>): Promise<void> => {
    setFound('reading');
    try {
      const saved = readParcel(
        await read(),
        games.map(({ id }) => id),
        seat => say('seat', { n: seat + 1 }),
      );
      setFound({ saved, checked: await checkParcel(saved) });
    } catch (error) {
      if (error instanceof PartMissing) {
        setMissing(error);
        return;
      }
      setFound({
        bad:
          error instanceof BadParcel
            ? error
            : new BadParcel('not-a-save', (error as Error).message),
      });
    }
  };
  useEffect(() => {
    if (packed !== undefined) void look(() => unpackText(packed));
  }, [packed]);
  if (missing !== null) throw missing;

  return (
    <Screen title={say('importTitle')} width="text">
      <FileField onFile={file => void look(() => fileText(file))} />
      <LinkField
        className="cw-import-link"
        label={say('importLink')}
        act={say('importOpen')}
        onLink={link => void look(() => unpackText(link.replace(/^.*#\/import\//, '')))}
      />
      <div aria-live="polite">
        {found === 'reading' && <p>{say('importReading')}</p>}
        {typeof found === 'object' && 'bad' in found && (
          <section className="cw-panel cw-import-bad">
            <p>
              <strong>{complaint(found.bad, say)}</strong>
            </p>
            <p>{say('nothingChanged')}</p>
            {found.bad.detail !== '' && (
              <details>
                <summary>{say('details')}</summary>
                <p className="cw-code">{found.bad.detail}</p>
              </details>
            )}
          </section>
        )}
        {typeof found === 'object' && 'saved' in found && <Offer {...found} />}
      </div>
    </Screen>
  );
}

function FileField({ onFile }: { onFile(file: File): void }) {
  const { say } = useApp();
  const [isOver, setIsOver] = useState(false);
  return (
    <section
      className="cw-panel cw-drop"
      data-over={isOver || undefined}
      onDragOver={event => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={event => {
        event.preventDefault();
        setIsOver(false);
        const file = event.dataTransfer?.files[0];
        if (file !== undefined) onFile(file);
      }}
    >
      <p>{say('importText')}</p>
      <p className="cw-actions">
        <label className="ct-button ct-button--main cw-file">
          <Glyph name="upload" />
          {say('chooseFile')}
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget: target }) => {
              const file = target.files?.[0];
              if (file !== undefined) onFile(file);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
        </label>
        <span className="cw-quiet">{say('orDrop')}</span>
      </p>
    </section>
  );
}

/** What was found, and what may be done with it. */
function Offer({ saved, checked: { use, versions, verification } }: Offered) {
  const { say, locale, shelf, notify } = useApp();
  const { game, log, save, names } = saved;
  const add = async (screen: 'table' | 'replay'): Promise<void> => {
    try {
      goInstead(screen, await shelf.add(log));
    } catch (error) {
      notify(say('notStored', { why: (error as Error).message }), 'bad');
    }
  };
  return (
    <section className="cw-panel">
      <h2>{listingOf(game)?.about.name}</h2>
      <p>{use === 'game' ? say('importReady') : say('importRecord', versions)}</p>
      <p>
        {say('importPlayers', { names: listed(locale, names) })} ·{' '}
        {say('moves', { n: save.answers.length })}
      </p>
      <Checks save={save} verification={verification} />
      <p className="cw-actions">
        <Button
          tone="main"
          label={say(use === 'game' ? 'importAdd' : 'importShow')}
          onPress={() => void add('table')}
        />
        {use === 'game' && <Button label={say('importWatch')} onPress={() => void add('replay')} />}
      </p>
    </section>
  );
}

/** What is wrong with a game that came from elsewhere, for the person who brought it. */
export function complaint({ reason, detail, values }: BadParcel, say: Say): string {
  switch (reason) {
    case 'not-json':
      return say('badNotJson');
    case 'not-a-save':
      return say('badNotASave');
    case 'newer-format':
      return say('badNewerFormat');
    case 'newer-rules':
      return say('badNewerRules', { ours: values['ours'], theirs: values['theirs'] });
    case 'unknown-game':
      return say('badUnknownGame', { game: detail });
    case 'impossible':
      return say('badImpossible');
    case 'broken-link':
      return say('badBrokenLink');
    case 'too-big':
      return say('badTooBig');
    case 'replay':
      return say('badReplay');
  }
}
