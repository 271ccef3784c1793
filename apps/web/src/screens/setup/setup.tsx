import type { Phrase } from '@castellan/kernel';
import { aboutIn } from '@castellan/kernel';
import type { Sitter } from '../../store/saved-game.ts';
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
import type { Chosen } from './setting-field.tsx';
import { firstChoice, GameSettings, PlayerCount, playerCounts } from './setting-field.tsx';
import { SeatField } from './seat-field.tsx';
import './setup.css';
import { TheGame } from './the-game.tsx';

/** A table before the first card: who sits where, and what is played. */
export function Setup({ words: [id = ''] }: ScreenProps) {
  const bundle = useGame(id);
  return bundle === null ? <NotFound /> : <SetupForm bundle={bundle} />;
}

interface Seat {
  readonly sitter: Sitter;
  readonly name: string;
  /** The seat that was the person's own at first, wherever it has been shuffled to. */
  readonly isYou?: boolean;
}

function SetupForm({ bundle }: { readonly bundle: GameBundle }) {
  const { say, locale, settings } = useApp();
  const { edition, ui, listing } = bundle;
  useEffect(() => reach(listing.id, locale), [listing.id, locale]);
  const you = settings.name.trim() === '' ? say('yourTableName') : settings.name;
  const counts = useMemo(() => playerCounts(edition), [edition]);
  const [chosen, setChosen] = useState(() => firstChoice(edition));
  const [seats, setSeats] = useState<readonly Seat[]>(() => firstSeats(you, counts.at(-1)!));
  const [seed, setSeed] = useState('');
  const start = useStart(bundle, you);
  const words = ui.words(locale);
  const phrase = (value: Phrase): string => words.say(value, seat => seats[seat]?.name ?? '');
  const count = Number(chosen['players']);
  const taken = seats.slice(0, count);
  const choose = (setting: string, value: Chosen[string]): void =>
    setChosen(all => ({ ...all, [setting]: value }));

  // "2 players" below a chosen 2 says nothing; "alone against the Dark Lord" does.
  const company = phrase(edition.settings[0]!.about(count));
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
          void start(chosen, taken, seed.trim());
        }}
      >
        <section className="cw-panel cw-setup-table">
          <PlayerCount counts={counts} count={count} onChange={n => choose('players', n)} />
          {!/^\d+ \p{L}+$/u.test(company) && <p className="cw-hint">{company}</p>}
          <Seats seats={taken} onChange={now => setSeats(all => [...now, ...all.slice(count)])} />
        </section>
        <div className="cw-setup-side">
          <TheGame listing={listing} />
          <GameSettings edition={edition} chosen={chosen} phrase={phrase} onChange={choose}>
            <SeedField seed={seed} onChange={setSeed} />
          </GameSettings>
        </div>
        <p className="cw-setup-start">
          <Button type="submit" tone="main" glyph="play" label={say('start')} />
        </p>
      </form>
    </Screen>
  );
}

/** Begins the game that was set up, and goes to its table. */
function useStart({ edition }: GameBundle, you: string) {
  const { say, shelf, notify, change } = useApp();
  return async (settings: Chosen, seats: readonly Seat[], seed: string): Promise<void> => {
    try {
      const fresh = freshGame(edition, {
        settings,
        seed: seed === '' ? randomSeed() : seed,
        sitters: seats.map(({ sitter }) => sitter),
        names: seats.map(({ name }, seat) => name.trim() || say('seat', { n: seat + 1 })),
      });
      const id = await shelf.add(fresh);
      // What the person here calls themselves is what they are called from now on.
      const own =
        seats.find(({ isYou, sitter }) => isYou && sitter === 'person')?.name.trim() ?? '';
      if (own !== '' && own !== you) change({ name: own });
      go('table', id);
    } catch (error) {
      notify((error as Error).message, 'bad');
    }
  };
}

interface SeatsProps {
  readonly seats: readonly Seat[];
  onChange(seats: readonly Seat[]): void;
}

function Seats({ seats, onChange }: SeatsProps) {
  const { say } = useApp();
  return (
    <>
      <h2 className="cw-setup-seats">{say('seats')}</h2>
      <ol className="cw-seats">
        {seats.map((seat, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
          <SeatField
            key={at}
            at={at}
            {...seat}
            onChange={next => onChange(seats.with(at, { ...seat, ...next }))}
          />
        ))}
      </ol>
      {seats.every(({ sitter }) => sitter !== 'person') && (
        <p className="cw-hint">{say('watchBots')}</p>
      )}
      {seats.length > 1 && (
        <Button
          tone="quiet"
          className="cw-shuffle"
          glyph="shuffle"
          label={say('shuffleSeats')}
          onPress={() => onChange(shuffledSeats(seats))}
        />
      )}
    </>
  );
}

interface SeedFieldProps {
  readonly seed: string;
  onChange(seed: string): void;
}

function SeedField({ seed, onChange }: SeedFieldProps) {
  const { say } = useApp();
  return (
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
          onInput={event => onChange(event.currentTarget.value)}
        />
        <p id="seed-hint" className="cw-hint">
          {say('seedHint')}
        </p>
      </div>
    </details>
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
