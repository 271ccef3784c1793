import type { Daily, Rung } from '@castellan/protocol';
import { dailySeed, dayBefore, dayOf } from '@castellan/protocol';
import { useEffect, useState } from 'preact/hooks';
import { tableFile } from '@castellan/room';
import { useApp } from '../app/app-context.ts';
import { Button } from '../app/button.tsx';
import { Face } from '../app/face.tsx';
import { go, href } from '../app/router.ts';
import { Screen } from '../app/screen.tsx';
import { CHARACTERS } from '../characters.ts';
import { gameBundle } from '../game-bundle.ts';
import { games } from '../games.ts';
import { freshGame } from '../seating.ts';
import type { SavedGame } from '../store/saved-game.ts';
import { daily, ladder, sendDaily } from './people-api.ts';
import { gameName, Seal } from './said.tsx';
import { useTell } from './strings/text.ts';
import { useAsked } from './use-asked.ts';

/** Each game once a day, alone, with the same cards for everyone; and which bots were beaten this week. */
export function DailyScreen() {
  const tell = useTell();
  const today = dayOf(Date.now());
  const { own, sent } = useOwn(today);
  return (
    <Screen title={tell('daily')} lead={tell('dailyLead')}>
      <ul className="cp-dailies">
        {games.map(({ id }) => (
          <DailyGame
            key={id}
            game={id}
            today={today}
            own={own.get(dailySeed(today, id))}
            sent={sent}
          />
        ))}
      </ul>
      <Ladder />
    </Screen>
  );
}

/**
 * The games of today and yesterday that lie in this browser, by their seeds. Those that are over are sent, also when they
 * were played without a server; `sent` counts them, so that the lists are asked for again.
 */
function useOwn(today: string): { own: ReadonlyMap<string, SavedGame>; sent: number } {
  const { shelf } = useApp();
  const [own, setOwn] = useState<ReadonlyMap<string, SavedGame>>(new Map());
  const [sent, setSent] = useState(0);
  useEffect(() => {
    let isHere = true;
    const look = async (): Promise<void> => {
      const { games: kept } = await shelf.list();
      // The first that was begun counts.
      const bySeed = new Map(kept.map(game => [game.save.seed, game]));
      if (!isHere) return;
      setOwn(bySeed);
      for (const day of [today, dayBefore(today)])
        for (const { id: game } of games) {
          const found = bySeed.get(dailySeed(day, game));
          if (found?.over !== true) continue;
          const file = tableFile(found.log, { events: false });
          await sendDaily({ day, game, file }).catch(() => null);
        }
      if (isHere) setSent(n => n + 1);
    };
    void look();
    return () => {
      isHere = false;
    };
  }, [shelf, today]);
  return { own, sent };
}

interface DailyGameProps {
  readonly game: string;
  readonly today: string;
  readonly own: SavedGame | undefined;
  readonly sent: number;
}

function DailyGame({ game, today, own, sent }: DailyGameProps) {
  const tell = useTell();
  const { locale, settings, shelf, notify, say } = useApp();
  const yesterday = dayBefore(today);
  const now = useAsked(`${today} ${game} ${sent}`, () => daily(today, game));
  const before = useAsked(`${yesterday} ${game} ${sent}`, () => daily(yesterday, game));
  const play = async (): Promise<void> => {
    try {
      const bundle = await gameBundle(game, locale);
      const begun = freshGame(bundle!.edition, {
        settings: { players: 1 },
        seed: dailySeed(today, game),
        sitters: ['person'],
        names: [settings.name],
        portraits: [settings.portrait],
      });
      go('table', shelf.begin(begun));
    } catch (error) {
      notify(say('cantOpen', { why: (error as Error).message }), 'bad');
    }
  };
  const name = gameName(game, locale);
  return (
    <li className="cw-panel">
      <h2>
        <Seal game={game} />
        {name}
      </h2>
      {own === undefined ? (
        <Button
          tone="main"
          label={tell('play')}
          heard={`${tell('play')}: ${name}`}
          onPress={() => void play()}
        />
      ) : (
        <Button
          label={tell(own.over ? 'again' : 'goOn')}
          heard={`${tell(own.over ? 'again' : 'goOn')}: ${name}`}
          href={href(own.over ? 'replay' : 'table', own.id)}
        />
      )}
      <Results title={tell('today')} daily={now} />
      <Results title={tell('yesterday')} daily={before} />
    </li>
  );
}

const SHOWN = 5;

function Results({
  title,
  daily: said,
}: {
  readonly title: string;
  readonly daily: Daily | Error | null;
}) {
  const tell = useTell();
  if (said === null || said instanceof Error) return null;
  const { results, isOver, day, game } = said;
  const shown = results.filter(({ isYou }, i) => i < SHOWN || isYou);
  if (shown.length === 0) return isOver ? null : <p>{tell('dailyNone')}</p>;
  return (
    <>
      <h3>{title}</h3>
      <ol className="cp-results">
        {shown.map(({ place, guest, name, portrait, points, hasWon, isYou }) => (
          <li key={guest} data-you={isYou || undefined}>
            <span>{place}</span>
            <Face name={name} portrait={portrait} size={28} />
            <span>{name}</span>
            {hasWon && <small>{tell('won')}</small>}
            {isOver && place === 1 && (
              <a href={href('watch', `${day}~${game}~${guest}`)}>{tell('again')}</a>
            )}
            <b>{points}</b>
          </li>
        ))}
      </ol>
    </>
  );
}

const RUNGS = ['page', 'greedy', 'steward', 'castellan'];

function Ladder() {
  const tell = useTell();
  const said = useAsked<readonly Rung[]>('ladder', ladder);
  const { say, locale } = useApp();
  if (said === null || said instanceof Error) return null;
  return (
    <section className="cw-panel cp-ladder">
      <h2>
        {tell('ladder')} <small>{tell('ladderHint')}</small>
      </h2>
      <ul>
        {games.map(({ id }) => (
          <li key={id}>
            <Seal game={id} />
            <span className="ct-hidden">{gameName(id, locale)}</span>
            {RUNGS.map(bot => {
              const wins = said.find(one => one.game === id && one.bot === bot)?.wins ?? 0;
              const character = CHARACTERS.find(one => one.bot === bot);
              return (
                <span key={bot} className="cp-rung" data-won={wins > 0 || undefined}>
                  <Face name={bot} bot={bot} size={36} />
                  <small>
                    {character === undefined ? bot : say(character.name)}
                    {wins > 0 && ` · ${tell('won')} ${wins} ×`}
                  </small>
                </span>
              );
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
