import { aboutIn } from '@castellan/kernel';
import type { Seeking, Waiting, Wish } from '@castellan/protocol';
import type { CSSProperties } from 'preact';
import { useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { later } from '../../app/later.tsx';
import { TableTop } from '../../app/table-top.tsx';
import { games, listingOf } from '../../games.ts';
import { useGround } from '../online-ground.tsx';
import { Chips } from './chips.tsx';
import { useFindText } from './text.ts';
import type { useSeeking } from './use-seeking.ts';

const Inlay = later(async () => (await import('../../shelf/drawn.tsx')).Inlay);

const KEY = 'castellan wish';
const FIRST: Wish = { games: ['villages'], players: [2, 3], pace: 'live', rated: false };

interface QuickProps {
  readonly at: ReturnType<typeof useSeeking>;
  readonly waiting: readonly Waiting[];
}

/** "A seat right now": what you would play, and how the wait is going. */
export function Quick({ at, waiting }: QuickProps) {
  const tell = useFindText();
  const [wish, setWish] = useState(lastWish);
  const { seeking } = at;
  const isWaiting = seeking !== null && seeking.table === null;
  const shown = seeking?.wish ?? wish;
  const change = (some: Partial<Wish>): void => {
    const next = { ...shown, ...some };
    setWish(next);
    keepWish(next);
    // What you have asked for changes with it.
    if (isWaiting && next.games.length > 0 && next.players.length > 0) void at.begin(next);
  };
  const lacks = shown.games.length === 0 || shown.players.length === 0;
  return (
    <section className="cf-quick" aria-labelledby="cf-quick">
      <h2 id="cf-quick">{tell('seatNow')}</h2>
      <p>{tell('seatNowLead')}</p>
      <GamePicks chosen={shown.games} onChange={chosen => change({ games: chosen })} />
      <Chips
        legend={tell('pace')}
        values={['live', 'turns']}
        labels={{ live: tell('live'), turns: tell('turns') }}
        chosen={[shown.pace]}
        onPress={pace => change({ pace })}
      />
      <Chips
        legend={tell('players')}
        values={counts(shown.games)}
        chosen={shown.players}
        isMany
        onPress={n => change({ players: toggled(shown.players, n) })}
      />
      <Chips
        legend={tell('rating')}
        values={['free', 'rated']}
        labels={{ free: tell('unrated'), rated: tell('rated') }}
        chosen={[shown.rated ? 'rated' : 'free']}
        onPress={one => change({ rated: one === 'rated' })}
      />
      <AsItFills wish={shown} seeking={seeking} />
      <div className="cf-wait" role="status">
        {isWaiting ? <Wait seeking={seeking} /> : <Others wish={shown} waiting={waiting} />}
      </div>
      {isWaiting ? (
        <div className="cf-acts">
          <Button label={tell('botsNow')} glyph="bot" onPress={() => void at.withBots()} />
          <Button label={tell('stop')} onPress={at.stop} />
        </div>
      ) : (
        <Button
          tone="main"
          label={tell('findSeat')}
          isOff={lacks}
          onPress={() => void at.begin(shown)}
        />
      )}
    </section>
  );
}

const toggled = <T,>(all: readonly T[], one: T): T[] =>
  all.includes(one) ? all.filter(other => other !== one) : [...all, one];

/** How many play any of these games. */
function counts(chosen: readonly string[]): number[] {
  const known = games.filter(({ id }) => chosen.length === 0 || chosen.includes(id));
  const most = Math.max(...known.map(({ about }) => about.players[1]));
  return Array.from({ length: most - 1 }, (_, i) => i + 2);
}

interface GamePicksProps {
  readonly chosen: readonly string[];
  onChange(chosen: string[]): void;
}

/** A seal for each game; any of those that are lit will do. */
function GamePicks({ chosen, onChange }: GamePicksProps) {
  const tell = useFindText();
  const { locale } = useApp();
  return (
    <fieldset className="cf-picks">
      <legend>{tell('games')}</legend>
      {games.map(({ id, about }) => (
        <button
          key={id}
          type="button"
          className="cf-seal"
          aria-pressed={chosen.includes(id)}
          aria-label={aboutIn(about, locale).name}
          title={aboutIn(about, locale).name}
          style={{ '--ground-1': about.box.from, '--ground-2': about.box.to } as CSSProperties}
          onClick={() => onChange(toggled(chosen, id))}
        >
          <Inlay id={id} />
        </button>
      ))}
    </fieldset>
  );
}

interface FillingProps {
  readonly wish: Wish;
  readonly seeking: Seeking | null;
}

/** The table as it fills: of those you would sit down at, the one that lacks fewest people. */
function AsItFills({ wish, seeking }: FillingProps) {
  const { me } = useGround();
  const nearest = seeking?.nearest ?? null;
  const others = nearest?.names.filter(name => name !== me.name) ?? [];
  const names = [me.name, ...others];
  const players = nearest?.players ?? Math.max(2, Math.min(...wish.players));
  const seats = Array.from({ length: players }, (_, i) => ({
    name: names[i] ?? null,
    portrait: i === 0 ? me.portrait : 0,
  }));
  return (
    <div className="cf-filling">
      <TableTop
        game={nearest?.game ?? wish.games[0] ?? 'villages'}
        seats={seats}
        isLit={nearest !== null}
        isRound
        face={52}
      />
    </div>
  );
}

function Wait({ seeking }: { readonly seeking: Seeking }) {
  const tell = useFindText();
  const { locale } = useApp();
  const { nearest, usual, wish } = seeking;
  const name = nearest === null ? '' : aboutIn(listingOf(nearest.game)!.about, locale).name;
  const lacking = nearest === null ? 0 : nearest.players - nearest.names.length;
  return (
    <>
      <b>{tell('lacking', { game: name, n: lacking })}</b>
      <span>
        {usual === null
          ? tell('unknownWait')
          : tell('usualWait', { n: Math.max(1, Math.round(usual.ms / 60_000)), of: usual.of })}
      </span>
      <small>{tell(wish.pace === 'live' ? 'stayHere' : 'needNotStay')}</small>
    </>
  );
}

/** How many already wait for what you would play. */
function Others({ wish, waiting }: { readonly wish: Wish; readonly waiting: readonly Waiting[] }) {
  const tell = useFindText();
  const most = waiting
    .filter(
      ({ game, players, pace, rated }) =>
        wish.games.includes(game) &&
        wish.players.includes(players) &&
        pace === wish.pace &&
        rated === wish.rated,
    )
    .reduce((sum, { count }) => Math.max(sum, count), 0);
  return <span>{tell(most === 0 ? 'nobodyWaits' : 'someWait', { n: most })}</span>;
}

function lastWish(): Wish {
  try {
    const known = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Wish> | null;
    const chosen = known?.games?.filter(id => listingOf(id) !== null) ?? [];
    return chosen.length === 0 ? FIRST : { ...FIRST, ...known, games: chosen };
  } catch {
    return FIRST;
  }
}

function keepWish(wish: Wish): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    // Where nothing is kept, one chooses again.
  }
}
