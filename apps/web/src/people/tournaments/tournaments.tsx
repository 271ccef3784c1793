import type { TournamentSummary } from '@castellan/protocol';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { href } from '../../app/router.ts';
import { Screen } from '../../app/screen.tsx';
import { Loading } from '../../app/waiting.tsx';
import { account } from '../../online/account/account-api.ts';
import { gameName, Seal, Unsaid } from '../said.tsx';
import { useTell } from '../strings/text.ts';
import { OpenTournament } from './open-tournament.tsx';
import { Tournament } from './tournament.tsx';
import { tournaments } from './tournament-api.ts';
import { factsOf, whenOf } from './in-words.ts';
import { useTournamentText } from './text.ts';
import { useLive } from './use-live.ts';
import './tournaments.css';

/** `#/people/tournaments`: all of them; `#/people/tournaments/<id>`: one. */
export function Tournaments({ id }: { readonly id: string }) {
  return id === '' ? <AllTournaments /> : <Tournament key={id} id={id} />;
}

function AllTournaments() {
  const tell = useTournamentText();
  const tellPeople = useTell();
  const { said } = useLive('tournaments', tournaments);
  const [isOpening, setIsOpening] = useState(false);
  return (
    <Screen title={tell('title')} lead={tell('lead')}>
      {isOpening ? (
        <OpenTournament onClose={() => setIsOpening(false)} />
      ) : (
        <WhoOpens onOpen={() => setIsOpening(true)} />
      )}
      {said === null ? (
        <Loading />
      ) : said instanceof Error ? (
        <Unsaid why={said} tell={tellPeople} />
      ) : said.length === 0 ? (
        <p className="cw-panel cp-empty">{tell('none')}</p>
      ) : (
        <ul className="ctn-list">
          {said.map(one => (
            <Card key={one.id} tournament={one} />
          ))}
        </ul>
      )}
    </Screen>
  );
}

/** Those with an account open one; others are told how to get there. */
function WhoOpens({ onOpen }: { onOpen(): void }) {
  const tell = useTournamentText();
  const [mayOpen, setMayOpen] = useState<boolean | null>(null);
  useEffect(() => {
    let isHere = true;
    account().then(
      found => isHere && setMayOpen(found !== null),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, []);
  if (mayOpen === null) return null;
  return (
    <div className="ctn-open">
      {mayOpen ? (
        <Button tone="main" glyph="new" label={tell('open')} onPress={onOpen} />
      ) : (
        <>
          <p>{tell('openHint')}</p>
          <Button label={tell('keep')} href={href('friends', 'account')} />
        </>
      )}
    </div>
  );
}

function Card({ tournament: one }: { readonly tournament: TournamentSummary }) {
  const tell = useTournamentText();
  const { locale } = useApp();
  const name = gameName(one.game, locale);
  const who = one.host === '' ? tell('formerHost') : tell('by', { name: one.host });
  const people =
    one.phase === 'gathering' && one.wanted !== null
      ? tell('ofWanted', { n: one.entrants, of: one.wanted })
      : tell('players', { n: one.entrants });
  return (
    <li className="cw-panel ctn-card" data-in={one.isIn || undefined} data-phase={one.phase}>
      <Seal game={one.game} size={64} />
      <div className="ctn-words">
        <h2>
          {name} <small>{who}</small>
        </h2>
        <p>{factsOf(one, tell)}</p>
        <p>
          <b>{whenOf(one, tell, locale)}</b>
          <span>{people}</span>
          {one.isIn && one.phase !== 'over' && <em>{tell('you')}</em>}
        </p>
      </div>
      <Button
        label={tell('look')}
        heard={tell('lookAt', { game: name, who })}
        href={href('people', 'tournaments', one.id)}
      />
    </li>
  );
}
