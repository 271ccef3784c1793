import type { Look, Profile } from '@castellan/protocol';
import { LOOKS } from '@castellan/protocol';
import { useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Choice } from '../app/choice.tsx';
import { Face } from '../app/face.tsx';
import { percent } from '../app/percent.ts';
import { Screen } from '../app/screen.tsx';
import { Loading } from '../app/waiting.tsx';
import { TroubleButton } from '../fair/trouble-button.tsx';
import { useGround } from '../online/online-ground.tsx';
import { useTrouble } from '../online/use-trouble.ts';
import { Figures } from './figures.tsx';
import { profile, setLook } from './people-api.ts';
import { LinePlot } from './plot.tsx';
import { gameName, lastedText, Seal, Unsaid } from './said.tsx';
import { useTell } from './strings/text.ts';
import { useAsked } from './use-asked.ts';

/** What someone has played; null: the person here. */
export function ProfileScreen({ guest }: { readonly guest: string | null }) {
  const { me } = useGround();
  const tell = useTell();
  const of = guest ?? me.guest;
  const said = useAsked(of, () => profile(of));
  if (said === null) return <Loading />;
  if (said instanceof Error)
    return (
      <Screen title={tell('you')} isTitleHidden>
        <Unsaid why={said} tell={tell} />
      </Screen>
    );
  return (
    <Screen title={said.name} isTitleHidden>
      <div className="cp-profile">
        <Banner person={said} />
        <RatingPanel person={said} />
        <Figures person={said} />
        {said.look !== null && <LookChoice first={said.look} />}
      </div>
    </Screen>
  );
}

/** Who it is, in figures, on a banner. */
function Banner({ person }: { readonly person: Profile }) {
  const tell = useTell();
  const { locale } = useApp();
  const { name, portrait, plays, won, streak, lasted, met, ratings, games } = person;
  // A first guess may be far off: what is known better comes first.
  const [best] = ratings.toSorted(
    (a, b) => Number(a.isProvisional) - Number(b.isProvisional) || b.points - a.points,
  );
  const wonIn = games.filter(one => one.won > 0);
  const figures: readonly (readonly [string, string | number])[] = [
    [tell('plays'), plays],
    [tell('won'), plays === 0 ? '–' : percent(locale, won / plays)],
    [tell('streak'), streak],
    [tell('time'), plays === 0 ? '–' : lastedText(lasted, tell)],
    [tell('met'), met],
  ];
  return (
    <section className="cp-banner" aria-label={name}>
      <Face name={name} portrait={portrait} size={104} />
      {!person.isYou && <TroubleButton guest={person.guest} name={name} />}
      <h2>{name}</h2>
      {best !== undefined && (
        <p className="cp-rating">
          <b>{best.points}</b>
          <span>
            {gameName(best.game, locale)} ·{' '}
            {best.place === null
              ? tell('provisional')
              : tell('placeOf', { n: best.place, of: best.of })}
          </span>
        </p>
      )}
      <dl>
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {wonIn.length > 0 && (
        <p className="cp-seals">
          <span className="ct-hidden">
            {`${tell('won')}: ${wonIn.map(({ game }) => gameName(game, locale)).join(', ')}`}
          </span>
          {wonIn.map(({ game }) => (
            <Seal key={game} game={game} />
          ))}
        </p>
      )}
    </section>
  );
}

/** How the rating in a game went, on green cloth. */
function RatingPanel({ person: { ratings, line } }: { readonly person: Profile }) {
  const tell = useTell();
  const { locale } = useApp();
  const [game, setGame] = useState(ratings[0]?.game ?? '');
  const shown = ratings.find(one => one.game === game);
  const own = line.filter(one => one.game === game);
  const day = (at: number): string =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(at);
  return (
    <section className="cp-cloth">
      <h2>{tell('rating')}</h2>
      {ratings.length > 1 && (
        <div className="cp-seal-row" role="group" aria-label={tell('game')}>
          {ratings.map(one => (
            <button
              key={one.game}
              type="button"
              aria-label={gameName(one.game, locale)}
              aria-pressed={one.game === game}
              onClick={() => setGame(one.game)}
            >
              <Seal game={one.game} size={44} />
            </button>
          ))}
        </div>
      )}
      {shown === undefined ? (
        <p>{tell('noRating')}</p>
      ) : (
        <>
          <LinePlot
            values={[1500, ...own.map(({ points }) => points)]}
            heard={`${tell('rating')}, ${gameName(game, locale)}: ${shown.points}; ${tell('best')}: ${shown.best}`}
            best={tell('best')}
            ends={own.length === 0 ? ['', ''] : [day(own[0]!.at), day(own.at(-1)!.at)]}
          />
          <p className="cp-cloth-foot">
            <b>{shown.points}</b> {gameName(game, locale)} · {tell('plays')} {shown.games}
            {shown.isProvisional && ` · ${tell('provisional')}`}
          </p>
        </>
      )}
    </section>
  );
}

const LOOK_TEXTS = {
  everyone: 'lookEveryone',
  met: 'lookMet',
  nobody: 'lookNobody',
} as const;

function LookChoice({ first }: { readonly first: Look }) {
  const tell = useTell();
  const trouble = useTrouble();
  const [look, choose] = useState(first);
  const change = (to: Look): void => {
    const before = look;
    choose(to);
    setLook(to).catch((error: Error) => {
      choose(before);
      trouble(error);
    });
  };
  return (
    <section className="cw-panel cp-look">
      <Choice
        legend={tell('lookWho')}
        values={LOOKS}
        labels={{
          everyone: tell(LOOK_TEXTS.everyone),
          met: tell(LOOK_TEXTS.met),
          nobody: tell(LOOK_TEXTS.nobody),
        }}
        value={look}
        about={look === 'nobody' ? tell('lookNobodyHint') : undefined}
        onChange={change}
      />
    </section>
  );
}
