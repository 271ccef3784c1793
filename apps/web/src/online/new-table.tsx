import { aboutIn } from '@castellan/kernel';
import type { TableSpec, UndoRule } from '@castellan/protocol/net';
import { useId, useMemo, useState } from 'preact/hooks';
import { Button } from '../app/button.tsx';
import { useApp } from '../app/app-context.ts';
import { NotFound } from '../app/not-found.tsx';
import { go, href } from '../app/router.ts';
import { Screen } from '../app/screen.tsx';
import type { GameBundle } from '../game-bundle.ts';
import { useGame } from '../game-bundle.ts';
import { SettingField } from '../screens/setup/setting-field.tsx';
import '../screens/setup/setup.css';
import { TheGame } from '../screens/setup/the-game.tsx';
import { ClockChoice } from './clock-choice.tsx';
import { useGround } from './online-ground.tsx';
import { openTable } from './server-api.ts';
import { useTell } from './strings/text.ts';

/** `#/friends/new/<game>`: what is settled about a table before friends are invited. */
export function NewTable({ game }: { readonly game: string }) {
  const bundle = useGame(game);
  return bundle === null ? <NotFound /> : <NewTableForm bundle={bundle} />;
}

const UNDO: readonly UndoRule[] = ['free', 'ask', 'off'];
const UNDO_TEXT = { free: 'undoFree', ask: 'undoAsk', off: 'undoOff' } as const;

function NewTableForm({ bundle }: { readonly bundle: GameBundle }) {
  const tell = useTell();
  const { say, locale, notify } = useApp();
  const { me } = useGround();
  const { edition, ui, listing } = bundle;
  const [players, ...rest] = edition.settings;
  const counts = useMemo(
    () =>
      players!.values
        .map(Number)
        .filter(count => count > 1)
        .sort((a, b) => a - b),
    [players],
  );
  const [spec, setSpec] = useState<TableSpec>(() => ({
    game: edition.id,
    settings: {
      ...Object.fromEntries(edition.settings.map(({ id, values }) => [id, values[0]!])),
      players: counts[0]!,
    },
    clock: { kind: 'none' },
    undo: 'free',
    open: false,
    watch: true,
  }));
  const words = ui.words(locale);
  const phrase = (value: Parameters<typeof words.say>[0]): string => words.say(value, () => '');
  const count = Number(spec.settings['players']);
  const others = rest.filter(({ players: only }) => only?.includes(count) ?? true);
  const id = useId();
  const choose = (setting: string, value: string | number | boolean): void =>
    setSpec(all => ({ ...all, settings: { ...all.settings, [setting]: value } }));

  const open = async (): Promise<void> => {
    try {
      const { id: table } = await openTable({ spec, name: me.name, sit: true });
      go('room', table);
    } catch (error) {
      notify((error as Error).message, 'bad');
    }
  };
  return (
    <Screen
      title={tell('newTable')}
      over={
        <p className="cw-over">
          <a href={href('friends')}>{tell('friends')}</a> · {aboutIn(listing.about, locale).name}
        </p>
      }
    >
      <form
        className="cw-setup co-setup"
        onSubmit={event => {
          event.preventDefault();
          void open();
        }}
      >
        <section className="cw-panel cw-setup-table cw-setup-settings">
          <fieldset className="cw-counts">
            <legend>{say('players')}</legend>
            {counts.map(one => (
              <label key={one}>
                <input
                  type="radio"
                  name="players"
                  value={one}
                  checked={count === one}
                  onChange={() => choose('players', one)}
                />
                <span>{one}</span>
              </label>
            ))}
          </fieldset>
          <ClockChoice value={spec.clock} onChange={clock => setSpec(all => ({ ...all, clock }))} />
          <div className="cw-field">
            <label htmlFor={id}>{tell('undoRule')}</label>
            <select
              id={id}
              className="cw-select"
              value={spec.undo}
              onChange={({ currentTarget: { value } }) =>
                setSpec(all => ({ ...all, undo: value as UndoRule }))
              }
            >
              {UNDO.map(rule => (
                <option key={rule} value={rule}>
                  {tell(UNDO_TEXT[rule])}
                </option>
              ))}
            </select>
          </div>
          <Tick
            label={tell('visible')}
            hint={tell('hidden')}
            isOn={spec.open}
            onChange={on => setSpec(all => ({ ...all, open: on }))}
          />
          <Tick
            label={tell('mayWatch')}
            hint={tell('mayWatchHint')}
            isOn={spec.watch}
            onChange={on => setSpec(all => ({ ...all, watch: on }))}
          />
        </section>
        <div className="cw-setup-side">
          <TheGame listing={listing} />
          {others.length > 0 && (
            <section className="cw-panel cw-setup-settings">
              <h2>{say('gameSettings')}</h2>
              {others.map(setting => (
                <SettingField
                  key={setting.id}
                  spec={setting}
                  value={spec.settings[setting.id]!}
                  phrase={phrase}
                  onChange={value => choose(setting.id, value)}
                />
              ))}
            </section>
          )}
        </div>
        <p className="cw-setup-start">
          <Button type="submit" tone="main" glyph="people" label={tell('openTable')} />
          <span className="cw-hint">{tell('openTableHint')}</span>
        </p>
      </form>
    </Screen>
  );
}

interface TickProps {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  onChange(on: boolean): void;
}

function Tick({ label, hint, isOn, onChange }: TickProps) {
  return (
    <label className="co-tick">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => onChange(checked)}
      />
      <span>
        {label}
        <small className="cw-hint">{hint}</small>
      </span>
    </label>
  );
}
