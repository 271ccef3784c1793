import type { Phrase } from '@castellan/kernel';
import { aboutIn } from '@castellan/kernel';
import type { Sitter } from '../../store/saved-game.ts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { CSSProperties } from 'preact';
import { Button } from '../../app/button.tsx';
import { Glyph } from '../../app/glyph.tsx';
import { later } from '../../app/later.tsx';
import { ChairWith, chairAt, RoundTable } from '../../app/round-table.tsx';
import { calledOf } from '../../characters.ts';
import { fairBot } from '../../fair-fight.ts';
import type { Listing } from '../../games.ts';
import type { ScreenProps } from '../../app/router.ts';
import { useApp } from '../../app/app-context.ts';
import { NotFound } from '../../app/not-found.tsx';
import { go, href } from '../../app/router.ts';
import { Screen } from '../../app/screen.tsx';
import type { GameBundle } from '../../game-bundle.ts';
import { useGame } from '../../game-bundle.ts';
import { prefetchGame } from '../../prefetch.ts';
import { freshGame, randomSeed, spareNames } from '../../seating.ts';
import type { Chosen } from './setting-field.tsx';
import { firstChoice, GameSettings, PlayerCount, playerCounts } from './setting-field.tsx';
import { FairOffer } from './fair-offer.tsx';
import { SeatPicker } from './seat-picker.tsx';
import '../../app/more.css';
import './setup.css';
import { TheGame } from './the-game.tsx';

const DeckChoice = later(async () => (await import('../../decks/deck-choice.tsx')).DeckChoice);

/** A table before the first card: who sits where, and what is played. */
export function Setup({ words: [id = '', deck] }: ScreenProps) {
  const bundle = useGame(id);
  return bundle === null ? <NotFound /> : <SetupForm game={id} firstDeck={deck} />;
}

interface Seat {
  readonly sitter: Sitter;
  readonly name: string;
  /** The seat that was the person's own at first, wherever it has been shuffled to. */
  readonly isYou?: boolean;
}

interface SetupFormProps {
  readonly game: string;
  /** The id of a deck of own cards. */
  readonly firstDeck: string | undefined;
}

function SetupForm({ game, firstDeck }: SetupFormProps) {
  const { say, locale, settings } = useApp();
  const [deck, setDeck] = useState<string>();
  const bundle = useGame(game, deck)!;
  const { edition, ui, listing } = bundle;
  useEffect(() => prefetchGame(listing.id, locale), [listing.id, locale]);
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
        className="cw-setup cw-floor"
        onSubmit={event => {
          event.preventDefault();
          start(chosen, taken, seed.trim());
        }}
      >
        <section className="cw-setup-table">
          <Seats
            listing={listing}
            seats={taken}
            counts={counts}
            cast={edition.cast ?? []}
            company={phrase(edition.settings[0]!.about(count))}
            onChange={now => setSeats(all => [...now, ...all.slice(count)])}
            onCount={n => choose('players', n)}
            onRemove={at => {
              setSeats(all => [...all.toSpliced(at, 1), all[at]!]);
              choose('players', count - 1);
            }}
          />
          {taken.some(({ sitter }) => sitter !== 'person') && (
            <FairOffer
              game={listing.id}
              onTake={fair =>
                setSeats(all =>
                  all.map(seat =>
                    seat.sitter === 'person'
                      ? seat
                      : { ...seat, sitter: { bot: fairBot(fair, edition.cast ?? []) } },
                  ),
                )
              }
            />
          )}
        </section>
        <div className="cw-setup-side">
          <TheGame listing={listing} />
          <GameSettings bundle={bundle} chosen={chosen} phrase={phrase} onChange={choose}>
            <DeckChoice game={game} chosen={edition.deck} first={firstDeck} onChoose={setDeck} />
            <SeedField seed={seed} onChange={setSeed} />
          </GameSettings>
          <p className="cw-setup-start">
            <Button type="submit" tone="main" glyph="play" label={say('start')} />
          </p>
        </div>
      </form>
    </Screen>
  );
}

