import type { Companion } from '@castellan/protocol';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Face } from '../../app/face.tsx';
import { Listbox } from '../../app/listbox.tsx';
import { Button } from '../../app/button.tsx';
import { aboutIn } from '@castellan/kernel';
import { href } from '../../app/router.ts';
import { games } from '../../games.ts';
import { ago } from '../../strings/text.ts';
import { useTrouble } from '../use-trouble.ts';
import { companions, favour } from './find-api.ts';
import { useFindText } from './text.ts';

/** Whom you have played with: to play with them again, and to find those you like to play with. */
export function Companions() {
  const tell = useFindText();
  const { locale, say } = useApp();
  const trouble = useTrouble();
  const [known, setKnown] = useState<readonly Companion[]>([]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [game, setGame] = useState('villages');
  useEffect(() => {
    let isHere = true;
    companions().then(
      seen => isHere && setKnown(seen),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, []);
  if (known.length === 0) return null;
  const like = ({ guest, isFavourite }: Companion): void => {
    favour(guest, !isFavourite).then(
      () =>
        setKnown(all =>
          all.map(one => (one.guest === guest ? { ...one, isFavourite: !isFavourite } : one)),
        ),
      trouble,
    );
  };
  return (
    <section aria-labelledby="cf-again">
      <header className="cf-head">
        <h2 id="cf-again">{tell('playAgainWith')}</h2>
      </header>
      <ul className="cf-people">
        {known.map(one => (
          <li key={one.guest}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(one.guest)}
                onChange={({ currentTarget: { checked } }) =>
                  setChosen(all =>
                    checked ? [...all, one.guest] : all.filter(guest => guest !== one.guest),
                  )
                }
              />
              <Face name={one.name} portrait={one.portrait} size={44} />
              <span>
                <b>{one.name}</b>
                <small>
                  {tell('playedLast', { ago: ago(locale, one.at, Date.now()) ?? say('justNow') })}
                </small>
              </span>
            </label>
            <button
              type="button"
              className="cf-star"
              aria-pressed={one.isFavourite}
              aria-label={tell('favourite', { name: one.name })}
              title={tell('favourite', { name: one.name })}
              onClick={() => like(one)}
            >
              {one.isFavourite ? '★' : '☆'}
            </button>
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <div className="cf-invite">
          <Listbox
            label={tell('games')}
            isLabelHidden
            options={games.map(({ id, about }) => ({
              value: id,
              label: aboutIn(about, locale).name,
            }))}
            value={game}
            onChange={setGame}
          />
          <Button
            label={tell('inviteThem', { n: chosen.length })}
            href={href('friends', 'new', game, chosen.join('.'))}
          />
        </div>
      )}
    </section>
  );
}
