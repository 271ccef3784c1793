import type { CardFigures, GameFigures, Profile, WinCount } from '@castellan/protocol';
import { useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Choice } from '../app/choice.tsx';
import { Face } from '../app/face.tsx';
import { percent } from '../app/percent.ts';
import { href } from '../app/router.ts';
import { useCardNames } from './card-names.ts';
import { Banners, LinePlot } from './plot.tsx';
import { gameName, Seal, seatName } from './said.tsx';
import type { PeopleKey } from './strings/text.ts';
import { useTell } from './strings/text.ts';
import { TableTile } from './table-tile.tsx';

const MOST_CARDS = 8;
const LEAST_POINTS = 3;

/** Someone's games, seats, cards and people, as charts. */
export function Figures({ person }: { readonly person: Profile }) {
  const tell = useTell();
  const { games, opponents, cards, last } = person;
  if (games.length === 0) return <p className="cw-panel cp-empty">{tell('nothing')}</p>;
  return (
    <>
      <Shares title="bySeat" counts={merged(games, 'bySeat')} />
      <Shares title="byPlayers" counts={merged(games, 'byPlayers')} />
      <Shares title="byMinutes" counts={merged(games, 'byMinutes')} />
      <div className="cp-halves">
        <ByGame games={games} />
        <Points games={games} />
        {cards.length > 0 && <Cards cards={cards} />}
        {opponents.length > 0 && <Opponents of={opponents} />}
      </div>
      <section className="cw-panel cp-wide">
        <h2>{tell('last')}</h2>
        <ul className="cp-tiles">
          {last.map(table => (
            <TableTile key={table.id} table={table} of={person.guest} />
          ))}
        </ul>
      </section>
    </>
  );
}

/** The same figures over all games. */
function merged(
  games: readonly GameFigures[],
  by: 'bySeat' | 'byPlayers' | 'byMinutes',
): WinCount[] {
  const all = Map.groupBy(
    games.flatMap(game => game[by]),
    ({ n }) => n,
  );
  const sum = (counts: readonly WinCount[], of: 'plays' | 'won'): number =>
    counts.reduce((so, one) => so + one[of], 0);
  return [...all]
    .map(([n, counts]) => ({ n, plays: sum(counts, 'plays'), won: sum(counts, 'won') }))
    .sort((a, b) => (a.n || Number.POSITIVE_INFINITY) - (b.n || Number.POSITIVE_INFINITY));
}

function Shares({
  title,
  counts,
}: {
  readonly title: PeopleKey & ('bySeat' | 'byPlayers' | 'byMinutes');
  readonly counts: readonly WinCount[];
}) {
  const tell = useTell();
  const { locale } = useApp();
  if (counts.length === 0) return null;
  const label = (n: number): string =>
    title !== 'byMinutes' ? `${n}` : n === 0 ? tell('longer') : tell('upTo', { n });
  return (
    <section className="cw-panel">
      <h2>{tell(title)}</h2>
      <Banners
        bars={counts.map(({ n, plays, won }) => ({
          label: label(n),
          share: won / plays,
          note: percent(locale, won / plays),
        }))}
      />
    </section>
  );
}

function ByGame({ games }: { readonly games: readonly GameFigures[] }) {
  const tell = useTell();
  const { locale } = useApp();
  const most = Math.max(...games.map(({ plays }) => plays));
  return (
    <section className="cw-panel">
      <h2>{tell('byGame')}</h2>
      <ul className="cp-games">
        {games.map(({ game, plays, won, alone }) => (
          <li key={game}>
            <Seal game={game} />
            <strong>{gameName(game, locale)}</strong>
            <i aria-hidden="true">
              <i style={{ width: `${(plays / most) * 100}%` }} />
              <i style={{ width: `${(won / most) * 100}%` }} />
            </i>
            <span>{tell('wonOf', { won: Math.round(won), n: plays })}</span>
            <b>{percent(locale, won / plays)}</b>
            {alone !== null && (
              <small>
                {tell('alone', {
                  won: Math.round(alone.won),
                  n: alone.plays,
                  best: alone.best ?? 0,
                  run: alone.longest,
                })}
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The points over time in one game; the most played game first. */
function Points({ games }: { readonly games: readonly GameFigures[] }) {
  const tell = useTell();
  const { locale } = useApp();
  const plotted = games.filter(({ points }) => points.length >= LEAST_POINTS);
  const [chosen, choose] = useState(plotted[0]?.game ?? '');
  const game = plotted.find(one => one.game === chosen);
  if (game === undefined) return null;
  const name = gameName(game.game, locale);
  return (
    <section className="cw-panel cp-points">
      <h2>{tell('points')}</h2>
      <Choice<string>
        legend={tell('game')}
        values={plotted.map(one => one.game)}
        labels={Object.fromEntries(plotted.map(one => [one.game, gameName(one.game, locale)]))}
        value={chosen}
        onChange={choose}
      />
      <LinePlot
        values={game.points}
        heard={`${tell('points')}, ${name}: ${game.points.join(', ')}`}
        best={tell('best')}
      />
    </section>
  );
}

/** The cards that someone took most, or won with most surely. */
function Cards({ cards: all }: { readonly cards: readonly CardFigures[] }) {
  const tell = useTell();
  const { locale } = useApp();
  const [by, sortBy] = useState<'taken' | 'best'>('taken');
  const nameOf = useCardNames(all.map(({ game }) => game));
  const cards = all.filter(card => nameOf(card) !== null);
  const most = Math.max(...cards.map(({ times }) => times));
  // A card that won one of one says little: what counts is the lower end of its interval.
  const shown = (by === 'taken' ? cards : cards.toSorted((a, b) => b.wins.low - a.wins.low)).slice(
    0,
    MOST_CARDS,
  );
  return (
    <section className="cw-panel">
      <h2>{tell('cards')}</h2>
      <Choice<'taken' | 'best'>
        legend={tell('cardsBy')}
        values={['taken', 'best']}
        labels={{ taken: tell('cardsTaken'), best: tell('cardsBest') }}
        value={by}
        onChange={sortBy}
      />
      <ol className="cp-games cp-cards">
        {shown.map(card => (
          <li key={`${card.game} ${card.kind} ${card.card}`}>
            <Seal game={card.game} size={28} />
            <strong>{nameOf(card)}</strong>
            <i aria-hidden="true">
              <i style={{ width: `${(card.times / most) * 100}%` }} />
              <i style={{ width: `${(card.times / most) * card.wins.share * 100}%` }} />
            </i>
            <span>{`${card.times} ×`}</span>
            <b>{percent(locale, card.wins.share)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Opponents({ of }: { readonly of: Profile['opponents'] }) {
  const tell = useTell();
  const { locale } = useApp();
  return (
    <section className="cw-panel">
      <h2>{tell('opponents')}</h2>
      <ul className="cp-people">
        {of.map(one => {
          const name = seatName(one, tell);
          return (
            <li key={one.guest ?? one.bot}>
              <Face name={one.name} bot={one.bot} size={36} />
              {one.guest === null ? (
                <span>{name}</span>
              ) : (
                <a href={href('people', 'of', one.guest)}>{name}</a>
              )}
              <span>{tell('wonOf', { won: Math.round(one.won), n: one.plays })}</span>
              <b>{percent(locale, one.won / one.plays)}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