/** Begins the game that was set up, and goes to its table. */
function useStart({ edition }: GameBundle, you: string) {
  const { say, shelf, notify, change, settings: mine } = useApp();
  return (settings: Chosen, seats: readonly Seat[], seed: string): void => {
    try {
      const fresh = freshGame(edition, {
        settings,
        seed: seed === '' ? randomSeed() : seed,
        sitters: seats.map(({ sitter }) => sitter),
        names: seats.map(({ name }, seat) => name.trim() || say('seat', { n: seat + 1 })),
        portraits: seats.map(({ isYou }) => (isYou ? mine.portrait : 0)),
      });
      const id = shelf.begin(fresh);
      // The name they give here is theirs from now on.
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
  readonly listing: Listing;
  readonly seats: readonly Seat[];
  readonly counts: readonly number[];
  readonly cast: readonly string[];
  /** What the rules say about this many players. */
  readonly company: string;
  onChange(seats: readonly Seat[]): void;
  onCount(count: number): void;
  onRemove(at: number): void;
}

/** The table with its chairs. One of them is lit: who sits there is asked in the middle. */
function Seats(props: SeatsProps) {
  const { listing, seats, counts, cast, company, onChange, onCount, onRemove } = props;
  const { say } = useApp();
  const [asked, setAsked] = useState(1);
  const at = Math.min(asked, seats.length - 1);
  const seat = seats[at]!;
  const chairs = counts.at(-1)!;
  return (
    <>
      <div className="cw-setup-count">
        <PlayerCount counts={counts} count={seats.length} onChange={onCount} />
        {seats.length > 1 && (
          <Button
            glyph="shuffle"
            label={say('shuffleSeats')}
            onPress={() => onChange(shuffledSeats(seats))}
          />
        )}
        {/* "2 players" beside a chosen 2 says nothing; "alone against the Dark Lord" does. */}
        {!/^\d+ \p{L}+$/u.test(company) && <p className="cw-hint">{company}</p>}
        {seats.every(({ sitter }) => sitter !== 'person') && (
          <p className="cw-hint">{say('watchBots')}</p>
        )}
      </div>
      <RoundTable
        listing={listing}
        middle={
          <SeatPicker
            key={at}
            at={at}
            sitter={seat.sitter}
            name={seat.name}
            isYou={seat.isYou ?? false}
            cast={cast}
            onChange={next => onChange(seats.with(at, { ...seat, ...next }))}
            onRemove={counts.includes(seats.length - 1) ? () => onRemove(at) : undefined}
          />
        }
      >
        {Array.from({ length: chairs }, (_, chair) => (
          <Chair
            key={chair}
            at={chair}
            seat={seats[chair]}
            style={chairAt(chair, chairs)}
            isAsked={chair === at}
            onPress={() => {
              if (chair >= seats.length) onCount(seats.length + 1);
              setAsked(Math.min(chair, seats.length));
            }}
          />
        ))}
      </RoundTable>
    </>
  );
}

interface ChairProps {
  readonly at: number;
  readonly seat: Seat | undefined;
  readonly style: CSSProperties;
  readonly isAsked: boolean;
  onPress(): void;
}

/** A chair: a press asks who sits there. */
function Chair({ at, seat, style, isAsked, onPress }: ChairProps) {
  const { say, settings } = useApp();
  if (seat === undefined)
    return (
      <li style={style}>
        <button type="button" className="cw-stool" aria-label={say('addSeat')} onClick={onPress}>
          <Glyph name="new" />
        </button>
      </li>
    );
  const { sitter, name, isYou } = seat;
  const bot = sitter === 'person' ? null : sitter.bot;
  const note = bot === null ? (isYou ? say('you') : '') : calledOf(bot, say);
  return (
    <li className="cw-seat" style={style} data-person={bot === null || undefined}>
      <button type="button" className="cw-chair" aria-pressed={isAsked} onClick={onPress}>
        <span className="ct-hidden">{say('seat', { n: at + 1 })}: </span>
        <ChairWith
          seat={at}
          name={name.trim() || `${at + 1}`}
          bot={bot}
          portrait={isYou ? settings.portrait : 0}
          note={note}
        />
      </button>
    </li>
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

/** The game says who begins; chance says who sits beside whom. */
function shuffledSeats(seats: readonly Seat[]): Seat[] {
  const left = [...seats];
  return seats.map(() => left.splice(Math.floor(Math.random() * left.length), 1)[0]!);
}
