import { aboutIn } from '@castellan/kernel';
import type { Sitter } from '@castellan/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Button } from '../../app/button.tsx';
import type { ScreenProps } from '../../app/router.ts';
import { useApp } from '../../app/app-context.ts';
import { NotFound } from '../../app/not-found.tsx';
import { go, href } from '../../app/router.ts';
import { Screen } from '../../app/screen.tsx';
import type { GameBundle } from '../../game-bundle.ts';
import { useGame } from '../../game-bundle.ts';
import { reach } from '../../reach.ts';
import { freshGame, randomSeed, spareNames } from '../../seating.ts';
import { SettingField } from './setting-field.tsx';
import { SeatField } from './seat-field.tsx';
import './setup.css';
import { TheGame } from './the-game.tsx';

/** A table before the first card: who sits where, and what is played. */
export function Setup({ words: [id = ''] }: ScreenProps) {
  const bundle = useGame(id);
  return bundle === null ? <NotFound /> : <SetupForm bundle={bundle} />;
}

type Value = string | number | boolean;

interface Seat {
  readonly sitter: Sitter;
  readonly name: string;
  /** The seat that was the person's own at first, wherever it has been shuffled to. */
  readonly isYou?: boolean;
}

function SetupForm({ bundle }: { readonly bundle: GameBundle }) {
  const { say, locale, settings, shelf, notify, change: setSettings } = useApp();
  const { edition, ui, listing } = bundle;
  useEffect(() => reach(listing.id, locale), [listing.id, locale]);
  const you = settings.name.trim() === '' ? say('yourTableName') : settings.name;
  const [players, ...rest] = edition.settings;
  const counts = useMemo(() => players!.values.map(Number).sort((a, b) => a - b), [players]);
  const [chosen, setChosen] = useState<Readonly<Record<string, Value>>>(() =>
    Object.fromEntries(edition.settings.map(({ id, values }) => [id, values[0]!])),
  );
  const [seats, setSeats] = useState<readonly Seat[]>(() => firstSeats(you, counts.at(-1)!));
  const [seed, setSeed] = useState('');
  const words = ui.words(locale);
  const phrase = (value: Parameters<typeof words.say>[0]): string =>
    words.say(value, seat => seats[seat]?.name ?? '');
  const taken = seats.slice(0, Number(chosen['players']));
  const others = rest.filter(({ players: only }) => only?.includes(taken.length) ?? true);

  // "2 players" below a chosen 2 says nothing; "alone against the Dark Lord" does.
  const company = phrase(players!.about(chosen['players']!));

  const start = async (): Promise<void> => {
    try {
      const fresh = freshGame(edition, {
        settings: chosen,
        seed: seed.trim() === '' ? randomSeed() : seed.trim(),
        sitters: taken.map(({ sitter }) => sitter),
        names: taken.map(({ name }, seat) =>
          name.trim() === '' ? say('seat', { n: seat + 1 }) : name.trim(),
        ),
      });
      await shelf.add(fresh);
      // What the person here calls themselves is what they are called from now on.
      const own =
        taken.find(({ isYou, sitter }) => isYou && sitter === 'person')?.name.trim() ?? '';
      if (own !== '' && own !== you) setSettings({ name: own });
      go('table', fresh.id);
    } catch (error) {
      notify((error as Error).message, 'bad');
    }
  };
  const change = (at: number, seat: Seat): void =>
    setSeats(all => all.with(at, { ...all[at]!, ...seat }));

  return (
    <Screen
      title={say('setupTitle')}
      over={
        <p className="cw-over">
          <a href={href('lobby')}>{say('home')}</a> · {aboutIn(listing.about, locale).name}
        </p>
      }
    >
      <form
        className="cw-setup"
        onSubmit={event => {
          event.preventDefault();
          void start();
        }}
      >
        <section className="cw-panel cw-setup-table">
          <fieldset className="cw-counts">
            <legend>{say('players')}</legend>
            {counts.map(count => (
              <label key={count}>
                <input
                  type="radio"
                  name="players"
                  value={count}
                  checked={chosen['players'] === count}
                  onChange={() => setChosen(all => ({ ...all, players: count }))}
                />
                <span>{count}</span>
              </label>
            ))}
          </fieldset>
          {!/^\d+ \p{L}+$/u.test(company) && <p className="cw-hint">{company}</p>}

          <h2 className="cw-setup-seats">{say('seats')}</h2>
          <ol className="cw-seats">
            {taken.map((seat, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
              <SeatField key={at} at={at} {...seat} onChange={next => change(at, next)} />
            ))}
          </ol>
          {taken.every(({ sitter }) => sitter !== 'person') && (
            <p className="cw-hint">{say('watchBots')}</p>
          )}
          {taken.length > 1 && (
            <Button
              tone="quiet"
              className="cw-shuffle"
              glyph="shuffle"
              label={say('shuffleSeats')}
              onPress={() => setSeats(all => [...shuffledSeats(taken), ...all.slice(taken.length)])}
            />
          )}
        </section>

        <div className="cw-setup-side">
          <TheGame listing={listing} />
          <section className="cw-panel cw-setup-settings">
            {others.length > 0 && <h2>{say('gameSettings')}</h2>}
            {others.map(spec => (
              <SettingField
                key={spec.id}
                spec={spec}
                value={chosen[spec.id]!}
                phrase={phrase}
                onChange={value => setChosen(all => ({ ...all, [spec.id]: value }))}
              />
            ))}
            <details className="cw-more">
              <summary>{say('more')}</summary>
              <div className="cw-field">
                <label htmlFor="seed">{say('seed')}</label>
                <input
                  id="seed"
                  className="cw-input"
                  value={seed}
                  autoComplete="off"
                  spellcheck={false}
                  maxLength={200}
                  aria-describedby="seed-hint"
                  onInput={event => setSeed(event.currentTarget.value)}
                />
                <p id="seed-hint" className="cw-hint">
                  {say('seedHint')}
                </p>
              </div>
            </details>
          </section>
        </div>

        <p className="cw-setup-start">
          <Button type="submit" tone="main" glyph="play" label={say('start')} />
        </p>
      </form>
    </Screen>
  );
}

function firstSeats(you: string, most: number): Seat[] {
  const names = spareNames([you]);
  return Array.from({ length: most }, (_, seat) =>
    seat === 0
      ? { sitter: 'person', name: you, isYou: true }
      : { sitter: { bot: 'greedy' }, name: names[seat - 1] ?? `${seat + 1}` },
  );
}

/** Who begins is the game's to say; who sits beside whom is chance's. */
function shuffledSeats(seats: readonly Seat[]): Seat[] {
  const left = [...seats];
  return seats.map(() => left.splice(Math.floor(Math.random() * left.length), 1)[0]!);
}
